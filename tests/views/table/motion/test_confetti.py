"""Confetti falls once for a winner at this table, behind the result, and disappears."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.table.motion import confetti
from cardtable_gui.views.table.motion.confetti import Confetti
from cardtable_gui.views.theme import LIGHT

SHEET = QRectF(100, 100, 200, 100)


def test_they_fall_and_are_gone(qtbot: QtBot, board: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(confetti, "FALL_MS", 120.0)
    falling = Confetti(board)
    assert falling.isHidden()
    falling.fall(LIGHT, 14, SHEET)
    assert falling.falling
    qtbot.waitUntil(falling.isHidden)
    assert not falling.falling


def test_they_are_seen_beside_the_sheet_and_not_on_it(
    qtbot: QtBot, board: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(confetti, "COUNT", 400)
    before = board.grab().toImage()
    falling = Confetti(board)
    falling.fall(LIGHT, 14, SHEET)

    def changed() -> set[tuple[int, int]]:
        now = board.grab().toImage()
        spots = ((x, y) for x in range(0, 400, 3) for y in range(0, 300, 3))
        return {(x, y) for x, y in spots if before.pixelColor(x, y) != now.pixelColor(x, y)}

    qtbot.waitUntil(lambda: max((y for _x, y in changed()), default=0) > SHEET.center().y())
    assert not any(SHEET.adjusted(1, 1, -1, -1).contains(x, y) for x, y in changed())
    falling.stop()
    assert board.grab().toImage() == before
