"""Assessments that are worked out in a process, in the window, or not at all."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.bots.assessment import assess
from cardtable_gui.controller.bots.bot_runner import BotRunner, InlineRunner
from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.games import package
from tests.support.bot_processes import VIEW, Assessments, pid_of, unpicklable
from tests.support.rogue import rogue


def test_an_assessment_is_the_same_from_a_process_from_the_window_and_from_the_inline_runner(
    impatient: ProcessRunner, qtbot: QtBot
) -> None:
    of, found = package("kobayakawa"), Assessments()
    chosen = VIEW.legal_actions()[-1]
    impatient.assess(of, VIEW, chosen, found.append)
    found.wait(qtbot)
    assert pid_of(impatient) is not None
    impatient.assess(replace(of, load_policy=lambda: unpicklable(of)), VIEW, chosen, found.append)
    found.wait(qtbot, 2)
    InlineRunner().assess(of, VIEW, chosen, found.append)
    found.wait(qtbot, 3)
    assert found == [assess(of.policy, VIEW, chosen)] * 3


@pytest.mark.parametrize("make", [ProcessRunner, InlineRunner])
def test_an_assessment_that_fails_is_none_at_all(
    qtbot: QtBot, make: Callable[[], BotRunner], caplog: pytest.LogCaptureFixture
) -> None:
    runner, found = make(), Assessments()
    runner.assess(rogue("raises"), VIEW, VIEW.legal_actions()[0], found.append)
    found.wait(qtbot)
    assert found == [None]
    assert caplog.records
    runner.close()
