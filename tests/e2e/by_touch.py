"""A player's hands on a touch screen: one finger, no mouse, no keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.e2e.hands import Pointer

_SCREEN: list[Any] = []
"""The touch screen; Qt keeps every device for the life of the process, so there is one for all tests."""


class Finger(Pointer):
    """Taps, carries, and pushes pages."""

    def __init__(self, window: QWidget) -> None:
        """Play at this window."""
        super().__init__(window)
        if not _SCREEN:
            _SCREEN.append(QTest.createTouchDevice())

    def down(self, window: QWindow, at: QPoint) -> None:
        # However fast it is, this finger never means a double tap.
        usual = QApplication.doubleClickInterval()
        QApplication.setDoubleClickInterval(0)
        self._touch("press", window, at)
        QApplication.setDoubleClickInterval(usual)

    def move(self, window: QWindow, at: QPoint) -> None:
        self._touch("move", window, at)

    def up(self, window: QWindow, at: QPoint) -> None:
        self._touch("release", window, at)

    def scroll(self, window: QWindow, at: QPoint, down: int) -> None:
        self.down(window, at)
        for share in (0.25, 0.5, 0.75, 1.0):
            self.move(window, at - QPoint(0, round(down * share)))
        self.up(window, at - QPoint(0, down))

    @staticmethod
    def _touch(what: str, window: QWindow, at: QPoint) -> None:
        events = QTest.touchEvent(window, _SCREEN[0], False)
        getattr(events, what)(0, at, window)
        events.commit()
