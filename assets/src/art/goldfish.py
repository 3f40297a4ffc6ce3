"""Merchant of Goldfish: fourteen goldfish seen from above, as at the stall, on paper and water."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from math import cos, pi, sin

import numerals
import svg

WIDTH, HEIGHT = 250, 350
COPIES = (7, 7, 7, 6, 6, 6, 5, 5, 4, 4, 3, 3, 2, 1)

INK = "#2c2320"
PAPER = ("#fffaf0", "#f4ead6")


@dataclass(frozen=True)
class Breed:
    """What makes a goldfish: measures in units of its own length, colours, and what is special about it."""

    length: float
    """From snout to the root of the tail, in card units."""
    girth: float
    """Greatest width by length."""
    tail: str
    body: tuple[str, str]
    fins: str
    water: str
    eyes: str = "plain"
    patches: tuple[tuple[float, float, float, float, str], ...] = ()
    """(place along the body 0-1, side −1…1, radius along, radius across, colour)."""
    dorsal: bool = True
    extras: tuple[str, ...] = field(default=())


RED, ORANGE, WHITE, BLACK, GOLD, BLUE, BROWN = (
    "#d8342b",
    "#f0792b",
    "#fdf6ec",
    "#2b2a33",
    "#f2b134",
    "#6f8fb5",
    "#8a5a3c",
)

BREEDS = (
    Breed(92, 0.26, "spear", ("#f5b08a", "#e98b62"), "#f7c9a8", "#dff1ee"),
    Breed(104, 0.30, "fork", (ORANGE, RED), "#f6a36a", "#d9efee", patches=((0.2, 0, 0.1, 0.5, WHITE),)),
    Breed(108, 0.30, "ribbon", ("#ef6a3a", RED), "#f9c8a6", "#d5edf0"),
    Breed(
        108,
        0.31,
        "fork",
        ("#dfe6ee", BLUE),
        "#e8eef5",
        "#dceaf4",
        patches=(
            (0.22, -0.3, 0.1, 0.4, RED),
            (0.52, 0.35, 0.12, 0.45, RED),
            (0.4, -0.4, 0.03, 0.12, BLACK),
            (0.64, -0.3, 0.03, 0.13, BLACK),
            (0.76, 0.2, 0.03, 0.14, BLACK),
            (0.33, 0.3, 0.025, 0.1, BLACK),
            (0.84, -0.3, 0.025, 0.14, BLACK),
        ),
    ),
    Breed(
        108,
        0.42,
        "fan",
        (WHITE, "#f3dccb"),
        "#fff3e8",
        "#d3ecec",
        patches=((0.28, 0, 0.17, 0.62, RED), (0.72, 0.1, 0.14, 0.62, RED)),
    ),
    Breed(110, 0.44, "double", ("#f58a3c", "#d9481f"), "#fbc590", "#cfe9ea"),
    Breed(112, 0.44, "double", (WHITE, "#efe2d8"), "#f9ece3", "#cde6ee", extras=("hood",)),
    Breed(112, 0.56, "short", ("#f6a13a", "#df6a1d"), "#f9c27c", "#cbe6e2", dorsal=False, extras=("back",)),
    Breed(108, 0.50, "double", ("#4a4854", "#1e1d25"), "#57545f", "#c6e2ea", eyes="telescope"),
    Breed(112, 0.50, "short", ("#f7c257", "#e3922b"), "#fbd98d", "#c3dfe8", eyes="bubble", dorsal=False),
    Breed(106, 0.70, "fan", ("#fbe9dc", "#ee9a72"), "#fde0cc", "#bfe0df", extras=("pearls",)),
    Breed(
        116,
        0.58,
        "short",
        ("#e2382c", "#9f1820"),
        "#ec6a52",
        "#bcdbe6",
        dorsal=False,
        extras=("mane", "back"),
    ),
    Breed(
        112, 0.48, "peacock", (WHITE, "#f1e3da"), RED, "#b6d8df", extras=("lips",), patches=((0.06, 0, 0.05, 0.4, RED),)
    ),
    Breed(
        112,
        0.56,
        "curled",
        ("#fff0c2", "#e9a92f"),
        "#ffd976",
        "#a9cfdb",
        extras=("crown",),
        patches=((0.3, 0, 0.15, 0.5, RED), (0.68, 0, 0.1, 0.45, RED)),
    ),
)


def _spread(half: list[tuple[float, ...]]) -> str:
    """A closed path with two equal sides: `half` are curves (control, control, end) down the right one."""
    start = half[0]
    d = f"M{svg.points(*start)} "
    for curve in half[1:]:
        d += f"C{svg.points(*curve)} "
    points: list[tuple[float, float]] = [(start[0], start[1])]
    controls: list[tuple[float, ...]] = []
    for curve in half[1:]:
        controls.append(curve)
        points.append((curve[4], curve[5]))
    for index in range(len(controls) - 1, -1, -1):
        c = controls[index]
        end = points[index]
        d += f"C{svg.points(-c[2], c[3], -c[0], c[1], -end[0], end[1])} "
    return d + "Z"


def _body(breed: Breed) -> str:
    long, wide = breed.length, breed.girth * breed.length / 2
    return _spread(
        [
            (0, 0),
            (wide * 0.62, 0, wide, long * 0.2, wide, long * 0.40),
            (wide, long * 0.66, wide * 0.36, long * 0.8, wide * 0.2, long),
            (wide * 0.1, long * 1.03, wide * 0.05, long * 1.03, 0, long * 1.03),
        ]
    )


def _lobe(turn: float, long: float, wide: float, curl: float = 0) -> tuple[str, str]:
    """One lobe of a tail from the origin, turned by degrees from straight down: outline and rays."""
    edge = svg.points(-wide * 0.5, long * 0.25, -wide, long * 0.7, curl - wide * 0.62, long)
    hem = svg.points(curl - wide * 0.2, long * 1.08, curl + wide * 0.2, long * 0.94, curl + wide * 0.55, long * 0.98)
    other = svg.points(wide, long * 0.66, wide * 0.5, long * 0.25, 0, 0)
    outline = f"M0 0 C{edge} C{hem} C{other}Z"
    root = svg.number(long * 0.12)
    rays = " ".join(
        f"M0 {root} Q{svg.points(wide * part * 0.5, long * 0.5, curl + wide * part * 0.62, long * 0.9)}"
        for part in (-0.7, -0.25, 0.2, 0.6)
    )
    turned = f"rotate({svg.number(turn)})"
    return f'<path d="{outline}" transform="{turned}"', f'<path d="{rays}" transform="{turned}"'


TAILS: dict[str, list[tuple[float, float, float, float]]] = {
    # (turn, length, width, curl) of the lobes, in parts of the body's length
    "spear": [(-9, 0.42, 0.09, 0), (9, 0.42, 0.09, 0)],
    "fork": [(-20, 0.55, 0.13, 0), (20, 0.55, 0.13, 0)],
    "ribbon": [(-15, 0.98, 0.12, -0.1), (15, 0.98, 0.12, 0.1)],
    "fan": [(-34, 0.62, 0.2, 0), (0, 0.5, 0.2, 0), (34, 0.62, 0.2, 0)],
    "double": [(-44, 0.74, 0.2, -0.06), (-14, 0.72, 0.19, 0), (14, 0.72, 0.19, 0), (44, 0.74, 0.2, 0.06)],
    "short": [(-52, 0.42, 0.17, 0), (-17, 0.42, 0.17, 0), (17, 0.42, 0.17, 0), (52, 0.42, 0.17, 0)],
    "peacock": [(-74, 0.62, 0.17, 0.04), (-26, 0.72, 0.19, 0), (26, 0.72, 0.19, 0), (74, 0.62, 0.17, -0.04)],
    "curled": [
        (-98, 0.62, 0.2, 0.2),
        (-58, 0.78, 0.2, 0.1),
        (-19, 0.8, 0.2, 0),
        (19, 0.8, 0.2, 0),
        (58, 0.78, 0.2, -0.1),
        (98, 0.62, 0.2, -0.2),
    ],
}


def _tail(breed: Breed) -> list[str]:
    long = breed.length
    parts: list[str] = []
    for turn, length, wide, curl in TAILS[breed.tail]:
        outline, rays = _lobe(turn, length * long, wide * long, curl * long)
        parts.append(
            f'{outline} fill="url(#fin)" stroke="{INK}" stroke-opacity="0.45" stroke-width="1.4"/>'
            f'{rays} fill="none" stroke="{INK}" stroke-opacity="0.22" stroke-width="1.1" stroke-linecap="round"/>'
        )
    return [svg.moved(parts, 0, long * 0.97)]


def _side_fins(breed: Breed) -> list[str]:
    long, wide = breed.length, breed.girth * breed.length / 2
    parts: list[str] = []
    for place, reach, spread in ((0.30, 0.36, 0.12), (0.62, 0.2, 0.08)):
        y = long * place
        root = wide * (0.9 if place < 0.5 else 0.72)
        half = root + long * reach * 0.5
        curves = (
            (half, y - long * spread * 0.6, root + long * reach, y + long * 0.05),
            (root + long * reach * 0.86, y + long * (spread + 0.12)),
            (half, y + long * (spread + 0.1), root + long * 0.04, y + long * spread),
            (root * 0.82, y + long * 0.06),
        )
        for side in (-1, 1):
            front, tip, rear, end = (
                svg.points(*(value if index % 2 else side * value for index, value in enumerate(curve)))
                for curve in curves
            )
            d = f"M{svg.points(side * root * 0.9, y - long * 0.03)} C{front} {tip} C{rear} {end}Z"
            parts.append(svg.path(d, fill="url(#fin)", stroke=INK, stroke_opacity=0.4, stroke_width=1.3))
    return parts


def _patches(breed: Breed) -> list[str]:
    long = breed.length
    parts: list[str] = []
    for place, side, along, across, colour in breed.patches:
        local = _half_width(breed, place)
        parts.append(
            svg.ellipse(
                side * local * 0.7, place * long, across * local * 1.25, along * long, fill=colour, fill_opacity=0.93
            )
        )
    return parts


def _half_width(breed: Breed, place: float) -> float:
    wide = breed.girth * breed.length / 2
    return wide * (0.3 + 0.7 * sin(pi * min(1.0, place / 0.8)) if place < 0.4 else max(0.2, 1 - (place - 0.4) / 0.75))


def _eyes(breed: Breed) -> list[str]:
    long, wide = breed.length, breed.girth * breed.length / 2
    parts: list[str] = []
    for side in (-1, 1):
        match breed.eyes:
            case "telescope":
                x, y = side * wide * 0.96, long * 0.13
                parts.append(svg.circle(x, y, long * 0.1, fill=breed.body[1], stroke="#8d8a97", stroke_width=1.6))
                parts.append(svg.circle(x + side * 2, y - 2, long * 0.055, fill="#f5c542"))
                parts.append(svg.circle(x + side * 2.6, y - 2.4, long * 0.03, fill="#101014"))
            case "bubble":
                x, y = side * wide * 1.05, long * 0.2
                parts.append(
                    svg.ellipse(
                        x,
                        y,
                        long * 0.17,
                        long * 0.15,
                        fill="#fff3cf",
                        fill_opacity=0.9,
                        stroke="#b9742a",
                        stroke_width=1.5,
                    )
                )
                parts.append(svg.ellipse(x - 4, y - 5, long * 0.05, long * 0.035, fill="#ffffff"))
                parts.append(svg.circle(side * wide * 0.52, long * 0.1, 3.6, fill=INK))
            case _:
                x, y = side * wide * 0.66, long * 0.125
                parts.append(svg.circle(x, y, 5.2, fill="#fff7e4", stroke=INK, stroke_opacity=0.5, stroke_width=1.0))
                parts.append(svg.circle(x + side * 1.2, y - 0.8, 3.0, fill=INK))
    return parts


def _scales(breed: Breed) -> list[str]:
    long = breed.length
    arcs: list[str] = []
    for row in range(6):
        place = 0.26 + row * 0.1
        half = _half_width(breed, place) * 0.8
        count = max(2, round(half / 6.5))
        step = half * 2 / count
        for index in range(count):
            x = -half + step * (index + 0.5)
            arcs.append(f"M{svg.points(x - step / 2, place * long)} q{svg.points(step / 2, 8, step, 0)}")
    return [svg.path(" ".join(arcs), fill="none", stroke=INK, stroke_opacity=0.18, stroke_width=1.2)]


def _dorsal(breed: Breed) -> list[str]:
    long = breed.length
    d = (
        f"M{svg.points(0, long * 0.28)} C{svg.points(5.5, long * 0.4, 4.5, long * 0.66, 0, long * 0.8)} "
        f"C{svg.points(-4.5, long * 0.66, -5.5, long * 0.4, 0, long * 0.28)}Z"
    )
    return [svg.path(d, fill="url(#fin)", stroke=INK, stroke_opacity=0.5, stroke_width=1.3)]


def _hood(breed: Breed) -> list[str]:
    wide = breed.girth * breed.length / 2
    bumps = [(0, 9, 13), (-12, 13, 11), (12, 13, 11), (-7, 24, 12), (8, 24, 12), (-17, 24, 8), (17, 24, 8), (0, 33, 9)]
    scale = wide / 25
    return [
        svg.circle(
            x * scale,
            y * scale,
            radius * scale,
            fill="url(#hood)",
            stroke="#8e1a17",
            stroke_opacity=0.45,
            stroke_width=1.2,
        )
        for x, y, radius in bumps
    ]


def _mane(breed: Breed) -> list[str]:
    wide = breed.girth * breed.length / 2
    parts: list[str] = []
    for index in range(11):
        angle = -100 + index * 20
        x, y = svg.around(angle, wide * 0.78, 0, wide * 0.72)
        parts.append(
            svg.circle(x, y, wide * 0.24, fill="url(#hood)", stroke="#6b0f14", stroke_opacity=0.5, stroke_width=1.2)
        )
    parts.append(
        svg.circle(
            0, wide * 0.66, wide * 0.62, fill="url(#hood)", stroke="#6b0f14", stroke_opacity=0.35, stroke_width=1.0
        )
    )
    for x, y in ((-0.25, 0.5), (0.25, 0.52), (0, 0.78), (-0.3, 0.9), (0.3, 0.9)):
        parts.append(svg.circle(x * wide, y * wide, wide * 0.12, fill="#ffffff", fill_opacity=0.16))
    return parts


def _pearls(breed: Breed) -> list[str]:
    parts: list[str] = []
    for row in range(6):
        place = 0.24 + row * 0.1
        half = _half_width(breed, place) * 0.78
        count = max(2, round(half / 7))
        for index in range(count):
            x = -half + 2 * half * (index + 0.5) / count
            parts.append(
                svg.circle(
                    x, place * breed.length, 2.7, fill="#fffdf6", stroke="#c56a45", stroke_opacity=0.6, stroke_width=0.8
                )
            )
    return parts


def _back_line(breed: Breed) -> list[str]:
    long = breed.length
    return [
        svg.path(
            f"M{svg.points(0, long * 0.36)} Q{svg.points(3, long * 0.6, 0, long * 0.9)}",
            fill="none",
            stroke="#ffffff",
            stroke_opacity=0.5,
            stroke_width=3.4,
            stroke_linecap="round",
        )
    ]


def _lips(breed: Breed) -> list[str]:
    return [svg.ellipse(0, 1, breed.length * 0.071, breed.length * 0.04, fill=RED)]


def _crown(breed: Breed) -> list[str]:
    long = breed.length
    star = (
        "M"
        + " L".join(
            svg.points(*svg.around(36 * index, 9 if index % 2 == 0 else 4, 0, long * 0.5)) for index in range(10)
        )
        + "Z"
    )
    return [svg.path(star, fill="#fff7d6", stroke="#b8781b", stroke_width=1.0)]


EXTRAS: dict[str, Callable[[Breed], list[str]]] = {
    "hood": _hood,
    "mane": _mane,
    "pearls": _pearls,
    "back": _back_line,
    "lips": _lips,
    "crown": _crown,
}


def fish(value: int) -> tuple[list[str], list[str]]:
    """A goldfish that looks up, its snout at the origin: gradients and parts."""
    breed = BREEDS[value - 1]
    defs = [
        svg.linear("body", ((0, breed.body[0]), (0.5, breed.body[0]), (1, breed.body[1])), 0, 0, 1, 1),
        svg.linear(
            "fin", ((0, breed.fins), (1, breed.body[1] if breed.tail != "peacock" else breed.fins)), 0, 0, 0.3, 1
        ),
        svg.radial("hood", ((0, "#ff8264"), (1, "#c62822")), 0.4, 0.35, 0.8),
    ]
    shine = breed.girth * breed.length / 2
    parts = [*_tail(breed), *_side_fins(breed)]
    parts.append(svg.path(_body(breed), fill="url(#body)", stroke=INK, stroke_opacity=0.55, stroke_width=1.8))
    parts += _patches(breed)
    parts.append(
        svg.ellipse(
            -shine * 0.34, breed.length * 0.34, shine * 0.2, breed.length * 0.2, fill="#ffffff", fill_opacity=0.28
        )
    )
    if "pearls" not in breed.extras:
        parts += _scales(breed)
    if breed.dorsal:
        parts += _dorsal(breed)
    head = [name for name in breed.extras if name in ("hood", "mane")]
    rest = [name for name in breed.extras if name not in ("hood", "mane")]
    for name in (*rest, *head):
        parts += EXTRAS[name](breed)
    parts += _eyes(breed)
    return defs, parts


def _ripples(x: float, y: float, radii: tuple[float, ...], colour: str, opacity: float) -> list[str]:
    return [
        svg.circle(
            x, y, radius, fill="none", stroke=colour, stroke_width=2.0, stroke_opacity=opacity / (1 + index * 0.5)
        )
        for index, radius in enumerate(radii)
    ]


def _corner(text: str) -> str:
    if len(text) == 1:
        return numerals.outline(text, 41, 18, 58)
    return numerals.outline(text, 43, 19, 54, squeeze=0.8)


def _paper() -> tuple[list[str], list[str]]:
    defs = [svg.linear("paper", ((0, PAPER[0]), (1, PAPER[1])), 0, 0, 0.4, 1)]
    parts = [svg.rect(1, 1, WIDTH - 2, HEIGHT - 2, 16, fill="url(#paper)", stroke="#b9a98c", stroke_width=2.0)]
    fibres = []
    for index in range(26):
        x = 14 + (index * 89) % 222
        y = 14 + (index * 137) % 322
        turn = index * 2.4
        curve = svg.points(6 * cos(turn), 6 * sin(turn), 13 * cos(turn + 0.5), 13 * sin(turn + 0.5))
        fibres.append(f"M{svg.points(x, y)} q{curve}")
    parts.append(svg.path(" ".join(fibres), fill="none", stroke="#c9b48d", stroke_opacity=0.5, stroke_width=1.0))
    return defs, parts


def _pool(value: int, water: str) -> tuple[list[str], list[str]]:
    deep = BREEDS[value - 1].water
    defs = [svg.radial("water", ((0, "#f4fbfa"), (0.75, water), (1, deep)), 0.5, 0.45, 0.62)]
    parts = [svg.ellipse(WIDTH / 2 + 2, HEIGHT / 2 + 4, 104, 138, fill="url(#water)")]
    return defs, parts


def card(value: int) -> str:
    """The face of a card: numeral, fish in its pool, and a bubble for each copy in the box."""
    breed = BREEDS[value - 1]
    defs, parts = _paper()
    more_defs, pool = _pool(value, breed.water)
    defs += more_defs
    parts += pool
    parts += _ripples(WIDTH / 2 + 2, HEIGHT / 2 + 4, (86, 66, 46), "#7fb0b5", 0.34)
    fish_defs, body = fish(value)
    defs += fish_defs
    reach = breed.length * (1 + max(length * cos(turn * pi / 180) for turn, length, _, _ in TAILS[breed.tail]))
    scale = min(1.42, 226 / reach) * (0.76 + 0.24 * value / 14)
    bend = (-13, 10, -9, 12, -10, 9, -8, 8, -7, 8, -6, 6, -4, 0)[value - 1]
    shadow = [svg.path(_body(breed), fill="#2f5e66", fill_opacity=0.18)]
    top = HEIGHT / 2 + 4 - reach * scale / 2
    parts.append(svg.moved(shadow, WIDTH / 2 + 12, top + 16, bend, scale))
    parts.append(svg.moved(body, WIDTH / 2 + bend * 0.4, top, bend * 0.6, scale))
    corner = _corner(str(value))
    parts.append(svg.path(corner, fill=INK))
    parts.append(svg.group([svg.path(corner, fill=INK)], transform=f"rotate(180 {WIDTH / 2} {HEIGHT / 2})"))
    copies = COPIES[value - 1]
    for index in range(copies):
        parts.append(svg.circle(24 + index * 15, HEIGHT - 24, 5.2, fill="#ffffff", stroke="#3d7c86", stroke_width=2.2))
    return svg.document(WIDTH, HEIGHT, defs, parts)


def _waves(width: float, height: float, radius: float) -> list[str]:
    """Scales of water (rows of arcs), larger than the area by one row."""
    arcs: list[str] = []
    rows = int(height / (radius * 0.5)) + 3
    columns = int(width / (radius * 2)) + 3
    for row in range(rows):
        for column in range(columns):
            x = (column - 1) * radius * 2 + (row % 2) * radius
            y = row * radius * 0.5
            for part in (1.0, 0.66, 0.33):
                reach = radius * part
                arcs.append(f"M{svg.points(x - reach, y)} A{svg.points(reach, reach)} 0 0 1 {svg.points(x + reach, y)}")
    return arcs


def back() -> str:
    """The back: blue water with a paper scoop and two fish shadows."""
    defs = [
        svg.linear("deep", ((0, "#2f7f95"), (1, "#174a63")), 0.1, 0, 0.8, 1),
        svg.radial("paper", ((0, "#fffdf6"), (1, "#efe3ca")), 0.4, 0.4, 0.7),
    ]
    parts = [
        svg.rect(1, 1, WIDTH - 2, HEIGHT - 2, 16, fill="url(#deep)", stroke="#0f3446", stroke_width=2.0),
        svg.rect(
            10, 10, WIDTH - 20, HEIGHT - 20, 10, fill="none", stroke="#d9eef0", stroke_width=2.2, stroke_opacity=0.8
        ),
    ]
    parts += _ripples(WIDTH / 2, HEIGHT / 2, (112, 94, 76), "#d9eef0", 0.55)
    for x, y in ((46, 52), (204, 298), (204, 52), (46, 298)):
        parts += _ripples(x, y, (24, 15, 7), "#d9eef0", 0.6)
    scoop = [
        svg.rect(-6, 46, 12, 62, 6, fill="#c0392b", stroke="#7c1d18", stroke_width=1.6),
        svg.circle(0, 0, 50, fill="url(#paper)", stroke="#c0392b", stroke_width=8.0),
    ]
    small = [svg.group(fish(2)[1])]
    parts.append(svg.moved(scoop, WIDTH / 2, HEIGHT / 2 - 16, 0))
    defs += fish(2)[0]
    parts.append(svg.moved(small, WIDTH / 2 - 18, HEIGHT / 2 - 48, -14, 0.46))
    return svg.document(WIDTH, HEIGHT, defs, parts)


def _named(defs: list[str], parts: list[str], mark: str) -> tuple[list[str], list[str]]:
    """The same with its gradients renamed, so that several fish fit into one file."""

    def renamed(text: str) -> str:
        return re.sub(r'(id="|url\(#)(body|fin|hood)\b', rf"\g<1>\g<2>{mark}", text)

    return [renamed(text) for text in defs], [renamed(text) for text in parts]


def cover() -> str:
    """The start screen's picture: the stall's basin from above, lanterns' light on the water."""
    defs = [
        svg.radial("basin", ((0, "#8fd0d6"), (0.6, "#3f9bb0"), (1, "#1f6480")), 0.55, 0.4, 0.8),
        svg.radial("lamp", ((0, "#ffdf9a"), (1, "#3f9bb0")), 0.5, 0.5, 0.5),
        svg.radial("paper", ((0, "#fffdf6"), (1, "#efe3ca")), 0.4, 0.4, 0.7),
    ]
    parts = [svg.rect(0, 0, 480, 300, 0, fill="url(#basin)")]
    parts.append(svg.circle(96, 40, 120, fill="url(#lamp)", fill_opacity=0.4))
    for x, y, radii in (
        (120, 190, (88, 64, 40)),
        (352, 92, (74, 52, 30)),
        (300, 262, (46, 30)),
        (430, 230, (56, 38, 20)),
    ):
        parts += _ripples(x, y, radii, "#ffffff", 0.34)
    for value, x, y, turn, scale in (
        (5, 222, 40, 24, 0.82),
        (14, 372, 58, -36, 0.92),
        (9, 70, 92, 62, 0.66),
        (7, 250, 172, -70, 0.74),
        (2, 412, 212, 40, 0.6),
        (11, 78, 214, 12, 0.44),
    ):
        fish_defs, body = _named(*fish(value), f"n{value}")
        defs += fish_defs
        shadow = [svg.path(_body(BREEDS[value - 1]), fill="#0f3d4f", fill_opacity=0.28)]
        parts.append(svg.moved(shadow, x + 9, y + 13, turn, scale))
        parts.append(svg.moved(body, x, y, turn, scale))
    scoop = [
        svg.rect(-8, 60, 16, 120, 8, fill="#c0392b", stroke="#7c1d18", stroke_width=2.0),
        svg.circle(0, 0, 64, fill="url(#paper)", fill_opacity=0.82, stroke="#c0392b", stroke_width=10.0),
    ]
    parts.append(svg.moved(scoop, 156, 214, -58, 0.8))
    return svg.document(480, 300, defs, parts)


