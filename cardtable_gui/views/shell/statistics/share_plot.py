"""Shares of matches won as a picture: bars with their intervals, or a line over time with its band."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cardtable_gui.models.shares import ShareRow, written
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, with_alpha
from cardtable_gui.views.shell.statistics.figure_plot import RIGHT, FigurePlot

_STEPS = (0.0, 0.25, 0.5, 0.75, 1.0)
_BAND = 60
"""The opacity of the band around the line."""
_MOST_BAR = 30.0
_CAP = 5.0
"""Half the width of the marks at the ends of an interval."""
_CENTRE = Qt.AlignmentFlag.AlignCenter


class SharePlot(FigurePlot[ShareRow]):
    """Paints shares as bars from top to bottom, or as a line from left to right."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(look, parent)
        self.as_line = False
        """Whether the rows are shown as a line."""

    def paint_rows(self, painter: QPainter) -> None:
        if self.as_line:
            self._paint_line(painter)
        else:
            self._paint_bars(painter)

    # A line over time

    def _paint_line(self, painter: QPainter) -> None:
        theme = self._look.theme
        area = self._paint_scale(painter, "100%", [written(step) for step in _STEPS])
        shares = [row.share for row in self._rows]
        most = shares[-1].matches

        def point(matches: int, share: float) -> QPointF:
            return QPointF(area.left() + area.width() * matches / most, area.bottom() - area.height() * share)

        band = [point(share.matches, share.high) for share in shares]
        band += [point(share.matches, share.low) for share in reversed(shares)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.accent, _BAND))
        painter.drawPolygon(QPolygonF(band))
        chance = shares[-1].chance
        if chance is not None:
            painter.setPen(QPen(theme.ink_soft, 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(area.left(), point(0, chance).y()), QPointF(area.right(), point(0, chance).y()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent, 2.5))
        line = [point(share.matches, share.share) for share in shares]
        painter.drawPolyline(QPolygonF(line))
        painter.setBrush(theme.accent)
        painter.setPen(Qt.PenStyle.NoPen)
        if len(line) <= 12:
            for each in line:
                painter.drawEllipse(each, 3, 3)
        painter.drawEllipse(line[-1], 4.5, 4.5)
        if 0 <= self._current < len(line):
            self._paint_ring(painter, line[self._current])
        self._paint_ends(painter, area, "0", str(most))

    # Bars

    def _paint_bars(self, painter: QPainter) -> None:
        theme, height = self._look.theme, self._text_height
        metrics = painter.fontMetrics()
        widest = max(metrics.horizontalAdvance(row.words) for row in self._rows)
        left = min(widest, self.width() * 0.34) + Space.SNUG
        end = metrics.horizontalAdvance("100%") / 2 + 2
        area = QRectF(self.rect()).adjusted(left, 2, -end, -1.6 * height)
        for step in _STEPS:
            x = area.left() + area.width() * step
            painter.setPen(QPen(theme.panel_edge, 1))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            painter.setPen(theme.ink_soft)
            painter.drawText(QRectF(x - left, area.bottom() + 2, 2 * left, 1.5 * height), _CENTRE, written(step))
        pitch = min(area.height() / len(self._rows), _MOST_BAR * self._look.percent / 100 * 1.6)
        for number, row in enumerate(self._rows):
            middle = area.top() + (number + 0.5) * pitch
            self._paint_bar(painter, row, area, middle, min(pitch * 0.6, _MOST_BAR), marked=number == self._current)

    def _paint_bar(
        self, painter: QPainter, row: ShareRow, area: QRectF, middle: float, thick: float, *, marked: bool
    ) -> None:
        theme, share = self._look.theme, row.share
        name = QRectF(0, middle - 20, area.left() - Space.SNUG, 40)
        words = painter.fontMetrics().elidedText(row.words, Qt.TextElideMode.ElideRight, round(name.width()))
        painter.setPen(theme.ink)
        painter.drawText(name, RIGHT, words)
        bar = QRectF(area.left(), middle - thick / 2, max(2.0, area.width() * share.share), thick)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.accent, 150))
        painter.drawRoundedRect(bar, 3, 3)
        if marked:
            focus_ring.paint_around(painter, theme, bar, 3)
        low, high = (area.left() + area.width() * each for each in (share.low, share.high))
        painter.setPen(QPen(theme.ink, 1.5))
        painter.drawLine(QPointF(low, middle), QPointF(high, middle))
        for x in (low, high):
            painter.drawLine(QPointF(x, middle - _CAP), QPointF(x, middle + _CAP))
        if share.chance is not None:
            x = area.left() + area.width() * share.chance
            painter.setPen(QPen(theme.ink_soft, 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, middle - thick / 2 - 3), QPointF(x, middle + thick / 2 + 3))
