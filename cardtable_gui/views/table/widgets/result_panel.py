"""The panel at the end of a deal and of the match: what decided it, each seat's score with its reasons, what is next.

What it says and looks like stands in `result_rows`; here is where that lies, how it's scrolled, and the buttons.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.i18n import text
from cardtable_gui.models.scores import ScoresModel
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.controls.touch_scroll import TouchScroll
from cardtable_gui.views.kit.focus.hide_keeping_focus import FloatingWidget
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.theme import LIGHT, Radius, Theme, Type
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.table.state import misclick_guard
from cardtable_gui.views.table.state.misclick_guard import Fresh
from cardtable_gui.views.table.state.result_summary import Achieved, Mood, Result
from cardtable_gui.views.table.widgets.cached_widget import CachedWidget
from cardtable_gui.views.table.widgets.command_bar import ButtonFace, CommandButton
from cardtable_gui.views.table.widgets.confetti import Confetti
from cardtable_gui.views.table.widgets.result_rows import ResultRows
from cardtable_gui.views.table.widgets.rows import Row, height_of, paint_all, spoken

CONTINUE, AGAIN, NEW, WATCH, REVIEW, START = "continue", "again", "new", "watch", "review", "start"
SHARE = "share"
_BUTTONS = {keymap.WATCH: WATCH, keymap.REVIEW: REVIEW, keymap.NEW: NEW, keymap.START: START, keymap.SHARE: SHARE}
_STEPS = {keymap.LEFT: -1, keymap.RIGHT: 1}
_OVER = 2.4
"""At the end of a match keys are ignored longer by this factor than at the end of a deal."""
_LARGE, _SMALL = 1.16, 0.92
"""The size of the buttons that most people want next, and of the others, by the text size."""
_BETWEEN = 0.4
"""Space between two buttons, in units of body text."""
_SIZES = (1.6, 1.3, 1.0, 0.8, 0.6, 0.4, 0.2, 0.0, -0.3)
"""Of the pictures, in the order in which they're tried; those above 1 at the end of a match.

Below 0 they're smaller than anybody likes, but all is in sight.
"""
_WIDE = 64.0
"""The width of the sheet where the window has room for it, in units of body text."""
_MARGIN = 0.6
"""What stays free around the sheet at least, in units of body text."""


class ResultSheet(CachedWidget):
    """All rows of a result, one below the other."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: Sequence[Row] = ()

    def show_rows(self, rows: Sequence[Row], width: int) -> None:
        """Show these rows, made for this width."""
        self._rows = rows
        self.setFixedSize(width, round(height_of(rows, width)))
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        paint_all(painter, self._rows, QRectF(self.rect()))


class _Page(QScrollArea):
    """Scrolls the rows if there's no room for all of them; the buttons below stay where they are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sheet = ResultSheet(self)
        self.setWidget(self.sheet)
        self.sheet.setAutoFillBackground(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for each in (self, self.viewport()):
            each.setAutoFillBackground(False)
        TouchScroll(self)

    def show_bar(self, *, on: bool) -> None:
        """Show the scroll bar, or none: at once, not when Qt lays it out."""
        policies = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policies.ScrollBarAlwaysOn if on else policies.ScrollBarAlwaysOff)

    def press(self, key: int, step: int) -> bool:
        """Handle a key; return whether it scrolled."""
        bar = self.verticalScrollBar()
        before, page = bar.value(), max(step, self.viewport().height() - step)
        moves = {
            Qt.Key.Key_Up: before - step,
            Qt.Key.Key_Down: before + step,
            Qt.Key.Key_PageUp: before - page,
            Qt.Key.Key_PageDown: before + page,
            Qt.Key.Key_Home: bar.minimum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        if key not in moves:
            return False
        bar.setValue(moves[Qt.Key(key)])
        return bar.value() != before


def _round_top(area: QRect) -> QRegion:
    """The area with the sheet's round corners at the top, which the scroll bar would cover."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(area).adjusted(0, 0, 0, Radius.SHEET), Radius.SHEET, Radius.SHEET)
    return QRegion(path.toFillPolygon().toPolygon()) & QRegion(area)


