"""A frozen library looks for others beside itself only, never in a folder of the machine that it was built on."""

import struct
from pathlib import Path

import pytest
from freezing.search_paths import with_own_paths, without_foreign_paths

NEEDED, STRINGS, RPATH, RUNPATH, NULL = 1, 5, 15, 29, 0
ADDRESS = 0x4000


def library(*paths: tuple[int, bytes]) -> bytes:
    """An ELF file of 64 bits with a needed library and these search paths, each with its tag."""
    strings = b"\0libc.so.6\0"
    entries = [(STRINGS, ADDRESS), (NEEDED, 1)]
    for tag, path in paths:
        entries.append((tag, len(strings)))
        strings += path + b"\0"
    entries.append((NULL, 0))
    dynamic = b"".join(struct.pack("<QQ", *entry) for entry in entries)
    begin = 64 + 2 * 56
    head = b"\x7fELF\x02\x01\x01".ljust(32, b"\0") + struct.pack("<QQIHHHHHH", 64, 0, 0, 64, 56, 2, 0, 0, 0)
    load = struct.pack("<IIQQQQQQ", 1, 4, begin, ADDRESS, 0, len(strings), len(strings), 8)
    place = begin + len(strings)
    table = struct.pack("<IIQQQQQQ", 2, 6, place, ADDRESS + len(strings), 0, len(dynamic), len(dynamic), 8)
    return head + load + table + strings + dynamic + b"the rest"


def tags(file: bytes) -> list[int]:
    """The tags of the dynamic section up to its end."""
    place, size = struct.unpack_from("<Q", file, 64 + 56 + 8)[0], struct.unpack_from("<Q", file, 64 + 56 + 32)[0]
    found = [tag for tag, _ in struct.iter_unpack("<QQ", file[place : place + size])]
    return found[: found.index(NULL)]


@pytest.mark.parametrize("tag", [RPATH, RUNPATH])
@pytest.mark.parametrize("path", [b"/home/ann/python/lib", b"$ORIGIN/../lib:/opt/lib"])
def test_a_folder_of_the_machine_is_taken_out(tag: int, path: bytes) -> None:
    before = library((tag, path), (NEEDED, b"libm.so.6"))
    after = without_foreign_paths(before)
    assert tags(after) == [STRINGS, NEEDED, NEEDED]
    assert len(after) == len(before)
    assert after.endswith(b"the rest")


@pytest.mark.parametrize("file", [library((RUNPATH, b"$ORIGIN:$ORIGIN/../lib")), library(), b"MZ\x90", b""])
def test_everything_else_stays_as_it_is(file: bytes) -> None:
    assert without_foreign_paths(file) == file


def test_only_files_that_need_it_are_copied(tmp_path: Path) -> None:
    good, bad = tmp_path / "libgood.so", tmp_path / "libbad.so"
    good.write_bytes(library())
    bad.write_bytes(library((RUNPATH, b"/opt")))
    items = [("libgood.so", str(good), "BINARY"), ("lib/libbad.so", str(bad), "BINARY")]
    changed = with_own_paths(items, tmp_path / "made")
    assert changed[0] == items[0]
    assert changed[1] == ("lib/libbad.so", str(tmp_path / "made" / "lib" / "libbad.so"), "BINARY")
    assert tags((tmp_path / "made" / "lib" / "libbad.so").read_bytes()) == [STRINGS, NEEDED]
    assert tags(bad.read_bytes()) == [STRINGS, NEEDED, RUNPATH]
