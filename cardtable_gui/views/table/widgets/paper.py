"""The paper that plates and sayings on the table are written on: one edge, one radius, one shadow."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable_gui.views.kit.look.theme import Radius, Theme, with_alpha

_EDGE, _STRONG = 1.2, 2.2
"""The width of an edge, and of one that stands out."""


def paint(
    painter: QPainter, sheet: QRectF, theme: Theme, *, strong: bool = False, ground: QColor | None = None
) -> None:
    """Paint a sheet with its shadow. `strong`: its edge glows; `ground`: its colour if not the panel's."""
    radius = min(float(Radius.PANEL), sheet.height() * 0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(theme.shadow, 34))
    painter.drawRoundedRect(sheet.translated(0, 1.6), radius, radius)
    painter.setBrush(theme.panel if ground is None else ground)
    painter.setPen(QPen(theme.glow, _STRONG) if strong else QPen(theme.panel_edge, _EDGE))
    painter.drawRoundedRect(sheet, radius, radius)
