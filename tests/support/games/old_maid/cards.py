"""The cards of Old Maid as faces 0-52: rank by rank, four suits of each, and the joker at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message

RANKS = ("A", *(str(number) for number in range(2, 11)), "J", "Q", "K")
SUITS = ("♠", "♥", "♦", "♣")
COLOURS = tuple(zip(SUITS, ("#23252b", "#b3202c", "#b3202c", "#23252b"), strict=True))
TEXTS = (*(f"{rank}{suit}" for rank in RANKS for suit in SUITS), "JKR")
JOKER = 52
QUEEN_OF_CLUBS = 47


def texts(cards: Iterable[int]) -> tuple[str, ...]:
    """The cards in notation."""
    return tuple(TEXTS[card] for card in cards)


def name_of(text: str) -> str | Message:
    """What a player calls a card: its text, but for the joker."""
    return QT_TRANSLATE_NOOP("sample_old_maid", "Joker") if text == TEXTS[JOKER] else text


def named(cards: Iterable[int]) -> CardList:
    """The cards for a message."""
    return CardList(tuple(map(name_of, texts(cards))))


def rank_of(card: int) -> int:
    """The index in `RANKS`; one more for the joker."""
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
