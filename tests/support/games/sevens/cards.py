"""The 52 cards of Sevens as faces 0-51: suit by suit, from the ace (0) to the king (12) of each."""

from __future__ import annotations

from collections.abc import Iterable

RANKS = ("A", *(str(number) for number in range(2, 11)), "J", "Q", "K")
SUITS = ("♠", "♥", "♦", "♣")
COLOURS = tuple(zip(SUITS, ("#23252b", "#b3202c", "#b3202c", "#23252b"), strict=True))
TEXTS = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
SEVENS = tuple(13 * suit + 6 for suit in range(4))
SEVEN_OF_DIAMONDS = SEVENS[2]


def texts(cards: Iterable[int]) -> tuple[str, ...]:
    """The cards in notation."""
    return tuple(TEXTS[card] for card in cards)


def suit_of(card: int) -> int:
    """The index in `SUITS`."""
    return card // 13


def outwards(card: int) -> tuple[int, ...]:
    """The cards of the suit that can only be laid once this one lies; all others of the suit for a seven."""
    suit = 13 * suit_of(card)
    rank = card - suit
    above = tuple(range(card + 1, suit + 13)) if rank >= 6 else ()
    below = tuple(range(card - 1, suit - 1, -1)) if rank <= 6 else ()
    return (*below, *above)


def open_cards(laid: frozenset[int]) -> frozenset[int]:
    """The cards that continue a suit: the first one missing below its seven, and the first one missing above (SV3)."""
    found: set[int] = set()
    for seven in SEVENS:
        suit = seven - 6
        below = next((card for card in range(seven - 1, suit - 1, -1) if card not in laid), None)
        above = next((card for card in range(seven + 1, suit + 13) if card not in laid), None)
        found.update(card for card in (below, above) if card is not None)
    return frozenset(found)
