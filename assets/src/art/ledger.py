"""GODAN: pages of a ledger with money on them, seals on paper for the role cards, and the book they come from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sin

import money
import serif
import strokes
from geometry import Path, Point, arc, clipped, ellipse, polar, polyline, smooth, tapered
from sheet import Sheet, mixed, rounded

WIDE, HIGH = 250, 350
HEART = 128 + 196j
VALUES = (5, 10, 15, 20, 25, 30)
ROLES = ("S", "R", "V", "C")

Drawing = Callable[[Sheet], None]

_INKS = ("#6d3c17", "#34495c", "#2b5a5f", "#7d4f0f", "#8f2216", "#47306b")
_CLOTHS = ("#d9b98f", "#8fa6d0", "#a9cbc9", "#e6cf94", "#e0a594", "#bda7d8")
_PLAIN = ("#3d4148", "#c3c6c2")
"""The ink and the cloth of a number without a drawing of its own."""
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


def _entries(sheet: Sheet, index: int, ink: str) -> None:
    """What was written on the page before: running strokes of a brush in its columns, and the house's seal."""
    made = Path()
    for column in range(4):
        x = 86.6 + 38.4 * column
        y = 33.0
        for mark in range(7 if column < 2 else 5 - column % 2):
            lean, long = 6 * _chance(mark + 9 * column, index + 5) - 3, 5 + 5 * _chance(mark + 9 * column, index + 11)
            if y + long > 84 - 12 * (column in {1, 2}):
                break
            points = [
                complex(x - 5 + lean, y), complex(x + 5 - lean * 0.4, y + long * 0.2), complex(x - 2, y + long * 0.55),
                complex(x + 3 + lean, y + long * 0.72), complex(x - 4 + lean, y + long),
            ]  # fmt: skip
            made.add(tapered(points, 2.6 - 0.3 * (mark % 3)))
            y += long + 3.2
    sheet.solid(made, ink, 0.24)
    sheet.begin(202 + 63j, (-4, 3, -2, 5, -3, 4)[index])
    sheet.solid(_print(15.5, 24), money.VERMILION, 0.88)
    sheet.line(rounded(-12, -20.5, 24, 41, 3), _CREAM, 1.2, 0.9)
    sheet.solid(strokes.column("五断", 0j, 16.5, 15.5, 3), _CREAM)
    sheet.end()


def _print(wide: float, high: float) -> Path:
    """A seal's print: a rectangle worn at its corners."""
    ring = [
        -wide + 4 - high * 1j, 0 - (high + 0.6) * 1j, wide - 3 - high * 1j, wide - (high - 5) * 1j, wide + 0.7 + 0j,
        wide + (high - 3) * 1j, wide - 5 + high * 1j, 0 + (high - 0.5) * 1j, -wide + 3 + high * 1j,
        -wide + (high - 4) * 1j, -wide - 0.6 + 0j, -wide - (high - 3) * 1j,
    ]  # fmt: skip
    return smooth(ring, closed=True)


def _cloth(sheet: Sheet, colour: str, ink: str) -> None:
    """The round cloth on which money lies: woven with linked coins, hemmed with pearls."""
    sheet.solid(ellipse(HEART + 1.5 + 3j, 102), "#6a4a20", 0.14)
    paint = sheet.radial(
        HEART - 24 - 34j, 150, (0, mixed(colour, "#ffffff", 0.5)), (0.6, colour), (1, mixed(colour, ink, 0.28))
    )
    sheet.solid(ellipse(HEART, 101), paint, 0.8)
    sheet.line(cash(HEART, 29, lambda point: abs(point - HEART) < 88), ink, 1.1, 0.26)
    sheet.line(ellipse(HEART, 101), ink, 1.4, 0.6)
    sheet.line(ellipse(HEART, 90), ink, 0.9, 0.45)
    pearls = Path()
    for step in range(40):
        pearls.add(ellipse(HEART + polar(95.5, 9 * step), 1.8 if step % 2 else 2.7))
    sheet.solid(pearls, ink, 0.42)


def _marks(sheet: Sheet, number: int, ink: str) -> None:
    """So many little coins: fives in the value."""
    for index in range(number):
        spot = complex(27 + 19 * index, 327)
        shape = ellipse(spot, 7.2).add(rounded(spot.real - 2.4, spot.imag - 2.4, 4.8, 4.8, 0.8))
        sheet.fill(shape, ink)


def _numeral(sheet: Sheet, text: str, ink: str) -> None:
    sheet.begin_named("index")
    sheet.fill(serif.outline(text, 40, 18, 60, 54), ink)
    sheet.end()
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
    _entries(sheet, index, ink)
    _cloth(sheet, _CLOTHS[index], ink)
    sheet.begin(HEART, (0, 0, 9, -9, -5, 0)[index], 1.06 if index < 4 else 1.0)
    money.MONEY[index](sheet)
    sheet.end()
    _marks(sheet, index + 1, ink)
    _numeral(sheet, str(VALUES[index]), ink)


def any_number() -> str:
    """The face of any number: where it is to be written there are rooms, and the digits' outlines come with it.

    The program writes it, see `views/kit/pictures/card_drawings.py`. Each digit has its outline, 100 units high on a
    base line, and where its ink begins, where it ends, and where the next one starts.
    """
    ink, cloth = _PLAIN
    sheet = Sheet(WIDE, HIGH)
    _page(sheet, ink)
    _entries(sheet, 0, ink)
    _cloth(sheet, cloth, ink)
    sheet.begin(HEART, 0, 1.06)
    money.plain_coin(sheet)
    sheet.add(_room(0j, 62, 84, "#ffffff", 1 + 1.4j))
    sheet.add(_room(0j, 62, 84, "#36414b"))
    sheet.end()
    sheet.begin_named("index")
    sheet.add(_room(40 + 48j, 60, 54, ink))
    sheet.end()
    sheet.add(_room(complex(WIDE - 31, HIGH - 34.5), 35, 38, ink, turned=True))
    sheet.add(serif.digits())
    return sheet.text


