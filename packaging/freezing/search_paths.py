"""Take the machine's own folders out of where libraries look for others.

Python built from source looks for its libraries in the folder where it was installed. In a program that runs on other
machines such a folder is missing, or belongs to somebody else who could put libraries there. What is named relative to
the library itself (`$ORIGIN`) stays. The form of the files is described in `elf(5)`; those of 64 bits, little-endian.
"""

import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

from freezing import elf
from freezing.contents import Item

_LOAD, _DYNAMIC = 1, 2
_NULL, _STRINGS, _RPATH, _RUNPATH = 0, 5, 15, 29
_ENTRY = struct.Struct("<QQ")


def without_foreign_paths(library: bytes) -> bytes:
    """The same file without search paths that name folders of a machine; unchanged if it has none."""
    if not library.startswith(elf.MAGIC):
        return library
    segments = list(_segments(library))
    dynamic = next(((start, size) for kind, start, _, size in segments if kind == _DYNAMIC), None)
    if dynamic is None:
        return library
    start, size = dynamic
    entries = list(_ENTRY.iter_unpack(library[start : start + size]))
    address = next((value for tag, value in entries if tag == _STRINGS), 0)
    strings = next(
        (
            place + address - first
            for kind, place, first, length in segments
            if kind == _LOAD and first <= address < first + length
        ),
        0,
    )

    def foreign(tag: int, value: int) -> bool:
        if tag not in (_RPATH, _RUNPATH):
            return False
        begin = strings + value
        return any(not path.startswith(b"$ORIGIN") for path in library[begin : library.index(b"\0", begin)].split(b":"))

    kept = [entry for entry in entries if not foreign(*entry)]
    if len(kept) == len(entries):
        return library
    kept += [(_NULL, 0)] * (len(entries) - len(kept))
    return library[:start] + b"".join(_ENTRY.pack(*entry) for entry in kept) + library[start + size :]


def with_own_paths(binaries: Iterable[Item], folder: Path) -> list[Item]:
    """PyInstaller's table of binaries with changed copies, written into a folder, of those that have foreign paths."""
    made = []
    for name, path, kind in binaries:
        data = Path(path).read_bytes()
        changed = without_foreign_paths(data)
        if changed == data:
            made.append((name, path, kind))
            continue
        copy = folder / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(changed)
        made.append((name, str(copy), kind))
    return made


def _segments(library: bytes) -> Iterator[tuple[int, int, int, int]]:
    """The kind, place, address and size in the file of each segment."""
    (table,) = struct.unpack_from("<Q", library, 32)
    length, number = struct.unpack_from("<HH", library, 54)
    for index in range(number):
        kind, _, place, address, _, size = struct.unpack_from("<IIQQQQ", library, table + index * length)
        yield kind, place, address, size
