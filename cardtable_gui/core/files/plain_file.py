"""Reading a file that may be a stranger's: regular files only, and never more bytes than were asked for.

A pipe or a device could block for ever, and a file of any size could fill the memory. So everything that lies in the
data folder, or that a player chooses, is read here (`tests/test_hostile_data_rule.py`).
"""

from __future__ import annotations

import errno
import os
import re
import stat
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO

from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, isolated

_MISSING = QT_TRANSLATE_NOOP("file", "The file doesn’t exist.")
_FORBIDDEN = QT_TRANSLATE_NOOP("file", "You don’t have permission to read it.")
_REASONS = {
    errno.ENOENT: _MISSING,
    errno.ENOTDIR: _MISSING,
    errno.ENAMETOOLONG: _MISSING,
    errno.EACCES: _FORBIDDEN,
    errno.EPERM: _FORBIDDEN,
}
_NO_TEXT = re.compile("[\ud800-\udfff]")
ODD = QT_TRANSLATE_NOOP("file", "It isn’t a regular file.")
TOO_LARGE = QT_TRANSLATE_NOOP("file", "The file is too large.")


def shown(name: str) -> str:
    """A file's name or path, safe to display: undecodable bytes are replaced, control characters removed."""
    return isolated(_NO_TEXT.sub("\ufffd", name))


class FileError(Exception):
    """Raised for a file that cannot be read; `reason` says why, for a player."""

    def __init__(self, reason: Message) -> None:
        """Keep the reason."""
        super().__init__(reason.text)
        self.reason = reason


class MissingFileError(FileError):
    """Raised for a file that isn't there."""


class TooLargeError(FileError):
    """Raised for a file with more bytes than were asked for."""

    def __init__(self) -> None:
        """Make the message."""
        super().__init__(TOO_LARGE)


def is_there(path: Path) -> bool:
    """Whether the system shows a file or folder at a path. Never raises: neither for names that are too long."""
    return os.path.exists(path)  # noqa: PTH110 - `Path.exists` raises


def is_folder(path: Path) -> bool:
    """Whether the system shows a folder at a path. Never raises."""
    return os.path.isdir(path)  # noqa: PTH112 - as above


def read(path: Path, most: int) -> bytes:
    """Read a regular file of at most `most` bytes.

    Raises:
        MissingFileError: there is no such file.
        TooLargeError: it has more bytes; they are not read.
        FileError: it is no regular file, or the system does not let us read it.
    """
    data = _read(path, most + 1, whole=True)
    if len(data) > most:
        raise TooLargeError
    return data


def head(path: Path, most: int) -> bytes:
    """Read at most `most` bytes from the start of a regular file. Raises `FileError`."""
    return _read(path, most, whole=False)


def _read(path: Path, most: int, *, whole: bool) -> bytes:
    with opened(path) as file:
        try:
            if whole and os.fstat(file.fileno()).st_size >= most:
                raise TooLargeError
            return file.read(most)
        except OSError as error:
            raise FileError(reason(error)) from error


def opened(path: Path) -> BinaryIO:
    """Open a regular file, to be closed by the caller. Raises `MissingFileError` or `FileError`."""
    try:
        # Checked before opening, since opening alone triggers some devices; and after, since the file may have been
        # replaced.
        if not stat.S_ISREG(path.stat().st_mode):
            raise FileError(ODD)
        # Do not wait for the writer of a pipe. Windows has no such flag.
        file = open(path, "rb", opener=_without_waiting)  # noqa: SIM115 - the caller closes it
        with ExitStack() as failing:
            failing.enter_context(file)
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise FileError(ODD)
            failing.pop_all()
    except (FileNotFoundError, NotADirectoryError) as error:
        raise MissingFileError(reason(error)) from error
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise FileError(reason(error)) from error
    return file


def _without_waiting(name: str, flags: int) -> int:
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0))


def reason(error: OSError | ValueError) -> Message:
    """Why a file cannot be read, for a player."""
    return _MISSING if isinstance(error, ValueError) else cause(error, _REASONS)
