"""A question at the place of an ambiguous gesture: its possible actions, each with the cards that illustrate it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, Theme, Type
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.kit.text.fitted_text import width_of, wrapped_size, write
from cardtable_gui.views.table.state import misclick_guard
from cardtable_gui.views.table.state.misclick_guard import Fresh
from cardtable_gui.views.table.widgets.bubbles import Bubble
from cardtable_gui.views.table.widgets.clear_place import Ground, clear_place, least_hiding
from cardtable_gui.views.table.widgets.command_bar import ButtonFace, CommandButton

CARD = 3.5
"""Width of a card, in units of body text."""
SMALLEST_CARD = 2.4
"""The least width of a card above text."""
OVERLAP = 0.56
"""The visible share of each card beside the next one."""
MOST_CARDS = 8
MOST_COLUMNS = 5
_HEIGHTS = (1.0, 0.85, 0.7)
"""The heights of a choice that are tried, by its usual one."""
WORDS = 2.9
"""Height of the text below the cards, in units of body text."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible action: its text and cards."""

    label: str
    cards: tuple[str, ...] = ()


class ChoiceTile(CommandButton):
    """A button with cards above its text."""

    def __init__(self, art: Art, cards: tuple[str, ...], clock: Clock, parent: QWidget) -> None:
        super().__init__(clock, parent)
        self._art = art
        self._cards = cards[:MOST_CARDS]

    def wanted_width(self) -> float:
        """The width at which the cards have their full size and the text fits on two lines."""
        if not self._cards:
            return super().wanted_width()
        em = Type.BODY.px(self._percent)
        words = width_of(self.face.label, em, bold=True)
        two_lines = max(words / 2 + 2.5 * em, 7.0 * em) if words > 9.0 * em else words
        return max(self._spread(CARD * em), two_lines + self._key_width()) + 1.9 * em

    def _spread(self, card: float) -> float:
        return card * (1 + OVERLAP * (len(self._cards) - 1))

    def _paint_label(self, painter: QPainter, body: QRectF) -> None:
        if not self._cards:
            super()._paint_label(painter, body)
            return
        em = Type.BODY.px(self._percent)
        inner = body.adjusted(0.4 * em, 0.3 * em, -0.4 * em, -0.3 * em)
        if inner.height() >= (WORDS + SMALLEST_CARD * CARD_ASPECT) * em:
            room = inner.adjusted(0, 0, 0, -WORDS * em)
            words = QRectF(body.left(), room.bottom(), body.width(), body.bottom() - room.bottom())
        else:
            # In low tiles the text is beside the cards.
            room = inner.adjusted(0, 0, -0.6 * inner.width(), 0)
            words = QRectF(room.right(), body.top(), body.right() - room.right(), body.height())
        wide = min(room.height() / CARD_ASPECT, CARD * em, room.width() / (self._spread(1.0)))
        left = room.center().x() - self._spread(wide) / 2
        for place, card in enumerate(self._cards):
            picture = self._art.face(card, wide, self.devicePixelRatioF())
            top = room.center().y() - wide * CARD_ASPECT / 2
            painter.drawPixmap(QPointF(left + place * wide * OVERLAP, ceil(top)), picture)
        super()._paint_label(painter, words)


