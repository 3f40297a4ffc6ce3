"""Slow work in the background: one task at a time in a thread, with progress and cancellation.

Reading a file may wait for a slow disk, and playing a long record takes seconds; the window stays responsive. Most
tasks are short, so `load` first waits a moment for the result, without handling other events.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Thread
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cardtable_gui.core.files.limits import CancelledError, Progress
from cardtable_gui.core.messages import Message

T = TypeVar("T")

GLANCE_S = 0.3
"""The time that the window waits for a task before it shows that it is waiting."""
CLOSE_S = 1.0
"""The time limit for cancelled tasks to end when the program closes."""
LOOK_MS = 40
_BREATH_S = 0.0002
"""The pause in which the window's thread can run."""


class LoadError(Exception):
    """Raised by a task that fails; `message` tells a player why."""

    def __init__(self, message: Message) -> None:
        """Keep the message."""
        super().__init__(message.text)
        self.message = message


class _Job(Generic[T]):
    """A task in a thread of its own."""

    def __init__(
        self,
        what: Message,
        work: Callable[[Progress], T],
        done: Callable[[T], None],
        dropped: Callable[[T], None] | None,
    ) -> None:
        self.what = what
        self.done = done
        self.dropped = dropped
        self.ended = Event()
        self.progress = (0, 0)
        self._work = work
        self._cancelled = Event()
        self._result: T | None = None
        self._error: BaseException | None = None

    def run(self) -> None:
        try:
            self._result = self._work(self._follow)
        except BaseException as error:  # noqa: BLE001 - raised again in `settle`
            self._error = error
        finally:
            self.ended.set()

    def cancel(self) -> None:
        self._cancelled.set()

    def settle(self) -> None:
        """Deliver the result. Raises what the task raised."""
        if self._error is not None:
            raise self._error
        self.done(self._result)  # type: ignore[arg-type]

    def drop(self) -> None:
        """Discard the result, releasing what the task has claimed."""
        if self._error is None and self.dropped is not None:
            self.dropped(self._result)  # type: ignore[arg-type]

    def _follow(self, done: int, total: int) -> None:
        if self._cancelled.is_set():
            raise CancelledError
        self.progress = (done, total)
        time.sleep(_BREATH_S)


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
        self._job: _Job[Any] | None = None
        self._given_up: list[_Job[Any]] = []
        """Cancelled tasks that have not ended yet and may have claims to release."""
        self._waiting_shown = False
        # The threads use no Qt objects, so they are safe when the window closes; a timer polls them.
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._look_after)

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
            work: runs in a thread, and calls its `Progress` often. A `LoadError` is reported by `failed`.
            done: called with the result in this thread, possibly before `load` returns.
            dropped: called in this thread with the result of a cancelled task.
        """
        self._give_up()
        job = self._job = _Job(what, work, done, dropped)
        Thread(target=job.run, name="loader", daemon=True).start()
        if job.ended.wait(GLANCE_S if self.glance_s is None else self.glance_s):
            self._settle(job)
        else:
            self._waiting_shown = True
            self._look.start()
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
        self._look.stop()
        for job in self._given_up:
            if job.ended.wait(CLOSE_S):
                job.drop()

    @Slot()
    def _look_after(self) -> None:
        """Poll all tasks."""
        ended = [job for job in self._given_up if job.ended.is_set()]
        self._given_up = [job for job in self._given_up if job not in ended]
        for job in ended:
            job.drop()
        current = self._job
        if current is None:
            if not self._given_up:
                self._look.stop()
        elif current.ended.is_set():
            self._settle(current)
        else:
            self.progressed.emit(*current.progress)

    def _settle(self, job: _Job[Any]) -> None:
        """Deliver the result of a finished task."""
        self._rest()
        try:
            job.settle()
        except LoadError as error:
            self.failed.emit(error.message)

    def _give_up(self) -> None:
        """Cancel the running task."""
        if self._job is not None:
            self._job.cancel()
            self._given_up.append(self._job)
            self._look.start()

    def _rest(self) -> None:
        self._job = None
        if self._waiting_shown:
            self._waiting_shown = False
            self.rested.emit()
