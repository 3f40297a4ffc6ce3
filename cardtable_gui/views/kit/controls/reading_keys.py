"""Keys of what one reads: scroll keys of a text are no shortcuts, letters on a list are keys of the page around it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTextEdit

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


class LettersPass(QObject):
    """Lets the letters of the page around pass a list, which would look for a row that begins with them.

    The wheel only scrolls it; the keyboard stays where it is.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        """Watch this list for as long as it lives."""
        super().__init__(view)
        view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        view.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        typed = event.text() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else ""
        if not typed or not typed.isprintable() or typed.isspace():
            return False
        event.ignore()
        return True
