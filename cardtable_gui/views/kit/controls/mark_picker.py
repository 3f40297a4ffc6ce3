"""A choice among pictures: the colours, faces and shapes by which people are told apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import islice

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QToolButton

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message
from cardtable_gui.views.kit.controls.flow import Flow
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.text.plain_text import set_tip

_SIDE = 26
"""The side of a picture in logical pixels at normal text size."""


class MarkPicker(Flow):
    """A button for each value, on as many lines as they need; arrow keys move between them."""

    chosen = Signal(str)
    """The value chosen by the player."""

    def __init__(self, look: Look, names: Mapping[str, Message], at_first: int | None = None) -> None:
        """Offer these values, under these names; nothing is chosen yet.

        `at_first`: so many of them come now, and the others by `complete`; None: all come now.
        """
        super().__init__(Space.HAIR)
        self._look = look
        self._names = names
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QToolButton] = {}
        self._what = ""
        self._picture: Callable[[str], QIcon] | None = None
        look.changed.connect(self._fit)
        self._add(islice(names, at_first))

    def complete(self) -> None:
        """Offer all values."""
        self._add(list(self._names)[len(self._buttons) :])
        self.retranslate(self._what)
        if self._picture is not None:
            self.show_value(self.value, self._picture)

    def _add(self, values: Iterable[str]) -> None:
        for value in values:
            button = QToolButton()
            button.setProperty("kind", "quiet")
            button.setCheckable(True)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(lambda _on=False, value=value: self.chosen.emit(value))
            self._buttons[value] = button
            self._group.addButton(button)
        self._fit()
        self.show_cells(list(self._buttons.values()))

    def button(self, value: str) -> QToolButton:
        """The button of a value."""
        return self._buttons[value]

    @property
    def value(self) -> str:
        """The chosen value; empty: none is yet."""
        return next((value for value, button in self._buttons.items() if button.isChecked()), "")

    @property
    def one_line(self) -> int:
        """The width of all buttons on one line, in logical pixels."""
        button = next(iter(self._buttons.values()))
        button.ensurePolished()
        return len(self._names) * (button.sizeHint().width() + Space.HAIR)

    def show_value(self, value: str, picture: Callable[[str], QIcon]) -> None:
        """Show which value is chosen; `picture` gives the icon of each."""
        self._picture = picture
        for each, button in self._buttons.items():
            button.setIcon(picture(each))
            button.setChecked(each == value)

    def retranslate(self, what: str) -> None:
        """Update all texts to the current language; `what` is chosen here."""
        self._what = what
        for value, button in self._buttons.items():
            name = i18n.text(self._names[value])
            button.setAccessibleName(f"{what}: {name}")
            set_tip(button, name)

    def _fit(self) -> None:
        side = self._look.scaled(_SIDE)
        for button in self._buttons.values():
            button.setIconSize(QSize(side, side))
