"""What decisions gave away over time, as a picture: a dot for each reviewed match, a line for the latest ones."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from cardtable_gui.models.losses import LossRow
from cardtable_gui.views.kit.look.theme import with_alpha
from cardtable_gui.views.shell.statistics.figure_plot import FigurePlot

_LEAST_SCALE = 0.02
"""The scale beside the picture reaches at least to this."""
_LINES = 4
_DOT = 3.5
_DOT_OPACITY = 120


class LossPlot(FigurePlot[LossRow]):
    """Paints the losses from left to right, the earliest first."""

    def paint_rows(self, painter: QPainter) -> None:
        theme = self._look.theme
        top = _top_of_scale(max(row.point.loss for row in self._rows))
        marks = [f"{100 * top * number / _LINES:g}%" for number in range(_LINES + 1)]
        area = self._paint_scale(painter, "100.0%", marks)

        def place(number: int, loss: float) -> QPointF:
            x = area.left() + area.width() * (number + 0.5) / len(self._rows)
            return QPointF(x, area.bottom() - area.height() * loss / top)

        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.ink, _DOT_OPACITY))
        for number, row in enumerate(self._rows):
            painter.drawEllipse(place(number, row.point.loss), _DOT, _DOT)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent, 2.5))
        painter.drawPolyline(QPolygonF([place(number, row.point.recent) for number, row in enumerate(self._rows)]))
        if 0 <= self._current < len(self._rows):
            self._paint_ring(painter, place(self._current, self._rows[self._current].point.loss))
        self._paint_ends(painter, area, self._rows[0].day, self._rows[-1].day if len(self._rows) > 1 else "")


def _top_of_scale(most: float) -> float:
    """The upper end of a scale with round steps that holds this value."""
    step = 0.005 * _LINES
    return max(_LEAST_SCALE, ceil(most / step) * step)
