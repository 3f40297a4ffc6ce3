"""Gunjo Gradation: the sea from the shallows to the deep ultramarine, another fish on every step down."""

from __future__ import annotations

from math import sin

import gunjo_fish
import numerals
import serif
import svg
from geometry import Path, clipped, polar, polyline

WIDTH, HEIGHT = 250, 350
COPIES = (4, 5, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 3, 3, 3)
PENALTIES = (1, 5, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 2, 4, 3)
KINDS = 15

NAVY = "#081a45"
CORAL = "#ff5f57"
GOLD = "#ffd257"

_DEPTHS = (
    "#c4f4e4",
    "#86e4e2",
    "#4fcbe6",
    "#2aa6e0",
    "#1f82d2",
    "#2463c0",
    "#2448ac",
    "#20338e",
    "#18246c",
    "#10184c",
    "#090e30",
)
_SCALE = (1.0, 0.92, 1.0, 0.98, 0.98, 1.0, 1.0, 1.0, 0.92, 0.92, 0.98, 0.9, 0.98, 1.0, 0.96)
_SIDE = (148, 144, 146, 146, 146, 148, 146, 146, 148, 150, 142, 146, 146, 148, 140)
_LIFT = (0, 0, 0, 0, 8, 0, 0, 0, 6, 0, 0, 0, 0, 14, 4)


