"""Cards with enlarged corner marks, for large text and for closely overlapping cards.

A card's drawing has its numeral in a group `index`, and what belongs below it (dots, rings) in a group `marks`. Both
are painted on top of the card, larger, with an outline in the card's own colour that separates them from the picture.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardtable_gui.views.kit.pictures.card_drawings import CardDrawing

LARGEST = 2.2
"""The largest scale of corner marks."""
LEAST_NUMERAL = 0.21
"""The least height of a numeral as it's drawn, by the card's width."""
STEP = 0.05
"""Few different sizes need few different pictures."""
_GROUP = re.compile(r'<g id="(index|marks)">(.*?)</g>', re.DOTALL)
_HEAD = re.compile(r"<svg[^>]*>(?:<defs>.*?</defs>)?", re.DOTALL)
_LEFT, _TOP = 16.0, 15.0
"""The position of enlarged marks near the card's upper left corner, in units of the drawing."""
_WIDEST = 54.0
"""The width of a two-digit numeral in the drawing."""
_LOWEST = 245.0
"""The lower limit of the marks below the numeral, where the card's tick begins."""
_APART = 6.0
_EDGE = 0.02
"""Width of the outline around the marks, by the card's width."""
_ROUND = 16
_MIDDLE = 0.5
"""The lightness of a card from which on its marks are black with high contrast."""


@dataclass(frozen=True, slots=True)
class Layers:
    """A card in two drawings of the same size: without its corner marks, and the enlarged marks alone."""

    ground: QSvgRenderer
    marks: QSvgRenderer


def paint(painter: QPainter, drawing: CardDrawing, index: float, size: QSize, *, high_contrast: bool = False) -> bool:
    """Paint a card of this size in pixels with its corner marks scaled by `index`.

    `high_contrast`: the marks are black with a white outline, or white with a black one, whichever is clearer on the
    card. Returns False if the card's drawing has no marks.
    """
    layers = _layers(drawing, index)
    if layers is None:
        return False
    whole = QRectF(0, 0, size.width(), size.height())
    ground = _picture(layers.ground, whole)
    marks = _picture(layers.marks, whole)
    painter.drawImage(QPointF(), ground)
    below = _colour_below(ground)
    if high_contrast:
        black, white = QColor(Qt.GlobalColor.black), QColor(Qt.GlobalColor.white)
        ink, below = (black, white) if below.lightnessF() > _MIDDLE else (white, black)
        marks = _tinted(marks, ink)
    edge = _tinted(marks, below)
    reach = _EDGE * size.width()
    for step in range(_ROUND):
        angle = 2 * pi * step / _ROUND
        for share in (0.5, 1.0):
            painter.drawImage(QPointF(cos(angle) * reach * share, sin(angle) * reach * share), edge)
    painter.drawImage(QPointF(), marks)
    return True


def numeral(drawing: CardDrawing) -> float:
    """The height of a card's numeral as it is drawn, by the card's width; 0 if the drawing has no marks."""
    text = drawing.text()
    if 'id="index"' not in text:
        return 0.0
    return QSvgRenderer(QByteArray(text.encode())).boundsOnElement("index").height() / 250


def share(index: float) -> float:
    """The largest share of a card's width, from the left edge, that its corner marks take."""
    return (_LEFT + _WIDEST * index) / 250


def fitting(index: float, strip: float) -> float:
    """The largest scale up to `index` at which the marks fit a strip of this share of the card's width; 1 at least."""
    if strip >= share(index):
        return index
    return max(1.0, int((250 * strip - _LEFT) / _WIDEST / STEP) * STEP)


def rounded(index: float) -> float:
    """The nearest scale at which corner marks are painted, from 1 up."""
    return min(LARGEST, max(1.0, round(index / STEP) * STEP))


@lru_cache(maxsize=128)
def _layers(drawing: CardDrawing, index: float) -> Layers | None:
    text = drawing.text()
    groups = dict(_GROUP.findall(text))
    head = _HEAD.match(text)
    if "index" not in groups or head is None:
        return None
    whole = QSvgRenderer(QByteArray(text.encode()))
    numeral = whole.boundsOnElement("index")
    left = min(numeral.left(), _LEFT)
    parts = [_placed(groups["index"], index, QPointF(numeral.left(), _TOP), (left, _TOP))]
    if "marks" in groups:
        below = whole.boundsOnElement("marks")
        start = _TOP + (numeral.bottom() - _TOP) * index + _APART
        larger = max(1.0, min(index, (_LOWEST - start) / below.height()))
        middle = left + numeral.width() / 2 * index
        # Centred below the numeral, whatever its width; not nearer to the edge than in the drawing.
        across = max(middle, below.center().x() + (larger - 1) * below.width() / 2)
        parts.append(_placed(groups["marks"], larger, QPointF(below.center().x(), below.top()), (across, start)))
    ground = _GROUP.sub("", text)
    alone = f"{head.group()}{''.join(parts)}</svg>"
    return Layers(QSvgRenderer(QByteArray(ground.encode())), QSvgRenderer(QByteArray(alone.encode())))


def _placed(group: str, scale: float, point: QPointF, to: tuple[float, float]) -> str:
    """The group scaled, with a point of it moved to another position."""
    across, down = to[0] - point.x() * scale, to[1] - point.y() * scale
    return f'<g transform="matrix({scale:.4f} 0 0 {scale:.4f} {across:.3f} {down:.3f})">{group}</g>'


def _picture(renderer: QSvgRenderer, room: QRectF) -> QImage:
    image = QImage(room.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, room)
    painter.end()
    return image


def _tinted(marks: QImage, colour: QColor) -> QImage:
    """The shape of the marks in one colour."""
    shape = QImage(marks)
    painter = QPainter(shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(shape.rect(), colour)
    painter.end()
    return shape


def _colour_below(ground: QImage) -> QColor:
    """The colour of the card below its numeral."""
    corner = QRectF(0.08, 0.08, 0.16, 0.12)
    spot = QRectF(
        corner.left() * ground.width(),
        corner.top() * ground.height(),
        max(1.0, corner.width() * ground.width()),
        max(1.0, corner.height() * ground.height()),
    ).toAlignedRect()
    smooth = Qt.TransformationMode.SmoothTransformation
    return ground.copy(spot).scaled(1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, smooth).pixelColor(0, 0)
