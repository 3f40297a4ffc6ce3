"""Updates the statistics for the window in a thread."""

from __future__ import annotations

from threading import Event, Lock, Thread

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from cardtable_gui.controller.statistics.keeper import StatisticsError, StatisticsKeeper
from cardtable_gui.core.files.limits import CancelledError
from cardtable_gui.core.messages import Message
from cardtable_gui.settings import STATISTICS_SINCE, Settings

UPDATE_MS = 60
"""How long after a window opens the records are read: it's painted first."""

REST_MS = 1000
"""The pause between two updates while many matches are looked through for achievements, once for all."""


class StatisticsUpdater(QObject):
    """Updates the database of results from the records, in a thread."""

    updated = Signal()
    """The database is up to date."""
    failed = Signal(object)
    """A `Message`: why it cannot be used."""
    _done = Signal(object)

    def __init__(self, keeper: StatisticsKeeper, settings: Settings, parent: QObject | None = None) -> None:
        """Do nothing yet. The settings tell since when matches count."""
        super().__init__(parent)
        self.keeper = keeper
        self._settings = settings
        self._thread: Thread | None = None
        self._again = False
        self._goes_on = False
        """Whether the next update goes on looking for achievements, which nobody waits for."""
        self._stopped = Event()
        self._emitting = Lock()
        """Held while the thread emits a signal of this object; it emits none after `stop`."""
        self._done.connect(self._finish, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether an update is under way."""
        return self._thread is not None

    def update(self) -> None:
        """Read new and changed records. `updated` or `failed` follows."""
        if self._stopped.is_set():
            return
        if self._thread is not None:
            self._again = True
            return
        since = self._settings.value(STATISTICS_SINCE)
        self._thread = Thread(target=self._work, args=(since,), name="statistics", daemon=True)
        self._thread.start()

    def erase(self) -> None:
        """Delete all results; matches count from now on. Raises `StatisticsError`."""
        self._settings.set(STATISTICS_SINCE, self.keeper.erase())
        self._settings.sync()

    def stop(self) -> None:
        """Stop: the program ends. The thread ends soon; no signal follows."""
        with self._emitting:
            self._stopped.set()

    def wait(self, seconds: float) -> None:
        """Wait for the thread, at most this long."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _follow(self, done: int, total: int) -> None:
        del done, total
        if self._stopped.is_set():
            raise CancelledError

    def _work(self, since: int) -> None:
        problem: Message | None = None
        try:
            self.keeper.update(since, self._follow)
        except StatisticsError as error:
            problem = error.message
        except CancelledError:
            return
        with self._emitting:
            if not self._stopped.is_set():
                self._done.emit(problem)

    @Slot(object)
    def _finish(self, problem: Message | None) -> None:
        self._thread = None
        if self._again:
            self._again = False
            self.update()
        elif problem is None:
            # Who shows the results is told at once, and again when all achievements are known.
            if not (self._goes_on and self.keeper.waiting):
                self.updated.emit()
            self._goes_on = self.keeper.waiting > 0
            if self._goes_on:
                QTimer.singleShot(REST_MS, self, self.update)
        else:
            self.failed.emit(problem)
