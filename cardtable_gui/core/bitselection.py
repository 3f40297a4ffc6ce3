"""A subset of a numbered sequence, stored as a bitmask: bit i says whether item i is included.

Games with thousands of actions keep their legal actions this way: building the list takes a few integer operations, and
an item is fetched only when it is accessed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar, overload

T = TypeVar("T")

_NARROW = 16
"""For fewer bits than this the search goes bit by bit."""

_LOW = tuple(2 ** (2**step) - 1 for step in range(20))
"""`_LOW[step]` covers the lowest 2**step bits."""


def nth_bit(bits: int, n: int) -> int:
    """Return the position of the n-th set bit, counting from 0; `n` must be less than the number of set bits."""
    position = 0
    step = (bits.bit_length() - 1).bit_length()
    width = 2**step
    while width > _NARROW:
        step -= 1
        width >>= 1
        low = bits & _LOW[step]
        found = low.bit_count()
        if n < found:
            bits = low
        else:
            n -= found
            bits >>= width
            position += width
    while n:
        bits &= bits - 1
        n -= 1
    return position + (bits & -bits).bit_length() - 1


class BitSelection(Sequence[T]):
    """The items of `things` whose bits are set, in order; `positions` maps each item to its index in `things`.

    Length, membership and indexing do not build the list.
    """

    __slots__ = ("_bits", "_length", "_positions", "_things")

    def __init__(self, things: Sequence[T], positions: Mapping[T, int], bits: int) -> None:
        """Select the items of `things` by the set bits of `bits`; `things` must never change."""
        self._things = things
        self._positions = positions
        self._bits = bits
        self._length = bits.bit_count()

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...

    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:
            raise IndexError("there are fewer things in this selection")
        return self._things[nth_bit(self._bits, index)]

    def __iter__(self) -> Iterator[T]:
        digits = bin(self._bits)[:1:-1]
        position = digits.find("1")
        while position >= 0:
            yield self._things[position]
            position = digits.find("1", position + 1)

    def __contains__(self, thing: object) -> bool:
        position = self._positions.get(thing)  # type: ignore[arg-type]  # any object may be asked for
        return position is not None and bool(self._bits >> position & 1)
