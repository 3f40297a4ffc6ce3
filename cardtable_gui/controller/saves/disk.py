"""Atomic, durable file replacement on every system, and readable reasons for disk errors. No Qt."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from cardtable_gui.core.files.data_files import FOLDERS
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

FRESH: Final = ".new"
"""The suffix of a file that is being written, until it takes the place of the old one."""
LEFT_BEHIND_S: Final = 3600.0
"""A write takes moments: a fresh file that hasn't changed for so many seconds belongs to no running one."""
TRIES = 5
PAUSE_S = 0.02
"""The pause between retries for a file in use by another program; `TRIES` is their number."""


def newest_first(paths: Iterable[Path]) -> list[Path]:
    """Sort paths by modification time, the newest first. Files that are gone or unreadable come last."""

    def changed(path: Path) -> float:
        try:
            return path.stat().st_mtime
        except OSError:
            return 0.0

    return sorted(paths, key=changed, reverse=True)


def replace(path: Path, data: bytes) -> None:
    """Replace a file's content atomically; it is on disk when this returns. On `OSError` the file is unchanged."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(FRESH)
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        retrying(lambda: fresh.replace(path))
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    settle(path.parent)


def sweep(folder: Path) -> None:
    """Delete what killed writes left in a data folder's `FOLDERS`, where files come and go. Never raises.

    Nowhere else: a data folder may be any folder of the player's, with other files in it.
    """
    before = time.time() - LEFT_BEHIND_S
    for name in FOLDERS:
        for path in (folder / name).glob(f"*{FRESH}"):
            with suppress(OSError):
                if path.is_file() and path.stat().st_mtime < before:
                    path.unlink()


def settle(folder: Path) -> None:
    """Flush a folder's entries to disk, if the system supports that. Raises `OSError`."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


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
