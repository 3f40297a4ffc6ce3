"""Points, curves and paths of the drawings. A point is a complex number, x to the right and y down.

Numbers are rounded in two steps, so that the last bit of a sine, which differs between machines, never shows in a file.
"""

from __future__ import annotations

from cmath import exp
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import cos, pi, radians, sin
from typing import Any

Point = complex
Curve = Sequence[Point]


def number(value: float, digits: int = 1) -> str:
    """A number as short as it can be written."""
    text = f"{round(round(value, 6), digits) + 0.0:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    if text in {"-0", ""}:
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def polar(radius: float, angle: float) -> Point:
    """The point at a distance and an angle from the origin: degrees, 0 is up, clockwise."""
    return complex(radius * sin(radians(angle)), -radius * cos(radians(angle)))


def heading(degrees: float) -> Point:
    """A unit vector: degrees, 0 is to the right, clockwise on the screen."""
    return exp(1j * radians(degrees))


def blend(one: float, two: float, part: float) -> float:
    """From `one` (part 0) to `two` (part 1)."""
    return one + (two - one) * part


def between(one: Point, two: Point, part: float) -> Point:
    """A point on the line from `one` to `two`."""
    return one + (two - one) * part


class Path:
    """The data of an SVG path, built of lines and cubic curves."""

    def __init__(self) -> None:
        self._steps: list[tuple[str, tuple[Point, ...]]] = []

    def move(self, to: Point) -> Path:
        """Begin a part."""
        self._steps.append(("M", (to,)))
        return self

    def line(self, *to: Point) -> Path:
        """Straight lines."""
        self._steps += [("L", (point,)) for point in to]
        return self

    def curve(self, first: Point, second: Point, to: Point) -> Path:
        """A cubic curve."""
        self._steps.append(("C", (first, second, to)))
        return self

    def close(self) -> Path:
        """Close the part."""
        self._steps.append(("Z", ()))
        return self

    def add(self, other: Path) -> Path:
        """Append another path's parts."""
        self._steps += other._steps
        return self

    def mapped(self, change: Callable[[Point], Point]) -> Path:
        """The path with all its points changed."""
        made = Path()
        made._steps = [(kind, tuple(change(point) for point in points)) for kind, points in self._steps]
        return made

    def moved(self, by: Point = 0, turn: float = 0, scale: float = 1) -> Path:
        """The path scaled, turned (degrees, clockwise) about the origin, then moved."""
        factor = scale * heading(turn)
        return self.mapped(lambda point: point * factor + by)

    def mirrored(self) -> Path:
        """The path with left and right exchanged about x = 0."""
        return self.mapped(lambda point: complex(-point.real, point.imag))

    def flat(self, each: int = 3) -> list[list[Point]]:
        """The parts as polygons: `each` points for a curve."""
        made: list[list[Point]] = []
        for kind, points in self._steps:
            if kind == "M":
                made.append([points[0]])
            elif kind == "L":
                made[-1].append(points[0])
            elif kind == "C":
                start = made[-1][-1]
                first, second, to = points
                made[-1] += [bezier(start, first, second, to, step / each) for step in range(1, each + 1)]
        return made

    @property
    def d(self) -> str:
        """The path data, in short relative steps that do not gather rounding errors."""
        parts: list[str] = []
        here = start = (0, 0)
        for kind, points in self._steps:
            if kind == "Z":
                parts.append("z")
                here = start
                continue
            tenths = [(_tenths(point.real), _tenths(point.imag)) for point in points]
            steps = [value - here[axis] for pair in tenths for axis, value in enumerate(pair)]
            here = tenths[-1]
            if kind == "M":
                start = here
            parts.append(kind.lower() + _joined(steps))
        text = "".join(parts)
        return "M" + text[1:] if text.startswith("m") else text


def _tenths(value: float) -> int:
    return round(round(value * 10, 5))


def _joined(steps: Sequence[int]) -> str:
    text = ""
    for step in steps:
        piece = number(step / 10)
        text += piece if not text or piece.startswith("-") else " " + piece
    return text


def traced(commands: Iterable[Sequence[Any]], put: Callable[[float, float], Point]) -> Path:
    """An outline as the extracted fonts keep it: a letter (M, L, C or Z) and numbers each; `put` places a point."""
    made = Path()
    for kind, *values in commands:
        points = [put(*pair) for pair in zip(values[::2], values[1::2], strict=True)]
        match kind:
            case "M":
                made.move(*points)
            case "L":
                made.line(*points)
            case "C":
                made.curve(*points)
            case _:
                made.close()
    return made


def polyline(points: Curve, closed: bool = False) -> Path:
    """Straight lines through points."""
    made = Path().move(points[0]).line(*points[1:])
    return made.close() if closed else made


def _tangents(points: Curve, closed: bool) -> list[Point]:
    count = len(points)
    if closed:
        return [(points[(i + 1) % count] - points[i - 1]) / 2 for i in range(count)]
    inner = [(points[i + 1] - points[i - 1]) / 2 for i in range(1, count - 1)]
    return [points[1] - points[0], *inner, points[-1] - points[-2]]


def _limited(tangent: Point, gap: float) -> Point:
    length = abs(tangent)
    return tangent if length <= gap * 1.6 or length == 0 else tangent / length * gap * 1.6


def smooth(points: Curve, closed: bool = False) -> Path:
    """A soft curve through points."""
    made = Path().move(points[0])
    follow(made, points, closed)
    return made.close() if closed else made


