"""Slow work that the player waits for: one task at a time beside the window, with progress and cancellation.

Reading a file may wait for a slow disk, and playing a long record takes seconds; the window stays responsive. Most
tasks are short, so `load` first waits a moment for the result, without handling other events.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.core.files.limits import Progress
from cardtable_gui.core.messages import Message
from cardtable_gui.jobs import Job, Lane

T = TypeVar("T")

GLANCE_S = 0.3
"""The time that the window waits for a task before it shows that it is waiting."""
CLOSE_S = 1.0
"""The time limit for cancelled tasks to end when the program closes."""


class LoadError(Exception):
    """Raised by a task that fails; `message` tells a player why."""

    def __init__(self, message: Message) -> None:
        """Keep the message."""
        super().__init__(message.text)
        self.message = message


class Loader(QObject):
    """Runs one task at a time; a new one cancels an unfinished one."""

    waiting = Signal(object)
    """A `Message`: this task takes longer than `GLANCE_S`. `rested` follows, or this again for a task in its place."""
    progressed = Signal(int, int)
    """Steps done and total while waiting; (0, 0): unknown."""
    rested = Signal()
    """The wait is over: the task has succeeded, failed or been cancelled."""
    failed = Signal(object)
    """A `Message`: why the task failed."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start idle."""
        super().__init__(parent)
        self.glance_s: float | None = None
        """Overrides `GLANCE_S`."""
        self._job: Job | None = None
        self._given_up: list[Lane] = []
        """Those of cancelled tasks that may have claims to release."""
        self._waiting_shown = False

    @property
    def busy(self) -> bool:
        """Whether a task is running."""
        return self._job is not None

    def load(
        self,
        what: Message,
        work: Callable[[Progress], T],
        done: Callable[[T], None],
        dropped: Callable[[T], None] | None = None,
    ) -> None:
        """Run a task, then use its result.

        Args:
            what: a description of the task for the player.
            work: runs beside the window, and calls its `Progress` often. A `LoadError` is reported by `failed`.
            done: called with the result in this thread, possibly before `load` returns.
            dropped: called in this thread with the result of a cancelled task.
        """
        self._give_up()

        def use(result: T) -> None:
            self._rest()
            done(result)

        # A cancelled task may wait for the disk for long; no other waits for it.
        lane = Lane("loader", self)
        self._job = lane.run(
            lambda task: work(task.progress), use, failed=self._fail, dropped=dropped, moved=self._move
        )
        if lane.wait(GLANCE_S if self.glance_s is None else self.glance_s):
            lane.deliver()
        else:
            self._waiting_shown = True
            self.waiting.emit(what)

    @Slot()
    def cancel(self) -> None:
        """Cancel the running task; its `done` is not called."""
        if self._job is not None:
            self._give_up()
            self._rest()

    def close(self) -> None:
        """Cancel the running task, and wait a limited time until it ends."""
        self.cancel()
        self.blockSignals(True)
        for lane in self._given_up:
            lane.wait(CLOSE_S)
            lane.deliver()

    def _move(self, done: int, total: int) -> None:
        if self._waiting_shown:
            self.progressed.emit(done, total)

    def _fail(self, error: Exception) -> None:
        self._rest()
        if not isinstance(error, LoadError):
            raise error
        self.failed.emit(error.message)

    def _give_up(self) -> None:
        """Cancel the running task."""
        self._given_up = [lane for lane in self._given_up if lane.busy]
        if self._job is not None:
            self._job.cancel()
            self._given_up.append(self._job.lane)
            self._job = None

    def _rest(self) -> None:
        self._job = None
        if self._waiting_shown:
            self._waiting_shown = False
            self.rested.emit()
