"""Meow's table top: mats in the sun that falls through a paper window by day, a garden wall under the moon by night."""

from __future__ import annotations

from math import sin

import cat_poses
import cats
import meow
import svg
import tabletop
from geometry import Path, Point, ellipse, polar, smooth
from sheet import Sheet, rounded
from tabletop import HIGH, WIDE

COLOURS = {
    "light": {
        "surface": "#e3e2b2",
        "surface_deep": "#c6c887",
        "inset": "#66fffdea",
        "inset_edge": "#a86e7030",
        "title": "#2b2b10",
        "title_soft": "#45431f",
        "shadow": "#32300a",
        "dim": "#8ce3e2bc",
    },
    "dark": {
        "surface": "#2f3064",
        "surface_deep": "#171735",
        "inset": "#520a0a24",
        "inset_edge": "#60c4c0f4",
        "title": "#efeaff",
        "title_soft": "#c4c0e4",
        "shadow": "#04041a",
        "dim": "#7a181838",
    },
}


def drawings() -> dict[str, str]:
    """The drawings of the table top, by mood and place."""
    return {
        "light/pattern.svg": _weave(),
        "light/top.svg": _hem(upper=True),
        "light/bottom.svg": _hem(upper=False),
        "light/bottom-left.svg": _prints(),
        "light/bottom-right.svg": _basket(),
        "light/light.svg": _window(),
        "dark/ground.svg": _night(),
        "dark/bottom-left.svg": _moon(),
        "dark/bottom.svg": _tiles(),
        "dark/bottom-right.svg": _watchers(),
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


def _prints() -> str:
    """Somebody walked here."""
    steps = ((60, 296, 24), (98, 254, 40), (96, 196, 8), (140, 158, 30), (132, 100, 2), (176, 64, 26), (170, 12, 6))
    parts = [svg.moved(meow.paw("#6b6a2a"), x, y, turn, 0.62) for x, y, turn in steps]
    return svg.document(240, 330, [], [svg.group(parts, opacity=0.34)])


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
    """The lower right: a cat asleep on a cushion, and a ball of yarn that rolled away."""
    wide, high = 400, 300
    defs = [
        *cats.coats(cats.BLACK),
        svg.linear("cushion", ((0, "#7f9fd6"), (1, "#4c6cb0"))),
    ]
    thread = smooth([96 + 250j, 130 + 276j, 176 + 262j, 168 + 232j, 204 + 226j, 232 + 256j])
    cushion = (
        "M214 236 C210 206 222 190 246 190 C280 196 330 196 364 190 C390 188 398 210 394 238 "
        "C398 270 388 286 362 284 C326 278 284 278 248 284 C222 286 210 268 214 236Z"
    )
    parts = [
        svg.path(thread.d, fill="none", stroke="#b03a30", stroke_width=2.6, stroke_linecap="round"),
        _within(_yarn(78 + 236j, 27)),
        svg.path(cushion, fill="#32300a", fill_opacity=0.2, transform="translate(4 10)"),
        svg.path(cushion, fill="url(#cushion)", stroke="#33508f", stroke_width=3.0),
        *(
            svg.circle(x, y, 3.2, fill="#f4e6b8")
            for x, y in ((232, 208), (376, 208), (230, 262), (380, 262), (304, 268), (262, 266), (346, 266))
        ),
        svg.moved(cat_poses.asleep(cats.Cat(cats.BLACK)), 304, 206, 0, 0.6),
    ]
    return svg.document(wide, high, defs, parts)


def _within(document: str) -> str:
    """The parts of a drawing, to be part of another."""
    inner = document[document.index(">") + 1 : document.rindex("</svg>")]
    return inner.replace('id="g', 'id="y').replace("url(#g", "url(#y")


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


def _moon() -> str:
    """The lower left: the full moon rises above the wall, behind thin clouds."""
    wide, high = 480, 420
    sheet = Sheet(wide, high)
    heart = 128 + 186j
    glow = sheet.radial(heart, 230, (0, "#fff2c4", 0.42), (0.32, "#fbe3a2", 0.18), (1, "#fbe3a2", 0))
    sheet.solid(ellipse(heart, 230), glow)
    sheet.solid(ellipse(heart, 72), sheet.radial(heart - 17 - 20j, 112, (0, "#fffbe8"), (1, "#f0d48a")))
    craters = Path()
    for x, y, radius in ((-24, -15, 11), (15, 19, 15), (26, -26, 7), (-17, 33, 8)):
        craters.add(ellipse(heart + complex(x, y), radius))
    sheet.solid(craters, "#d9b566", 0.3)
    clouds = Path()
    for left, top, long, thick in ((-30, 214, 176, 14), (70, 232, 210, 12), (150, 150, 130, 10)):
        clouds.add(rounded(left, top, long, thick, thick / 2))
    sheet.solid(clouds, "#3a3a74", 0.6)
    return sheet.text


def _tiles() -> str:
    """The coping of the wall: round tiles, and plaster below them."""
    wide, high = 64, 72
    sheet = Sheet(wide, high)
    sheet.solid(rounded(0, 30, wide, 42, 0), sheet.linear(30j, 72j, (0, "#3b3560"), (1, "#2a2648")))
    sheet.solid(rounded(0, 30, wide, 12, 0), sheet.linear(30j, 42j, (0, "#0c0b22", 0.6), (1, "#0c0b22", 0)))
    row = Path().move(0 + 12j).line(complex(wide, 12), complex(wide, 28)).curve(50 + 36j, 14 + 36j, 0 + 28j).close()
    sheet.solid(row, sheet.linear(10j, 34j, (0, "#4a4a7c"), (1, "#23234a")))
    sheet.solid(rounded(0, 5, wide, 9, 0), sheet.linear(5j, 14j, (0, "#7a7ab0"), (1, "#33335f")))
    for heart in (0j, complex(wide, 0)):
        disc = ellipse(heart + 25j, 11)
        sheet.solid(disc, sheet.radial(heart - 3 + 21j, 15, (0, "#6a6aa2"), (1, "#2a2a55")))
        sheet.line(disc, "#14142e", 1.4)
        sheet.line(ellipse(heart + 25j, 6), "#8a8ac0", 1.1, 0.6)
    sheet.line(Path().move(0 + 5.5j).line(complex(wide, 5.5)), "#b8b8e4", 1.2, 0.6, square=True)
    return sheet.text


def _watchers() -> str:
    """The lower right: two cats on the wall, who look at the moon."""
    wide, high, top = 360, 220, 220 - 64
    parts = [
        svg.moved(cat_poses.behind(cats.Cat(cats.TUXEDO)), 204, top - 44, 0, 0.54),
        svg.moved(cat_poses.behind(cats.Cat(cats.WHITE)), 284, top - 50, 0, 0.62),
    ]
    return svg.document(wide, high, cats.coats(cats.WHITE, cats.TUXEDO), parts)
