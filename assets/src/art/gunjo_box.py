"""What else is drawn for Gunjo Gradation: the back, the cover and the score chip."""

from __future__ import annotations

from math import sin

import deep_fish
import ocean_fish
import reef_fish
import sea
import svg
from geometry import Path, Point, ellipse, polar, polyline, smooth, tapered
from gunjo import Place
from sea import FOAM, HIGH, NAVY, WIDE, water
from sheet import Sheet, mixed, rounded

_FISH = "M-42 0 C-24 -26 10 -24 26 -5 L44 -18 L38 0 L44 18 L26 5 C10 24 -24 26 -42 0Z"
_ROOM = [0j, 480 + 0j, 480 + 300j, 300j]
"""The cover's edge, clockwise on the screen."""


def back() -> str:
    """The back: waves in all steps of blue, and fifteen fish that circle a ray, each a step darker."""
    sheet = Sheet(WIDE, HIGH)
    heart = complex(WIDE / 2, HIGH / 2)
    _waves(sheet)
    _medallion(sheet, heart)
    sheet.line(rounded(10, 10, WIDE - 20, HIGH - 20, 9), FOAM, 1.3, 0.85)
    sea.edge(sheet)
    return sheet.text


def _waves(sheet: Sheet) -> None:
    """Wave after wave from the top to the foot, with foam on their crests."""
    sheet.solid(polyline(sea.CARD, closed=True), water(0.02))
    crests, ripples, foam = Path(), Path(), Path()
    for step in range(12):
        y = 6 + step * 29.5
        top = [
            complex(x, y + 8.5 * sin(x * 0.1005 + step * 2.2) * (1 if step % 2 else 0.8)) for x in range(-10, 271, 10)
        ]
        below = Path().move(top[0]).line(*top[1:]).line(270 + 360j, -10 + 360j).close()
        paint = sheet.linear(
            complex(0, y - 10), complex(0, y + 40), (0, water(0.03 + step * 0.083)), (1, water(0.1 + step * 0.083))
        )
        sheet.solid(sea.inside(below, 1), paint)
        for shift, lines in ((0, crests), (6.5, ripples), (12, ripples)):
            line = [point + 1j * shift for point in top if 10 <= point.real <= 240]
            if all(11 < point.imag < 339 for point in line):
                lines.add(smooth(line))
        for k in range(3):
            at = top[(step * 5 + k * 9) % 22 + 3] - complex(0, 5 + 2 * k)
            if 14 < at.imag < 336:
                foam.add(ellipse(at, 1.7 - 0.35 * k)).add(ellipse(at + complex(5, -2.4), 1.0))
    sheet.line(ripples, FOAM, 0.9, 0.42)
    sheet.line(crests, FOAM, 1.7, 0.7)
    sheet.solid(foam, FOAM, 0.75)


def _medallion(sheet: Sheet, heart: Point) -> None:
    """A ring like a compass with the ray in its middle."""
    for radius, opacity in ((92, 0.2), (88.5, 0.35)):
        sheet.solid(ellipse(heart, radius), NAVY, opacity)
    sheet.solid(
        ellipse(heart, 85), sheet.radial(heart - 22j, 118, (0, water(0.5)), (0.55, water(0.72)), (1, water(0.96)))
    )
    sheet.line(ellipse(heart, 85), FOAM, 2.6)
    sheet.line(ellipse(heart, 79.5), FOAM, 0.9, 0.75)
    for radius in (30, 40):
        sheet.line(ellipse(heart, radius), FOAM, 0.7, 0.22)
    ticks = Path()
    for k in range(60):
        ticks.move(heart + polar(79.5, 6 * k)).line(heart + polar(82.4 if k % 4 else 77.0, 6 * k))
    sheet.line(ticks, FOAM, 0.8, 0.6)
    circling(sheet, heart)
    Place(ocean_fish.manta, heart - (3 + 5j), 62, 0.3).paint(sheet)


def circling(sheet: Sheet, heart: Point) -> None:
    """Fifteen fish after each other, the first pale and small, the last dark and large."""
    for k in range(15):
        angle = 24 * k + 8
        long = 19 + 0.75 * k
        sheet.begin(heart + polar(60, angle), angle + 180, long / 90)
        colour = mixed(FOAM, water(0.34), k / 14)
        sheet.add(
            svg.path(_FISH, fill=colour, stroke=mixed(colour, NAVY, 0.55), stroke_width=2.6, stroke_linejoin="round")
        )
        rays = Path().move(30 - 4j).line(41 - 11j).move(31 + 0j).line(37 + 0j).move(30 + 4j).line(41 + 11j)
        rays.move(-16 - 14j).curve(-9 - 6j, -9 + 6j, -16 + 14j)
        for column in range(3):
            for row in range(3):
                at = complex(-2 + 9 * column, -9 + 9 * row + 4.5 * (column % 2))
                if abs(at.imag) < 12 - 2.5 * column:
                    rays.move(at - 3.5j).curve(at + 4 - 3.5j, at + 4 + 3.5j, at + 3.5j)
        sheet.line(rays, mixed(colour, NAVY, 0.6), 2.2, 0.7)
        sheet.solid(ellipse(-25 - 4j, 4.6), NAVY)
        sheet.solid(ellipse(-26.4 - 5.6j, 1.5), "#ffffff")
        sheet.end()


