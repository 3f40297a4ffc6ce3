"""Work in a thread: in order, the most urgent first, never in the way of the window."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.core.files.limits import CancelledError
from cardtable_gui.models.background import Background, Task

LONG_S = 30.0
"""Longer than anything here takes: a wait that fails."""


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    made = Background()
    yield made
    made.stop()
    made.wait(LONG_S)


def _number(number: int, _task: Task) -> int:
    return number


def settle(background: Background, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not background.busy)


class Held:
    """A piece of work that goes on until it's let go, or interrupted."""

    def __init__(self) -> None:
        self.begun, self.go = Event(), Event()
        self.begins = 0

    def __call__(self, task: Task) -> str:
        self.begins += 1
        self.begun.set()
        while not self.go.wait(0.001):
            task.progress(0, 0)
        return "held"


def test_pieces_are_done_in_order_in_a_thread_and_used_in_the_windows(background: Background, qtbot: QtBot) -> None:
    threads, used = set(), list[int]()

    def work(number: int, _task: Task) -> int:
        threads.add(threading.get_ident())
        return number

    for number in range(20):
        background.run(partial(work, number), used.append)
    assert used == []
    settle(background, qtbot)
    assert used == list(range(20))
    assert threading.get_ident() not in threads


def test_nobody_waits_for_a_piece(background: Background, qtbot: QtBot) -> None:
    held, used = Held(), list[str]()
    background.run(held, used.append)
    assert held.begun.wait(LONG_S)
    assert background.busy
    assert used == []
    held.go.set()
    settle(background, qtbot)
    assert used == ["held"]


def test_a_more_urgent_piece_interrupts_one_that_begins_again(background: Background, qtbot: QtBot) -> None:
    held, used = Held(), list[str]()
    background.run(held, used.append, urgency=1)
    assert held.begun.wait(LONG_S)
    background.run(lambda _: "as urgent", used.append, urgency=1)
    background.run(lambda _: "urgent", used.append, urgency=2)
    qtbot.waitUntil(lambda: held.begins == 2)
    held.go.set()
    settle(background, qtbot)
    assert used == ["urgent", "held", "as urgent"]


def test_a_rest_ends_at_once_if_something_is_to_be_done(background: Background, qtbot: QtBot) -> None:
    rests, used = list[float](), list[str]()

    def rested(task: Task) -> str:
        rests.append(LONG_S)
        if len(rests) == 1:
            task.rest(LONG_S)
        return "rested"

    background.run(rested, used.append, urgency=0)
    qtbot.waitUntil(lambda: len(rests) == 1)
    background.run(lambda _: "urgent", used.append, urgency=1)
    settle(background, qtbot)
    assert used == ["urgent", "rested"]


def test_of_pieces_of_a_name_only_the_last_that_has_not_begun_is_done(background: Background, qtbot: QtBot) -> None:
    held, used = Held(), list[object]()
    background.run(held, used.append, name="update")
    assert held.begun.wait(LONG_S)
    for number in range(3):
        assert background.waits("update") == (number > 0)
        background.run(partial(_number, number), used.append, name="update")
    background.run(lambda _: "other", used.append)
    held.go.set()
    settle(background, qtbot)
    assert used == ["held", 2, "other"]


def test_the_latest_piece_takes_the_place_of_one_that_has_begun(background: Background, qtbot: QtBot) -> None:
    held, used = Held(), list[object]()
    background.run(held, used.append, name="figures", latest=True)
    assert held.begun.wait(LONG_S)
    background.run(lambda _: "latest", used.append, name="figures", latest=True)
    settle(background, qtbot)
    assert used == ["latest"]
    assert held.begins == 1


def test_a_result_that_nobody_has_used_yet_is_not_used_after_the_latest_was_asked_for(
    background: Background, qtbot: QtBot
) -> None:
    done, used = Event(), list[str]()

    def first(_task: Task) -> str:
        return "first"

    background.run(first, used.append, name="figures", latest=True)
    background.run(lambda _: done.set())
    # No event is handled meanwhile.
    assert done.wait(LONG_S)
    background.run(lambda _: "latest", used.append, name="figures", latest=True)
    settle(background, qtbot)
    assert used == ["latest"]


def test_an_error_is_raised_in_the_windows_thread(background: Background, qtbot: QtBot) -> None:
    used = list[str]()

    def fail(_task: Task) -> str:
        raise ZeroDivisionError

    with qtbot.captureExceptions() as caught:
        background.run(fail, used.append)
        background.run(lambda _: "next", used.append)
        settle(background, qtbot)
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]
    assert used == ["next"]


def test_when_the_program_ends_what_was_asked_for_is_still_done_and_nobody_is_told(qtbot: QtBot) -> None:
    background, held = Background(), Held()
    kept, used = list[str](), list[object]()
    background.run(held, used.append)
    assert held.begun.wait(LONG_S)
    background.run(lambda _: kept.append("note"), used.append)

    def long(task: Task) -> None:
        task.progress(0, 1)
        kept.append("long")

    background.run(long, used.append)
    background.stop()
    background.run(lambda _: kept.append("too late"), used.append)
    background.wait(LONG_S)
    qtbot.wait(1)
    assert (kept, used) == (["note"], [])
    assert held.begins == 1


def test_a_piece_that_gives_up_for_itself_is_begun_again(background: Background, qtbot: QtBot) -> None:
    tries, used = list[int](), list[int]()

    def work(_task: Task) -> int:
        tries.append(len(tries))
        if len(tries) == 1:
            raise CancelledError
        return tries[-1]

    background.run(work, used.append)
    settle(background, qtbot)
    assert used == [1]
