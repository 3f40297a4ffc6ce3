"""Puts restored data in its place before anything of it is opened. No Qt; imported at a start with restored data only.

If the program is killed meanwhile, the next start goes on: first all old data goes aside, then the new data comes in,
and the mark says which of both is being done.
"""

from __future__ import annotations

import json
import logging
import shutil
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from cardtable_gui.controller.backup.data_parts import FILES
from cardtable_gui.core.files import disk
from cardtable_gui.core.files.data_files import ASIDE, FOLDERS, RESTORED, RESTORED_READY, STATISTICS

log = logging.getLogger(__name__)

DATA: Final = "data"
"""The folder with the files that come in, below `RESTORED`."""


def mark_ready(folder: Path) -> None:
    """Ask the next start to put the data in `RESTORED` in its place. Raises `OSError`."""
    aside = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    _mark(folder, aside, moved=False)


def put_in_place(folder: Path) -> Path | None:
    """Put restored data that is ready in its place; return where the old data is. None: there was nothing to do.

    Never raises: if the disk refuses, the next start tries again.
    """
    try:
        mark = json.loads((folder / RESTORED_READY).read_bytes())
        aside = folder / ASIDE / str(mark["aside"])
        if not mark["moved"]:
            aside.mkdir(parents=True, exist_ok=True)
            for part in _parts(folder):
                part.rename(_free(aside / part.name))
            _mark(folder, aside.name, moved=True)
        for part in _parts(folder / RESTORED / DATA):
            target = folder / part.name
            if target.exists():
                # The program ran meanwhile, without the data.
                target.rename(_free(aside / part.name))
            part.rename(target)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError) as error:
        log.warning("restored data could not be put in its place: %s", type(error).__name__)
        return None
    shutil.rmtree(folder / RESTORED, ignore_errors=True)
    return aside


def _mark(folder: Path, aside: str, *, moved: bool) -> None:
    disk.replace(folder / RESTORED_READY, json.dumps({"aside": aside, "moved": moved}).encode())


def _parts(folder: Path) -> Iterator[Path]:
    """The files and folders of the data that are there."""
    for name in (*FILES, *FOLDERS, STATISTICS, f"{STATISTICS}-journal"):
        if (folder / name).exists():
            yield folder / name


def _free(path: Path) -> Path:
    """This path, or one like it where nothing is yet."""
    number, place = 2, path
    while place.exists():
        place = path.with_name(f"{path.name}-{number}")
        number += 1
    return place
