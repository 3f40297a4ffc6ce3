"""How likely a play is to win its trick, given the cards that the other seats may hold."""

from __future__ import annotations

from math import comb
from typing import Final

from cardtable_gui.games.meow.bots.groups import IN_A_ROW, SAME
from cardtable_gui.games.meow.bots.weights import Weights
from cardtable_gui.games.meow.cards import ANYS, DOUBLE, HIGHEST, WHITE_ANY, Cards, of

FULL_HAND: Final = 8
LONG_ROW: Final = 0.4
"""How much more seldom a sequence of four or more cards is beaten than one of three."""

_BLUE: Final = of(range(DOUBLE, WHITE_ANY))


class Standing(dict[tuple[int, int, int], float]):
    """Maps the shape and number of a play, and the mean size of the other hands, to its chance. Filled on access."""

    __slots__ = ("_others", "_unseen", "_weights")

    def __init__(self, weights: Weights, others: int, unseen: Cards) -> None:
        """Keep what decides.

        Args:
            weights: the numbers of the formulas.
            others: the number of other seats.
            unseen: the cards in the other hands and in the deck.
        """
        super().__init__()
        self._weights = weights
        self._others = others
        self._unseen = unseen

    def __missing__(self, key: tuple[int, int, int]) -> float:
        shape, number, size = key
        single, alike, in_a_row = self._weights.beaten
        if number == HIGHEST:
            beaten = 0.0
        elif shape == 1:
            beaten = single * self._higher_single(number, size)
        elif shape <= IN_A_ROW:
            beaten = alike * self._higher_set(shape, number, size)
        else:
            often = in_a_row if shape == IN_A_ROW + 3 else in_a_row * LONG_ROW
            beaten = often * (HIGHEST - number) / (HIGHEST - 1) * min(size, FULL_HAND) / FULL_HAND
        found: float = (1 - min(beaten, 1.0)) ** self._others
        self[key] = found
        return found

    def _higher_single(self, number: int, size: int) -> float:
        """How likely a hand of this size has a higher card or a ?."""
        unseen = self._unseen
        higher = (unseen & ANYS).bit_count() + sum(
            (unseen & SAME[n]).bit_count() for n in range(number + 1, HIGHEST + 1)
        )
        return 1 - (1 - higher / max(1, unseen.bit_count())) ** size

    def _higher_set(self, count: int, number: int, size: int) -> float:
        """How likely a hand of this size has as many equal cards of a higher number; ? and blue cards may help."""
        unseen = self._unseen
        held = min(1.0, size / max(1, unseen.bit_count()))
        none = 1.0
        for higher in range(number + 1, HIGHEST + 1):
            cards = unseen & SAME[higher]
            there = (cards | unseen & ANYS).bit_count()
            chance = comb(there, count) * held**count
            if cards & _BLUE:
                chance += comb(there - 1, count - 2) * held ** (count - 1)
            none *= 1 - min(chance, 1.0)
        return 1 - none
