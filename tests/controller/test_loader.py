"""Tasks beside the window: quick, or awaited with progress, or cancelled; never half done."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from cardtable_gui.controller import loader as loader_module
from cardtable_gui.controller.loader import Loader, LoadError
from cardtable_gui.core.files.limits import CancelledError, Progress
from cardtable_gui.core.messages import Message
from tests.support.jobs_by_hand import JobsByHand, jobs_by_hand

WHAT = Message("window", "Opening the match…")
WHY = Message("system", "The disk is full.")


@pytest.fixture
def hand() -> Iterator[JobsByHand]:
    with jobs_by_hand() as made:
        yield made


@pytest.fixture
def loader(qtbot: QtBot) -> Iterator[Loader]:
    del qtbot
    made = Loader()
    yield made
    made.close()


def quick(progress: Progress) -> str:
    progress(3, 7)
    return "result"


def test_what_is_done_in_a_glance_is_done_when_the_call_returns(loader: Loader, hand: JobsByHand) -> None:
    waiting, rested, progressed = QSignalSpy(loader.waiting), QSignalSpy(loader.rested), QSignalSpy(loader.progressed)
    got = list[str]()
    loader.load(WHAT, quick, got.append, lambda _: got.append("dropped"))
    assert got == ["result"]
    assert not loader.busy
    hand.drain()
    assert (got, waiting.count(), rested.count(), progressed.count()) == (["result"], 0, 0, 0)


def test_what_takes_longer_is_told_with_its_progress(loader: Loader, hand: JobsByHand) -> None:
    waiting, rested, progressed = QSignalSpy(loader.waiting), QSignalSpy(loader.rested), QSignalSpy(loader.progressed)
    got = list[str]()
    hand.slow = True
    loader.load(WHAT, quick, got.append)
    assert waiting.at(0) == [WHAT]
    assert loader.busy
    assert got == []
    hand.drain()
    assert got == ["result"]
    assert progressed.at(0) == [3, 7]
    assert (waiting.count(), rested.count()) == (1, 1)


@pytest.mark.parametrize("slow", [False, True])
def test_work_that_cannot_be_done_says_why(loader: Loader, hand: JobsByHand, slow: bool) -> None:
    failed, got = QSignalSpy(loader.failed), list[str]()

    def fail(_progress: Progress) -> str:
        raise LoadError(WHY)

    hand.slow = slow
    loader.load(WHAT, fail, got.append)
    hand.drain()
    assert failed.at(0) == [WHY]
    assert got == []
    assert not loader.busy


def test_what_goes_wrong_unexpectedly_is_raised_where_crash_reports_see_it(loader: Loader, hand: JobsByHand) -> None:
    def fail(_progress: Progress) -> str:
        raise LookupError("odd")

    with pytest.raises(LookupError, match="odd"):
        loader.load(WHAT, fail, lambda _: None)
    assert not loader.busy


def test_what_is_called_off_is_not_done_and_ends(loader: Loader, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader_module, "GLANCE_S", 0.0)
    failed, rested = QSignalSpy(loader.failed), QSignalSpy(loader.rested)
    got, cancelled = list[str](), threading.Event()

    def endless(progress: Progress) -> str:
        try:
            while True:
                progress(3, 7)
        except CancelledError:
            cancelled.set()
            raise

    loader.load(WHAT, endless, got.append, lambda _: got.append("dropped"))
    loader.cancel()
    assert rested.count() == 1
    assert cancelled.wait(30)
    qtbot.wait(1)
    assert got == []
    assert failed.count() == 0


def test_what_was_called_off_and_is_done_all_the_same_is_given_back(loader: Loader, hand: JobsByHand) -> None:
    """As a match that was claimed just before."""
    got = list[str]()
    hand.slow = True
    loader.load(WHAT, lambda _: "result", lambda _: got.append("opened"), lambda _: got.append("dropped"))
    hand.work()
    loader.cancel()
    hand.drain()
    assert got == ["dropped"]


def test_new_work_takes_the_place_of_what_is_not_done(loader: Loader, hand: JobsByHand) -> None:
    waiting, rested, got = QSignalSpy(loader.waiting), QSignalSpy(loader.rested), list[str]()
    hand.slow = True
    loader.load(WHAT, quick, lambda _: got.append("first"))
    loader.load(WHAT, quick, lambda _: got.append("second"))
    hand.drain()
    assert got == ["second"]
    assert (waiting.count(), rested.count()) == (2, 1)


def test_new_work_waits_for_none_that_was_given_up(
    loader: Loader, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader_module, "GLANCE_S", 0.0)
    stuck, got = threading.Event(), list[str]()
    loader.load(WHAT, lambda _: str(stuck.wait(60)), lambda _: got.append("first"))
    loader.load(WHAT, quick, lambda _: got.append("second"))
    qtbot.waitUntil(lambda: got == ["second"])
    stuck.set()


def test_the_end_of_the_program_waits_a_bounded_time_only(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader_module, "GLANCE_S", 0.0)
    monkeypatch.setattr(loader_module, "CLOSE_S", 0.01)
    made, stuck, got = Loader(), threading.Event(), list[str]()

    def hang(_progress: Progress) -> str:
        stuck.wait(60)
        return "result"

    made.load(WHAT, hang, got.append)
    made.close()
    stuck.set()
    qtbot.wait(20)
    assert got == []
