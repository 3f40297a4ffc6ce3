"""A learnt estimate for long searches, in more detail than `win_estimate`: who will be the first to go out.

A network sees every group of a hand by its face, its size and how many of the others can beat it, how far the rivals
are, and how the seat stands in the trick. Nearly all its features are there or not, so that its first layer is a sum
of rows. `training` makes its weights by self-play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import tanh
from operator import mul
from typing import Any, Final, NamedTuple

from cardtable_gui.bots.softmax import softmax
from cardtable_gui.core.counts import WIDTH, Counts, number
from cardtable_gui.games.merchant.bots.win_estimate import Trick, highest_faces, learnt_data
from cardtable_gui.games.merchant.deck import FACES
from cardtable_gui.games.merchant.position import Position

_FIELD: Final = 2**WIDTH - 1
_SIZES: Final = 4
"""Groups and the cards on the table are told apart by size: 1, 2, 3, and 4 or more."""
_MOST_GROUPS: Final = 12
_MOST_BEATEN: Final = 10
_MOST_CARDS: Final = 17
_MOST_RIVAL_GROUPS: Final = 9
_MOST_RIVAL_BEATEN: Final = 7
"""Higher numbers count as these."""

_GROUPS: Final = _SIZES * FACES * 3
_BEATEN: Final = _GROUPS + _MOST_GROUPS
_CARDS: Final = _BEATEN + _MOST_BEATEN + 1
_RIVAL_GROUPS: Final = _CARDS + _MOST_CARDS
_RIVAL_BEATEN: Final = _RIVAL_GROUPS + _MOST_RIVAL_GROUPS
_PLAYERS: Final = _RIVAL_BEATEN + _MOST_RIVAL_BEATEN + 1
_ROLES: Final = _PLAYERS + 5
_LEADS: Final = _ROLES + 4 * _SIZES
_SECOND: Final = _LEADS + 4
_TRICK: Final = _SECOND + 2
"""Where the features of one kind begin; the first ones are the groups themselves."""
FEATURES: Final = _TRICK + 14
"""The number of features of a seat."""
ALWAYS: Final = FEATURES
"""The number of a further feature that every seat has, so that its row is the bias."""


class Seen(NamedTuple):
    """The network's input for a seat: the features that are there, and those that have a value."""

    there: list[int]
    valued: list[tuple[int, float]]


@dataclass(frozen=True, slots=True)
class DetailedNetwork:
    """The weights of a hidden layer of tanh units, and of a linear layer beside it.

    `rows`: by feature, `ALWAYS` included, what it adds to each unit, and last to the score itself. `output`: by unit.
    """

    rows: Sequence[Sequence[float]]
    output: Sequence[float]

    def score(self, seen: Seen) -> float:
        """The score of a seat."""
        sums = self.sums(seen)
        by_units: float = sum(map(mul, self.output, map(tanh, sums)))
        return sums[-1] + by_units

    def sums(self, seen: Seen) -> list[float]:
        """The input of each unit; last, the linear part of the score."""
        rows = [self.rows[feature] for feature in seen.there]
        rows += [[value * weight for weight in self.rows[feature]] for feature, value in seen.valued]
        return [sum(column) for column in zip(*rows, strict=True)]

    @classmethod
    def of(cls, content: Mapping[str, Any]) -> DetailedNetwork:
        """The network of a weights file."""
        return cls(content["detailed rows"], content["detailed output"])


@cache
def detailed_network() -> DetailedNetwork:
    """The network of the package's weights file."""
    return DetailedNetwork.of(learnt_data())


def chances(state: Position, net: DetailedNetwork) -> list[float]:
    """By seat: the chance to be the first to go out, while nobody has; their sum is 1."""
    return softmax([net.score(seen) for seen in features(state)])


def features(state: Position) -> list[Seen]:
    """By seat: what the network sees of it, while nobody has gone out."""
    hands, players = state.hands, state.players
    highest = [highest_faces(hand) for hand in hands]
    trick = Trick(state, highest)
    groups = [_groups(seat, hands, highest) for seat in range(players)]
    found = []
    for seat, (kinds, number_of, beaten, second) in enumerate(groups):
        rivals = groups[:seat] + groups[seat + 1 :]
        there = [
            *kinds,
            _GROUPS - 1 + min(number_of, _MOST_GROUPS),
            _BEATEN + min(beaten, _MOST_BEATEN),
            _CARDS - 1 + min(state.sizes[seat], _MOST_CARDS),
            _RIVAL_GROUPS - 1 + min(_MOST_RIVAL_GROUPS, *(rival[1] for rival in rivals)),
            _RIVAL_BEATEN + min(_MOST_RIVAL_BEATEN, *(rival[2] for rival in rivals)),
            _PLAYERS - 2 + players,
            ALWAYS,
        ]
        if state.number:
            there.append(_ROLES + _SIZES * trick.role(seat) + min(state.number, _SIZES) - 1)
        else:
            there.append(_LEADS + 2 * (seat != state.to_move) + state.bonus)
        valued = [(_SECOND, second), (_SECOND + 1, 1 / number_of)]
        valued += [(_TRICK + place, value) for place, value in enumerate(trick.features(seat)) if value]
        found.append(Seen(there, valued))
    return found


def _groups(seat: int, hands: Sequence[Counts], highest: Sequence[Sequence[int]]) -> tuple[list[int], int, int, float]:
    """The features of a hand's groups, their number, how many can be beaten, and how exposed the second one is."""
    there = []
    beaten = face = 0
    most = second = 0.0
    others = [(hands[other], highest[other]) for other in range(len(hands)) if other != seat]
    hand = hands[seat]
    while hand:
        size = hand & _FIELD
        if size:
            beating = 0
            for other, top in others:
                if top[size] > face or number(other, face) > size:
                    beating += 1
            kind = 0
            if beating:
                beaten += 1
                kind = 2 if beating == len(others) else 1
                exposed = (1 + beating / len(others)) / 2
                if exposed > most:
                    second = most
                    most = exposed
                elif exposed > second:
                    second = exposed
            there.append(((min(size, _SIZES) - 1) * FACES + face) * 3 + kind)
        hand >>= WIDTH
        face += 1
    return there, len(there), beaten, second
