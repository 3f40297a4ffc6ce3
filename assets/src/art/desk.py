"""GODAN's table top: the baize of a counting desk with gilt tooling, a ledger and an abacus; also by lamplight."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin

import money
import strokes
import tabletop
from geometry import Path, Point, ellipse
from sheet import Sheet, rounded
from tabletop import HIGH, WIDE

COLOURS = {
    "light": {
        "surface": "#a3d0b4",
        "surface_deep": "#84bd9d",
        "title": "#051c13",
        "trail": "#9c2417",
        "shadow": "#052a1c",
        "dim": "#8cb4d6c0",
    },
    "dark": {
        "surface": "#1c4c3e",
        "surface_deep": "#081d18",
        "title": "#eaf2df",
        "trail": "#ffae92",
        "shadow": "#000a07",
        "dim": "#7a0c2620",
    },
    "mood": {
        "surface": "#2c4a30",
        "surface_deep": "#0a1610",
        "title": "#f6ecd2",
        "trail": "#ffb48e",
        "panel": "#33261a",
        "panel_deep": "#261b12",
        "panel_edge": "#6a5032",
        "control_edge": "#b08c5a",
        "ink": "#faf0da",
        "ink_soft": "#dcc9a4",
        "shadow": "#060300",
        "dim": "#800f1a10",
    },
}


@dataclass(frozen=True)
class _Desk:
    gilt: str
    net: float
    rule: float
    """Strength of the gilt lines."""
    nap: tuple[float, float]
    """Light and dark hairs of the baize."""
    wood: tuple[str, str, str]
    paper: tuple[str, str]
    dusk: float


_DAY = _Desk("#8a6416", 0.2, 0.75, (0.22, 0.1), ("#9a6a3c", "#6e4522", "#3c2210"), ("#fdf7e6", "#eadcb8"), 0.0)
_NIGHT = _Desk("#d9b566", 0.13, 0.7, (0.05, 0.22), ("#5a3a20", "#352010", "#170c06"), ("#cdbf9c", "#9c8c68"), 0.3)

_LAMPLIT = _Desk("#e0b45c", 0.1, 0.75, (0.06, 0.2), ("#8a5a30", "#5a3618", "#26140a"), ("#f0deb0", "#c4a870"), 0.12)


def drawings() -> dict[str, str]:
    """The drawings of the table top, by mood and place."""
    made: dict[str, str] = {}
    for mood, desk in (("light", _DAY), ("dark", _NIGHT), ("mood", _LAMPLIT)):
        made |= {
            f"{mood}/pattern.svg": _baize(desk),
            f"{mood}/top.svg": _border(desk, "top"),
            f"{mood}/bottom.svg": _border(desk, "bottom"),
            f"{mood}/left.svg": _border(desk, "left"),
            f"{mood}/right.svg": _border(desk, "right"),
            f"{mood}/right-bottom.svg": _abacus(desk),
        }
        if desk is not _LAMPLIT:
            made[f"{mood}/left-bottom.svg"] = _books(desk)
    return made | {"mood/left-bottom.svg": _lamp(), "mood/light.svg": _lamplight()}


def _chance(index: int, kind: int) -> float:
    """A number from 0 to 1 that looks random and is always the same."""
    return round(sin(index * 12.9898 + kind * 78.233) * 43758.5453, 3) % 1


def _baize(desk: _Desk) -> str:
    """Cloth with linked coins woven into it."""
    side = 160
    sheet = Sheet(side, side)
    light, dark = Path(), Path()
    for index in range(260):
        spot = complex(2 + 154 * _chance(index, 1), 2 + 154 * _chance(index, 2))
        way = complex(2.6 * (_chance(index, 3) - 0.5), 1.4 * (_chance(index, 4) - 0.5))
        (light if index % 2 else dark).move(spot).line(spot + way)
    sheet.line(light, "#ffffff", 0.8, desk.nap[0])
    sheet.line(dark, "#00140c", 0.8, desk.nap[1])
    coins = Path()
    for row in range(-1, 6):
        for column in range(-1, 6):
            if (row + column) % 2 == 0:
                coins.add(ellipse(complex(column * 40, row * 40), 40))
    sheet.line(coins, desk.gilt, 1, desk.net)
    return sheet.text


def _border(desk: _Desk, edge: str) -> str:
    """The wooden edge of the desk, and two gilt lines tooled along it."""
    long, wide = 96, 26
    across = edge in ("top", "bottom")
    sheet = Sheet(long, wide) if across else Sheet(wide, long)
    far = edge in ("bottom", "right")

    def band(start: float, thick: float) -> Path:
        first = wide - start - thick if far else start
        return rounded(0, first, long, thick, 0) if across else rounded(first, 0, thick, long, 0)

    def way(depth: float) -> Point:
        place = wide - depth if far else depth
        return complex(0, place) if across else complex(place, 0)

    sheet.solid(band(9, 7), sheet.linear(way(9), way(16), (0, "#001008", 0.34), (1, "#001008", 0)))
    sheet.solid(band(0, 9), sheet.linear(way(0), way(9), (0, desk.wood[2]), (0.5, desk.wood[1]), (1, desk.wood[0])))
    sheet.solid(band(8.2, 0.8), desk.wood[2], 0.9)
    sheet.solid(band(17, 1.5), desk.gilt, desk.rule)
    sheet.solid(band(21, 0.8), desk.gilt, desk.rule * 0.8)
    return sheet.text


def _shade(sheet: Sheet, shape: Path) -> None:
    for step in (2.0, 5.0, 9.0):
        sheet.solid(shape.moved(complex(step * 0.5, step)), "#001008", 0.13)


def _dim(sheet: Sheet, desk: _Desk, shape: Path) -> None:
    if desk.dusk:
        sheet.solid(shape, "#04140f", desk.dusk)


def _books(desk: _Desk) -> str:
    """The left side: an open ledger, ruled in red, half beyond the edge, and the office's seal on it."""
    sheet = Sheet(156, 268)
    sheet.begin(22 + 136j, -7)
    page = rounded(-110, -118, 220, 224, 3)
    _shade(sheet, page)
    sheet.solid(page.moved(3 + 3j), "#b9a673")
    sheet.solid(page, sheet.linear(-60 - 110j, 100 + 110j, (0, desk.paper[0]), (1, desk.paper[1])))
    rules = Path()
    for column in range(8):
        rules.move(complex(-96 + 27 * column, -100)).line(complex(-96 + 27 * column, 90))
    for y in (-100, -72, 90):
        rules.move(complex(-96, y)).line(complex(93, y))
    sheet.line(rules, "#c04a35", 1.1, 0.6)
    ink = Path()
    for column in range(7):
        for row in range(2 + int(5 * _chance(column, 7))):
            x, y = -82 + 27 * column, -58 + 21 * row
            ink.move(complex(x - 5, y)).line(complex(x + 5, y - 1.4)).move(complex(x, y - 5)).line(
                complex(x - 1, y + 7)
            )
            ink.move(complex(x - 4, y + 6)).line(complex(x + 4, y + 5))
    sheet.line(ink, "#2a2320", 1.7, 0.62)
    seal = rounded(47, 28, 40, 52, 5)
    sheet.solid(seal, money.VERMILION, 0.92)
    sheet.line(rounded(50.4, 31.4, 33.2, 45.2, 3), "#fff4dd", 1.3, 0.9)
    sheet.solid(strokes.column("五断", 67 + 54j, 21, 18, 2.4), "#fff4dd")
    _dim(sheet, desk, page)
    sheet.end()
    return sheet.text


