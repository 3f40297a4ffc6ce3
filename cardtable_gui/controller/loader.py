"""What takes long beside the window: one piece of work in a thread, with its progress, until it is done or called off.

Reading a file may wait for a slow disk, and to play a long record takes seconds; the window answers meanwhile. Most
work is done in no time: whoever asks for it waits a glance for it, and nothing else happens in between.
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
"""So long the window waits for work before it goes on and tells what it waits for."""
CLOSE_S = 1.0
"""So long the end of the program waits for work that was called off."""
LOOK_MS = 40
_BREATH_S = 0.0002
"""The window's thread gets its turn in such pauses."""


class LoadError(Exception):
    """Raised by work that cannot be done; `message` says why, for a player."""

    def __init__(self, message: Message) -> None:
        """Keep the message."""
        super().__init__(message.text)
        self.message = message


class _Job(Generic[T]):
    """Work in a thread of its own."""

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
        except BaseException as error:  # noqa: BLE001 - it goes on to whoever waits for the work
            self._error = error
        finally:
            self.ended.set()

    def cancel(self) -> None:
        self._cancelled.set()

    def settle(self) -> None:
        """Hand over what was done. Raises what the work raised."""
        if self._error is not None:
            raise self._error
        self.done(self._result)  # type: ignore[arg-type]

    def drop(self) -> None:
        """Give back what it took: nobody wants it any more."""
        if self._error is None and self.dropped is not None:
            self.dropped(self._result)  # type: ignore[arg-type]

    def _follow(self, done: int, total: int) -> None:
        if self._cancelled.is_set():
            raise CancelledError
        self.progress = (done, total)
        time.sleep(_BREATH_S)


class Loader(QObject):
    """Does one piece of work at a time; a new one takes the place of one that is not done."""

    waiting = Signal(object)
    """A `Message`: this takes longer than a glance. `rested` follows, or this again for work that took its place."""
    progressed = Signal(int, int)
    """So much of the whole is done, while one waits; (0, 0): nobody knows."""
    rested = Signal()
    """Nobody waits any more: it was done, or could not be, or was called off."""
    failed = Signal(object)
    """A `Message`: why the work could not be done."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Nothing to do yet."""
        super().__init__(parent)
        self.glance_s: float | None = None
        """Another time than `GLANCE_S`."""
        self._job: _Job[Any] | None = None
        self._given_up: list[_Job[Any]] = []
        """What was called off and has not ended yet: it may have something to give back."""
        self._told = False
        # The threads touch nothing of Qt's, whatever becomes of the window: they are looked at from here.
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._look_after)

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return self._job is not None

    def load(
        self,
        what: Message,
        work: Callable[[Progress], T],
        done: Callable[[T], None],
        dropped: Callable[[T], None] | None = None,
    ) -> None:
        """Do some work, and then something with its result.

        Args:
            what: what is done, for a player.
            work: runs in a thread, and calls its `Progress` often. A `LoadError` becomes `failed`.
            done: gets the result in this thread, perhaps before this returns.
            dropped: gets, in this thread, a result that nobody wants any more.
        """
        self._give_up()
        job = self._job = _Job(what, work, done, dropped)
        Thread(target=job.run, name="loader", daemon=True).start()
        if job.ended.wait(GLANCE_S if self.glance_s is None else self.glance_s):
            self._settle(job)
        else:
            self._told = True
            self._look.start()
            self.waiting.emit(what)

    @Slot()
    def cancel(self) -> None:
        """Call off what is being done. What it would have done is not done."""
        if self._job is not None:
            self._give_up()
            self._rest()

    def close(self) -> None:
        """Call off what is being done, and wait a bounded time until it ends."""
        self.cancel()
        self.blockSignals(True)
        self._look.stop()
        for job in self._given_up:
            if job.ended.wait(CLOSE_S):
                job.drop()

    @Slot()
    def _look_after(self) -> None:
        """See how far everything is."""
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
        """The work is done: hand it over."""
        self._rest()
        try:
            job.settle()
        except LoadError as error:
            self.failed.emit(error.message)

    def _give_up(self) -> None:
        """Call off what is being done."""
        if self._job is not None:
            self._job.cancel()
            self._given_up.append(self._job)
            self._look.start()

    def _rest(self) -> None:
        self._job = None
        if self._told:
            self._told = False
            self.rested.emit()
