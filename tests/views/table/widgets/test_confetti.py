"""Confetti falls once for a winner at this table, behind the result, and disappears."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.table.widgets import confetti
from cardtable_gui.views.table.widgets.confetti import Confetti
from tests.support.stepped_clock import SteppedClock, wait_for

SHEET = QRectF(100, 100, 200, 100)


def test_they_fall_and_are_gone(board: QWidget) -> None:
    clock = SteppedClock()
    falling = Confetti(clock, board)
    assert falling.isHidden()
    falling.fall(LIGHT, 14, SHEET)
    assert falling.falling
    wait_for(clock, falling.isHidden)
    assert not falling.falling


def test_they_are_seen_beside_the_sheet_and_not_on_it(board: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SteppedClock()
    monkeypatch.setattr(confetti, "COUNT", 400)
    before = board.grab().toImage()
    falling = Confetti(clock, board)
    falling.fall(LIGHT, 14, SHEET)

    def changed() -> set[tuple[int, int]]:
        now = board.grab().toImage()
        spots = ((x, y) for x in range(0, 400, 3) for y in range(0, 300, 3))
        return {(x, y) for x, y in spots if before.pixelColor(x, y) != now.pixelColor(x, y)}

    clock.step(confetti.FALL_MS * 0.75)
    assert max(y for _x, y in changed()) > SHEET.center().y()
    assert not any(SHEET.adjusted(1, 1, -1, -1).contains(x, y) for x, y in changed())
    falling.stop()
    assert board.grab().toImage() == before
