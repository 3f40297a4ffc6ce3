"""Drawings that are shown in full colour, such as portraits, at whatever size an icon has."""

from __future__ import annotations

from functools import lru_cache, partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap

from cardtable_gui.later import importing_later
from cardtable_gui.resources import resource
from cardtable_gui.views.kit.controls.icons import painted

with importing_later():
    from PySide6 import QtSvg


_PALE = 0.42
"""The opacity of a faded drawing."""


@lru_cache(maxsize=64)
def portrait(path: str) -> QIcon:
    """The drawing at a path from the data root, as an icon of any size."""
    return painted(partial(drawn, path))


@lru_cache(maxsize=192)
def drawn(path: str, pixels: int) -> QPixmap:
    """The drawing as a square picture, `pixels` device pixels wide."""
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QtSvg.QSvgRenderer(str(resource(path))).render(painter, QRectF(pixmap.rect()))
    painter.end()
    return pixmap


def paint(painter: QPainter, place: QRectF, path: str, *, faded: bool = False) -> None:
    """Paint the drawing at a path into a square; `faded`: pale, and without colours."""
    picture = (_faded if faded else drawn)(path, round(place.width() * painter.device().devicePixelRatio()))
    painter.drawPixmap(place, picture, QRectF(picture.rect()))


@lru_cache(maxsize=128)
def _faded(path: str, pixels: int) -> QPixmap:
    image = drawn(path, pixels).toImage()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(QImage.Format.Format_ARGB32)
    grey.setAlphaChannel(image.convertToFormat(QImage.Format.Format_Alpha8))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setOpacity(_PALE)
    painter.drawImage(0, 0, grey)
    painter.end()
    return pixmap
