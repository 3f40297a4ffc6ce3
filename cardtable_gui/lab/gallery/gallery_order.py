"""The arguments of the gallery."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardtable_gui.i18n import Language

THEMES: Final = ("light", "dark", "light-contrast", "dark-contrast")


@dataclass(frozen=True, slots=True)
class PictureSize:
    """A window's size in logical pixels, and the scale of the screen that it is on."""

    width: int
    height: int
    scale: float

    @property
    def allowed(self) -> bool:
        """Whether the program supports it."""
        return 1000 <= self.width <= 7680 and 580 <= self.height <= 4320 and 1 <= self.scale <= 3

    def __str__(self) -> str:
        """As in a picture's name: `1280x800`, `1280x800@2`."""
        plain = f"{self.width}x{self.height}"
        return plain if self.scale == 1 else f"{plain}@{self.scale:g}"


@dataclass(frozen=True, slots=True)
class GalleryOrder:
    """The pictures to draw.

    `gallery.run(order)` draws every combination and returns the files' names. It chooses the offscreen platform
    itself, and starts a process for each further language and screen scale.

    Attributes:
        folder: where the files go; it exists.
        games: the ids of the games.
        languages: `en`, `ja`.
        themes: some of `THEMES`.
        sizes: at least one.
        table: the theme of the tables, a value of `settings.TABLE_THEME`.
    """

    folder: Path
    games: tuple[str, ...]
    languages: tuple[Language, ...]
    themes: tuple[str, ...]
    sizes: tuple[PictureSize, ...]
    table: str = "window"
