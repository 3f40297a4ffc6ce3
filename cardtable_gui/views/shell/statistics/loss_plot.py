"""What decisions gave away over time, as a picture: a dot for each reviewed match, a line for the latest ones."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable_gui.models.losses import LossRow
from cardtable_gui.views import fonts
from cardtable_gui.views.shell.window.look import Look
from cardtable_gui.views.theme import Space, Type, with_alpha

_LEAST = QSize(300, 210)
_LEAST_SCALE = 0.02
"""The scale beside the picture reaches at least to this."""
_LINES = 4
_DOT = 3.5
_DOT_OPACITY = 120
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class LossPlot(QWidget):
    """Paints the rows of the table beside it, which has the same figures as text; the current row is marked."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._look = look
        self._rows: Sequence[LossRow] = ()
        self._current = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._fit)

    def show_rows(self, rows: Sequence[LossRow]) -> None:
        """Show these rows, the earliest at the left."""
        self._rows, self._current = rows, -1
        self.update()

    def mark_row(self, row: int) -> None:
        """Mark a row; -1: none."""
        self._current = row
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.scaled(_LEAST.width() * 1.4), self._look.scaled(_LEAST.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST.width(), self._look.scaled(_LEAST.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(fonts.font(Type.CAPTION, self._look.percent))
        theme, height = self._look.theme, self._look.px(Type.CAPTION) * 1.2
        top = _top_of_scale(max(row.point.loss for row in self._rows))
        left = painter.fontMetrics().horizontalAdvance("100.0%") + Space.SNUG
        area = QRectF(self.rect()).adjusted(left, height / 2 + 2, -Space.EASY, -1.6 * height)
        for number in range(_LINES + 1):
            y = area.bottom() - area.height() * number / _LINES
            painter.setPen(QPen(theme.panel_edge, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.ink_soft)
            words = f"{100 * top * number / _LINES:g}%"
            painter.drawText(QRectF(0, y - height, area.left() - Space.SNUG, 2 * height), _RIGHT, words)

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
            painter.setPen(QPen(theme.focus, 2.5))
            painter.drawEllipse(place(self._current, self._rows[self._current].point.loss), 7, 7)
        painter.setPen(theme.ink_soft)
        below = QRectF(area.left(), area.bottom() + 2, area.width(), 1.5 * height)
        painter.drawText(below, _LEFT, self._rows[0].day)
        if len(self._rows) > 1:
            painter.drawText(below, _RIGHT, self._rows[-1].day)
        painter.end()

    def _fit(self) -> None:
        self.updateGeometry()
        self.update()


def _top_of_scale(most: float) -> float:
    """The upper end of a scale with round steps that holds this value."""
    step = 0.005 * _LINES
    return max(_LEAST_SCALE, ceil(most / step) * step)
