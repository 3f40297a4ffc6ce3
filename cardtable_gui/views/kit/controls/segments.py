"""A few values side by side, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.text import accessible

_BETWEEN = Space.SNUG
"""Between two rows."""


class Segments(QWidget):
    """A row of buttons of which exactly one is checked; arrow keys move between them."""

    accessible_interface = accessible.Group

    changed = Signal(str)

    def __init__(self, values: Sequence[str]) -> None:
        """Offer the values, with the first one chosen; their words follow with `set_words`."""
        super().__init__()
        self._group = QButtonGroup(self)
        self._buttons: dict[str, Button] = {}
        for index, value in enumerate(values):
            button = Button(value, self)
            button.setCheckable(True)
            button.setProperty("kind", "segment")
            button.setProperty("place", _place(index, len(values)))
            self._group.addButton(button)
            self._buttons[value] = button
        self._buttons[values[0]].setChecked(True)
        self._group.buttonToggled.connect(self._toggled)
        self._lay_out(list(self._buttons.values()))

    def _lay_out(self, buttons: Sequence[Button]) -> None:
        """Put the buttons side by side."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button in buttons:
            row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_words(self, words: Sequence[str]) -> None:
        """Set the words of the values, in order."""
        for button, word in zip(self._buttons.values(), words, strict=True):
            button.setText(word)

    def button(self, value: str) -> Button:
        """The button of a value."""
        return self._buttons[value]

    @property
    def chosen(self) -> str:
        """The chosen value."""
        return next(value for value, button in self._buttons.items() if button.isChecked())

    @chosen.setter
    def chosen(self, value: str) -> None:
        self._buttons[value].setChecked(True)

    def _toggled(self, button: Button, down: bool) -> None:
        del button
        if down:
            self.changed.emit(self.chosen)


class WrappingSegments(Segments):
    """Segments that go on in further rows where one row has no room for all."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return sum(self._height(row) + _BETWEEN for row in self._rows(width)) - _BETWEEN

    def sizeHint(self) -> QSize:
        shown = self._shown()
        return QSize(sum(_wide(button) for button in shown), self._height(shown))

    def minimumSizeHint(self) -> QSize:
        shown = self._shown()
        return QSize(max(_wide(button) for button in shown), self._height(shown))

    def set_words(self, words: Sequence[str]) -> None:
        """Set the words of the values, in order."""
        super().set_words(words)
        self._place_buttons()

    def set_offered(self, value: str, *, offered: bool) -> None:
        """Offer a value, or hide it."""
        self.button(value).setVisible(offered)
        self._place_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_buttons()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._place_buttons()

    def _lay_out(self, buttons: Sequence[Button]) -> None:
        """Leave the buttons where `_place_buttons` puts them."""
        del buttons
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _shown(self) -> list[Button]:
        return [button for button in self._buttons.values() if not button.isHidden()]

    def _rows(self, width: int) -> list[list[Button]]:
        """The buttons that fit into rows of this width."""
        rows: list[list[Button]] = [[]]
        left = width
        for button in self._shown():
            wide = _wide(button)
            if rows[-1] and wide > left:
                rows.append([])
                left = width
            rows[-1].append(button)
            left -= wide
        return rows

    def _place_buttons(self) -> None:
        top = 0
        for row in self._rows(self.width()):
            left, height = 0, self._height(row)
            for index, button in enumerate(row):
                mark(button, place=_place(index, len(row)))
                wide = _wide(button)
                button.setGeometry(left, top, wide, height)
                left += wide
            top += height + _BETWEEN
        self.updateGeometry()

    @staticmethod
    def _height(row: Sequence[Button]) -> int:
        return max((button.sizeHint().height() for button in row), default=0)


def _wide(button: Button) -> int:
    """The width of a button, with room for its words in bold: so they are written while it's chosen."""
    bold = QFont(button.font())
    bold.setBold(True)
    words = button.text()
    usual = QFontMetrics(button.font()).horizontalAdvance(words)
    return button.sizeHint().width() + max(0, QFontMetrics(bold).horizontalAdvance(words) - usual)


def _place(index: int, count: int) -> str:
    """The place of a button in its row, which says which of its corners are round."""
    if count == 1:
        return "only"
    return "first" if index == 0 else "last" if index == count - 1 else "middle"
