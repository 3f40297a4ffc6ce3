"""The choice of a profile's colour or mark: pictures side by side, one of them chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QToolButton, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.text.plain_text import set_tip

_SIDE = 26
"""The side of a picture in logical pixels at normal text size."""
_LARGE = 130
"""From this text size on, in percent, the pictures take two rows."""


class MarkPicker(QWidget):
    """A button for each value; arrow keys move between them."""

    chosen = Signal(str)
    """The value chosen by the player."""

    def __init__(self, look: Look, names: Mapping[str, Message], parent: QWidget | None = None) -> None:
        """Offer these values, under these names; nothing is chosen yet."""
        super().__init__(parent)
        self._look = look
        self._names = names
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(Space.TIGHT)
        self._buttons: dict[str, QToolButton] = {}
        for value in names:
            button = QToolButton()
            button.setProperty("kind", "quiet")
            button.setCheckable(True)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(lambda _on=False, value=value: self.chosen.emit(value))
            self._buttons[value] = button
            self._group.addButton(button)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def button(self, value: str) -> QToolButton:
        """The button of a value."""
        return self._buttons[value]

    def show_value(self, value: str, picture: Callable[[str, int], QIcon]) -> None:
        """Show which value is chosen; `picture` gives the icon of a value at a side in logical pixels."""
        side = self._look.scaled(_SIDE)
        columns = len(self._buttons) if self._look.percent < _LARGE else (len(self._buttons) + 1) // 2
        for index, (each, button) in enumerate(self._buttons.items()):
            button.setIconSize(QSize(side, side))
            button.setIcon(picture(each, side))
            button.setChecked(each == value)
            self._grid.addWidget(button, index // columns, index % columns)

    def retranslate(self, what: str) -> None:
        """Update all texts to the current language; `what` is chosen here."""
        for value, button in self._buttons.items():
            name = i18n.text(self._names[value])
            button.setAccessibleName(f"{what}: {name}")
            set_tip(button, name)
