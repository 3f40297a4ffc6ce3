"""What lies beside the headline of a result: fans for who won, the moon over pampas grass for who lost."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from geometry import Path, Point, arc, ellipse, polar, polyline, smooth, tapered
from sheet import Sheet

WIDE, HIGH = 320, 200
"""The canvas of each drawing: one lies left of a headline, the other right of it."""
_GOLD, _LEAF, _DARK, _PAPER = "#e8bf5a", "#f7e2a0", "#8c6220", "#f8f1de"
_RIBS = 11
_SPREAD = 64.0
"""Half the angle of an open fan, in degrees."""


def drawings() -> dict[str, str]:
    """Every file below `results/`, with its content."""
    return {
        "won-left.svg": _fans(mirror=False),
        "won-right.svg": _fans(mirror=True),
        "lost-left.svg": _moon(),
        "lost-right.svg": _grass(),
    }


def _fans(*, mirror: bool) -> str:
    """Two open fans, one behind the other, with a knotted cord and gold leaf in the air."""
    sheet = Sheet(WIDE, HIGH)
    sheet.begin(complex(WIDE if mirror else 0, 0), mirror=mirror)
    _fan(sheet, complex(96, 190), 150, -38, ("#b8402f", "#7f1f1c"), _GOLD)
    _fan(sheet, complex(168, 194), 126, 6, (_PAPER, "#e3d2a6"), "#b8402f")
    _cord(sheet, complex(168, 194))
    chance = Random(5)
    for _ in range(26):
        spot = complex(chance.uniform(8, WIDE - 8), chance.uniform(6, HIGH * 0.62))
        side = chance.uniform(2.2, 5.4)
        flake = polyline(
            [spot + polar(side, turn + chance.uniform(-16, 16)) for turn in (0, 90, 180, 270)], closed=True
        )
        sheet.solid(flake, _LEAF, chance.uniform(0.45, 0.95))
    sheet.end()
    return sheet.text


def _fan(sheet: Sheet, pivot: Point, long: float, turn: float, paper: tuple[str, str], band: str) -> None:
    """An open fan: pleated paper on ribs, a band along its edge, and the sun on it."""
    low, start, end = 0.42 * long, turn - _SPREAD, turn + _SPREAD

    def leaf(inner: float, outer: float, first: float, last: float) -> Path:
        count = max(2, round((last - first) / 4))
        steps = [first + (last - first) * part / count for part in range(count + 1)]
        points = [pivot + polar(outer, angle) for angle in steps]
        return polyline([*points, *(pivot + polar(inner, angle) for angle in reversed(steps))], closed=True)

    for rib in range(_RIBS + 1):
        angle = start + (end - start) * rib / _RIBS
        sheet.line(polyline([pivot, pivot + polar(low + 4, angle)]), _DARK, 4.4)
    fold = (end - start) / _RIBS
    for pleat in range(_RIBS):
        first = start + fold * pleat
        sheet.solid(leaf(low, long, first, first + fold / 2), paper[0])
        sheet.solid(leaf(low, long, first + fold / 2, first + fold), paper[1])
    sheet.solid(leaf(long * 0.93, long, start, end), band)
    sheet.solid(leaf(low, low * 1.1, start, end), band)
    sun = pivot + polar(long * 0.7, turn)
    sheet.solid(ellipse(sun, long * 0.15), band, 0.92)
    for angle in (start, end):
        sheet.line(polyline([pivot, pivot + polar(long, angle)]), _DARK, 5)
    sheet.solid(ellipse(pivot, 7), _DARK)
    sheet.solid(ellipse(pivot, 3.4), _LEAF)


def _cord(sheet: Sheet, knot: Point) -> None:
    """The cord of a fan, tied into two loops with tassels."""
    for side, colour in ((-1, "#b8402f"), (1, _GOLD)):
        loop = smooth(
            [knot, knot + complex(side * 26, -16), knot + complex(side * 44, -2), knot + complex(side * 22, 3)]
        )
        sheet.line(loop, colour, 4)
        sheet.line(smooth([knot, knot + complex(side * 18, 4), knot + complex(side * 40, 3)]), colour, 4)
    sheet.solid(ellipse(knot, 6.5), _LEAF)


def _moon() -> str:
    """The full moon behind thin clouds."""
    sheet = Sheet(WIDE, HIGH)
    moon = complex(132, 92)
    sheet.solid(ellipse(moon, 92), sheet.radial(moon, 92, (0, "#f6ecc8", 0.42), (1, "#f6ecc8", 0)))
    sheet.solid(ellipse(moon, 54), sheet.radial(moon - (14 + 16j), 94, (0, "#fdf7df"), (1, "#e6d7a4")))
    for x, y, size in ((-20, -12, 10), (16, 14, 13), (22, -22, 7), (-7, 25, 7)):
        sheet.solid(ellipse(moon + complex(x, y), size), "#d9c88f", 0.55)
    for left, right, high, faint in ((24, 204, 112, 0.5), (100, 296, 128, 0.34), (0, 122, 140, 0.26)):
        middle = complex((left + right) / 2, high)
        sheet.solid(ellipse(middle, (right - left) / 2, 6), "#dfe4ea", faint)
    return sheet.text


def _grass() -> str:
    """Pampas grass that leans in the wind."""
    sheet = Sheet(WIDE, HIGH)
    chance = Random(9)
    for number in range(9):
        foot = complex(138 + number * 20 + chance.uniform(-5, 5), HIGH + 6)
        _blade(sheet, foot, 84 + chance.uniform(0, 84), chance.uniform(18, 44), chance)
    sheet.solid(ellipse(complex(230, HIGH + 26), 150, 40), "#11161d", 0.72)
    return sheet.text


def _blade(sheet: Sheet, foot: Point, high: float, lean: float, chance: Random) -> None:
    """A stalk of pampas grass with its plume, bent to the left."""
    points = [foot + complex(-lean * part**2, -high * part) for part in (0, 0.25, 0.5, 0.75, 1)]
    sheet.line(smooth(points), "#a79a6a", 2)
    tip, way = points[-1], points[-1] - points[-2]
    along = way / abs(way)
    for hair in range(18):
        at = tip - along * hair * 2.4
        aside = (1 if hair % 2 else -1) * pi * chance.uniform(0.08, 0.17)
        long = 17 - 0.35 * hair
        droop = at + along * long * complex(cos(aside), sin(aside)) + complex(-7, 6)
        sheet.line(smooth([at, (at + droop) / 2 + along * 3, droop]), "#efe3bd", 1.5, 0.9 - 0.02 * hair)
    leaf = tapered([foot + complex(2, -8), foot + complex(18, -high * 0.4), foot + complex(40, -high * 0.46)], 3.4)
    sheet.solid(leaf, "#7d7a55", chance.uniform(0.6, 0.9))
    sheet.line(arc(foot, 2, 0, 180), "#7d7a55", 1)
