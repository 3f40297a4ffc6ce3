"""A switch for yes or no."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look


class Switch(QCheckBox):
    """A check box that looks like a switch. On and off differ by position, colour and a tick."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """An unchecked switch without text: give it an accessible name."""
        super().__init__(parent)
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        height = self._look.scaled(26) + 6
        return QSize(round((height - 6) * 1.8) + 6, height)

    def hitButton(self, position: object) -> bool:
        del position
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(self.rect()).adjusted(focus_ring.ROOM, focus_ring.ROOM, -focus_ring.ROOM, -focus_ring.ROOM)
        radius = track.height() / 2
        if self.hasFocus():
            focus_ring.paint_around(painter, theme, track, radius)
        on = self.isChecked()
        off_ground = theme.control_edge
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent if on else off_ground)
        painter.drawRoundedRect(track, radius, radius)
        x = track.right() - radius if on else track.left() + radius
        painter.setBrush(theme.panel)
        painter.drawEllipse(QPointF(x, track.center().y()), radius - 3, radius - 3)
        if on:
            unit = radius / 3
            centre = QPointF(x, track.center().y())
            painter.setPen(QPen(theme.accent, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline(
                [
                    centre + QPointF(-unit, 0),
                    centre + QPointF(-unit / 4, unit * 0.8),
                    centre + QPointF(unit, -unit * 0.8),
                ]
            )
        painter.end()
