"""Assessments that are worked out in a process, in the window, or not at all."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.bots.assessment import AssessmentQuestion, assess
from cardtable_gui.controller.bots.bot_runner import BotRunner, InlineRunner
from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.games import GamePackage, package
from tests.support.bot_processes import VIEW, Assessments, unpicklable
from tests.support.recorded import played
from tests.support.rogue import rogue
from tests.support.sessions import EASY

MS = 50.0


@pytest.mark.parametrize("thorough", [False, True])
def test_an_assessment_is_the_same_from_a_process_from_the_window_and_from_the_inline_runner(
    impatient: ProcessRunner, qtbot: QtBot, thorough: bool
) -> None:
    of, found = package("merchant"), Assessments()
    state = played("merchant", (EASY, EASY, EASY), most=4).state
    view = state.view(state.to_move)
    chosen = view.legal_actions()[-1]

    def ask(runner: BotRunner, of: GamePackage) -> None:
        runner.ask(AssessmentQuestion(of.policy, view, chosen, MS, thorough), found.append)

    ask(impatient, of)
    found.wait(qtbot)
    assert impatient.pid is not None
    ask(impatient, replace(of, load_policy=lambda: unpicklable(of)))
    found.wait(qtbot, 2)
    ask(InlineRunner(), of)
    found.wait(qtbot, 3)
    assert found == [assess(of.policy, view, chosen, ms=MS, thorough=thorough)] * 3
    assert found[0] != assess(of.policy, view, chosen, ms=MS, thorough=not thorough)


@pytest.mark.parametrize("make", [ProcessRunner, InlineRunner])
def test_an_assessment_that_fails_is_none_at_all(
    qtbot: QtBot, make: Callable[[], BotRunner], caplog: pytest.LogCaptureFixture
) -> None:
    runner, found = make(), Assessments()
    runner.ask(AssessmentQuestion(rogue("raises").policy, VIEW, VIEW.legal_actions()[0]), found.append)
    found.wait(qtbot)
    assert found == [None]
    assert caplog.records
    runner.close()
