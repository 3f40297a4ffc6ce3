"""The games' covers as ready pictures on the disk, so that only a size that is new must be drawn.

Apart from the covers, since it knows only files.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from cardtable_gui import __version__
from cardtable_gui.core.files import disk
from cardtable_gui.views.kit.pictures import raw_picture

_ENDING: Final = ".cover"
_EARLIER: Final = ".bmp"
"""How the covers of Card Table 0.4 and before end."""
KEPT = 60
"""The largest number of files; all covers for some sizes of the window."""


class CoverFiles:
    """Pictures in one folder, each for a game, a size and this version of the program. Works in any thread."""

    def __init__(self, folder: Path | None) -> None:
        """Use this folder, which is created on the first write. None: keep nothing."""
        self._folder = folder

    @property
    def any(self) -> bool:
        """Whether there is any picture."""
        return any(name.endswith(_own_ending()) for name in self._names())

    def read(self, game: str, pixels: QSize) -> QImage | None:
        """The cover of a game that fills this many pixels; None if there is none."""
        if self._folder is None:
            return None
        return raw_picture.read(self._folder / _name(game, pixels), _name(game, pixels), pixels)

    def write(self, game: str, image: QImage) -> None:
        """Keep a cover; does nothing where the disk takes no file."""
        if self._folder is None:
            return
        name = _name(game, image.size())
        raw_picture.write(self._folder / name, name, image)
        self._make_room(self._folder)

    def _names(self) -> list[str]:
        """The names of all files in the folder; none if it can't be read."""
        with suppress(OSError):
            return [] if self._folder is None else os.listdir(self._folder)  # noqa: PTH208 - names are enough
        return []

    def _make_room(self, folder: Path) -> None:
        """Delete the oldest covers beyond `KEPT`, and all of other versions."""
        covers = [name for name in self._names() if name.endswith((_ENDING, _EARLIER))]
        own = disk.newest_first(folder / name for name in covers if name.endswith(_own_ending()))
        for file in {folder / name for name in covers} - {*own[:KEPT]}:
            with suppress(OSError):
                file.unlink()


def _name(game: str, pixels: QSize) -> str:
    return f"{game}-{pixels.width()}x{pixels.height()}{_own_ending()}"


def _own_ending() -> str:
    return f"-{__version__}{_ENDING}"
