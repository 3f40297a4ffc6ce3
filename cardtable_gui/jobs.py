"""Work beside the window: whatever would keep it waiting is a job in a lane, and what comes of it is delivered here.

The window's thread never waits for a disk, a lock or another program. Whoever has such work makes a `Lane` and gives it
jobs; each lane does one at a time, several lanes work side by side. Only the disk writer, sound and the bots' processes
have threads of their own. Jobs use no Qt objects; what is called when they are done may.

Tests pass a runner of their own to `use`, and do the jobs by hand: see `tests/support/jobs_by_hand.py`.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from threading import Condition, Thread
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.core.files.limits import CancelledError, Progress

T = TypeVar("T")

_BREATH_S: Final = 0.0002
"""The pause in which the window's thread can run."""
MOVED_S: Final = 0.04
"""How often the window is told at most how far a job is."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a running job is given.

    `progress` and `rest` raise `CancelledError` at once if something else is more urgent, or nobody wants the job any
    more.

    Attributes:
        progress: to be called often.
        rest: does nothing for so many seconds.
        tell: delivers a part of the result, to `told` of `Lane.run`.
    """

    progress: Progress
    rest: Callable[[float], None]
    tell: Callable[[object], None]


Work: TypeAlias = Callable[[Task], T]


@dataclass(eq=False, slots=True)
class Job:
    """A piece of work that a lane was given."""

    lane: Lane
    name: str
    urgency: int
    work: Work[Any] | None
    done: Callable[[Any], object] | None
    failed: Callable[[Exception], object] | None
    dropped: Callable[[Any], object] | None
    told: Callable[[Any], object] | None
    moved: Callable[[int, int], object] | None
    wanted: bool = True
    result: Any = None
    error: BaseException | None = None
    moved_at: float = 0.0

    def cancel(self) -> None:
        """Nobody wants it any more: it ends when it looks at its progress, and what it finds is dropped."""
        self.lane.give_up(self)

    def clear(self) -> None:
        """Forget what it refers to, in the window's thread: a Qt object must not be destroyed in another one."""
        self.work = self.done = self.failed = self.dropped = self.told = self.moved = self.result = self.error = None


class Runner(Protocol):
    """How the jobs of all lanes are done."""

    def begin(self, lane: Lane) -> None:
        """Let `Lane.work` be called soon."""

    def ring(self, lane: Lane) -> None:
        """Let `Lane.deliver_next` be called soon in the window's thread; called from any thread."""

    def wait(self, lane: Lane, seconds: float | None) -> None:
        """Wait until a lane has nothing to do, at most this long."""

    def breathe(self) -> None:
        """Let the window's thread run."""

    def rest(self, changed: Condition, seconds: float, check: Callable[[], None]) -> None:
        """Wait so long; meanwhile call `check`, with `changed` held, whenever that is notified."""


class _Bell(QObject):
    """Delivers in the thread in which it was made."""

    rung = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        # Emitted in other threads: Qt queues it.
        self.rung.connect(self._deliver)

    @Slot(object)
    def _deliver(self, lane: Lane) -> None:
        lane.deliver_next()


