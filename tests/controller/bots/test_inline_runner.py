"""The runner without a process."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.bots.bot_runner import BotRunner, InlineRunner
from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.games import package
from tests.support.bot_processes import VIEW, WAIT_MS, CountQuestion, Replies, is_legal, question, unpicklable
from tests.support.rogue import rogue


@pytest.mark.parametrize("way", ["plays", "raises", "cheats"])
def test_the_inline_runner_answers_later_and_always_legally(qtbot: QtBot, way: str) -> None:
    runner = InlineRunner()
    replies = Replies()
    stuck: list[None] = []
    runner.prepare(rogue(way), ["normal"])
    runner.ask(question(rogue(way)), replies.append, lambda: stuck.append(None))
    assert replies == []
    replies.wait(qtbot)
    assert is_legal(replies[0])
    assert bool(stuck) == (way != "plays")


def test_the_inline_runner_with_a_seed_is_repeatable(qtbot: QtBot) -> None:
    played = []
    for _ in range(2):
        runner = InlineRunner(seed=3)
        replies = Replies()
        for _ in range(10):
            runner.ask(question(package("kobayakawa"), "random"), replies.append)
        replies.wait(qtbot, 10)
        played.append(list(replies))
    assert played[0] == played[1]
    assert len(set(played[0])) > 1


@pytest.mark.parametrize("stop", [lambda runner, ticket: runner.cancel(ticket), lambda runner, _ticket: runner.close()])
def test_the_inline_runner_forgets_what_is_called_off(qtbot: QtBot, stop: Callable[[InlineRunner, int], None]) -> None:
    runner = InlineRunner()
    replies = Replies()
    stop(runner, runner.ask(question(package("kobayakawa")), replies.append))
    qtbot.wait(10)
    assert replies == []


@pytest.mark.parametrize("make", [InlineRunner, ProcessRunner])
def test_every_runner_answers_any_question(qtbot: QtBot, make: Callable[[], BotRunner]) -> None:
    of, runner, found = package("kobayakawa"), make(), list[int | None]()
    for policy in (of.policy, unpicklable(of)):
        runner.ask(CountQuestion(policy, VIEW, extra=1), found.append)
    qtbot.waitUntil(lambda: found == [3, 3], timeout=WAIT_MS)
    runner.close()
