"""GODAN: pages of a ledger with money on them, seals on paper for the role cards, and the book they come from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sin

import money
import serif
import strokes
from geometry import Path, Point, arc, clipped, ellipse, polar, polyline, smooth
from sheet import Sheet, mixed, rounded

WIDE, HIGH = 250, 350
HEART = 128 + 196j
VALUES = (5, 10, 15, 20, 25)
ROLES = ("S", "R", "V", "C")

Drawing = Callable[[Sheet], None]

_INKS = ("#6d3c17", "#34495c", "#2b5a5f", "#7d4f0f", "#8f2216")
_CLOTHS = ("#d9b98f", "#b9c9d6", "#a9cbc9", "#e6cf94", "#e0a594")
_CREAM = "#fbf3df"


def _chance(index: int, kind: int) -> float:
    """A number from 0 to 1 that looks random and is always the same."""
    return sin(index * 12.9898 + kind * 78.233) * 43758.5453 % 1


# ------------------------------------------------------------------------------------------------- number cards


def _page(sheet: Sheet, ink: str) -> None:
    """A ruled page, sewn at its right edge."""
    sheet.solid(
        rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), sheet.linear(0j, complex(120, HIGH), (0, "#fdf7e7"), (1, "#f0e3c6"))
    )
    fibres = Path()
    for index in range(22):
        start = complex(16 + _chance(index, 1) * 216, 14 + _chance(index, 2) * 320)
        way = polar(4 + 3 * _chance(index, 3), 360 * _chance(index, 4))
        fibres.move(start).curve(start + way, start + 2 * way + 2j, start + 2.6 * way - 1j)
    sheet.line(fibres, "#c3ab77", 0.8, 0.35)
    rules = Path()
    for column in range(6):
        x = 29 + 38.4 * column
        rules.move(complex(x, 96 if column < 2 else 24)).line(complex(x, 326 if column < 4 else 282))
    sheet.line(rules, "#c04a35", 1, 0.38)
    for y in (24, 326):
        sheet.line(
            Path().move(complex(88 if y == 24 else 29, y)).line(complex(221 if y == 24 else 172, y)),
            "#c04a35", 1.4, 0.45,
        )  # fmt: skip
    sheet.line(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), mixed(ink, "#bda878", 0.6), 1.8)


def _marks(sheet: Sheet, number: int, ink: str) -> None:
    """So many little coins: fives in the value."""
    for index in range(number):
        spot = complex(27 + 19 * index, 327)
        shape = ellipse(spot, 7.2).add(rounded(spot.real - 2.4, spot.imag - 2.4, 4.8, 4.8, 0.8))
        sheet.fill(shape, ink)


def _numeral(sheet: Sheet, text: str, ink: str) -> None:
    sheet.fill(serif.outline(text, 40, 18, 60, 54), ink)
    small = serif.outline(text, 31, 17, 35, 38)
    sheet.fill(small.moved(turn=180).moved(complex(WIDE, HIGH)), ink)


def number_card(index: int) -> str:
    """The face of a number, by its place among them."""
    sheet = Sheet(WIDE, HIGH)
    draw_number(sheet, index)
    return sheet.text


def draw_number(sheet: Sheet, index: int) -> None:
    """Draw it."""
    ink = _INKS[index]
    _page(sheet, ink)
    sheet.solid(ellipse(HEART, 101), _CLOTHS[index], 0.55)
    sheet.line(ellipse(HEART, 101), ink, 1.2, 0.45)
    sheet.line(cash(HEART, 29, lambda point: abs(point - HEART) < 97), ink, 1.1, 0.28)
    sheet.begin(HEART, (0, 0, 9, -9, -5)[index], 1.06 if index != 4 else 1.0)
    money.MONEY[index](sheet)
    sheet.end()
    _marks(sheet, index + 1, ink)
    _numeral(sheet, str(VALUES[index]), ink)


def cash(middle: Point, radius: float, keep: Callable[[Point], bool]) -> Path:
    """Circles that meet like linked coins, round a point; only the arcs that lie wholly where `keep`."""
    made = Path()
    reach = 9
    for row in range(-reach, reach + 1):
        for column in range(-reach, reach + 1):
            centre = middle + radius * complex(column, row)
            if (row + column) % 2:
                continue
            for quarter in range(4):
                start = quarter * 90.0
                if all(keep(centre + polar(radius, start + 15 * step)) for step in range(7)):
                    made.add(arc(centre, radius, start, start + 90))
    return made


# --------------------------------------------------------------------------------------------------- role cards


@dataclass(frozen=True)
class Night:
    """A role card's ground: light and dark; what glows on it; the edge."""

    ground: tuple[str, str]
    glow: str
    edge: str


_NIGHTS = {
    "S": Night(("#3a4a60", "#141b28"), "#cfe0f4", "#9fb4cc"),
    "R": Night(("#6a1f2b", "#260a12"), "#ffb199", "#d98a6a"),
    "V": Night(("#3c3350", "#15111f"), "#ff9d4a", "#a795c9"),
    "C": Night(("#1f5548", "#0a241f"), "#f4d98c", "#c8a85a"),
}
_NAMES = {"S": "切断", "R": "強奪", "V": "隠滅", "C": "取立"}


