"""What is held down when a test ends: Qt knows it for the whole process, so the next test would press beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest


def let_go() -> None:
    """Release every mouse button, and forget Shift, Ctrl, Alt and the like."""
    buttons, modifiers = QGuiApplication.mouseButtons(), QGuiApplication.keyboardModifiers()
    if not buttons and not modifiers:
        return
    # No window of the program hears of it.
    window = QWindow()
    window.resize(1, 1)
    for button in buttons:
        QTest.mouseRelease(window, button)
    # A key's event tells which others are held at its time.
    QTest.keyRelease(window, Qt.Key.Key_Shift)
