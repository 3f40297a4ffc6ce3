"""Portraits: drawings that are shown in full colour, at whatever size an icon has."""

from __future__ import annotations

from functools import lru_cache, partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from cardtable_gui.later import importing_later
from cardtable_gui.resources import resource
from cardtable_gui.views.kit.controls.icons import painted

with importing_later():
    from PySide6 import QtSvg


@lru_cache(maxsize=64)
def portrait(path: str) -> QIcon:
    """The drawing at a path from the data root, as an icon of any size."""
    return painted(partial(drawn, path))


@lru_cache(maxsize=128)
def drawn(path: str, pixels: int) -> QPixmap:
    """The drawing as a square picture, `pixels` device pixels wide."""
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QtSvg.QSvgRenderer(str(resource(path))).render(painter, QRectF(pixmap.rect()))
    painter.end()
    return pixmap
