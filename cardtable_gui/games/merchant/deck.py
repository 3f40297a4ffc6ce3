"""The cards of Merchant of Goldfish by the number of players (MG1-MG3)."""

from __future__ import annotations

from functools import cache

from cardtable_gui.core.counts import ONE, Counts, expand

COPIES = (7, 7, 7, 6, 6, 6, 5, 5, 4, 4, 3, 3, 2, 1)
"""The number of cards of each face (MG1)."""

FACES = len(COPIES)

HAND_SIZES = {2: 15, 3: 14, 4: 13, 5: 11, 6: 9}
"""Cards in each hand (MG3)."""


@cache
def in_play(players: int) -> Counts:
    """All cards in play (MG2)."""
    copies = list(COPIES)
    if players <= 3:
        for face in range(10):
            copies[face] -= 2 if players == 2 else 1
    if players == 2:
        copies[10] -= 1
        copies[11] -= 1
    return sum(number * one for number, one in zip(copies, ONE, strict=False))


@cache
def deck(players: int) -> tuple[int, ...]:
    """All faces in play, ascending."""
    return expand(in_play(players))
