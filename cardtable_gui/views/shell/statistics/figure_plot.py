"""The base of the statistics' plots: their rows, their size, and the scale at the left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable_gui.views.kit.look import focus_ring, fonts
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, Type

R = TypeVar("R")
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEAST = QSize(300, 210)
_DOT = 4.5
"""Half the size of what a ring around a point leaves free."""


class FigurePlot(QWidget, Generic[R]):
    """Paints the rows of the table beside it, which has the same figures as text; the current row is marked."""

    def __init__(self, look: Look) -> None:
        """Start empty."""
        super().__init__()
        self._look = look
        self._rows: Sequence[R] = ()
        self._current = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._fit)

    def show_rows(self, rows: Sequence[R]) -> None:
        """Show these rows, none of them marked."""
        self._rows, self._current = rows, -1
        self.update()

    def mark_row(self, row: int) -> None:
        """Mark a row; -1: none."""
        self._current = row
        self.update()

    def paint_rows(self, painter: QPainter) -> None:
        """Paint the rows, of which there is at least one."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(self._look.scaled(_LEAST.width() * 1.4), self._look.scaled(_LEAST.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST.width(), self._look.scaled(_LEAST.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(fonts.font(Type.CAPTION, self._look.percent))
        if self._rows:
            self.paint_rows(painter)
        painter.end()

    @property
    def _text_height(self) -> float:
        return float(self._look.px(Type.CAPTION)) * 1.2

    def _paint_scale(self, painter: QPainter, widest: str, marks: Sequence[str]) -> QRectF:
        """Paint a scale beside the plot, from the bottom up at even steps; return the area that it leaves.

        `widest`: the longest text that any mark may have.
        """
        theme, height = self._look.theme, self._text_height
        left = painter.fontMetrics().horizontalAdvance(widest) + Space.SNUG
        area = QRectF(self.rect()).adjusted(left, height / 2 + 2, -Space.EASY, -1.6 * height)
        for number, mark in enumerate(marks):
            y = area.bottom() - area.height() * number / (len(marks) - 1)
            painter.setPen(QPen(theme.panel_edge, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.ink_soft)
            painter.drawText(QRectF(0, y - height, area.left() - Space.SNUG, 2 * height), RIGHT, mark)
        return area

    def _paint_ends(self, painter: QPainter, area: QRectF, first: str, last: str) -> None:
        """Write below the plot where it begins and ends; empty: nothing there."""
        painter.setPen(self._look.theme.ink_soft)
        below = QRectF(area.left(), area.bottom() + 2, area.width(), 1.5 * self._text_height)
        painter.drawText(below, LEFT, first)
        painter.drawText(below, RIGHT, last)

    def _paint_ring(self, painter: QPainter, point: QPointF) -> None:
        """Paint the focus ring around the point that the keyboard has come to."""
        dot = QRectF(point.x() - _DOT, point.y() - _DOT, 2 * _DOT, 2 * _DOT)
        focus_ring.paint_around(painter, self._look.theme, dot, _DOT)

    def _fit(self) -> None:
        self.updateGeometry()
        self.update()
