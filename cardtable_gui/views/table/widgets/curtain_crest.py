"""Each game's crest, and the two colours of its cloth: data in `assets/curtains/<game>/`.

Games without them have a wave in a ring, on indigo.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from cardtable_gui.resources import MissingResourceError, resource
from cardtable_gui.views.kit.look.theme import Theme
from cardtable_gui.views.kit.pictures import art

_PLAIN = {"cloth": "#24406b", "dye": "#f3ead6"}
_WITHIN = 0.9
"""The crest's share of a seal."""


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of a game's curtain: the dyed cloth and the undyed crest."""

    cloth: QColor
    dye: QColor


@lru_cache(maxsize=16)
def colours(game: str) -> Colours:
    """The colours of a game."""
    try:
        found = json.loads(resource(f"assets/curtains/{game}/colours.json").read_text(encoding="utf-8"))
    except MissingResourceError:
        found = _PLAIN
    return Colours(QColor(found["cloth"]), QColor(found["dye"]))


def paint(painter: QPainter, game: str, where: QRectF) -> None:
    """Paint the crest as large as it fits in the middle of this room, if there is room."""
    side = min(where.width(), where.height())
    if side <= 0:
        return
    square = QRectF(0, 0, side, side)
    square.moveCenter(where.center())
    renderer = art.drawing(f"assets/curtains/{game}/crest.svg") if game else None
    if renderer is not None:
        renderer.render(painter, square)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colours(game).dye, side * 0.05))
    painter.drawEllipse(square.adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.04))
    wave = QPainterPath(square.center() + QPointF(-side * 0.33, side * 0.05))
    wave.cubicTo(
        square.center() + QPointF(-side * 0.14, -side * 0.24),
        square.center() + QPointF(side * 0.14, side * 0.28),
        square.center() + QPointF(side * 0.33, -side * 0.05),
    )
    painter.drawPath(wave)


def paint_seal(painter: QPainter, game: str, theme: Theme, centre: QPointF, radius: float) -> None:
    """Paint the crest on a round piece of its cloth, with an edge that contrasts with a sheet of this theme."""
    painter.setPen(QPen(theme.glow, max(1.5, radius * 0.05)))
    painter.setBrush(colours(game).cloth)
    painter.drawEllipse(centre, radius, radius)
    inner = radius * _WITHIN
    # The sheet is painted often, because confetti falls over it.
    picture = _picture(game, round(2 * inner * painter.device().devicePixelRatioF()))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    square = QRectF(centre.x() - inner, centre.y() - inner, 2 * inner, 2 * inner)
    painter.drawPixmap(square, picture, QRectF(picture.rect()))


@lru_cache(maxsize=4)
def _picture(game: str, side: int) -> QPixmap:
    """The crest on a transparent background; `side` is its size in device pixels."""
    made = QPixmap(side, side)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, game, QRectF(made.rect()))
    painter.end()
    return made
