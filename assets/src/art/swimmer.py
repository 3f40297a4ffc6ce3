"""What a goldfish is made of: a body along a spine, fins of bent rays, scales, patches and eyes.

Places on a body are (s, t): s runs from snout (0) to tail (1), t across it from -1 (belly, or left side seen from
above) to 1 (back, or right side). Angles are degrees from the direction of the tail; positive towards t = 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sin

from geometry import (
    Curve,
    Path,
    Point,
    between,
    bezier,
    blend,
    ellipse,
    follow,
    heading,
    profile,
    smooth,
    spline_points,
)
from sheet import Sheet

_PLACES = (0, 0.01, 0.03, 0.065, 0.11, 0.17, 0.24, 0.32, 0.4, 0.48, 0.56, 0.64, 0.72, 0.8, 0.9, 1)
Knots = Sequence[tuple[float, float]]


class Body:
    """A body: half widths along a spine, towards the back (`up`) and the belly (`low`, the same without it)."""

    def __init__(self, spine: Curve, up: Knots, low: Knots | None = None) -> None:
        self._line = spline_points(spine, 12)
        self._run = [0.0]
        for one, two in pairwise(self._line):
            self._run.append(self._run[-1] + abs(two - one))
        self.length = self._run[-1]
        self._up = profile(up)
        self._low = profile(up if low is None else low)

    def spine(self, s: float) -> Point:
        """A point of the spine."""
        want = max(0.0, min(1.0, s)) * self.length
        i = next((index for index in range(len(self._run) - 1) if want <= self._run[index + 1]), len(self._run) - 2)
        return between(self._line[i], self._line[i + 1], (want - self._run[i]) / (self._run[i + 1] - self._run[i]))

    def way(self, s: float, angle: float = 0) -> Point:
        """A unit vector: the direction of the tail at s, turned by `angle`."""
        step = self.spine(s + 0.02) - self.spine(s - 0.02)
        return step / abs(step) * heading(-angle)

    def at(self, s: float, t: float) -> Point:
        """A place on the body."""
        half = self._up(s) if t > 0 else self._low(s)
        return self.spine(s) + self.way(s, 90) * t * half

    def outline(self) -> Path:
        """The body's edge."""
        there = [self.at(s, 1) for s in _PLACES]
        back = [self.at(s, -1) for s in reversed(_PLACES[1:])]
        return smooth([*there, *back], closed=True)

    def patch(self, *knots: tuple[float, float]) -> Path:
        """A soft patch through places; what leaves the body follows its edge instead."""
        places = [complex(*knot) for knot in knots]
        ring = spline_points([places[-1], *places, places[0], places[1]], 3)[3:-6]
        return smooth([self.at(min(0.995, max(0.004, p.real)), max(-0.98, min(0.98, p.imag))) for p in ring], True)

    def stripe(self, *knots: tuple[float, float]) -> list[Point]:
        """Points of a line through places."""
        return [self.at(p.real, p.imag) for p in spline_points([complex(*knot) for knot in knots], 4)]

    def scales(self, first: float, last: float, columns: int, rows: int, reach: float = 0.86) -> Path:
        """Rows of scales, each a little arc open to the head."""
        made = Path()
        step, high = (last - first) / columns, 2 * reach / rows
        for column in range(columns):
            s = first + step * column
            for row in range(rows + column % 2):
                t = -reach + high * (row + 0.5 - (column % 2) / 2)
                if abs(t) + high / 2 > 0.97:
                    continue
                a, b = self.at(s, t - high / 2), self.at(s, t + high / 2)
                out = self.way(s) * self.length * step * 1.05
                made.move(a).curve(a + out, b + out, b)
        return made


@dataclass(frozen=True)
class Fin:
    """A fin's shapes, from root to tip."""

    edge: Path
    folds: Path
    rays: Path
    root: Point
    reach: float


@dataclass(frozen=True)
class Silk:
    """A fin's colours: at the root, half way and at the tip (with their opacities), and of rays and edge."""

    root: str
    middle: str
    tip: str
    ray: str
    strength: tuple[float, float, float] = (0.96, 0.86, 0.5)
    ray_strength: float = 0.42


