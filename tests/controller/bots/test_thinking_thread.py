"""Thinking in a thread of the window's process."""

from threading import Event, Thread

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