def _ground(sheet: Sheet, night: Night) -> None:
    paint = sheet.radial(110 + 120j, 300, (0, night.ground[0]), (1, night.ground[1]))
    sheet.solid(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), paint)
    weave = Path()
    for line in range(-6, 26):
        one, two = complex(line * 22, 8), complex(line * 22 + 130, 342)
        inside = clipped([one, one + 0.5, two + 0.5, two], [8 + 8j, 242 + 8j, 242 + 342j, 8 + 342j])
        if len(inside) > 2:
            weave.add(polyline(inside, closed=True))
    sheet.solid(weave, "#ffffff", 0.1)
    sheet.line(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), night.edge, 1.8)
    sheet.line(rounded(7.5, 7.5, WIDE - 15, HIGH - 15, 10), night.edge, 0.9, 0.55)


def _slip(sheet: Sheet, corners: list[Point], by: Point = 0, turn: float = 0) -> None:
    """A piece of paper with its shadow."""
    shape = polyline(corners, closed=True).moved(by, turn)
    for step in (3.0, 6.5):
        sheet.solid(shape.moved(complex(step * 0.6, step)), "#000000", 0.22)
    sheet.solid(shape, sheet.linear(-60 - 100j, 60 + 100j, (0, "#fffaf0"), (1, "#ecdcb8")))
    sheet.line(shape, "#b79f68", 1)


def _seal(sheet: Sheet, name: str, shape: Path, frame: Path, high: float) -> None:
    """A seal in vermilion, its characters left white."""
    sheet.solid(shape, money.VERMILION)
    sheet.line(frame, _CREAM, 2)
    sheet.solid(strokes.column(name, 0j, high * 1.06, high, 8), _CREAM)


def _cut_in_two(sheet: Sheet, night: Night) -> None:
    """S: the paper and its seal, cut through."""
    paper = [-64 - 104j, 64 - 104j, 64 + 104j, -64 + 104j]
    seal = [-46 - 78j, 46 - 78j, 46 + 78j, -46 + 78j]
    rise = 34.0
    upper = [-200 - 300j, 200 - 300j, complex(200, -rise * 200 / 64), complex(-200, rise * 200 / 64)]
    lower = [complex(-200, rise * 200 / 64), complex(200, -rise * 200 / 64), 200 + 300j, -200 + 300j]
    glyphs = strokes.column(_NAMES["S"], 0j, 66, 62, 10)
    for region, by, turn in ((lower, 5 + 9j, 3.0), (upper, -5 - 9j, -3.0)):
        sheet.begin(by, turn)
        _slip(sheet, clipped(paper, region))
        sheet.solid(polyline(clipped(seal, region), closed=True), money.VERMILION)
        inner = clipped([-41 - 73j, 41 - 73j, 41 + 73j, -41 + 73j], region)
        sheet.line(polyline(inner, closed=True), _CREAM, 2)
        parts = Path()
        for part in glyphs.flat(5):
            inside = clipped(_clockwise(part), region)
            if len(inside) > 2:
                parts.add(polyline(inside if _area(part) > 0 else list(reversed(inside)), closed=True))
        sheet.solid(parts, _CREAM)
        sheet.end()
    blade = polyline(
        [complex(-112, rise * 1.75 + 1.5), complex(112, -rise * 1.75), complex(-112, rise * 1.75 - 1.5)], True
    )
    sheet.solid(blade.moved(scale=1.02), night.glow, 0.9)
    sheet.solid(ellipse(complex(92, -rise * 1.44), 3.2), "#ffffff", 0.95)


def _area(part: list[Point]) -> float:
    return sum((a.conjugate() * b).imag for a, b in zip(part, [*part[1:], part[0]], strict=True))


def _clockwise(part: list[Point]) -> list[Point]:
    return part if _area(part) > 0 else list(reversed(part))


def _clawed(sheet: Sheet, night: Night) -> None:
    """R: a round seal, and a hand's marks across it."""
    edge = [-70 - 96j, 40 - 104j, 72 - 70j, 66 + 100j, -60 + 106j, -74 + 60j]
    _slip(sheet, edge, 0, -4)
    _seal(sheet, _NAMES["R"], ellipse(0j, 66, 84), ellipse(0j, 60.5, 78.5), 52)
    for index in range(3):
        top, end = complex(24 + 22 * index, -114 + 5 * index), complex(-62 + 26 * index, 96 + 14 * (index == 1))
        bend = (top + end) / 2 + 15 + 4j
        gash = Path().move(top).curve(top + 6 + 34j, bend + 6.5, end).curve(bend - 5 + 2j, top - 2 + 36j, top).close()
        sheet.solid(gash.moved(1.8 + 2.2j), _CREAM, 0.6)
        sheet.solid(gash, night.ground[1])


