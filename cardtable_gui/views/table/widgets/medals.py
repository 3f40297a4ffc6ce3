"""The symbol of a seat in a final result: a cup, a rosette, a number, or a missed target."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from cardtable_gui.views.kit.look.theme import Theme, with_alpha
from cardtable_gui.views.kit.text.fitted_text import write
from cardtable_gui.views.table.widgets.rows import Cell

_CENTRE = Qt.AlignmentFlag.AlignCenter
_MEDALS = {1: QColor("#e0b23e"), 2: QColor("#b9bec4"), 3: QColor("#c98a55")}


def paint(painter: QPainter, theme: Theme, room: QRectF, rank: int, em: int, *, reached: bool | None = None) -> None:
    """Paint a cup for the first, rosettes for second and third, a number for all; a target for a missed goal.

    `reached`: whether a solo player has reached the goal; None: there was none.
    """
    centre = room.center()
    size = min(room.height() * 0.42, 1.1 * em)
    if reached is False:
        _paint_target(painter, theme, centre, size)
        return
    if rank == 1:
        _paint_cup(painter, centre, size, str(rank) if reached is None else "★")
        return
    painter.setPen(QPen(theme.panel_edge, 1))
    painter.setBrush(_MEDALS.get(rank, with_alpha(theme.ink, 24)))
    painter.drawEllipse(centre, size, size)
    ink = QColor("#2a2320") if rank in _MEDALS else theme.ink
    around = QRectF(centre.x() - size, centre.y() - size, 2 * size, 2 * size)
    write(painter, around, str(rank), em, ink, bold=True, align=_CENTRE)


def paint_star(painter: QPainter, centre: QPointF, size: float) -> None:
    """Paint a golden star, as for an achievement."""
    star = QPolygonF()
    for corner in range(10):
        reach, angle = size * (1.0 if corner % 2 == 0 else 0.45), corner * pi / 5
        star.append(centre + QPointF(reach * sin(angle), -reach * cos(angle)))
    painter.setPen(QPen(_MEDALS[1].darker(150), max(1.0, size * 0.08)))
    painter.setBrush(_MEDALS[1])
    painter.drawPolygon(star)


def cell(theme: Theme, rank: int, em: int, *, width: float, gap: float = 0.0, reached: bool | None = None) -> Cell:
    """The symbol as part of a row."""
    return Cell(lambda painter, place: paint(painter, theme, place, rank, em, reached=reached), width, gap)


def _paint_target(painter: QPainter, theme: Theme, centre: QPointF, size: float) -> None:
    """Paint rings, and the shot beside them."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.ink_soft, max(1.4, size * 0.14)))
    for share in (0.78, 0.36):
        painter.drawEllipse(centre, size * share, size * share)
    painter.setPen(QPen(theme.panel, max(1.4, size * 0.12)))
    painter.setBrush(theme.bad)
    painter.drawEllipse(centre + QPointF(0.78, -0.72) * size, size * 0.24, size * 0.24)


def _paint_cup(painter: QPainter, centre: QPointF, size: float, sign: str) -> None:
    gold = _MEDALS[1]
    painter.setPen(QPen(gold.darker(150), max(1.2, size * 0.1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for side in (-1, 1):
        painter.drawEllipse(centre + QPointF(side * size * 0.66, -size * 0.42), size * 0.34, size * 0.34)
    cup = QPainterPath(centre + QPointF(-size * 0.66, -size * 0.95))
    cup.lineTo(centre + QPointF(size * 0.66, -size * 0.95))
    cup.cubicTo(
        centre + QPointF(size * 0.66, size * 0.1),
        centre + QPointF(size * 0.3, size * 0.3),
        centre + QPointF(size * 0.14, size * 0.42),
    )
    cup.lineTo(centre + QPointF(size * 0.14, size * 0.66))
    cup.lineTo(centre + QPointF(size * 0.5, size * 0.95))
    cup.lineTo(centre + QPointF(-size * 0.5, size * 0.95))
    cup.lineTo(centre + QPointF(-size * 0.14, size * 0.66))
    cup.lineTo(centre + QPointF(-size * 0.14, size * 0.42))
    cup.cubicTo(
        centre + QPointF(-size * 0.3, size * 0.3),
        centre + QPointF(-size * 0.66, size * 0.1),
        centre + QPointF(-size * 0.66, -size * 0.95),
    )
    painter.setBrush(gold)
    painter.drawPath(cup)
    around = QRectF(centre.x() - size, centre.y() - size * 0.95, 2 * size, size * 1.15)
    write(painter, around, sign, max(9, round(size * 0.9)), QColor("#2a1a00"), bold=True, align=_CENTRE)
