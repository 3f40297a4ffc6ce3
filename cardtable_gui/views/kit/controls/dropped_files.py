"""Files of the program that are dragged here from a file manager."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtGui import QDropEvent

from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.data_files import BACKUP_SUFFIX, RECORD_SUFFIX

MOST: Final = 1000
"""No more files are looked at: whoever has more drags their folder."""
_SUFFIXES = (RECORD_SUFFIX, ".json", BACKUP_SUFFIX)


def dragged(event: QDropEvent) -> list[Path]:
    """The record files, backups and folders in dragged data."""
    files = (Path(url.toLocalFile()) for url in event.mimeData().urls()[:MOST] if url.isLocalFile())
    return [file for file in files if _is_ours(file)]


def any_dragged(event: QDropEvent) -> bool:
    """Whether there is any in dragged data."""
    urls = event.mimeData().urls()[:MOST]
    return any(_is_ours(Path(url.toLocalFile())) for url in urls if url.isLocalFile())


def with_folders(paths: Iterable[Path]) -> Iterator[Path]:
    """These files, and in place of each folder the records in it, by name; a folder that can't be read has none.

    Folders are read when they are come to, which may take a while.
    """
    for path in paths:
        if plain_file.is_folder(path):
            with suppress(OSError):
                yield from sorted(path.glob(f"*{RECORD_SUFFIX}"))
        else:
            yield path


def _is_ours(file: Path) -> bool:
    return file.suffix.lower() in _SUFFIXES or plain_file.is_folder(file)
