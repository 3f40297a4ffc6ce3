"""The 52 cards of Sevens: those of a plain deck in which the ace is the lowest."""

from __future__ import annotations

from cardtable_gui.core.plain_deck import suit_of

SEVENS = tuple(13 * suit + 6 for suit in range(4))
SEVEN_OF_DIAMONDS = SEVENS[2]


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
