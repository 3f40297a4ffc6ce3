"""Restoring a backup: it is checked and unpacked beside the data, and takes its place at the next start. No Qt.

Where the files are meanwhile says `controller/backup/pending.py`.
"""

from __future__ import annotations

import logging
import os
import re
import time
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from uuid import uuid4

from cardtable_gui.controller.backup import part_checks, pending
from cardtable_gui.controller.backup.archive import Archive
from cardtable_gui.controller.backup.backup_error import (
    STRANGE,
    UNEXPECTED,
    BackupError,
    damaged,
    foreign,
    unusable,
)
from cardtable_gui.controller.backup.data_parts import MANIFEST, RESULTS, belongs
from cardtable_gui.controller.backup.manifest import LARGEST, Listed, Manifest
from cardtable_gui.controller.statistics import result_form
from cardtable_gui.controller.statistics.database import Database
from cardtable_gui.core.files import disk, plain_file
from cardtable_gui.core.files.data_files import FINISHED, MATCHES, RESTORED
from cardtable_gui.core.files.limits import CancelledError, Progress, no_progress
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.traces import traceback_without_text

_UNPACKED = re.compile("[0-9a-f]{32}")
"""The names of folders with unpacked backups, below `RESTORED`: each has its own, whatever other windows restore."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that was checked and unpacked.

    Attributes:
        saved: when it was saved.
        matches: the number of finished and unfinished matches in it.
        folder: the data folder.
        place: where it was unpacked.
    """

    saved: datetime
    matches: int
    folder: Path
    place: Path


def unpack(file: Path, folder: Path, progress: Progress = no_progress) -> Backup:
    """Check a backup, and unpack it beside the data of a folder, which doesn't change.

    Every part is read as the program itself will read it, so that what was unpacked can be used.

    Raises:
        BackupError: it's no backup, damaged, or cannot be read or unpacked; nothing of it is left.
        CancelledError: `progress` raised it; nothing of it is left.
    """
    place = folder / RESTORED / uuid4().hex
    try:
        _make_room(folder)
        return _unpack(file, folder, place, progress)
    except BaseException as error:
        _remove(folder, place)
        if isinstance(error, plain_file.FileError):
            raise BackupError(error.reason) from error
        if isinstance(error, OSError):
            raise BackupError(cause(error)) from error
        if isinstance(error, BackupError | CancelledError) or not isinstance(error, Exception):
            raise
        log.error("a backup could not be read\n%s", traceback_without_text(error))
        raise BackupError(UNEXPECTED) from error


def accept(backup: Backup) -> None:
    """Let an unpacked backup take the place of the data at the next start. Raises `BackupError`."""
    try:
        pending.accept(backup.folder, backup.place)
    except OSError as error:
        raise BackupError(cause(error)) from error


def forget(backup: Backup) -> None:
    """Delete an unpacked backup that was not accepted."""
    _remove(backup.folder, backup.place)


def _make_room(folder: Path) -> None:
    """Delete what killed programs left in the folder for unpacked backups, or what else has its name."""
    restored = folder / RESTORED
    if restored.is_symlink() or not restored.is_dir():
        pending.remove(restored)
        return
    before = time.time() - disk.LEFT_BEHIND_S
    for left in restored.iterdir():
        with suppress(FileNotFoundError):
            if _UNPACKED.fullmatch(left.name) and left.lstat().st_mtime < before:
                pending.remove(left)


def _remove(folder: Path, place: Path) -> None:
    pending.remove(place)
    with suppress(OSError):
        # Unless another one is there, such as that of another window.
        (folder / RESTORED).rmdir()


def _unpack(file: Path, folder: Path, place: Path, progress: Progress) -> Backup:
    with plain_file.opened(file) as opened:
        archive = Archive(opened)
        manifest = _manifest(archive)
        place.mkdir(parents=True)
        for number, (path, about) in enumerate(manifest.files.items()):
            progress(number, len(manifest.files))

            def go_on(_done: int, _total: int, number: int = number) -> None:
                progress(number, len(manifest.files))

            data = archive.read(path, part_checks.most_bytes(path))
            if not about.fits(data):
                raise damaged(path)
            problem = part_checks.problem(path, data, go_on)
            if problem is not None:
                raise unusable(path, problem)
            _write(place / path, data, about)
    matches = sum(path.startswith((f"{FINISHED}/", f"{MATCHES}/")) for path in manifest.files)
    return Backup(manifest.saved, matches, folder, place)


def _manifest(archive: Archive) -> Manifest:
    """The manifest of an archive that holds what it lists, and nothing else. Raises `BackupError`."""
    names = archive.names
    if MANIFEST not in names:
        raise BackupError(STRANGE)
    for path in names:
        if path != MANIFEST and not belongs(path):
            raise foreign(path)
    manifest = Manifest.loads(archive.read(MANIFEST, LARGEST))
    for path in manifest.files:
        if path == MANIFEST or path not in names:
            raise damaged(path)
    for path in names:
        if path != MANIFEST and path not in manifest.files:
            raise foreign(path)
    return manifest


def _write(target: Path, data: bytes, about: Listed) -> None:
    if target.name == RESULTS:
        Database(target.parent, target.parent).add((), (), result_form.loads(data))
        return
    target.parent.mkdir(exist_ok=True)
    with disk.create(target) as file:
        file.write(data)
    if about.modified is not None:
        changed = min(about.modified / 1000, time.time())
        with suppress(OSError):
            os.utime(target, (changed, changed))
