"""Meow's table top: mats in the sun that falls through a paper window, a wall by night, and roofs below the moon."""

from __future__ import annotations

from math import sin

import cat_poses
import cats
import svg
import tabletop
from geometry import Path, Point, ellipse, polar, smooth
from sheet import Sheet, rounded
from tabletop import HIGH, WIDE

COLOURS = {
    "light": {
        "surface": "#e3e2b2",
        "surface_deep": "#c6c887",
        "title": "#2b2b10",
        "shadow": "#32300a",
        "dim": "#8ce3e2bc",
    },
    "dark": {
        "surface": "#2f3064",
        "surface_deep": "#171735",
        "title": "#efeaff",
        "shadow": "#04041a",
        "dim": "#7a181838",
    },
    "mood": {
        "surface": "#23265a",
        "surface_deep": "#0e1030",
        "title": "#f0eeff",
        "panel": "#282a56",
        "panel_deep": "#1d1f44",
        "panel_edge": "#4d5190",
        "control_edge": "#9498d2",
        "ink": "#f6f3ff",
        "ink_soft": "#ccccee",
        "shadow": "#03031a",
        "dim": "#80101132",
    },
}


def drawings() -> dict[str, str]:
    """The drawings of the table top, by mood and place."""
    return {
        "light/pattern.svg": _weave(),
        "light/top.svg": _hem(upper=True),
        "light/bottom.svg": _hem(upper=False),
        "light/left-bottom.svg": _basket(),
        "light/light.svg": _window(),
        "dark/ground.svg": _night(),
        "dark/bottom.svg": _tiles(),
        "dark/left-bottom.svg": _eaves(moon=False),
        "mood/ground.svg": _roofs(),
        "mood/left-bottom.svg": _eaves(moon=True),
    }


# ------------------------------------------------------------------------------------------------------- by day


def _weave() -> str:
    """Rush, woven over hidden cords."""
    wide, high = 60, 48
    sheet = Sheet(wide, high)
    light, dark, cords = Path(), Path(), Path()
    for row in range(12):
        y = row * 4
        dark.move(complex(-2, y + 0.5)).line(complex(wide + 2, y + 0.5))
        light.move(complex(-2, y + 2.4)).line(complex(wide + 2, y + 2.4))
        for column in range(3):
            x = column * 20 + (10 if row % 2 else 0)
            cords.move(complex(x, y + 0.6)).line(complex(x, y + 3.6))
    sheet.line(light, "#fffff0", 1, 0.34, square=True)
    sheet.line(dark, "#6b7026", 0.9, 0.26, square=True)
    sheet.line(cords, "#6b7026", 1.1, 0.2, square=True)
    return sheet.text


def _hem(*, upper: bool) -> str:
    """The cloth along a mat's end: blossoms of four on green."""
    long, wide = 60, 26
    sheet = Sheet(long, wide)
    if not upper:
        sheet.begin(complex(long, wide), 180)
    sheet.solid(rounded(0, 18, long, 7, 0), sheet.linear(18j, 25j, (0, "#3a3c08", 0.3), (1, "#3a3c08", 0)))
    sheet.solid(rounded(0, 0, long, 18, 0), sheet.linear(0j, 18j, (0, "#21463a"), (0.7, "#2f6350"), (1, "#28544a")))
    sheet.solid(rounded(0, 16.4, long, 1.2, 0), "#d8c27a", 0.8)
    flowers = Path()
    for heart in (15 + 8.4j, 45 + 8.4j):
        for petal in range(4):
            flowers.add(ellipse(heart + polar(3.2, 90 * petal), 2.2))
    sheet.solid(flowers, "#d8c27a", 0.85)
    if not upper:
        sheet.end()
    return sheet.text


def _window() -> str:
    """Afternoon light through a paper window: panes that lean over the mats, and a warm corner."""
    sheet = Sheet(WIDE, HIGH)
    warm = sheet.radial(complex(WIDE, 0), 1100, (0, "#fff2b0", 0.5), (0.5, "#ffe99a", 0.16), (1, "#ffe99a", 0))
    sheet.solid(tabletop.whole(), warm)
    panes = Path()
    for column in range(5):
        for row in range(3):
            left, top = 150 + 196 * column, 300 + 112 * row
            lean = -0.62 * 104
            corner = complex(left - 0.62 * 112 * row, top)
            panes.move(corner).line(
                corner + 184, corner + complex(184 + lean, 104), corner + complex(lean, 104)
            ).close()
    fade = sheet.linear(complex(WIDE, 260), complex(120, HIGH), (0, "#fffbe0", 0.5), (1, "#fffbe0", 0.04))
    sheet.solid(panes, fade)
    return sheet.text


