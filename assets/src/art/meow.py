"""Meow Meow Daifugo: every number has its pose, every kind its coat, ground and circles."""

from __future__ import annotations

import numerals
import svg
from cat_poses import POSES, arched, asking, asleep, beckoning, behind, boxed, loaf
from cat_things import cushion, dreams
from cats import BLACK, BLUE, TUXEDO, WHITE, Cat, Kind, coats

WIDTH, HEIGHT = 250, 350


def _circles(count: int, x: float, top: float, colour: str) -> list[str]:
    """The circles that a card costs, below the index: in columns of at most three."""
    columns = 1 if count <= 3 else 2
    return [
        svg.circle(
            x + (index % columns - (columns - 1) / 2) * 22,
            top + index // columns * 21,
            7.2,
            fill="none",
            stroke=colour,
            stroke_width=4.2,
        )
        for index in range(count)
    ]


def _row_of_circles(count: int, right: float, y: float, colour: str) -> list[str]:
    """The same circles along the lower edge."""
    return [
        svg.circle(right - index * 21, y, 7.2, fill="none", stroke=colour, stroke_width=4.2) for index in range(count)
    ]


def _sheet(kind: Kind, text: str, circles: int) -> tuple[list[str], list[str]]:
    defs = [
        svg.linear("ground", ((0, kind.ground[0]), (1, kind.ground[1])), 0.2, 0, 0.6, 1),
        svg.radial("disc", ((0, kind.light), (1, kind.disc)), 0.42, 0.36, 0.7),
        *coats(kind),
    ]
    index = svg.path(numerals.outline(text, 37, 18, 56), fill=kind.ink)
    parts = [
        svg.rect(1, 1, WIDTH - 2, HEIGHT - 2, 16, fill="url(#ground)", stroke=kind.ink, stroke_width=2.0),
        svg.rect(8, 8, WIDTH - 16, HEIGHT - 16, 11, fill="none", stroke=kind.ink, stroke_width=1.4, stroke_opacity=0.4),
        *_scattered(kind),
        svg.circle(*CENTRE, 94, fill="url(#disc)"),
        *_room(kind),
        svg.circle(*CENTRE, 94, fill="none", stroke=kind.ink, stroke_width=2.2, stroke_opacity=0.4),
        svg.circle(*CENTRE, 98, fill="none", stroke=kind.ink, stroke_width=1.2, stroke_opacity=0.26),
        svg.group([index], id="index"),
        *([svg.group(_circles(circles, 37, 95, kind.ink), id="marks")] if circles else ()),
        svg.group([index], transform=f"rotate(180 {WIDTH / 2} {HEIGHT / 2})"),
        *_row_of_circles(circles, 172, 319, kind.ink),
    ]
    return defs, parts


def _scattered(kind: Kind) -> list[str]:
    """Small things about the disc: stars, paw prints, petals, drops."""
    places = (
        *((88, 40, 1.0), (142, 56, 0.7), (190, 34, 0.9), (222, 78, 0.75), (230, 128, 0.6)),
        *((26, 206, 0.7), (34, 252, 0.95), (70, 288, 0.8), (28, 316, 0.65), (228, 236, 0.7)),
    )
    motifs = {
        "white": ["M0 -11 Q1.6 -1.6 11 0 Q1.6 1.6 0 11 Q-1.6 1.6 -11 0 Q-1.6 -1.6 0 -11Z"],
        "tuxedo": ["M0 0 C-7 -5 -5 -13 0 -10 C5 -13 7 -5 0 0Z"],
        "blue": ["M0 -12 C6 -3 8 1 8 4 A8 8 0 0 1 -8 4 C-8 1 -6 -3 0 -12Z"],
    }
    parts: list[str] = []
    for number, (x, y, size) in enumerate(places):
        turn = (number * 47) % 60 - 30
        if kind.name == "black":
            inner = [svg.moved(paw(kind.ink), 0, 0, 0, 0.5)]
        elif kind.name == "tuxedo":
            inner = [
                svg.moved([svg.path(d, fill=kind.ink)], 0, 0, 72 * part) for part in range(5) for d in motifs["tuxedo"]
            ]
        else:
            inner = [svg.path(d, fill=kind.ink) for d in motifs[kind.name]]
        parts.append(svg.moved(inner, x, y, turn if kind.name != "blue" else 0, size))
    return [svg.group(parts, opacity=0.16 if kind.ink.startswith(("#2", "#3", "#1")) else 0.3)]


