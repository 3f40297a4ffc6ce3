"""The sets in a hand of GODAN, and what each card is worth to it, from the seat's own cards alone.

For rollouts: tables are made once for each house, and every hand is evaluated once. All constants are in points.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from cardtable_gui.core import counts
from cardtable_gui.core.counts import WIDTH, Counts
from cardtable_gui.games.godan.house import CARDS, House
from cardtable_gui.games.godan.moves import Moves, moves_of
from cardtable_gui.games.godan.setup import FULL

_LOW = 31

Lay: TypeAlias = tuple[float, int, int]
"""A set that can be laid: what it gains, its face, and the number of cards."""

HASTE: Final = (0.0, 0.0, 0.0, 10.0, -10.0, 0.0)
"""By the number of cards: added to the gain of a new group, since three seldom grow, and four become five."""
COLLECTED: Final = 1.5
"""The value of a point collected from a rival."""
COVERED: Final = 0.9
"""The value of each card covered up, in costs of the loose card that costs most."""
NOTHING_LOOSE: Final = 5
"""The cost that stands for a loose card where the hand holds none."""
HOPE: Final = 0.3
"""The value of keeping a single number card, in its cost."""
BROKEN_ROLES: Final = 5.0
"""The loss if one of several role cards is sent on, in addition to the cost of one that is then left alone."""


class HandSets:
    """Evaluates hands of one house; remembers all that it has seen."""

    def __init__(self, moves: Moves) -> None:
        """Prepare for one house."""
        self._moves = moves
        self._house = moves.house
        self._hand_width = WIDTH * len(moves.faces)
        self._gains = _gains(moves.house)
        self._lays: dict[int, list[Lay]] = {}
        self._losses: dict[tuple[Counts, Counts, int], list[tuple[float, int]]] = {}

    def lays(self, hand: Counts, field: Counts) -> list[Lay]:
        """All sets of a hand, the most valuable first, before what depends on the other seats."""
        key = hand | field << self._hand_width
        lays = self._lays.get(key)
        if lays is None:
            lays = self._lays[key] = self._find(hand, field)
        return lays

    def _find(self, hand: Counts, field: Counts) -> list[Lay]:
        moves, house = self._moves, self._house
        lays: list[Lay] = []
        rest, group, loose = hand, field, NOTHING_LOOSE
        for face, gains in enumerate(self._gains):
            held = rest & _LOW
            if held:
                gain, cards = gains[group & _LOW][held]
                if cards:
                    lays.append((gain, face, cards))
                else:
                    loose = moves.hand_cost[face]
            rest >>= WIDTH
            group >>= WIDTH
        face = moves.numbers
        while rest:
            cards = min(rest & _LOW, house.most)
            if cards >= house.least:
                gain = float(house.role_in_hand * cards)
                if face == moves.collection:
                    gain += COLLECTED * house.collection * cards
                elif face == moves.cover_up:
                    gain += COVERED * loose * cards
                lays.append((gain, face, cards))
            rest >>= WIDTH
            face += 1
        lays.sort(reverse=True)
        return lays

    def losses(self, hand: Counts, field: Counts, turns: int) -> list[tuple[float, int]]:
        """For each face in hand: the points lost with one card if so many turns are left, and the face."""
        key = (hand, field, turns)
        losses = self._losses.get(key)
        if losses is None:
            losses = self._losses[key] = self._lose(hand, field, turns)
        return losses

    def _lose(self, hand: Counts, field: Counts, turns: int) -> list[tuple[float, int]]:
        moves, house = self._moves, self._house
        lays = self.lays(hand, field)
        to_lay = {face: cards for _, face, cards in lays[:turns]}
        losses = []
        for face in counts.kinds(hand):
            held, cost = hand >> WIDTH * face & _LOW, float(moves.hand_cost[face])
            cards = to_lay.get(face, 0)
            if held > cards:
                loss = -cost
                if turns > len(lays) and face < moves.numbers:
                    loss += HOPE * cost
            elif face < moves.numbers:
                group = field >> WIDTH * face & _LOW
                worth = moves.worth[face]
                loss = float(worth[group + cards] - worth[group + cards - 1])
                if group == 0 and cards == 2:
                    loss += cost
            else:
                loss = BROKEN_ROLES if cards > house.least else BROKEN_ROLES + cost
            losses.append((loss, face))
        return losses


@cache
def mean_cost(house: House) -> float:
    """The mean cost of a card left in hand, over all cards."""
    costs = moves_of(house).hand_cost
    return sum(cost * copies for cost, copies in zip(costs, house.all_copies, strict=True)) / CARDS


@cache
def _gains(house: House) -> list[list[list[tuple[float, int]]]]:
    """By number, size of the group in the field, and cards in hand: the gain by laying all, and how many these are."""
    moves = moves_of(house)
    return [
        [[_gain(worth, cost, group, held) for held in range(counts.MOST + 1)] for group in range(FULL + 1)]
        for worth, cost in zip(moves.worth, moves.hand_cost, strict=False)
    ]


def _gain(worth: tuple[int, ...], cost: int, group: int, held: int) -> tuple[float, int]:
    cards = min(held, FULL - group)
    if cards < (1 if group else 2):
        return 0.0, 0
    haste = 0.0 if group else HASTE[cards]
    return worth[group + cards] - worth[group] + cost * cards + haste, cards
