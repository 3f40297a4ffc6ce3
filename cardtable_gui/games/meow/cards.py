"""The 32 cards of Meow Meow Daifugo (MM1), and card sets as bitmasks: bit f stands for the card with face f.

Every card exists once, so `|`, `&` and `^` on bitmasks are union, intersection and removal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeAlias, TypeVar

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

Cards: TypeAlias = int
T = TypeVar("T")

FACES = (
    *(f"w{number}" for number in range(1, 9)),
    *(f"b{number}" for number in range(1, 9)),
    *(f"bb{number}" for number in range(1, 9)),
    *(f"d{number}" for number in range(1, 7)),
    "w?",
    "b?",
)

WHITE, BLACK, BLACK_TWO, DOUBLE = 0, 8, 16, 24
"""The first face of each kind: white, black with one circle, black with two, doppelgangers."""

WHITE_ANY, BLACK_ANY = 30, 31
"""The faces of the two ?."""

HIGHEST = 8
HIGHEST_DOUBLE = 6
NONE = -1
"""Stands for no card."""

BIT: tuple[Cards, ...] = tuple(2**face for face in range(len(FACES)))
"""`BIT[face]` is the set of that one card."""

ANYS: Cards = BIT[WHITE_ANY] | BIT[BLACK_ANY]
ALL: Cards = 2 ** len(FACES) - 1

NUMBER = (*(face % 8 + 1 for face in range(WHITE_ANY)), 0, 0)
"""The number on each card; 0 for a ?."""

BY_NUMBER = tuple((number or HIGHEST + 1) * len(FACES) + face for face, number in enumerate(NUMBER))
"""Ranks the faces by number, those of one number as in the card list; the two ? come last."""

CIRCLES = (*(3,) * 8, *(1,) * 8, *(2,) * 8, *(4,) * 6, 6, 5)
"""The circles on each card (MM1)."""

_BYTES = tuple(
    tuple(sum(CIRCLES[8 * place + bit] for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for place in range(4)
)


def of(faces: Iterable[int]) -> Cards:
    """The set of these faces."""
    cards = 0
    for face in faces:
        cards |= BIT[face]
    return cards


def faces(cards: Cards) -> tuple[int, ...]:
    """The faces of a set, ascending."""
    found: list[int] = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return tuple(found)


def circles(cards: Cards) -> int:
    """All circles on the cards of a set (MM11)."""
    one, two, three, four = _BYTES
    return one[cards & 255] + two[cards >> 8 & 255] + three[cards >> 16 & 255] + four[cards >> 24]


def points(circles: int) -> int:
    """The points lost for a number of circles (MM11)."""
    return 0 if circles == 0 else 1 if circles <= 5 else 2 if circles <= 10 else 3


def texts(some: Iterable[int]) -> tuple[str, ...]:
    """The texts of some faces in notation."""
    return tuple(FACES[face] for face in some)


def name(face: int) -> Message:
    """A player's name for the card."""
    if face == WHITE_ANY:
        return QT_TRANSLATE_NOOP("meow", "white ?")
    if face == BLACK_ANY:
        return QT_TRANSLATE_NOOP("meow", "black ?")
    named = (
        QT_TRANSLATE_NOOP("meow", "white {number}"),
        QT_TRANSLATE_NOOP("meow", "black {number}○"),
        QT_TRANSLATE_NOOP("meow", "black {number}○○"),
        QT_TRANSLATE_NOOP("meow", "blue {number}"),
    )[face // 8]
    return named.put(number=NUMBER[face])


class LazyTable(dict[Cards, tuple[T, ...]], Generic[T]):
    """Maps the cards of a mask that a hand holds to what is made of them. Filled on first access."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[Cards], Iterator[T]]) -> None:
        """Start empty; `make` is asked once about each key."""
        super().__init__()
        self._make = make

    def __missing__(self, held: Cards) -> tuple[T, ...]:
        self[held] = made = tuple(self._make(held))
        return made
