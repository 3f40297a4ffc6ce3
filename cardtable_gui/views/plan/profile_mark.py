"""The mark of a profile: a face or a shape on a disc of the profile's colour."""

from __future__ import annotations

from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap, QTransform

from cardtable_gui.controller.profiles import COLOURS, FACES, SHAPES, Profile
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.views.kit.controls.icons import painted
from cardtable_gui.views.kit.pictures import drawings

_FILLS = {
    "red": QColor("#b23a2e"),
    "orange": QColor("#a65a00"),
    "olive": QColor("#6f6a12"),
    "green": QColor("#2d7444"),
    "teal": QColor("#13737a"),
    "blue": QColor("#2f5fae"),
    "purple": QColor("#7c4a9c"),
    "grey": QColor("#5d6066"),
}
_SHAPE = QColor("#fffaf0")
"""It differs from every disc by a contrast of more than 4.5:1."""
COLOUR_NAMES: dict[str, Message] = {
    "red": QT_TRANSLATE_NOOP("profiles", "Red"),
    "orange": QT_TRANSLATE_NOOP("profiles", "Orange"),
    "olive": QT_TRANSLATE_NOOP("profiles", "Olive"),
    "green": QT_TRANSLATE_NOOP("profiles", "Green"),
    "teal": QT_TRANSLATE_NOOP("profiles", "Teal"),
    "blue": QT_TRANSLATE_NOOP("profiles", "Blue"),
    "purple": QT_TRANSLATE_NOOP("profiles", "Purple"),
    "grey": QT_TRANSLATE_NOOP("profiles", "Grey"),
}
FACE_NAMES: dict[str, Message] = {
    "fox": QT_TRANSLATE_NOOP("profiles", "Fox"),
    "cat": QT_TRANSLATE_NOOP("profiles", "Cat"),
    "rabbit": QT_TRANSLATE_NOOP("profiles", "Rabbit"),
    "owl": QT_TRANSLATE_NOOP("profiles", "Owl"),
    "bear": QT_TRANSLATE_NOOP("profiles", "Bear"),
    "frog": QT_TRANSLATE_NOOP("profiles", "Frog"),
    "dog": QT_TRANSLATE_NOOP("profiles", "Dog"),
    "tiger": QT_TRANSLATE_NOOP("profiles", "Tiger"),
    "panda": QT_TRANSLATE_NOOP("profiles", "Panda"),
    "penguin": QT_TRANSLATE_NOOP("profiles", "Penguin"),
    "tanuki": QT_TRANSLATE_NOOP("profiles", "Raccoon dog"),
    "monkey": QT_TRANSLATE_NOOP("profiles", "Monkey"),
}
MARK_NAMES: dict[str, Message] = {
    **FACE_NAMES,
    "circle": QT_TRANSLATE_NOOP("profiles", "Circle"),
    "fan": QT_TRANSLATE_NOOP("profiles", "Fan"),
    "mountain": QT_TRANSLATE_NOOP("profiles", "Mountain"),
    "wave": QT_TRANSLATE_NOOP("profiles", "Wave"),
    "leaf": QT_TRANSLATE_NOOP("profiles", "Leaf"),
    "blossom": QT_TRANSLATE_NOOP("profiles", "Blossom"),
    "star": QT_TRANSLATE_NOOP("profiles", "Star"),
    "moon": QT_TRANSLATE_NOOP("profiles", "Moon"),
}


def fill(colour: str) -> QColor:
    """The colour of a disc; that of the first one for a colour of a later version."""
    return _FILLS.get(colour) or _FILLS[COLOURS[0]]


def paint(painter: QPainter, place: QRectF, colour: str, mark: str) -> None:
    """Paint a mark into a square; a circle for a mark of a later version."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill(colour))
    painter.drawEllipse(place)
    if mark in FACES:
        drawings.paint(painter, place, f"assets/faces/{mark}.svg")
        painter.restore()
        return
    painter.translate(place.center())
    painter.scale(place.width() / 200, place.height() / 200)
    painter.setBrush(_SHAPE)
    painter.drawPath(_shape(mark))
    painter.restore()


@lru_cache(maxsize=256)
def icon(colour: str, mark: str) -> QIcon:
    """A mark as an icon of any size."""
    return painted(partial(_painted, colour, mark))


def icon_of(profile: Profile) -> QIcon:
    """The mark of a profile as an icon."""
    return icon(profile.colour, profile.mark)


@lru_cache(maxsize=256)
def _painted(colour: str, mark: str, pixels: int) -> QPixmap:
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint(painter, QRectF(pixmap.rect()), colour, mark)
    painter.end()
    return pixmap


@lru_cache(maxsize=len(SHAPES))
def _shape(mark: str) -> QPainterPath:
    """The outline of a mark within a disc of radius 100 around the origin."""
    path = QPainterPath()
    match mark:
        case "fan":
            path.moveTo(0, 58)
            path.arcTo(QRectF(-78, -42, 156, 156), 150, -120)
            path.closeSubpath()
            hole = QPainterPath()
            hole.addEllipse(QPointF(0, 58), 24, 24)
            path = path.subtracted(hole)
        case "mountain":
            for x, y in ((-66, 42), (-20, -50), (10, 2), (26, -20), (66, 42)):
                path.lineTo(x, y) if path.elementCount() else path.moveTo(x, y)
            path.closeSubpath()
        case "wave":
            for y in (-36, 4, 44):
                path.moveTo(-64, y)
                path.cubicTo(-40, y - 42, -24, y - 20, 0, y)
                path.cubicTo(24, y + 20, 40, y - 2, 64, y - 16)
                path.cubicTo(40, y + 16, 24, y + 36, 0, y + 16)
                path.cubicTo(-24, y - 4, -40, y - 20, -64, y)
        case "leaf":
            path.moveTo(-50, 50)
            path.cubicTo(-62, -30, 0, -62, 56, -56)
            path.cubicTo(62, 0, 30, 62, -50, 50)
            vein = QPainterPath()
            vein.addRect(QRectF(-5, -52, 10, 90))
            path = path.subtracted(QTransform().rotate(45).map(vein))
        case "blossom":
            for turn in range(5):
                petal = QPainterPath()
                petal.addEllipse(QPointF(0, -36), 27, 27)
                path = path.united(QTransform().rotate(72 * turn).map(petal))
            heart = QPainterPath()
            heart.addEllipse(QPointF(0, 0), 15, 15)
            path = path.subtracted(heart)
        case "star":
            for turn in range(10):
                point = QTransform().rotate(36 * turn).map(QPointF(0, -66 if turn % 2 == 0 else -28))
                path.lineTo(point) if turn else path.moveTo(point)
            path.closeSubpath()
        case "moon":
            path.addEllipse(QPointF(-4, 0), 56, 56)
            shade = QPainterPath()
            shade.addEllipse(QPointF(22, -10), 46, 46)
            path = path.subtracted(shade)
        case _:
            path.addEllipse(QPointF(0, 0), 50, 50)
            hole = QPainterPath()
            hole.addEllipse(QPointF(0, 0), 28, 28)
            path = path.subtracted(hole)
    return path
