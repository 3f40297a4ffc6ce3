"""Plays with a mouse alone."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

from cardtable_gui.views.table.widgets.card_button import CardButton
from tests.e2e.hands import Pointer, free_spot

_LEFT, _PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Mouse(Pointer):
    """Presses the left button, drags, and scrolls with the wheel."""

    def down(self, window: QWindow, at: QPoint) -> None:
        QTest.mouseMove(window, at)
        QTest.mousePress(window, _LEFT, _PLAIN, at)

    def move(self, window: QWindow, at: QPoint) -> None:
        QTest.mouseMove(window, at)

    def up(self, window: QWindow, at: QPoint) -> None:
        QTest.mouseRelease(window, _LEFT, _PLAIN, at)

    def _approach(self, card: CardButton) -> None:
        window = self.target
        before = None
        while before != card.pose:
            before = card.pose
            QTest.mouseMove(window, window.mapFromGlobal(card.mapToGlobal(card.mapFromParent(free_spot(card)))))
            QTest.qWait(0)

    def scroll(self, window: QWindow, at: QPoint, down: int) -> None:
        QTest.wheelEvent(window, at, QPoint(0, -2 * down))
