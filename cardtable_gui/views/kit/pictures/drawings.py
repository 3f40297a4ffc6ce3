"""Drawings of people and things in full colour, such as portraits, at any size: painted, as icons and as widgets.

They are named by their paths from the data root.
"""

from __future__ import annotations

from functools import lru_cache, partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable_gui.later import importing_later
from cardtable_gui.resources import resource
from cardtable_gui.views.kit.controls.icons import painted
from cardtable_gui.views.kit.look.look import Look

with importing_later():
    from PySide6 import QtSvg

_PALE = 0.42
"""The opacity of a faded drawing."""


@lru_cache(maxsize=64)
def icon(path: str) -> QIcon:
    """A drawing as an icon of any size."""
    return painted(partial(_drawn, path))


@lru_cache(maxsize=192)
def _drawn(path: str, pixels: int) -> QPixmap:
    """A drawing as a square picture, `pixels` device pixels wide."""
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QtSvg.QSvgRenderer(str(resource(path))).render(painter, QRectF(pixmap.rect()))
    painter.end()
    return pixmap


def paint(painter: QPainter, place: QRectF, path: str, *, faded: bool = False) -> None:
    """Paint a drawing into a square; `faded`: pale, and without colours."""
    picture = (_faded if faded else _drawn)(path, round(place.width() * painter.device().devicePixelRatio()))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(place, picture, QRectF(picture.rect()))


@lru_cache(maxsize=128)
def _faded(path: str, pixels: int) -> QPixmap:
    image = _drawn(path, pixels).toImage()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(QImage.Format.Format_ARGB32)
    grey.setAlphaChannel(image.convertToFormat(QImage.Format.Format_Alpha8))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setOpacity(_PALE)
    painter.drawImage(0, 0, grey)
    painter.end()
    return pixmap


class Drawing(QWidget):
    """Shows a drawing in a square that grows with the text; nothing at first. Screen readers pass over it."""

    def __init__(self, look: Look, side: int) -> None:
        """`side` is in logical pixels at normal text size."""
        super().__init__()
        self._look = look
        self._side = side
        self._path = ""
        self._faded = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    @property
    def path(self) -> str:
        """The drawing that is shown; empty: none."""
        return self._path

    @property
    def faded(self) -> bool:
        """Whether it's shown without colours."""
        return self._faded

    def show_drawing(self, path: str, *, faded: bool = False) -> None:
        """Show this drawing; `faded`: pale, and without colours."""
        self._path, self._faded = path, faded
        self.update()

    def sizeHint(self) -> QSize:
        side = self._look.scaled(self._side)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._path:
            return
        painter = QPainter(self)
        paint(painter, QRectF(self.rect()), self._path, faded=self._faded)
        painter.end()
