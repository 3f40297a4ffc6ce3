"""A few values side by side, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from cardtable_gui.views import accessible
from cardtable_gui.views.shell.controls.button import Button


class Segments(QWidget):
    """A row of buttons of which exactly one is checked; arrow keys move between them."""

    accessible_interface = accessible.Group

    changed = Signal(str)

    def __init__(self, values: Sequence[str], parent: QWidget | None = None) -> None:
        """Offer the values, with the first one chosen; their words follow with `set_words`."""
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, Button] = {}
        for index, value in enumerate(values):
            button = Button(value)
            button.setCheckable(True)
            button.setProperty("kind", "segment")
            button.setProperty("place", "first" if index == 0 else "last" if index == len(values) - 1 else "middle")
            self._group.addButton(button)
            self._buttons[value] = button
            row.addWidget(button)
        self._buttons[values[0]].setChecked(True)
        self._group.buttonToggled.connect(self._toggled)
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
