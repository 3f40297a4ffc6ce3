"""The table top of each game: its colours, which replace those of the theme, and the pictures of its background.

Both are data in `assets/tables/<game>/`: `colours.json` gives tokens of `Theme` for light, dark and the game's own
mood, and folders of these names hold drawings whose names say where they lie; the mood shares those of the dark.
Games without them use the theme's own table, and so do all games in a theme of high contrast.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from cardtable_gui.resources import MissingResourceError, resource
from cardtable_gui.views.kit.look.theme import DARK, Theme, theme_for
from cardtable_gui.views.kit.pictures import art

DRAWN_FOR = (1280.0, 640.0)
"""The table size, in logical pixels, at which a drawing has the size of its view box."""
SCALES = (0.4, 2.4)
MOOD = "mood"
"""The game's own light, which no window has."""
EDGES = ("left", "right", "top", "bottom")
"""Drawings that are repeated along their edge."""
THINGS = ("left-bottom", "right-bottom", "left-top", "right-top", "top-left", "top-right")
"""Drawings of single things: the edge that each lies at, and the end of it where it lies if that is free."""
PARTS = ("ground", "pattern", *EDGES, *THINGS, "light")
"""All drawings a table top may have, in the order of painting.

`ground` and `light` are stretched over the whole table, `pattern` is tiled over it.
"""
_SIZES = (1.0, 0.85, 0.7, 0.55)
"""The shares of its size that a thing may have, where there is no more room."""
_STEPS, _FARTHEST = 120, 0.6
"""A thing is moved along its edge in so many steps, up to this share of the edge."""


def themed(game: str, theme: Theme, wanted: str = "window") -> Theme:
    """The theme of the table of a game, in a window with this theme.

    `wanted`: a value of `settings.TABLE_THEME`. High contrast in the window holds at the table, too. A game without a
    table top of its own has the one of the theme.
    """
    base = _base(theme, wanted)
    moods = _colours(game)
    mood = MOOD if wanted == "game" and not base.high_contrast and MOOD in moods else ""
    if mood:
        base = DARK
    own = moods.get(mood or base.name)
    if own is None:
        return base
    colours: dict[str, Any] = {token: QColor(colour) for token, colour in own.items()}
    return replace(base, name=f"{mood or base.name}-{game}", **colours)


def _base(theme: Theme, wanted: str) -> Theme:
    """The theme with the brightness and contrast that are wanted at the table."""
    dark = {"light": False, "dark": True}.get(wanted, theme.dark)
    high_contrast = theme.high_contrast or wanted == "contrast"
    return (
        theme
        if (dark, high_contrast) == (theme.dark, theme.high_contrast)
        else theme_for(dark=dark, high_contrast=high_contrast)
    )


@lru_cache(maxsize=16)
def _colours(game: str) -> dict[str, dict[str, str]]:
    """The game's colours by mood and token."""
    try:
        file = resource(f"assets/tables/{game}/colours.json")
    except MissingResourceError:
        return {}
    found: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def drawing(game: str, theme: Theme, part: str) -> QSvgRenderer | None:
    """A drawing of a game's table top; None: there is none."""
    folders = ["dark" if theme.dark else "light"]
    if theme.name.startswith(MOOD):
        folders.insert(0, MOOD)
    found = (art.drawing(f"assets/tables/{game}/{folder}/{part}.svg") for folder in folders)
    return next((each for each in found if each is not None), None)


def paint(
    painter: QPainter,
    game: str,
    theme: Theme,
    room: QRectF,
    ratio: float,
    trays: QPainterPath | None = None,
    taken: Iterable[QRectF] = (),
) -> None:
    """Paint the whole background: every pixel of `room` (logical pixels, for this pixel ratio).

    Edges leave out `trays`, so that titles stay legible. Things lie where nothing is `taken`, or not at all.
    """
    drawn = game and not theme.high_contrast
    drawings = {part: drawing(game, theme, part) for part in PARTS} if drawn else {}
    scale = min(max(min(room.width() / DRAWN_FOR[0], room.height() / DRAWN_FOR[1]), SCALES[0]), SCALES[1])
    beside_trays = QPainterPath()
    beside_trays.addRect(room)
    if trays is not None:
        beside_trays.addPath(trays)
    if drawings.get("ground") is None:
        _paint_plain(painter, theme, room)
    lying = list(taken)
    for part, renderer in drawings.items():
        if renderer is None:
            continue
        size = renderer.viewBoxF().size() * scale
        painter.setClipRect(room)
        if part == "pattern":
            painter.drawTiledPixmap(room, art.tile(renderer, size, ratio))
        elif part in EDGES:
            painter.setClipPath(beside_trays)
            paint_edge(painter, art.tile(renderer, size, ratio), part, room)
        elif part in THINGS:
            where = free_place(part, size, room, lying)
            if where is not None:
                lying.append(where)
                painter.setClipRect(where)
                renderer.render(painter, where)
        else:
            renderer.render(painter, room)
    painter.setClipping(False)


def free_place(part: str, size: QSizeF, room: QRectF, taken: Iterable[QRectF]) -> QRectF | None:
    """Where a thing of this size lies: as large as possible, and as near to its end of the edge; None: nowhere."""
    edge, end = part.split("-")
    lying = list(taken)
    for share in _SIZES:
        where = QRectF(room.topLeft(), size * share)
        if "right" in (edge, end):
            where.moveRight(room.right())
        if "bottom" in (edge, end):
            where.moveBottom(room.bottom())
        sign = 1 if end in ("left", "top") else -1
        along = (0.0, sign * room.height()) if edge in ("left", "right") else (sign * room.width(), 0.0)
        for step in range(_STEPS + 1):
            way = step / _STEPS * _FARTHEST
            there = where.translated(along[0] * way, along[1] * way)
            if room.contains(there) and not any(there.intersects(each) for each in lying):
                return there
    return None


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
