"""A file lock that the system releases when its holder dies."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

_NOT_OFFERED = frozenset({errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP})
_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
"""A lock is our own file, never a link to another one; and nothing waits for a pipe."""


class HeldElsewhereError(Exception):
    """Raised when the lock is already held, by this process or another."""


class FileLock:
    """An exclusive lock, held from construction until `release`, or to the end of a `with` block.

    On file systems without locks it always succeeds: playing without a lock is better than not playing.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock. Raises `HeldElsewhereError`, or `OSError` if the lock file cannot be created."""
        self._path = path
        while True:
            self._handle = os.open(path, _FLAGS, 0o644)
            try:
                _take(self._handle)
                # The previous holder may have removed the file: a lock on a deleted file protects nothing.
                if _same_file(self._handle, path):
                    return
            except BaseException:
                os.close(self._handle)
                raise
            os.close(self._handle)

    def __enter__(self) -> None:
        """It is held already."""

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Release the lock, and remove its file if the system permits. Must be called at most once."""
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
        # Another process that has opened it will remove it; a leftover empty file does no harm.
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
