"""The points that a seat of GODAN can expect of the game under way, from its hand, its field and the turns left.

Every number that can be worked and every set of role cards takes one turn, the best ones first; spare turns improve the
rest of the hand.
"""

from __future__ import annotations

from typing import Final

from cardtable_gui.core.counts import WIDTH, Counts
from cardtable_gui.games.godan.moves import Moves
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


NEW_HAND: Final = 12
"""The steps of evaluating a hand."""


class ExpectedPoints:
    """Evaluates hands of one house; an instance remembers those that it has seen: make one for every decision."""

    def __init__(self, moves: Moves) -> None:
        """Prepare for one house."""
        self.work = 0
        """The work done so far, in steps of the budget: that of evaluating hands for the first time."""
        self._moves = moves
        self._hand_width = WIDTH * len(moves.faces)
        self._known: list[dict[int, float]] = []

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
        moves = self._moves
        value = float(moves.groups_worth(field) - moves.cost(hand))
        if not turns or not hand:
            return value
        gains: list[float] = []
        loose = 0
        most = 0
        for face, scale in enumerate(moves.worth):
            held = hand >> WIDTH * face & _LOW
            if held:
                group = field >> WIDTH * face & _LOW
                laid = min(held, FULL - group)
                if laid and (group or held > 1):
                    gains.append(scale[group + laid] - scale[group] + laid * moves.hand_cost[face])
                    loose += held - laid
                else:
                    loose += held
                    most = max(most, moves.hand_cost[face])
        loose += self._add_roles(gains, hand, most)
        gains.sort(reverse=True)
        weight = 1.0
        for gain in gains[:turns]:
            value += weight * gain
            weight *= RISK
        spare = turns - len(gains)
        if spare > 0 and loose:
            value += weight * SPARE * min(spare, 2 * loose)
        return value

    def _add_roles(self, gains: list[float], hand: Counts, most: int) -> int:
        """Add the values of sets of role cards; return how many role cards are in no set.

        `most` is the cost of the most expensive card that can be covered up.
        """
        moves, house = self._moves, self._moves.house
        loose = 0
        for face in range(moves.numbers, len(moves.faces)):
            held = hand >> WIDTH * face & _LOW
            if not held:
                continue
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
        return loose
