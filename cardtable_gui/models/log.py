"""The match so far in plain words, limited to what the onlooker may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Slot

from cardtable_gui import i18n
from cardtable_gui.controller.match import Step
from cardtable_gui.controller.match_source import OPENING, MatchSource
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.events import DealBegan, DealEnded, Event, LogEntry, MatchEnded, SeatResult
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, Ordinal, PersonName, SeatName
from cardtable_gui.core.table import DealWords

_Index = QModelIndex | QPersistentModelIndex


MOST_STEPS = 2000
"""The largest number of steps when a log begins; earlier steps are left out, and a line says so."""


class LogRole(IntEnum):
    """The data of a row besides its text (`DisplayRole`)."""

    KIND = Qt.ItemDataRole.UserRole + 1
    """A `LogKind`."""
    SEAT = Qt.ItemDataRole.UserRole + 2
    """The acting seat; None: the game."""
    NAME = Qt.ItemDataRole.UserRole + 3
    """The seat's name in the text; empty for the game."""


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
    at: int | None = None
    """The number of actions before it, by whose players it's told; None: by those of now."""


def log_lines(events: Iterable[Event], words: DealWords | None = None, *, points: bool = True) -> Iterator[LogLine]:
    """The rows for some events, in order. `words`: what the game calls a deal.

    `points`: whether points count in this match.
    """
    numbered = (words or DealWords()).numbered
    for event in events:
        match event:
            case DealBegan(deal=deal):
                yield LogLine(LogKind.HEADING, None, numbered.put(number=deal))
            case LogEntry(seat=seat, message=message):
                yield LogLine(LogKind.LINE, seat, message)
            case DealEnded(results=results):
                # Alone, the score is what the result says anyway, such as a number of turns.
                told = points and len(results) > 1
                yield from (LogLine(LogKind.RESULT, result.seat, _scored(result, points=told)) for result in results)
            case MatchEnded(ranks=ranks):
                yield LogLine(LogKind.HEADING, None, QT_TRANSLATE_NOOP("log", "The match is over"))
                places = sorted((rank, seat) for seat, rank in enumerate(ranks)) if len(ranks) > 1 else ()
                for rank, seat in places:
                    message = QT_TRANSLATE_NOOP("log", "{place}: {seat}")
                    yield LogLine(LogKind.RESULT, seat, message.put(place=Ordinal(rank), seat=SeatName(seat)))
            case _:
                pass


def _scored(result: SeatResult, *, points: bool) -> Message:
    if not points:
        message = QT_TRANSLATE_NOOP("log", "{seat}: {why}")
        return message.put(seat=SeatName(result.seat), why=result.why)
    if result.gained is None:
        message = QT_TRANSLATE_NOOP("log", "{seat}: {why} (score: {score})")
    else:
        gained = f"+{result.gained}" if result.gained > 0 else str(result.gained).replace("-", "−")
        message = QT_TRANSLATE_NOOP("log", "{seat}: {gained}, {why} (score: {score})").put(gained=gained)
    score = str(result.score).replace("-", "−")
    return message.put(seat=SeatName(result.seat), why=result.why, score=score)


def history(source: MatchSource, first_step: int = OPENING) -> Iterator[LogLine]:
    """The rows for what the onlooker sees of a match from this step on (`OPENING`: from the first deal on)."""
    if first_step == OPENING:
        yield from _told(source, source.match.opening, 0)
        yield from _changes(source, 0)
    for step in source.steps[max(0, first_step) :]:
        yield from _told(source, step.events, step.index)
        yield from _changes(source, step.index + 1)


def _told(source: MatchSource, events: Iterable[Event], at: int) -> Iterator[LogLine]:
    """The rows for what the onlooker sees of some events, told by those who sat there after so many actions."""
    table = source.package.table
    points = table.counts_points(source.view)
    for line in log_lines(source.visible_events(events), table.layout.deal_words, points=points):
        yield replace(line, at=at)


def _changes(source: MatchSource, at: int) -> Iterator[LogLine]:
    """The rows for the seats that changed hands after so many actions."""
    changes = source.match.seat_changes
    for number, change in enumerate(changes):
        if change.at == at:
            later = (each.before for each in changes[number + 1 :] if each.seat == change.seat)
            now = next(later, source.match.seats[change.seat])
            yield LogLine(LogKind.LINE, change.seat, changed_hands(change.seat, change.before, now), at)


