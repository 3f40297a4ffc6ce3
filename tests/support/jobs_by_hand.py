"""Does jobs in the test's own thread, when the test says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Condition

from cardtable_gui import jobs
from cardtable_gui.jobs import Lane


class JobsByHand:
    """A runner without threads: see `cardtable_gui.jobs.Runner`.

    Who waits for a lane gets what it does at once, as if that were quick; or, if it's `slow`, waits in vain.
    """

    def __init__(self) -> None:
        self.slow = False
        self._begun: list[Lane] = []
        self._rung: list[Lane] = []

    @property
    def waiting(self) -> list[str]:
        """The names of the lanes that have something to do."""
        return [lane.name for lane in self._begun]

    def work(self) -> None:
        """Do all jobs, and deliver nothing yet."""
        while self._begun:
            self._begun.pop(0).work()

    def drain(self) -> None:
        """Do all jobs, and those that follow from them, and deliver what comes of them."""
        while self._begun or self._rung:
            self.work()
            if self._rung:
                self._rung.pop(0).deliver_next()

    def begin(self, lane: Lane) -> None:
        self._begun.append(lane)

    def ring(self, lane: Lane) -> None:
        self._rung.append(lane)

    def wait(self, lane: Lane, seconds: float | None) -> None:
        if lane in self._begun and not (self.slow and seconds is not None):
            self._begun.remove(lane)
            lane.work()

    def breathe(self) -> None:
        pass

    def rest(self, changed: Condition, seconds: float, check: Callable[[], None]) -> None:
        check()


@contextmanager
def jobs_by_hand() -> Iterator[JobsByHand]:
    """Let all lanes that begin meanwhile be worked by hand."""
    made = JobsByHand()
    before = jobs.use(made)
    try:
        yield made
    finally:
        jobs.use(before)