def _yarn(heart: Point, radius: float) -> str:
    """A ball of yarn."""
    sheet = Sheet(10, 10)
    sheet.solid(ellipse(heart + complex(3, radius * 0.86), radius * 1.02, radius * 0.34), "#3a3808", 0.22)
    light = heart - radius * (0.35 + 0.4j)
    sheet.solid(
        ellipse(heart, radius), sheet.radial(light, radius * 1.5, (0, "#f08a72"), (0.6, "#cf4a3c"), (1, "#8f2620"))
    )
    threads = Path()
    for lean, count in ((28, 6), (-40, 6), (88, 5)):
        for index in range(count):
            part = (index - (count - 1) / 2) / count * 1.7
            reach = (max(0.0, 1 - part * part)) ** 0.5 * radius * 0.96
            off = part * radius
            threads.add(
                smooth([complex(-reach, off), complex(0, off + radius * 0.17), complex(reach, off)]).moved(heart, lean)
            )
    sheet.line(threads, "#7a1c18", 1.4, 0.5)
    sheet.line(threads.moved(-0.9 - 0.9j), "#ffc0a8", 1.1, 0.6)
    return sheet.text


def _basket() -> str:
    """The left side: a cat asleep on a cushion, and a ball of yarn that rolled away."""
    wide, high = 236, 132
    defs = [
        *cats.coats(cats.BLACK),
        svg.linear("cushion", ((0, "#7f9fd6"), (1, "#4c6cb0"))),
    ]
    thread = smooth([206 + 84j, 222 + 112j, 196 + 120j, 176 + 104j])
    cushion = (
        "M8 68 C4 38 16 22 40 22 C74 28 124 28 158 22 C182 20 192 42 188 70 "
        "C192 102 182 118 156 116 C120 110 72 110 42 116 C16 118 4 102 8 68Z"
    )
    parts = [
        svg.path(thread.d, fill="none", stroke="#b03a30", stroke_width=2.6, stroke_linecap="round"),
        svg.path(cushion, fill="#32300a", fill_opacity=0.2, transform="translate(4 10)"),
        svg.path(cushion, fill="url(#cushion)", stroke="#33508f", stroke_width=3.0),
        *(
            svg.circle(x, y, 3.2, fill="#f4e6b8")
            for x, y in ((26, 40), (170, 40), (24, 94), (174, 94), (98, 100), (56, 98), (140, 98))
        ),
        svg.moved(cat_poses.asleep(cats.Cat(cats.BLACK)), 98, 40, 0, 0.6),
        _within(_yarn(206 + 66j, 22)),
    ]
    return svg.document(wide, high, defs, parts)


def _within(document: str, mark: str = "y") -> str:
    """The parts of a drawing, to be part of another; each of several has a `mark` of its own."""
    inner = document[document.index(">") + 1 : document.rindex("</svg>")]
    return inner.replace('id="g', f'id="{mark}').replace("url(#g", f"url(#{mark}")


# ------------------------------------------------------------------------------------------------------ by night


def _night() -> str:
    """The sky, and its stars: faint where titles stand."""
    sheet = Sheet(WIDE, HIGH)
    sheet.solid(
        tabletop.whole(),
        sheet.linear(0j, complex(0, HIGH), (0, "#1c1c44"), (0.45, "#2c2d62"), (0.8, "#46407c"), (1, "#5c4a86")),
    )
    for low, high, colour, strength, first in ((0.0, 0.12, "#fff6d8", 0.8, 0), (0.12, 0.86, "#9090d0", 0.42, 40)):
        stars = Path()
        for index in range(first, first + (40 if first == 0 else 90)):
            x, y = (index * 0.6180340) % 1, low + (high - low) * ((index * 0.7548777) % 1) ** 1.2
            stars.add(ellipse(complex(WIDE * x, HIGH * y), 0.6 + 1.2 * abs(sin(index * 2.3)) ** 3))
        sheet.solid(stars, colour, strength)
    return sheet.text