def _abacus(desk: _Desk) -> str:
    """The right side: an abacus, half beyond the edge."""
    sheet = Sheet(156, 276)
    sheet.begin(118 + 136j, 6)
    frame = rounded(-84, -118, 220, 236, 9)
    _shade(sheet, frame)
    sheet.fill(
        Path().add(frame).add(rounded(-71, -105, 194, 210, 2)),
        sheet.linear(-84 - 118j, -40 + 118j, (0, desk.wood[0]), (0.5, desk.wood[1]), (1, desk.wood[2])),
    )
    sheet.line(frame, desk.wood[2], 1.6)
    sheet.line(rounded(-71, -105, 194, 210, 2), desk.wood[2], 1.4)
    rods = Path()
    for row in range(7):
        y = -89 + 29.6 * row
        rods.move(complex(-71, y)).line(complex(123, y))
    sheet.line(rods, desk.wood[2], 3)
    sheet.line(rods.moved(-0.7j), desk.wood[0], 1)
    beads, edges = Path(), Path()
    for row in range(7):
        y = -89 + 29.6 * row
        used = int(5 * _chance(row, 9))
        places = [-61 if _chance(row, 11) > 0.5 else -40]
        places += [12 + 19 * bead + (0 if bead < used else 26) for bead in range(4)]
        for x in places:
            bead = (
                Path().move(complex(x - 9, y)).curve(complex(x - 9, y - 5), complex(x - 3, y - 11), complex(x, y - 12))
            )
            bead.curve(complex(x + 3, y - 11), complex(x + 9, y - 5), complex(x + 9, y))
            bead.curve(complex(x + 9, y + 5), complex(x + 3, y + 11), complex(x, y + 12))
            bead.curve(complex(x - 3, y + 11), complex(x - 9, y + 5), complex(x - 9, y)).close()
            beads.add(bead)
            edges.move(complex(x, y - 11)).line(complex(x, y + 11))
    sheet.solid(beads.moved(1.5 + 3j), "#001008", 0.25)
    sheet.solid(beads, sheet.linear(-70 + 0j, 110 + 0j, (0, "#b3452c"), (1, "#7a2617")))
    sheet.line(beads, "#3a0f08", 1.1)
    sheet.line(edges, "#f0a888", 1.2, 0.5)
    beam = rounded(-28, -105, 9, 210, 0)
    sheet.solid(beam, desk.wood[1])
    sheet.line(beam, desk.wood[2], 1.2)
    _dim(sheet, desk, frame)
    sheet.end()
    return sheet.text


