"""Numbers as text, for the way between processes and for progress files: compressed single floats."""

from __future__ import annotations

import base64
import sys
import zlib
from array import array
from typing import Final

_COARSE: Final = 0xFFFF0000
"""The bits of a single float that are left if only the first two or three digits count."""


def packed_floats(numbers: array[float], *, coarse: bool = False) -> str:
    """An array of single floats ("f") as text, the same on every machine.

    `coarse`: keep only the first two or three digits, for half the length.
    """
    if coarse:
        kept = array("I", [bits & _COARSE for bits in array("I", numbers.tobytes())])
        numbers = array("f", kept.tobytes())
    return base64.b64encode(zlib.compress(_little_endian(numbers).tobytes())).decode()


def unpacked_floats(packed: str) -> array[float]:
    """The array that `packed_floats` was given."""
    return _little_endian(array("f", zlib.decompress(base64.b64decode(packed))))


def _little_endian(numbers: array[float]) -> array[float]:
    """The array as little-endian machines have it, or back."""
    if sys.byteorder == "little":
        return numbers
    turned = numbers[:]
    turned.byteswap()
    return turned
