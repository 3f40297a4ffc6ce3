"""The points that a seat of GODAN can expect of the game under way, from its hand, its field and the turns left.

Every number that can be worked and every set of role cards takes one turn, the best ones first; spare turns improve the
rest of the hand.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from cardtable_gui.core.counts import MOST, WIDTH, Counts
from cardtable_gui.games.godan.house import House
from cardtable_gui.games.godan.moves import Moves, moves_of
from cardtable_gui.games.godan.setup import FULL

_LOW = 31

RISK: Final = 0.9
"""The discount factor per turn, since the game may end early."""

SPARE: Final = 6.0
"""The points of a spare turn, used for improving the hand."""

RIVALS: Final = 0.45
"""The weight of a rival's loss by Collection in the value of Collection cards in hand."""

LOOT: Final = 14.0
"""The value of keeping a set of Robbery cards, in addition to their cost in hand."""


NEW_HAND: Final = 9
"""The steps of evaluating a hand."""


class _NumberPart(NamedTuple):
    """The points that the cards of one number in hand and field stand for."""

    now: float
    """The worth of the group, less the cost of the cards in hand."""
    gain: float | None
    """What laying as many as can be laid gains; None: none can be laid."""
    loose: int
    """The number of cards in hand that are in no set."""
    cost: int
    """The cost of a card in hand if none can be laid."""


class _RolesPart(NamedTuple):
    """The points that the role cards of a hand stand for."""

    cost: int
    gains: tuple[float, ...]
    """What each set of them gains."""
    loose: int
    """The number of those in no set."""


class ExpectedPoints:
    """Evaluates hands of one house; an instance remembers those that it has seen: make one for every decision."""

    def __init__(self, moves: Moves) -> None:
        """Prepare for one house."""
        self.work = 0
        """The work done so far, in steps of the budget: that of evaluating hands for the first time."""
        self._hand_width = WIDTH * len(moves.faces)
        self._known: list[dict[int, float]] = []
        self._numbers = _number_parts(moves.house)
        self._roles = _roles_parts(moves.house)

    def value(self, hand: Counts, field: Counts, turns: int) -> float:
        """The worth of the groups, less the cost of the hand, plus what so many turns can add."""
        known = self._known
        while len(known) <= turns:
            known.append({})
        key = hand | field << self._hand_width
        value = known[turns].get(key)
        if value is None:
            value = known[turns][key] = self._evaluate(hand, field, turns)
        return value

    def _evaluate(self, hand: Counts, field: Counts, turns: int) -> float:
        self.work += NEW_HAND
        value = 0.0
        gains: list[float] = []
        loose = most = 0
        rest, groups = hand, field
        for parts in self._numbers:
            now, gain, alone, cost = parts[groups & _LOW][rest & _LOW]
            value += now
            loose += alone
            if gain is not None:
                gains.append(gain)
            elif cost > most:
                most = cost
            rest >>= WIDTH
            groups >>= WIDTH
        if rest:
            costs, sets, alone = self._roles[rest, most]
            value -= costs
            gains += sets
            loose += alone
        if not turns or not hand:
            return value
        gains.sort(reverse=True)
        weight = 1.0
        for gain in gains[:turns]:
            value += weight * gain
            weight *= RISK
        spare = turns - len(gains)
        if spare > 0 and loose:
            value += weight * SPARE * min(spare, 2 * loose)
        return value


class _RolesParts(dict[tuple[Counts, int], _RolesPart]):
    """A cache of what role cards, packed without the number cards, bring and cost.

    The second part of a key is the cost of the most expensive card that can be covered up.
    """

    def __init__(self, moves: Moves) -> None:
        super().__init__()
        self._moves = moves

    def __missing__(self, key: tuple[Counts, int]) -> _RolesPart:
        roles, most = key
        moves, house = self._moves, self._moves.house
        cost = loose = 0
        gains: list[float] = []
        for face in range(moves.numbers, len(moves.faces)):
            held = roles & _LOW
            roles >>= WIDTH
            cost += moves.hand_cost[face] * held
            if held < house.least:
                loose += held
                continue
            gain = float(held * house.role_in_hand)
            if face == moves.collection:
                gain += (1 + RIVALS) * house.collection * held
            elif face == moves.cover_up:
                gain += 0.8 * held * most
            elif face == moves.robbery:
                gain += LOOT
            gains.append(gain)
        found = self[key] = _RolesPart(cost, tuple(gains), loose)
        return found


@cache
def _roles_parts(house: House) -> _RolesParts:
    return _RolesParts(moves_of(house))


@cache
def _number_parts(house: House) -> tuple[tuple[tuple[_NumberPart, ...], ...], ...]:
    """By number, size of the group in the field, and cards in hand: what they bring and cost."""
    return tuple(
        tuple(tuple(_number_part(house, face, group, held) for held in range(MOST + 1)) for group in range(FULL + 1))
        for face in range(len(house.values))
    )


def _number_part(house: House, face: int, group: int, held: int) -> _NumberPart:
    moves = moves_of(house)
    worth, cost = moves.worth[face], moves.hand_cost[face]
    now = float(worth[group] - held * cost)
    laid = min(held, FULL - group)
    if laid and (group or held > 1):
        return _NumberPart(now, float(worth[group + laid] - worth[group] + laid * cost), held - laid, 0)
    return _NumberPart(now, None, held, cost if held else 0)
