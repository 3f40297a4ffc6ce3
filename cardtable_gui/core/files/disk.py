"""Atomic, durable file replacement on every system, and readable reasons for disk errors. No Qt."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from io import BufferedWriter
from pathlib import Path
from typing import Final
from uuid import uuid4

from cardtable_gui.core.files.data_files import FOLDERS, PICTURES
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

FRESH: Final = ".new"
"""The suffix of a file that is being written, until it takes the place of the old one."""
_OURS: Final = re.compile(r"cardtable-[0-9a-f]{32}\.new")
"""The names of such files. No two writes share one, so that none publishes what another has half written."""
LEFT_BEHIND_S: Final = 3600.0
"""A write takes moments: a fresh file that hasn't changed for so many seconds belongs to no running one."""
TRIES = 5
PAUSE_S = 0.02
"""The pause between retries for a file in use by another program; `TRIES` is their number."""
_NOT_SYNCED: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.ENOTTY})
"""What file systems answer that can't flush a file or a folder: the shares of virtual machines and networks, mostly."""
_NO_FOLDER_SYNC: Final = _NOT_SYNCED | {errno.EACCES, errno.EPERM, errno.EBADF, errno.EISDIR}
"""The same for folders, which may also be forbidden to read."""


def newest_first(paths: Iterable[Path]) -> list[Path]:
    """Sort paths by modification time, the newest first. Files that are gone or unreadable come last."""

    def changed(path: Path) -> float:
        try:
            return path.stat().st_mtime
        except OSError:
            return 0.0

    return sorted(paths, key=changed, reverse=True)


def replace(path: Path, data: bytes) -> None:
    """Replace a file's content atomically; it is on disk when this returns. On `OSError` the file is unchanged.

    A link stays a link: the file that it leads to is replaced. So call this only for a file whose content was read
    and is ours, or that isn't there; for anything else there is `remake`.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    target = followed(path)
    _write(target, data, durable=True)
    settle(target.parent)


def remake(path: Path, data: bytes) -> None:
    """Write a file that can always be made again; what was there is not read, and a link is replaced, not followed.

    It isn't flushed to the disk. On `OSError` what was there is unchanged.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, data, durable=False)


def followed(path: Path) -> Path:
    """The file itself, if the path is a link. Raises `OSError` for links that lead in a circle."""
    if not path.is_symlink():
        return path
    target = Path(os.path.realpath(path))
    if target.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return target


def _write(path: Path, data: bytes, *, durable: bool) -> None:
    fresh = fresh_beside(path)
    try:
        with create(fresh) as file:
            file.write(data)
            file.flush()
            if durable:
                flush(file.fileno())
        retrying(lambda: fresh.replace(path))
    except BaseException:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


def fresh_beside(path: Path) -> Path:
    """A name that no other write uses, for a file that will take the place of this one."""
    return path.with_name(f"cardtable-{uuid4().hex}{FRESH}")


def create(path: Path) -> BufferedWriter:
    """Open a file to be written that must not be there yet, not even as a link. Raises `OSError`."""
    return path.open("xb")


def flush(handle: int) -> None:
    """Flush an open file to the disk, where the file system can do that. Raises `OSError`."""
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NOT_SYNCED:
            raise


def sweep(folder: Path) -> None:
    """Delete what killed writes left in a data folder and the folders where files come and go. Never raises.

    In the data folder itself, which may be any folder of the player's, only files with names of ours.
    """
    before = time.time() - LEFT_BEHIND_S
    with suppress(OSError):
        left = [path for name in (*FOLDERS, PICTURES) for path in (folder / name).glob(f"*{FRESH}")]
        left += [path for path in folder.glob(f"*{FRESH}") if _OURS.fullmatch(path.name)]
        for path in left:
            with suppress(OSError):
                status = path.lstat()
                if stat.S_ISREG(status.st_mode) and status.st_mtime < before:
                    path.unlink()


def settle(folder: Path) -> None:
    """Flush a folder's entries to disk, where the system can do that. Raises `OSError` for a failing disk only.

    A folder that can't be flushed is no failure: the file itself is written.
    """
    if sys.platform != "win32":
        try:
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
        except OSError as error:
            if error.errno not in _NO_FOLDER_SYNC:
                raise


def retrying(work: Callable[[], object]) -> None:
    """Retry for a moment: Windows refuses access to a file while a virus scanner reads it."""
    if sys.platform == "win32":
        for _ in range(TRIES):
            with suppress(PermissionError):
                work()
                return
            time.sleep(PAUSE_S)
    work()


def pause() -> None:
    """Wait a moment for another program to let go of a file."""
    time.sleep(PAUSE_S)


def unused(folder: Path, path: Path) -> Path:
    """Reserve an unused name similar to the path's in a folder, by creating an empty file. Raises `OSError`."""
    number = 1
    while True:
        place = folder / (path.name if number == 1 else f"{path.stem}-{number}{path.suffix}")
        try:
            place.open("xb").close()
        except FileExistsError:
            number += 1
        else:
            return place


_FORBIDDEN = QT_TRANSLATE_NOOP("store", "Card Table isn’t allowed to save in the folder for matches.")
_REASONS = {
    errno.EACCES: _FORBIDDEN,
    errno.EPERM: _FORBIDDEN,
    errno.EROFS: QT_TRANSLATE_NOOP("store", "The folder for matches is read-only."),
}


def reason(error: OSError) -> Message:
    """The reason for a disk error in the folder for matches, for a player."""
    return cause(error, _REASONS)
