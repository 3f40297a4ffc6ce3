"""How a match was played, kept in its record: time, undone turns, hints and the first end. No Qt.

The statistics count a match as it was when it first ended, whatever is undone or replayed afterwards. A record tells
this under `TALLY`, so that the statistics can be made anew from the records. The tally names the match it belongs to:
a copy of a record, a match that was played on from a replay, or a file from elsewhere is another match.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from cardtable_gui.controller.match import Match
from cardtable_gui.core import table
from cardtable_gui.core.files.data_files import LONGEST_ID
from cardtable_gui.core.files.limits import MOST_PLAYERS
from cardtable_gui.core.files.record import Record, RecordError, check_limits
from cardtable_gui.core.files.schema import LATEST_S, fields, flag, listed, text, whole
from cardtable_gui.core.game import AnyState, ranked
from cardtable_gui.core.strict_json import Json, JsonError
from cardtable_gui.games import GamePackage

TALLY = "tally"
"""The record's key for its tally."""
LONGEST_PAUSE_MS = 120_000
"""A longer time without any action counts as this much: the player was away."""
_AMPLE_ROOM = 10
"""A record with room for so many actions has some for its tally; any other is looked at."""


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """The first end of a match.

    Attributes:
        at: when, in seconds since 1970 (UTC).
        ranks: by seat, 1 is best.
        scores: by seat.
        won: whether each seat won; a solo player wins by reaching the goal.
    """

    at: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    won: tuple[bool, ...]

    @classmethod
    def of(cls, package: GamePackage, state: AnyState, at: int) -> MatchEnd:
        """The end of a match whose last state this is."""
        assert state.ranks is not None
        view = state.view(None)
        seats = range(len(state.ranks))
        return cls(
            at, tuple(state.ranks), tuple(state.scores), tuple(table.won(package.table, view, seat) for seat in seats)
        )


@dataclass(frozen=True, slots=True)
class Tally:
    """How a match was played up to its first end, or so far.

    Attributes:
        match: the id of the match.
        seconds: how long it was on the table.
        undos: how often a turn was taken back, or the match restarted.
        hints: how many hints were given.
        played_on: whether it began in the middle of another match.
        end: its first end; None: it has not been over yet.
    """

    match: str
    seconds: int = 0
    undos: int = 0
    hints: int = 0
    played_on: bool = False
    end: MatchEnd | None = None

    def to_json(self) -> dict[str, Json]:
        """The tally as a JSON object."""
        made: dict[str, Json] = {
            "match": self.match,
            "seconds": self.seconds,
            "undos": self.undos,
            "hints": self.hints,
            "played_on": self.played_on,
        }
        if self.end is not None:
            end = self.end
            made["end"] = {
                "at": end.at,
                "ranks": list(end.ranks),
                "scores": list(end.scores),
                "winners": [seat for seat, won in enumerate(end.won) if won],
            }
        return made


_END: Final = fields(
    {
        "at": whole(0, LATEST_S),
        "ranks": listed(whole(1, MOST_PLAYERS), MOST_PLAYERS),
        "scores": listed(whole(), MOST_PLAYERS),
        "winners": listed(whole(0, MOST_PLAYERS - 1), MOST_PLAYERS),
    }
)
_COUNT: Final = whole(0)
_TALLY: Final = fields(
    {"match": text(LONGEST_ID), "seconds": _COUNT, "undos": _COUNT, "hints": _COUNT}, {"played_on": flag, "end": _END}
)


def tally_of(record: Record) -> Tally | None:
    """The tally that a record tells of; None: none, or not a valid one."""
    try:
        told = _TALLY(record.extra.get(TALLY), TALLY)
    except JsonError:
        return None
    end = told.pop("end", None)
    if end is None:
        return Tally(**told)
    ranks, players = tuple(end["ranks"]), record.players
    if not len(ranks) == len(end["scores"]) == players or ranks != ranked([-rank for rank in ranks]):
        return None
    won = tuple(seat in end["winners"] for seat in range(players))
    return Tally(**told, end=MatchEnd(end["at"], ranks, tuple(end["scores"]), won))


def _fits(record: Record) -> bool:
    try:
        check_limits(record)
    except RecordError:
        return False
    return True


class TallyLog:
    """Follows one match on the table, and adds its tally to its record."""

    def __init__(self, match: Match, match_id: str, now_ms: Callable[[], float]) -> None:
        """Go on with the match's own tally, if it has one. `now_ms`: the clock that its time goes by."""
        self.match = match
        """The match that is followed."""
        self._now_ms = now_ms
        self._since = now_ms()
        self._rest_ms = 0.0
        """The part of a second that was played beyond the whole ones."""
        found = tally_of(match.record)
        if found is None or found.match != match_id:
            found = Tally(match_id, played_on=bool(match.steps))
        self._tally = found

    def count_undo(self) -> None:
        """A turn was taken back, or the match restarted."""
        if self._tally.end is None:
            self._tally = replace(self._tally, undos=self._tally.undos + 1)

    def count_hint(self) -> None:
        """A hint was given."""
        if self._tally.end is None:
            self._tally = replace(self._tally, hints=self._tally.hints + 1)

    def record(self) -> Record:
        """The record of the match as it stands now, with its tally."""
        self._count_time()
        match, record = self.match, self.match.record
        if self._tally.end is None and match.state.to_move is None:
            end = MatchEnd.of(match.package, match.state, int(time.time()))
            self._tally = replace(self._tally, end=end)
        told = replace(record, extra={**record.extra, TALLY: self._tally.to_json()})
        return told if match.room >= _AMPLE_ROOM or _fits(told) else record

    def _count_time(self) -> None:
        now = self._now_ms()
        past = self._rest_ms + min(now - self._since, LONGEST_PAUSE_MS)
        self._since = now
        seconds, self._rest_ms = divmod(past, 1000)
        if self._tally.end is None:
            self._tally = replace(self._tally, seconds=self._tally.seconds + int(seconds))
