"""One JSON file of the data folder, shared by all windows: read strictly, changed under a lock, never half written.

A file whose content is wrong is set aside, and counts as missing. A file that can't be read right now is left alone,
and nothing is written over it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from cardtable_gui.core.files import disk, plain_file
from cardtable_gui.core.files.locks import FileLock, HeldElsewhereError
from cardtable_gui.core.files.plain_file import FileError, MissingFileError, TooLargeError
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json, JsonError, check, parse

T = TypeVar("T")

_TRIES = 25
"""So often, `disk.PAUSE_S` apart, a change waits for another window to finish its own."""
_BUSY = QT_TRANSLATE_NOOP("system", "Another program is using it.")
NEWER = QT_TRANSLATE_NOOP("file", "It was saved by a newer version of Card Table.")
_FULL = QT_TRANSLATE_NOOP("file", "There’s no room for more in this file.")


class NewerFileError(ValueError):
    """Raised by a schema for a file that a newer version of the program wrote; it is left as it is."""


def dumped(value: Json) -> bytes:
    """A JSON value as the text of a file. Raises `JsonError` for one that couldn't be read again."""
    check(value)
    return json.dumps(value, ensure_ascii=False, indent=1).encode() + b"\n"


class _Version(NamedTuple):
    """Tells two states of a file apart."""

    node: int
    changed_ns: int
    size: int


class DataFile(Generic[T]):
    """A file with content of one type. Thread-safe, as far as the caller's functions are."""

    def __init__(
        self,
        path: Path,
        most: int,
        read: Callable[[Any], T],
        write: Callable[[T], Any],
        empty: Callable[[], T],
        set_aside: SetAside,
        *,
        parse: Callable[[bytes], Any] = parse,
        dump: Callable[[Any], bytes] = dumped,
    ) -> None:
        """Use a file, which need not exist.

        Args:
            path: its place; a link stays a link.
            most: its maximum size in bytes, read or written.
            read: makes the content of a parsed file; raises `JsonError`, or `NewerFileError`.
            write: the content as a JSON value that `read` understands.
            empty: the content of a file that isn't there.
            set_aside: where damaged files go.
            parse: what `read` is given, made of the file's bytes, for a file that isn't JSON; raises `JsonError`.
            dump: the bytes of what `write` returns.
        """
        self.path = path
        self._most = most
        self._understood = read
        self._written = write
        self._empty = empty
        self._set_aside = set_aside
        self._parse = parse
        self._dump = dump
        self._version: _Version | None = None

    @property
    def changed_meanwhile(self) -> bool:
        """Whether the file is another one than was last read or written here."""
        return _version_of(self.path) != self._version

    def read(self) -> T:
        """The content. A damaged file is set aside, and counts as missing.

        Raises:
            FileError: it can't be read right now, a newer version of the program wrote it, or it is damaged and can't
                be set aside.
        """
        try:
            return self._read()
        except (JsonError, TooLargeError):
            # Looked at again under the lock: another window may just have written a good one.
            with self._lock():
                return self._read_or_set_aside()

    def change(self, change: Callable[[T], T]) -> T:
        """Read the file, write what `change` makes of its content, and return that. Nothing else changes it meanwhile.

        Raises:
            FileError: as for `read`, or the new content can't be kept; the file is unchanged.
        """
        with self._lock():
            before = self._read_or_set_aside()
            after = change(before)
            data = self._bytes_of(after)
            try:
                disk.replace(self.path, data)
            except OSError as error:
                raise FileError(cause(error)) from error
            self._version = _version_of(self.path)
            return after

    def _bytes_of(self, content: T) -> bytes:
        """The file with this content. Raises `FileError` for one that would be taken for damaged when it's read."""
        try:
            data = self._dump(self._written(content))
        except JsonError as error:
            raise FileError(error.reason) from error
        try:
            self._understood(self._parse(data))
        except JsonError as error:
            raise FileError(_FULL) from error
        if len(data) > self._most:
            raise FileError(_FULL)
        return data

    def _read(self) -> T:
        version = _version_of(self.path)
        try:
            data = plain_file.read(self.path, self._most)
        except MissingFileError:
            self._version = None
            return self._empty()
        try:
            content = self._understood(self._parse(data))
        except NewerFileError as error:
            raise FileError(NEWER) from error
        self._version = version
        return content

    def _read_or_set_aside(self) -> T:
        try:
            return self._read()
        except JsonError as error:
            reason = error.message
        except TooLargeError as error:
            reason = error.reason
        if not self._set_aside.put(self.path, reason).moved:
            raise FileError(reason)
        self._version = None
        return self._empty()

    def _lock(self) -> FileLock:
        """Wait for another window that is writing, for half a second. Raises `FileError`."""
        path = self.path.with_suffix(".lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            for _ in range(_TRIES):
                try:
                    return FileLock(path)
                except HeldElsewhereError:
                    disk.pause()
        except OSError as error:
            raise FileError(cause(error)) from error
        raise FileError(_BUSY)


def _version_of(path: Path) -> _Version | None:
    """None: it isn't there, or can't be seen."""
    try:
        found = path.stat()
    except OSError:
        return None
    return _Version(found.st_ino, found.st_mtime_ns, found.st_size)
