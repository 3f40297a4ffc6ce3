"""The cards counted for a seat in a result, each with its points."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from cardtable_gui.core.events import Tags
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, Theme, Type
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.kit.text.fitted_text import width_of, write

_CENTRE = Qt.AlignmentFlag.AlignCenter


def paint(painter: QPainter, theme: Theme, room: QRectF, cards: Tags, art: Art, percent: int) -> float:
    """Paint the cards from the left end of the room; return their right end."""
    if not cards:
        return room.left()
    high = room.height() * 0.92
    wide = high / CARD_ASPECT
    stride = min(1.12 * wide, (0.66 * room.width() - wide) / max(1, len(cards) - 1))
    px = max(8, min(Type.CAPTION.px(percent), round(0.3 * high)))
    for number, (card, tag) in enumerate(cards):
        left = room.left() + number * stride
        picture = art.face(card, wide, painter.device().devicePixelRatioF())
        painter.drawPixmap(QPointF(left, room.center().y() - high / 2), picture)
        label = QRectF(0, 0, max(1.3 * px, width_of(tag.short, px, bold=True) + 0.5 * px), 1.25 * px)
        label.moveBottomLeft(QPointF(left - 1, room.center().y() + high / 2 - 0.1 * px))
        painter.setPen(QPen(theme.on_glow, 0.8))
        painter.setBrush(theme.glow)
        painter.drawRoundedRect(label, 0.3 * px, 0.3 * px)
        write(painter, label, tag.short, px, theme.on_glow, bold=True, align=_CENTRE)
    return room.left() + (len(cards) - 1) * stride + wide + px
