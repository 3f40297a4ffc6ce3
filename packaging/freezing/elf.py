"""Shorten a library for Linux: bytes are cut out of the file, while everything that is loaded keeps its address."""

import struct
from collections.abc import Iterator

#: Segments are loaded by whole pages: places in the file and in memory differ by a multiple of this.
PAGE = 0x1000

#: How a file begins that is for 64 bits and little-endian.
MAGIC = b"\x7fELF\x02\x01"
#: Where the header has the places, sizes and numbers of the tables of segments and sections.
_SEGMENTS_AT, _SECTIONS_AT = 0x20, 0x28
_TABLES = struct.Struct("<54xHHHH")
#: Of an entry: where it has the place of its bytes, and their number in the file; of a segment also that in memory.
_SEGMENT = (8, 32, 40)
_SECTION = (24, 32)


def cut(library: bytes, start: int, count: int) -> bytes:
    """The library without `count` bytes of its file from `start` on.

    They are cut out of the end of a segment, which is loaded without them: of what lies behind them in the segment and
    is moved nothing may be used. Later segments move in the file and not in memory. `count` is a multiple of `PAGE`.

    Raises:
        ValueError: the bytes are not inside one segment, or no whole pages.
    """
    if not library.startswith(MAGIC) or count % PAGE or count <= 0:
        raise ValueError("no ELF file, or no whole pages")
    made = bytearray(library)
    loaded = 0
    for entry, fields in _entries(library):
        place_at, *sizes_at = (entry + field for field in fields)
        place, size = _number(library, place_at), _number(library, sizes_at[0])
        if place >= start + count:
            struct.pack_into("<Q", made, place_at, place - count)
        elif place <= start and start + count <= place + size:
            loaded += fields is _SEGMENT
            for size_at in sizes_at:
                struct.pack_into("<Q", made, size_at, _number(library, size_at) - count)
        elif place + size > start and size:
            raise ValueError("what is cut out is not inside one part")
    if loaded != 1:
        raise ValueError("what is cut out is not inside one segment")
    struct.pack_into("<Q", made, _SECTIONS_AT, _number(library, _SECTIONS_AT) - count)
    del made[start : start + count]
    return bytes(made)


def _entries(library: bytes) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Where the entries of all segments and sections are, and which fields they have."""
    segment_size, segments, section_size, sections = _TABLES.unpack_from(library)
    for number in range(segments):
        yield _number(library, _SEGMENTS_AT) + number * segment_size, _SEGMENT
    for number in range(sections):
        yield _number(library, _SECTIONS_AT) + number * section_size, _SECTION


def _number(library: bytes, at: int) -> int:
    (found,) = struct.unpack_from("<Q", library, at)
    return int(found)
