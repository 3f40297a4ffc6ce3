"""A lock on a file that the system takes back by itself when its holder dies, however it dies."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

_NOT_OFFERED = frozenset({errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP})


class HeldElsewhereError(Exception):
    """Raised when somebody else, in this process or another, holds the lock."""


class FileLock:
    """An exclusive lock, held from construction until `release`.

    On file systems that offer no locks it is granted to everybody: playing unguarded is better than not playing.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock. Raises `HeldElsewhereError`, or `OSError` when the lock's file cannot be made."""
        self._path = path
        while True:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
            try:
                _take(self._handle)
                # A holder that lets go removes the file: a lock on a file that is gone guards nothing.
                if _same_file(self._handle, path):
                    return
            except BaseException:
                os.close(self._handle)
                raise
            os.close(self._handle)

    def release(self) -> None:
        """Let go, and remove the lock's file if the system permits. Must be called once at most."""
        if sys.platform == "win32":
            os.close(self._handle)
            _remove(self._path)
        else:
            _remove(self._path)
            os.close(self._handle)


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        # Whoever opened it in the meantime will remove it; an empty file that stays is no harm.
        return


def _same_file(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno in _NOT_OFFERED:
                return
            raise HeldElsewhereError from error

else:
    import fcntl

    def _take(handle: int) -> None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise HeldElsewhereError from error
        except OSError as error:
            if error.errno not in _NOT_OFFERED:
                raise
