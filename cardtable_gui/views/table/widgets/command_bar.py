"""The bar below the table: headline, prompt, live numbers and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.focus.hide_keeping_focus import hide_keeping_focus
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.theme import LIGHT, Radius, Theme, Type, blended, with_alpha
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.kit.text.fitted_text import width_of, write
from cardtable_gui.views.kit.text.phrases import spoken
from cardtable_gui.views.kit.text.plain_text import button_text, set_tip
from cardtable_gui.views.table.state import misclick_guard
from cardtable_gui.views.table.state.input_mode import LAST
from cardtable_gui.views.table.state.misclick_guard import Fresh
from cardtable_gui.views.table.widgets.word_links import WordLinks

_CENTRE = Qt.AlignmentFlag.AlignCenter

_LEAST_TEXTS = 0.25
"""The share of the bar's width that its texts keep at least."""
_EDGE = 2.0
"""Width of a button's border: on whole pixels a narrower one is blended with what is around it."""


@dataclass(frozen=True, slots=True)
class ButtonFace:
    """The content of a button.

    `blocked`: why it is disabled; empty if it is enabled. `deed`: what pressing it does, if the label leaves that open.
    `aside`: it comes and goes beside the others.
    """

    id: str
    label: str
    key: str
    primary: bool = False
    blocked: str = ""
    deed: str = ""
    aside: bool = False


@dataclass(frozen=True, slots=True)
class MeterFace:
    """A live number with its title."""

    title: str
    value: int
    fits: bool


@dataclass(frozen=True, slots=True)
class TrackFace:
    """A track of numbered fields. `at`: the current field; fields behind `end` are not reached."""

    steps: int
    at: int
    end: int


