"""Which face-up card fits a hand best, at first sight."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.games.meow.cards import (
    BIT,
    BLACK,
    BLACK_TWO,
    CIRCLES,
    DOUBLE,
    NUMBER,
    WHITE,
    WHITE_ANY,
    Cards,
    of,
)


def _partners_of(face: int) -> tuple[Cards, Cards]:
    """The cards that make a set with this one, and the neighbours that may make a sequence with it."""
    number = NUMBER[face]
    same = of(
        first + number - 1
        for first, most in ((WHITE, 8), (BLACK, 8), (BLACK_TWO, 8), (DOUBLE, 6))
        if 0 < number <= most and first + number - 1 != face
    )
    suits = ((WHITE,), (BLACK, BLACK_TWO), (DOUBLE,))[0 if face < BLACK else 1 if face < DOUBLE else 2]
    near = of(
        first + other - 1
        for first in suits
        for other in (number - 2, number - 1, number + 1, number + 2)
        if 1 <= other <= (6 if first == DOUBLE else 8)
    )
    return same, near


_USES = [
    (0, 0, 1.6) if face >= WHITE_ANY else (*_partners_of(face), 0.1 * NUMBER[face] - 0.2 * CIRCLES[face])
    for face in range(len(BIT))
]
"""By face: the partners, and the value of the card without them."""


def use(face: int, hand: Cards) -> float:
    """The value of a card for a hand."""
    same, near, alone = _USES[face]
    partners = (same & hand).bit_count()
    return alone + 0.25 * (near & hand).bit_count() + (1.2 + 0.3 * partners if partners else 0.0)


def best_taken(field: Sequence[int], hand: Cards) -> int:
    """The face-up card that fits the hand best."""
    return max(field, key=lambda face: use(face, hand))