def _roofs() -> str:
    """The sky over the roofs: stars, the shine of the moon, thin clouds, and the ridges of the town far below."""
    sheet = Sheet(WIDE, HIGH)
    sheet.solid(
        tabletop.whole(),
        sheet.linear(0j, complex(0, HIGH), (0, "#0f1238"), (0.4, "#1e2258"), (0.72, "#34307a"), (1, "#4a3a80")),
    )
    shine = sheet.radial(complex(120, 430), 620, (0, "#ffe9a8", 0.26), (0.4, "#e6c98c", 0.1), (1, "#e6c98c", 0))
    sheet.solid(tabletop.whole(), shine)
    for low, high, colour, strength, first in ((0.0, 0.2, "#fff6d8", 0.85, 0), (0.14, 0.8, "#8c92d2", 0.34, 40)):
        stars = Path()
        for index in range(first, first + (54 if first == 0 else 80)):
            x, y = (index * 0.6180340) % 1, low + (high - low) * ((index * 0.7548777) % 1) ** 1.2
            stars.add(ellipse(complex(WIDE * x, HIGH * y), 0.6 + 1.3 * abs(sin(index * 2.3)) ** 3))
        sheet.solid(stars, colour, strength)
    for y, lean, colour, strength in (
        (486, 0.0, "#2a2a68", 0.55),
        (540, 1.7, "#1d1d50", 0.7),
        (592, 3.1, "#13133a", 0.9),
    ):
        ridges = Path().move(complex(-10, HIGH + 10)).line(complex(-10, y))
        for roof in range(9):
            left, drop = -20 + 158 * roof + 46 * sin(roof * 2.3 + lean), 26 + 12 * sin(roof * 1.7 + lean)
            ridges.line(complex(left + 14, y + drop), complex(left + 52, y - 4), complex(left + 96, y - 4))
            ridges.line(complex(left + 138, y + drop))
        ridges.line(complex(WIDE + 10, y), complex(WIDE + 10, HIGH + 10))
        sheet.solid(ridges.close(), colour, strength)
    lit = Path()
    for index in range(26):
        x, y = (index * 0.6180340 + 0.2) % 1, 0.88 + 0.1 * ((index * 0.7548777) % 1)
        lit.add(rounded(WIDE * x, HIGH * y, 4, 5, 1))
    sheet.solid(lit, "#ffcf7a", 0.5)
    return sheet.text


def _row(sheet: Sheet, wide: float, top: float) -> None:
    """A row of round tiles: the coping of a wall, or the edge of a roof."""
    row = Path().move(complex(0, top + 7)).line(complex(wide, top + 7), complex(wide, top + 23), complex(0, top + 23))
    sheet.solid(row.close(), sheet.linear(complex(0, top + 5), complex(0, top + 29), (0, "#4a4a7c"), (1, "#23234a")))
    sheet.solid(
        rounded(0, top, wide, 9, 0), sheet.linear(complex(0, top), complex(0, top + 9), (0, "#7a7ab0"), (1, "#33335f"))
    )
    for index in range(round(wide / 32) + 1):
        heart = complex(32 * index, top + 18)
        disc = ellipse(heart, 10)
        sheet.solid(disc, sheet.radial(heart - 3 - 4j, 14, (0, "#6a6aa2"), (1, "#2a2a55")))
        sheet.line(disc, "#14142e", 1.3)
        sheet.line(ellipse(heart, 5.4), "#8a8ac0", 1, 0.6)
    sheet.line(Path().move(complex(0, top + 0.5)).line(complex(wide, top + 0.5)), "#b8b8e4", 1.2, 0.6, square=True)


def _tiles() -> str:
    """The coping of the wall along the lower edge."""
    wide, high = 64, 30
    sheet = Sheet(wide, high)
    _row(sheet, wide, 1)
    return sheet.text


def _eaves(*, moon: bool) -> str:
    """The left side: two cats on the edge of a roof, who look at the stars; or at the full moon."""
    wide, high, top = 220, 186, 148
    sky = Sheet(wide, high)
    heart, radius = 116 + 78j, 62
    if moon:
        glow = sky.radial(heart, 78, (0, "#fff2c4", 0.5), (0.7, "#fbe3a2", 0.3), (1, "#fbe3a2", 0))
        sky.solid(ellipse(heart, 78), glow)
        sky.solid(ellipse(heart, radius), sky.radial(heart - 15 - 17j, 100, (0, "#fffbe8"), (1, "#f0d48a")))
        craters = Path()
        for x, y, size in ((-26, -16, 10), (16, -24, 8), (30, 6, 12), (-8, 22, 7)):
            craters.add(ellipse(heart + complex(x, y), size))
        sky.solid(craters, "#d9b566", 0.3)
        clouds = Path()
        for left, y, long, thick in ((16, 60, 92, 9), (112, 92, 96, 8)):
            clouds.add(rounded(left, y, long, thick, thick / 2))
        sky.solid(clouds, "#34367a", 0.55)
    roof = Sheet(wide, high)
    slope = (
        Path().move(complex(-4, top + 16)).line(complex(196, top + 16), complex(182, high), complex(-4, high)).close()
    )
    roof.solid(slope, roof.linear(complex(0, top + 16), complex(0, high), (0, "#232350"), (1, "#15153a", 0.2)))
    _row(roof, 192, top - 2)
    parts = [
        _within(sky.text),
        svg.moved(cat_poses.behind(cats.Cat(cats.TUXEDO)), 66, top - 42, 0, 0.52),
        svg.moved(cat_poses.behind(cats.Cat(cats.WHITE)), 140, top - 47, 0, 0.58),
        _within(roof.text, "z"),
    ]
    return svg.document(wide, high, cats.coats(cats.WHITE, cats.TUXEDO), parts)
