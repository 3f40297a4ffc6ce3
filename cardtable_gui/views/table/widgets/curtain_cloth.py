"""A split door curtain as on Japanese shops: four or more panels of cloth with one crest across them.

Colours and crest are those of the game (`curtain_crest.py`), and so is `assets/curtains/<game>/hem.svg`, a border
repeated along the hem. Games without it have a plain one.

Apart from the curtain, since it only paints.
"""

from __future__ import annotations

from math import cos, pi

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from cardtable_gui.views.kit.pictures import art
from cardtable_gui.views.table.widgets.curtain_crest import colours
from cardtable_gui.views.table.widgets.curtain_crest import paint as paint_crest
from cardtable_gui.views.table.widgets.table_theme import DRAWN_FOR

_PANEL = 330.0
"""The approximate width of a panel, on a table of the size `DRAWN_FOR`."""
_HANGS = 0.88
"""The hem's position, as a share of the height; the dark room shows below it."""
_ROD = 0.03
_SLIT = 0.16
"""The share of the height above which the panels are sewn together."""
_HEM = 0.11
"""The height of the border."""
_WOOD = ("#4a2c14", "#a87442", "#5e3a1c")
_ROOM = ("#2a1a10", "#120b07")
_LAMP = "#f2b25e"
_DUSK = 70
"""Opacity of the veil over the curtain at night (0-255)."""


def paint(painter: QPainter, game: str, room: QRectF, crest: QRectF, ratio: float, *, dark: bool) -> None:
    """Paint the whole opaque curtain in `room`, its crest in the middle of `crest` (may be empty).

    Lengths are logical pixels, on a device of this pixel ratio. `dark`: at night.
    """
    dyed = colours(game)
    cloth, dye = dyed.cloth, dyed.dye
    scale = max(0.5, room.height() / DRAWN_FOR[1])
    count = max(4, 2 * round(room.width() / (_PANEL * scale) / 2))
    _paint_room(painter, room)
    panels = _panels(room, count, scale)
    together = QPainterPath()
    together.setFillRule(Qt.FillRule.WindingFill)
    for panel in panels:
        together.addPath(panel)
    for depth in range(4):
        painter.fillPath(together.translated(0, (5 - depth) * 2.5 * scale), QColor(0, 0, 0, 22))
    painter.save()
    painter.setClipPath(together)
    painter.fillRect(room, cloth)
    _paint_hem(painter, game, room, cloth, dye, scale, ratio)
    paint_crest(painter, game, crest)
    _paint_folds(painter, room, count, scale)
    painter.restore()
    _paint_rod(painter, room, count, cloth, scale)
    if dark:
        painter.fillRect(room, QColor(4, 6, 14, _DUSK))


def _paint_room(painter: QPainter, room: QRectF) -> None:
    """Paint the dark room behind, with lamplight on its floor."""
    depth = QLinearGradient(room.topLeft(), room.bottomLeft())
    depth.setColorAt(0.0, QColor(_ROOM[1]))
    depth.setColorAt(1.0, QColor(_ROOM[0]))
    painter.fillRect(room, depth)
    lamp = QRadialGradient(QPointF(room.center().x(), room.bottom()), room.width() * 0.42)
    light = QColor(_LAMP)
    light.setAlpha(120)
    lamp.setColorAt(0.0, light)
    light.setAlpha(0)
    lamp.setColorAt(1.0, light)
    painter.fillRect(room, lamp)


def _panels(room: QRectF, count: int, scale: float) -> list[QPainterPath]:
    """The panels' outlines: narrower below the slits, with swinging hems."""
    wide = room.width() / count
    top, slit, bottom = (room.top() + room.height() * share for share in (_ROD / 2, _SLIT, _HANGS))
    made: list[QPainterPath] = []
    for number in range(count):
        left, right = room.left() + number * wide, room.left() + (number + 1) * wide
        gap = 2.2 * scale
        swing = (4.0, -3.0, 2.0, -4.0)[number % 4] * scale
        path = QPainterPath(QPointF(left - 0.5, top))
        path.lineTo(right + 0.5, top)
        path.lineTo(right + 0.5, slit)
        path.quadTo(right, slit + 40 * scale, right - gap + swing, bottom)
        middle = (left + right) / 2 + swing
        path.cubicTo(
            QPointF(middle + wide * 0.2, bottom + 9 * scale),
            QPointF(middle - wide * 0.2, bottom - 7 * scale),
            QPointF(left + gap + swing, bottom + 2 * scale),
        )
        path.quadTo(left, slit + 40 * scale, left - 0.5, slit)
        path.closeSubpath()
        made.append(path)
    return made


