"""Work beside the window: in order, the most urgent first, never in the way; what comes of it is delivered here."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from threading import Event

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardtable_gui import jobs
from cardtable_gui.core.files.limits import CancelledError
from cardtable_gui.jobs import Lane, Task
from tests.support.jobs_by_hand import JobsByHand, jobs_by_hand

LONG_S = 30.0
"""Longer than anything here takes: a wait that fails."""


@pytest.fixture
def lane(qtbot: QtBot) -> Iterator[Lane]:
    """A lane with a thread."""
    del qtbot
    made = Lane("lane")
    yield made
    made.stop()
    made.wait(LONG_S)


@pytest.fixture
def hand() -> Iterator[JobsByHand]:
    with jobs_by_hand() as made:
        yield made


def _number(number: int, _task: Task) -> int:
    return number


def settle(lane: Lane, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not lane.busy)


class Held:
    """A piece of work that goes on until it's let go, or interrupted."""

    def __init__(self) -> None:
        self.begun, self.go = Event(), Event()
        self.begins = 0

    def __call__(self, task: Task) -> str:
        self.begins += 1
        self.begun.set()
        while not self.go.wait(0.001):
            task.progress(3, 7)
        return "held"


# With a thread


def test_jobs_are_done_in_order_in_a_thread_and_used_in_the_windows(lane: Lane, qtbot: QtBot) -> None:
    threads, used = set(), list[tuple[int, int]]()

    def work(number: int, _task: Task) -> int:
        threads.add(threading.get_ident())
        return number

    here = threading.get_ident()
    for number in range(20):
        lane.run(partial(work, number), lambda found: used.append((found, threading.get_ident())))
    assert used == []
    settle(lane, qtbot)
    assert used == [(number, here) for number in range(20)]
    assert here not in threads


def test_nobody_waits_for_a_job(lane: Lane, qtbot: QtBot) -> None:
    held, used = Held(), list[str]()
    lane.run(held, used.append)
    assert held.begun.wait(LONG_S)
    assert lane.busy
    assert used == []
    held.go.set()
    settle(lane, qtbot)
    assert used == ["held"]


def test_who_waits_for_a_while_is_told_whether_it_was_enough(lane: Lane, qtbot: QtBot) -> None:
    held, used = Held(), list[str]()
    lane.run(held, used.append)
    assert not lane.wait(0)
    held.go.set()
    assert lane.wait(LONG_S)
    assert used == []
    lane.deliver()
    assert used == ["held"]
    qtbot.wait(1)
    assert used == ["held"]


def test_lanes_work_side_by_side(lane: Lane, qtbot: QtBot) -> None:
    held, other, used = Held(), Lane("other"), list[str]()
    lane.run(held, used.append)
    other.run(lambda _: "other", used.append)
    settle(other, qtbot)
    assert used == ["other"]
    held.go.set()
    settle(lane, qtbot)
    assert used == ["other", "held"]


def test_a_more_urgent_job_interrupts_one_that_begins_again(lane: Lane, qtbot: QtBot) -> None:
    held, used = Held(), list[str]()
    lane.run(held, used.append, urgency=1)
    assert held.begun.wait(LONG_S)
    lane.run(lambda _: "as urgent", used.append, urgency=1)
    lane.run(lambda _: "urgent", used.append, urgency=2)
    qtbot.waitUntil(lambda: held.begins == 2)
    held.go.set()
    settle(lane, qtbot)
    assert used == ["urgent", "held", "as urgent"]


def test_a_rest_ends_at_once_if_something_is_to_be_done(lane: Lane, qtbot: QtBot) -> None:
    rests, used = list[float](), list[str]()

    def rested(task: Task) -> str:
        rests.append(LONG_S)
        if len(rests) == 1:
            task.rest(LONG_S)
        return "rested"

    lane.run(rested, used.append, urgency=0)
    qtbot.waitUntil(lambda: len(rests) == 1)
    lane.run(lambda _: "urgent", used.append, urgency=1)
    settle(lane, qtbot)
    assert used == ["urgent", "rested"]


def test_of_jobs_of_a_name_only_the_last_that_has_not_begun_is_done(lane: Lane, qtbot: QtBot) -> None:
    held, used = Held(), list[object]()
    lane.run(held, used.append, name="update")
    assert held.begun.wait(LONG_S)
    for number in range(3):
        lane.run(partial(_number, number), used.append, name="update")
    lane.run(lambda _: "other", used.append)
    held.go.set()
    settle(lane, qtbot)
    assert used == ["held", 2, "other"]


def test_the_latest_job_takes_the_place_of_one_that_has_begun(lane: Lane, qtbot: QtBot) -> None:
    held, used = Held(), list[object]()
    lane.run(held, used.append, name="figures", latest=True)
    assert held.begun.wait(LONG_S)
    lane.run(lambda _: "latest", used.append, name="figures", latest=True)
    settle(lane, qtbot)
    assert used == ["latest"]
    assert held.begins == 1


def test_a_cancelled_job_ends_soon(lane: Lane, qtbot: QtBot) -> None:
    held, used = Held(), list[str]()
    job = lane.run(held, used.append, dropped=used.append, failed=lambda _: used.append("failed"))
    assert held.begun.wait(LONG_S)
    job.cancel()
    settle(lane, qtbot)
    assert used == []
    assert held.begins == 1


def test_how_far_a_job_is_is_told_now_and_then(lane: Lane, qtbot: QtBot) -> None:
    held, told = Held(), set[tuple[int, int]]()
    lane.run(held, moved=lambda done, total: told.add((done, total)))
    qtbot.waitUntil(lambda: told == {(3, 7)})
    held.go.set()


