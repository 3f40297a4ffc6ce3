"""Widgets that cache their picture, so that cards flying over them do not cause them to be painted again."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget


class CachedWidget(QWidget):
    """A widget that caches its picture. Subclasses paint in `draw` and call `redraw` when the picture changes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture: QPixmap | None = None
        self._made_for: tuple[QSize, float] = (QSize(), 0.0)

    def draw(self, painter: QPainter) -> None:
        """Paint the widget in its coordinates on a transparent background."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Discard the picture: it has changed."""
        self._picture = None
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        wanted = self.size(), self.devicePixelRatioF()
        if self._picture is None or wanted != self._made_for:
            self._made_for = wanted
            self._picture = self._drawn(*wanted)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _drawn(self, size: QSize, ratio: float) -> QPixmap:
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        painter.end()
        return picture
