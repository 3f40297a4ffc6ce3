"""Kobayakawa's table top: a screen of gold leaf by day, cinnabar lacquer with gold dust and clouds by night."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin

import hall
import lacquer
from geometry import Path, Point, ellipse
from sheet import Sheet, rounded

COLOURS = {
    "light": {
        "surface": "#f3e0ac",
        "surface_deep": "#dfbd6c",
        "inset": "#70fff8e0",
        "inset_edge": "#b0a8382a",
        "title": "#35140e",
        "title_soft": "#54281c",
        "shadow": "#4a1a08",
        "dim": "#84f3e2b4",
    },
    "dark": {
        "surface": "#4c1a18",
        "surface_deep": "#150607",
        "inset": "#5c0a0304",
        "inset_edge": "#80d9ab52",
        "title": "#f8e5bc",
        "title_soft": "#d9bf8c",
        "trail": "#ffb38a",
        "shadow": "#060102",
        "dim": "#841c0a0b",
    },
}


@dataclass(frozen=True)
class _Screen:
    cloud: tuple[str, str, float]
    rim: tuple[str, float]
    dust: tuple[str, float]
    roundel: tuple[str, str, str]
    """Ground, metal, and what is cut into it."""
    strength: float
    frame: tuple[str, str, str]
    thread: tuple[str, float]


_DAY = _Screen(
    ("#f3d488", "#e9c566", 0.95), ("#b98428", 0.7), ("#b07a22", 0.5), ("#b5301f", "#ffe9ae", "#b5301f"), 0.92,
    ("#d2492f", "#a62a1b", "#6d150e"), ("#c2913a", 0.28),
)  # fmt: skip
_NIGHT = _Screen(
    ("#c98f36", "#6a3a16", 0.8), ("#f0c766", 0.65), ("#f6d78a", 0.6), ("#1a0708", "#e0b154", "#1a0708"), 0.9,
    ("#3a1011", "#1c0607", "#080202"), ("#d9ab52", 0.07),
)  # fmt: skip
_ROUNDELS = {
    False: ((84 + 184j, 58, 9),),
    True: ((190 + 214j, 54, 12), (284 + 262j, 34, 5)),
}
"""Crests at the lower corners, as far from the side as what lies there: where, how large, which."""


def drawings() -> dict[str, str]:
    """The drawings of the table top, by mood and place."""
    made: dict[str, str] = {}
    for mood, screen in (("light", _DAY), ("dark", _NIGHT)):
        made |= {
            f"{mood}/pattern.svg": _leaf() if screen is _DAY else _threads(screen),
            f"{mood}/top.svg": _frame(screen, "top"),
            f"{mood}/bottom.svg": _frame(screen, "bottom"),
            f"{mood}/left.svg": _frame(screen, "left"),
            f"{mood}/right.svg": _frame(screen, "right"),
            f"{mood}/top-left.svg": _clouds(screen, upper=True, right=False),
            f"{mood}/top-right.svg": _clouds(screen, upper=True, right=True),
            f"{mood}/bottom-left.svg": _clouds(screen, upper=False, right=False),
            f"{mood}/bottom-right.svg": _clouds(screen, upper=False, right=True),
        }
    return made


def _chance(index: int, kind: int) -> float:
    """A number from 0 to 1 that looks random and is always the same."""
    return round(sin(index * 12.9898 + kind * 78.233) * 43758.5453, 3) % 1


def _leaf() -> str:
    """Squares of gold leaf that overlap a little, each of another shade."""
    side = 104
    sheet = Sheet(4 * side, 3 * side)
    for row in range(3):
        for column in range(4):
            shade = _chance(row * 4 + column, 1)
            square = rounded(column * side, row * side, side, side, 0)
            sheet.solid(square, "#fffbe6" if shade > 0.5 else "#c08a2a", 0.05 + 0.09 * abs(shade - 0.5))
    seams, lights = Path(), Path()
    for row in range(3):
        seams.move(complex(0, row * side + 0.6)).line(complex(4 * side, row * side + 0.6))
        lights.move(complex(0, row * side + 3.2)).line(complex(4 * side, row * side + 3.2))
    for column in range(4):
        seams.move(complex(column * side + 0.6, 0)).line(complex(column * side + 0.6, 3 * side))
        lights.move(complex(column * side + 3.2, 0)).line(complex(column * side + 3.2, 3 * side))
    sheet.line(lights, "#fffdf0", 3.6, 0.3, square=True)
    sheet.line(seams, "#a87420", 1, 0.26, square=True)
    return sheet.text


def _threads(screen: _Screen) -> str:
    """Hemp leaves, hardly to be seen."""
    sheet = Sheet(208, 180)
    sheet.line(hall.hemp_net(52, 208, 180), screen.thread[0], 1, screen.thread[1])
    return sheet.text


def _frame(screen: _Screen, edge: str) -> str:
    """The lacquered edge of the table, with a line of gold along it."""
    long, wide = 160, 11
    across = edge in ("top", "bottom")
    sheet = Sheet(long, wide + 6) if across else Sheet(wide + 6, long)
    outer, inner = (0.0, 1.0) if edge in ("top", "left") else (float(wide + 6), -1.0)

    def band(start: float, thick: float) -> Path:
        low = outer + inner * start
        first = min(low, low + inner * thick)
        return rounded(0, first, long, thick, 0) if across else rounded(first, 0, thick, long, 0)

    def way(depth: float) -> Point:
        place = outer + inner * depth
        return complex(0, place) if across else complex(place, 0)

    shine = sheet.linear(way(0), way(wide), (0, screen.frame[2]), (0.55, screen.frame[1]), (1, screen.frame[0]))
    sheet.solid(band(wide, 6), sheet.linear(way(wide), way(wide + 6), (0, "#2a0805", 0.3), (1, "#2a0805", 0)))
    sheet.solid(band(0, wide), shine)
    sheet.solid(band(wide - 1.6, 1.6), "#f0c766", 0.95)
    sheet.solid(band(wide - 5.4, 0.9), "#f0c766", 0.6)
    return sheet.text


def _cloud(bands: tuple[tuple[float, float, float, float], ...]) -> Path:
    """Bars with round ends that lie on one another: (from, to, top, height)."""
    made = Path()
    for left, right, top, high in bands:
        made.add(rounded(left, top, right - left, high, high / 2))
    return made


def _clouds(screen: _Screen, *, upper: bool, right: bool) -> str:
    """A bank of clouds at a corner, gold dust about it, and crests in roundels; what is right is left in a mirror."""
    wide, high = 440, 330
    sheet = Sheet(wide, high)
    if right:
        sheet.begin(complex(wide, 0), mirror=True)
    light, dark, strength = screen.cloud
    bands = (
        ((-40.0, 210.0, -6.0, 46.0), (-40.0, 132.0, 34.0, 40.0), (-40.0, 64.0, 70.0, 34.0))
        if upper
        else (
            (-40.0, 118.0, 178.0, 36.0), (-40.0, 236.0, 210.0, 42.0), (-40.0, 168.0, 248.0, 44.0),
            (-40.0, 316.0, 288.0, 60.0),
        )
    )  # fmt: skip
    shape = _cloud(bands)
    for step in (3.0, 7.0):
        sheet.solid(shape.moved(complex(0, step)), "#3a1404", 0.07)
    sheet.line(shape, screen.rim[0], 2.2, screen.rim[1])
    sheet.solid(shape, sheet.linear(0j, complex(330, 60), (0, light, strength), (1, dark, strength * 0.85)))
    dust = Path()
    for index in range(120 if not upper else 60):
        x = 400 * _chance(index, 2) ** 1.5
        y = (high - 250 * _chance(index, 3) ** 1.2) if not upper else 170 * _chance(index, 3) ** 1.4
        dust.add(ellipse(complex(x, y), 0.7 + 1.5 * _chance(index, 4) ** 2))
    sheet.solid(dust, screen.dust[0], screen.dust[1])
    if not upper:
        for spot, radius, n in _ROUNDELS[right]:
            _roundel(sheet, screen, spot, radius, n)
    if right:
        sheet.end()
    return sheet.text


def _roundel(sheet: Sheet, screen: _Screen, spot: Point, radius: float, n: int) -> None:
    """A crest on a disc of lacquer."""
    ground, metal, cut = screen.roundel
    sheet.solid(ellipse(spot + 3j, radius + 1), "#2a0805", 0.3)
    sheet.solid(ellipse(spot, radius), ground, screen.strength)
    sheet.line(ellipse(spot, radius - 0.8), metal, 1.8, 0.95)
    sheet.line(ellipse(spot, radius * 0.92), metal, 0.8, 0.7)
    colours = lacquer.Lacquer((ground, ground), (metal, metal, metal), cut, metal, metal)
    lacquer.emblem(sheet, n, colours, spot, radius * 0.0088)
