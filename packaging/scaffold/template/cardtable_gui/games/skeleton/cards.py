"""The cards of Skeleton Game. A face is a card's number minus 1 (SK1)."""

from __future__ import annotations

from collections.abc import Iterable

FACES = tuple(str(number) for number in range(1, 37))
"""The text of each face: face 0 is the card 1."""


def texts(cards: Iterable[int]) -> tuple[str, ...]:
    """The texts of some cards."""
    return tuple(FACES[card] for card in cards)
