"""The library's entry of a match as JSON, as the database holds it. No Qt.

The form stands apart from the database, as all forms of files do.
"""

from __future__ import annotations

import json
from typing import Final

from cardtable_gui.controller.saves.match_tally import MatchEnd
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics.match_results import MatchEntry
from cardtable_gui.core.files.data_files import LONGEST_ID, MATCH_ID
from cardtable_gui.core.files.limits import MAX_ACTIONS, MAX_NAME_LENGTH, MOST_PLAYERS
from cardtable_gui.core.files.record import MOST_SEED
from cardtable_gui.core.files.schema import LATEST_S, flag, optional, text, whole
from cardtable_gui.core.strict_json import Json, parse, wrong_type

_TEXT: Final = text(50_000)
_ID: Final = text(LONGEST_ID, MATCH_ID)
_GAME: Final = text(100, ".+")
_NAME: Final = text(MAX_NAME_LENGTH)
_LEVEL: Final = optional(_NAME)
_ACTIONS: Final = whole(0, MAX_ACTIONS)
_SEED: Final = whole(-MOST_SEED, MOST_SEED)
_AT: Final = whole(0, LATEST_S)
_SCORE: Final = whole()
_SECONDS: Final = optional(whole(0))


def dumps(entry: MatchEntry) -> str:
    """The entry as text, without the id of the match."""
    end = entry.end
    return json.dumps(
        [
            entry.game,
            [[seat.name, seat.level] for seat in entry.seats],
            entry.actions,
            entry.seed,
            [end.at, end.ranks, end.scores, end.won],
            entry.seconds,
        ],
        ensure_ascii=False,
        separators=(",", ":"),
    )


def loads(match: Json, told: Json, known: dict[str, tuple[Seat, ...]]) -> MatchEntry:
    """The entry that a text holds; equal seats are shared by `known`. Raises `JsonError`."""
    game, players, actions, seed, end, seconds = _list(parse(_TEXT(told, "entry")), 6)
    key = repr(players)
    seats = known.get(key)
    if seats is None:
        seats = known[key] = _seats(players)
    return MatchEntry(
        _ID(match, "match"),
        _GAME(game, "game"),
        seats,
        _ACTIONS(actions, "actions"),
        _SEED(seed, "seed"),
        _end(end, len(seats)),
        _SECONDS(seconds, "seconds"),
    )


def _seats(value: Json) -> tuple[Seat, ...]:
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_PLAYERS:
        raise wrong_type(list, "seats")
    pairs = [_list(each, 2) for each in value]
    return tuple(Seat(_NAME(name, "seats"), _LEVEL(level, "seats")) for name, level in pairs)


def _end(value: Json, players: int) -> MatchEnd:
    at, ranks, scores, won = _list(value, 4)
    ranked = tuple(whole(1, players)(rank, "ranks") for rank in _list(ranks, players))
    if 1 not in ranked:
        raise wrong_type(int, "ranks")
    return MatchEnd(
        _AT(at, "at"),
        ranked,
        tuple(_SCORE(score, "scores") for score in _list(scores, players)),
        tuple(flag(each, "won") for each in _list(won, players)),
    )


def _list(value: Json, length: int) -> list[Json]:
    """A list of this length."""
    if not isinstance(value, list) or len(value) != length:
        raise wrong_type(list, "")
    return value