def tile() -> str:
    """The table's quiet pattern: waves as scales, one colour, seamless."""
    waves = svg.path(" ".join(_waves(160, 160, 20)), fill="none", stroke="#000000", stroke_width=1.2)
    return svg.document(160, 160, [], [svg.group([waves], opacity=0.10)])


def icon() -> str:
    """The program's icon: a card with a goldfish before a lacquered card."""
    defs, body = fish(6)
    defs += [
        svg.linear("lacquer", ((0, "#a3242b"), (1, "#4a0a12")), 0, 0, 1, 1),
        svg.linear("sheet", ((0, PAPER[0]), (1, "#f0e2c6")), 0, 0, 0.4, 1),
        svg.linear("gold", ((0, "#fff0bf"), (0.45, "#e5bd64"), (1, "#b5832f")), 0, 0, 0.35, 1),
        svg.radial("pool", ((0, "#e6f5f4"), (1, "#a9d3da")), 0.5, 0.5, 0.6),
    ]
    behind = [
        svg.rect(-62, -88, 124, 176, 16, fill="url(#lacquer)", stroke="#e5bd64", stroke_width=4.0),
        svg.circle(0, -30, 26, fill="none", stroke="url(#gold)", stroke_width=5.0),
    ]
    front = [
        svg.rect(-62, -88, 124, 176, 16, fill="url(#sheet)", stroke="#8c7a5a", stroke_width=4.0),
        svg.ellipse(0, 2, 50, 70, fill="url(#pool)"),
        svg.moved(body, -4, -62, 8, 0.76),
    ]
    parts = [svg.moved(behind, 92, 124, -16, 0.98), svg.moved(front, 158, 134, 12, 1.02)]
    return svg.document(256, 256, defs, parts)
