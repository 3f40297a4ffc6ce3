"""The cards of Old Maid as faces 0-52: rank by rank, four suits of each, and the joker at the end."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.plain_deck import ACE_LOW, SUITS

TEXTS = (*(f"{rank}{suit}" for rank in ACE_LOW for suit in SUITS), "JKR")
JOKER = 52
QUEEN_OF_CLUBS = 47


def rank_of(card: int) -> int:
    """The rank, from 0; one more for the joker."""
    return card // 4


def paired(cards: Sequence[int]) -> tuple[int, ...]:
    """All pairs of equal rank among some ascending cards, the lower ones first where three are equal."""
    found: list[int] = []
    left: dict[int, int] = {}
    for card in cards:
        other = left.pop(rank_of(card), None)
        if other is None:
            left[rank_of(card)] = card
        else:
            found += (other, card)
    return tuple(found)
