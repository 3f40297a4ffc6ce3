"""Kobayakawa: lacquer, from quiet black to the splendour of gold, with a crest and a numeral."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin

import serif
from crests import crest
from geometry import Path, Point, ellipse, polar
from sheet import Sheet, mixed, rounded

WIDE, HIGH = 250, 350
HEART = 125 + 184j

_GROUND = (
    ("#2b2f36", "#0f1114"), ("#2a3342", "#0d1119"), ("#2f3358", "#11122a"), ("#4a2a58", "#1d0d28"),
    ("#6a2450", "#2c0b22"), ("#8c1f3c", "#3d0a18"), ("#ad2730", "#540c12"), ("#cf3a24", "#741408"),
)  # fmt: skip
_METAL = (("#e6eaee", "#a9b2bb", "#69727c"), ("#f6ecd0", "#d8bd80", "#937238"), ("#fff2c4", "#ecc05e", "#b07a22"))


@dataclass(frozen=True)
class Lacquer:
    """A card's colours: ground (light, dark), metal (light, middle, dark), what is cut into it, numeral, edge."""

    ground: tuple[str, str]
    metal: tuple[str, str, str]
    cut: str
    ink: str
    edge: str


def lacquer(n: int) -> Lacquer:
    """The colours of n."""
    if n == 15:
        return Lacquer(("#ffe9a8", "#d69a2c"), ("#e4482a", "#bf2618", "#7a0f0c"), "#f8d987", "#7a0f0c", "#8c1a10")
    place = (n - 1) / 13 * (len(_GROUND) - 1)
    low = min(int(place), len(_GROUND) - 2)
    top, bottom = (mixed(_GROUND[low][k], _GROUND[low + 1][k], place - low) for k in (0, 1))
    shine = min(1.0, (n - 1) / 9) * 2
    under = min(int(shine), 1)
    light, middle, dark = (mixed(_METAL[under][k], _METAL[under + 1][k], shine - under) for k in range(3))
    return Lacquer(
        (top, bottom), (light, middle, dark), mixed(top, bottom, 0.75), mixed(light, "#ffffff", 0.35), middle
    )


def ground(sheet: Sheet, colours: Lacquer) -> None:
    """The card: lacquer with a sheen, and an edge of metal."""
    paint = sheet.radial(90 + 60j, 330, (0, colours.ground[0]), (1, colours.ground[1]))
    sheet.solid(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), paint)
    sheen = Path().move(3 + 20j).curve(3 + 8j, 8 + 3j, 20 + 3j).line(230 + 3j).curve(242 + 3j, 247 + 8j, 247 + 20j)
    sheen.line(247 + 74j).curve(180 + 128j, 96 + 92j, 3 + 176j).close()
    sheet.solid(sheen, "#ffffff", 0.05)
    sheet.line(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), colours.edge, 1.8)
    sheet.line(rounded(7.5, 7.5, WIDE - 15, HIGH - 15, 10), colours.edge, 0.9, 0.55)


def dust(sheet: Sheet, colour: str, amount: int, strength: float = 0.8) -> None:
    """Sprinkled metal, denser towards the two corners that hold no large numeral."""
    made = Path()
    for index in range(amount):
        spread = 14 + 150 * _chance(index, 1) ** 1.3
        centre = complex(238, 12) if index % 2 else complex(12, 338)
        centre += polar(spread, (180 if index % 2 else 0) + 90 * _chance(index, 2))
        if 14 < centre.real < 236 and 14 < centre.imag < 336 and abs(centre - HEART) > 96:
            made.add(ellipse(centre, 0.5 + 1.1 * _chance(index, 3) ** 2))
    sheet.solid(made, colour, strength)


def _chance(index: int, kind: int) -> float:
    """A number from 0 to 1 that looks random and is always the same."""
    return sin(index * 12.9898 + kind * 78.233) * 43758.5453 % 1


def mist(sheet: Sheet, colours: Lacquer, bands: int) -> None:
    """Golden mist, as on old screens: bands that touch, at the top right and the bottom left."""
    lengths = ((92, 128), (74, 150, 104), (118, 64, 142, 88))[bands - 1]
    made, y = Path(), 15.0
    for index, long in enumerate(lengths):
        high = 11.0 if index % 2 else 8.0
        made.add(_band(242 - long, 242, y, high))
        y += high + 1.4
    clear = sheet.linear(
        84 + 0j, 240 + 0j, (0, colours.metal[1], 0.08), (0.55, colours.metal[1], 0.4), (1, colours.metal[0], 0.7)
    )
    sheet.solid(made, clear)
    sheet.begin(complex(WIDE, HIGH), 180)
    sheet.solid(made, clear)
    sheet.end()


def _band(left: float, right: float, top: float, high: float) -> Path:
    """A band, round at its left end."""
    round_end = high * 0.66
    made = Path().move(complex(right, top)).line(complex(left + high / 2, top))
    made.curve(
        complex(left + high / 2 - round_end, top),
        complex(left + high / 2 - round_end, top + high),
        complex(left + high / 2, top + high),
    )
    return made.line(complex(right, top + high)).close()


def emblem(sheet: Sheet, n: int, colours: Lacquer, middle: Point, size: float) -> None:
    """A crest laid in metal."""
    made = crest(n)
    sheet.begin(middle, 0, size)
    metal = sheet.linear(-50 - 70j, 50 + 80j, (0, colours.metal[0]), (0.45, colours.metal[1]), (1, colours.metal[2]))
    for path, wide in made.layers:
        if not wide:
            sheet.fill(path.moved(1.8 + 2.6j), "#000000", 0.28)
    for path, wide in made.layers:
        if wide:
            sheet.line(path, colours.cut, wide)
        else:
            sheet.fill(path, metal)
    sheet.end()


def index(sheet: Sheet, colours: Lacquer, text: str) -> None:
    """The numeral, large at the top left and smaller, turned round, at the bottom right."""
    sheet.begin_named("index")
    sheet.fill(serif.outline(text, 40, 19, 58, 50), colours.ink)
    sheet.end()
    small = serif.outline(text, 31.5, 19.5, 34, 34)
    sheet.fill(small.moved(turn=180).moved(complex(WIDE, HIGH)), colours.ink)


def card(n: int) -> str:
    """The face of a card."""
    sheet = Sheet(WIDE, HIGH)
    colours = lacquer(n)
    ground(sheet, colours)
    if n >= 10:
        mist(sheet, colours if n < 15 else lacquer(14), 1 + (n >= 12) + (n >= 14))
    if n >= 5:
        dust(sheet, colours.metal[0] if n < 15 else "#fff6d0", 30 + 11 * (n - 5), 0.75)
    halo = sheet.radial(
        HEART,
        106,
        (0, colours.metal[0], 0.0 if n < 3 else 0.2),
        (0.7, colours.metal[1], 0.05),
        (1, colours.metal[1], 0.0),
    )
    sheet.solid(ellipse(HEART, 106), halo)
    emblem(sheet, n, colours, HEART, 1.14)
    index(sheet, colours, str(n))
    return sheet.text
