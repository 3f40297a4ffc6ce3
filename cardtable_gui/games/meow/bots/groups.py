"""The plays that bots look at: all leads of a hand but those that another one replaces in every way.

Two cards of one black number differ only in their circles, so the one with more circles is played first. A ? stands for
the highest number that it can in its place, since that is the hardest to beat.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from cardtable_gui.games.meow.actions import Play
from cardtable_gui.games.meow.cards import (
    ANYS,
    BIT,
    BLACK,
    BLACK_ANY,
    BLACK_TWO,
    DOUBLE,
    HIGHEST,
    HIGHEST_DOUBLE,
    NUMBER,
    WHITE,
    WHITE_ANY,
    Cards,
    LazyTable,
    faces,
    of,
)
from cardtable_gui.games.meow.combinations import SHORTEST, Combination, Kind

Group: TypeAlias = tuple[Cards, int, int]
"""A play without its declarations: cards, shape and number. It beats another of the same shape with a lower number."""

IN_A_ROW: Final = 8
"""The shape of a single card or a set is its size; that of a sequence is its length and this."""

CACHED: Final = 2**11
"""How many hands' groups are kept: some 4 kB each."""

_WHITE_BIT, _BLACK_BIT = BIT[WHITE_ANY], BIT[BLACK_ANY]

SAME: Final = tuple(of(face for face in range(WHITE_ANY) if NUMBER[face] == number) for number in range(HIGHEST + 1))
"""By number: all cards with it."""


def _of_number(number: int) -> LazyTable[Group]:
    """Single cards and sets of one number; a ? without other cards counts as the highest number."""
    black, black_two = BIT[BLACK + number - 1], BIT[BLACK_TWO + number - 1]
    double = BIT[DOUBLE + number - 1] if number <= HIGHEST_DOUBLE else 0

    def make(held: Cards) -> Iterator[Group]:
        for chosen in product(*((0, BIT[face]) for face in faces(held))):
            lot = sum(chosen)
            if not lot or (not lot & ~ANYS and number < HIGHEST):
                continue
            if lot & black and black_two & held & ~lot:
                continue
            size = lot.bit_count()
            yield lot, size, number
            if lot & double:
                yield lot, size + 1, number

    return LazyTable(make)


def _in_a_row(rows: tuple[int, ...], highest: int, wild: Cards) -> LazyTable[Group]:
    """Sequences of a suit; where several rows hold a number, the last of them is played."""

    def make(held: Cards) -> Iterator[Group]:
        by_number = [0] * (highest + 1)
        for first in rows:
            for number in range(1, highest + 1):
                by_number[number] = held & BIT[first + number - 1] or by_number[number]
        for low, high in product(range(1, highest + 1), repeat=2):
            length = high - low + 1
            if length < SHORTEST:
                continue
            lot = sum(by_number[low : high + 1])
            missing = length - lot.bit_count()
            if not missing:
                yield lot, IN_A_ROW + length, high
            if not held & wild or missing > 1:
                continue
            for gap in range(low, high + 1):
                if (missing and by_number[gap]) or (gap == low and high < highest):
                    continue
                yield lot & ~by_number[gap] | wild, IN_A_ROW + length, high

    return LazyTable(make)


class _BySize(dict[Cards, dict[int, list[Group]]]):
    """Maps the same cards as a table of one number to its groups by shape. Filled on first access."""

    __slots__ = ("_groups",)

    def __init__(self, groups: LazyTable[Group]) -> None:
        super().__init__()
        self._groups = groups

    def __missing__(self, held: Cards) -> dict[int, list[Group]]:
        by_shape: dict[int, list[Group]] = {}
        self[held] = by_shape
        for group in self._groups[held]:
            by_shape.setdefault(group[1], []).append(group)
        return by_shape


_NUMBERS: Final = [_of_number(number) for number in range(1, HIGHEST + 1)]
_SIZES: Final = [_BySize(groups) for groups in _NUMBERS]
_ROWS: Final = (
    (_in_a_row((WHITE,), HIGHEST, _WHITE_BIT), of(range(WHITE, WHITE + HIGHEST)) | _WHITE_BIT),
    (_in_a_row((BLACK, BLACK_TWO), HIGHEST, _BLACK_BIT), of(range(BLACK, BLACK_TWO + HIGHEST)) | _BLACK_BIT),
    (_in_a_row((DOUBLE,), HIGHEST_DOUBLE, 0), of(range(DOUBLE, DOUBLE + HIGHEST_DOUBLE))),
)


def sets_of(number: int, held: Cards) -> tuple[Group, ...]:
    """Single cards and sets of these cards: some of one number, and ?. A ? alone counts as `HIGHEST`."""
    return _NUMBERS[number - 1][held]


def sequences(hand: Cards) -> tuple[Group, ...]:
    """The sequences of a hand."""
    (white, white_mask), (black, black_mask), (double, double_mask) = _ROWS
    return white[hand & white_mask] + black[hand & black_mask] + double[hand & double_mask]


@lru_cache(maxsize=CACHED)
def groups(hand: Cards) -> tuple[Group, ...]:
    """The groups of a hand: every play on an empty table but those that another one replaces."""
    found: list[Group] = []
    anys = hand & ANYS
    for number in range(1, HIGHEST + 1):
        held = hand & SAME[number]
        if held or (number == HIGHEST and anys):
            found += _NUMBERS[number - 1][held | anys]
    found += sequences(hand)
    return tuple(found)


def answers(hand: Cards, shape: int, above: int) -> list[Group]:
    """The groups of a hand that have this shape and a higher number than `above`."""
    if shape > IN_A_ROW:
        return [group for group in sequences(hand) if group[1] == shape and group[2] > above]
    found: list[Group] = []
    anys = hand & ANYS
    for number in range(above + 1, HIGHEST + 1):
        held = hand & SAME[number]
        if held or (number == HIGHEST and anys):
            found += _SIZES[number - 1][held | anys].get(shape, ())
    return found


def shape_of(combination: Combination) -> int:
    """The shape of a combination, as in `Group`."""
    return combination.size + IN_A_ROW * (combination.kind is Kind.SEQUENCE)


def with_card(group: Group, card: Cards) -> Group | None:
    """The group if it has this card, or the same one with it in place of its twin of two circles; else None."""
    lot, shape, number = group
    if lot & card:
        return group
    twin = card << BLACK_TWO - BLACK if card & of(range(BLACK, BLACK_TWO)) else 0
    return (lot ^ twin ^ card, shape, number) if lot & twin else None


def play_of(group: Group) -> Play:
    """The play with these cards and declarations."""
    lot, shape, number = group
    there = faces(lot)
    if shape <= IN_A_ROW:
        doubled = tuple(face for face in there if DOUBLE <= face < WHITE_ANY) if shape > len(there) else ()
        stands = number
    else:
        doubled = ()
        held = {NUMBER[face] for face in there}
        stands = next((gap for gap in range(number - shape + IN_A_ROW + 1, number + 1) if gap not in held), 0)
    return Play(there, doubled, stands if lot & _WHITE_BIT else 0, stands if lot & _BLACK_BIT else 0)
