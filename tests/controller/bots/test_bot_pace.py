"""The pace of bots on a table: the delay before each move, and no more moves than can be shown."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.bots.bot_pace import MOST_A_SECOND, BotPace
from tests.support.stepped_clock import SteppedClock


def moves_until(ms: float, delay: int, *, limited: bool) -> list[float]:
    """When bots moved that never think, each move shown at once."""
    clock, parent, moves = SteppedClock(), QObject(), list[float]()
    pace = BotPace(clock, parent)
    pace.delay_ms, pace.limited = delay, limited
    pace.start_delay()
    while clock.now() < ms:
        clock.step(1)
        if pace.take_move():
            moves.append(clock.now())
            pace.start_delay()
    return moves


def test_bots_without_a_delay_move_as_often_in_a_second_as_is_allowed(qtbot: QtBot) -> None:
    moves = moves_until(3500, 0, limited=True)
    for start in range(0, 2500, 50):
        assert sum(start < move <= start + 1000 for move in moves) <= MOST_A_SECOND
    assert len(moves) >= 3 * MOST_A_SECOND
    assert moves[MOST_A_SECOND - 1] < 50, "the first ones come at once"


def test_a_longer_delay_is_kept(qtbot: QtBot) -> None:
    moves = moves_until(3000, 500, limited=True)
    assert moves == moves_until(3000, 500, limited=False)
    assert len(moves) == 6


def test_without_the_limit_bots_move_at_once(qtbot: QtBot) -> None:
    assert len(moves_until(1000, 0, limited=False)) > 5 * MOST_A_SECOND


def test_a_new_delay_replaces_the_one_that_runs(qtbot: QtBot) -> None:
    clock, parent = SteppedClock(), QObject()
    pace = BotPace(clock, parent)
    pace.start_delay()
    pace.delay_ms = 0
    clock.step(1)
    assert pace.take_move()
