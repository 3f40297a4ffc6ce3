"""Plays on a touch screen: one finger, no mouse, no keys."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.e2e.hands import Pointer


@cache
def touch_screen() -> QPointingDevice:
    """The touch screen; Qt keeps every device for the life of the process, so all tests share one."""
    return QTest.createTouchDevice()


class Finger(Pointer):
    """Taps, drags, and scrolls pages."""

    def down(self, window: QWindow, at: QPoint) -> None:
        # However fast it is, this finger never makes a double tap.
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
        events = QTest.touchEvent(window, touch_screen(), False)
        getattr(events, what)(0, at, window)
        events.commit()
