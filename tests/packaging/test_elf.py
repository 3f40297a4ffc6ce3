"""Bytes are cut out of a library's file while everything that is loaded keeps its address."""

import struct

import pytest
from freezing.elf import PAGE, cut

HEADER, SEGMENT, SECTION = 64, 56, 64
FIRST, SECOND, TABLE = PAGE, 6 * PAGE, 7 * PAGE
"""Where the file has its first segment, the second one, and the table of sections."""


def library() -> bytes:
    """A file of two segments, each with one section: five pages, each with its number, and one page of 99."""
    made = bytearray(TABLE)
    made[:6] = b"\x7fELF\x02\x01"
    struct.pack_into("<QQ", made, 32, HEADER, TABLE)
    struct.pack_into("<HHHH", made, 54, SEGMENT, 2, SECTION, 2)
    struct.pack_into("<IIQQQQQQ", made, HEADER, 1, 4, FIRST, FIRST, FIRST, 5 * PAGE, 5 * PAGE, PAGE)
    struct.pack_into("<IIQQQQQQ", made, HEADER + SEGMENT, 1, 6, SECOND, SECOND, SECOND, PAGE, PAGE, PAGE)
    for number in range(5):
        made[FIRST + number * PAGE : FIRST + (number + 1) * PAGE] = bytes([number]) * PAGE
    made[SECOND:TABLE] = bytes([99]) * PAGE
    for address, size in ((FIRST, 5 * PAGE), (SECOND, PAGE)):
        made += struct.pack("<IIQQQQIIQQ", 0, 1, 2, address, address, size, 0, 0, 1, 0)
    return bytes(made)


def segments(file: bytes) -> list[tuple[int, int, int]]:
    """Address, place in the file, and length of each."""
    (table,) = struct.unpack_from("<Q", file, 32)
    found = [struct.unpack_from("<IIQQQQQQ", file, table + number * SEGMENT) for number in range(2)]
    for _, _, _, _, _, in_file, in_memory, _ in found:
        assert in_file == in_memory
    return [(address, place, size) for _, _, place, address, _, size, _, _ in found]


def sections(file: bytes) -> list[tuple[int, int, int]]:
    """Address, place in the file, and length of each."""
    (table,) = struct.unpack_from("<Q", file, 40)
    found = [struct.unpack_from("<IIQQQQIIQQ", file, table + number * SECTION) for number in range(2)]
    return [(address, place, size) for _, _, _, address, place, size, *_ in found]


def test_what_follows_moves_in_the_file_and_keeps_its_address() -> None:
    made = cut(library(), FIRST + 2 * PAGE, 2 * PAGE)
    assert len(made) == len(library()) - 2 * PAGE
    assert segments(made) == sections(made) == [(FIRST, FIRST, 3 * PAGE), (SECOND, SECOND - 2 * PAGE, PAGE)]
    assert made[FIRST : FIRST + 3 * PAGE] == b"".join(bytes([number]) * PAGE for number in (0, 1, 4))
    assert made[SECOND - 2 * PAGE : SECOND - PAGE] == bytes([99]) * PAGE


@pytest.mark.parametrize(
    ("start", "count"),
    [(FIRST, PAGE - 1), (FIRST, 0), (FIRST + 4 * PAGE, 2 * PAGE), (0, PAGE // 2), (FIRST - PAGE // 2, PAGE)],
)
def test_what_is_not_inside_one_segment_is_not_cut_out(start: int, count: int) -> None:
    with pytest.raises(ValueError, match=r"no whole pages|not inside one"):
        cut(library(), start, count)


def test_another_kind_of_file_is_refused() -> None:
    with pytest.raises(ValueError, match="no ELF file"):
        cut(b"MZ" + bytes(2 * PAGE), 0, PAGE)
