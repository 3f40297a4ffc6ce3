"""Thinking in a thread of the window's process."""

from collections.abc import Callable
from threading import Event, Thread
from time import sleep

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.bots import thinking_thread
from cardtable_gui.controller.bots.thinking_thread import ThinkingThread


def test_the_answer_is_delivered_when_the_thread_has_ended(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    joined = Event()
    threads: list[Thread] = []

    class Lingering(Thread):
        """A thread that does not end before somebody joins it."""

        def run(self) -> None:
            threads.append(self)
            super().run()
            joined.wait()

        def join(self, timeout: float | None = None) -> None:
            joined.set()
            super().join(timeout)

    monkeypatch.setattr(thinking_thread, "Thread", Lingering)
    alive: list[bool] = []
    ThinkingThread(lambda _called_off: "found", lambda _found: alive.append(threads[0].is_alive()), 60_000)
    qtbot.waitUntil(lambda: bool(alive))
    joined.set()
    assert alive == [False]


def test_a_hurried_task_delivers_what_it_has_found(qtbot: QtBot) -> None:
    found: list[str | None] = []

    def work(ends: Callable[[], bool]) -> str:
        while not ends():
            sleep(0.001)
        return "the best so far"

    ThinkingThread(work, found.append, 60_000).hurry()
    qtbot.waitUntil(lambda: bool(found))
    assert found == ["the best so far"]
