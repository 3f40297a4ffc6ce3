"""The statistics and the library's entries for the window: read, updated and erased in a thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cardtable_gui.controller.statistics.keeper import StatisticsError, StatisticsKeeper
from cardtable_gui.controller.statistics.match_results import MatchEntry, PersonResult
from cardtable_gui.core.messages import Message
from cardtable_gui.jobs import Lane, Task
from cardtable_gui.settings import STATISTICS_SINCE, Settings

T = TypeVar("T")

UPDATE_MS = 60
"""How long after a window opens the records are read: it's painted first."""
RETRY_MS: Final = 15_000
"""How long after a failure the records are read again; twice as long after each further one."""
MOST_RETRY_MS: Final = 240_000

_LOOK, _UPDATE, _READ, _ERASE = range(4)
"""How urgent each piece of work is."""


class _Known(NamedTuple):
    """What the database held in one state."""

    state: int | None
    results: Sequence[PersonResult]
    entries: Sequence[MatchEntry]


class StatisticsUpdater(QObject):
    """Updates the database of results from the records, and knows what it held last. It never waits for the disk."""

    read = Signal()
    """`results` and `entries` are others."""
    updated = Signal()
    """All records were read; `read` has come before, if that changed anything."""
    failed = Signal(object)
    """A `Message`: why the database can't be used now. What was known stays; it's tried again later."""

    def __init__(self, keeper: StatisticsKeeper, settings: Settings, parent: QObject | None = None) -> None:
        """Do nothing yet. The settings tell since when matches count."""
        super().__init__(parent)
        self.keeper = keeper
        self._settings = settings
        self._jobs = Lane("statistics", self)
        self._wanted = False
        self._known: _Known | None = None
        self._retry_ms = RETRY_MS
        self._retry = QTimer(self, singleShot=True)
        self._retry.timeout.connect(self.update)

    @property
    def known(self) -> bool:
        """Whether `results` and `entries` were read already."""
        return self._known is not None

    @property
    def results(self) -> Sequence[PersonResult]:
        """All results as of the last reading, the earliest first; empty before it."""
        return () if self._known is None else self._known.results

    @property
    def entries(self) -> Sequence[MatchEntry]:
        """The finished matches on disk as of the last reading, the latest first; empty before it."""
        return () if self._known is None else self._known.entries

    @property
    def busy(self) -> bool:
        """Whether anything is being read or written, or somebody will be told of it."""
        return self._jobs.busy

    def want(self) -> None:
        """Keep `results` and `entries` up to date from now on: somebody shows them."""
        self._wanted = True
        if self._known is None:
            self._jobs.run(self._reading(lambda _: None), self._take, name="read", urgency=_READ)

    @Slot()
    def update(self) -> None:
        """Read new and changed records. `updated` or `failed` follows."""
        self._retry.stop()
        since = self._settings.value(STATISTICS_SINCE)
        work = self._reading(lambda task: self.keeper.update(since, task.progress))
        self._jobs.run(work, self._finish, name="update", urgency=_UPDATE)

    def erase(self) -> None:
        """Delete all results; matches count from now on. `read` or `failed` follows."""
        self._jobs.run(self._reading(lambda _: self.keeper.erase()), self._erased, urgency=_ERASE)

    def ask(self, work: Callable[[], T], use: Callable[[T], object]) -> None:
        """Work something out of what is known, in the thread, and use it in this one."""
        self._jobs.run(lambda _: work(), use, urgency=_READ)

    def stop(self) -> None:
        """Stop: the program ends. The thread ends soon; no signal follows."""
        self._retry.stop()
        self._jobs.stop()

    def wait(self, seconds: float) -> None:
        """Wait for the thread, at most this long."""
        self._jobs.wait(seconds)

    def _reading(self, first: Callable[[Task], T]) -> Callable[[Task], tuple[T, _Known | None] | Message]:
        """Work that does something and then reads what is known, or tells why it can't."""

        def work(task: Task) -> tuple[T, _Known | None] | Message:
            task.progress(0, 0)
            try:
                found = first(task)
                return found, self._read(task)
            except StatisticsError as error:
                return error.message

        return work

    def _read(self, task: Task) -> _Known | None:
        """What is known now; None: nobody wants it, or it's as before."""
        before, state = self._known, self.keeper.state
        if not self._wanted or (before is not None and before.state is not None and before.state == state):
            return None
        results: Sequence[PersonResult] = self.keeper.results(task.progress)
        entries: Sequence[MatchEntry] = self.keeper.entries(task.progress)
        if before is not None and before.entries == entries:
            # Whoever compares them has it easier.
            entries = before.entries
        return _Known(self.keeper.state, results, entries)

    def _take(self, told: tuple[object, _Known | None] | Message) -> bool:
        """Take what was read; return whether it could be."""
        if isinstance(told, Message):
            self.failed.emit(told)
            return False
        known = told[1]
        if known is not None:
            self._known = known
            self.read.emit()
        return True

    def _finish(self, told: tuple[object, _Known | None] | Message) -> None:
        if not self._take(told):
            self._retry.start(self._retry_ms)
            self._retry_ms = min(2 * self._retry_ms, MOST_RETRY_MS)
            return
        self._retry_ms = RETRY_MS
        if self._jobs.expects("update"):
            return
        self.updated.emit()
        if self.keeper.waiting:
            work = self._reading(lambda task: self.keeper.look_through(task.progress, task.rest))
            self._jobs.run(work, self._looked, name="look", urgency=_LOOK)

    def _looked(self, told: tuple[object, _Known | None] | Message) -> None:
        if self._take(told):
            self.updated.emit()

    def _erased(self, told: tuple[int, _Known | None] | Message) -> None:
        if isinstance(told, Message):
            self.failed.emit(told)
            return
        self._settings.set(STATISTICS_SINCE, told[0])
        self._settings.sync_soon()
        self._take(told)
