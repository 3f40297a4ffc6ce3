"""Paper, water and numerals of the goldfish stall."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin

import serif
from geometry import Path, Point, arc, blob, clipped, ellipse, polar, polyline, smooth
from sheet import Sheet, mixed, rounded

WIDE, HIGH = 250, 350
POOL = 130 + 190j
REACH = 103

# Water from the shallow (1) to the deep (13): in the middle and at the rim.
_WATER = (
    ("#eaf5ec", "#bfe0d3"),
    ("#d8efee", "#98cdd0"),
    ("#c3e3ec", "#74b3ca"),
    ("#a9d2e6", "#5596bd"),
    ("#8fbcdd", "#3c74a9"),
    ("#749fcd", "#2c5590"),
)


@dataclass(frozen=True)
class Mood:
    """The colours of one card."""

    paper: tuple[str, str]
    edge: str
    fibre: str
    ink: str
    shallow: str
    deep: str
    ring: str
    shadow: str


def mood(part: float, depth: float) -> Mood:
    """Paper by day; the numeral's ink darkens with `part`, the water with `depth` (both 0 to 1)."""
    place = depth * (len(_WATER) - 1)
    low = min(int(place), len(_WATER) - 2)
    shallow = mixed(_WATER[low][0], _WATER[low + 1][0], place - low)
    deep = mixed(_WATER[low][1], _WATER[low + 1][1], place - low)
    ink = mixed("#1d5a55", "#1b2c5e", part)
    shadow = mixed(mixed(shallow, deep, 0.75), "#12304a", 0.2)
    return Mood(("#fdf8ec", "#f4e9d2"), "#bda878", "#c9b98f", ink, shallow, deep, "#ffffff", shadow)


NIGHT = Mood(("#263a68", "#131d3d"), "#e2b95c", "#e9c879", "#f7d98c", "#4a6aa6", "#1c2f5e", "#f2cf82", "#14224a")
"""The rarest fish swims at night, on indigo paper flecked with gold."""


def ground(sheet: Sheet, colours: Mood) -> None:
    """The card: paper with its fibres, and an edge."""
    paint = sheet.linear(0j, complex(90, HIGH), (0, colours.paper[0]), (1, colours.paper[1]))
    sheet.solid(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), paint)
    fibres = Path()
    for index in range(18):
        start = complex(20 + (index * 83.7) % 206, 20 + (index * 137.3) % 306)
        way = polar(3 + index % 3 * 1.6, index * 67.0)
        fibres.move(start).curve(
            start + way, start + way + polar(5, index * 67.0 + 60), start + way + polar(7, index * 67.0 + 130)
        )
    sheet.line(fibres, colours.fibre, 0.8, 0.24 if colours is not NIGHT else 0.1)
    sheet.line(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), colours.edge, 1.8)


