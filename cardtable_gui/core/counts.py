"""Multisets of cards, packed into one int: five bits a face, the face with index 0 lowest.

Four bits hold the number (0-15); the fifth stays free in a stored multiset and serves as a guard in comparisons. Cards
are added and removed by plain `+` and `-`; all other operations are functions of this module. Faces are indices into a
game's card list.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Counts: TypeAlias = int

WIDTH = 5
MAX_FACES = 40
MOST = 15

_FIELD = 31
_SHIFT = tuple(WIDTH * face for face in range(MAX_FACES))

EMPTY: Counts = 0
ONE: tuple[Counts, ...] = tuple(2**shift for shift in _SHIFT)
"""`ONE[face]` is the multiset of one such card; `n * ONE[face]` holds n of them (n up to `MOST`)."""

_ALL_ONES = sum(ONE)
_GUARD = (MOST + 1) * _ALL_ONES


def of(faces: Iterable[int]) -> Counts:
    """Pack faces in any order, repeats included, at most `MOST` of each."""
    counts = 0
    for face in faces:
        counts += ONE[face]
    return counts


def number(counts: Counts, face: int) -> int:
    """The number of cards of this face."""
    return (counts >> _SHIFT[face]) & _FIELD


def size(counts: Counts) -> int:
    """The total number of cards."""
    total = 0
    while counts:
        total += counts & _FIELD
        counts >>= WIDTH
    return total


def size_of_few(counts: Counts) -> int:
    """The total number of cards, of which there must be at most 30; quicker than `size`."""
    # A face's place value is a power of 32, which is 1 modulo 31.
    return counts % _FIELD


def holds(counts: Counts, other: Counts) -> bool:
    """Whether `other` is contained in `counts`, face by face."""
    return ((counts | _GUARD) - other) & _GUARD == _GUARD


def expand(counts: Counts) -> tuple[int, ...]:
    """All cards as faces in ascending order, repeats included."""
    faces: list[int] = []
    face = 0
    while counts:
        faces.extend([face] * (counts & _FIELD))
        counts >>= WIDTH
        face += 1
    return tuple(faces)


def kinds(counts: Counts) -> tuple[int, ...]:
    """The different faces in ascending order."""
    found: list[int] = []
    face = 0
    while counts:
        if counts & _FIELD:
            found.append(face)
        counts >>= WIDTH
        face += 1
    return tuple(found)


def lowest(counts: Counts) -> int:
    """The lowest face. Raises `ValueError` for the empty multiset."""
    if not counts:
        raise ValueError("an empty multiset has no lowest face")
    return ((counts & -counts).bit_length() - 1) // WIDTH


def having(counts: Counts, least: int) -> Counts:
    """One card of each face with a count of at least `least` (1 or more)."""
    return (((counts | _GUARD) - least * _ALL_ONES) & _GUARD) >> (WIDTH - 1)


def without(counts: Counts, other: Counts) -> Counts:
    """`counts` minus `other`, clamped at zero for each face."""
    difference = (counts | _GUARD) - other
    enough = difference & _GUARD
    return difference & (enough - (enough >> (WIDTH - 1)))


def both(counts: Counts, other: Counts) -> Counts:
    """The intersection: the smaller count of each face."""
    return counts - without(counts, other)
