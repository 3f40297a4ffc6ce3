"""Which face-up card fits a hand best, at first sight."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.games.meow.cards import (
    ANYS,
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


_PARTNERS = [(ANYS, ANYS) if face >= WHITE_ANY else _partners_of(face) for face in range(len(BIT))]


def use(face: int, hand: Cards) -> float:
    """The value of a card for a hand."""
    if face >= WHITE_ANY:
        return 1.6
    same, near = _PARTNERS[face]
    partners = (same & hand).bit_count()
    return (
        1.2 * (partners > 0)
        + 0.3 * partners
        + 0.25 * (near & hand).bit_count()
        + 0.1 * NUMBER[face]
        - 0.2 * CIRCLES[face]
    )


def best_taken(field: Sequence[int], hand: Cards) -> int:
    """The face-up card that fits the hand best."""
    return max(field, key=lambda face: use(face, hand))
