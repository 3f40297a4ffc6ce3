"""Generates all plays of a hand from small tables that are filled on demand.

A *drawer* is a mask of cards and a table that maps the cards that a hand holds of the mask to all plays of one kind
with them. The legal leads and follows are the contents of a few drawers. White and blue sequences have one drawer each;
the thousands of black ones have one for each range of numbers and place of the ?.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import TypeAlias

from cardtable_gui.games.meow.actions import PASS, PASSES, MeowAction, Play
from cardtable_gui.games.meow.cards import (
    ALL,
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

_Plays: TypeAlias = tuple[Play, ...]


_Drawer: TypeAlias = tuple[LazyTable[Play], Cards]


class _Interned(dict[tuple[object, ...], Play]):
    """A cache that holds each play once."""

    def __missing__(self, key: tuple[object, ...]) -> Play:
        self[key] = play = Play(*key)  # type: ignore[arg-type]  # the key holds the arguments of a play
        return play


_interned = _Interned()


def _play(faces: Sequence[int], doubled: tuple[int, ...] = (), white: int = 0, black: int = 0) -> Play:
    return _interned[tuple(sorted(faces)), doubled, white, black]


# ------------------------------------------------------------------------------------------ cards of one number


def _equal_mask(number: int) -> Cards:
    faces = [first + number - 1 for first in (WHITE, BLACK, BLACK_TWO)]
    if number <= HIGHEST_DOUBLE:
        faces.append(DOUBLE + number - 1)
    return of((*faces, WHITE_ANY, BLACK_ANY))


def _equals(number: int, counts: Sequence[int]) -> _Drawer:
    """Single cards and sets of one number, of a given size."""
    double = DOUBLE + number - 1 if number <= HIGHEST_DOUBLE else -1

    def make(held: Cards) -> Iterator[Play]:
        there = faces(held)
        for chosen in product((False, True), repeat=len(there)):
            cards = [face for face, taken in zip(there, chosen, strict=True) if taken]
            white = number if WHITE_ANY in cards else 0
            black = number if BLACK_ANY in cards else 0
            if len(cards) in counts:
                yield _play(cards, (), white, black)
            if double in cards and len(cards) + 1 in counts:
                yield _play(cards, (double,), white, black)

    return LazyTable(make), _equal_mask(number)


def _singles(above: int) -> tuple[_Drawer, ...]:
    """Single cards with higher numbers; the most common case, so few drawers with many cards each."""

    def make(held: Cards) -> Iterator[Play]:
        for face in faces(held):
            if face < WHITE_ANY:
                yield _play((face,))
            for number in range(above + 1, HIGHEST + 1):
                if face == WHITE_ANY:
                    yield _play((face,), (), number)
                elif face == BLACK_ANY:
                    yield _play((face,), (), 0, number)

    higher = of(face for face in range(len(BIT)) if face >= WHITE_ANY or NUMBER[face] > above)
    table = LazyTable(make)
    return tuple((table, higher & 255 << first) for first in (WHITE, BLACK, BLACK_TWO, DOUBLE))


# ------------------------------------------------------------------------------------------------ sequences


def _stretches(lengths: Sequence[int], above: int, highest: int) -> Iterator[range]:
    """All ranges of numbers of these lengths with a top number above this one."""
    for length in lengths:
        for low in range(1, highest - length + 2):
            if low + length - 1 > above:
                yield range(low, low + length)


def _plain_sequences(first: int, highest: int, wild: int | None, lengths: Sequence[int], above: int) -> _Drawer:
    """Sequences of a suit with one card of each number, possibly with a ?."""

    def make(held: Cards) -> Iterator[Play]:
        for stretch in _stretches(lengths, above, highest):
            whole = [first + number - 1 for number in stretch]
            missing = [number for number in stretch if not held & BIT[first + number - 1]]
            if not missing:
                yield _play(whole)
            if wild is None or not held & BIT[wild] or len(missing) > 1:
                continue
            for number in missing or stretch:
                rest = [face for face in whole if face != first + number - 1]
                yield _play((*rest, wild), (), number)

    mask = of(range(first, first + highest)) | (0 if wild is None else BIT[wild])
    return LazyTable(make), mask


def _black_stretch(stretch: range, wild: int) -> _Drawer:
    """Black sequences over one range, with the ? as the number `wild` (0: without it)."""
    numbers = [number for number in stretch if number != wild]

    def make(held: Cards) -> Iterator[Play]:
        choices = [[face for face in (BLACK + n - 1, BLACK_TWO + n - 1) if held & BIT[face]] for n in numbers]
        for chosen in product(*choices):
            yield _play((*chosen, BLACK_ANY), (), 0, wild) if wild else _play(chosen)

    return LazyTable(make), of(first + number - 1 for number in numbers for first in (BLACK, BLACK_TWO))


class _BlackDrawers(dict[int, tuple[_Drawer, ...]]):
    """Maps the black numbers in a hand (bits 0-7) and its black ? (bit 8) to the drawers that are not empty."""

    __slots__ = ("_drawers",)

    def __init__(self, lengths: Sequence[int], above: int) -> None:
        super().__init__()
        self._drawers = [
            (_needed(stretch, wild), _black_drawer(stretch, wild))
            for stretch in _stretches(lengths, above, HIGHEST)
            for wild in (0, *stretch)
        ]

    def __missing__(self, held: int) -> tuple[_Drawer, ...]:
        self[held] = drawers = tuple(drawer for needed, drawer in self._drawers if needed & held == needed)
        return drawers


def _needed(stretch: range, wild: int) -> int:
    numbers: int = sum(2 ** (number - 1) for number in stretch if number != wild)
    return numbers + (256 if wild else 0)


_black: dict[tuple[int, int, int], _Drawer] = {}


def _black_drawer(stretch: range, wild: int) -> _Drawer:
    key = (stretch.start, stretch.stop, wild)
    if key not in _black:
        _black[key] = _black_stretch(stretch, wild)
    return _black[key]


def _sequences(lengths: Sequence[int], above: int) -> tuple[tuple[_Drawer, ...], _BlackDrawers]:
    plain = (
        _plain_sequences(WHITE, HIGHEST, WHITE_ANY, lengths, above),
        _plain_sequences(DOUBLE, HIGHEST_DOUBLE, None, lengths, above),
    )
    return plain, _BlackDrawers(lengths, above)


# --------------------------------------------------------------------------------------- leading and following

_NUMBERS = range(1, HIGHEST + 1)
_LENGTHS = range(SHORTEST, HIGHEST + 1)
_COUNTS = range(1, 8)

_plain_leads, _black_leads = _sequences(_LENGTHS, 0)
_leads = (*(_equals(number, _COUNTS) for number in _NUMBERS), *_plain_leads)

_SEQUENCE = Kind.SEQUENCE
_by_count = {count: [_equals(number, (count,)) for number in _NUMBERS] for count in _COUNTS[1:]}
_answers = {count: [tuple(drawers[number:]) for number in range(HIGHEST + 1)] for count, drawers in _by_count.items()}
_answers[1] = [_singles(number) for number in range(HIGHEST + 1)]
_answering_sequences = {length: [_sequences((length,), above) for above in range(HIGHEST + 1)] for length in _LENGTHS}


def leads(hand: Cards) -> list[Play]:
    """All plays on an empty table (MM5-MM7)."""
    found: list[Play] = []
    for table, mask in _leads:
        found += table[hand & mask]
    for table, mask in _black_leads[(hand >> BLACK | hand >> BLACK_TWO) & 255 | hand >> 23 & 256]:
        found += table[hand & mask]
    return found


def follows(hand: Cards, positions: Combination, field: tuple[int, ...]) -> list[MeowAction]:
    """All passes (MM9), and all plays that beat the cards on the table (MM8)."""
    found: list[MeowAction] = [PASSES[face] for face in field] if field else [PASS]
    kind, count, number = positions
    if kind is not _SEQUENCE:
        for table, mask in _answers[count][number]:
            found += table[hand & mask]
        return found
    plain, black = _answering_sequences[count][number]
    for table, mask in plain:
        found += table[hand & mask]
    for table, mask in black[(hand >> BLACK | hand >> BLACK_TWO) & 255 | hand >> 23 & 256]:
        found += table[hand & mask]
    return found


def answers(hand: Cards, positions: Combination) -> list[Play]:
    """All plays that beat the cards on the table (MM8)."""
    return [action for action in follows(hand, positions, ()) if isinstance(action, Play)]


@cache
def beatable(play: Play) -> bool:
    """Whether any other cards of the game beat this play (MM8)."""
    return bool(answers(ALL & ~play.lot, play.combination))


def readings(hand: tuple[int, ...]) -> Iterator[Play]:
    """All plays that these cards can stand for; at most one doppelganger counts double."""
    whites = range(1, HIGHEST + 1) if WHITE_ANY in hand else (0,)
    blacks = range(1, HIGHEST + 1) if BLACK_ANY in hand else (0,)
    doubles = [(), *((face,) for face in hand if DOUBLE <= face < WHITE_ANY)]
    for white in whites:
        for black in blacks:
            for doubled in doubles:
                yield Play(hand, doubled, white, black)
