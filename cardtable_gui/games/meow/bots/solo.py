"""The solo game (MM13): formulas for rollouts, and the exact solution once the deck is empty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable_gui.games.meow.bots.groups import IN_A_ROW, Group, groups
from cardtable_gui.games.meow.bots.hand_costs import HandCosts
from cardtable_gui.games.meow.bots.weights import WEIGHTS
from cardtable_gui.games.meow.cards import BIT, Cards

A_CARD: Final = 0.1
"""The value of having a card less, in plays."""
UNKNOWN: Final = 0.6
"""How many plays more the deck's top card costs on average."""
FEW: Final = 9
"""Hands of up to so many cards are solved exactly."""


def size_of(group: Group) -> int:
    """The number of cards that a group counts as."""
    shape = group[1]
    return shape if shape <= IN_A_ROW else shape - IN_A_ROW


class SoloPolicy:
    """Chooses plays and rewards by the least number of plays that empty the hand."""

    def __init__(self) -> None:
        """Start with empty tables."""
        self.costs = HandCosts(WEIGHTS[1])
        self._solved: dict[tuple[Cards, Cards, int], int] = {}

    def ordered(self, hand: Cards, found: Sequence[Group], field: Sequence[int], turn: int) -> list[Group]:
        """These groups of a hand, the best first, for this turn."""
        return sorted(found, key=lambda group: self.after(hand, group, field, turn))

    def after(self, hand: Cards, group: Group, field: Sequence[int], turn: int) -> float:
        """The cost of the hand after a play and what is added."""
        rest = hand & ~group[0]
        if not rest:
            return -1.0
        unknown = self.value(rest) + UNKNOWN + A_CARD
        if size_of(group) < turn or not field:
            return unknown
        return min(unknown, *(self.with_card(rest, face) for face in field))

    def with_card(self, hand: Cards, face: int) -> float:
        """The cost of a hand with this card added."""
        return self.value(hand | BIT[face])

    def value(self, hand: Cards) -> float:
        """The cost of a hand: plays, and a little for each card."""
        return self.costs[hand].plays + A_CARD * hand.bit_count()

    def fewest_turns(self, hand: Cards, field: Cards, turn: int) -> int:
        """With an empty deck: the least number of turns that empty the hand, from the one with this number on."""
        self.costs.work += 5
        key = hand, field, turn
        known = self._solved.get(key)
        if known is not None:
            return known
        best = 99
        for group in groups(hand):
            rest = hand & ~group[0]
            if not rest:
                best = 1
                break
            if size_of(group) < turn or not field:
                best = min(best, 1 + self.fewest_turns(rest, field, turn + 1))
                continue
            left = field
            while left:
                card = left & -left
                left ^= card
                best = min(best, 1 + self.fewest_turns(rest | card, field ^ card, turn + 1))
        self._solved[key] = best
        return best