def flecks(sheet: Sheet, colour: str) -> None:
    """Torn gold leaf."""
    made = Path()
    for index in range(64):
        centre = complex(12 + (index * 97.3) % 226, 11 + (index * 61.9 + index // 3 * 29) % 328)
        if abs(centre - POOL) < REACH + 9 or (centre.real < 76 and centre.imag < 92):
            continue
        if centre.real > 190 and centre.imag > 285:
            continue
        size = 1.1 + (index * 7 % 5) * 0.6
        corners = [
            centre + polar(size * (0.7 + 0.5 * abs(sin(index + k * 1.9))), 72.0 * k + index * 31) for k in range(5)
        ]
        made.move(corners[0]).line(*corners[1:]).close()
    sheet.solid(made, colour, 0.9)


def moon(sheet: Sheet) -> None:
    """A ring of gold round the basin."""
    sheet.line(blob(POOL, REACH + 4, 0.004, 2, 14), NIGHT.edge, 2.6, 0.9)
    sheet.line(blob(POOL, REACH + 8.5, 0.004, 7, 14), NIGHT.edge, 0.9, 0.7)


def water(sheet: Sheet, colours: Mood, seed: int) -> None:
    """A basin of water, laid on in two washes whose rims have dried darker."""
    wash = blob(POOL, REACH, 0.012, seed, 14)
    sheet.solid(blob(POOL + (2 + 2j), REACH + 2, 0.02, seed + 5, 14), colours.deep, 0.28)
    paint = sheet.radial(
        POOL - 18 - 30j,
        REACH * 1.36,
        (0, colours.shallow),
        (0.5, mixed(colours.shallow, colours.deep, 0.42)),
        (1, colours.deep),
    )
    sheet.solid(wash, paint)
    sheet.line(wash, mixed(colours.deep, "#12304a", 0.35), 1.3, 0.55)


def shadow(sheet: Sheet, colours: Mood, shapes: list[list[Point]]) -> None:
    """Shadows of polygons on the ground of the basin, and nowhere else."""
    basin = [POOL + polar(REACH - 1.5, 10 * step) for step in range(36)]
    for shape in shapes:
        inside = clipped(shape, basin)
        if len(inside) > 2:
            sheet.solid(polyline(inside, closed=True), colours.shadow)


def rings(sheet: Sheet, colours: Mood, centre: Point, radii: tuple[float, ...]) -> None:
    """Rings on the water, as far as the basin goes, and glints of light."""
    made = Path()
    for number, radius in enumerate(radii):
        room = REACH - 5 - abs(centre - POOL)
        if radius < room:
            made.add(blob(centre, radius, 0.006, number + 3, 12))
            continue
        run: list[Point] = []
        for step in range(73):
            point = centre + polar(radius, step * 5 + 90)
            if abs(point - POOL) < REACH - 5:
                run.append(point)
            elif run:
                _soft(made, run)
                run = []
        _soft(made, run)
    sheet.line(made, colours.ring, 1.5, 0.6 if colours is not NIGHT else 0.4)
    glints = Path()
    for index in range(7):
        angle = index * 51.0 + 200 + 9 * sin(index * 2.0)
        glints.add(arc(POOL, REACH - 8 - index % 3 * 5, angle, angle + 7 + index % 3 * 4))
    sheet.line(glints, colours.ring, 2.2, 0.7 if colours is not NIGHT else 0.5)


def _soft(made: Path, run: list[Point]) -> None:
    if len(run) > 3:
        made.add(smooth(run[::2]))


def bubbles(sheet: Sheet, colours: Mood, count: int) -> None:
    """A bubble at the lower edge for each copy in the box."""
    for index in range(count):
        centre = complex(24 + 15.5 * index, 327)
        sheet.solid(ellipse(centre, 5.4), colours.deep, 0.85)
        sheet.line(ellipse(centre, 5.4), colours.ink, 1.5)
        sheet.line(arc(centre, 3, -80, 0), "#ffffff", 1.3, 0.95)


def index(sheet: Sheet, colours: Mood, text: str) -> None:
    """The numeral, large at the top left and smaller, turned round, at the bottom right."""
    sheet.begin_named("index")
    sheet.fill(serif.outline(text, 39.5, 17, 60, 53), colours.ink)
    sheet.end()
    small = serif.outline(text, 30, 17, 35, 36)
    sheet.fill(small.moved(turn=180).moved(complex(WIDE, HIGH)), colours.ink)


def weed(sheet: Sheet, centre: Point, size: float, turn: float) -> None:
    """Three leaves of duckweed."""
    for k in range(3):
        leaf = ellipse(centre + polar(size * 0.8, turn + 120 * k), size * 0.92, size * 0.74, turn + 120 * k + 90)
        sheet.solid(leaf.moved(1.4 + 2j), "#2d5a5a", 0.16)
        sheet.solid(leaf, "#7fb069")
        sheet.line(leaf, "#4c7a45", 0.9, 0.8)
        sheet.line(Path().move(centre).line(centre + polar(size * 1.3, turn + 120 * k)), "#c8e0a8", 0.8, 0.8)


def petal(sheet: Sheet, centre: Point, size: float, turn: float) -> None:
    """A fallen blossom's petal."""
    made = Path().move(0j).curve(-0.9 - 0.3j, -0.8 - 1.4j, -0.2 - 1.6j).line(0 - 1.36j, 0.2 - 1.6j)
    made.curve(0.8 - 1.4j, 0.9 - 0.3j, 0j).close()
    shape = made.moved(centre, turn, size)
    sheet.solid(shape.moved(1.5 + 2.2j), "#1d3550", 0.16)
    sheet.solid(shape, "#fbd6da")
    sheet.line(shape, "#d98a98", 0.8, 0.8)


def maple(sheet: Sheet, centre: Point, size: float, turn: float) -> None:
    """A red maple leaf."""
    made = Path()
    tips = []
    for k, angle in enumerate((-125, -78, -36, 0, 36, 78, 125)):
        long = (0.6, 0.9, 1.05, 1.2, 1.05, 0.9, 0.6)[k]
        tips += [polar(0.42, angle - 20), polar(long, angle)]
    tips.append(polar(0.42, 145))
    made.move(tips[0]).line(*tips[1:]).close()
    veins = Path()
    for angle in (-78, -36, 0, 36, 78):
        veins.move(0j).line(polar(0.8, angle))
    veins.move(0j).line(0.1 + 0.8j)
    sheet.solid(made.moved(centre + 1.5 + 2.2j, turn, size), "#1d3550", 0.16)
    sheet.solid(made.moved(centre, turn, size), "#d9552b")
    sheet.line(veins.moved(centre, turn, size), "#8a2a12", 0.9, 0.8)