def _room(kind: Kind) -> list[str]:
    """What is seen in the disc: a floor, and a night, a paper window, blossoms or still water."""
    x, y = CENTRE
    floors = {
        "white": ("#35767e", "#26596a"),
        "black": ("#f1d78c", "#dcb862"),
        "tuxedo": ("#bfa4da", "#a285c6"),
        "blue": ("#bcdff7", "#8fc3ec"),
    }
    top, deep = floors[kind.name]
    floor = f"M{svg.points(x - 74, y + 58)} A94 94 0 0 0 {svg.points(x + 74, y + 58)}Z"
    parts = [
        svg.path(floor, fill=top),
        svg.path(
            f"M{svg.points(x - 52, y + 78)} A94 94 0 0 0 {svg.points(x + 52, y + 78)}Z", fill=deep, fill_opacity=0.55
        ),
    ]
    match kind.name:
        case "white":
            moon = "M6 -17 A17 17 0 1 0 15 12 A14.5 14.5 0 0 1 6 -17Z"
            parts.append(
                svg.moved(
                    [svg.circle(2, 0, 30, fill="#fff8dc", fill_opacity=0.14), svg.path(moon, fill="#fff4c8")],
                    x + 50,
                    y - 52,
                )
            )
            star = "M0 -6 Q0.9 -0.9 6 0 Q0.9 0.9 0 6 Q-0.9 0.9 -6 0 Q-0.9 -0.9 0 -6Z"
            for dx, dy, size in ((-44, -60, 1.0), (-8, -78, 0.8), (14, -60, 0.6), (76, -22, 0.7), (-70, -30, 0.7)):
                parts.append(svg.moved([svg.path(star, fill="#fff8dc", fill_opacity=0.8)], x + dx, y + dy, 0, size))
        case "black":
            for dx in (-60, -20, 20, 60):
                half = (92**2 - dx * dx) ** 0.5
                parts.append(_slat(x + dx, y - half, x + dx, y + 58))
            for dy in (-50, -8, 34):
                half = (92**2 - dy * dy) ** 0.5
                parts.append(_slat(x - half, y + dy, x + half, y + dy))
            parts += [_slat(x - 74 + 3 * row, y + 58 + 9 * row, x + 74 - 3 * row, y + 58 + 9 * row) for row in (1, 2)]
        case "tuxedo":
            branch = (
                f"M{svg.points(x + 80, y - 46)} C{svg.points(x + 62, y - 52, x + 50, y - 66, x + 26, y - 70)} "
                f"M{svg.points(x + 58, y - 57)} q-6 12 -18 12"
            )
            parts.append(svg.path(branch, fill="none", stroke="#6a4a6e", stroke_width=4.0, stroke_linecap="round"))
            for dx, dy, size in ((26, -71, 1.0), (44, -66, 0.8), (66, -50, 1.0), (40, -45, 0.8), (56, -60, 0.7)):
                parts.append(svg.moved(_blossom(), x + dx, y + dy, dx * 3.0, size))
        case _:
            for rise, wide in ((66, 60), (74, 44), (84, 26)):
                parts.append(
                    svg.ellipse(
                        x,
                        y + rise,
                        wide,
                        wide * 0.16,
                        fill="none",
                        stroke="#ffffff",
                        stroke_width=2.0,
                        stroke_opacity=0.8,
                    )
                )
    return parts


def _slat(x1: float, y1: float, x2: float, y2: float) -> str:
    """A slat of a paper window, or a joint of the straw floor."""
    return svg.path(
        f"M{svg.points(x1, y1)} L{svg.points(x2, y2)}",
        fill="none",
        stroke="#c99a4a",
        stroke_width=2.0,
        stroke_opacity=0.38,
    )


def _blossom() -> list[str]:
    petal = "M0 0 C-7 -3 -7 -11 -2 -11 L0 -9.4 L2 -11 C7 -11 7 -3 0 0Z"
    return [
        *(
            svg.moved([svg.path(petal, fill="#ffe3ee", stroke="#c783a6", stroke_width=0.9)], 0, 0, 72.0 * k)
            for k in range(5)
        ),
        svg.circle(0, 0, 2.2, fill="#f2b84a"),
    ]


