"""The last look of the start screen, for the first window to show until the start screen itself is there.

A picture is valid only for what it was taken of: its key names the version, size, colours, language, settings and
matches. Reading it uses neither painters nor Qt's name space `Qt`: see `main_window`.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable_gui import __version__, i18n
from cardtable_gui.core.files.data_files import FINISHED, MATCHES, PICTURES
from cardtable_gui.jobs import Lane
from cardtable_gui.settings import Settings
from cardtable_gui.views.kit.pictures import raw_picture

if TYPE_CHECKING:
    from cardtable_gui.views.kit.look.look import Look

FILE = "start_screen.picture"
_LISTED = (MATCHES, FINISHED)
"""The folders of matches that the start screen lists."""
_ELSEWHERE = ("window/", "sound/", "settings/")
"""Settings that do not change what the start screen shows; the window's size is known otherwise."""


class StartPicture:
    """Keeps one picture in a folder."""

    def __init__(self, folder: Path, settings: Settings, look: Look) -> None:
        """Use the picture in this data folder, if there is one."""
        self._folder = folder
        self._file = folder / PICTURES / FILE
        self._settings = settings
        self._look = look
        self._kept = ""
        """The key of the picture on the disk, as far as it is known."""
        self._writer = Lane("start picture")

    def load(self, window: QWidget) -> QPixmap | None:
        """The picture of this window as it will look with the start screen; None if there is none."""
        key, ratio = self._key(window), window.devicePixelRatioF()
        image = raw_picture.read(self._file, key, window.size() * ratio)
        if image is None:
            return None
        self._kept = key
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(ratio)
        return picture

    def shows(self, window: QWidget) -> bool:
        """Whether the picture is of this window as it looks with the start screen, as far as is known."""
        return self._key(window) == self._kept

    def keep(self, window: QWidget) -> None:
        """Take a picture of a window that shows the start screen; it is written beside the window."""
        self.wait()
        self._kept = key = self._key(window)
        ratio = window.devicePixelRatioF()
        image = QImage(window.size() * ratio, raw_picture.FORMAT)
        image.setDevicePixelRatio(ratio)
        window.render(image)
        # Without room on the disk, or in a folder that is read-only, the first window stays empty.
        self._writer.run(lambda _: raw_picture.write(self._file, key, image))

    def wait(self) -> None:
        """Wait until the picture is on the disk."""
        self._writer.wait()

    def _key(self, window: QWidget) -> str:
        """Everything that the picture depends on."""
        ratio = window.devicePixelRatioF()
        facts = [
            f"{__version__} {i18n.language()} {date.today()}",  # noqa: DTZ011 - matches of today are shown as such
            f"{window.width()}x{window.height()} {ratio:g}",
            f"{self._look.theme.name} {self._look.percent}",
            *(f"{key}={text}" for key, text in self._settings.texts().items() if not key.startswith(_ELSEWHERE)),
        ]
        for name in _LISTED:
            # A file that is written, moved or deleted changes the time of its folder, however many others are there.
            with suppress(OSError):
                facts.append(f"{name} {(self._folder / name).stat().st_mtime_ns}")
        return "\n".join(facts)
