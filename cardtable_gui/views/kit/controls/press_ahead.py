"""Tells early that a button is about to be pressed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class PressAhead(QObject):
    """Watches buttons for the pointer, and for the keyboard's focus if a player moves it."""

    near = Signal()
    """The player has come to one of the buttons."""

    def watch(self, button: QWidget) -> None:
        """Watch this button, too, for as long as it lives."""
        button.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        by_key = isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() in _BY_KEY
        if by_key or event.type() == QEvent.Type.Enter:
            self.near.emit()
        return False