CUSHIONS = {"white": ("#e2725a", "#8f3426"), "black": ("#5d7fb8", "#2c4474"), "tuxedo": ("#f0c063", "#96651c")}
"""Cushions by kind: cloth and seam. The blue ones sit by the water."""

CENTRE = (133, 182)
"""Where the cats are."""


def card(face: str) -> str:
    """The face of a card, by its text in notation."""
    kind, circles, number = _reading(face)
    defs, parts = _sheet(kind, number, circles)
    cat = Cat(kind)
    if face == "w?":
        parts.append(svg.moved(boxed(cat), 133, 178, 0, 0.94))
    elif face == "b?":
        parts.append(svg.moved(asking(cat), 136, 180, 0, 0.98))
    elif kind is BLUE:
        pose = POSES[int(number) - 1]
        twin = svg.group(pose(cat), transform="translate(149 143) scale(-0.73 0.73)", opacity=0.5)
        parts += [twin, svg.moved(pose(cat), 124, 197, 0, 0.82)]
    else:
        x, y, size = PLACES[int(number) - 1]
        things = [cushion(*CUSHIONS[kind.name])] if number in "1234" else []
        if number == "1":
            things.append(dreams(kind.ink))
        parts.append(svg.moved([*things, *POSES[int(number) - 1](cat)], x, y, 0, size))
    return svg.document(WIDTH, HEIGHT, defs, parts)


PLACES = (
    (133, 184, 0.94),
    (129, 184, 0.92),
    (126, 180, 0.92),
    (138, 182, 0.93),
    (143, 186, 0.9),
    (137, 188, 0.92),
    (138, 178, 0.92),
    (132, 190, 0.9),
)
"""Where and how large each pose is drawn, so that it stands well on its disc and clear of circles and edges."""


def _reading(face: str) -> tuple[Kind, int, str]:
    number = face.lstrip("wbd")
    if face == "w?":
        return WHITE, 6, number
    if face == "b?":
        return BLACK, 5, number
    kinds = {"w": (WHITE, 3), "b": (BLACK, 1), "bb": (TUXEDO, 2), "d": (BLUE, 4)}
    kind, circles = kinds[face.removesuffix(number)]
    return kind, circles, number


FACES = (
    *(f"{suit}{number}" for suit in ("w", "b", "bb") for number in range(1, 9)),
    *(f"d{number}" for number in range(1, 7)),
    "w?",
    "b?",
)


def file_name(face: str) -> str:
    """The name of a face's file: a ? may not stand in file names everywhere."""
    return face.replace("?", "any")


def paw(colour: str) -> list[str]:
    """A paw print, about 40 wide around the origin."""
    pad = "M0 -3 C9 -3 17 7 17 13 C17 20 9 20 0 17 C-9 20 -17 20 -17 13 C-17 7 -9 -3 0 -3Z"
    toes = [(-17, -4, -24), (-6.6, -14, -8), (6.6, -14, 8), (17, -4, 24)]
    return [
        svg.path(pad, fill=colour),
        *(svg.moved([svg.ellipse(0, 0, 4.8, 7, fill=colour)], x, y, turn) for x, y, turn in toes),
    ]


_THREAD = {"fill": "none", "stroke": "#d9694f", "stroke_width": 2.2, "stroke_linecap": "round"}


def back() -> str:
    """The back: paw prints all over, and a white and a black cat curled up in one ring."""
    defs = [
        svg.linear("rust", ((0, "#d9694f"), (1, "#a63f38")), 0.1, 0, 0.8, 1),
        *coats(WHITE, TUXEDO),
        svg.radial("cushion", ((0, "#fff3dc"), (1, "#f1d9b0")), 0.45, 0.4, 0.7),
    ]
    parts = [svg.rect(1, 1, WIDTH - 2, HEIGHT - 2, 16, fill="url(#rust)", stroke="#fff0d8", stroke_width=2.0)]
    for row in range(7):
        places = (40, 210) if row % 2 else (50, 100, 150, 200)
        for column, x in enumerate(places):
            y = 34 + row * 47
            if ((x - 125) / 100) ** 2 + ((y - 175) / 108) ** 2 > 1:
                turn = 18 if (row + column) % 2 else -18
                parts.append(svg.group([svg.moved(paw("#ffe3c2"), x, y, turn, 0.56)], opacity=0.5))
    parts += [
        svg.rect(
            9, 9, WIDTH - 18, HEIGHT - 18, 11, fill="none", stroke="#fff0d8", stroke_width=2.0, stroke_opacity=0.8
        ),
        svg.circle(125, 178, 99, fill="#7c2a2b", fill_opacity=0.3),
        svg.circle(125, 175, 97, fill="url(#cushion)", stroke="#7c2a2b", stroke_width=3.6),
        *(svg.moved([svg.path("M0 -91 Q6 -87 12 -90", **_THREAD)], 125, 175, 12.0 * step) for step in range(30)),
        svg.circle(125, 175, 82, fill="none", stroke="#e9b98a", stroke_width=1.6),
        svg.moved(asleep(Cat(TUXEDO)), 125, 207, 0, 0.6),
        svg.moved(asleep(Cat(WHITE)), 125, 143, 180, 0.6),
    ]
    return svg.document(WIDTH, HEIGHT, defs, parts)


