"""Puts restored data in its place before anything of it is opened. No Qt; imported at a start with restored data only.

    restore/…/             backups that were unpacked, of which the player is asked (`controller/backup/restoring.py`)
    restore/data/…         the one that the player wants
    restore/ready          the mark that it's complete
    before-restore/…       what was there before

If the program is killed meanwhile, the next start goes on: first all old data goes aside, then the new data comes in,
and the mark says which of both is being done. Whatever lies there may be a stranger's: no link is followed, and only
files and folders with the names of data come in.
"""

from __future__ import annotations

import json
import logging
import os
import shutil
import stat
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from cardtable_gui.controller.backup.data_parts import EARLIER_FILES, FILES
from cardtable_gui.core.files import disk, plain_file
from cardtable_gui.core.files.data_files import ASIDE, FOLDERS, KEPT_RESULTS, RESTORED, RESTORED_READY, STATISTICS
from cardtable_gui.core.files.schema import fields, flag, text
from cardtable_gui.core.strict_json import parse
from cardtable_gui.core.traces import traceback_without_text

log = logging.getLogger(__name__)

_DATA: Final = f"{RESTORED}/data"
"""The folder with the files that come in."""
_MOST_MARK: Final = 1000
_MARK: Final = fields({"aside": text(20, r"[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{6}"), "moved": flag})
_FILES: Final = (*FILES, *EARLIER_FILES, STATISTICS)
_OLD_ONLY: Final = (KEPT_RESULTS, *(f"{STATISTICS}{ending}" for ending in ("-journal", "-wal", "-shm")))
"""What goes aside, but never comes in: a restored database holds all results."""


def accept(folder: Path, place: Path) -> None:
    """Ask the next start to put the unpacked data in `place`, below `RESTORED`, in its own place. Raises `OSError`."""
    (folder / RESTORED_READY).unlink(missing_ok=True)
    remove(folder / _DATA)
    place.rename(folder / _DATA)
    _mark(folder, datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S"), moved=False)


def remove(place: Path) -> None:
    """Delete a folder, or whatever is there, but not what a link leads to. Never raises."""
    with suppress(OSError, RecursionError):
        if place.is_symlink() or not place.is_dir():
            place.unlink(missing_ok=True)
        else:
            shutil.rmtree(place, ignore_errors=True)


def put_in_place(folder: Path) -> Path | None:
    """Put restored data that is ready in its place; return where the old data is. None: there was nothing to do.

    Never raises: if the disk refuses, the next start tries again.
    """
    try:
        return _put_in_place(folder)
    except Exception as error:  # noqa: BLE001 - whatever lies there, the program starts
        log.warning("restored data could not be put in its place\n%s", traceback_without_text(error))
        return None


def _put_in_place(folder: Path) -> Path | None:
    found = all(_is(stat.S_ISDIR, folder / each) for each in (RESTORED, _DATA))
    if not found or not _is(stat.S_ISREG, folder / RESTORED_READY):
        return None
    mark = _MARK(parse(plain_file.read(folder / RESTORED_READY, _MOST_MARK)), "")
    aside = _own_folder(_own_folder(folder / ASIDE) / mark["aside"])
    if not mark["moved"]:
        for name in (*_FILES, *_OLD_ONLY, *FOLDERS):
            _move_aside(folder / name, aside)
        _mark(folder, mark["aside"], moved=True)
    for part in _coming_in(folder / _DATA):
        # If it's there again, the program ran meanwhile, without the data.
        _move_aside(folder / part.name, aside)
        part.rename(folder / part.name)
    (folder / RESTORED_READY).unlink()
    remove(folder / RESTORED)
    return aside


def _mark(folder: Path, aside: str, *, moved: bool) -> None:
    disk.replace(folder / RESTORED_READY, json.dumps({"aside": aside, "moved": moved}).encode())


def _coming_in(place: Path) -> Iterator[Path]:
    """The files and folders of the data that are there; anything else with their names is left out."""
    for kind, names in ((stat.S_ISREG, _FILES), (stat.S_ISDIR, FOLDERS)):
        yield from (place / name for name in names if _is(kind, place / name))


def _move_aside(path: Path, aside: Path) -> None:
    """Move what is there, if anything; a link is moved itself, and still leads where it led."""
    if os.path.lexists(path):
        place = _free(aside / path.name)
        if path.is_symlink() and not path.readlink().is_absolute():
            place.symlink_to(path.parent.absolute() / path.readlink())
            path.unlink()
        else:
            path.rename(place)


def _own_folder(path: Path) -> Path:
    """Make a folder, if it isn't there; anything else of this name gets another one."""
    if not _is(stat.S_ISDIR, path):
        if os.path.lexists(path):
            path.rename(_free(path))
        path.mkdir()
    return path


def _is(kind: Callable[[int], bool], path: Path) -> bool:
    """Whether this is a file or a folder itself, not a link to one."""
    try:
        return kind(path.lstat().st_mode)
    except OSError:
        return False


def _free(path: Path) -> Path:
    """This path, or one like it where nothing is yet."""
    number, place = 2, path
    while os.path.lexists(place):
        place = path.with_name(f"{path.name}-{number}")
        number += 1
    return place