def follow(path: Path, points: Curve, closed: bool = False) -> Path:
    """Continue a path, which stands on the first point, softly through the others."""
    tangents = _tangents(points, closed)
    count = len(points)
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        gap = abs(points[j] - points[i])
        path.curve(
            points[i] + _limited(tangents[i], gap) / 3,
            points[j] - _limited(tangents[j], gap) / 3,
            points[j],
        )
    return path


def ellipse(centre: Point, across: float, high: float | None = None, turn: float = 0) -> Path:
    """An ellipse of half axes `across` and `high` (a circle without it), turned by degrees."""
    other = across if high is None else high
    kappa = 0.5523
    made = Path().move(across + 0j)
    for quarter in range(4):
        spin = 1j**quarter
        one, two = (across, other) if quarter % 2 == 0 else (other, across)
        made.curve((one + 1j * two * kappa) * spin, (one * kappa + 1j * two) * spin, 1j * two * spin)
    return made.close().moved(centre, turn)


def blob(centre: Point, radius: float, wobble: float, seed: int, knots: int = 10) -> Path:
    """A circle drawn by a steady hand: `wobble` is the part of the radius that it strays."""
    points = []
    for index in range(knots):
        stray = sin(seed * 1.7 + index * 2.4) * 0.6 + sin(seed * 3.1 + index * 4.9) * 0.4
        points.append(centre + polar(radius * (1 + wobble * stray), 360 * index / knots))
    return smooth(points, closed=True)


def arc(centre: Point, radius: float, start: float, end: float, squash: float = 1) -> Path:
    """A part of a circle between two angles (0 is up, clockwise), `squash` as high as wide."""
    steps = max(1, round(abs(end - start) / 45))
    swing = (end - start) / steps
    reach = 4 / 3 * sin(radians(swing) / 4) / cos(radians(swing) / 4) * radius

    def place(point: Point) -> Point:
        return centre + complex(point.real, point.imag * squash)

    made = Path().move(place(polar(radius, start)))
    for index in range(steps):
        one, two = start + swing * index, start + swing * (index + 1)
        first = polar(radius, one) + polar(reach, one + 90)
        second = polar(radius, two) - polar(reach, two + 90)
        made.curve(place(first), place(second), place(polar(radius, two)))
    return made


def tapered(points: Curve, wide: float, end: float = 0) -> Path:
    """A brush stroke along points: `wide` in the middle, thin at both ends (`end` at the last)."""
    tangents = _tangents(points, closed=False)
    last = len(points) - 1
    left, right = [], []
    for index, (point, tangent) in enumerate(zip(points, tangents, strict=True)):
        part = index / last
        half = wide / 2 * max(sin(pi * min(1, part * 0.9 + 0.1)), end * part)
        normal = tangent / (abs(tangent) or 1) * 1j
        left.append(point + normal * half)
        right.append(point - normal * half)
    return smooth([points[0], *left[1:], *reversed(right[1:])], closed=True)


def bezier(p0: Point, p1: Point, p2: Point, p3: Point, part: float) -> Point:
    """A point on a cubic curve."""
    rest = 1 - part
    return rest**3 * p0 + 3 * rest**2 * part * p1 + 3 * rest * part**2 * p2 + part**3 * p3


def spline_points(points: Curve, each: int = 8) -> list[Point]:
    """Points close to each other on the soft curve through `points`."""
    tangents = _tangents(points, closed=False)
    made = [points[0]]
    for (one, two), (start, end) in zip(pairwise(points), pairwise(tangents), strict=True):
        made += [bezier(one, one + start / 3, two - end / 3, two, step / each) for step in range(1, each + 1)]
    return made


def profile(knots: Sequence[tuple[float, float]]) -> Callable[[float], float]:
    """A soft function through (place, value) knots that never overshoots between two of them."""
    xs = [x for x, _ in knots]
    ys = [y for _, y in knots]
    slopes = [(y2 - y1) / (x2 - x1) for (x1, y1), (x2, y2) in pairwise(knots)]
    lean = [slopes[0]]
    for one, two in pairwise(slopes):
        lean.append(0.0 if one * two <= 0 else 2 * one * two / (one + two))
    lean.append(slopes[-1])

    def value(x: float) -> float:
        if x <= xs[0]:
            return ys[0]
        if x >= xs[-1]:
            return ys[-1]
        i = next(index for index in range(len(xs) - 1) if x <= xs[index + 1])
        wide = xs[i + 1] - xs[i]
        t = (x - xs[i]) / wide
        return (
            (2 * t**3 - 3 * t**2 + 1) * ys[i]
            + (t**3 - 2 * t**2 + t) * wide * lean[i]
            + (3 * t**2 - 2 * t**3) * ys[i + 1]
            + (t**3 - t**2) * wide * lean[i + 1]
        )

    return value


def clipped(points: Curve, region: Curve) -> list[Point]:
    """The part of a closed polygon inside a convex one (given clockwise on the screen)."""
    made = list(points)
    for one, two in zip(region, [*region[1:], region[0]], strict=True):
        edge = two - one
        source, made = made, []
        for here, there in zip(source, [*source[1:], *source[:1]], strict=True):
            a = (edge.conjugate() * (here - one)).imag
            b = (edge.conjugate() * (there - one)).imag
            if a >= 0:
                made.append(here)
            if a * b < 0:
                made.append(here + (there - here) * (a / (a - b)))
    return made
