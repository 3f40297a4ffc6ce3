"""Combinations of cards (MM5-MM7): a single card, a set of equal numbers, a sequence, or none."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from cardtable_gui.games.meow.cards import BLACK_ANY, DOUBLE, NUMBER, WHITE, WHITE_ANY

SHORTEST = 3
"""The length of the shortest sequence (MM5)."""


class Kind(IntEnum):
    """The types of combinations (MM5)."""

    NOTHING = 0
    SINGLE = 1
    EQUAL = 2
    SEQUENCE = 3


class Combination(NamedTuple):
    """A combination; `size` counts cards as in MM8 (a doubled doppelganger as two), `number` must be exceeded."""

    kind: Kind
    size: int
    number: int

    def beats(self, other: Combination) -> bool:
        """Whether this may follow the other (MM8)."""
        return self.kind == other.kind and self.size == other.size and self.number > other.number


def suit(face: int) -> int:
    """0 white, 1 black (both sets, MM5), 2 doppelgangers."""
    if face < BLACK_ANY and face >= WHITE_ANY:
        return 0
    if face == BLACK_ANY:
        return 1
    return 0 if face < WHITE + 8 else 1 if face < DOUBLE else 2


def combination(cards: Sequence[int], doubled: Sequence[int], white: int, black: int) -> Combination:
    """The combination of these cards, if any; `doubled`, `white` and `black` as in `Play`."""
    count = len(cards) + len(doubled)
    nothing = Combination(Kind.NOTHING, count, 0)
    if len(set(cards)) != len(cards):
        return nothing
    numbers = sorted({WHITE_ANY: white, BLACK_ANY: black}.get(face, NUMBER[face]) for face in cards)
    low, high = numbers[0], numbers[-1]
    if low == high:
        return Combination(Kind.SINGLE if count == 1 else Kind.EQUAL, count, high)
    in_a_row = numbers == list(range(low, high + 1))
    if in_a_row and not doubled and count >= SHORTEST and len({suit(face) for face in cards}) == 1:
        return Combination(Kind.SEQUENCE, count, high)
    return nothing
