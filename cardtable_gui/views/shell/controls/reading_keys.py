"""Keeps the scroll keys of a text page from being used as shortcuts."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTextEdit

_SCROLLING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class ReadingKeys(QObject):
    """While a page has the focus, its scroll keys trigger no shortcuts."""

    def __init__(self, page: QTextEdit) -> None:
        """Watch this page for as long as it lives."""
        super().__init__(page)
        page.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
            return False
        if event.key() not in _SCROLLING or event.modifiers() not in _PLAIN:
            return False
        event.accept()
        return True
