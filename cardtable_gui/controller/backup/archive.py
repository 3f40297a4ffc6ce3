"""Reading a backup's ZIP archive, in which nothing is believed that wasn't checked. No Qt.

Only what a backup needs can be read: files that are stored or deflated, without passwords, comments on the archive,
ZIP64 or other parts of the format, at most `MOST_FILES`. All of the directory is checked before any file is inflated,
and what a file really holds is counted while it is inflated.

It stands apart so that all that reads a stranger's bytes can be seen at once.
"""

from __future__ import annotations

import stat
import struct
import zlib
from typing import BinaryIO, Final, NamedTuple, NoReturn

from cardtable_gui.controller.backup.backup_error import (
    CUT,
    STRANGE,
    TOO_LARGE,
    BackupError,
    damaged,
    foreign,
    unusable,
)
from cardtable_gui.controller.backup.data_parts import LONGEST_PATH, MOST_FILES, clashes_as
from cardtable_gui.core.files import plain_file

_END: Final = struct.Struct("<4s4H2LH")
"""The end of the directory: mark, number of this disk and of the directory's, entries there and in all, size and place
of the directory, length of the comment."""
_ENTRY: Final = struct.Struct("<4s6H3L5H2L")
"""An entry of the directory: mark, versions of the writer and of the format, flags, method, time, date, CRC-32, packed
size, size, lengths of name, extra data and comment, disk, attributes inside and outside, place of the file."""
_HEAD: Final = struct.Struct("<4s5H3L2H")
"""What stands before a file: mark, version, flags, method, time, date, CRC-32, packed size, size, lengths of name and
extra data."""
_END_MARK: Final = b"PK\x05\x06"
_ENTRY_MARK: Final = b"PK\x01\x02"
_HEAD_MARK: Final = b"PK\x03\x04"
_STORED: Final = 0
_DEFLATED: Final = 8
_UTF8: Final = 0x800
_FLAGS: Final = 0x2 | 0x4 | 0x8 | _UTF8
"""The flags that files may have: how well they were deflated, that their sizes follow them, and names in UTF-8."""
_MOST_DIRECTORY: Final = 40_000_000
_CHUNK: Final = 65_536


class _Entry(NamedTuple):
    """A file in the archive: its place there, and how much lies between it and what comes next."""

    place: int
    room: int
    method: int
    checksum: int
    packed: int
    size: int


class Archive:
    """The files in an archive. Its file must stay open."""

    def __init__(self, file: BinaryIO) -> None:
        """Read and check the directory. Raises `BackupError`, and `OSError` if the file can't be read."""
        self._file = file
        self._entries: dict[str, _Entry] = {}
        if file.read(len(_HEAD_MARK)) != _HEAD_MARK:
            raise BackupError(STRANGE)
        end = file.seek(0, 2) - _END.size
        file.seek(max(0, end))
        try:
            mark, *disks, here, entries, size, place, comment = _END.unpack(file.read(_END.size))
        except struct.error:
            _cut()
        if mark != _END_MARK or any(disks) or comment or here != entries or place + size != end:
            _cut()
        if entries > MOST_FILES or size > _MOST_DIRECTORY:
            raise BackupError(TOO_LARGE)
        file.seek(place)
        self._read_directory(file.read(size), entries, place)

    @property
    def names(self) -> list[str]:
        """The names of all files; no two of them are the same on any system."""
        return list(self._entries)

    def read(self, name: str, most: int) -> bytes:
        """Read a file. Raises `BackupError` if it's damaged or has more than `most` bytes, `OSError`, or `KeyError`."""
        entry = self._entries[name]
        if entry.size > most:
            raise unusable(name, plain_file.TOO_LARGE)
        self._file.seek(entry.place)
        try:
            mark, _, flags, method, _, _, _, _, _, named, extra = _HEAD.unpack(self._file.read(_HEAD.size))
        except struct.error:
            raise damaged(name) from None
        as_listed = mark == _HEAD_MARK and method == entry.method and not flags & ~_FLAGS
        if not as_listed or self._file.read(named) != name.encode():
            raise damaged(name)
        if _HEAD.size + named + extra + entry.packed > entry.room:
            raise damaged(name)
        self._file.seek(extra, 1)
        data = self._file.read(entry.packed) if entry.method == _STORED else self._inflated(entry)
        if data is None or len(data) != entry.size or zlib.crc32(data) != entry.checksum:
            raise damaged(name)
        return data

    def _read_directory(self, data: bytes, entries: int, end: int) -> None:
        """Note the entries, which lie before `end` one after the other. Raises `BackupError`."""
        found: dict[str, _Entry] = {}
        seen: set[str] = set()
        at = 0
        for _ in range(entries):
            try:
                (mark, _, _, flags, method, _, _, checksum, packed, size, *lengths, disk, _, outside, place) = (
                    _ENTRY.unpack_from(data, at)
                )
            except struct.error:
                _cut()
            if mark != _ENTRY_MARK:
                _cut()
            at += _ENTRY.size
            name = _name(data[at : at + lengths[0]], flags)
            at += sum(lengths)
            kind = stat.S_IFMT(outside >> 16)
            usable = method in (_STORED, _DEFLATED) and not flags & ~_FLAGS and not disk and kind in (0, stat.S_IFREG)
            same = clashes_as(name)
            if not usable:
                raise damaged(name)
            if same in seen:
                raise foreign(name)
            seen.add(same)
            found[name] = _Entry(place, 0, method, checksum, packed, size)
        if at != len(data):
            _cut()
        for name, entry in sorted(found.items(), key=lambda item: -item[1].place):
            room = end - entry.place
            # No two files share any bytes, so that all together are no larger than the archive.
            if _HEAD.size + len(name.encode()) + entry.packed > room:
                raise damaged(name)
            found[name] = entry._replace(room=room)
            end = entry.place
        self._entries = found

    def _inflated(self, entry: _Entry) -> bytes | None:
        """Inflate a file, but never more than it should hold. None: it's damaged."""
        decoder = zlib.decompressobj(-zlib.MAX_WBITS)
        found = bytearray()
        left = entry.packed
        while not decoder.eof:
            packed = decoder.unconsumed_tail
            if not packed:
                packed = self._file.read(min(left, _CHUNK))
                left -= len(packed)
            if not packed:
                return None
            try:
                found += decoder.decompress(packed, entry.size + 1 - len(found))
            except zlib.error:
                return None
            if len(found) > entry.size:
                return None
        return None if left or decoder.unused_data else bytes(found)


def _name(written: bytes, flags: int) -> str:
    """A file's name. Raises `BackupError`."""
    try:
        if len(written) <= LONGEST_PATH:
            return written.decode("utf-8" if flags & _UTF8 else "ascii")
    except UnicodeDecodeError:
        pass
    raise foreign(written[:LONGEST_PATH].decode("utf-8", "replace"))


def _cut() -> NoReturn:
    raise BackupError(CUT)