class Threads:
    """A thread for each lane, which is there while the lane has jobs."""

    def __init__(self) -> None:
        """Start without threads."""
        self._bell: _Bell | None = None

    def begin(self, lane: Lane) -> None:
        """Start a thread for the lane."""
        if self._bell is None:
            self._bell = _Bell()
        Thread(target=lane.work, name=lane.name, daemon=True).start()

    def ring(self, lane: Lane) -> None:
        """Deliver in the window's thread, by a queued signal."""
        # Qt may be gone, since the process ends.
        with suppress(RuntimeError):
            if self._bell is not None:
                self._bell.rung.emit(lane)

    def wait(self, lane: Lane, seconds: float | None) -> None:
        """Wait for the lane's thread."""
        lane.wait_until_idle(seconds)

    def breathe(self) -> None:
        """Sleep for a moment."""
        time.sleep(_BREATH_S)

    def rest(self, changed: Condition, seconds: float, check: Callable[[], None]) -> None:
        """Sleep, and look up whenever something changes."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            changed.wait(left)
            check()


_runner: Runner = Threads()


def use(runner: Runner) -> Runner:
    """Let another runner do the jobs of lanes that have none now; return the one so far."""
    global _runner
    before, _runner = _runner, runner
    return before


class Lane:
    """Does jobs one after the other, the most urgent first, and delivers what comes of them in the window's thread.

    A job that is interrupted by a more urgent one begins again later, so it keeps what it has done, or can be repeated.
    After `stop` what was asked for is still done, but without `progress`, and nobody is told.
    """

    def __init__(self, name: str, owner: QObject | None = None) -> None:
        """Start idle.

        Args:
            name: what it is called in error reports.
            owner: the lane stops when this is destroyed.
        """
        self.name = name
        self._changed = Condition()
        """Guards what follows; notified when it changes."""
        self._waiting: list[Job] = []
        self._running: Job | None = None
        self._arrived: deque[tuple[Job, Callable[[], object]]] = deque()
        """What is to be called in the window's thread."""
        self._begun = self._stopped = False
        self._runner: Runner = _runner
        if owner is not None:
            owner.destroyed.connect(self.stop)

    @property
    def busy(self) -> bool:
        """Whether anything is being done, or not delivered yet."""
        with self._changed:
            return bool(self._waiting or self._running or self._arrived)

    def expects(self, name: str) -> bool:
        """Whether a job with this name has still to be done, or to be delivered; not one that is being delivered."""
        with self._changed:
            jobs = (*self._waiting, *([self._running] if self._running else []), *(each for each, _ in self._arrived))
            return any(each.name == name and each.wanted for each in jobs)

    def run(
        self,
        work: Work[T],
        done: Callable[[T], object] | None = None,
        *,
        failed: Callable[[Exception], object] | None = None,
        dropped: Callable[[T], object] | None = None,
        told: Callable[[Any], object] | None = None,
        moved: Callable[[int, int], object] | None = None,
        name: str = "",
        latest: bool = False,
        urgency: int = 0,
    ) -> Job:
        """Do a job beside the window. All that is passed but `work` is called in the window's thread.

        Args:
            work: what to do.
            done: called with the result.
            failed: called with what was raised; without it that is raised where error reports see it.
            dropped: called with the result of a job that was cancelled, but was done all the same.
            told: called with each part that `Task.tell` is given.
            moved: called with the progress, now and then.
            name: a job with the same name that has not begun yet is left out, while one that has goes on: what is asked
                for again and again is done once more. Empty: none is left out.
            latest: whether one that has begun is given up, too, and its result not used.
            urgency: those with higher numbers come first, and interrupt others.
        """
        job = Job(self, name, urgency, work, done, failed, dropped, told, moved)
        with self._changed:
            if self._stopped:
                return job
            if name:
                self._waiting = [each for each in self._waiting if each.name != name]
            if name and latest:
                for each in (*(each for each, _ in self._arrived), *([self._running] if self._running else [])):
                    each.wanted &= each.name != name
            self._waiting.append(job)
            self._changed.notify_all()
            if self._begun:
                return job
            self._begun = True
            self._runner = _runner
        self._runner.begin(self)
        return job

    def give_up(self, job: Job) -> None:
        """Drop a job: it ends when it looks at its progress."""
        with self._changed:
            job.wanted = False
            self._waiting = [each for each in self._waiting if each is not job]
            self._changed.notify_all()

    def stop(self) -> None:
        """Let nothing new begin, and whatever looks at its progress end. `wait` afterwards."""
        with self._changed:
            self._stopped = True
            self._changed.notify_all()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until all jobs are done, at most this long; return whether they are."""
        self._runner.wait(self, seconds)
        with self._changed:
            return self._idle()

    def deliver(self) -> None:
        """Deliver at once what has come so far. Raises what a job raised that nobody handles."""
        while self.deliver_next():
            pass

    # For runners

    def work(self) -> None:
        """Do all jobs."""
        while (job := self._next()) is not None:
            assert job.work is not None
            task = Task(partial(self._progress, job), partial(self._rest, job), partial(self._tell, job))
            try:
                job.result = job.work(task)
            except CancelledError as error:
                self._end(job, error)
            except BaseException as error:  # noqa: BLE001 - raised again in the window's thread
                self._end(job, error)
            else:
                self._end(job, None)

    def deliver_next(self) -> bool:
        """Deliver one thing; return whether there was one."""
        with self._changed:
            if not self._arrived:
                return False
            _, use_it = self._arrived.popleft()
        use_it()
        return True

    def wait_until_idle(self, seconds: float | None) -> None:
        """Wait until another thread has done all jobs."""
        with self._changed:
            self._changed.wait_for(self._idle, seconds)

    # Inside

    def _idle(self) -> bool:
        return not self._waiting and self._running is None

    def _next(self) -> Job | None:
        with self._changed:
            if not self._waiting:
                self._begun = False
                return None
            # Of equally urgent ones the first.
            job = max(self._waiting, key=lambda each: each.urgency)
            self._waiting.remove(job)
            self._running = job
            return job

    def _check(self, job: Job) -> None:
        """Raise `CancelledError` if a job is to make room."""
        if self._stopped or not job.wanted or any(each.urgency > job.urgency for each in self._waiting):
            raise CancelledError

    def _progress(self, job: Job, done: int, total: int) -> None:
        with self._changed:
            self._check(job)
            if job.moved is not None and (now := time.monotonic()) >= job.moved_at + MOVED_S:
                job.moved_at = now
                self._arrive(job, partial(self._moved, job, done, total))
        self._runner.breathe()

    def _rest(self, job: Job, seconds: float) -> None:
        with self._changed:
            self._check(job)
            self._runner.rest(self._changed, seconds, partial(self._check, job))

    def _tell(self, job: Job, part: object) -> None:
        with self._changed:
            self._arrive(job, partial(self._told, job, part))

    def _end(self, job: Job, error: BaseException | None) -> None:
        with self._changed:
            self._running = None
            self._changed.notify_all()
            again = isinstance(error, CancelledError) and job.wanted and not self._stopped
            if again and not self._replaced(job):
                self._waiting.insert(0, job)
                return
            job.error = error
            self._arrive(job, partial(self._finish, job))

    def _replaced(self, job: Job) -> bool:
        return bool(job.name) and any(each.name == job.name for each in self._waiting)

    def _arrive(self, job: Job, use_it: Callable[[], object]) -> None:
        self._arrived.append((job, use_it))
        self._runner.ring(self)

    def _moved(self, job: Job, done: int, total: int) -> None:
        if job.wanted and not self._stopped and job.moved is not None:
            job.moved(done, total)

    def _told(self, job: Job, part: object) -> None:
        if job.wanted and not self._stopped and job.told is not None:
            job.told(part)

    def _finish(self, job: Job) -> None:
        """Use what came of a job."""
        done, failed, dropped, result, error = job.done, job.failed, job.dropped, job.result, job.error
        job.clear()
        if error is None:
            use_it = None if self._stopped else done if job.wanted else dropped
            if use_it is not None:
                use_it(result)
        elif job.wanted and not self._stopped and not isinstance(error, CancelledError):
            if failed is None or not isinstance(error, Exception):
                raise error
            failed(error)