def water(depth: float) -> str:
    """The colour of the sea, from 0 (the surface) to 1 (the deep)."""
    place = min(max(depth, 0.0), 1.0) * (len(_DEPTHS) - 1)
    low = min(int(place), len(_DEPTHS) - 2)
    part = place - low
    channels = zip(bytes.fromhex(_DEPTHS[low][1:]), bytes.fromhex(_DEPTHS[low + 1][1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in channels)


def _rounded(inset: float, radius: float) -> list[complex]:
    """The card's outline as a polygon, clockwise on the screen."""
    left, top, right, bottom = inset, inset, WIDTH - inset, HEIGHT - inset
    corners = (
        (right - radius, top + radius, 0),
        (right - radius, bottom - radius, 90),
        (left + radius, bottom - radius, 180),
        (left + radius, top + radius, 270),
    )
    return [complex(x, y) + polar(radius, angle + step * 11.25) for x, y, angle in corners for step in range(9)]


_CARD = _rounded(0.5, 15.5)


def inside(d: str) -> str:
    """A shape cut off at the card's edge: `d` is one closed part of M, L and C with absolute places."""
    made = Path()
    numbers: list[float] = []
    kind = ""
    for word in [*d.replace("Z", "").replace("M", " M ").replace("L", " L ").replace("C", " C ").split(), "M"]:
        if word not in "MLC":
            numbers.append(float(word))
            continue
        points = [complex(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if kind == "M":
            made.move(points[0])
        elif kind == "L":
            made.line(*points)
        for index in range(0, len(points) if kind == "C" else 0, 3):
            made.curve(*points[index : index + 3])
        kind, numbers = word, []
    (polygon,) = made.flat(10)
    return polyline(clipped(polygon, _CARD), closed=True).d


def _depth(n: int) -> float:
    return (n - 1) / KINDS


def _ground(n: int) -> tuple[list[str], list[str]]:
    top = _depth(n)
    stops = tuple((step / 4, water(top + step * 0.05)) for step in range(5))
    defs = [
        svg.linear("sea", stops),
        svg.linear("sand", ((0, "#fff3cf"), (1, "#ecd49a")), 0, 0, 0, 1),
    ]
    defs.append(svg.radial("halo", ((0, water(top - 0.12)), (1, water(top - 0.12))), 0.5, 0.5, 0.5))
    defs[-1] = defs[-1].replace('<stop offset="1"', '<stop offset="1" stop-opacity="0"')
    parts = [svg.path(polyline(_CARD, closed=True).d, fill="url(#sea)")]
    parts += _light(n) + _floor(n)
    parts.append(svg.circle(140, 184, 106, fill="url(#halo)", fill_opacity=0.62))
    parts += _drift(n)
    return defs, parts


def _light(n: int) -> list[str]:
    """Rays from above, fainter with every step down."""
    strength = max(0.0, 0.30 - 0.026 * n)
    rays = ((60, 100, -34, 28), (128, 150, 70, 126), (180, 214, 176, 252), (222, 236, 256, 300))
    return [
        svg.path(inside(f"M{a} 0 L{b} 0 L{d} 350 L{c} 350Z"), fill="#ffffff", fill_opacity=strength)
        for a, b, c, d in rays
        if strength > 0.01
    ]


def _floor(n: int) -> list[str]:
    """Sand and weed in the shallows, reefs below them, cliffs further down."""
    shade = water(_depth(n) + 0.32)
    if n <= 3:
        low = 296 + 5 * n
        sand = f"M-10 {low} C60 {low - 16} 120 {low + 12} 260 {low - 10} L260 360 L-10 360Z"
        weed = [_weed(x, high) for x, high in ((196, 92), (216, 120), (232, 78))]
        return [*weed, svg.path(inside(sand), fill="url(#sand)")]
    if n <= 7:
        bank = "M-10 360 L-10 318 C40 300 76 326 120 330 C160 334 200 316 260 322 L260 360Z"
        coral = (
            "M170 360 C172 318 160 306 152 296 C166 300 172 306 176 314 C178 296 172 282 168 272 "
            "C182 280 188 296 188 312 C196 298 198 290 208 282 C206 298 200 306 198 318 "
            "C206 312 214 308 224 308 C212 318 206 328 206 360Z"
        )
        colour = "#ff8f8a" if n % 2 == 0 else "#ffb871"
        return [
            svg.path(inside(bank), fill=shade, fill_opacity=0.8),
            svg.path(inside(coral), fill=colour, fill_opacity=0.75),
        ]
    if n <= 11:
        right = "M260 360 L260 228 C232 250 226 280 204 292 C186 302 176 330 150 360Z"
        left = "M-10 360 L-10 302 C24 312 40 330 84 360Z"
        return [svg.path(inside(cliff), fill=shade, fill_opacity=0.75) for cliff in (right, left)]
    return []


def _weed(x: float, high: float) -> str:
    """A blade of sea grass."""
    low, middle = 352 - high * 0.35, 352 - high * 0.6
    blade = (
        f"M{x} 352 C{x - 14} {low} {x + 14} {middle} {x} {352 - high} C{x + 22} {middle} {x - 4} {low} {x + 12} 352Z"
    )
    return svg.path(inside(blade), fill="#2f9e6d", fill_opacity=0.75)


def _drift(n: int) -> list[str]:
    """Bubbles above, sinking flakes and small lights below."""
    parts: list[str] = []
    for index in range(14):
        x = 86 + (index * 61 + n * 37) % 156
        y = 18 + (index * 83 + n * 53) % 286
        if n <= 9:
            if index < 7:
                radius = 2.5 + (index * 5 + n) % 5
                parts.append(
                    svg.circle(
                        x,
                        y,
                        radius,
                        fill="#ffffff",
                        fill_opacity=0.12,
                        stroke="#ffffff",
                        stroke_width=1.4,
                        stroke_opacity=0.5,
                    )
                )
        else:
            glow = n >= 13 and index % 4 == 0
            colour = "#8ff5ff" if glow else "#ffffff"
            if glow:
                parts.append(svg.circle(x, y, 6, fill=colour, fill_opacity=0.16))
            parts.append(
                svg.circle(
                    x,
                    y,
                    1.3 + sin(index * 1.7) * 0.6 + (0.9 if glow else 0),
                    fill=colour,
                    fill_opacity=0.75 if glow else 0.4,
                )
            )
    return parts


def _index(n: int) -> list[str]:
    """The number, white with a dark edge: readable on any water."""
    d = serif.outline(str(n), 40, 18, 62, 54).d
    return [
        svg.path(d, fill=NAVY, stroke=NAVY, stroke_width=6.5, stroke_linejoin="round"),
        svg.path(d, fill="#ffffff"),
    ]


def _penalties(n: int) -> list[str]:
    """A column of coral dots below the number."""
    return [
        svg.circle(40, 108 + 22 * index, 8.6, fill=CORAL, stroke="#ffffff", stroke_width=2.6)
        for index in range(PENALTIES[n - 1])
    ]


def _copies(n: int) -> list[str]:
    """A row of pearls at the foot: how many such cards there are."""
    count = COPIES[n - 1]
    wide = count * 16 + 14
    left = (WIDTH - wide) / 2
    parts = [svg.rect(left, 320, wide, 20, 10, fill=NAVY, fill_opacity=0.55)]
    parts += [svg.circle(left + 15 + 16 * index, 330, 5.4, fill="#ffffff") for index in range(count)]
    return parts


def _effect(n: int) -> list[str]:
    """A golden seal: what a card of an expansion kind does."""
    signs = {
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
    if n not in signs:
        return []
    seal = [
        svg.circle(0, 0, 29, fill=GOLD, stroke="#ffffff", stroke_width=3.0),
        svg.circle(0, 0, 24.5, fill="none", stroke="#b8801e", stroke_width=1.4),
        *signs[n],
    ]
    return [svg.moved(seal, 210, 46, 0, 1.0)]


def card(n: int) -> str:
    """The face of a card."""
    defs, parts = _ground(n)
    fish_defs, fish = gunjo_fish.FISH[n - 1]()
    parts.append(svg.moved(fish, _SIDE[n - 1], 190 + _LIFT[n - 1], 0, _SCALE[n - 1]))
    parts += _effect(n) + _penalties(n) + _index(n) + _copies(n)
    parts.append(
        svg.rect(
            1.5, 1.5, WIDTH - 3, HEIGHT - 3, 15, fill="none", stroke="#eafcff", stroke_width=3.0, stroke_opacity=0.9
        )
    )
    return svg.document(WIDTH, HEIGHT, [*defs, *fish_defs], parts)


def back() -> str:
    """The back: steps of blue from the light above to the dark below, and a school that swims through them."""
    parts = [svg.path(polyline(_CARD, closed=True).d, fill=water(0.08))]
    for step in range(1, 11):
        y = step * 34 - 12
        crest = " ".join(
            f"C{x + 11} {y + bow} {x + 23} {y + bow} {x + 34} {y}"
            for x, bow in ((34 * part - 34, -14 if (part + step) % 2 else 14) for part in range(9))
        )
        parts.append(svg.path(inside(f"M-34 {y} {crest} L272 362 L-34 362Z"), fill=water(0.08 + step * 0.082)))
    fish = "M-42 0 C-24 -26 10 -24 26 -5 L44 -18 L38 0 L44 18 L26 5 C10 24 -24 26 -42 0Z"
    one = [svg.path(fish, fill="#f2fdff"), svg.circle(-24, -4, 3.4, fill=water(0.6))]
    places = ((0, 0, 1.0), (-52, -34, 0.6), (-46, 36, 0.66), (54, -30, 0.62), (52, 34, 0.56))
    school = [svg.moved(one, x, y, 0, size) for x, y, size in places]
    disc = [
        svg.circle(0, 0, 88, fill=water(0.62), fill_opacity=0.55, stroke="#f2fdff", stroke_width=3.0),
        svg.circle(0, 0, 80, fill="none", stroke="#f2fdff", stroke_width=1.2, stroke_opacity=0.7),
        svg.moved(school, -3, 0, 0, 0.86),
    ]
    parts.append(svg.moved(disc, WIDTH / 2, HEIGHT / 2))
    parts.append(svg.rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 15, fill="none", stroke="#eafcff", stroke_width=3.0))
    parts.append(
        svg.rect(
            10, 10, WIDTH - 20, HEIGHT - 20, 9, fill="none", stroke="#eafcff", stroke_width=1.6, stroke_opacity=0.7
        )
    )
    return svg.document(WIDTH, HEIGHT, [], parts)


def chip() -> str:
    """A score chip: a blue disc with notches and a little fish."""
    notches = [
        svg.moved([svg.rect(-6.5, -45, 13, 13, 2.5, fill="#f2fdff")], 50, 49, 45.0 * index, 1) for index in range(8)
    ]
    fish = "M-42 0 C-24 -26 10 -24 26 -5 L44 -18 L38 0 L44 18 L26 5 C10 24 -24 26 -42 0Z"
    parts = [
        svg.ellipse(50, 55, 45, 43, fill="#000000", fill_opacity=0.22),
        svg.circle(50, 49, 45, fill=water(0.5), stroke=NAVY, stroke_width=2.5),
        *notches,
        svg.circle(50, 49, 31, fill=water(0.28), stroke="#f2fdff", stroke_width=3.0),
        svg.moved([svg.path(fish, fill="#f2fdff"), svg.circle(-24, -4, 4, fill=water(0.6))], 49, 49, 0, 0.54),
    ]
    return svg.document(100, 100, [], parts)


def _swimmer(n: int, mark: str, x: float, y: float, scale: float, turn: float = 0) -> tuple[list[str], str]:
    """A fish of number n with its gradients renamed, so that several fit into one file."""
    defs, parts = gunjo_fish.FISH[n - 1]()
    names = [piece.split('"', 1)[0] for text in defs for piece in text.split('id="')[1:]]
    whole, body = "".join(defs), svg.moved(parts, x, y, turn, scale)
    for name in names:
        whole = whole.replace(f'id="{name}"', f'id="{name}{mark}"')
        body = body.replace(f"url(#{name})", f"url(#{name}{mark})")
    return [whole], body


def cover() -> str:
    """The start screen's picture: from the surface down to the dark, the small above, the strong below."""
    stops = tuple((step / 10, water(step / 10)) for step in range(11))
    defs = [svg.linear("sea", stops)]
    parts = [svg.rect(0, 0, 480, 300, 0, fill="url(#sea)")]
    for a, b, c, d in ((40, 84, -30, 40), (150, 186, 120, 210), (250, 300, 270, 390), (372, 404, 430, 540)):
        parts.append(svg.path(f"M{a} 0 L{b} 0 L{d} 300 L{c} 300Z", fill="#ffffff", fill_opacity=0.13))
    swimmers = (
        (1, 66, 34, 0.34, 4),
        (1, 112, 52, 0.3, -4),
        (1, 88, 70, 0.26, 6),
        (3, 214, 62, 0.52, -6),
        (5, 418, 78, 0.62, 4),
        (8, 300, 112, 0.62, 2),
        (9, 116, 126, 0.62, -8),
        (10, 236, 204, 0.6, 0),
        (13, 388, 196, 0.82, 4),
        (14, 92, 240, 0.66, 0),
        (15, 292, 262, 0.4, 0),
    )
    for index, (n, x, y, scale, turn) in enumerate(swimmers):
        fish_defs, fish = _swimmer(n, f"c{index}", x, y, scale, turn)
        defs += fish_defs
        parts.append(fish)
    for index in range(26):
        x, y = (index * 97 + 31) % 480, (index * 137 + 17) % 300
        radius = 1.6 + index % 4
        parts.append(
            svg.circle(
                x, y, radius, fill="#ffffff", fill_opacity=0.1, stroke="#ffffff", stroke_width=1.0, stroke_opacity=0.35
            )
        )
    return svg.document(480, 300, defs, parts)
