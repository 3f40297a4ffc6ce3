"""The games' covers as ready pictures on the disk, so that only a size that is new must be drawn."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from cardtable_gui import __version__

_ALL = "*.bmp"
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
        return self._folder is not None and any(self._folder.glob(f"*-{__version__}.bmp"))

    def read(self, game: str, pixels: QSize) -> QImage | None:
        """The cover of a game that fills this many pixels; None if there is none."""
        if self._folder is None:
            return None
        image = QImage(str(self._file(self._folder, game, pixels)))
        return image if image.size() == pixels else None

    def write(self, game: str, image: QImage) -> None:
        """Keep a cover; does nothing where the disk takes no file."""
        if self._folder is None:
            return
        file = self._file(self._folder, game, image.size())
        new = file.with_name(f"new-{file.stem}{file.suffix}")
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            # Read in a millisecond, which a compressed picture is not.
            if image.convertToFormat(QImage.Format.Format_RGB32).save(str(new)):
                new.replace(file)
            self._make_room(self._folder)

    def _file(self, folder: Path, game: str, pixels: QSize) -> Path:
        return folder / f"{game}-{pixels.width()}x{pixels.height()}-{__version__}.bmp"

    def _make_room(self, folder: Path) -> None:
        """Delete the oldest files beyond `KEPT`, and all of other versions."""
        files = sorted(folder.glob(_ALL), key=lambda file: file.stat().st_mtime_ns, reverse=True)
        own = [file for file in files if file.name.endswith(f"-{__version__}.bmp")]
        for file in {*files} - {*own[:KEPT]}:
            file.unlink()
