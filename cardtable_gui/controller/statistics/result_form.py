"""Results of persons as JSON, as a backup holds them. No Qt.

A backup may be a stranger's: it is read by a schema, and results that don't agree with each other are refused.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, astuple
from functools import lru_cache
from typing import Any, Final

from cardtable_gui.controller.statistics.match_results import Opponent, PersonResult
from cardtable_gui.core.files.data_files import LONGEST_ID, MATCH_ID
from cardtable_gui.core.files.limits import MAX_ACTIONS, MAX_NAME_LENGTH, MOST_PLAYERS
from cardtable_gui.core.files.schema import LATEST_S, fields, flag, listed, number, optional, text, whole, within
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json, JsonError, parse, wrong_type

MOST: Final = 100_000
"""So many results can be kept."""
MOST_BYTES: Final = 60_000_000
HOUSE: Final = r"(\w[\w-]*)?"
_ROUNDING: Final = 1e-9
_LONGEST: Final = 100_000
"""The opponents of a match are told by no longer text."""
_OPPONENT: Final = (
    text(MAX_NAME_LENGTH),
    optional(text(MAX_NAME_LENGTH)),
    text(LONGEST_ID),
    text(LONGEST_ID),
    whole(1, MOST_PLAYERS),
    flag,
)

_FIELDS: Final = fields(
    {
        "match": text(LONGEST_ID, MATCH_ID),
        "seat": whole(0, MOST_PLAYERS - 1),
        "game": text(100, ".+"),
        "players": whole(1, MOST_PLAYERS),
        "person": text(MAX_NAME_LENGTH),
        "profile": optional(text(LONGEST_ID)),
        "rivals": text(MAX_NAME_LENGTH),
        "rank": whole(1, MOST_PLAYERS),
        "score": whole(),
        "share": number(0, 1),
        "ended": whole(0, LATEST_S),
        "seconds": optional(whole(0)),
        "undos": whole(0),
        "hints": whole(0),
        "played_on": flag,
    },
    # Backups by earlier versions don't have these.
    {
        "decisions": whole(0, MAX_ACTIONS),
        "loss": number(0, MAX_ACTIONS),
        "achievements": optional(text(10_000)),
        "known_deal": flag,
        "house": text(MAX_NAME_LENGTH, HOUSE),
        "arranged": text(MAX_NAME_LENGTH),
        "opponents": text(_LONGEST),
    },
)


def dumps(results: Iterable[PersonResult]) -> tuple[bytes, int]:
    """The text of a file with the latest results, as many as it may hold, and how many were left out.

    Left out are those that `loads` would refuse, too.
    """
    kept: list[PersonResult] = []
    listed_results = list(results)
    for match in _by_match(listed_results).values():
        try:
            _agree([result_of(plain(each), "") for each in match])
        except JsonError:
            continue
        kept += match
    latest = sorted(kept, key=lambda each: each.ended)[-MOST:]
    data = json.dumps([plain(each) for each in latest], ensure_ascii=False).encode()
    return data, len(listed_results) - len(latest)


def loads(data: bytes) -> list[PersonResult]:
    """The results in a file. Raises `JsonError`."""
    found = listed(result_of, MOST)(parse(data), "")
    for match in _by_match(found).values():
        _agree(match)
    return found


def result_of(value: Json, place: str) -> PersonResult:
    """The result in an object. Raises `JsonError`."""
    found: dict[str, Any] = _FIELDS(value, place)
    players = found["players"]
    whole(0, players - 1)(found["seat"], within(place, "seat"))
    whole(1, players)(found["rank"], within(place, "rank"))
    opponents = _opponents(found.pop("opponents", ""))
    if opponents and (len(opponents) != players - 1 or any(each.rank > players for each in opponents)):
        raise wrong_type(list, within(place, "opponents"))
    return PersonResult(**found, opponents=opponents)


@lru_cache(maxsize=4096)
def _opponents(told: str) -> tuple[Opponent, ...]:
    """The opponents that a text tells of: a list of lists, or nothing. Most texts tell of the same few people."""
    found = listed(_opponent, MOST_PLAYERS)(parse(told), "opponents") if told else ()
    return tuple(found)


def _opponent(value: Json, place: str) -> Opponent:
    if not isinstance(value, list) or len(value) != len(_OPPONENT):
        raise wrong_type(list, place)
    checked: list[Any] = [schema(each, place) for schema, each in zip(_OPPONENT, value, strict=True)]
    return Opponent(*checked)


def _agree(match: list[PersonResult]) -> None:
    """Raise `JsonError` unless these can be the results of one match."""
    first = match[0]
    same = all((each.game, each.players) == (first.game, first.players) for each in match)
    if not same or len({each.seat for each in match}) != len(match) or sum(e.share for e in match) > 1 + _ROUNDING:
        message = QT_TRANSLATE_NOOP("statistics", "The results of a match contradict each other.")
        raise JsonError(message, first.match)


def _by_match(results: Iterable[PersonResult]) -> dict[str, list[PersonResult]]:
    found: defaultdict[str, list[PersonResult]] = defaultdict(list)
    for each in results:
        found[each.match].append(each)
    return found


def plain(result: PersonResult) -> dict[str, Any]:
    """A result as an object, whose opponents are told by a text: the same in a database and in a file."""
    found = asdict(result)
    opponents = [astuple(each) for each in result.opponents]
    found["opponents"] = json.dumps(opponents, ensure_ascii=False, separators=(",", ":")) if opponents else ""
    return found
