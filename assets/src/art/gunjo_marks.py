"""The marks of Gunjo Gradation's cards: the number, its penalty, its copies, and the seal of an effect."""

from __future__ import annotations

import numerals
import serif
import svg
from geometry import Path, Point, arc, ellipse
from sea import NAVY, WIDE
from sheet import Sheet, rounded

COPIES = (4, 5, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 3, 3, 3)
PENALTIES = (1, 5, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 2, 4, 3)
SEAL = 210 + 46j
"""The middle of the golden seal of an expansion kind; its radius is 30.5."""

CORAL = "#ff5f57"
GOLD = "#ffd257"


def index(sheet: Sheet, n: int) -> None:
    """The number, white with a dark edge: readable on any water."""
    shape = serif.outline(str(n), 40, 18, 62, 54)
    sheet.begin_named("index")
    sheet.line(shape, NAVY, 6.5)
    sheet.solid(shape, NAVY)
    sheet.fill(shape, "#ffffff")
    sheet.end()


def penalties(sheet: Sheet, n: int) -> None:
    """A column of coral dots below the number."""
    sheet.begin_named("marks")
    for index in range(PENALTIES[n - 1]):
        centre = place_of(index)
        sheet.solid(ellipse(centre, 10.2), NAVY, 0.35)
        sheet.solid(ellipse(centre, 9.2), "#ffffff")
        sheet.solid(
            ellipse(centre, 7.2), sheet.radial(centre - 2 - 3j, 11, (0, "#ff8f83"), (0.6, CORAL), (1, "#d92f3a"))
        )
    sheet.end()


def copies(sheet: Sheet, n: int) -> None:
    """A row of pearls at the foot: how many such cards there are."""
    count = COPIES[n - 1]
    wide = count * 16 + 14
    left = (WIDE - wide) / 2
    sheet.solid(rounded(left, 320, wide, 20, 10), NAVY, 0.62)
    pearls, shines = Path(), Path()
    for index in range(count):
        centre = complex(left + 15 + 16 * index, 330)
        pearls.add(ellipse(centre, 5.4))
        shines.add(arc(centre, 3.4, 100, 200))
    sheet.solid(pearls, "#ffffff")
    sheet.line(shines, "#9fb8dc", 1.3, 0.9)


_SIGNS = {
    1: [svg.path("M-4.5 -17 H4.5 V-4.5 H17 V4.5 H4.5 V17 H-4.5 V4.5 H-17 V-4.5 H-4.5Z", fill=NAVY)],
    2: [
        svg.path(
            "M-18 11 L-20 -10 L-9 -1 L0 -15 L9 -1 L20 -10 L18 11Z",
            fill=NAVY,
            stroke=NAVY,
            stroke_width=2.0,
            stroke_linejoin="round",
        ),
        svg.rect(-17, 13, 34, 5, 2.5, fill=NAVY),
    ],
    13: [
        svg.path(numerals.outline("1", -13, -19, 17), fill=NAVY),
        svg.path(numerals.outline("3", 10, -19, 17), fill=NAVY),
        svg.path(numerals.outline("5", -10, 3, 17), fill=NAVY),
        svg.path(numerals.outline("7", 11, 3, 17), fill=NAVY),
    ],
    14: [
        svg.path(
            "M-13 14 H4 A11.5 11.5 0 0 0 4 -9 H-7",
            fill="none",
            stroke=NAVY,
            stroke_width=7.0,
            stroke_linecap="round",
        ),
        svg.path("M-20 -9 L-5 -20 L-5 2Z", fill=NAVY, stroke=NAVY, stroke_width=2.0, stroke_linejoin="round"),
    ],
    15: [
        svg.rect(-2, -16, 18, 26, 4, fill="none", stroke=NAVY, stroke_width=4.0),
        svg.path("M14 4 H-10", fill="none", stroke=GOLD, stroke_width=12.0),
        svg.path("M14 4 H-8", fill="none", stroke=NAVY, stroke_width=6.0, stroke_linecap="round"),
        svg.path("M-21 4 L-7 -7 L-7 15Z", fill=NAVY, stroke=NAVY, stroke_width=2.0, stroke_linejoin="round"),
    ],
}


def seal(sheet: Sheet, n: int) -> None:
    """A golden seal: what a card of an expansion kind does."""
    if n not in _SIGNS:
        return
    sheet.solid(ellipse(SEAL, 30.5), "#ffffff")
    sheet.solid(ellipse(SEAL, 27.8), sheet.radial(SEAL - 9 - 11j, 44, (0, "#fff3b8"), (0.45, GOLD), (1, "#e09a1c")))
    sheet.line(ellipse(SEAL, 24.5), "#b8801e", 1.3)
    sheet.line(arc(SEAL, 24.5, -70, 20), "#fffbe0", 1.5, 0.9)
    sheet.begin(SEAL)
    for sign in _SIGNS[n]:
        sheet.add(sign)
    sheet.end()


def place_of(index: int) -> Point:
    """The middle of a penalty mark."""
    return complex(40, 108 + 22 * index)
