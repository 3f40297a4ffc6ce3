"""Restoring a backup: it is checked and unpacked beside the data, and takes its place at the next start. No Qt.

restore/data/…         the unpacked files
restore/ready          everything is there, and the player wants it (`controller/backup/pending.py`)
before-restore/…       what was there before
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
import zipfile
import zlib
from collections.abc import Collection
from dataclasses import MISSING, Field, dataclass, fields
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from cardtable_gui.controller.backup.backup_error import BackupError
from cardtable_gui.controller.backup.data_parts import (
    FORMAT,
    MANIFEST,
    MOST_BYTES,
    MOST_FILE_BYTES,
    MOST_FILES,
    RESULTS,
    VERSION,
    belongs,
)
from cardtable_gui.controller.backup.pending import DATA, mark_ready
from cardtable_gui.controller.statistics.database import Database
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.data_files import RESTORED
from cardtable_gui.core.files.limits import Progress, no_progress
from cardtable_gui.core.files.strict_json import Json, JsonError, entry, parse, whole
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

_CUT = QT_TRANSLATE_NOOP("backup", "This file is damaged or incomplete. Try another copy.")
_STRANGE = QT_TRANSLATE_NOOP("backup", "This isn’t a backup of Card Table’s data.")
_NEWER = QT_TRANSLATE_NOOP(
    "backup", "This backup is from a newer version of Card Table. Update the program to restore it."
)
_DAMAGED = QT_TRANSLATE_NOOP("backup", "This backup is damaged: “{file}” in it isn’t what was saved. Try another copy.")
_FOREIGN = QT_TRANSLATE_NOOP("backup", "“{file}” doesn’t belong in a backup, so nothing was restored.")
_TOO_LARGE = QT_TRANSLATE_NOOP("backup", "This is too large for a backup of Card Table’s data.")
_UNREADABLE = (zipfile.BadZipFile, zlib.error, NotImplementedError, JsonError, UnicodeError, EOFError)
"""What Python raises for files that are no archives, or damaged ones."""
_ZIP: Final = b"PK\x03\x04"
"""What an archive begins with."""
_MOST_MANIFEST = 30_000_000
_MOST: Final = 2**53
"""Numbers beyond this are no sizes, times or scores."""
_MOST_OF: Final = {"share": 1, "loss": _MOST}
"""The greatest value of each field that needs not be a whole number; the least is 0."""


class _Listed(NamedTuple):
    """A file in the manifest: bytes, SHA-256, and its last change in milliseconds since 1970 (None: unknown)."""

    size: int
    digest: str
    modified: int | None


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that was checked and unpacked.

    Attributes:
        saved: when it was saved.
        matches: the number of finished and unfinished matches in it.
    """

    saved: datetime
    matches: int


def unpack(file: Path, folder: Path, progress: Progress = no_progress) -> Backup:
    """Check a backup and unpack it beside the data of a folder, which doesn't change.

    Raises:
        BackupError: it's no backup, damaged, or cannot be read or unpacked; nothing of it is left.
        CancelledError: `progress` raised it; nothing of it is left.
    """
    forget(folder)
    try:
        return _unpack(file, folder / RESTORED / DATA, progress)
    except BaseException as error:
        forget(folder)
        if isinstance(error, plain_file.FileError):
            raise BackupError(error.reason) from error
        if isinstance(error, OSError):
            raise BackupError(cause(error, {})) from error
        if isinstance(error, _UNREADABLE):
            cut = not isinstance(error, JsonError | UnicodeError) and _begins_like_an_archive(file)
            raise BackupError(_CUT if cut else _STRANGE) from error
        raise


def _begins_like_an_archive(file: Path) -> bool:
    try:
        return plain_file.head(file, len(_ZIP)) == _ZIP
    except plain_file.FileError:
        return False


def accept(folder: Path) -> None:
    """Let the unpacked backup take the place of the data at the next start. Raises `BackupError`."""
    try:
        mark_ready(folder)
    except OSError as error:
        raise BackupError(cause(error, {})) from error


def forget(folder: Path) -> None:
    """Delete an unpacked backup that was not accepted."""
    shutil.rmtree(folder / RESTORED, ignore_errors=True)