class ResultPanel(FloatingWidget):
    """Covers the table until a button is pressed."""

    accessible_interface = accessible.ModalSheet

    pressed = Signal(str)
    """One of `CONTINUE`, `AGAIN`, `NEW`, `WATCH`, `REVIEW`, `START`; the panel closes. `SHARE` leaves it open."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._clock = clock
        self._theme = LIGHT
        self._percent = 100
        self._result: Result | None = None
        self._scores = ScoresModel(self)
        self._buttons: list[CommandButton] = []
        self._large: Sequence[str] = ()
        self._opened, self._pressed = Fresh(clock), Fresh(clock)
        self.page = _Page(self)
        """The rows of the result; it scrolls as a whole."""
        self._sheet = QRectF()
        self._placed = False
        """Whether all that is told was laid out."""
        self._confetti = Confetti(clock, self)
        self.keys = Keymap()
        """The key bindings; the defaults at first."""
        self.hide()

    @property
    def result(self) -> Result | None:
        """The result that is shown; None while the panel is closed."""
        return None if self.isHidden() else self._result

    @property
    def buttons(self) -> tuple[CommandButton, ...]:
        """The buttons, from left to right; the main one is the last."""
        return tuple(button for button in self._buttons if not button.isHidden())

    def tell(self, result: Result, theme: Theme, percent: int) -> None:
        """Open with this result."""
        self._result, self._theme, self._percent = result, theme, percent
        self._opened.renew()
        self._say()
        for button in self._buttons:
            button.renew()
        self._placed = False
        self.show()
        self.raise_()
        if not self._placed:
            self._place()
        self.page.verticalScrollBar().setValue(0)
        self.buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def add(self, achieved: Achieved) -> bool:
        """Add what was achieved by the match whose end is shown; return whether one is."""
        if self.result is None or self.result.ranks is None:
            return False
        self._result = replace(self.result, achieved=achieved)
        self._say()
        self._place()
        for button in self._buttons:
            # It may have moved away from under a finger.
            button.renew()
        if self.celebrating:
            self.celebrate()
        return True

    def apply_look(self, theme: Theme, percent: int) -> None:
        """Apply theme and text size."""
        self._theme, self._percent = theme, percent
        if self.result is not None:
            self._say()
            self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.result is not None:
            self._say()
            self._place()

    def _say(self) -> None:
        assert self._result is not None
        shown = self._result
        self._scores.show(shown.deals, shown.ranks or (), shown.names, shown.deal_words)
        small, large = self._faces()
        self._large = [face.id for face in large]
        faces = (*small, *large)
        while len(self._buttons) < len(faces):
            button = CommandButton(self._clock, self)
            button.triggered.connect(self._press_button)
            self._buttons.append(button)
        for button, face in zip(self._buttons, faces, strict=False):
            size = _LARGE if face.id in self._large else _SMALL
            button.show_face(face, self._theme, round(self._percent * size))
            button.show()
        for button in self._buttons[len(faces) :]:
            button.hide()
        made = self._rows(1000.0)
        self.setAccessibleName(shown.title)
        self.setAccessibleDescription("\n".join(spoken([*made.last_result(), *made.deals(self._scores)])))
        self.update()

    def _faces(self) -> tuple[Sequence[ButtonFace], Sequence[ButtonFace]]:
        """The small buttons and the large ones, the main one last."""
        assert self._result is not None
        key, do = self.keys.key, self.keys.key(keymap.DO)
        review = ButtonFace(REVIEW, text(QT_TRANSLATE_NOOP("table", "Review")), key(keymap.REVIEW))
        reviews = (review,) if self._result.reviewable else ()
        if self._result.ranks is None:
            return reviews, (ButtonFace(CONTINUE, text(self._result.deal_words.next), do, True),)
        start = ButtonFace(START, text(QT_TRANSLATE_NOOP("table", "Back to the start screen")), key(keymap.START))
        if self._result.recorded:
            return (start,), (ButtonFace(CONTINUE, text(QT_TRANSLATE_NOOP("table", "Close")), do, True),)
        share = ButtonFace(SHARE, text(QT_TRANSLATE_NOOP("table", "Share…")), key(keymap.SHARE))
        small = (
            start,
            ButtonFace(WATCH, text(QT_TRANSLATE_NOOP("table", "Watch it again")), key(keymap.WATCH)),
            ButtonFace(NEW, text(QT_TRANSLATE_NOOP("table", "New match")), key(keymap.NEW)),
            *((share,) if self._result.sharable else ()),
        )
        return small, (*reviews, ButtonFace(AGAIN, text(QT_TRANSLATE_NOOP("table", "Rematch")), do, True))

    # ------------------------------------------------------------------------------------------------- layout

    def _rows(self, width: float, size: float = 0.0) -> ResultRows:
        assert self._result is not None
        return ResultRows(self._result, self._theme, self._percent, width, size)

    def _fitting(self, width: int, most: float) -> Sequence[Row]:
        """All rows with the largest pictures for which there's room; empty if there isn't for any."""
        assert self._result is not None
        deals = self._rows(width).deals(self._scores)
        room = most - height_of(deals, width)
        sizes = _SIZES if self._result.ranks is not None else [size for size in _SIZES if size <= 1]
        uppers = [self._rows(width, size).last_result for size in sizes]
        at = bisect_left(uppers, 1, key=lambda upper: int(height_of(upper(), width) <= room))
        return [*uppers[at](), *deals] if at < len(uppers) else []

    def _place(self) -> None:
        """Lay out the sheet: with pictures as large as there's room; with the smallest ones it scrolls."""
        if self._result is None:
            return
        self._placed = True
        em = Type.BODY.px(self._percent)
        width = round(min(_WIDE * em, self.width() - 2 * _MARGIN * em))
        lines = self._button_lines(width - 2.4 * em)
        foot = sum(self._line_height(line) for line in lines) + 1.3 * em
        most = self.height() - 2 * _MARGIN * em - foot
        rows, inner = self._fitting(width, most), width
        self.page.show_bar(on=not rows)
        if not rows:
            inner -= self.page.verticalScrollBar().sizeHint().width()
            made = self._rows(inner)
            rows = [*made.last_result(), *made.deals(self._scores)]
        self.page.sheet.show_rows(rows, inner)
        high = min(self.page.sheet.height(), int(most))
        self._sheet = QRectF((self.width() - width) // 2, (self.height() - high - foot) // 2, width, high + foot)
        self.page.setGeometry(round(self._sheet.left()), round(self._sheet.top()), width, high)
        self.page.setMask(_round_top(self.page.rect()))
        top = self._sheet.top() + high + 0.7 * em
        for line in lines:
            self._place_line(line, top)
            top += self._line_height(line)
        self.update()

    def _button_lines(self, room: float) -> list[list[CommandButton]]:
        """The buttons, all in one line or the small ones above the large ones."""
        small = [button for button in self.buttons if button.face.id not in self._large]
        large = [button for button in self.buttons if button.face.id in self._large]
        if self._line_width(self.buttons) <= room or not small:
            return [[*small, *large]]
        return [small, large]

    def _line_height(self, line: Sequence[CommandButton]) -> float:
        em = Type.BODY.px(self._percent)
        return (3.5 if any(button.face.id in self._large for button in line) else 2.7) * em

    def _line_width(self, line: Sequence[CommandButton]) -> float:
        """The width of buttons side by side, each on one line."""
        gap = _BETWEEN * Type.BODY.px(self._percent)
        return sum(button.wanted_width() for button in line) + gap * (len(line) - 1)

    def _place_line(self, line: Sequence[CommandButton], top: float) -> None:
        em = Type.BODY.px(self._percent)
        room, gap = self._sheet.width() - 2.4 * em, _BETWEEN * em
        spaces = gap * (len(line) - 1)
        scale = min(1.0, (room - spaces) / max(1.0, self._line_width(line) - spaces))
        taken = (self._line_width(line) - spaces) * scale + spaces
        left = self._sheet.center().x() - taken / 2
        for button in line:
            wide = button.wanted_width() * scale
            high = (3.3 if button.face.id in self._large else 2.5) * em
            area = QRectF(left, top + (self._line_height(line) - high) / 2, wide, high)
            button.setGeometry(area.toAlignedRect())
            left += wide + gap

    def celebrate(self) -> None:
        """Start the confetti: somebody at this table has won."""
        self._confetti.fall(self._theme, Type.BODY.px(self._percent), self._sheet)

    @property
    def celebrating(self) -> bool:
        """Whether the confetti is still visible."""
        return self._confetti.falling

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._confetti.stop()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._confetti.stop()
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._result is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        painter.fillRect(self.rect(), theme.veil)
        won = self._result.mood is Mood.WON
        painter.setPen(QPen(theme.glow if won else theme.panel_edge, 3 if won else 1.5))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(self._sheet, Radius.SHEET, Radius.SHEET)
        painter.end()

    # ------------------------------------------------------------------------------------------ mouse and keys

    def _press_button(self, button: str) -> None:
        if button != SHARE:
            self.hide()
        self.pressed.emit(button)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            event.ignore()

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it was one for this sheet, even if it came too soon."""
        if self.page.press(event.key(), 2 * Type.BODY.px(self._percent)):
            return True
        meant = self.keys.on_sheet(event)
        if meant is None:
            return False
        if event.isAutoRepeat() or self._is_early(meant):
            # It was meant for the last move, not for the result.
            return True
        focused = next((button for button in self.buttons if button.hasFocus()), self.buttons[-1])
        if meant in (keymap.DO, keymap.PICK):
            focused.click()
        elif meant in _STEPS:
            self._step(_STEPS[meant])
        else:
            wanted = next((button for button in self.buttons if button.face.id == _BUTTONS.get(meant)), None)
            if wanted is not None:
                wanted.click()
        return True

    def _is_early(self, meant: str) -> bool:
        """Whether a press came too soon, so that nobody starts another match before seeing that this one is over."""
        over = self._result is not None and self._result.ranks is not None
        if not (over and meant in (keymap.DO, keymap.PICK)):
            return self._opened.within(misclick_guard.KEYS_MS)
        early = self._opened.within(_OVER * misclick_guard.KEYS_MS) or self._pressed.within(misclick_guard.KEYS_MS)
        self._pressed.renew()
        return early

    def _step(self, by: int) -> None:
        shown = self.buttons
        at = next((number for number, button in enumerate(shown) if button.hasFocus()), 0)
        shown[(at + by) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab leave the sheet past the last button."""
        at = next((number for number, button in enumerate(self.buttons) if button.hasFocus()), None)
        beyond = at is None or at + (1 if forward else -1) not in range(len(self.buttons))
        if beyond:
            return bool(super().focusNextPrevChild(forward))
        self._step(1 if forward else -1)
        return True
