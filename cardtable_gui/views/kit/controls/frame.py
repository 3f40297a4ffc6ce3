"""Parts of painted controls: their frame in every state, and the arrow of those that open a list."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.theme import Theme, blended

BORDER = 2.0


def paint_frame(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float, *, ground: QColor, focus: bool, enabled: bool
) -> None:
    """Paint a rounded frame that fills `rect`; with keyboard focus its border is the focus ring."""
    edge = theme.control_edge
    if not enabled:
        ground = edge = blended(theme.panel_deep, theme.ink, 0.08)
    painter.setPen(QPen(edge, BORDER))
    painter.setBrush(ground)
    inset = BORDER / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    if focus:
        focus_ring.paint_inside(painter, theme, rect, radius)


def paint_chevron(painter: QPainter, centre: QPointF, size: float, colour: QColor) -> None:
    """Paint a small arrow that points down."""
    painter.setPen(QPen(colour, 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half, drop = size / 2, size / 4
    painter.drawPolyline([centre + QPointF(x, y) for x, y in ((-half, -drop), (0, drop), (half, -drop))])