class CommandButton(QAbstractButton):
    """A button with its key. A disabled one stays focusable and explains why on hover, focus or press."""

    accessible_interface = accessible.Command

    triggered = Signal(str)
    """The enabled button was pressed; carries its id."""
    asked_why = Signal(str)
    """The disabled button was pressed, or got the focus by Tab; carries its id."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self.clicked.connect(self._trigger)
        self.face = ButtonFace("", "", "")
        self.fresh = Fresh(clock)
        """The time of the last change of meaning."""
        self._progress = 0.0
        self._pressed = ""
        self._theme = LIGHT
        self._percent = 100
        # The table's own Tab order contains it, not the window's.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_face(self, face: ButtonFace, theme: Theme, percent: int) -> None:
        """Show this content."""
        if (face, theme, percent) == (self.face, self._theme, self._percent):
            return
        if face.id != self.face.id:
            self.renew()
        self.face, self._theme, self._percent = face, theme, percent
        self.setText(button_text(face.label))
        self.setAccessibleName(spoken(face.label))
        self.setAccessibleDescription(spoken(face.blocked or face.deed))
        set_tip(self, face.blocked)
        self.setCursor(Qt.CursorShape.ForbiddenCursor if face.blocked else Qt.CursorShape.PointingHandCursor)
        self.update()

    def renew(self) -> None:
        """Ignore a press that has begun, and the next moment's presses: the button means something else now."""
        self.fresh.renew()
        self._pressed = ""
        self.setDown(False)

    def show_progress(self, share: float) -> None:
        """Show how much of the time has passed until it presses itself; 0: it doesn't."""
        if share != self._progress:
            self._progress = share
            self.update()

    def wanted_width(self) -> float:
        """The width at which label and key are not shortened."""
        em = Type.BODY.px(self._percent)
        return width_of(self.face.label, em, bold=True) + self._key_width() + 1.9 * em

    def sizeHint(self) -> QSize:
        return QSize(round(self.wanted_width()), round(2.6 * Type.BODY.px(self._percent)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, face = self._theme, self.face
        body = QRectF(self.rect()).adjusted(4, 4, -4, -5)
        radius = min(float(Radius.PANEL), body.height() / 3)
        strong = face.primary and not face.blocked
        ground = theme.accent if strong else theme.panel
        if face.blocked:
            ground = theme.panel_deep
        elif self.isDown():
            ground = blended(ground, theme.ink, 0.16)
        elif self.underMouse():
            ground = blended(ground, theme.glow, 0.2)
        if not face.blocked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(with_alpha(theme.shadow, 46))
            painter.drawRoundedRect(body.translated(0, 1.8), radius, radius)
        painter.setBrush(ground)
        painter.setPen(QPen(ground if strong else theme.control_edge, _EDGE, self._edge_style()))
        painter.drawRoundedRect(body, radius, radius)
        if self._progress:
            self._paint_progress(painter, body, radius, theme.on_accent if strong else theme.accent)
        if self.hasFocus():
            focus_ring.paint_around(painter, theme, body, radius)
        self._paint_label(painter, body)
        painter.end()

    def _paint_progress(self, painter: QPainter, body: QRectF, radius: float, colour: QColor) -> None:
        """Fill the button from the left, under its label, with a line at its lower edge."""
        whole = QPainterPath()
        whole.addRoundedRect(body, radius, radius)
        wide = body.width() * self._progress
        painter.save()
        painter.setClipPath(whole)
        painter.fillRect(QRectF(body.left(), body.top(), wide, body.height()), with_alpha(colour, 46))
        painter.fillRect(QRectF(body.left(), body.bottom() - 3, wide, 3), colour)
        painter.restore()

    def _edge_style(self) -> Qt.PenStyle:
        return Qt.PenStyle.DashLine if self.face.blocked else Qt.PenStyle.SolidLine

    def _paint_label(self, painter: QPainter, body: QRectF) -> None:
        theme, face = self._theme, self.face
        em = Type.BODY.px(self._percent)
        colour = theme.ink_soft if face.blocked else (theme.on_accent if face.primary else theme.ink)
        room = body.adjusted(0.55 * em, 0, -0.55 * em, 0)
        if face.key:
            wide = self._key_width()
            chip = QRectF(room.right() - wide + 0.35 * em, 0, wide - 0.35 * em, 1.36 * em)
            chip.moveTop(body.center().y() - chip.height() / 2)
            painter.setBrush(with_alpha(colour, 30))
            painter.setPen(QPen(with_alpha(colour, 150), 1))
            painter.drawRoundedRect(chip, Radius.CHIP, Radius.CHIP)
            write(painter, chip, key_text(face.key), Type.CAPTION.px(self._percent), colour, align=_CENTRE)
            room.setRight(chip.left() - 0.25 * em)
        write(painter, room, face.label, em, colour, bold=True, wrap=True, align=_CENTRE)

    def _key_width(self) -> float:
        em = Type.BODY.px(self._percent)
        if not self.face.key:
            return 0.0
        return max(1.4 * em, width_of(key_text(self.face.key), Type.CAPTION.px(self._percent)) + 0.7 * em) + 0.35 * em

    def mousePressEvent(self, event: QMouseEvent) -> None:
        LAST.by_keys = False
        if self.fresh.within(misclick_guard.PRESS_MS):
            event.accept()
            return
        self._pressed = self.face.id
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed != self.face.id:
            self.setDown(False)
        self._pressed = ""
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        LAST.by_keys = True
        event.ignore()

    def _trigger(self) -> None:
        (self.asked_why if self.face.blocked else self.triggered).emit(self.face.id)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_keyboard = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        if self.face.blocked and by_keyboard:
            self.asked_why.emit(self.face.id)


def key_text(key: str) -> str:
    """A key as text on a button."""
    return {"Return": "⏎", "Escape": "Esc"}.get(key) or keymap.label(key)


class CommandBar(QWidget):
    """Arranges its texts and buttons in the available width; its height is set by the layout."""

    accessible_interface = accessible.Group

    pressed = Signal(str)
    """An enabled button was pressed; carries its id."""
    asked_why = Signal(str)

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._clock = clock
        self.word_links = WordLinks(self)
        """The explained words of the prompt."""
        self.setMouseTracking(True)
        self._theme = LIGHT
        self._percent = 100
        self._left = False
        """Whether the buttons are at the left."""
        self._headline = ""
        self._prompt = ""
        self._loud = False
        self._ringed = False
        self._meters: tuple[MeterFace, ...] = ()
        self._elsewhere = False
        self._track: TrackFace | None = None
        self._buttons: list[CommandButton] = []
        self._texts = QRectF()
        self._first_line = (0.0, 0.0)
        """From where to where headline and live numbers may reach: the bar's ends, or the upper row of buttons."""

    @property
    def buttons(self) -> tuple[CommandButton, ...]:
        """The visible buttons, from left to right; last those that stand aside, between the others and the texts."""
        return tuple(button for button in self._buttons if not button.isHidden())

    @property
    def faces(self) -> tuple[ButtonFace, ...]:
        """What the visible buttons show."""
        return tuple(button.face for button in self.buttons)

    @property
    def prompt(self) -> str:
        """The prompt."""
        return self._prompt

    @property
    def meters(self) -> tuple[MeterFace, ...]:
        """The live numbers."""
        return self._meters

    @property
    def _painted(self) -> tuple[MeterFace, ...]:
        """The live numbers that are painted here."""
        return () if self._elsewhere else self._meters

    @property
    def texts(self) -> QRectF:
        """The area of headline, prompt and live numbers beside the buttons, in the bar's coordinates."""
        return QRectF(self._texts)

    @property
    def track(self) -> TrackFace | None:
        """The track."""
        return self._track

    def apply_look(self, theme: Theme, percent: int, *, left: bool = False) -> None:
        """Apply theme and text size. `left`: the buttons are at the left."""
        self._theme, self._percent, self._left = theme, percent, left
        for button in self._buttons:
            button.show_face(button.face, theme, percent)
        self._place()

    def show_texts(
        self,
        headline: str,
        prompt: str,
        *,
        loud: bool,
        meters: Sequence[MeterFace] = (),
        elsewhere: bool = False,
        track: TrackFace | None = None,
    ) -> None:
        """Show headline and prompt; `loud`: it is the player's turn; `elsewhere`: the live numbers are on the table."""
        new = (headline, prompt, loud, tuple(meters), elsewhere, track)
        if new != (self._headline, self._prompt, self._loud, self._meters, self._elsewhere, self._track):
            self._headline, self._prompt, self._loud, self._meters, self._elsewhere, self._track = new
            self.setAccessibleName(prompt)
            self.setAccessibleDescription(headline)
            self._place()

    def show_buttons(self, faces: Sequence[ButtonFace]) -> None:
        """Show these buttons. Existing ones stay the same objects, so that focus and presses survive."""
        while len(self._buttons) < len(faces):
            button = CommandButton(self._clock, self)
            button.triggered.connect(self.pressed)
            button.asked_why.connect(self.asked_why)
            self._buttons.append(button)
        kept = [[face.id for face in shown if not face.aside] for shown in (faces, self.faces)]
        if kept[0] != kept[1]:
            for button in self._buttons:
                button.renew()
        for button, face in zip(self._buttons, faces, strict=False):
            button.show_face(face, self._theme, self._percent)
            button.setVisible(True)
        for button in self._buttons[len(faces) :]:
            hide_keeping_focus(button)
        self._place()

    def show_progress(self, command: str | None, share: float) -> None:
        """Show on the button of a command how soon it presses itself, and on no other; None: on none."""
        for button in self._buttons:
            button.show_progress(share if button.face.id == command else 0.0)

    def show_ring(self, on: bool) -> None:
        """Show whether the table as a whole has the keyboard focus."""
        if on != self._ringed:
            self._ringed = on
            self.update()

    def button(self, command: str) -> CommandButton | None:
        """The button of a command."""
        return next((button for button in self.buttons if button.face.id == command), None)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._place()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.word_links.at(event.position()) is None:
            self.unsetCursor()
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(self.word_links.press(event.position()))

    def _place(self) -> None:
        """Place the buttons at one side, in two rows if necessary, and the texts in the remaining room.

        A single row leaves the room above it to headline and live numbers. Buttons that stand aside take some of the
        texts' room: the others keep their places.
        """
        em = Type.BODY.px(self._percent)
        shown = [button for button in self.buttons if not button.face.aside]
        room = QRectF(self.rect()).adjusted(0.9 * em, 0.35 * em, -0.7 * em, -0.35 * em)
        most = room.width() * (0.62 if shown else 0.0)
        gap = 0.3 * em
        widths = [button.wanted_width() for button in shown]
        rows = 1 if sum(widths) + gap * (len(widths) - 1) <= most else 2
        below = self._first_line_height() if rows == 1 else 0.0
        high = min(2.9 * em, (room.height() - below) / rows)
        lines = _split(widths, rows, gap)
        taken = 0.0
        top = upper = max(room.top() + below, room.center().y() - high * len(lines) / 2)
        reach = -gap
        """How far the buttons of the upper row reach from their side."""
        for line in lines:
            natural = sum(widths[number] for number in line) + gap * (len(line) - 1)
            scale = min(1.0, (most - gap * (len(line) - 1)) / max(1.0, natural - gap * (len(line) - 1)))
            long = min(natural, most)
            taken = max(taken, long)
            left = room.left() if self._left else room.right() - long
            if line is lines[0]:
                reach = long
            for number in line:
                wide = widths[number] * scale
                shown[number].setGeometry(QRectF(left, top, wide, high).toRect())
                left += wide + gap
            top += high
        for button in reversed([button for button in self.buttons if button.face.aside]):
            wide = min(button.wanted_width(), max(0.0, (1 - _LEAST_TEXTS) * room.width() - reach - gap))
            start = room.left() + reach + gap if self._left else room.right() - reach - gap - wide
            button.setGeometry(QRectF(start, upper, wide, high).toRect())
            reach += wide + gap
            taken = max(taken, reach)
        upper_line = room if rows == 1 else self._beside(room, reach + em)
        self._first_line = (upper_line.left(), upper_line.right())
        self._texts = self._beside(room, taken + em) if taken else room
        self.update()

    def _beside(self, room: QRectF, taken: float) -> QRectF:
        """What buttons leave that take so much of the room at their side."""
        return room.adjusted(taken, 0, 0, 0) if self._left else room.adjusted(0, 0, -taken, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        painter.fillRect(self.rect(), theme.panel_deep)
        painter.fillRect(QRectF(0, 0, self.width(), 1), theme.panel_edge)
        if self._loud:
            painter.fillRect(QRectF(0, 0, self.width(), 3), theme.glow)
        em = Type.BODY.px(self._percent)
        caption = Type.CAPTION.px(self._percent)
        first = QRectF(self._texts.left(), self._texts.top(), self._texts.width(), self._first_line_height())
        wanted = self._first_line_width()
        if self._left:
            first.setLeft(max(self._first_line[0], min(first.left(), first.right() - wanted)))
        else:
            first.setRight(min(self._first_line[1], max(first.right(), first.left() + wanted)))
        first.setRight(self._paint_meters(painter, first))
        self._paint_headline(painter, first, caption)
        rest = QRectF(self._texts)
        rest.setTop(first.bottom())
        fitted = write(painter, rest, self._prompt, em, theme.ink, bold=self._loud, wrap=True)
        self.word_links.paint(painter, fitted, rest, theme.ink_soft, bold=self._loud)
        if self._ringed:
            focus_ring.paint_inside(painter, theme, QRectF(self.rect()).adjusted(1, 1, -1, -1), Radius.CHIP)
        painter.end()

    def _first_line_height(self) -> float:
        return 1.5 * Type.CAPTION.px(self._percent)

    def _first_line_width(self) -> float:
        """The width at which neither headline nor live numbers are shortened, and there is room for the track."""
        px = Type.CAPTION.px(self._percent)
        meters = sum(self._meter_width(meter) + 0.4 * px for meter in self._painted)
        return width_of(self._headline, px) + self._track_width() + meters

    def _track_width(self) -> float:
        """The width of the track, with what is between it and the headline."""
        px = Type.CAPTION.px(self._percent)
        return 0.0 if self._track is None else px + self._track.steps * (self._first_line_height() + 0.22 * px)

    def _meter_width(self, meter: MeterFace) -> float:
        px = Type.CAPTION.px(self._percent)
        return width_of(_meter_text(meter), px, bold=True) + 1.1 * px

    def _paint_headline(self, painter: QPainter, row: QRectF, px: int) -> None:
        """Paint the headline and the track; only the text if there is no room for both."""
        words, wide = width_of(self._headline, px), self._track_width()
        if self._track is not None and words + wide <= row.width():
            room = QRectF(row.left() + words + px, row.top(), wide - px, row.height())
            paint_track(painter, room, self._track, self._theme, px)
        write(painter, row, self._headline, px, self._theme.ink_soft)

    def _paint_meters(self, painter: QPainter, row: QRectF) -> float:
        """Paint the live numbers at the right end of the first line, with a tick or cross for whether they fit."""
        theme = self._theme
        px = Type.CAPTION.px(self._percent)
        right = row.right()
        for meter in reversed(self._painted):
            wide = min(self._meter_width(meter), row.width() / max(1, len(self._painted)))
            chip = QRectF(right - wide, row.top(), wide, row.height())
            colour = theme.good if meter.fits else theme.bad
            painter.setPen(QPen(colour, 1.4))
            painter.setBrush(theme.panel)
            painter.drawRoundedRect(chip.adjusted(1, 1, -1, -1), chip.height() / 2, chip.height() / 2)
            write(
                painter,
                chip.adjusted(0.4 * px, 0, -0.4 * px, 0),
                _meter_text(meter),
                px,
                colour,
                bold=True,
                align=_CENTRE,
            )
            right = chip.left() - 0.4 * px
        return right


def number_text(meter: MeterFace) -> str:
    """A live number as it is written."""
    return str(meter.value).replace("-", "−")


def _meter_text(meter: MeterFace) -> str:
    return f"{meter.title} {number_text(meter)} {'✓' if meter.fits else '✗'}"


def paint_track(painter: QPainter, room: QRectF, track: TrackFace, theme: Theme, px: int) -> None:
    """Paint numbered discs: filled for past fields, bright for the current one, crossed out if not reached."""
    stride = room.width() / track.steps
    size = min(room.height(), stride * 0.9)
    for step in range(1, track.steps + 1):
        disc = QRectF(room.left() + (step - 1) * stride, room.center().y() - size / 2, size, size)
        disc.adjust(1, 1, -1, -1)
        now, gone, cut = step == track.at, step < track.at, step > track.end
        ground = theme.glow if now else with_alpha(theme.ink, 70) if gone else theme.panel
        painter.setPen(QPen(theme.ink if now else theme.panel_edge, 1.6 if now else 1.0))
        painter.setBrush(with_alpha(theme.panel, 0) if cut else ground)
        painter.drawEllipse(disc)
        ink = theme.on_glow if now else theme.ink_soft if cut else theme.ink
        write(painter, disc, str(step), round(px * 0.86), ink, bold=now, align=_CENTRE)
        if cut:
            painter.setPen(QPen(theme.bad, 1.4))
            painter.drawLine(disc.bottomLeft(), disc.topRight())


def _split(widths: Sequence[float], rows: int, gap: float) -> list[list[int]]:
    """The buttons of each row: all in one, or about half the width in each of two."""
    numbers = list(range(len(widths)))
    if rows == 1 or len(widths) < 2:
        return [numbers] if numbers else []
    cut = min(
        range(1, len(widths)),
        key=lambda at: max(sum(widths[:at]) + gap * (at - 1), sum(widths[at:]) + gap * (len(widths) - at - 1)),
    )
    return [numbers[:cut], numbers[cut:]]
