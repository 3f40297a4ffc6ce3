"""The panel at the end of a deal and of the match: each seat's score with its reasons, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable_gui.core.events import SeatResult
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.i18n import seat_name, text
from cardtable_gui.models.scores import plain, signed
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.focus.hide_keeping_focus import FloatingWidget
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.theme import LIGHT, Radius, Theme, Type, blended
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.kit.text.fitted_text import write
from cardtable_gui.views.table.state import misclick_guard
from cardtable_gui.views.table.state.misclick_guard import Fresh
from cardtable_gui.views.table.state.result_summary import Result
from cardtable_gui.views.table.widgets import counted_cards, curtain_crest, medals
from cardtable_gui.views.table.widgets.command_bar import ButtonFace, CommandButton
from cardtable_gui.views.table.widgets.confetti import Confetti
from cardtable_gui.views.table.widgets.rows import Cell, Row, words
from cardtable_gui.views.table.widgets.score_table import ScoreTable

_CENTRE = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

CONTINUE, AGAIN, NEW, WATCH, REVIEW, START = "continue", "again", "new", "watch", "review", "start"
SCORES = "scores"
"""The button that switches between the last result and the table of all deals; handled within the panel."""
_BUTTONS = {keymap.WATCH: WATCH, keymap.REVIEW: REVIEW, keymap.NEW: NEW, keymap.START: START, keymap.SCORES: SCORES}
_SCORES = QT_TRANSLATE_NOOP("table", "Score table")
_STEPS = {keymap.LEFT: -1, keymap.RIGHT: 1}
_OVER = 2.4
"""At the end of a match keys are ignored longer by this factor than at the end of a deal."""
_CARDS_FROM = 4.0
"""Rows of at least this height, in units of body text, show cards."""
_BETWEEN = 0.4
"""Space between two buttons, in units of body text."""
_SEAL, _INSIDE = 3.0, 2.0
"""Radius of the seal on the sheet's upper edge, and its part inside the sheet, in units of body text."""


