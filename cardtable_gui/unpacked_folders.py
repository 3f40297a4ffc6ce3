"""The folders that the one-file program unpacks itself to, and what killed programs left of them.

At each start the file unpacks itself to a new folder `_MEI…` in the folder for temporary files, and removes it when it
ends; not if it is killed. Running programs hold a lock in their folder.
"""

from __future__ import annotations

import os
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from cardtable_gui.core.files.locks import FileLock, HeldElsewhereError

LOCK: Final = "cardtable-gui.lock"
PREFIX: Final = "_MEI"
_OURS: Final = Path("cardtable_gui", "assets")
"""What a folder must hold: other programs unpack themselves the same way."""
_DAY_S: Final = 24 * 60 * 60
"""The age from which a folder without a lock counts as left: a program that has just unpacked itself has none yet."""


def own() -> Path | None:
    """The folder that this program was unpacked to; None: it is not the one-file program."""
    folder = Path(getattr(sys, "_MEIPASS", ""))
    return folder if folder.name.startswith(PREFIX) else None


def hold_own() -> None:
    """Lock this program's folder, if it has one, until the process ends."""
    folder = own()
    if folder is not None:
        with suppress(OSError, HeldElsewhereError):
            FileLock(folder / LOCK)


def sweep() -> None:
    """Remove what killed programs left beside this program's folder, which must be locked. Slow disks take seconds.

    Where locks don't work nothing is removed.
    """
    folder = own()
    if folder is not None and (folder / LOCK).exists() and _is_locked(folder):
        for other in _ours(folder.parent):
            if _is_abandoned(other):
                shutil.rmtree(other, ignore_errors=True)


def _ours(place: Path) -> Iterator[Path]:
    """The folders to which programs of this user and of this kind were unpacked."""
    with suppress(OSError):
        for folder in list(place.glob(f"{PREFIX}*")):
            found = folder.lstat()
            own_files = sys.platform == "win32" or found.st_uid == os.getuid()
            if own_files and stat.S_ISDIR(found.st_mode) and (folder / _OURS).is_dir():
                yield folder


def _is_abandoned(folder: Path) -> bool:
    if (folder / LOCK).exists():
        return not _is_locked(folder)
    with suppress(OSError):
        return time.time() - folder.stat().st_mtime > _DAY_S
    return False


def _is_locked(folder: Path) -> bool:
    """Whether a running program holds the lock of its folder, or that can't be told."""
    try:
        FileLock(folder / LOCK).release()
    except (OSError, HeldElsewhereError):
        return True
    return False