def _room(middle: Point, high: float, wide: float, ink: str, by: Point = 0, turned: bool = False) -> str:
    """A room for the number round a point, moved; upside down if `turned`."""
    at = middle + by
    way = ' data-turned="1"' if turned else ""
    return (
        f'<rect data-number="room" x="{at.real - wide / 2:g}" y="{at.imag - high / 2:g}" width="{wide:g}" '
        f'height="{high:g}" fill="{ink}"{way}/>'
    )


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
    motif: Callable[[], Path]
    """The small thing woven into the ground, some 16 units wide."""


def _slash() -> Path:
    return Path().move(-8 + 3j).line(8 - 3j).move(-3 + 7j).line(5 + 4j)


def _claws() -> Path:
    made = Path()
    for k in range(3):
        made.move(complex(-5 + 6 * k, -8)).curve(
            complex(-3 + 6 * k, -3), complex(-5 + 6 * k, 3), complex(-9 + 6 * k, 8)
        )
    return made


def _smoke() -> Path:
    made = Path().move(-7 + 7j).curve(2 + 7j, 8 + 3j, 6 - 3j).curve(5 - 8j, -4 - 8j, -4 - 2j)
    return made.curve(-4 + 2j, 2 + 3j, 2 - 2j)


def _coin() -> Path:
    return ellipse(0, 8).add(polyline([-2.8 - 2.8j, 2.8 - 2.8j, 2.8 + 2.8j, -2.8 + 2.8j], closed=True))


_NIGHTS = {
    "S": Night(("#3f5270", "#121926"), "#cfe0f4", "#9fb4cc", _slash),
    "R": Night(("#7a2430", "#260a12"), "#ffb199", "#d98a6a", _claws),
    "V": Night(("#443a5e", "#15111f"), "#ff9d4a", "#a795c9", _smoke),
    "C": Night(("#246353", "#0a241f"), "#f4d98c", "#c8a85a", _coin),
}
_NAMES = {"S": "切断", "R": "強奪", "V": "隠滅", "C": "取立"}


def _ground(sheet: Sheet, night: Night) -> None:
    paint = sheet.radial(110 + 120j, 300, (0, night.ground[0]), (1, night.ground[1]))
    sheet.solid(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), paint)
    weave = Path()
    for row in range(9):
        for column in range(6 - row % 2):
            at = complex(25 + 40 * column + 20 * (row % 2), 27 + 37 * row)
            if not (at.real < 80 and at.imag < 90) and not (at.real > 190 and at.imag > 285):
                weave.add(night.motif().moved(at))
    sheet.line(weave, night.glow, 1.2, 0.17)
    halo = sheet.radial(134 + 196j, 112, (0, night.glow, 0.34), (0.5, night.glow, 0.14), (1, night.glow, 0))
    sheet.solid(ellipse(134 + 196j, 112), halo)
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
    tip = complex(94, -rise * 1.47)
    sheet.solid(ellipse(tip, 20), sheet.radial(tip, 20, (0, "#ffffff", 0.6), (1, "#ffffff", 0)))
    glints = Path()
    for spot, size in ((tip, 15.0), (-78 + 56j, 7.0), (10 - 4j, 8.0), (70 + 84j, 5.0), (-88 - 70j, 6.0)):
        glints.add(_glint(spot, size))
    sheet.solid(glints, "#ffffff", 0.95)


def _glint(at: Point, size: float) -> Path:
    """A spark with four rays."""
    made = Path().move(at - size * 1j)
    for k in range(4):
        end = at + polar(size, 90 * (k + 1))
        made.curve(at + (end - at) * 0.08, at + (end - at) * 0.1, end)
    return made.close()


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
    _scraps(sheet)


def _scraps(sheet: Sheet) -> None:
    """Torn paper in the air."""
    for x, y, size, turn in (
        (-96, 78, 9, 20),
        (92, 40, 8, -34),
        (-92, -18, 6, 60),
        (84, -96, 7, 10),
        (-70, 120, 6, -20),
        (96, 76, 5, 40),
    ):
        scrap = polyline([-1 - 0.5j, 0.2 - 0.9j, 1.1 - 0.2j, 0.5 + 0.8j, -0.7 + 0.6j], closed=True).moved(
            complex(x, y), turn, size
        )
        sheet.solid(scrap.moved(1.5 + 3j), "#000000", 0.25)
        sheet.solid(scrap, "#f3e6c8" if x < 0 else "#d9664e")


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
    embers = Path()
    for k in range(16):
        high = 20 + 196 * _chance(k, 7)
        embers.add(
            ellipse(complex(-100 + 200 * _chance(k, 8), 110 - high), 1.0 + 1.7 * _chance(k, 9) * (1 - high / 260))
        )
    sheet.solid(embers, "#ffb347", 0.9)
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
        if turn:
            sheet.begin(complex(WIDE, HIGH), turn)
        else:
            sheet.begin_named("index")
        size = 46 if not turn else 27
        sheet.solid(
            strokes.outline(key, complex(17 + size / 2, 17 + size * 0.62), size * 0.86, size * 1.24), night.glow
        )
        sheet.end()
