"""The bundled font, in the sizes of the type scale."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

from cardtable_gui.resources import resource
from cardtable_gui.views.kit.look.theme import Type

_FILES = ("assets/fonts/CardTableRounded-Regular.ttf", "assets/fonts/CardTableRounded-Bold.ttf")


def families_of(file: Path) -> list[str]:
    """Register a font file with Qt; return the names of its families, empty if Qt cannot read it."""
    added = QFontDatabase.addApplicationFont(str(file))
    if added < 0:
        # Windows' own font service may fail on files whose path has letters of another language.
        added = QFontDatabase.addApplicationFontFromData(file.read_bytes())
    return QFontDatabase.applicationFontFamilies(added)


@cache
def family() -> str:
    """The name of the font family; its files are read at the first call.

    Raises:
        RuntimeError: Qt cannot read them.
    """
    names: list[str] = []
    for file in _FILES:
        names += families_of(resource(file))
    if not names:
        raise RuntimeError("the bundled font cannot be read: the program is not complete")
    return names[0]


def font(size: Type = Type.BODY, percent: int = 100, *, bold: bool = False) -> QFont:
    """A font of the type scale at a text size of `percent`."""
    made = QFont(family())
    made.setPixelSize(size.px(percent))
    made.setBold(bold)
    return made