def _paint_hem(
    painter: QPainter, game: str, room: QRectF, cloth: QColor, dye: QColor, scale: float, ratio: float
) -> None:
    """Paint the border along the hem, between two seams."""
    band = QRectF(room.left(), 0, room.width(), room.height() * _HEM)
    band.moveBottom(room.top() + room.height() * _HANGS - 12 * scale)
    painter.fillRect(band, cloth.darker(118))
    renderer = art.drawing(f"assets/curtains/{game}/hem.svg") if game else None
    if renderer is not None:
        package = renderer.viewBoxF().size()
        piece = art.tile(renderer, QSizeF(package.width() * band.height() / package.height(), band.height()), ratio)
        painter.drawTiledPixmap(band, piece, QPointF(-band.width() / 2 % piece.deviceIndependentSize().width(), 0))
    for y in (band.top(), band.bottom()):
        painter.setPen(QPen(dye, max(1.0, 1.6 * scale)))
        painter.drawLine(QPointF(band.left(), y), QPointF(band.right(), y))
        seam = QPen(dye, max(1.0, 1.2 * scale), Qt.PenStyle.CustomDashLine)
        seam.setDashPattern([6, 5])
        painter.setPen(seam)
        aside = y + (-1 if y == band.top() else 1) * 6 * scale
        painter.drawLine(QPointF(band.left(), aside), QPointF(band.right(), aside))


def _paint_folds(painter: QPainter, room: QRectF, count: int, scale: float) -> None:
    """Paint light and shade along the folds, and the dark of the slits."""
    wide = room.width() / count
    for number in range(count):
        rect = QRectF(room.left() + number * wide, room.top(), wide + 1, room.height())
        fold = QLinearGradient(rect.topLeft(), rect.topRight())
        for step in range(25):
            share = step / 24
            # Two folds per panel, deeper at its sides.
            high = cos(4 * pi * (share - 0.5)) * (0.55 + 0.45 * abs(2 * share - 1))
            colour = QColor(255, 255, 255, round(26 * high)) if high > 0 else QColor(0, 0, 0, round(-62 * high))
            if share < 0.03 or share > 0.97:
                colour = QColor(0, 0, 0, 80)
            fold.setColorAt(share, colour)
        painter.fillRect(rect, fold)
        if number:
            slit = QLinearGradient(QPointF(rect.left() - 5 * scale, 0), QPointF(rect.left() + 5 * scale, 0))
            slit.setColorAt(0.0, QColor(0, 0, 0, 0))
            slit.setColorAt(0.5, QColor(0, 0, 0, 130))
            slit.setColorAt(1.0, QColor(0, 0, 0, 0))
            top = room.top() + room.height() * _SLIT
            painter.fillRect(QRectF(rect.left() - 5 * scale, top, 10 * scale, room.height()), slit)
    shade = QLinearGradient(room.topLeft(), QPointF(room.left(), room.top() + room.height() * 0.16))
    shade.setColorAt(0.0, QColor(0, 0, 0, 110))
    shade.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.fillRect(room, shade)


def _paint_rod(painter: QPainter, room: QRectF, count: int, cloth: QColor, scale: float) -> None:
    """Paint a round wooden rod, and the loops that the cloth hangs by."""
    high = max(8.0, room.height() * _ROD)
    rod = QRectF(room.left() - 1, room.top() + 5 * scale, room.width() + 2, high)
    round_ = QLinearGradient(rod.topLeft(), rod.bottomLeft())
    for place, colour in zip((0.0, 0.35, 1.0), _WOOD, strict=True):
        round_.setColorAt(place, QColor(colour))
    painter.fillRect(rod, round_)
    painter.fillRect(rod.adjusted(0, high, 0, 5 * scale), QColor(0, 0, 0, 60))
    loops = 3 * count
    for number in range(loops):
        middle = room.left() + (number + 0.5) * room.width() / loops
        loop = QRectF(middle - 15 * scale, rod.top() - 2 * scale, 30 * scale, high + 10 * scale)
        sides = QLinearGradient(loop.topLeft(), loop.bottomLeft())
        sides.setColorAt(0.0, cloth.darker(150))
        sides.setColorAt(0.35, cloth.lighter(125))
        sides.setColorAt(1.0, cloth.darker(140))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(sides)
        painter.drawRoundedRect(loop, 3 * scale, 3 * scale)