class ChoiceBox(Bubble):
    """Asks for one of several actions by mouse or keys; a click elsewhere cancels."""

    accessible_interface = accessible.Question

    chosen = Signal(int)
    cancelled = Signal()

    def __init__(self, art: Art, clock: Clock, parent: QWidget, keys: Keymap | None = None) -> None:
        """`keys`: the key bindings; None: the defaults."""
        super().__init__(parent)
        self._art = art
        self._keys = keys or Keymap()
        self._clock = clock
        self._asked = Fresh(clock)
        self._title = ""
        self._buttons: list[ChoiceTile] = []
        self._columns = 1
        self._head = 0.0

    @property
    def buttons(self) -> tuple[ChoiceTile, ...]:
        """The choices in reading order."""
        return tuple(self._buttons)

    def offer(
        self, title: str, choices: Sequence[Choice], about: QRectF, ground: Ground, theme: Theme, percent: int
    ) -> None:
        """Ask which of these is meant: as tiles side by side if they have cards, else as lines."""
        self.theme, self.percent, self._edge = theme, percent, theme.glow
        self._title = title
        self._asked.renew()
        self.setAccessibleName(title)
        for button in self._buttons:
            button.deleteLater()
        self._buttons = []
        for number, choice in enumerate(choices):
            button = ChoiceTile(self._art, choice.cards, self._clock, self)
            face = ButtonFace(str(number), choice.label, str(number + 1) if number < 9 else "")
            button.show_face(face, theme, percent)
            button.renew()
            button.triggered.connect(self._choose_tile)
            self._buttons.append(button)
        em = Type.BODY.px(percent)
        tiled = any(choice.cards for choice in choices)
        natural = (CARD * CARD_ASPECT + WORDS + 1.4) * em if tiled else 2.8 * em
        found = None
        for share, columns in product(_HEIGHTS, self._fitting_columns(ground.room, tiled=tiled)):
            self._columns = columns
            size = self._measure(ground.room, share * natural, em)
            spot = clear_place((size,), about, ground, em)
            found = found or (columns, size)
            if spot is not None:
                break
        else:
            # No form of it leaves all own cards in sight.
            self._columns, size = found or (1, QSizeF(0, 0))
            self._measure(ground.room, natural, em)
            spot = least_hiding((size,), about, ground, em)
        self.lie(spot)
        self._lay_out(em)
        self._buttons[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _fitting_columns(self, room: QRectF, *, tiled: bool) -> Sequence[int]:
        """In how many columns the choices may be shown, the best first: lines below each other, tiles side by side."""
        count = len(self._buttons)
        if not tiled:
            return [1, *(columns for columns in (2, 3) if count > columns)]
        wide = max(button.wanted_width() for button in self._buttons)
        most = max(1, min(int((room.width() - Type.BODY.px(self.percent)) / wide), MOST_COLUMNS))
        even = ceil(count / ceil(count / most))
        return list(dict.fromkeys((even, most, *range(1, most))))

    def _measure(self, room: QRectF, high: float, em: int) -> QSizeF:
        """The sheet's size if a choice is so high; keeps what's above the choices."""
        rows = ceil(len(self._buttons) / self._columns)
        wide = min(max(button.wanted_width() for button in self._buttons), (room.width() - em) / self._columns)
        asked = min(width_of(self._title, em, bold=True), 30 * em) + 1.6 * em
        whole = min(max(asked, wide * self._columns + em), room.width())
        self._head = wrapped_size(self._title, whole - 1.7 * em, em, bold=True).height() + 0.6 * em
        high = min(high, (room.height() - self._head - 0.6 * em) / rows)
        return QSizeF(whole, self._head + high * rows + 0.6 * em)

    def _lay_out(self, em: int) -> None:
        """Place the choices in the sheet, below the question."""
        sheet = self.sheet
        rows = ceil(len(self._buttons) / self._columns)
        high = (sheet.height() - self._head - 0.4 * em) / rows
        wide = (sheet.width() - em) / self._columns
        left = sheet.center().x() - wide * self._columns / 2
        for number, button in enumerate(self._buttons):
            row, column = divmod(number, self._columns)
            place = QRectF(left + column * wide, sheet.top() + self._head + row * high, wide, high)
            button.setGeometry(place.toAlignedRect())
            button.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_sheet(painter)
        em = Type.BODY.px(self.percent)
        sheet = self.sheet
        title = QRectF(sheet.left() + 0.8 * em, sheet.top() + 0.3 * em, sheet.width() - 1.6 * em, self._head - 0.4 * em)
        write(painter, title, self._title, em, self.theme.ink, bold=True, wrap=True)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            event.ignore()

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it was one for this question."""
        number = _number(event)
        if 1 <= number <= len(self._buttons):
            self._choose(number - 1)
            return True
        meant = self._keys.on_sheet(event)
        steps = {keymap.RIGHT: 1, keymap.LEFT: -1, keymap.DOWN: self._columns, keymap.UP: -self._columns}
        if meant == keymap.RELEASE:
            self.cancel()
        elif meant in (keymap.DO, keymap.PICK):
            # The key press that opened the question does not answer it as well.
            if not event.isAutoRepeat() and not self._asked.within(misclick_guard.PRESS_MS):
                self._choose(self._focused())
        elif meant in steps:
            self._step(steps[meant])
        return meant is not None

    def focusNextPrevChild(self, forward: bool) -> bool:
        self._step(1 if forward else -1)
        return True

    def cancel(self) -> bool:
        """Choose none; return whether it was asked."""
        asked = not self.isHidden()
        if asked:
            self.hide()
            self.cancelled.emit()
        return asked

    def _focused(self) -> int:
        return next((number for number, button in enumerate(self._buttons) if button.hasFocus()), 0)

    def _step(self, by: int) -> None:
        self._buttons[(self._focused() + by) % len(self._buttons)].setFocus(Qt.FocusReason.TabFocusReason)

    def _choose_tile(self, number: str) -> None:
        self._choose(int(number))

    def _choose(self, number: int) -> None:
        self.hide()
        self.chosen.emit(number)


def _number(event: QKeyEvent) -> int:
    """The number that a key means; 0: none."""
    return next((int(key) for key in keymap.keys_of(event) if len(key) == 1 and key.isdecimal()), 0)
