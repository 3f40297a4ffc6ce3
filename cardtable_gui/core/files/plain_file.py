"""Reading a file whose path is untrusted. Regular files only: a pipe or a device could block."""

from __future__ import annotations

import errno
import os
import re
import stat
from pathlib import Path

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


def shown(name: str) -> str:
    """A file's name or path, safe to display: undecodable bytes are replaced, control characters removed."""
    return isolated(_NO_TEXT.sub("\ufffd", name))


class FileError(Exception):
    """Raised for a file that cannot be read; `reason` says why, for a player."""

    def __init__(self, reason: Message) -> None:
        """Keep the reason."""
        super().__init__(reason.text)
        self.reason = reason


def read(path: Path, most: int) -> bytes:
    """Read at most `most` bytes from the start of a regular file. Raises `FileError`."""
    try:
        # Checked before opening, since opening alone triggers some devices; and after, since the file may have been
        # replaced.
        if not stat.S_ISREG(path.stat().st_mode):
            raise FileError(ODD)
        # Do not wait for the writer of a pipe. Windows has no such flag.
        with open(path, "rb", opener=_without_waiting) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise FileError(ODD)
            return file.read(most)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise FileError(reason(error)) from error


def _without_waiting(name: str, flags: int) -> int:
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0))


def reason(error: OSError | ValueError) -> Message:
    """Why a file cannot be read, for a player."""
    return _MISSING if isinstance(error, ValueError) else cause(error, _REASONS)