def test_when_the_program_ends_what_was_asked_for_is_still_done_and_nobody_is_told(qtbot: QtBot) -> None:
    lane, held = Lane("lane"), Held()
    kept, used = list[str](), list[object]()
    lane.run(held, used.append)
    assert held.begun.wait(LONG_S)
    lane.run(lambda _: kept.append("note"), used.append)

    def long(task: Task) -> None:
        task.progress(0, 1)
        kept.append("long")

    lane.run(long, used.append)
    lane.stop()
    lane.run(lambda _: kept.append("too late"), used.append)
    assert lane.wait(LONG_S)
    qtbot.wait(1)
    assert (kept, used) == (["note"], [])
    assert held.begins == 1


def test_an_error_is_raised_in_the_windows_thread(lane: Lane, qtbot: QtBot) -> None:
    used = list[str]()

    def fail(_task: Task) -> str:
        raise ZeroDivisionError

    with qtbot.captureExceptions() as caught:
        lane.run(fail, used.append)
        lane.run(lambda _: "next", used.append)
        settle(lane, qtbot)
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]
    assert used == ["next"]


# By hand


def test_by_hand_nothing_is_done_before_it_is_asked_for(hand: JobsByHand) -> None:
    used, lanes = list[str](), (Lane("one"), Lane("two"))
    for lane in lanes:
        lane.run(lambda _: "done", used.append)
    assert hand.waiting == ["one", "two"]
    assert all(lane.busy for lane in lanes)
    hand.work()
    assert used == []
    hand.drain()
    assert used == ["done", "done"]
    assert not any(lane.busy for lane in lanes)


def test_what_follows_from_a_job_is_done_by_hand_too(hand: JobsByHand) -> None:
    lane, used = Lane("lane"), list[str]()
    lane.run(lambda _: None, lambda _: lane.run(lambda _: "second", used.append))
    hand.drain()
    assert used == ["second"]


def test_a_result_that_nobody_has_used_yet_is_not_used_after_the_latest_was_asked_for(hand: JobsByHand) -> None:
    lane, used = Lane("lane"), list[str]()
    lane.run(lambda _: "first", used.append, name="figures", latest=True)
    hand.work()
    lane.run(lambda _: "latest", used.append, name="figures", latest=True)
    hand.drain()
    assert used == ["latest"]


def test_a_job_that_gives_up_for_itself_is_begun_again(hand: JobsByHand) -> None:
    tries, used = list[int](), list[int]()

    def work(_task: Task) -> int:
        tries.append(len(tries))
        if len(tries) == 1:
            raise CancelledError
        return tries[-1]

    Lane("lane").run(work, used.append)
    hand.drain()
    assert used == [1]


def test_parts_are_told_before_the_whole_but_not_of_a_cancelled_job(hand: JobsByHand) -> None:
    used = list[str]()

    def work(task: Task) -> str:
        task.tell("part")
        return "whole"

    lane = Lane("lane")
    lane.run(work, used.append, told=used.append)
    cancelled = lane.run(work, used.append, told=used.append)
    hand.work()
    cancelled.cancel()
    hand.drain()
    assert used == ["part", "whole"]


def test_what_a_cancelled_job_found_all_the_same_is_dropped(hand: JobsByHand) -> None:
    lane, used, dropped = Lane("lane"), list[str](), list[str]()
    begun = lane.run(lambda _: "a claim", used.append, dropped=dropped.append)
    hand.work()
    begun.cancel()
    lane.run(lambda _: "never begun", used.append, dropped=dropped.append).cancel()
    hand.drain()
    assert (used, dropped) == ([], ["a claim"])


def test_who_handles_errors_is_told_of_them(hand: JobsByHand) -> None:
    lane, failed = Lane("lane"), list[Exception]()
    error = LookupError("odd")

    def fail(_task: Task) -> str:
        raise error

    lane.run(fail, failed=failed.append)
    hand.drain()
    assert failed == [error]
    lane.run(fail)
    with pytest.raises(LookupError, match="odd"):
        hand.drain()


def test_a_job_of_a_name_is_expected_until_it_is_delivered(hand: JobsByHand) -> None:
    lane, expected = Lane("lane"), list[bool]()

    def told(_: object) -> None:
        expected.append(lane.expects("update"))

    lane.run(lambda _: None, told, name="update")
    hand.work()
    lane.run(lambda _: None, told, name="update")
    hand.work()
    assert lane.expects("update")
    hand.drain()
    assert expected == [True, False]


def test_whose_owner_is_gone_is_told_nothing(hand: JobsByHand) -> None:
    owner, used = QObject(), list[str]()
    lane = Lane("lane", owner)
    lane.run(lambda _: "done", used.append)
    hand.work()
    shiboken6.delete(owner)
    hand.drain()
    assert used == []


def test_what_a_job_refers_to_is_let_go_of_where_its_result_is_used(hand: JobsByHand) -> None:
    """A Qt object must not be destroyed in another thread."""
    lane = Lane("lane")
    job = lane.run(lambda _: "done", lambda _: None)

    def kept() -> list[bool]:
        return [each is not None for each in (job.work, job.done, job.result)]

    hand.work()
    assert kept() == [True, True, True]
    hand.drain()
    assert kept() == [False, False, False]


def test_the_runner_before_works_again(hand: JobsByHand) -> None:
    with jobs_by_hand() as other:
        Lane("lane").run(lambda _: None)
    assert (other.waiting, hand.waiting) == (["lane"], [])
    assert jobs.use(hand) is hand
