"""Formulas for a sound choice from a hand, what lies on the table, and the sizes of the other hands.

Normal bots choose by them, and so do all seats in rollouts; results are kept, since most positions of rollouts recur.
The numbers were found by hill climbing in self-play: one seat with changed numbers against others without.
"""

from __future__ import annotations

from typing import Final

from cardtable_gui.games.meow.bots.groups import IN_A_ROW, Group, groups
from cardtable_gui.games.meow.bots.hand_costs import cost
from cardtable_gui.games.meow.cards import HIGHEST, Cards, circles, points

NEAR: Final = (0, 0, 1, 2, 3, 3, 4)
"""By the cards in the smallest other hand (at most 6): how near the end of the deal is, 0 is nearest."""

_LOSS: Final = (0.3, 0.13, 0.1, 0.05, 0.0)
"""By `NEAR`: the cost of each point that the hand would lose now."""
_LEADING: Final = (0.6, 0.5, 0.5, 0.5, 0.18)
_FOLLOWING: Final = (0.79, 0.5, 0.11, 0.23, 0.3)
"""By `NEAR`: the value of winning the trick, for a lead and for a play that follows."""
_PASSING: Final = (0.7, 0.54, 0.1, 0.0, -0.23)
"""By `NEAR`: the cost of a pass, without that of the card that is taken."""
_BEATEN: Final = {1: 0.8, 2: 0.56, 3: 0.3, IN_A_ROW + 3: 0.3}
_SELDOM_BEATEN: Final = 0.15
"""By shape: how often another seat with a full hand beats number 1."""

FULL_HAND: Final = 8
NEVER: Final = 99.0
"""More than any cost: such an action is impossible, or must be avoided."""


class QuickPolicy:
    """Chooses plays and passes by cost; keeps what was computed, so an instance should not outlive a decision."""

    def __init__(self, players: int) -> None:
        """Start with empty tables, for a match of this number of players."""
        self._others = players - 1
        self.work = 0
        """The number of hands rated so far: nearly all of the time goes into them."""
        self._leads: dict[tuple[Cards, int, int], Group] = {}
        self._answers: dict[tuple[Cards, int, int, int, int], tuple[float, Group | None]] = {}
        self._held: dict[tuple[Cards, int], float] = {}

    def lead(self, hand: Cards, least: int, rest: int) -> Group:
        """The best lead; see `answer` for the arguments."""
        key = hand, least, rest
        best = self._leads.get(key)
        if best is None:
            best = min(groups(hand), key=lambda group: self.after(hand, group, least, rest, leading=True))
            self._leads[key] = best
        return best

    def answer(self, hand: Cards, shape: int, number: int, least: int, rest: int) -> tuple[float, Group | None]:
        """The best play that beats the table, and its cost; None if there is none.

        Args:
            hand: the cards of the seat to move.
            shape: of the play on the table, as in `Group`.
            number: of the play on the table.
            least: the number of cards in the smallest other hand.
            rest: the mean number of cards in the other hands, rounded down.
        """
        key = hand, shape, number, least, rest
        found = self._answers.get(key)
        if found is None:
            lowest, best = NEVER, None
            for group in groups(hand):
                if group[1] == shape and group[2] > number:
                    own = self.after(hand, group, least, rest, leading=False)
                    if own < lowest:
                        lowest, best = own, group
            found = self._answers[key] = lowest, best
        return found

    def passing(self, hand: Cards, least: int) -> float:
        """The cost of a pass, if this is the hand after it."""
        near = NEAR[min(least, 6)]
        return self.held(hand, near) + _PASSING[near]

    def after(self, hand: Cards, group: Group, least: int, rest: int, *, leading: bool) -> float:
        """The cost of what is left after a play, less the value of the trick if it is won; see `answer`."""
        lot, shape, number = group
        left = hand & ~lot
        if not left:
            return -NEVER
        near = NEAR[min(least, 6)]
        beaten = _BEATEN.get(shape, _SELDOM_BEATEN) * (HIGHEST - number) / (HIGHEST - 1)
        stands = 1 - beaten * min(rest, FULL_HAND) / FULL_HAND
        return self.held(left, near) - (_LEADING if leading else _FOLLOWING)[near] * stands**self._others

    def held(self, hand: Cards, near: int) -> float:
        """The cost of a hand: that of emptying it, and of what it would lose now."""
        key = hand, near
        found = self._held.get(key)
        if found is None:
            self.work += 1
            found = self._held[key] = cost(hand)[1] + _LOSS[near] * points(circles(hand))
        return found
