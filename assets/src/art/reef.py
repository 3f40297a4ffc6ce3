"""Gunjo's table top: the sea by day, from the foam down to ultramarine, by night, and far below the light."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, sin

import tabletop
from geometry import Path, Point, ellipse, smooth
from sheet import Sheet, Stop
from tabletop import HIGH, WIDE

COLOURS = {
    "light": {
        "surface": "#6cc9e8",
        "surface_deep": "#3f8fe0",
        "title": "#030f34",
        "trail": "#b3202f",
        "shadow": "#06205c",
        "dim": "#8cb4e2f2",
    },
    "dark": {
        "surface": "#123f78",
        "surface_deep": "#091440",
        "title": "#e2f0ff",
        "trail": "#ff9c86",
        "shadow": "#00041a",
        "dim": "#7a0b1c4c",
    },
    "mood": {
        "surface": "#0c2f5e",
        "surface_deep": "#050b26",
        "title": "#dcf2ff",
        "trail": "#ff9c86",
        "panel": "#10294d",
        "panel_deep": "#0b1d3a",
        "panel_edge": "#2f5a8e",
        "control_edge": "#6f9fcc",
        "ink": "#ecf6ff",
        "ink_soft": "#b4d0e8",
        "shadow": "#00030f",
        "dim": "#84040c26",
    },
}


@dataclass(frozen=True)
class _Water:
    depths: tuple[Stop, ...]
    ray: float
    """How strong the light is that falls in."""
    net: float
    reefs: tuple[str, str, str]
    """From the far one to the near one."""
    weed: str
    school: tuple[str, float]
    spark: tuple[str, float]


_DAY = _Water(
    ((0, "#e2fbef"), (0.12, "#b2f0e6"), (0.3, "#7fd8ea"), (0.56, "#5cbbeb"), (0.8, "#4c9be8"), (1, "#3a78d8")),
    0.5, 0.75, ("#559be8", "#4c90e2", "#3a70c8"), "#4a9cdc", ("#1d4aa6", 0.26), ("#ffffff", 0.55),
)  # fmt: skip
_NIGHT = _Water(
    ((0, "#1f7590"), (0.12, "#185f8a"), (0.3, "#124681"), (0.56, "#0d2f68"), (0.8, "#0a1d4c"), (1, "#060d2c")),
    0.16, 0.3, ("#0b1f52", "#08153e", "#050b26"), "#0d3a66", ("#3f74bc", 0.34), ("#58b4c8", 0.36),
)  # fmt: skip

_DEEP = _Water(
    ((0, "#15608a"), (0.14, "#0f4a7e"), (0.36, "#0b3366"), (0.62, "#08224c"), (0.84, "#050f2e"), (1, "#02061a")),
    0.26, 0.2, ("#071a42", "#051230", "#030a1e"), "#0b3d63", ("#3f8fc8", 0.26), ("#4fb4cc", 0.4),
)  # fmt: skip


def drawings() -> dict[str, str]:
    """The drawings of the table top, by mood and place."""
    made: dict[str, str] = {}
    for mood, water in (("light", _DAY), ("dark", _NIGHT), ("mood", _DEEP)):
        made |= {f"{mood}/ground.svg": _ground(water), f"{mood}/top.svg": _net(water)}
    return made | {"mood/left-bottom.svg": _jellies(), "mood/light.svg": _abyss()}


def _ground(water: _Water) -> str:
    """The water, the light that falls into it, and the reefs far below it."""
    sheet = Sheet(WIDE, HIGH)
    sheet.solid(tabletop.whole(), sheet.linear(0j, complex(0, HIGH), *water.depths))
    for left, wide, lean, long, strength in (
        (70, 110, -150, 560, 0.9), (330, 60, -80, 460, 0.6), (520, 150, -30, 610, 1.0), (860, 90, 80, 520, 0.8),
        (1080, 130, 150, 600, 0.9),
    ):  # fmt: skip
        for soft in (1.0, 0.62):
            half = wide * soft / 2
            ray = Path().move(complex(left + wide / 2 - half, 0)).line(complex(left + wide / 2 + half, 0))
            ray.line(
                complex(left + lean + wide / 2 + half * 2.2, long), complex(left + lean + wide / 2 - half * 2.2, long)
            )
            white = water.ray * strength / 2
            paint = sheet.linear(
                0j, complex(0, long), (0, "#ffffff", white), (0.4, "#ffffff", white * 0.45), (1, "#ffffff", 0)
            )
            sheet.solid(ray.close(), paint)
    _reef(sheet, water)
    _drop(sheet, water)
    return sheet.text


def _abyss() -> str:
    """The dark around, and small lights that drift in it."""
    sheet = Sheet(WIDE, HIGH)
    tabletop.dusk(sheet, "#01030f", 0.5)
    for colour, first, reach in (("#59c4d8", 0, 0.34), ("#8f7ad8", 60, 0.3)):
        faint, bright = Path(), Path()
        for index in range(first, first + 46):
            x, y = (index * 0.6180340) % 1, ((index * 0.7548777) % 1) ** 0.8
            spot = complex(WIDE * x, HIGH * y)
            size = 0.7 + 1.3 * abs(sin(index * 2.3)) ** 2
            faint.add(ellipse(spot, size * 2.6))
            bright.add(ellipse(spot, size * 0.7))
        sheet.solid(faint, colour, 0.06)
        sheet.solid(bright, colour, reach)
    return sheet.text


def _jellies() -> str:
    """At the left: two jellyfish that glow."""
    sheet = Sheet(200, 210)
    for heart, size, turn, light, deep in (
        (92 + 74j, 46.0, 8.0, "#a6f4ff", "#3a7fd0"), (166 + 142j, 20.0, -14.0, "#ffc2ec", "#8a4fc0"),
    ):  # fmt: skip
        glow = sheet.radial(heart, size * 1.9, (0, light, 0.3), (0.5, light, 0.1), (1, light, 0))
        sheet.solid(ellipse(heart, size * 1.9), glow)
        sheet.begin(heart, turn, size / 40)
        arms = Path()
        for arm in range(7):
            x = -24 + 8 * arm
            long = 62 + 16 * sin(arm * 1.9)
            points: list[Point] = []
            for step in range(7):
                part = step / 6
                points.append(complex(x * (1 - 0.25 * part) + 5 * sin(arm * 2.1 + part * 6), 10 + long * part))
            arms.add(smooth(points))
        sheet.line(arms, sheet.linear(10j, 84j, (0, light, 0.75), (1, light, 0)), 1.5)
        frills = Path()
        for side in (-9, 1, 10):
            frills.add(smooth([complex(side, 10), complex(side - 5, 24), complex(side + 5, 38), complex(side, 54)]))
        sheet.line(frills, sheet.linear(8j, 56j, (0, light, 0.6), (1, deep, 0)), 4.4)
        bell = Path().move(-36 + 12j).curve(-42 - 22j, -22 - 40j, 0 - 40j).curve(22 - 40j, 42 - 22j, 36 + 12j)
        bell.curve(26 + 4j, 20 + 18j, 12 + 10j).curve(6 + 18j, -6 + 18j, -12 + 10j).curve(
            -20 + 18j, -26 + 4j, -36 + 12j
        )
        sheet.solid(bell.close(), sheet.radial(-8 - 22j, 62, (0, light, 0.9), (0.5, deep, 0.62), (1, deep, 0.3)))
        sheet.line(bell, light, 1.3, 0.75)
        ribs = Path()
        for x in (-20, -7, 7, 20):
            ribs.move(complex(x * 0.3, -34)).curve(complex(x * 0.9, -26), complex(x * 1.2, -10), complex(x * 1.1, 6))
        sheet.line(ribs, "#ffffff", 1.1, 0.3)
        sheet.end()
    return sheet.text


def _net(water: _Water) -> str:
    """The net of light below the waves, fainter with every step down."""
    sheet = Sheet(160, 150)
    for row in range(5):
        y = 8 + row * (13 + 4.5 * row)
        lines = Path()
        for side in (-1, 1):
            points: list[Point] = []
            for step in range(-1, 10):
                x = step * 20
                points.append(complex(x, y + side * (5 + 1.6 * row) * cos(x / 40 * 3.14159 + row * 1.3)))
            lines.add(smooth(points))
        sheet.line(lines, "#ffffff", 3.4 - 0.5 * row, water.net * (0.62, 0.4, 0.26, 0.16, 0.08)[row])
    return sheet.text


def _hill(points: list[Point], wide: float, high: float) -> Path:
    """The sea's floor: a line of rocks and what is below them."""
    made = smooth(points)
    return made.line(complex(wide + 5, high + 5), complex(-5, high + 5)).close()


