"""A goldfish put together: fins behind, body, what lies on it, fins before; and its shadow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from geometry import Path, Point, ellipse, smooth, tapered
from sheet import Sheet
from swimmer import Body, Fin, Knots, Silk, eye, fin, paint_fin


@dataclass(frozen=True)
class Skin:
    """A body's colours: along the back, at the flank and at the belly, and its outline."""

    back: str
    flank: str
    belly: str
    line: str


@dataclass
class Fish:
    """Layers in the order of painting."""

    body: Body
    skin: Skin
    layers: list[Callable[[Sheet], None]] = field(default_factory=list)
    shapes: list[Path] = field(default_factory=list)

    def paint(self, sheet: Sheet) -> None:
        """Draw it."""
        for layer in self.layers:
            layer(sheet)

    def outlines(self) -> list[list[Point]]:
        """Polygons round its parts."""
        return [polygon for shape in self.shapes for polygon in shape.flat(2)]

    def fill(self, path: Path, paint: str, opacity: float = 1) -> None:
        """A patch."""
        self.layers.append(lambda sheet: sheet.solid(path, paint, opacity))

    def line(self, path: Path, paint: str, wide: float, opacity: float = 1) -> None:
        """A line."""
        self.layers.append(lambda sheet: sheet.line(path, paint, wide, opacity))

    def eye(self, centre: Point, size: float, iris: str = "#e9b949", look: Point = 0) -> None:
        """An eye."""
        self.layers.append(lambda sheet: eye(sheet, centre, size, iris, look))

    def wear(self, made: Fin, silk: Silk) -> None:
        """A fin that is already made."""
        self.shapes.append(made.edge)
        self.layers.append(lambda sheet: paint_fin(sheet, made, silk))

    def fin(
        self,
        root: tuple[tuple[float, float], ...],
        angles: tuple[float, float],
        lengths: Knots,
        silk: Silk,
        bends: tuple[float, float] = (0, 0),
        rays: int = 8,
        notch: float = 0.07,
    ) -> None:
        """A fin between places of the body; `angles` of its first and last ray from the direction of the tail."""
        base = [self.body.at(s, t) for s, t in root]
        way = self.body.way(root[0][0], angles[0])
        self.wear(fin(base, way, angles[1] - angles[0], lengths, bends, rays, notch), silk)

    def trunk(self, above: bool = False) -> None:
        """The body itself, lit from the back (from the middle, seen from `above`)."""
        body, skin = self.body, self.skin
        edge = body.outline()
        self.shapes.append(edge)
        one, two = body.at(0.42, 1), body.at(0.42, -1)
        stops: tuple[tuple[float, str], ...]
        if above:
            stops = ((0.0, skin.belly), (0.28, skin.flank), (0.52, skin.back), (0.76, skin.flank), (1.0, skin.belly))
        else:
            stops = ((0.0, skin.back), (0.5, skin.flank), (0.98, skin.belly))
        self.layers.append(lambda sheet: sheet.solid(edge, sheet.linear(one, two, *stops)))

    def rim(self) -> None:
        """The ink line round the body, above its patches."""
        edge = self.body.outline()
        self.line(edge, self.skin.line, 1.5, 0.9)

    def shine(
        self, first: float = 0.16, last: float = 0.72, t: float = 0.5, wide: float = 7, light: float = 0.5
    ) -> None:
        """A soft light along the body."""
        middle = (first + last) / 2
        points = self.body.stripe((first, t), (middle, t * 1.08), (last, t * 0.9))
        self.fill(tapered(points, wide), "#ffffff", light)
        self.fill(tapered(points[2:-4], wide * 0.4), "#ffffff", min(1, light * 1.2))

    def shade(self, depth: float = 0.55, colour: str = "#3a1420", strength: float = 0.16) -> None:
        """The belly in the shade."""
        knots = (
            (0.1, -depth),
            (0.4, -depth * 1.02),
            (0.75, -depth),
            (1, -0.3),
            (1, -1),
            (0.7, -1),
            (0.4, -1),
            (0.1, -1),
        )
        self.fill(self.body.patch(*knots), colour, strength)

    def scale(self, colour: str, strength: float, columns: int = 9, rows: int = 6, first: float = 0.27) -> None:
        """Scales."""
        self.line(self.body.scales(first, 0.93, columns, rows), colour, 0.9, strength)

    def face(self, s: float = 0.1, t: float = 0.16, size: float = 6, iris: str = "#e9b949") -> None:
        """Eye, gill cover and mouth of a fish seen from its side."""
        body = self.body
        gill = body.stripe((0.2, 0.62), (0.255, 0.1), (0.215, -0.62))
        self.fill(tapered(gill, 2.6), self.skin.line, 0.7)
        mouth = [body.at(0.004, -0.1), body.at(0.03, -0.35), body.at(0.055, -0.38)]
        self.line(smooth(mouth), self.skin.line, 1.4, 0.9)
        self.eye(body.at(s, t), size, iris, look=-0.4 + 0.1j)

    def look_up(self, s: float = 0.1, t: float = 0.86, size: float = 4.2, iris: str = "#e9b949") -> None:
        """Both eyes of a fish seen from above, and its nostrils."""
        for side in (-1, 1):
            self.eye(self.body.at(s, t * side), size, iris, look=0.3 * self.body.way(s, 90) * side)
            self.fill(ellipse(self.body.at(0.035, 0.42 * side), 0.9), self.skin.line, 0.7)
