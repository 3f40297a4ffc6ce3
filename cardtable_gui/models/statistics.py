"""The statistics for the window: updated in a thread, and shares as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from threading import Event, Lock, Thread

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Signal, Slot

from cardtable_gui import i18n
from cardtable_gui.controller.statistics.figures import Share
from cardtable_gui.controller.statistics.keeper import StatisticsError, StatisticsKeeper
from cardtable_gui.core.files.limits import CancelledError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.settings import STATISTICS_SINCE, Settings

UPDATE_MS = 60
"""How long after a window opens the records are read: it's painted first."""

REST_MS = 1000
"""The pause between two updates while many matches are looked through for achievements, once for all."""

_Index = QModelIndex | QPersistentModelIndex


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


@dataclass(frozen=True, slots=True)
class ShareRow:
    """A line of the table: what it is about, and the share of its matches."""

    words: str
    share: Share


class SharesModel(QAbstractTableModel):
    """Shares as a table: what, matches, wins, share, its 95 % interval, and the share by chance."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._subject = ""
        self._rows: Sequence[ShareRow] = ()

    @property
    def rows(self) -> Sequence[ShareRow]:
        """The lines."""
        return self._rows

    def show(self, subject: str, rows: Sequence[ShareRow]) -> None:
        """Show these lines, below a heading for what they are about."""
        self.beginResetModel()
        self._subject, self._rows = subject, rows
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(_HEADINGS) + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return _cells(row)[column]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            # A screen reader may read a cell alone.
            return (
                sentence(row)
                if column == 0
                else f"{self.headerData(column, Qt.Orientation.Horizontal)}: " + (_cells(row)[column])
            )
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return i18n.text(_HEADINGS[section - 1]) if section else self._subject
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None


_HEADINGS = (
    QT_TRANSLATE_NOOP("statistics", "Matches"),
    QT_TRANSLATE_NOOP("statistics", "Wins"),
    QT_TRANSLATE_NOOP("statistics", "Won"),
    QT_TRANSLATE_NOOP("statistics", "95%"),
    QT_TRANSLATE_NOOP("statistics", "By chance"),
)


def percent(share: float) -> str:
    """A share in percent."""
    return f"{round(100 * share)}%"


def interval(share: Share) -> str:
    """The interval of a share, in percent."""
    return f"{round(100 * share.low)}–{round(100 * share.high)}%"


def count(wins: float) -> str:
    """A number of wins; shared ones make fractions."""
    return f"{wins:.1f}".removesuffix(".0")


def _cells(row: ShareRow) -> tuple[str, ...]:
    share = row.share
    chance = "–" if share.chance is None else percent(share.chance)
    return (row.words, str(share.matches), count(share.wins), percent(share.share), interval(share), chance)


def sentence(row: ShareRow) -> str:
    """A line of the table in words, for screen readers."""
    message = QT_TRANSLATE_NOOP("statistics", "{what}: won {share} of %n match(es), interval {low} to {high}")
    share = row.share
    return i18n.text(
        message.put(
            what=row.words,
            share=percent(share.share),
            n=share.matches,
            low=percent(share.low),
            high=percent(share.high),
        )
    )
