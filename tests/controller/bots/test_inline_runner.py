"""The runner without a process."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.games import package
from tests.support.bot_processes import Replies, is_legal, question
from tests.support.rogue import rogue


@pytest.mark.parametrize("way", ["plays", "raises", "cheats"])
def test_the_inline_runner_answers_later_and_always_legally(qtbot: QtBot, way: str) -> None:
    runner = InlineRunner()
    replies = Replies()
    stuck: list[None] = []
    runner.prepare(rogue(way), ["normal"])
    runner.think(question(rogue(way), on_fallback=lambda: stuck.append(None)), replies.append)
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
            runner.think(question(package("kobayakawa"), "random"), replies.append)
        replies.wait(qtbot, 10)
        played.append(list(replies))
    assert played[0] == played[1]
    assert len(set(played[0])) > 1


@pytest.mark.parametrize("stop", [lambda runner, ticket: runner.cancel(ticket), lambda runner, _ticket: runner.close()])
def test_the_inline_runner_forgets_what_is_called_off(qtbot: QtBot, stop: Callable[[InlineRunner, int], None]) -> None:
    runner = InlineRunner()
    replies = Replies()
    stop(runner, runner.think(question(package("kobayakawa")), replies.append))
    qtbot.wait(10)
    assert replies == []