def _lamp() -> str:
    """The left side: a paper lamp on its stand, and the light around it."""
    sheet = Sheet(200, 230)
    heart = 84 + 104j
    glow = sheet.radial(heart, 112, (0, "#ffd98a", 0.62), (0.5, "#ffb84e", 0.22), (1, "#ff9d2e", 0))
    sheet.solid(ellipse(heart, 112), glow)
    sheet.solid(ellipse(86 + 206j, 62, 12), "#0a0602", 0.4)
    paper = Path().move(48 + 40j).line(120 + 40j, 128 + 172j, 40 + 172j).close()
    sheet.solid(paper, sheet.radial(84 + 120j, 96, (0, "#fffbe6"), (0.4, "#ffe2a0"), (1, "#e39a44")))
    ribs = Path()
    for x in (66, 84, 102):
        ribs.move(complex(x, 40)).line(complex(84 + (x - 84) * 1.25, 172))
    for y in (72, 104, 138):
        half = 36 + 8 * (y - 40) / 132
        ribs.move(complex(84 - half, y)).line(complex(84 + half, y))
    sheet.line(ribs, "#8a5526", 1.4, 0.6)
    sheet.line(paper, "#3c210e", 4)
    sheet.solid(rounded(36, 30, 96, 11, 3), "#4a2a12")
    sheet.solid(rounded(28, 170, 112, 13, 3), "#4a2a12")
    sheet.solid(rounded(28, 170, 112, 3, 1.5), "#a0703c", 0.8)
    for x in (36, 122):
        sheet.solid(rounded(x, 183, 10, 20, 2), "#33190a")
    return sheet.text


def _lamplight() -> str:
    """A pool of warm light on the desk, and the dark of the office around it."""
    sheet = Sheet(WIDE, HIGH)
    warm = sheet.radial(
        complex(WIDE * 0.5, HIGH * 0.36), 640, (0, "#ffd890", 0.24), (0.35, "#ffc46a", 0.17), (0.7, "#c8862e", 0.08),
        (1, "#8a5010", 0),
    )  # fmt: skip
    sheet.solid(tabletop.whole(), warm)
    tabletop.dusk(sheet, "#070501", 0.62)
    return sheet.text
