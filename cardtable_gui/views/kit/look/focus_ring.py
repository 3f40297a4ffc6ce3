"""The focus ring: the line around what has the keyboard. Its width and shape stand here, its colour in the theme.

It lies around what is painted, or along the inner edge of a widget that leaves no room around. Standard widgets have
it as their border, by the style sheet.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable_gui.views.kit.look.theme import Space, Theme

WIDTH: Final = 3
"""In logical pixels, as everything here."""
GAP: Final = 1
"""Between a ring and what it lies around."""
ROOM: Final = WIDTH + GAP
"""What a ring needs around a thing."""
HALO: Final = 1.2
"""Width of the contrasting lines on both sides, where a ring must be visible on any background."""
_INNER: Final = 2
"""Width of the contrasting line inside a border of the accent colour."""


def paint_around(painter: QPainter, theme: Theme, thing: QRectF, radius: float, *, haloed: bool = False) -> None:
    """Paint the ring around a thing with rounded corners; `haloed`: on the table top."""
    out = GAP + WIDTH / 2
    line = thing.adjusted(-out, -out, out, out)
    if haloed:
        paint_haloed(painter, theme, line, radius + out)
    else:
        _draw(painter, theme.focus, WIDTH, line, radius + out)


def paint_inside(painter: QPainter, theme: Theme, area: QRectF, radius: float) -> None:
    """Paint the ring along the inner edge of an area."""
    inset = WIDTH / 2
    _draw(painter, theme.focus, WIDTH, area.adjusted(inset, inset, -inset, -inset), radius)


def paint_haloed(
    painter: QPainter,
    theme: Theme,
    line: QRectF,
    radius: float,
    *,
    width: float = WIDTH,
    halo: float = HALO,
    dashed: bool = False,
    colour: QColor | None = None,
) -> None:
    """Paint a line that is visible on any background, by default in the ring's colour, centred on `line`."""
    _draw(painter, theme.focus_edge, width + 2 * halo, line, radius)
    _draw(painter, theme.focus if colour is None else colour, width, line, radius, dashed=dashed)


def paint_contrast(painter: QPainter, colour: QColor, area: QRectF, radius: float) -> None:
    """Paint a line inside the ring that is the border of this area: the area has nearly the ring's colour."""
    inset = WIDTH + _INNER / 2
    _draw(painter, colour, _INNER, area.adjusted(inset, inset, -inset, -inset), radius)


def inset(space: int) -> int:
    """How far text lies from a ring along the edge of its area, which is to be a hair's breadth and this space away."""
    return space + Space.HAIR - WIDTH


def border(theme: Theme, down: int, across: int, usual: int) -> str:
    """The style sheet's rules for the ring as border of a control that has this padding and border in pixels.

    The control keeps its size if it has padding enough.
    """
    more = WIDTH - usual
    padding = f"{max(0, down - more)}px {max(0, across - more)}px"
    return f"border: {WIDTH}px solid {theme.focus.name()}; padding: {padding}"


def colour(theme: Theme) -> str:
    """The ring's colour for a border that is as wide as the ring anyway."""
    return f"border-color: {theme.focus.name()}"


def _draw(
    painter: QPainter, colour: QColor, width: float, line: QRectF, radius: float, *, dashed: bool = False
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
    painter.drawRoundedRect(line, radius, radius)