_STAR = "M0 -6 Q0.9 -0.9 6 0 Q0.9 0.9 0 6 Q-0.9 0.9 -6 0 Q-0.9 -0.9 0 -6Z"
_STARS = (
    *((36, 40, 1.0), (88, 78, 0.6), (146, 30, 0.9), (196, 66, 0.6), (244, 26, 0.9), (448, 34, 0.9), (452, 128, 0.6)),
    *((22, 92, 0.5), (120, 56, 0.5), (176, 100, 0.6), (66, 20, 0.5), (222, 96, 0.5), (430, 84, 0.5)),
)
_CRATERS = ((318, 72, 10), (352, 62, 5), (364, 100, 8), (330, 118, 6), (300, 104, 5))


def _roofs() -> list[str]:
    """The town below, its windows lit."""
    line = "M0 300 V196 L22 182 L44 196 V188 L78 166 L112 188 V200 H130 V180 L150 168 L170 180 V196 L196 184 L222 196 "
    line += "V204 H250 V188 L280 168 L310 188 V200 H392 V186 L420 168 L448 186 V178 L466 168 L480 176 V300Z"
    windows = ((16, 204), (70, 196), (84, 196), (144, 192), (190, 206), (272, 196), (286, 196), (414, 194), (462, 194))
    return [
        svg.path(line, fill="url(#town)", fill_opacity=0.85),
        *(svg.rect(x, y, 7, 9, 1, fill="#ffdf94", fill_opacity=0.9) for x, y in windows),
    ]


