"""Kobayakawa's table top: a screen of gold leaf, cinnabar lacquer by night, black lacquer strewn with gold dust."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin

import hall
import tabletop
from geometry import Path, Point, ellipse, smooth
from sheet import Sheet, rounded
from tabletop import HIGH, WIDE

COLOURS = {
    "light": {
        "surface": "#f3e0ac",
        "surface_deep": "#dfbd6c",
        "title": "#35140e",
        "shadow": "#4a1a08",
        "dim": "#84f3e2b4",
    },
    "dark": {
        "surface": "#4c1a18",
        "surface_deep": "#150607",
        "title": "#f8e5bc",
        "trail": "#ffb38a",
        "shadow": "#060102",
        "dim": "#841c0a0b",
    },
    "mood": {
        "surface": "#1f1112",
        "surface_deep": "#0a0506",
        "title": "#f8e5bc",
        "trail": "#ffb38a",
        "panel": "#2e1414",
        "panel_deep": "#211010",
        "panel_edge": "#6e4a26",
        "control_edge": "#b08a4c",
        "ink": "#fbeccb",
        "ink_soft": "#dcc296",
        "accent": "#e8806a",
        "on_accent": "#1c0a08",
        "shadow": "#040102",
        "dim": "#86120708",
    },
}


@dataclass(frozen=True)
class _Screen:
    cloud: tuple[str, str, float]
    rim: tuple[str, float]
    dust: tuple[str, float]
    frame: tuple[str, str, str]
    thread: tuple[str, float]


_DAY = _Screen(
    ("#f3d488", "#e9c566", 0.95), ("#b98428", 0.7), ("#b07a22", 0.5),
    ("#d2492f", "#a62a1b", "#6d150e"), ("#c2913a", 0.28),
)  # fmt: skip
_NIGHT = _Screen(
    ("#c98f36", "#6a3a16", 0.8), ("#f0c766", 0.65), ("#f6d78a", 0.6),
    ("#3a1011", "#1c0607", "#080202"), ("#d9ab52", 0.07),
)  # fmt: skip
_URUSHI = _Screen(
    ("#d8a040", "#6e4416", 0.85), ("#ffdf8c", 0.75), ("#f6d78a", 0.7),
    ("#2a0d0e", "#150506", "#050102"), ("#d9ab52", 0.045),
)  # fmt: skip


def drawings() -> dict[str, str]:
    """The drawings of the table top, by mood and place."""
    made: dict[str, str] = {"mood/ground.svg": _strewn()}
    for mood, screen in (("light", _DAY), ("dark", _NIGHT), ("mood", _URUSHI)):
        made |= {
            f"{mood}/pattern.svg": _leaf() if screen is _DAY else _threads(screen),
            f"{mood}/top.svg": _frame(screen, "top"),
            f"{mood}/bottom.svg": _frame(screen, "bottom"),
            f"{mood}/left.svg": _frame(screen, "left"),
            f"{mood}/right.svg": _frame(screen, "right"),
            f"{mood}/top-left.svg": _clouds(screen, upper=True, right=False),
            f"{mood}/top-right.svg": _clouds(screen, upper=True, right=True),
            f"{mood}/left-bottom.svg": _clouds(screen, upper=False, right=False),
            f"{mood}/right-bottom.svg": _clouds(screen, upper=False, right=True),
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
    """A bank of clouds at the edge, gold dust about it; what is right is left in a mirror."""
    wide, high = (216, 112) if upper else (220, 158)
    sheet = Sheet(wide, high)
    if right:
        sheet.begin(complex(wide, 0), mirror=True)
    light, dark, strength = screen.cloud
    bands = (
        ((-40.0, 206.0, -6.0, 42.0), (-40.0, 132.0, 30.0, 38.0), (-40.0, 64.0, 64.0, 34.0))
        if upper
        else ((-40.0, 108.0, 34.0, 32.0), (-40.0, 204.0, 60.0, 38.0), (-40.0, 142.0, 92.0, 34.0))
    )
    shape = _cloud(bands)
    for step in (3.0, 7.0):
        sheet.solid(shape.moved(complex(0, step)), "#3a1404", 0.07)
    sheet.line(shape, screen.rim[0], 2.2, screen.rim[1])
    sheet.solid(shape, sheet.linear(0j, complex(wide, 40), (0, light, strength), (1, dark, strength * 0.85)))
    dust = Path()
    for index in range(70):
        x = (wide - 6) * _chance(index, 2) ** 1.3
        y = 4 + (high - 8) * _chance(index, 3) ** (1.4 if upper else 1)
        dust.add(ellipse(complex(x, y), 0.7 + 1.5 * _chance(index, 4) ** 2))
    sheet.solid(dust, screen.dust[0], screen.dust[1])
    if right:
        sheet.end()
    return sheet.text


def _strewn() -> str:
    """Black lacquer: a red shine from below, the light of candles, and a river of gold dust."""
    sheet = Sheet(WIDE, HIGH)
    sheet.solid(tabletop.whole(), "#160b0c")
    candles = sheet.radial(
        complex(WIDE / 2, HIGH * 0.42), 700, (0, "#6a2418", 0.78), (0.5, "#4a1813", 0.42), (1, "#2a0d0c", 0)
    )
    sheet.solid(tabletop.whole(), candles)
    banks = (
        [-20 + 250j, 210 + 330j, 470 + 300j, 760 + 380j, 1010 + 470j, 1300 + 440j],
        [-20 + 330j, 220 + 420j, 480 + 400j, 760 + 490j, 1010 + 580j, 1300 + 540j],
    )
    for line, strength in zip(banks, (0.3, 0.2), strict=True):
        sheet.line(smooth(line), "#a07c3c", 1.2, strength)
    for grade, (count, most, strength) in enumerate(((520, 1.0, 0.4), (150, 1.9, 0.55), (40, 2.7, 0.5))):
        grains = Path()
        for index in range(count):
            part = _chance(index, 11 + grade)
            middle = 292 + 190 * part + 34 * sin(part * 7.4)
            spread = (_chance(index, 21 + grade) + _chance(index, 31 + grade) - 1) * (150 if grade == 0 else 96)
            grains.add(ellipse(complex(WIDE * part, middle + spread), 0.5 + most * 0.5 * _chance(index, 41 + grade)))
        sheet.solid(grains, ("#7c5c2c", "#86642e", "#8a6a34")[grade], strength)
    tabletop.dusk(sheet, "#040102", 0.55)
    return sheet.text