def fin(
    base: Curve,
    way: Point,
    sweep: float,
    lengths: Knots,
    bends: tuple[float, float] = (0, 0),
    rays: int = 8,
    notch: float = 0.07,
    wave: float = 0.02,
) -> Fin:
    """A fin whose rays leave `base`, the first towards `way`, the last `sweep` degrees further.

    Args:
        base: points of the root, in the order of the rays.
        way: unit vector of the first ray.
        sweep: degrees from the first ray to the last, positive towards t = 1.
        lengths: (place among the rays 0–1, length) knots.
        bends: degrees by which the first and the last ray bend on their way.
        rays: how many rays.
        notch: how deep the edge is between two rays, in parts of their length.
        wave: how unequal the rays are, in parts of their length.
    """
    line = spline_points(base, 6) if len(base) > 2 else [between(base[0], base[-1], k / 12) for k in range(13)]
    length = profile(lengths)
    seed = abs(line[0]) % 7

    def ray(u: float, part: float = 1) -> tuple[Point, Point, Point, Point]:
        spot = u * (len(line) - 1)
        low = min(int(spot), len(line) - 2)
        root = between(line[low], line[low + 1], spot - low)
        ahead = way * heading(-sweep * u)
        bend = blend(bends[0], bends[1], u)
        long = length(u) * part * (1 + wave * sin(u * 23 + seed))
        tip = root + long * ahead * heading(-bend * 0.55)
        return root, root + long * 0.36 * ahead, tip - long * 0.34 * ahead * heading(-bend * 1.25), tip

    whole = [ray(k / (rays - 1)) for k in range(rays)]
    edge_points: list[Point] = []
    for k in range(rays):
        edge_points.append(whole[k][3])
        if k < rays - 1:
            edge_points.append(ray((k + 0.62) / (rays - 1), 1 - notch * (0.55 + 0.45 * sin(k * 2.7)))[3])
    edge = Path().move(whole[0][0]).curve(*whole[0][1:])
    follow(edge, edge_points)
    last = whole[-1]
    edge.curve(last[2], last[1], last[0])
    follow(edge, list(reversed(line)))
    folds, lines = Path(), Path()
    for k in range(0, rays - 1, 2):
        one, two = whole[k], ray((k + 0.62) / (rays - 1), 1 - notch * 0.8)
        folds.move(one[0]).curve(*one[1:]).line(two[3]).curve(two[2], two[1], two[0]).close()
    for k in range(1, rays - 1):
        root, c1, c2, tip = whole[k]
        side = (c2 - root) * 1j
        thick = side / (abs(side) or 1) * max(0.5, min(1.1, abs(tip - root) / 60))
        end = bezier(root, c1, c2, tip, 0.93)
        lines.move(root - thick).curve(c1 - thick, c2, end).curve(c2 + thick * 0.4, c1 + thick, root + thick).close()
    middle = line[len(line) // 2]
    return Fin(edge.close(), folds, lines, middle, max(abs(r[3] - middle) for r in whole))


def paint_fin(sheet: Sheet, made: Fin, silk: Silk) -> None:
    """Draw a fin."""
    paint = sheet.radial(
        made.root,
        made.reach,
        (0, silk.root, silk.strength[0]),
        (0.5, silk.middle, silk.strength[1]),
        (1, silk.tip, silk.strength[2]),
    )
    sheet.solid(made.edge, paint)
    sheet.solid(made.folds, silk.ray, 0.13)
    sheet.solid(made.rays, silk.ray, silk.ray_strength)
    sheet.line(made.edge, silk.ray, 0.9, 0.6)


def eye(sheet: Sheet, centre: Point, size: float, iris: str = "#e9b949", look: Point = 0) -> None:
    """An eye: iris, pupil and a spark."""
    sheet.solid(ellipse(centre, size), "#2a1a16")
    sheet.solid(ellipse(centre, size * 0.86), iris)
    sheet.solid(ellipse(centre + look * size * 0.2, size * 0.56), "#15100f")
    sheet.solid(ellipse(centre + size * complex(-0.26, -0.3), size * 0.24), "#ffffff", 0.95)
