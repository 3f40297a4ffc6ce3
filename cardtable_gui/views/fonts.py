"""The bundled font, in the sizes of the type scale."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from cardtable_gui.resources import resource
from cardtable_gui.views.theme import Type

_FILES = ("assets/fonts/CardTableRounded-Regular.ttf", "assets/fonts/CardTableRounded-Bold.ttf")


@cache
def family() -> str:
    """The family's name; its files are read at the first call. Raises `RuntimeError` where Qt cannot read them."""
    names: list[str] = []
    for file in _FILES:
        added = QFontDatabase.addApplicationFont(str(resource(file)))
        names += QFontDatabase.applicationFontFamilies(added)
    if not names:
        raise RuntimeError("the bundled font cannot be read: the program is not complete")
    return names[0]


def font(size: Type = Type.BODY, percent: int = 100, *, bold: bool = False) -> QFont:
    """A font of the type scale at a text size of `percent`."""
    made = QFont(family())
    made.setPixelSize(size.px(percent))
    made.setBold(bold)
    return made
