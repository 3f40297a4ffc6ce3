"""Thinking in the window's process: told once, however the task ends."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from threading import Event
from time import sleep

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.bots.thinking_thread import ThinkingThread
from tests.support.jobs_by_hand import JobsByHand, jobs_by_hand


@pytest.fixture
def hand(qtbot: QtBot) -> Iterator[JobsByHand]:
    del qtbot
    with jobs_by_hand() as made:
        yield made


def test_the_answer_is_told_once_the_task_has_ended(hand: JobsByHand) -> None:
    found = list[str | None]()
    ThinkingThread(lambda _called_off: "found", found.append, 60_000)
    hand.work()
    assert found == []
    hand.drain()
    assert found == ["found"]


def test_a_task_that_fails_finds_nothing_and_is_noted(hand: JobsByHand, caplog: pytest.LogCaptureFixture) -> None:
    found = list[str | None]()

    def fail(_called_off: Callable[[], bool]) -> str:
        raise LookupError("odd")

    ThinkingThread(fail, found.append, 60_000)
    with caplog.at_level(logging.ERROR):
        hand.drain()
    assert found == [None]
    assert "a bot failed" in caplog.text


def test_of_a_dropped_task_nothing_is_told(hand: JobsByHand) -> None:
    found = list[bool | None]()
    called_off = list[bool]()

    def work(ends: Callable[[], bool]) -> bool:
        called_off.append(ends())
        return True

    thought = ThinkingThread(work, found.append, 60_000)
    thought.drop()
    hand.drain()
    assert (found, called_off) == ([], [True])


def test_a_hurried_task_delivers_what_it_has_found(qtbot: QtBot) -> None:
    found: list[str | None] = []

    def work(ends: Callable[[], bool]) -> str:
        while not ends():
            sleep(0.001)
        return "the best so far"

    ThinkingThread(work, found.append, 60_000).hurry()
    qtbot.waitUntil(lambda: bool(found))
    assert found == ["the best so far"]


def test_a_task_that_does_not_end_is_abandoned(qtbot: QtBot) -> None:
    found, let_go = list[str | None](), Event()
    thought = ThinkingThread(lambda _called_off: str(let_go.wait(60)), found.append, 1)
    qtbot.waitUntil(lambda: bool(found))
    let_go.set()
    thought.join()
    qtbot.wait(1)
    assert found == [None]