def chip() -> str:
    """A score chip: a blue disc with notches and a little fish."""
    notches = [
        svg.moved([svg.rect(-6.5, -45, 13, 13, 2.5, fill="#f2fdff")], 50, 49, 45.0 * index, 1) for index in range(8)
    ]
    parts = [
        svg.ellipse(50, 55, 45, 43, fill="#000000", fill_opacity=0.22),
        svg.circle(50, 49, 45, fill=water(0.5), stroke=NAVY, stroke_width=2.5),
        *notches,
        svg.circle(50, 49, 31, fill=water(0.28), stroke="#f2fdff", stroke_width=3.0),
        svg.moved([svg.path(_FISH, fill="#f2fdff"), svg.circle(-24, -4, 4, fill=water(0.6))], 49, 49, 0, 0.54),
    ]
    return svg.document(100, 100, [], parts)


def cover() -> str:
    """The start screen's picture: from the sunlit surface down to the dark, a fish on every step."""
    sheet = Sheet(480, 300)
    _sunlit_water(sheet)
    _banks(sheet)
    _swimmers(sheet)
    _specks(sheet)
    return sheet.text


def _sunlit_water(sheet: Sheet) -> None:
    """The sea, the beams that fall into it, and the net of light below the waves."""
    whole = polyline(_ROOM, closed=True)
    sheet.solid(whole, sheet.linear(0j, 300j, *[(step / 10, water(0.02 + 0.098 * step)) for step in range(11)]))
    sheet.solid(whole, sheet.radial(250 - 40j, 300, (0, "#ffffff", 0.75), (1, "#ffffff", 0)))
    beam = sheet.linear(0j, 240j, (0, "#ffffff", 0.4), (1, "#ffffff", 0))
    for a, b, c, d in ((60, 104, -50, 30), (166, 206, 118, 206), (262, 290, 270, 352), (330, 388, 400, 520)):
        shape = Path().move(complex(a)).line(complex(b), complex(d, 250), complex(c, 250)).close()
        sheet.solid(sea.inside(shape, 1, _ROOM), beam)
    net = Path()
    for row in range(5):
        left, y, long = -30.0 + row * 23 % 40, 8 + 9 * row, 44 + 6 * row
        while left < 480:
            points = [complex(left + long * k / 6, y + 7 * max(0.0, sin(k * 0.5236)) ** 1.4) for k in range(7)]
            net.add(sea.inside(tapered(points, 2.4), 3, _ROOM))
            left += long * 0.95
    sheet.solid(net, "#ffffff", 0.38)


def _swimmers(sheet: Sheet) -> None:
    """Two far schools, and six fish of the deck."""
    glint = water(0.5)
    sea.school(sheet, tuple((300 + 13 * k, 34 + 13 * sin(k * 1.4), 15 - k * 0.3) for k in range(13)), -8, glint, 0.5)
    sea.school(sheet, tuple((28 + 12 * k, 40 + 10 * sin(k * 1.9), 13) for k in range(6)), 4, water(0.36), 0.6)
    for place in (
        Place(reef_fish.clownfish, 74 + 92j, -10, 0.52),
        Place(reef_fish.idol, 424 + 92j, -6, 0.52),
        Place(ocean_fish.manta, 222 + 112j, -22, 0.82),
        Place(ocean_fish.tuna, 376 + 200j, -16, 0.72),
        Place(deep_fish.hammerhead, 226 + 250j, -12, 0.46),
        Place(deep_fish.anglerfish, 84 + 214j, -3, 0.66),
    ):
        place.paint(sheet)


def _specks(sheet: Sheet) -> None:
    """What drifts, and the living lights of the deep."""
    specks = Path()
    for across, down, size in sea.scatter(60, 4):
        specks.add(ellipse(complex(6 + 468 * across, 70 + 224 * down), 0.5 + 0.8 * size))
    sheet.solid(specks, "#ffffff", 0.5)
    for x, deep, glow in (
        (36.0, 276.0, 1.9),
        (140.0, 262.0, 1.5),
        (300.0, 274.0, 1.7),
        (448.0, 262.0, 2.0),
        (250.0, 284.0, 1.4),
        (334.0, 248.0, 1.3),
    ):
        at = complex(x, deep)
        sheet.solid(ellipse(at, glow * 4), sheet.radial(at, glow * 4, (0, "#7df3ff", 0.6), (1, "#7df3ff", 0)))
        sheet.solid(ellipse(at, glow * 0.6), "#ffffff")


def _banks(sheet: Sheet) -> None:
    """Rocks to both sides and the dark ground, further ones paler."""
    for points, shade, strength in (
        (
            (
                (-10, 150),
                (22, 168),
                (30, 206),
                (70, 226),
                (82, 262),
                (150, 276),
                (240, 286),
                (330, 280),
                (390, 262),
                (420, 216),
                (452, 196),
                (490, 170),
            ),
            0.62,
            0.4,
        ),
        (
            (
                (-10, 214),
                (16, 226),
                (30, 262),
                (80, 282),
                (160, 290),
                (250, 294),
                (350, 290),
                (416, 276),
                (446, 244),
                (490, 226),
            ),
            0.9,
            0.85,
        ),
    ):
        line = smooth([complex(*point) for point in points]).line(490 + 310j, -10 + 310j).close()
        sheet.solid(sea.inside(line, 5, _ROOM), sheet.linear(150j, 300j, (0, water(shade)), (1, water(1.0))), strength)
