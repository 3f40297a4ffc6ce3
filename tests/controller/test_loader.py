"""Tasks in a thread: quick, or awaited with progress, or cancelled; never half done."""

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

WHAT = Message("window", "Opening the match…")
WHY = Message("system", "The disk is full.")


class Work:
    """Work that waits until it may go on."""

    def __init__(self, error: Exception | None = None) -> None:
        self.go_on = threading.Event()
        self.thread = ""
        self.error = error
        self.cancelled = threading.Event()

    def __call__(self, progress: Progress) -> str:
        self.thread = threading.current_thread().name
        try:
            while not self.go_on.wait(0.001):
                progress(3, 7)
            progress(7, 7)
        except CancelledError:
            self.cancelled.set()
            raise
        if self.error is not None:
            raise self.error
        return "result"


@pytest.fixture
def loader(qtbot: QtBot) -> Iterator[Loader]:
    made = Loader()
    yield made
    made.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader_module, "GLANCE_S", 0.0)


def test_what_is_done_in_a_glance_is_done_when_the_call_returns(loader: Loader, qtbot: QtBot) -> None:
    waiting, rested = QSignalSpy(loader.waiting), QSignalSpy(loader.rested)
    work, got = Work(), list[str]()
    work.go_on.set()
    loader.load(WHAT, work, got.append, lambda _: got.append("dropped"))
    assert got == ["result"]
    assert work.thread == "loader"
    assert not loader.busy
    qtbot.wait(20)
    assert (got, waiting.count(), rested.count()) == (["result"], 0, 0)


@pytest.mark.usefixtures("impatient")
def test_what_takes_longer_is_told_with_its_progress(loader: Loader, qtbot: QtBot) -> None:
    waiting, rested = QSignalSpy(loader.waiting), QSignalSpy(loader.rested)
    work, got = Work(), list[str]()
    loader.load(WHAT, work, got.append)
    assert waiting.at(0) == [WHAT]
    with qtbot.waitSignal(loader.progressed, check_params_cb=lambda done, total: (done, total) == (3, 7)):
        pass
    assert got == []
    with qtbot.waitSignal(loader.rested):
        work.go_on.set()
    assert got == ["result"]
    assert (waiting.count(), rested.count()) == (1, 1)


@pytest.mark.parametrize("patient", [True, False])
def test_work_that_cannot_be_done_says_why(
    loader: Loader, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, patient: bool
) -> None:
    if not patient:
        monkeypatch.setattr(loader_module, "GLANCE_S", 0.0)
    failed, got = QSignalSpy(loader.failed), list[str]()
    work = Work(LoadError(WHY))
    if patient:
        work.go_on.set()
    loader.load(WHAT, work, got.append)
    work.go_on.set()
    qtbot.waitUntil(lambda: failed.count() == 1)
    assert failed.at(0) == [WHY]
    assert got == []
    assert not loader.busy


def test_what_goes_wrong_unexpectedly_is_raised_where_crash_reports_see_it(loader: Loader) -> None:
    work = Work(LookupError("odd"))
    work.go_on.set()
    with pytest.raises(LookupError, match="odd"):
        loader.load(WHAT, work, lambda _: None)
    assert not loader.busy


@pytest.mark.usefixtures("impatient")
def test_what_is_called_off_is_not_done_and_its_thread_ends(loader: Loader, qtbot: QtBot) -> None:
    failed, rested = QSignalSpy(loader.failed), QSignalSpy(loader.rested)
    work, got = Work(), list[str]()
    loader.load(WHAT, work, got.append, lambda _: got.append("dropped"))
    loader.cancel()
    assert rested.count() == 1
    assert work.cancelled.wait(30)
    qtbot.wait(20)
    assert got == []
    assert failed.count() == 0


@pytest.mark.usefixtures("impatient")
def test_what_was_called_off_and_is_done_all_the_same_is_given_back(loader: Loader, qtbot: QtBot) -> None:
    """As a match that was claimed just before."""
    done, got = threading.Event(), list[str]()

    def work(_progress: Progress) -> str:
        done.wait(30)
        return "result"

    loader.load(WHAT, work, lambda _: got.append("opened"), lambda _: got.append("dropped"))
    loader.cancel()
    done.set()
    qtbot.waitUntil(lambda: got == ["dropped"])


@pytest.mark.usefixtures("impatient")
def test_new_work_takes_the_place_of_what_is_not_done(loader: Loader, qtbot: QtBot) -> None:
    first, second, got = Work(), Work(), list[str]()
    loader.load(WHAT, first, lambda _: got.append("first"))
    loader.load(WHAT, second, lambda _: got.append("second"))
    assert first.cancelled.wait(30)
    second.go_on.set()
    qtbot.waitUntil(lambda: got == ["second"])


@pytest.mark.usefixtures("impatient")
def test_the_end_of_the_program_waits_a_bounded_time_only(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
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
