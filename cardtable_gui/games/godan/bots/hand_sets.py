"""The sets in a hand of GODAN, and what each card is worth to it, from the seat's own cards alone.

For rollouts: tables are made once for each house, and every hand is evaluated once. All constants are in points.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, WIDTH, Counts
from cardtable_gui.games.godan.actions import NOBODY, Work
from cardtable_gui.games.godan.house import CARDS, House
from cardtable_gui.games.godan.moves import Moves, moves_of
from cardtable_gui.games.godan.setup import FULL

_LOW = 31

Lay: TypeAlias = tuple[float, int, int]
"""A set that can be laid: what it gains, its face, and the number of cards."""


class Sets(NamedTuple):
    """The sets of a hand, before what depends on the other seats."""

    lays: list[Lay]
    """All of them, the most valuable first."""
    gain: float
    """What they gain in all."""
    valued: bool
    """Whether what a set gains depends on the other seats."""
    ending: bool
    """Whether a set may end the game."""
    work: Work | None
    """What lays the first set; None if there is none, or the choice depends on the other seats."""


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


NEW_SETS: Final = 5
"""The steps of finding the sets of a hand."""
NEW_LOSSES: Final = 3
"""The steps of finding what each card of a hand is worth, beside finding its sets."""


class HandSets:
    """Evaluates hands of one house; remembers all that it has seen."""

    def __init__(self, moves: Moves) -> None:
        """Prepare for one house."""
        self.work = 0
        """The work done so far, in steps of the budget: that of evaluating hands for the first time."""
        self._moves = moves
        self._house = moves.house
        self._lays = _number_lays(moves.house)
        self._role_lays: dict[tuple[Counts, int], tuple[Lay, ...]] = {}
        self._sets: dict[tuple[Counts, Counts], Sets] = {}
        self._losses: dict[tuple[Counts, Counts, int], list[tuple[float, int]]] = {}

    def sets(self, hand: Counts, field: Counts) -> Sets:
        """All sets of a hand."""
        key = (hand, field)
        sets = self._sets.get(key)
        if sets is None:
            sets = self._sets[key] = self._find(hand, field)
        return sets

    def _find(self, hand: Counts, field: Counts) -> Sets:
        self.work += NEW_SETS
        moves = self._moves
        lays: list[Lay] = []
        rest, group = hand, field
        loose, ending, valued, alone = NOTHING_LOOSE, False, False, True
        for face, table in enumerate(self._lays):
            held = rest & _LOW
            if held:
                there = group & _LOW
                lay = table[there][held]
                if lay is None:
                    loose = moves.hand_cost[face]
                else:
                    lays.append(lay)
                    ending = ending or there + lay[2] == FULL
            rest >>= WIDTH
            group >>= WIDTH
        if rest:
            roles = self._role_lays.get((rest, loose))
            if roles is None:
                roles = self._role_lays[rest, loose] = self._find_roles(rest, loose)
            for lay in roles:
                lays.append(lay)
                valued = valued or lay[1] in (moves.robbery, moves.severance)
                alone = alone and lay[1] == moves.cover_up
                ending = ending or (lay[1] == moves.severance and lay[2] >= self._house.ends_with)
        lays.sort(reverse=True)
        gain = 0.0
        for lay in lays:
            gain += lay[0]
        work = self.laying(hand, lays[0][1], lays[0][2]) if lays and alone and not ending else None
        return Sets(lays, gain, valued, ending, work)

    def _find_roles(self, roles: Counts, loose: int) -> tuple[Lay, ...]:
        """The sets of role cards, which are packed without the number cards."""
        moves, house = self._moves, self._house
        lays: list[Lay] = []
        face = moves.numbers
        while roles:
            cards = min(roles & _LOW, house.most)
            if cards >= house.least:
                gain = float(house.role_in_hand * cards)
                if face == moves.collection:
                    gain += COLLECTED * house.collection * cards
                elif face == moves.cover_up:
                    gain += COVERED * loose * cards
                lays.append((gain, face, cards))
            roles >>= WIDTH
            face += 1
        return tuple(lays)

    def laying(self, hand: Counts, face: int, cards: int) -> Work:
        """The work that lays so many cards of a face, not against another seat.

        Cover-up discards the single cards that cost most, then others.
        """
        if face != self._moves.cover_up:
            return self._moves.works[face][cards]
        cost, rest = self._moves.hand_cost, hand - cards * ONE[face]
        order = sorted(counts.expand(rest), key=lambda face: (rest >> WIDTH * face & _LOW != 1, -cost[face]))
        return Work((face,) * cards, NOBODY, tuple(sorted(order[:cards])))

    def losses(self, hand: Counts, field: Counts, turns: int) -> list[tuple[float, int]]:
        """For each face in hand: the points lost with one card if so many turns are left, and the face."""
        key = (hand, field, turns)
        losses = self._losses.get(key)
        if losses is None:
            losses = self._losses[key] = self._lose(hand, field, turns)
        return losses

    def _lose(self, hand: Counts, field: Counts, turns: int) -> list[tuple[float, int]]:
        moves, house = self._moves, self._house
        self.work += NEW_LOSSES
        lays = self.sets(hand, field).lays
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
def _number_lays(house: House) -> list[list[list[Lay | None]]]:
    """By number, size of the group in the field, and cards in hand: the set of as many as can be laid; None: none."""
    return [
        [[_number_lay(house, face, group, held) for held in range(counts.MOST + 1)] for group in range(FULL + 1)]
        for face in range(len(house.values))
    ]


def _number_lay(house: House, face: int, group: int, held: int) -> Lay | None:
    cards = min(held, FULL - group)
    if cards < (1 if group else 2):
        return None
    moves = moves_of(house)
    worth, haste = moves.worth[face], 0.0 if group else HASTE[cards]
    return worth[group + cards] - worth[group] + moves.hand_cost[face] * cards + haste, face, cards