def _burnt(sheet: Sheet, night: Night) -> None:
    """V: the seal struck out with a brush, and the paper on fire."""
    rim = [complex(66 - 11 * k, 84 + 9 * sin(k * 1.9) + 7 * sin(k * 3.7 + 1)) for k in range(13)]
    _slip(sheet, [-66 - 106j, 66 - 106j, *rim])
    sheet.begin(-20j)
    _seal(sheet, _NAMES["V"], rounded(-46, -76, 92, 148, 24), rounded(-41, -71, 82, 138, 20), 56)
    sheet.end()
    scorch = smooth([*[p - 13j - 5j * (k % 2) for k, p in enumerate(reversed(rim))], *rim], closed=True)
    sheet.solid(scorch, "#2a1710", 0.95)
    glow = smooth([p - 12.5j - 5j * ((12 - k) % 2) for k, p in enumerate(rim)])
    sheet.line(glow, "#ff7a22", 4, 0.85)
    sheet.line(glow, night.glow, 1.6)
    for index, spot in enumerate((-46 + 84j, -17 + 92j, 15 + 84j, 45 + 90j)):
        tall = (40, 54, 46, 34)[index]
        flame = Path().move(12j).curve(-18 + 4j, -12 - tall * 0.45j, (index - 1.5) * 5 - tall * 1j)
        flame.curve(4 - tall * 0.5j, 19 + 2j, 12j).close()
        sheet.solid(flame.moved(spot), "#f2621c")
        sheet.solid(flame.moved(spot + 4j, 0, 0.62), "#ffd76a")
    stroke = [-98 + 8j, -84 - 12j, -30 - 24j, 26 - 34j, 84 - 50j, 100 - 46j, 92 - 37j, 99 - 29j, 86 - 26j, 94 - 17j,
              70 - 15j, 24 - 2j, -30 + 9j, -78 + 20j]  # fmt: skip
    sheet.solid(smooth(stroke, closed=True), "#0f0c14", 0.93)
    bristles = Path()
    for index in range(5):
        y = -8 + 6 * index
        bristles.move(complex(-56 + 9 * index, y - 2)).curve(
            complex(-10, y - 12), complex(40, y - 24), complex(72 + 5 * index, y - 32 + index)
        )
    sheet.line(bristles, "#6b6280", 1.1, 0.55)


def _dunned(sheet: Sheet, _night: Night) -> None:
    """C: a wooden tag on a cord, branded."""
    cord = Path().move(-7 - 96j).curve(-30 - 140j, 26 - 158j, 12 - 96j)
    sheet.line(cord.moved(1.5 + 3j), "#000000", 6, 0.3)
    sheet.line(cord, "#7a1f14", 6.4)
    sheet.line(cord, "#d8563a", 3)
    board = polyline([-40 - 112j, 40 - 112j, 70 - 76j, 70 + 108j, -70 + 108j, -70 - 76j], closed=True)
    for step in (3.0, 7.0):
        sheet.solid(board.moved(complex(step * 0.6, step)), "#000000", 0.24)
    sheet.solid(board, sheet.linear(-70 + 0j, 70 + 10j, (0, "#e9c58a"), (0.45, "#f3d9a8"), (1, "#c99a58")))
    grain = Path()
    for index in range(9):
        x = -60 + 15 * index
        grain.move(complex(x, -74 + 5 * (index % 3))).curve(
            complex(x + 6, -30), complex(x - 7, 40), complex(x + 3, 102)
        )
    sheet.line(grain, "#9a6a2c", 1.1, 0.4)
    sheet.line(board, "#7d5320", 2)
    sheet.solid(ellipse(-94j, 8), "#3a2410")
    sheet.line(ellipse(-94j, 8), "#a8772f", 2)
    sheet.solid(_eight_sided(78), money.VERMILION)
    sheet.line(_eight_sided(72), _CREAM, 2)
    sheet.solid(strokes.column(_NAMES["C"], 16j, 58, 56, 8), _CREAM)


def _eight_sided(radius: float) -> Path:
    """A tall octagon, a little below the middle."""
    corners = [polar(radius, 22.5 + 45 * k) for k in range(8)]
    return polyline([complex(corner.real * 0.74, corner.imag * 1.16 + 16) for corner in corners], closed=True)


_SCENES: dict[str, Callable[[Sheet, Night], None]] = {
    "S": _cut_in_two,
    "R": _clawed,
    "V": _burnt,
    "C": _dunned,
}


def role_card(key: str) -> str:
    """The face of a role."""
    sheet = Sheet(WIDE, HIGH)
    draw_role(sheet, key)
    return sheet.text


def draw_role(sheet: Sheet, key: str) -> None:
    """Draw it."""
    night = _NIGHTS[key]
    _ground(sheet, night)
    sheet.begin(134 + 196j)
    _SCENES[key](sheet, night)
    sheet.end()
    for turn in (0, 180):
        sheet.begin(complex(WIDE, HIGH) if turn else 0, turn)
        size = 46 if not turn else 27
        sheet.solid(
            strokes.outline(key, complex(17 + size / 2, 17 + size * 0.62), size * 0.86, size * 1.24), night.glow
        )
        sheet.end()
