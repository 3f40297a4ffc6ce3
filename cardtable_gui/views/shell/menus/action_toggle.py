"""A text button that mirrors a checkable menu action."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton

from cardtable_gui.views.kit.text.plain_text import set_tip


class ActionToggle(QPushButton):
    """Triggers the action, and has its text, tool tip and state."""

    def __init__(self, action: QAction) -> None:
        """Follow this action for as long as both live."""
        super().__init__()
        self._action = action
        self.setCheckable(True)
        self.setProperty("kind", "toggle")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        action = self._action
        words = action.text().partition("\t")[0]
        self.setText(words)
        set_tip(self, action.toolTip())
        self.setAccessibleName(action.toolTip().partition("\n")[0])
        self.setAccessibleDescription(action.statusTip())
        self.setEnabled(action.isEnabled())
        self.setChecked(action.isChecked())
