"""Numbers as text, for the way between processes and for progress files: compressed single floats."""

from __future__ import annotations

import base64
import sys
import zlib
from array import array


def packed_floats(numbers: array[float]) -> str:
    """An array of single floats ("f") as text, the same on every machine."""
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
