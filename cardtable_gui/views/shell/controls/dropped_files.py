"""Files of the program that are dragged here from a file manager."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtGui import QDropEvent

from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.data_files import BACKUP_SUFFIX, RECORD_SUFFIX

_SUFFIXES = (RECORD_SUFFIX, ".json", BACKUP_SUFFIX)


def dragged(event: QDropEvent) -> list[Path]:
    """The record files, backups and folders in dragged data."""
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [file for file in files if file.suffix.lower() in _SUFFIXES or plain_file.is_folder(file)]


def with_folders(paths: Iterable[Path]) -> list[Path]:
    """These files, and in place of each folder the records in it, by name; a folder that can't be read has none."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.glob(f"*{RECORD_SUFFIX}")) if plain_file.is_folder(path) else [path]
    return found
