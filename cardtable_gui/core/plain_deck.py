"""Plain cards: the 52 cards of four suits, as faces, and which of them takes a trick.

A face is 13 times its suit plus its rank: suit by suit, the lowest rank of each first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

SUITS = ("♠", "♥", "♦", "♣")
BLACK, RED = "#23252b", "#b3202c"
COLOURS = tuple(zip(SUITS, (BLACK, RED, RED, BLACK), strict=True))
"""The suits with their colours: see `Game.suit_colours`."""
NUMBERS = tuple(map(str, range(2, 11)))
ACE_LOW = ("A", *NUMBERS, "J", "Q", "K")
"""The ranks where the ace is the lowest."""
ACE_HIGH = (*NUMBERS, "J", "Q", "K", "A")
"""The ranks where the ace is the highest."""
TOP = 12
"""The highest rank."""


def deck(ranks: Iterable[str]) -> tuple[str, ...]:
    """The text of each face, for a game with these ranks."""
    return tuple(f"{rank}{suit}" for suit in SUITS for rank in tuple(ranks))


def suit_of(card: int) -> int:
    """The index in `SUITS`."""
    return card // 13


def rank_of(card: int) -> int:
    """The rank, from 0."""
    return card % 13


def following(hand: Sequence[int], trick: Sequence[int]) -> Sequence[int]:
    """The cards that follow the suit that was led, where there are any; else the whole hand."""
    return [card for card in hand if suit_of(card) == suit_of(trick[0])] or hand if trick else hand


def beats(card: int, other: int, trump: int | None = None) -> bool:
    """Whether a card that is played after another one takes the trick from it."""
    return card > other if suit_of(card) == suit_of(other) else suit_of(card) == trump


def best(trick: Sequence[int], trump: int | None = None) -> int:
    """The place of the card that takes a trick: the highest trump, else the highest of the suit that was led."""
    taking = 0
    for place, card in enumerate(trick):
        if beats(card, trick[taking], trump):
            taking = place
    return taking