def _unpack(file: Path, place: Path, progress: Progress) -> Backup:
    plain_file.head(file, 1)  # Neither a pipe nor a device.
    with zipfile.ZipFile(file) as archive:
        infos = archive.infolist()
        if len(infos) > MOST_FILES:
            raise BackupError(_TOO_LARGE)
        found = {info.filename: info for info in infos}
        if MANIFEST not in found:
            raise BackupError(_STRANGE)
        manifest = parse(_data(archive, found.pop(MANIFEST), _MOST_MANIFEST))
        saved, listed = _read_manifest(manifest)
        _refuse_strangers(infos, listed)
        place.mkdir(parents=True)
        for number, (path, about) in enumerate(listed.items()):
            progress(number, len(listed))
            data = _data(archive, found[path], about.size)
            if len(data) != about.size or sha256(data).hexdigest() != about.digest:
                raise BackupError(_DAMAGED.put(file=plain_file.shown(path)))
            if path == RESULTS:
                _restore_results(data, place)
                continue
            target = place / path
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(data)
            if about.modified is not None:
                changed = min(about.modified / 1000, time.time())
                os.utime(target, (changed, changed))
    matches = sum(path.startswith(("finished/", "matches/")) for path in listed)
    return Backup(saved, matches)


def _read_manifest(manifest: Json) -> tuple[datetime, dict[str, _Listed]]:
    """When the backup was saved, and what it lists, by path. Raises `BackupError` or `JsonError`."""
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise BackupError(_STRANGE)
    if entry(manifest, "version", int) > VERSION:
        raise BackupError(_NEWER)
    try:
        saved = datetime.fromisoformat(entry(manifest, "saved", str))
    except ValueError as error:
        raise BackupError(_STRANGE) from error
    listed: dict[str, _Listed] = {}
    total = 0
    for item in entry(manifest, "files", list):
        if not isinstance(item, dict):
            raise BackupError(_STRANGE)
        path, size = entry(item, "path", str), whole(item, "size", 0, _MOST)
        total += size
        if size > MOST_FILE_BYTES or total > MOST_BYTES:
            raise BackupError(_TOO_LARGE)
        # Backups by Card Table 0.4.0 and before don't tell when a file changed.
        modified = whole(item, "modified", 0, _MOST) if "modified" in item else None
        listed[path] = _Listed(size, entry(item, "sha256", str), modified)
    return saved, listed


def _refuse_strangers(infos: list[zipfile.ZipInfo], listed: Collection[str]) -> None:
    """Refuse files of other names than backups have, that aren't in the manifest, or that are there twice."""
    seen: set[str] = set()
    for info in infos:
        path = info.filename
        # Some systems take names in capital letters for the same.
        known = path in listed and belongs(path) and path.casefold() not in seen
        if path != MANIFEST and not known:
            raise BackupError(_FOREIGN.put(file=plain_file.shown(path)))
        seen.add(path.casefold())
    for path in listed:
        if path.casefold() not in seen:
            raise BackupError(_DAMAGED.put(file=plain_file.shown(path)))


def _data(archive: zipfile.ZipFile, info: zipfile.ZipInfo, most: int) -> bytes:
    """The content of a file in the archive, as far as it isn't longer than announced by a byte."""
    try:
        with archive.open(info) as file:
            return file.read(most + 1)
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError) as error:  # RuntimeError: it needs a password
        raise BackupError(_DAMAGED.put(file=plain_file.shown(info.filename))) from error


def _restore_results(data: bytes, place: Path) -> None:
    """Make the database of results. Raises `BackupError`."""
    listed = parse(data)
    try:
        if not isinstance(listed, list):
            raise BackupError(_STRANGE)
        results = [_result_of(item) for item in listed]
        Database(place, place).add((), (), results)
    except (JsonError, sqlite3.Error) as error:
        raise BackupError(_DAMAGED.put(file=RESULTS)) from error


def _result_of(item: Json) -> PersonResult:
    """Raises `JsonError`."""
    if not isinstance(item, dict):
        raise JsonError(_STRANGE)
    values = {field.name: _value_of(item, field) for field in fields(PersonResult)}
    return PersonResult(**values)  # type: ignore[arg-type] # each was checked by its field's type


def _value_of(item: dict[str, Json], field: Field[Any]) -> object:
    """The value of a field of a result. Raises `JsonError`."""
    name, kind = field.name, str(field.type)
    if name not in item and field.default is not MISSING:
        # The backup is of a version that didn't know it.
        return field.default
    value = item.get(name)
    if value is None and kind.endswith("| None"):
        return None
    if kind == "bool":
        return value is True
    if name in _MOST_OF:
        if not isinstance(value, int | float) or not 0 <= value <= _MOST_OF[name]:
            raise JsonError(_STRANGE, name)
        return float(value)
    return whole(item, name, -_MOST, _MOST) if kind.startswith("int") else entry(item, name, str)
