"""The course of a match in plain words, as the onlooker may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Slot

from cardtable_gui import i18n
from cardtable_gui.controller.session import Presented, Session
from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded, SeatResult, Told
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName

_Index = QModelIndex | QPersistentModelIndex


class LogRole(IntEnum):
    """What a row tells beside its text (`DisplayRole`)."""

    KIND = Qt.ItemDataRole.UserRole + 1
    """A `LogKind`."""
    SEAT = Qt.ItemDataRole.UserRole + 2
    """Whose doing it was; None: the game's."""


class LogKind(StrEnum):
    """What a row is."""

    HEADING = "heading"
    """A deal begins or the match is over."""
    LINE = "line"
    """Something happened."""
    RESULT = "result"
    """What a seat scored, or its final rank."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One row of the log."""

    kind: LogKind
    seat: int | None
    message: Message


def log_lines(events: Iterable[Event]) -> Iterator[LogLine]:
    """The rows for some events, in order."""
    for event in events:
        match event:
            case DealBegan(deal=deal):
                yield LogLine(LogKind.HEADING, None, QT_TRANSLATE_NOOP("log", "Round {number}").put(number=deal))
            case Told(seat=seat, message=message):
                yield LogLine(LogKind.LINE, seat, message)
            case DealEnded(results=results):
                yield from (LogLine(LogKind.RESULT, result.seat, _scored(result)) for result in results)
            case MatchEnded(ranks=ranks):
                yield LogLine(LogKind.HEADING, None, QT_TRANSLATE_NOOP("log", "The match is over"))
                for rank, seat in sorted((rank, seat) for seat, rank in enumerate(ranks)):
                    message = QT_TRANSLATE_NOOP("log", "Place {rank}: {seat}")
                    yield LogLine(LogKind.RESULT, seat, message.put(rank=rank, seat=SeatName(seat)))
            case _:
                pass


def _scored(result: SeatResult) -> Message:
    if result.gained is None:
        message = QT_TRANSLATE_NOOP("log", "{seat}: {why} (score: {score})")
    else:
        gained = f"+{result.gained}" if result.gained > 0 else str(result.gained).replace("-", "−")
        message = QT_TRANSLATE_NOOP("log", "{seat}: {gained}, {why} (score: {score})").put(gained=gained)
    score = str(result.score).replace("-", "−")
    return message.put(seat=SeatName(result.seat), why=result.why, score=score)


class LogModel(QAbstractListModel):
    """A row a line; it follows a session. What another onlooker may not know leaves it with the onlooker."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Show a session's course so far, and follow it."""
        super().__init__(parent)
        self._session = session
        self._lines: list[LogLine] = []
        self._steps = 0
        self._onlooker: int | None = None
        self._reload()
        session.stepped.connect(self._step)
        session.replaced.connect(self._reload)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return i18n.text(line.message, self._session.names)
            case LogRole.KIND:
                return line.kind
            case LogRole.SEAT:
                return line.seat
            case _:
                return None

    def retranslate(self) -> None:
        """Tell the views that all texts are others now."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    @Slot(object)
    def _step(self, presented: Presented) -> None:
        if presented.view.seat != self._onlooker or presented.step_index != self._steps:
            self._reload()
            return
        self._steps += 1
        new = list(log_lines(presented.events))
        if new:
            self.beginInsertRows(QModelIndex(), len(self._lines), len(self._lines) + len(new) - 1)
            self._lines += new
            self.endInsertRows()

    @Slot()
    def _reload(self) -> None:
        self.beginResetModel()
        self._onlooker = self._session.onlooker
        self._steps = len(self._session.match.steps)
        self._lines = list(log_lines(self._session.seen_events()))
        self.endResetModel()