def _blade(root: Point, high: float, lean: float, wide: float) -> Path:
    """A leaf of kelp that waves."""
    left: list[Point] = []
    right: list[Point] = []
    for step in range(7):
        part = step / 6
        middle = root + complex(lean * part * part + sin(part * 7 + root.real) * wide * 0.8, -high * part)
        half = wide * (1 - part) ** 0.7 * (0.55 + 0.45 * sin(part * 3.1416))
        left.append(middle - half)
        right.append(middle + half)
    return smooth([*left, *reversed(right)], closed=True)


def _fan(sheet: Sheet, root: Point, size: float, paint: str, strength: float) -> None:
    """A sea fan: branches that fork."""
    made = Path()

    def grow(at: Point, turn: float, long: float, forks: int) -> None:
        tip = at + long * complex(sin(turn), -cos(turn))
        bend = at + long * 0.5 * complex(sin(turn + 0.22), -cos(turn + 0.22))
        made.move(at).curve(bend, bend, tip)
        if forks:
            for side in (-0.5, 0.05, 0.55):
                grow(tip, turn + side, long * 0.74, forks - 1)

    grow(root, -0.05, size, 3)
    sheet.line(made, paint, size * 0.1, strength)


def _fish(spot: Point, size: float, turn: float = 0) -> Path:
    made = Path().move(-10 + 0j).curve(-5 - 6j, 4 - 5j, 8 - 1j).line(13 - 5j, 12 + 0j, 13 + 5j, 8 + 1j)
    made.curve(4 + 5j, -5 + 6j, -10 + 0j).close()
    return made.moved(spot, turn, size)


