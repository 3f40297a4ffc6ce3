"""The cards of Gunjo Gradation (GG1, GG2). A card is a face 0-14: its number minus 1."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from cardtable_gui.core import counts
from cardtable_gui.core.counts import Counts

COPIES = (4, 5, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 3, 3, 3)
"""The number of cards of each face."""

PENALTIES = (1, 5, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 2, 4, 3)
"""The penalty of a face in hand at the end of a round, independent of the number of cards."""

FACES = len(COPIES)

JOINER = 0
"""The face of the 1s, which may join any set (GG11)."""
FINISHER = 1
"""The face of the 2s: four of them win the round (GG12)."""
ODD_MAKER = 12
"""The face of the 13s: odd totals only from then on (GG13)."""
TAKER = 13
"""The face of the 14s, which take the latest play into the hand (GG14)."""
PASSER = 14
"""The face of the 15s: everybody passes a card to the left (GG15)."""

BASIC = tuple(range(2, 12))
FINISHERS_NEEDED = 4

HAND_SIZES = {3: 12, 4: 12, 5: 11, 6: 10}
REVEALED = 2


def texts(faces: Sequence[int]) -> tuple[str, ...]:
    """The cards in notation."""
    return tuple(str(face + 1) for face in faces)


@cache
def deck(expansions: tuple[str, ...]) -> tuple[int, ...]:
    """All faces in play, ascending. `expansions` are the numbers of the added expansion cards, as texts."""
    kinds = sorted((*BASIC, *(int(number) - 1 for number in expansions)))
    return tuple(face for face in kinds for _ in range(COPIES[face]))


@cache
def in_play(expansions: tuple[str, ...]) -> Counts:
    """All cards in play."""
    return counts.of(deck(expansions))


def penalty(hand: Counts) -> int:
    """The penalty of a hand at the end of a round: each of its numbers counts once (GG8)."""
    return penalty_of(counts.kinds(hand))


def penalty_of(faces: Iterable[int]) -> int:
    """The total penalty of these distinct faces."""
    return sum(PENALTIES[face] for face in faces)
