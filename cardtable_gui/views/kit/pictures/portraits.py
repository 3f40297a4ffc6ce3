"""Drawings that are shown in full colour, such as portraits, at whatever size an icon has."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import ClassVar

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QImage, QPainter, QPixmap

from cardtable_gui.later import importing_later
from cardtable_gui.resources import resource

with importing_later():
    from PySide6 import QtSvg


_PALE = 0.42
"""The opacity of a faded drawing."""
Paint = Callable[[int], QPixmap]
"""Makes a square picture that is so many device pixels wide."""


@lru_cache(maxsize=64)
def portrait(path: str) -> QIcon:
    """The drawing at a path from the data root, as an icon of any size."""
    return painted(partial(drawn, path))


def painted(paint: Paint) -> QIcon:
    """What this function paints, as an icon of any size; it's painted when it's shown."""
    return QIcon(_Painted(paint))


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


class _Painted(QIconEngine):
    _clones: ClassVar[list[QIconEngine]] = []
    """They belong to Qt, but PySide deletes them unless they are kept."""

    def __init__(self, paint: Paint) -> None:
        super().__init__()
        self._paint = paint

    def clone(self) -> QIconEngine:
        made = _Painted(self._paint)
        self._clones.append(made)
        return made

    def actualSize(self, size: QSize, _mode: QIcon.Mode, _state: QIcon.State) -> QSize:
        side = max(0, min(size.width(), size.height()))
        return QSize(side, side)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        pixels = round(self.actualSize(size, mode, state).width() * scale)
        return self._paint(pixels) if pixels else QPixmap()

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        scale = painter.device().devicePixelRatio()
        painter.drawPixmap(rect, self.scaledPixmap(rect.size(), mode, state, scale))