def changed_hands(seat: int, before: Seat, now: Seat) -> Message:
    """That a seat changed hands, for the log."""
    message = (
        QT_TRANSLATE_NOOP("log", "{now} takes over from {before}.")
        if now.level is None
        else QT_TRANSLATE_NOOP("log", "{before} hands over to {now}.")
    )
    names = ("",) * seat
    return message.put(
        before=PersonName(i18n.seat_name(seat, (*names, before.called))),
        now=PersonName(i18n.seat_name(seat, (*names, now.called))),
    )


def names_in(line: LogLine, source: MatchSource) -> Sequence[str]:
    """The players' names in a row, by seat."""
    return source.names if line.at is None else source.names_at(line.at)


class LogModel(QAbstractListModel):
    """A row per line; follows a match source.

    Lines that another onlooker may not know are removed with the onlooker.
    """

    def __init__(self, source: MatchSource, parent: QObject | None = None) -> None:
        """Show the match so far, and follow it."""
        super().__init__(parent)
        self._source = source
        self._lines: list[LogLine] = []
        self._first = 0
        """The number of steps left out at the beginning."""
        self._steps: list[tuple[Step, int]] = []
        """The shown steps, each with the row after its last line."""
        self._basis: object = None
        self._begin()
        source.stepped.connect(self._follow)
        source.replaced.connect(self._follow)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return i18n.text(line.message, names_in(line, self._source))
            case LogRole.KIND:
                return line.kind
            case LogRole.SEAT:
                return line.seat
            case LogRole.NAME:
                return "" if line.seat is None else i18n.mention(line.seat, names_in(line, self._source))
            case _:
                return None

    def retranslate(self) -> None:
        """Tell the views that all texts have changed."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    @Slot()
    def _follow(self) -> None:
        """Update to the current state of the source; unchanged lines are not touched."""
        steps = self._source.steps[self._first :]
        if self._basis != self._basis_now() or self._is_far(len(steps)):
            self.beginResetModel()
            self._begin()
            self.endResetModel()
            return
        kept = 0
        for step, (shown, _) in zip(steps, self._steps, strict=False):
            if step is not shown:
                break
            kept += 1
        self._drop(kept)
        rows, lines = self._written(steps[kept:], len(self._lines))
        if lines:
            self.beginInsertRows(QModelIndex(), len(self._lines), len(self._lines) + len(lines) - 1)
            self._lines += lines
            self.endInsertRows()
        self._steps += rows

    def _begin(self) -> None:
        """Start anew with the match so far."""
        self._basis = self._basis_now()
        steps = self._source.steps
        self._first = max(0, len(steps) - MOST_STEPS)
        if self._first:
            message = QT_TRANSLATE_NOOP("log", "%n earlier move(s) not shown")
            self._lines = [LogLine(LogKind.LINE, None, message.put(n=self._first))]
        else:
            self._lines = [*_told(self._source, self._source.match.opening, 0), *_changes(self._source, 0)]
        self._opening = len(self._lines)
        self._steps, lines = self._written(steps[self._first :], len(self._lines))
        self._lines += lines

    def _is_far(self, shown: int) -> bool:
        """Whether it would be slow to add these steps one by one, or would leave out the latest."""
        return shown > len(self._steps) + MOST_STEPS or shown > 2 * MOST_STEPS or (not shown and self._first > 0)

    def _drop(self, kept: int) -> None:
        """Remove the lines of the steps after the first `kept` ones."""
        first = self._steps[kept - 1][1] if kept else self._opening
        if first < len(self._lines):
            self.beginRemoveRows(QModelIndex(), first, len(self._lines) - 1)
            del self._lines[first:]
            self.endRemoveRows()
        del self._steps[kept:]

    def _written(self, steps: Iterable[Step], row: int) -> tuple[list[tuple[Step, int]], list[LogLine]]:
        """The lines of these steps, and the row after each step if they begin at this row."""
        rows: list[tuple[Step, int]] = []
        lines: list[LogLine] = []
        for step in steps:
            lines += [*_told(self._source, step.events, step.index), *_changes(self._source, step.index + 1)]
            rows.append((step, row + len(lines)))
        return rows, lines

    def _basis_now(self) -> object:
        """What earlier lines depend on."""
        return self._source.onlooker, self._source.hands_are_open, self._source.match.seat_changes