def cover() -> str:
    """The start screen's picture: cats on a garden wall under the evening moon."""
    defs = [
        svg.linear("sky", ((0, "#27365f"), (0.55, "#7a5c8e"), (1, "#f0a878")), 0, 0, 0, 1),
        svg.radial("moon", ((0, "#fff8dc"), (1, "#fbe3a2")), 0.4, 0.4, 0.7),
        *coats(WHITE, BLACK, TUXEDO, BLUE),
        svg.linear("wall", ((0, "#8d6a5a"), (1, "#5d4540")), 0, 0, 0, 1),
        svg.linear("cap", ((0, "#cda386"), (1, "#9a745f")), 0, 0, 0, 1),
        svg.linear("town", ((0, "#4d4a78"), (1, "#7a5a86")), 0, 0, 0, 1),
        svg.radial("halo", ((0, "#ffedb8"), (0.44, "#ffe2ae"), (1, "#f0a878")), 0.5, 0.5, 0.5)
        .replace('stop-color="#ffedb8"', 'stop-color="#ffedb8" stop-opacity="0.7"')
        .replace('stop-color="#ffe2ae"', 'stop-color="#ffe2ae" stop-opacity="0.4"')
        .replace('stop-color="#f0a878"', 'stop-color="#f0a878" stop-opacity="0"'),
    ]
    parts = [
        svg.rect(0, 0, 480, 300, 0, fill="url(#sky)"),
        svg.circle(338, 92, 150, fill="url(#halo)"),
        svg.circle(338, 92, 66, fill="url(#moon)"),
        *(svg.circle(x, y, size, fill="#f3d68c", fill_opacity=0.5) for x, y, size in _CRATERS),
        *(
            svg.moved([svg.path(_STAR, fill="#fff6d8", fill_opacity=0.9)], x, y, 0, size)
            for x, y, size in _STARS
        ),
        *(
            svg.path(
                f"M{svg.points(x, y)} q{svg.points(wide * 0.25, -9, wide * 0.5, -2)} t{svg.points(wide * 0.5, 2)} "
                f"q{svg.points(-wide * 0.5, 7, -wide, 0)}Z",
                fill="#f7d9c4", fill_opacity=0.3,
            )
            for x, y, wide in ((16, 118, 130), (214, 142, 150), (372, 60, 120), (120, 84, 90))
        ),
        *_roofs(),
        svg.rect(0, 236, 480, 64, 0, fill="url(#wall)"),
    ]  # fmt: skip
    for row in range(3):
        for column in range(9):
            x = column * 60 - (30 if row % 2 else 0)
            if (column * 3 + row * 5) % 4 == 0:
                shade = "#a97f68" if (column + row) % 2 else "#4f3833"
                left, right = max(0, x), min(480, x + 60)
                parts.append(svg.rect(left + 1, 243 + row * 20, right - left - 2, 18, 1, fill=shade, fill_opacity=0.4))
            joint = f"M{svg.points(x, 243 + row * 20)} L{svg.points(x, 262 + row * 20)}"
            parts.append(svg.path(joint, fill="none", stroke="#4a3632", stroke_width=1.8, stroke_opacity=0.5))
        line = f"M{svg.points(0, 262 + row * 20)} L{svg.points(480, 262 + row * 20)}"
        parts.append(svg.path(line, fill="none", stroke="#4a3632", stroke_width=1.8, stroke_opacity=0.5))
    parts.append(svg.rect(-4, 229, 488, 13, 3, fill="url(#cap)", stroke="#4a3632", stroke_width=2.0))
    parts.append(svg.path("M0 231.6 H480", fill="none", stroke="#ffe0b8", stroke_width=1.6, stroke_opacity=0.7))
    parts += [
        svg.moved(asleep(Cat(WHITE)), 62, 194, 0, 0.6),
        svg.moved(behind(Cat(TUXEDO)), 142, 182, 0, 0.6),
        svg.group(beckoning(Cat(BLUE)), transform="translate(262 188) scale(-0.5 0.5)", opacity=0.62),
        svg.moved(beckoning(Cat(BLUE)), 222, 182, 0, 0.6),
        svg.moved(arched(Cat(BLACK)), 344, 176, 0, 0.68),
        svg.moved(loaf(Cat(TUXEDO)), 424, 201, 0, 0.48),
    ]
    return svg.document(480, 300, defs, parts)


def paw_token() -> str:
    """A turn of the solo game: a paw print on a disc."""
    defs = [svg.radial("disc", ((0, "#fff6e2"), (1, "#e9c98f")), 0.4, 0.35, 0.7)]
    return svg.document(
        100,
        100,
        defs,
        [
            svg.circle(50, 50, 45, fill="url(#disc)", stroke="#7a4a2a", stroke_width=5.0),
            svg.moved(paw("#7a4a2a"), 50, 49, 0, 1.45),
        ],
    )


def fishbone_token() -> str:
    """A lost point: what is left of a fish."""
    bone = {"fill": "none", "stroke": "#5a4a44", "stroke_width": 6.0, "stroke_linecap": "round"}
    white = {**bone, "stroke": "#fffaf0", "stroke_width": 3.0}
    ribs = [
        f"M{svg.points(x, 50 - high)} Q{svg.points(x + 5, 50, x, 50 + high)}"
        for x, high in ((48, 17), (59, 14), (70, 11))
    ]
    spine = "M36 50 L80 50"
    fork = "M94 34 Q78 50 94 66 Q98 50 94 34Z"
    head = "M38 28 C22 26 8 38 4 50 C8 62 22 74 38 72 C42 58 42 42 38 28Z"
    parts = [
        *(svg.path(d, **bone) for d in (spine, *ribs)),
        *(svg.path(d, **white) for d in (spine, *ribs)),
        svg.path(fork, fill="#fffaf0", stroke="#5a4a44", stroke_width=4.0, stroke_linejoin="round"),
        svg.path(head, fill="#fffaf0", stroke="#5a4a44", stroke_width=4.0, stroke_linejoin="round"),
        svg.path(
            "M17 41 L25 49 M25 41 L17 49", fill="none", stroke="#5a4a44", stroke_width=4.0, stroke_linecap="round"
        ),
        svg.path("M8 58 Q16 60 20 56", fill="none", stroke="#5a4a44", stroke_width=3.0, stroke_linecap="round"),
    ]
    return svg.document(100, 100, [], parts)
