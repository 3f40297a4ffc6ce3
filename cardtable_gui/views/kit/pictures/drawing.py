"""A drawing as a widget: decoration, which screen readers pass over."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pictures import portraits


class Drawing(QWidget):
    """Shows a drawing from the data root in a square that grows with the text; nothing at first."""

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
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        portraits.paint(painter, QRectF(self.rect()), self._path, faded=self._faded)
        painter.end()
