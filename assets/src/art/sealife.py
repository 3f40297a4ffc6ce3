"""What sea fish have beyond goldfish: coats shaded from back to belly, bands, long rays, eyes with life in them."""

from __future__ import annotations

from dataclasses import dataclass

from fish import Fish
from geometry import Curve, Path, Point, between, bezier, ellipse, follow, heading, smooth, spline_points, tapered
from sheet import Stop, mixed
from swimmer import Body, Knots

INK = "#0b1740"
Places = tuple[tuple[float, float], ...]


def band(body: Body, front: Places, back: Places) -> Path:
    """The part of a body between two lines that run from the back to the belly."""
    there, again = [body.at(*place) for place in front], [body.at(*place) for place in back]
    made = Path().move(there[0])
    follow(made, there)
    made.line(again[-1])
    follow(made, list(reversed(again)))
    return made.close()


def strip(body: Body, first: float, last: float, up: Knots, low: Knots, steps: int = 14) -> Path:
    """The part of a body between two lines along it, given as (part of the way, t) knots."""

    def line(knots: Knots) -> list[Point]:
        points = spline_points(
            [complex(first + (last - first) * part, t) for part, t in knots], steps // (len(knots) - 1)
        )
        return [body.at(p.real, p.imag) for p in points]

    return smooth([*line(up), *reversed(line(low))], closed=True)


def feather(root: Point, angle: float, long: float, bend: float, bands: int = 0) -> tuple[list[Point], Path]:
    """A single ray as points along it, and `bands` marks across it; degrees clockwise from the right."""
    ahead = heading(angle)
    tip = root + long * ahead * heading(bend * 0.55)
    line = [
        bezier(root, root + 0.36 * long * ahead, tip - 0.34 * long * ahead * heading(bend * 1.25), tip, k / 6)
        for k in range(7)
    ]
    marks = Path()
    for k in range(1, bands + 1):
        spot = _along(line, k / (bands + 0.7))
        marks.add(ellipse(spot, 1.9 * (1 - 0.4 * k / bands), 2.6 * (1 - 0.3 * k / bands), angle + bend * k / bands))
    return line, marks


def _along(line: Curve, part: float) -> Point:
    place = part * (len(line) - 1)
    low = min(int(place), len(line) - 2)
    return between(line[low], line[low + 1], place - low)


@dataclass
class Seafish(Fish):
    """A fish of the sea; layers as in `Fish`."""

    def lit(self, path: Path, start: Point, end: Point, *stops: Stop) -> None:
        """A shape shaded from a point to another."""
        self.layers.append(lambda sheet: sheet.solid(path, sheet.linear(start, end, *stops)))

    def glow(self, path: Path, centre: Point, radius: float, *stops: Stop) -> None:
        """A shape shaded from a point outwards."""
        self.layers.append(lambda sheet: sheet.solid(path, sheet.radial(centre, radius, *stops)))

    def part(self, path: Path, paint: str, line: str | None = None, wide: float = 1.3) -> None:
        """A part that counts for the fish's outline."""
        self.shapes.append(path)
        self.fill(path, paint)
        if line:
            self.line(path, line, wide, 0.9)

    def coat(self, *stops: Stop, s: float = 0.42) -> None:
        """The body, coloured from the back to the belly."""
        edge = self.body.outline()
        self.shapes.append(edge)
        self.lit(edge, self.body.at(s, 1), self.body.at(s, -1), *stops)

    def round_off(self, light: str = "#ffffff", dark: str = INK, strength: float = 0.14) -> None:
        """Depth: shade that gathers at the belly and behind the head, light that lies along the back."""
        body = self.body
        for depth in (-0.45, -0.7):
            low = ((0, -0.99), (0.5, -0.985), (1, -0.99))
            self.fill(strip(body, 0.04, 0.99, ((0, depth * 0.8), (0.5, depth), (1, depth * 0.7)), low), dark, strength)
        for top, wide in ((0.86, 0.34), (0.78, 0.16)):
            up = ((0, top - 0.12), (0.4, top), (1, top - 0.2))
            low = ((0, top - 0.16), (0.4, top - wide), (1, top - 0.24))
            self.fill(strip(body, 0.1, 0.86, up, low), light, strength * 1.25)

    def bands(self, *edges: tuple[Places, Places], paint: str, rim: str | None = None, opacity: float = 1) -> None:
        """Bands across the body with their rims."""
        for front, back in edges:
            shape = band(self.body, front, back)
            self.fill(shape, paint, opacity)
            if rim:
                self.line(smooth([self.body.at(*place) for place in front]), rim, 1.6, 0.9)
                self.line(smooth([self.body.at(*place) for place in back]), rim, 1.6, 0.9)

    def dots(self, places: Places, size: float, paint: str, opacity: float = 1) -> None:
        """Spots on the body."""
        made = Path()
        for s, t in places:
            made.add(ellipse(self.body.at(s, t), size))
        self.fill(made, paint, opacity)

    def gill(self, s: float, bow: float = 0.05, top: float = 0.6, low: float = -0.66, opacity: float = 0.6) -> None:
        """The gill cover's edge, with a light behind it."""
        body = self.body
        self.fill(tapered(body.stripe((s - bow, top), (s, 0), (s - bow * 0.9, low)), 2.8), self.skin.line, opacity)
        self.fill(
            tapered(body.stripe((s - bow + 0.018, top * 0.9), (s + 0.018, 0), (s - bow * 0.9 + 0.018, low * 0.9)), 1.6),
            "#ffffff", opacity * 0.5,
        )  # fmt: skip

    def mouth(self, *places: tuple[float, float], wide: float = 1.6) -> None:
        """The mouth's line."""
        self.line(smooth([self.body.at(*place) for place in places]), self.skin.line, wide, 0.95)

    def gaze(self, at: Point, size: float, iris: str = "#f2c14e", look: Point = -0.22 + 0.04j) -> None:
        """A bright eye: a ring, an iris lit from below, a deep pupil and two sparks."""
        self.fill(ellipse(at, size), INK)
        deep = mixed(iris, "#3a1c08", 0.55)
        self.glow(ellipse(at, size * 0.86), at + size * (0.1 + 0.5j), size * 1.2, (0, mixed(iris, "#ffffff", 0.55)),
                  (0.45, iris), (1, deep))  # fmt: skip
        self.fill(ellipse(at + look * size * 0.5, size * 0.54), "#070b1f")
        self.fill(ellipse(at + size * (-0.3 - 0.32j), size * 0.24), "#ffffff")
        self.fill(ellipse(at + size * (0.26 + 0.34j), size * 0.12), "#ffffff", 0.75)

    def brush(self, points: Curve, wide: float, paint: str, opacity: float = 1, end: float = 0) -> None:
        """A brush stroke."""
        self.fill(tapered(points, wide, end), paint, opacity)