def _sparks(sheet: Sheet, water: _Water, spots: tuple[tuple[float, float, float], ...]) -> None:
    """Bubbles by day; by night small lights of their own."""
    colour, strength = water.spark
    for x, y, radius in spots:
        if water is not _DAY:
            sheet.solid(ellipse(complex(x, y), radius * 1.9), colour, 0.1)
            sheet.solid(ellipse(complex(x, y), radius * 0.55), colour, strength)
        else:
            sheet.solid(ellipse(complex(x, y), radius), colour, 0.16)
            sheet.line(ellipse(complex(x, y), radius), colour, 1.3, strength)
            sheet.solid(ellipse(complex(x - radius * 0.35, y - radius * 0.4), radius * 0.24), colour, 0.9)


def _reef(sheet: Sheet, water: _Water) -> None:
    """The lower left: a reef with sea fans, and bubbles that rise from it."""
    wide, high = 460, 330
    sheet.begin(complex(0, HIGH - high))
    far, middle, near = water.reefs
    down = sheet.linear(complex(0, 130), complex(0, high), (0, far, 0.75), (1, far, 1))
    hill = _hill(
        [-10 + 170j, 40 + 146j, 96 + 176j, 150 + 206j, 230 + 226j, 300 + 262j, 400 + 300j, 470 + 330j], wide, high
    )
    sheet.solid(hill, down)
    for x, size in ((52, 23), (118, 18)):
        _fan(sheet, complex(x, 160 + x * 0.24), size, middle, 0.9)
    down = sheet.linear(complex(0, 180), complex(0, high), (0, middle, 0.9), (1, middle, 1))
    sheet.solid(
        _hill(
            [-10 + 214j, 34 + 224j, 88 + 214j, 132 + 240j, 206 + 266j, 268 + 290j, 340 + 320j, 380 + 340j], wide, high
        ),
        down,
    )
    for x, tall, lean in ((14, 128, 18), (30, 92, -10), (168, 76, 14), (184, 58, -8)):
        sheet.solid(_blade(complex(x, 262 + x * 0.12), tall, lean, 9), water.weed, 0.85)
    _fan(sheet, 96 + 232j, 24, middle, 0.9)
    sheet.solid(_hill([-10 + 276j, 60 + 262j, 120 + 280j, 190 + 296j, 250 + 318j, 300 + 340j], wide, high), near)
    _sparks(
        sheet,
        water,
        ((70, 84, 6), (84, 58, 4), (64, 36, 3), (150, 128, 5), (162, 104, 3.4), (236, 184, 4), (20, 110, 3)),
    )
    sheet.end()


def _drop(sheet: Sheet, water: _Water) -> None:
    """The lower right: a cliff, kelp, and a school that turns."""
    wide, high = 460, 360
    sheet.begin(complex(WIDE - wide, HIGH - high))
    far, middle, near = water.reefs
    down = sheet.linear(complex(0, 120), complex(0, high), (0, far, 0.75), (1, far, 1))
    sheet.solid(
        _hill(
            [-10 + 362j, 80 + 336j, 150 + 304j, 226 + 276j, 292 + 226j, 350 + 196j, 402 + 152j, 470 + 128j], wide, high
        ),
        down,
    )
    down = sheet.linear(complex(0, 200), complex(0, high), (0, middle, 0.9), (1, middle, 1))
    sheet.solid(
        _hill([90 + 368j, 170 + 338j, 240 + 322j, 306 + 276j, 364 + 262j, 420 + 218j, 470 + 212j], wide, high), down
    )
    for x, tall, lean in ((448, 150, -26), (432, 104, 10), (410, 128, -16), (330, 74, 12), (316, 56, -8)):
        sheet.solid(_blade(complex(x, 322 - (x - 300) * 0.2), tall, lean, 9.5), water.weed, 0.85)
    sheet.solid(_hill([210 + 368j, 290 + 336j, 346 + 322j, 400 + 296j, 470 + 284j], wide, high), near)
    colour, strength = water.school
    school = Path()
    for index in range(19):
        swing = index * 2.39996
        reach = 8.5 * index**0.5
        spot = complex(300 + reach * 2.6 * cos(swing), 92 + reach * 1.15 * sin(swing))
        school.add(_fish(spot, 0.62 + 0.2 * (index % 4) / 3, -14 + 5 * sin(index)))
    sheet.solid(school, colour, strength)
    _sparks(sheet, water, ((404, 82, 5), (420, 54, 3.4), (392, 30, 4), (250, 206, 4), (262, 184, 2.8)))
    sheet.end()
