"""A field to find something by typing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QLineEdit, QToolButton

from cardtable_gui.views.kit.controls.icons import icon
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Type

LONGEST: Final = 200
"""What is longer is found nowhere."""


class SearchField(QLineEdit):
    """Has a magnifying glass in front, and a button to clear it at the end."""

    def __init__(self, look: Look) -> None:
        """An empty field; its words follow with `tell`."""
        super().__init__()
        self.setMaxLength(LONGEST)
        self._look = look
        self._glass = QAction(self)
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        look.changed.connect(self._paint_icons)
        self._paint_icons()

    def tell(self, words: str) -> None:
        """Set the placeholder: what can be found."""
        self.setPlaceholderText(words)
        self.setAccessibleName(words)
        self._name_buttons()

    def showEvent(self, event: QShowEvent) -> None:
        # Not before the style sheet names an icon: Qt would look for one in all icon themes, for 50 ms.
        if not self.isClearButtonEnabled():
            self.setClearButtonEnabled(True)
            self._name_buttons()
            self._paint_icons()
        super().showEvent(event)

    def _name_buttons(self) -> None:
        for button in self.findChildren(QToolButton):
            is_glass = button.defaultAction() is self._glass
            clear = QCoreApplication.translate("window", "Clear the search")
            button.setAccessibleName(self.accessibleName() if is_glass else clear)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._paint_icons()

    def _paint_icons(self) -> None:
        ink, side = self._look.theme.ink_soft, self._look.px(Type.BODY)
        self._glass.setIcon(icon("search", ink, side))
        for button in self.findChildren(QToolButton):
            clears = button.defaultAction()
            if clears is not self._glass:
                clears.setIcon(icon("cross", ink, side))
