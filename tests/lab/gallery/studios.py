"""Studios for tests, which leave the application as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from cardtable_gui import i18n
from cardtable_gui.i18n import Language
from cardtable_gui.lab.gallery.gallery_order import PictureSize
from cardtable_gui.lab.gallery.studio import Studio


@contextmanager
def opened(
    application: QApplication, language: Language, theme: str, size: PictureSize, percent: int = 100
) -> Iterator[Studio]:
    """A studio, which is closed at the end; colours, font and English are then back in force."""
    palette, font = application.palette(), application.font()
    studio = Studio(application, language, theme, size, percent)
    try:
        yield studio
    finally:
        studio.close()
        application.setPalette(palette)
        application.setFont(font)
        i18n.install(application, "en")