class ResultPanel(FloatingWidget):
    """Covers the table until a button is pressed."""

    accessible_interface = accessible.ModalSheet

    pressed = Signal(str)
    """One of `CONTINUE`, `AGAIN`, `NEW`, `WATCH`, `REVIEW`, `START`."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._clock = clock
        self._theme = LIGHT
        self._percent = 100
        self._result: Result | None = None
        self._buttons: list[CommandButton] = []
        self._opened, self._pressed = Fresh(clock), Fresh(clock)
        self._confetti = Confetti(clock, self)
        self.scores = ScoreTable(self)
        """All deals of the match, below the last result or, if there is no room for both, in place of it."""
        self._turned = False
        """Whether the table of all deals is shown in place of the last result."""
        self.keys = Keymap()
        """The key bindings; the defaults at first."""
        self.hide()

    @property
    def result(self) -> Result | None:
        """The result that is shown; None while the panel is closed."""
        return None if self.isHidden() else self._result

    @property
    def buttons(self) -> tuple[CommandButton, ...]:
        """The buttons, from left to right."""
        return tuple(button for button in self._buttons if not button.isHidden())

    def tell(self, result: Result, theme: Theme, percent: int) -> None:
        """Open with this result."""
        self._result, self._theme, self._percent = result, theme, percent
        self._opened.renew()
        self._turned = False
        self._say()
        for button in self._buttons:
            button.renew()
        self.show()
        self.raise_()
        self._place()
        self.scores.scrollToBottom()
        self.buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

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
        self.scores.scores.show(shown.deals, shown.ranks or (), shown.names, shown.deal_words)
        self.scores.title = text(shown.score_title)
        self.scores.apply_look(self._theme, self._percent)
        self.scores.setAccessibleName(text(_SCORES))
        faces = self._faces()
        while len(self._buttons) < len(faces):
            button = CommandButton(self._clock, self)
            button.triggered.connect(self._press_button)
            self._buttons.append(button)
        for button, face in zip(self._buttons, faces, strict=False):
            button.show_face(face, self._theme, self._percent)
            button.show()
        for button in self._buttons[len(faces) :]:
            button.hide()
        lines = [*shown.spoken, self.scores.spoken if shown.deals else ""]
        self.setAccessibleName(shown.title)
        self.setAccessibleDescription(" ".join(filter(None, lines)))
        self.update()

    def _faces(self) -> Sequence[ButtonFace]:
        assert self._result is not None
        key, do = self.keys.key, self.keys.key(keymap.DO)
        review = ButtonFace(REVIEW, text(QT_TRANSLATE_NOOP("table", "Review")), key(keymap.REVIEW))
        if self._result.ranks is None:
            on = ButtonFace(CONTINUE, text(self._result.deal_words.next), do, True)
            return (review, on) if self._result.reviewable else (on,)
        start = ButtonFace(START, text(QT_TRANSLATE_NOOP("table", "Back to the start screen")), key(keymap.START))
        turn: tuple[ButtonFace, ...] = ()
        if self._result.deals and not self._has_room_for_both:
            words = QT_TRANSLATE_NOOP("table", "Final result") if self._turned else _SCORES
            turn = (ButtonFace(SCORES, text(words), key(keymap.SCORES)),)
        if self._result.recorded:
            return (start, *turn, ButtonFace(CONTINUE, text(QT_TRANSLATE_NOOP("table", "Close")), do, True))
        return (
            start,
            *turn,
            ButtonFace(WATCH, text(QT_TRANSLATE_NOOP("table", "Watch it again")), key(keymap.WATCH)),
            *((review,) if self._result.reviewable else ()),
            ButtonFace(NEW, text(QT_TRANSLATE_NOOP("table", "New match")), key(keymap.NEW)),
            ButtonFace(AGAIN, text(QT_TRANSLATE_NOOP("table", "Rematch")), do, True),
        )

    # ------------------------------------------------------------------------------------------------- layout

    def _foot(self, em: int) -> float:
        return 1.8 * em if self._result is not None and self._result.footnote else 0.0

    def _row_height(self, room: float) -> float:
        assert self._result is not None
        em = Type.BODY.px(self._percent)
        return min(self._wanted_height() * em, room / max(1, len(self._result.ended.results)))

    def _wanted_height(self) -> float:
        """The height of a row, in units of body text: rows with cards are higher than text."""
        assert self._result is not None
        return 4.3 if any(row.counted for row in self._result.ended.results) else 2.9

    def _sheet(self) -> QRectF:
        assert self._result is not None
        em = Type.BODY.px(self._percent)
        row = self._wanted_height()
        wide = max((50.0 if row < _CARDS_FROM else 62.0) * em, self._buttons_width(em) + 2.4 * em)
        wide = min(wide, self.width() - 1.2 * em)
        high = min(self._wanted_sheet(em) + self._inside(em), self._most_height(em))
        lower = _SEAL / 2 * em if self._inside(em) else 0.0
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2 + lower, wide, high)

    def _wanted_sheet(self, em: int) -> float:
        """The height of the sheet without the seal."""
        assert self._result is not None
        if self._result.deals and not self._has_room_for_both:
            return max(self._last_result_height(em), 8.6 * em + self.scores.whole_height if self._turned else 0.0)
        return self._last_result_height(em) + (self.scores.whole_height + em if self._result.deals else 0.0)

    def _last_result_height(self, em: int) -> float:
        """The height of the sheet with only the last result."""
        assert self._result is not None
        rows = len(self._result.ended.results)
        return (4.2 + 1.8 + self._wanted_height() * rows + 4.4) * em + self._foot(em)

    @property
    def _has_room_for_both(self) -> bool:
        """Whether there is room for the table of all deals below the last result."""
        em = Type.BODY.px(self._percent)
        return self._last_result_height(em) + self.scores.least_height + em <= self._most_height(em)

    def _most_height(self, em: int) -> float:
        return self.height() - 1.2 * em

    def _inside(self, em: int) -> float:
        """How far the seal overlaps the sheet; 0 if there is no room for a seal."""
        return _INSIDE * em if self._wanted_sheet(em) + (_SEAL + _INSIDE + 0.6) * em <= self.height() else 0.0

    def _buttons_width(self, em: int) -> float:
        """The width of all buttons side by side, each on one line."""
        shown = self.buttons
        return sum(button.wanted_width() for button in shown) + _BETWEEN * em * (len(shown) - 1)

    def celebrate(self) -> None:
        """Start the confetti: somebody at this table has won."""
        self._confetti.fall(self._theme, Type.BODY.px(self._percent), self._sheet())

    @property
    def celebrating(self) -> bool:
        """Whether the confetti is still visible."""
        return self._confetti.falling

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._confetti.stop()

    def _place(self) -> None:
        if self._result is None:
            return
        em = Type.BODY.px(self._percent)
        sheet = self._sheet()
        shown = self.buttons
        widths = [button.wanted_width() for button in shown]
        room = sheet.width() - 1.6 * em
        gap = _BETWEEN * em
        scale = min(1.0, (room - gap * (len(shown) - 1)) / sum(widths))
        left = sheet.center().x() - (sum(widths) * scale + gap * (len(shown) - 1)) / 2
        for button, wide in zip(shown, widths, strict=True):
            button.setGeometry(QRectF(left, sheet.bottom() - 3.9 * em, wide * scale, 3.1 * em).toAlignedRect())
            left += wide * scale + gap
        self._place_scores(sheet, em)
        self.update()

    def _place_scores(self, sheet: QRectF, em: int) -> None:
        assert self._result is not None
        both = self._has_room_for_both
        self.scores.setVisible(bool(self._result.deals) and (both or self._turned))
        end = sheet.bottom() - 4.4 * em
        top = sheet.top() + 3.9 * em + self._inside(em)
        if both:
            top += self._last_result_height(em) - 8.6 * em
        area = QRectF(sheet.left() + 1.3 * em, top, sheet.width() - 2.6 * em, end - top)
        self.scores.setGeometry(area.toAlignedRect())

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._confetti.stop()
        if self.result is not None:
            self._say()
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._result is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        em = Type.BODY.px(self._percent)
        painter.fillRect(self.rect(), theme.veil)
        sheet = self._sheet()
        painter.setPen(QPen(theme.panel_edge, 1.5))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(sheet, Radius.SHEET, Radius.SHEET)
        inside = self._inside(em)
        if inside:
            edge = QPointF(sheet.center().x(), sheet.top())
            curtain_crest.paint_seal(painter, self._result.art.game, theme, edge, _SEAL * em)
        inner = sheet.adjusted(1.3 * em, 0.8 * em + inside, -1.3 * em, -0.8 * em)
        title = QRectF(inner.left(), inner.top(), inner.width(), 3.0 * em)
        write(painter, title, self._result.title, Type.HEADLINE.px(self._percent), theme.ink, bold=True, align=_CENTRE)
        head = QRectF(inner.left(), title.bottom(), inner.width(), 1.6 * em)
        if self._turned:
            painter.end()
            return
        rows = self._result.rows
        end = sheet.bottom() - 4.2 * em
        if not self.scores.isHidden():
            end = self.scores.y() - 0.4 * em
        foot = QRectF(inner.left(), end - self._foot(em), inner.width(), self._foot(em))
        body = QRectF(inner.left(), head.bottom(), inner.width(), foot.top() - head.bottom())
        high = self._row_height(body.height())
        self._paint_head(painter, head, em)
        write(painter, foot, self._result.footnote, Type.CAPTION.px(self._percent), theme.ink_soft, align=_CENTRE)
        for place, row in enumerate(rows):
            self._paint_row(painter, QRectF(body.left(), body.top() + place * high, body.width(), high), row, em)
        painter.end()

    def _paint_head(self, painter: QPainter, row: QRectF, em: int) -> None:
        assert self._result is not None
        if self._result.points:
            title, caption = text(self._result.score_title), Type.CAPTION.px(self._percent)
            counted = words(title, caption, self._theme.ink_soft, align=_RIGHT, width=9 * em)
            Row((Cell(), counted)).paint(painter, row.adjusted(0, 0, -0.4 * em, 0))
        painter.setPen(QPen(self._theme.panel_edge, 1))
        painter.drawLine(row.bottomLeft(), row.bottomRight())

    def _paint_row(self, painter: QPainter, row: QRectF, result: SeatResult, em: int) -> None:
        assert self._result is not None
        theme = self._theme
        if result.seat == self._result.own:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blended(theme.panel, theme.glow, 0.16))
            painter.drawRoundedRect(row.adjusted(0, 1, 0, -1), Radius.CHIP, Radius.CHIP)
        self._row(result, row.width(), em).paint(painter, row.adjusted(0.3 * em, 0, -0.4 * em, 0))

    def _row(self, result: SeatResult, width: float, em: int) -> Row:
        """A seat's rank, its name, why it scored, what it gained, and its score."""
        assert self._result is not None
        shown, theme, label = self._result, self._theme, Type.LABEL.px(self._percent)

        def paint_why(painter: QPainter, place: QRectF) -> None:
            place.setLeft(counted_cards.paint(painter, theme, place, result.counted, shown.art, self._percent))
            why, caption = text(result.why, shown.names), Type.CAPTION.px(self._percent)
            write(painter, place, why, caption, theme.ink_soft, wrap=True)

        rank = Cell(width=0.3 * em, gap=0.3 * em)
        if shown.ranks is not None:
            place = shown.ranks[result.seat]
            rank = medals.cell(theme, place, em, width=2.4 * em, gap=0.3 * em, reached=shown.reached)
        wide, named = min(11 * em, width * 0.26), seat_name(result.seat, shown.names)
        name = words(named, label, theme.ink, bold=True, width=wide, gap=0.6 * em)
        if not shown.points:
            return Row((rank, name, Cell(paint_why, gap=0.4 * em)))
        gains = any(each.gained is not None for each in shown.ended.results)
        gained, amount = Cell(width=3.4 * em if gains else 0.0, gap=0.4 * em), result.gained
        if amount is not None:
            colour = theme.good if amount > 0 else theme.bad if amount < 0 else theme.ink_soft
            gained = words(signed(amount), label, colour, bold=True, align=_RIGHT, width=3.4 * em, gap=0.4 * em)
        px, score = Type.TITLE.px(self._percent), plain(result.score)
        total = words(score, px, theme.ink, bold=True, align=_RIGHT, width=4.8 * em, gap=0.2 * em)
        return Row((rank, name, Cell(paint_why), gained, total))

    # ------------------------------------------------------------------------------------------ mouse and keys

    def _press_button(self, button: str) -> None:
        if button == SCORES:
            self._turn()
            return
        self.hide()
        self.pressed.emit(button)

    def _turn(self) -> None:
        """Switch between the last result and the table of all deals."""
        self._turned = not self._turned
        self._say()
        self._place()
        self.scores.scrollToBottom()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            event.ignore()

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it was one for this sheet, even if it came too soon."""
        if self.scores.press(event.key()):
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
