"""Hints that are worked out in a process, in the window, or not at all."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.bots.advice import HintQuestion, advise
from cardtable_gui.controller.bots.bot_runner import BotRunner, InlineRunner
from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.games import package
from tests.support.bot_processes import VIEW, WAIT_MS, Hints, unpicklable
from tests.support.recorded import played
from tests.support.rogue import rogue
from tests.support.sessions import EASY


def test_a_hint_is_the_same_from_a_process_from_the_window_and_from_the_inline_runner(
    impatient: ProcessRunner, qtbot: QtBot
) -> None:
    of, hints = package("kobayakawa"), Hints()
    impatient.ask(HintQuestion(of.policy, VIEW), hints.append)
    hints.wait(qtbot)
    assert impatient.pid is not None
    local = replace(of, load_policy=lambda: unpicklable(of))
    impatient.ask(HintQuestion(local.policy, VIEW), hints.append)
    hints.wait(qtbot, 2)
    InlineRunner().ask(HintQuestion(of.policy, VIEW), hints.append)
    hints.wait(qtbot, 3)
    assert hints == [advise(of.policy, VIEW)] * 3


@pytest.mark.parametrize("game", [each.game.id for each in games.packages()])
def test_a_hint_of_every_game_is_the_same_twice_and_none_comes_once_the_window_is_closed(
    qtbot: QtBot, game: str
) -> None:
    of, runner, hints = package(game), ProcessRunner(), Hints()
    match = played(game, (EASY,) * of.game.players[0], 5)
    while len(match.state.legal_actions()) == 1:
        match.act(match.state.legal_actions()[0])
    view = match.state.view(match.state.to_move)
    for number in (1, 2):
        runner.ask(HintQuestion(of.policy, view), hints.append)
        hints.wait(qtbot, number)
    assert hints == [advise(of.policy, view)] * 2
    assert hints[0] is not None
    assert hints[0].worth is not None
    runner.ask(HintQuestion(of.policy, view), hints.append)
    runner.close()
    QApplication.processEvents()
    assert len(hints) == 2


@pytest.mark.parametrize("make", [ProcessRunner, InlineRunner])
def test_a_hint_that_fails_is_none_at_all(
    qtbot: QtBot, make: Callable[[], BotRunner], caplog: pytest.LogCaptureFixture
) -> None:
    runner, hints = make(), Hints()
    runner.ask(HintQuestion(rogue("raises").policy, VIEW), hints.append)
    hints.wait(qtbot)
    assert hints == [None]
    assert caplog.records
    runner.close()


def test_a_hint_that_is_called_off_is_not_answered(runner: ProcessRunner, qtbot: QtBot, tmp_path: Path) -> None:
    marker = tmp_path / "called off"
    hints = Hints()
    ticket = runner.ask(HintQuestion(rogue("waits to be called off", marker).policy, VIEW), hints.append)
    qtbot.waitUntil(lambda: runner.busy, timeout=WAIT_MS)
    runner.cancel(ticket)
    qtbot.waitUntil(marker.exists, timeout=WAIT_MS)
    runner.ask(HintQuestion(package("kobayakawa").policy, VIEW), hints.append)
    hints.wait(qtbot)
    assert len(hints) == 1
