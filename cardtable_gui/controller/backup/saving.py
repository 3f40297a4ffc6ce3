"""Saving all data of the program to one file, a ZIP archive with a manifest. No Qt.

The manifest lists every file with its size and SHA-256, so that a copy that lost something is noticed, and with the
time of its last change (`modified`, in milliseconds since 1970), by which matches are dated.
"""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from cardtable_gui import __version__
from cardtable_gui.controller.backup.backup_error import BackupError
from cardtable_gui.controller.backup.data_parts import (
    FILES,
    FORMAT,
    MANIFEST,
    MOST_FILE_BYTES,
    RESULTS,
    VERSION,
    belongs,
)
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.data_files import FINISHED, FOLDERS
from cardtable_gui.core.files.limits import Progress, no_progress
from cardtable_gui.core.files.strict_json import Json
from cardtable_gui.core.files.system_errors import cause


def save(folder: Path, target: Path, results: Sequence[PersonResult], progress: Progress = no_progress) -> int:
    """Save the data in a folder to a file, completely or not at all; return the number of finished matches in it.

    Args:
        folder: the data folder.
        target: the file, which is replaced if it exists.
        results: the results of the statistics.
        progress: called before each file; may raise `CancelledError`.

    Raises:
        BackupError: something cannot be read or written; `target` is unchanged.
        CancelledError: `progress` raised it; `target` is unchanged.
    """
    fresh = target.with_name(f"{target.name}.new")
    try:
        with fresh.open("wb") as file:
            finished = _write(file, folder, results, progress)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(target)
    except plain_file.FileError as error:
        raise BackupError(error.reason) from error
    except OSError as error:
        raise BackupError(cause(error, {})) from error
    finally:
        fresh.unlink(missing_ok=True)
    return finished


def _write(file: object, folder: Path, results: Sequence[PersonResult], progress: Progress) -> int:
    listed: list[Json] = []
    paths = list(_paths(folder))
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:  # type: ignore[call-overload] # an open file

        def add(path: str, data: bytes, **more: Json) -> None:
            archive.writestr(path, data)
            listed.append({"path": path, "size": len(data), "sha256": sha256(data).hexdigest(), **more})

        for number, path in enumerate(paths):
            progress(number, len(paths))
            try:
                data = plain_file.read(folder / path, MOST_FILE_BYTES)
                add(path, data, modified=(folder / path).stat().st_mtime_ns // 1_000_000)
            except FileNotFoundError:
                continue
            except plain_file.FileError as error:
                # A match that was just finished or deleted is no longer where it was.
                if not isinstance(error.__cause__, FileNotFoundError):
                    raise
        add(RESULTS, json.dumps([asdict(result) for result in results], ensure_ascii=False).encode())
        manifest = {
            "format": FORMAT,
            "version": VERSION,
            "program": __version__,
            "saved": datetime.now(UTC).isoformat(timespec="seconds"),
            "files": listed,
        }
        archive.writestr(MANIFEST, json.dumps(manifest, ensure_ascii=False, indent=1))
    return sum(path.startswith(f"{FINISHED}/") for path in paths)


def _paths(folder: Path) -> Iterator[str]:
    """The files to be saved, as paths in the backup."""
    for name in FILES:
        if (folder / name).is_file():
            yield name
    for sub in FOLDERS:
        if (folder / sub).is_dir():
            names = sorted(entry.name for entry in os.scandir(folder / sub) if entry.is_file())
            yield from (f"{sub}/{name}" for name in names if belongs(f"{sub}/{name}"))
