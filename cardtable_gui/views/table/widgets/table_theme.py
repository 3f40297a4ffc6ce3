"""The table top of each game: its colours, which replace those of the theme, and the pictures of its background.

Both are data in `assets/tables/<game>/`: `colours.json` gives tokens of `Theme` for light and dark, and the folders
`light` and `dark` hold drawings whose names say where they lie. Games without them use the theme's own table, and so do
all games in a theme of high contrast.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient

from cardtable_gui.resources import MissingResourceError, resource
from cardtable_gui.views.kit.look.theme import Theme
from cardtable_gui.views.kit.pictures import art

DRAWN_FOR = (1280.0, 640.0)
"""The table size, in logical pixels, at which a drawing has the size of its view box."""
SCALES = (0.4, 2.4)
EDGES = ("left", "right", "top", "bottom")
"""Drawings that are repeated along their edge."""
CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")
PARTS = ("ground", "pattern", *EDGES, *CORNERS, "light")
"""All drawings a table top may have, in the order of painting.

`ground` and `light` are stretched over the whole table, `pattern` is tiled over it.
"""


def themed(game: str, theme: Theme) -> Theme:
    """The theme with the game's own table top; unchanged if the game has none."""
    own = _colours(game).get(theme.name)
    if own is None:
        return theme
    colours: dict[str, Any] = {token: QColor(colour) for token, colour in own.items()}
    return replace(theme, name=f"{theme.name}-{game}", **colours)


@lru_cache(maxsize=16)
def _colours(game: str) -> dict[str, dict[str, str]]:
    """The game's colours by theme and token."""
    try:
        file = resource(f"assets/tables/{game}/colours.json")
    except MissingResourceError:
        return {}
    found: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def paint(
    painter: QPainter, game: str, theme: Theme, room: QRectF, ratio: float, trays: QPainterPath | None = None
) -> None:
    """Paint the whole background: every pixel of `room` (logical pixels, for this pixel ratio).

    `trays`: drawings along the edges and in the corners leave these out, so that titles stay legible.
    """
    drawn = game and not theme.high_contrast
    folder = f"assets/tables/{game}/{'dark' if theme.dark else 'light'}"
    drawings = {part: art.drawing(f"{folder}/{part}.svg") for part in PARTS} if drawn else {}
    scale = min(max(min(room.width() / DRAWN_FOR[0], room.height() / DRAWN_FOR[1]), SCALES[0]), SCALES[1])
    beside_trays = QPainterPath()
    beside_trays.addRect(room)
    if trays is not None:
        beside_trays.addPath(trays)
    if drawings.get("ground") is None:
        _paint_plain(painter, theme, room)
    for part, renderer in drawings.items():
        if renderer is None:
            continue
        if part in EDGES or part in CORNERS:
            painter.setClipPath(beside_trays)
        else:
            painter.setClipRect(room)
        size = renderer.viewBoxF().size() * scale
        if part == "pattern":
            painter.drawTiledPixmap(room, art.tile(renderer, size, ratio))
        elif part in EDGES:
            paint_edge(painter, art.tile(renderer, size, ratio), part, room)
        elif part in CORNERS:
            where = QRectF(room.topLeft(), size)
            if "bottom" in part:
                where.moveBottom(room.bottom())
            if "right" in part:
                where.moveRight(room.right())
            renderer.render(painter, where)
        else:
            renderer.render(painter, room)
    painter.setClipping(False)


def _paint_plain(painter: QPainter, theme: Theme, room: QRectF) -> None:
    """Paint one colour, a little darker towards the edges."""
    light = QRadialGradient(room.center(), max(room.width(), room.height()) * 0.72)
    light.setColorAt(0.0, theme.surface)
    light.setColorAt(0.45, theme.surface)
    light.setColorAt(1.0, theme.surface_deep)
    painter.fillRect(room, light)


def paint_edge(painter: QPainter, piece: QPixmap, edge: str, room: QRectF) -> None:
    """Paint copies of a drawing side by side along an edge, symmetric to its middle."""
    where, size = QRectF(room), piece.deviceIndependentSize()
    if edge in ("top", "bottom"):
        where.setHeight(size.height())
        start = QPointF(-(room.width() - size.width()) / 2 % size.width(), 0)
    else:
        where.setWidth(size.width())
        start = QPointF(0, -(room.height() - size.height()) / 2 % size.height())
    if edge == "bottom":
        where.moveBottom(room.bottom())
    if edge == "right":
        where.moveRight(room.right())
    painter.drawTiledPixmap(where, piece, start)
