"""How the curves of a review tell seats apart: by colour, by the pattern of the line, and by the shape of marks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from cardtable_gui.views.kit.look.theme import Theme

_LIGHT: Final = ("#0b5fa5", "#b4460f", "#1d7a45", "#8a3a9b", "#6b5a00", "#3b3b3b")
_DARK: Final = ("#7cc0ff", "#ffab70", "#7fdca4", "#e3a3f2", "#e6d36a", "#d8d8d8")
"""By seat. Each has a contrast of at least 3 to 1 on panels and bars."""
_PATTERNS: Final[tuple[tuple[float, ...], ...]] = ((), (5, 2.5), (1.5, 2), (6, 2, 1.5, 2), (9, 3), (3, 2, 3, 5))
"""Dashes and gaps in widths of the line; empty: solid."""
_CORNERS: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    (),
    ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    ((0, -1.2), (1.2, 1), (-1.2, 1)),
    ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
    ((-1.2, -1), (1.2, -1), (0, 1.2)),
    ((-0.5, -1.2), (0.5, -1.2), (1.2, 0), (0.5, 1.2), (-0.5, 1.2), (-1.2, 0)),
)
"""The shapes of marks, in units of their radius; empty: a circle."""
_MARK: Final = 3.2
"""The radius of a mark."""


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """The look of one seat's curve."""

    colour: QColor
    pattern: tuple[float, ...]
    corners: tuple[tuple[float, float], ...]

    def pen(self, width: float) -> QPen:
        """The pen of the curve."""
        pen = QPen(self.colour, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if self.pattern:
            pen.setDashPattern(list(self.pattern))
        return pen


def style_of(seat: int, theme: Theme) -> SeatStyle:
    """The style of a seat."""
    colours = _DARK if theme.dark else _LIGHT
    return SeatStyle(
        QColor(colours[seat % len(colours)]), _PATTERNS[seat % len(_PATTERNS)], _CORNERS[seat % len(_CORNERS)]
    )


def paint_mark(painter: QPainter, style: SeatStyle, place: QPointF, theme: Theme) -> None:
    """Paint a mark of this style."""
    painter.setPen(QPen(style.colour, 1.6))
    painter.setBrush(theme.panel)
    if style.corners:
        painter.drawPolygon(QPolygonF([place + QPointF(x, y) * _MARK for x, y in style.corners]))
    else:
        painter.drawEllipse(place, _MARK, _MARK)
