"""Tables that Kobayakawa's bots learnt by self-play: worths of cards, chances in fights and matches, odds of draws.

The file is made by the module `training` and read when it is first needed.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any, Final, NamedTuple, TypeAlias

from cardtable_gui.core.strict_json import Json
from cardtable_gui.games.kobayakawa.bots.draw_odds import DrawOdds
from cardtable_gui.resources import resource

FILE: Final = "assets/bots/kobayakawa.json.gz"

ByCards: TypeAlias = Sequence[Sequence[float]]
"""A number by Kobayakawa and own card: `table[k][card]`, both as faces."""

SPREAD: Final = 3.3
"""A lead of this many kamons makes the chance to win e times as large, roughly, in every round."""


@dataclass(frozen=True, slots=True)
class RoundTables:
    """How a round goes between good players.

    Attributes:
        worth: by number of seats in the round, then by number of seats that have still to draw or flip: the kamons
            that a card gains in the round.
        wins: by number of seats that fight and of seats that have still to bet: the chance to win when fighting too.
        joins: by the same two numbers: the part of those still to bet who will fight.
    """

    worth: Mapping[int, Sequence[ByCards]]
    wins: Sequence[Sequence[ByCards]]
    joins: Sequence[Sequence[float]]


class MatchValues:
    """The chance to win the match between two rounds, for each seat that is still in it.

    Positions are told apart by the centre, the kamons of the start seat and those of the others, whatever their order.
    """

    def __init__(self, values: dict[tuple[int, ...], tuple[float, ...]]) -> None:
        """`values` has (centre, start's kamons, other kamons descending): the chances in the same order."""
        self.values = values

    def chances(self, kamons: Sequence[int], centre: int, start: int) -> tuple[float, ...]:
        """By seat: the chance to win the match before a round that this seat starts; seats without kamons have none."""
        others = sorted((own for seat, own in enumerate(kamons) if own and seat != start), reverse=True)
        values = self.values.get((centre, kamons[start], *others))
        if values is None:
            return _estimate(kamons)
        by_kamons = dict(zip(others, values[1:], strict=True))
        by_kamons[0] = 0.0
        return tuple([values[0] if seat == start else by_kamons[own] for seat, own in enumerate(kamons)])


def _estimate(kamons: Sequence[int]) -> tuple[float, ...]:
    """A rough estimate for positions that are not in the table: many players, or many rounds without a fight."""
    most = max(kamons)
    weights = [exp((own - most) / SPREAD) if own else 0.0 for own in kamons]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


class KobayakawaTables(NamedTuple):
    """All that was learnt.

    Attributes:
        rounds: how a round goes.
        values: the chances to win the match between rounds.
        draws: how experts draw.
        believed: how they take some of the others to draw: as seats do that learnt to take advantage of experts.
    """

    rounds: RoundTables
    values: MatchValues
    draws: DrawOdds
    believed: DrawOdds


def content(tables: KobayakawaTables) -> dict[str, Json]:
    """The tables as the file holds them. Numbers are rounded to thousandths."""
    rounds = tables.rounds
    positions: dict[str, list[Json]] = {}
    for (centre, *kamons), chances in sorted(tables.values.values.items()):
        positions.setdefault(str(centre), []).append([[*kamons], _thousandths(chances)])
    return {
        "worth": {str(seats): _thousandths(worth) for seats, worth in rounds.worth.items()},
        "wins": _thousandths(rounds.wins),
        "joins": _thousandths(rounds.joins),
        "positions": {**positions},
        "draws": _content_of_odds(tables.draws),
        "believed": _content_of_odds(tables.believed),
    }


def of_content(read: Mapping[str, Any]) -> KobayakawaTables:
    """Read what `content` made."""
    rounds = RoundTables(
        worth={int(seats): _fractions(tables) for seats, tables in read["worth"].items()},
        wins=_fractions(read["wins"]),
        joins=_fractions(read["joins"]),
    )
    values = {
        (int(centre), *kamons): tuple(_fractions(chances))
        for centre, positions in read["positions"].items()
        for kamons, chances in positions
    }
    return KobayakawaTables(rounds, MatchValues(values), _odds_of(read["draws"]), _odds_of(read["believed"]))


@cache
def learnt() -> KobayakawaTables:
    """The tables that ship with the program."""
    return of_content(json.loads(gzip.decompress(resource(FILE).read_bytes())))


def _content_of_odds(odds: DrawOdds) -> dict[str, Json]:
    return {"flips": _thousandths(odds.flips), "keeps": _thousandths(odds.keeps)}


def _odds_of(read: Mapping[str, Any]) -> DrawOdds:
    return DrawOdds(_fractions(read["flips"]), _fractions(read["keeps"]))


def _thousandths(numbers: Any) -> Any:
    if isinstance(numbers, float | int):
        return round(1000 * numbers)
    return [_thousandths(number) for number in numbers]


def _fractions(numbers: Any) -> Any:
    if isinstance(numbers, int):
        return numbers / 1000
    return [_fractions(number) for number in numbers]
