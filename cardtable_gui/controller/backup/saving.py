"""Saving all data of the program to one file, a ZIP archive with a manifest. No Qt.

What the program itself can't read is left out, so that whatever is saved can be restored.
"""

from __future__ import annotations

import logging
import os
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, NamedTuple

from cardtable_gui.controller.backup import part_checks
from cardtable_gui.controller.backup.backup_error import TOO_LARGE, UNEXPECTED, BackupError
from cardtable_gui.controller.backup.data_parts import (
    FILES,
    MANIFEST,
    MOST_BYTES,
    MOST_FILES,
    RESULTS,
    belongs,
    clashes_as,
)
from cardtable_gui.controller.backup.manifest import Listed, Manifest
from cardtable_gui.controller.statistics import result_form
from cardtable_gui.controller.statistics.keeper import StatisticsError
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.files import disk, plain_file
from cardtable_gui.core.files.data_files import FOLDERS
from cardtable_gui.core.files.limits import CancelledError, Progress, no_progress
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.traces import traceback_without_text

log = logging.getLogger(__name__)

_NAME = QT_TRANSLATE_NOOP("backup", "Not every system allows this file name.")
_RESULTS = QT_TRANSLATE_NOOP("backup", "%n match result(s) can’t be used.")
_DATE = (1980, 1, 1, 0, 0, 0)
"""The date of all files in the archive, which knows no earlier one; the manifest tells their own."""


class LeftOut(NamedTuple):
    """A file of the data folder that a backup is without, and why."""

    path: str
    reason: Message


def save(
    folder: Path,
    target: Path,
    results: Callable[[], Sequence[PersonResult]],
    progress: Progress = no_progress,
) -> list[LeftOut]:
    """Save the data in a folder to a file, completely or not at all. Returns what had to be left out.

    Args:
        folder: the data folder.
        target: the file, which is replaced if it exists.
        results: gives the results of the statistics; may raise `StatisticsError`.
        progress: called before each file; may raise `CancelledError`.

    Raises:
        BackupError: the file cannot be written; `target` is unchanged.
        CancelledError: `progress` raised it; `target` is unchanged.
    """
    try:
        return _save(folder, disk.followed(target), results, progress)
    except (BackupError, CancelledError):
        raise
    except OSError as error:
        raise BackupError(cause(error)) from error
    except Exception as error:
        log.error("a backup could not be saved\n%s", traceback_without_text(error))
        raise BackupError(UNEXPECTED) from error


def _save(
    folder: Path, target: Path, results: Callable[[], Sequence[PersonResult]], progress: Progress
) -> list[LeftOut]:
    fresh = disk.fresh_beside(target)
    try:
        with disk.create(fresh) as file:
            saved = _Writing(folder, file).write(results, progress)
            file.flush()
            disk.flush(file.fileno())
        disk.retrying(lambda: fresh.replace(target))
        disk.settle(target.parent)
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
    return saved


class _Writing:
    """Writes one backup."""

    def __init__(self, folder: Path, file: BinaryIO) -> None:
        self._folder = folder
        self._archive = zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, allowZip64=False)
        self._listed: dict[str, Listed] = {}
        self._names: set[str] = set()
        self._bytes = 0
        self._left_out: list[LeftOut] = []

    def write(self, results: Callable[[], Sequence[PersonResult]], progress: Progress) -> list[LeftOut]:
        with self._archive:
            self._add_results(results, progress)
            paths = list(self._paths())
            for number, path in enumerate(paths):

                def go_on(_done: int = 0, _total: int = 0, number: int = number) -> None:
                    progress(number, len(paths))

                go_on()
                self._add_file(path, go_on)
            self._put(MANIFEST, Manifest(datetime.now(UTC), self._listed).dumps())
        return self._left_out

    def _add_results(self, results: Callable[[], Sequence[PersonResult]], progress: Progress) -> None:
        try:
            data, left_out = result_form.dumps(results())
        except StatisticsError as error:
            self._leave_out(RESULTS, error.message)
            return
        if left_out:
            self._leave_out(RESULTS, _RESULTS.put(n=left_out))
        self._add(RESULTS, data, None, progress)

    def _add_file(self, path: str, progress: Progress) -> None:
        file = self._folder / path
        if not belongs(path):
            self._leave_out(path, _NAME)
            return
        try:
            data = plain_file.read(file, part_checks.most_bytes(path))
            changed = file.stat().st_mtime_ns // 1_000_000
        except (plain_file.FileError, OSError) as error:
            # A match that was just finished or deleted is no longer where it was.
            if os.path.lexists(file):
                self._leave_out(path, cause(error) if isinstance(error, OSError) else error.reason)
            return
        self._add(path, data, changed, progress)

    def _add(self, path: str, data: bytes, modified: int | None, progress: Progress) -> None:
        """Put a part into the archive, or leave it out: it could not be restored."""
        problem = part_checks.problem(path, data, progress)
        if problem is None and clashes_as(path) in self._names:
            problem = _NAME
        if problem is None and (len(self._listed) >= MOST_FILES - 1 or self._bytes + len(data) > MOST_BYTES):
            problem = TOO_LARGE
        if problem is not None:
            self._leave_out(path, problem)
            return
        self._put(path, data)
        self._names.add(clashes_as(path))
        self._bytes += len(data)
        self._listed[path] = Listed.of(data, modified)

    def _put(self, path: str, data: bytes) -> None:
        about = zipfile.ZipInfo(path, _DATE)
        about.external_attr = 0o600 << 16
        self._archive.writestr(about, data, zipfile.ZIP_DEFLATED)

    def _leave_out(self, path: str, reason: Message) -> None:
        self._left_out.append(LeftOut(path, reason))

    def _paths(self) -> Iterator[str]:
        """The files to be saved, as paths in the backup."""
        for name in FILES:
            if os.path.lexists(self._folder / name):
                yield name
        for sub, suffix in FOLDERS.items():
            try:
                names = sorted(each.name for each in (self._folder / sub).iterdir())
            except FileNotFoundError:
                continue
            except OSError as error:
                self._leave_out(sub, cause(error))
                continue
            yield from (f"{sub}/{name}" for name in names if name.endswith(suffix))
