"""The goldfish stall's table top: boards, tubs and an awning, by day and by night, and on the evening of the fair."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin

import breeds_above
import paper
import stall
import tabletop
from fish import Fish
from geometry import Path, Point, arc, ellipse, polar, polyline, smooth
from sheet import Sheet, mixed, rounded
from tabletop import HIGH, WIDE

COLOURS = {
    "light": {
        "surface": "#ecd2a0",
        "surface_deep": "#d9b474",
        "title": "#2d2417",
        "shadow": "#4a2a0a",
        "dim": "#8cdcd9c4",
    },
    "dark": {
        "surface": "#3c2a26",
        "surface_deep": "#1a1216",
        "title": "#f4e6cf",
        "shadow": "#070304",
        "dim": "#7a1c1c24",
    },
    "mood": {
        "surface": "#5c3720",
        "surface_deep": "#1d0f14",
        "title": "#fff0d2",
        "trail": "#ffbe94",
        "panel": "#262a4a",
        "panel_deep": "#1b1e38",
        "panel_edge": "#4c5286",
        "control_edge": "#9a9ecc",
        "ink": "#fdf3df",
        "ink_soft": "#d6cfd8",
        "shadow": "#0a0304",
        "dim": "#80221610",
    },
}


@dataclass(frozen=True)
class _Fair:
    grain: tuple[str, float]
    seam: tuple[str, str]
    red: tuple[str, str]
    white: tuple[str, str]
    water: tuple[str, str, str]
    hoop: tuple[str, str, str]
    ring: float
    shade: str
    shadow: tuple[str, float]
    """Below the awning."""
    veil: tuple[str, float]
    """Laid over the tubs."""


_DAY = _Fair(
    ("#8a5a1e", 0.17), ("#b68b4d", "#fbe9c4"), ("#b9301f", "#df5340"), ("#e9d9bb", "#fffaf0"),
    ("#dff3ee", "#a5dade", "#69b3c6"), ("#f0cf92", "#c58f4a", "#7d5220"), 0.8, "#3f8496",
    ("#3a1c06", 0.09), ("#bfe6e6", 0.36),
)  # fmt: skip
_NIGHT = _Fair(
    ("#0c0507", 0.34), ("#120a0c", "#5a3f35"), ("#5e1712", "#8f2a1e"), ("#8d7a60", "#c4ad88"),
    ("#2f7388", "#1d536c", "#0f3248"), ("#8a5f3a", "#5a3822", "#24140e"), 0.3, "#0a2434",
    ("#000000", 0.2), ("#123a50", 0.42),
)  # fmt: skip

_EVENING = _Fair(
    ("#1e0d06", 0.34), ("#1c0d08", "#9a6236"), ("#8e2418", "#c53e2a"), ("#c9a777", "#f2d9a8"),
    ("#6fc0cc", "#2f7f98", "#134a66"), ("#c08a4e", "#7c4c26", "#32190c"), 0.5, "#0c2f42",
    ("#120404", 0.2), ("#1a5068", 0.3),
)  # fmt: skip


def drawings() -> dict[str, str]:
    """The drawings of the table top, by mood and place."""
    made: dict[str, str] = {}
    for mood, fair in (("light", _DAY), ("dark", _NIGHT), ("mood", _EVENING)):
        made |= {
            f"{mood}/pattern.svg": _boards(fair),
            f"{mood}/top.svg": _awning(fair),
            f"{mood}/left-bottom.svg": _tub_of_two(fair),
            f"{mood}/right-bottom.svg": _tub_and_scoop(fair),
        }
    made["dark/light.svg"] = _lanterns()
    made["mood/light.svg"] = _fairlight()
    made["mood/top-left.svg"] = _string(mirror=False)
    made["mood/top-right.svg"] = _string(mirror=True)
    return made


def _boards(fair: _Fair) -> str:
    """Two boards with their grain; they go on to all sides."""
    wide, high = 640, 256
    sheet = Sheet(wide, high)
    colour, strength = fair.grain
    for board in (0, 1):
        top = board * 128
        for line in range(9):
            y = top + 10 + line * 13.4
            bow = 5.5 * sin(board * 2.1 + line * 0.7)
            knot = 200 + 290 * board
            points: list[Point] = []
            for step in range(-1, 18):
                x = step * 40
                near = (x - knot) / 95
                away = (y - top - 64) / 64
                lift = 15 * (1 if away > 0 else -1) / (1 + near * near * 3) * (1 - abs(away)) if abs(away) > 0.06 else 0
                points.append(complex(x, y + bow * sin(6.28318 * (x / wide + line * 0.13)) + lift))
            sheet.line(smooth(points), colour, 1, strength * (0.6 + (line * 5 % 4) * 0.25))
        sheet.line(Path().move(complex(-4, top + 0.8)).line(complex(wide + 4, top + 0.8)), fair.seam[0], 1.6, 0.9)
        sheet.line(Path().move(complex(-4, top + 2.4)).line(complex(wide + 4, top + 2.4)), fair.seam[1], 1.2, 0.75)
        for x in (26 + 320 * board, 44 + 320 * board):
            sheet.solid(ellipse(complex(x, top + 14), 2.4), fair.seam[0], 0.8)
    return sheet.text


def _awning(fair: _Fair) -> str:
    """A red and a white stripe of cloth with a scalloped edge, and the shadow below."""
    wide, edge, bow = 44, 14, 15
    sheet = Sheet(2 * wide, 42)

    def cloth(left: float, drop: float) -> Path:
        piece = Path().move(complex(left, 0)).line(complex(left + wide, 0), complex(left + wide, edge + drop))
        return piece.curve(
            complex(left + wide, edge + bow + drop), complex(left, edge + bow + drop), complex(left, edge + drop)
        ).close()

    for step in range(3):
        for left in (0, wide):
            sheet.solid(cloth(left, 4.0 + 3.5 * step), fair.shadow[0], fair.shadow[1])
    for left, dyed in ((0, fair.red), (wide, fair.white)):
        sheet.solid(cloth(left, 0), sheet.linear(0j, complex(0, edge + bow), (0, dyed[0]), (1, dyed[1])))
        hem = (
            Path()
            .move(complex(left + 1.8, edge))
            .curve(
                complex(left + 2.6, edge + bow - 4),
                complex(left + wide - 2.6, edge + bow - 4),
                complex(left + wide - 1.8, edge),
            )
        )
        sheet.line(hem, "#ffffff" if left == 0 else fair.red[1], 1.3, 0.5)
    sheet.solid(rounded(0, 0, 2 * wide, 6, 0), "#000000", 0.16)
    return sheet.text


def _tub(sheet: Sheet, fair: _Fair, heart: Point, radius: float) -> None:
    """A round wooden tub, seen from above, filled with water."""
    for step in range(4):
        sheet.solid(
            ellipse(heart + complex(3, 6 + 4 * step), radius + 3 * step), "#2a1404", 0.07 if fair is _DAY else 0.16
        )
    light, wood, dark = fair.hoop
    lean = radius * (0.7 + 0.7j)
    sheet.solid(ellipse(heart, radius), sheet.linear(heart - lean, heart + lean, (0, light), (0.5, wood), (1, dark)))
    staves = Path()
    for index in range(40):
        staves.move(heart + polar(radius * 0.905, index * 9)).line(heart + polar(radius * 0.995, index * 9))
    sheet.line(staves, dark, 1.1, 0.55)
    sheet.line(ellipse(heart, radius), dark, 1.6, 0.9)
    inner = radius * 0.9
    sheet.solid(ellipse(heart, inner), fair.shade)
    pool = ellipse(heart + 2j, inner * 0.985)
    sheet.solid(
        pool,
        sheet.radial(
            heart - radius * (0.2 + 0.25j), inner * 1.3, (0, fair.water[0]), (0.5, fair.water[1]), (1, fair.water[2])
        ),
    )
    for part, start, end in ((0.9, -62, 6), (0.9, 20, 30), (0.83, -48, -20)):
        sheet.line(arc(heart + 2j, inner * part, start, end), "#ffffff", 2.2, fair.ring)


def _ripples(sheet: Sheet, fair: _Fair, centre: Point, radii: tuple[float, ...]) -> None:
    for radius in radii:
        sheet.line(ellipse(centre, radius), "#ffffff", 1.4, fair.ring * 0.6)


def _swim(sheet: Sheet, fair: _Fair, fish: Fish, middle: Point, turn: float, size: float) -> None:
    sheet.begin(middle + 7 + 11j, turn, size)
    for shape in fish.outlines():
        sheet.solid(polyline(shape, closed=True), mixed(fair.water[2], fair.shade, 0.35))
    sheet.end()
    sheet.begin(middle, turn, size)
    fish.paint(sheet)
    sheet.end()


def _veil(sheet: Sheet, fair: _Fair, heart: Point, radius: float) -> None:
    """The fish are a part of the table, not of the game."""
    colour, strength = fair.veil
    sheet.solid(ellipse(heart + 2j, radius * 0.88), colour, strength)


def _tub_of_two(fair: _Fair) -> str:
    """The lower left: a tub half beyond the corner, two fish in it."""
    sheet = Sheet(226, 350)
    heart, radius = 44 + 164j, 152
    _tub(sheet, fair, heart, radius)
    _ripples(sheet, fair, heart + 20 - 54j, (22, 40, 62))
    _swim(sheet, fair, breeds_above.wakin(), heart + 38 - 70j, 62, 0.5)
    _swim(sheet, fair, breeds_above.ranchu(), heart + 84 + 18j, 200, 0.4)
    paper.weed(sheet, heart - 24 - 92j, 6, 20)
    paper.weed(sheet, heart + 96 - 36j, 5, 75)
    _veil(sheet, fair, heart, radius)
    return sheet.text


def _tub_and_scoop(fair: _Fair) -> str:
    """The lower right: another tub, a fish with a long tail and small ones, and the paper scoop on its rim."""
    sheet = Sheet(340, 370)
    heart, radius = 268 + 176j, 160
    _tub(sheet, fair, heart, radius)
    _ripples(sheet, fair, heart - 34 - 34j, (26, 46, 68))
    _swim(sheet, fair, breeds_above.tosakin(), heart + 14 - 52j, -28, 0.54)
    _swim(sheet, fair, breeds_above.fry(), heart - 88 + 22j, 250, 0.5)
    _swim(sheet, fair, breeds_above.fry(), heart - 68 + 58j, 284, 0.42)
    paper.weed(sheet, heart - 62 - 94j, 6, 40)
    paper.weed(sheet, heart + 52 + 24j, 5, 10)
    _veil(sheet, fair, heart, radius)
    stall.poi(sheet, heart - 152 - 84j, 34, -128)
    return sheet.text


def _lanterns() -> str:
    """Warm light from the fair, over everything."""
    sheet = Sheet(1280, 640)
    for x, reach in ((150, 330), (640, 420), (1130, 330)):
        spot = complex(x, 10)
        glow = sheet.radial(spot, reach, (0, "#ffb45a", 0.26), (0.45, "#ff9a3c", 0.09), (1, "#ff8a2c", 0))
        sheet.solid(rounded(x - reach, 0, 2 * reach, reach, 0), glow)
    return sheet.text


def _lantern(sheet: Sheet, spot: Point, size: float, dyed: tuple[str, str, str]) -> None:
    """A round paper lantern that hangs from a cord, lit from within."""
    bright, paper, dark = dyed
    heart = spot + complex(0, 1.15 * size)
    glow = sheet.radial(heart, size * 2.1, (0, bright, 0.5), (0.5, paper, 0.16), (1, paper, 0))
    sheet.solid(ellipse(heart, size * 2.1), glow)
    sheet.solid(
        ellipse(heart, size * 0.86, size), sheet.radial(heart, size * 1.1, (0, bright), (0.55, paper), (1, dark))
    )
    ribs = Path()
    for y in (-0.66, -0.33, 0.0, 0.33, 0.66):
        half = 0.86 * size * (1 - y * y) ** 0.5
        middle = heart + complex(0, y * size)
        ribs.move(middle - half).curve(
            middle + complex(-half * 0.4, size * 0.07), middle + complex(half * 0.4, size * 0.07), middle + half
        )
    sheet.line(ribs, dark, 1, 0.6)
    for y in (-1, 1):
        cap = heart + complex(0, y * size)
        sheet.solid(rounded(cap.real - size * 0.36, cap.imag - size * 0.1, size * 0.72, size * 0.2, 2), "#2a120a")


def _string(*, mirror: bool) -> str:
    """An upper corner: lanterns on a cord."""
    wide, high = 250, 104
    sheet = Sheet(wide, high)
    if mirror:
        sheet.begin(complex(wide, 0), mirror=True)
    cord = Path().move(0 + 22j).curve(60 + 50j, 150 + 44j, complex(wide, 2))
    sheet.line(cord, "#1a0c08", 1.6, 0.9)
    red, cream = ("#ffd9a0", "#e2502e", "#8c1f14"), ("#fff8dc", "#ffd27a", "#c07a2c")
    for x, y, size, dyed in ((34, 33, 24, red), (104, 39, 21, cream), (168, 33, 18, red)):
        _lantern(sheet, complex(x, y), size, dyed)
    if mirror:
        sheet.end()
    return sheet.text


def _fairlight() -> str:
    """Lantern light on the boards, and the evening beyond the stall."""
    sheet = Sheet(WIDE, HIGH)
    for x, reach, strength in ((120, 420, 0.3), (640, 620, 0.36), (1160, 420, 0.3)):
        spot = complex(x, 0)
        glow = sheet.radial(spot, reach, (0, "#ffc46a", strength), (0.5, "#ff9a3c", strength * 0.4), (1, "#ff7a1c", 0))
        sheet.solid(rounded(max(0, x - reach), 0, min(WIDE, 2 * reach), min(HIGH, reach), 0), glow)
    tabletop.dusk(sheet, "#12061e", 0.62)
    return sheet.text
