"""The summary of a saved match for lists, found by playing its record. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from cardtable_gui.card_lists import players
from cardtable_gui.controller.seats import Seat, seats_of
from cardtable_gui.core.files.limits import Progress
from cardtable_gui.core.files.record import Record, last_state
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.games import GamePackage, package_of


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match on disk.

    Attributes:
        id: for `Store.open` or `Store.open_finished`.
        game: the game's id.
        seats: who plays.
        modified: when it was last played, in UTC.
        progress: its state in short, as the table says it; for a finished match who won.
        actions: the number of actions.
        in_use: whether a window has it open, this one included.
    """

    id: str
    game: str
    seats: tuple[Seat, ...]
    modified: datetime
    progress: Message
    actions: int
    in_use: bool = False


class FileVersion(NamedTuple):
    """The version of a file: its modification time in nanoseconds and its size in bytes."""

    changed_ns: int
    size: int


class Summary(NamedTuple):
    """The summary of a match, the version of the file it was read from, and whether the match is over."""

    version: FileVersion
    saved: SavedMatch
    over: bool


def summary_of(record: Record, match_id: str, version: FileVersion, progress: Progress) -> Summary:
    """Play a record and summarise it. Raises `RecordError` or `CancelledError`."""
    found = package_of(record)
    state = last_state(record, found.game, progress)
    saved = SavedMatch(
        id=match_id,
        game=record.game,
        seats=seats_of(record),
        modified=_moment(version.changed_ns),
        progress=_standing(found, state),
        actions=len(record.actions),
    )
    return Summary(version, saved, state.to_move is None)


def _moment(nanoseconds: int) -> datetime:
    """A file's modification time in UTC, clamped to the time from 1970 to now."""
    now = datetime.now(UTC)
    if nanoseconds / 1e9 >= now.timestamp():
        return now
    return datetime.fromtimestamp(max(0.0, nanoseconds / 1e9), UTC)


def _standing(found: GamePackage, state: AnyState) -> Message:
    """Who won; for an unfinished match or a solo game, the table's progress text."""
    ranks = state.ranks
    if ranks is None or len(ranks) == 1:
        return found.table.progress(state.view(None))
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(winners) == 1:
        return QT_TRANSLATE_NOOP("store", "{name} won").put(name=SeatName(winners[0]))
    return QT_TRANSLATE_NOOP("store", "{names} won").put(names=players(winners))
