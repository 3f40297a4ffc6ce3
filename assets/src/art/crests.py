"""Kobayakawa: fifteen invented crests, that of n made of n like parts, on lacquer that grows from night to dawn."""

from __future__ import annotations

import numerals
import svg

GOLD = "url(#gold)"
WIDTH, HEIGHT = 250, 350

# Lacquer from quiet to splendid: (top, bottom) for 1 and for 15, with stops between.
_LACQUER = (
    ("#20242b", "#0c0e12"),
    ("#232b3d", "#0d111c"),
    ("#2b2a4c", "#121026"),
    ("#43254f", "#1c0d24"),
    ("#5e1f45", "#290a1d"),
    ("#7c1d36", "#360914"),
    ("#9c2029", "#450a0d"),
    ("#b8311f", "#57120a"),
)


def petal(length: float, wide: float, base: float = 0, notch: float = 0) -> str:
    """A petal that points up from a distance `base` of the centre; `notch` cuts its tip."""
    tip = -(base + length)
    low = -base
    middle = low - length * 0.55
    if notch:
        return (
            f"M{svg.points(0, low)} C{svg.points(-wide * 0.9, low - length * 0.2, -wide, tip + length * 0.1)} "
            f"{svg.points(-wide * 0.34, tip)} L{svg.points(0, tip + notch)} L{svg.points(wide * 0.34, tip)} "
            f"C{svg.points(wide, tip + length * 0.1, wide * 0.9, low - length * 0.2, 0, low)}Z"
        )
    return (
        f"M{svg.points(0, low)} C{svg.points(-wide, low - length * 0.25, -wide, middle - length * 0.2, 0, tip)} "
        f"C{svg.points(wide, middle - length * 0.2, wide, low - length * 0.25, 0, low)}Z"
    )


def wheel(count: int, part: list[str], turn: float = 0) -> str:
    """Equal parts around the centre."""
    return svg.group([svg.moved(part, 0, 0, turn + 360 * index / count) for index in range(count)])


def comma(radius: float) -> str:
    """A comma of the swirling crests: a round head and a tail along the circle."""
    head = radius * 0.36
    return (
        f"M{svg.points(0, -radius * 0.84)} A{svg.points(head, head)} 0 1 1 {svg.points(-0.1, -radius * 0.12)} "
        f"C{svg.points(radius * 0.34, -radius * 0.1, radius * 0.42, radius * 0.32, radius * 0.1, radius * 0.62)} "
        f"C{svg.points(radius * 0.86, radius * 0.5, radius * 1.0, -radius * 0.62, 0, -radius * 0.84)}Z"
    )


def ring(radius: float, wide: float) -> str:
    """A golden ring."""
    return svg.circle(0, 0, radius, fill="none", stroke=GOLD, stroke_width=float(wide))


def solid(d: str) -> str:
    """A golden shape."""
    return svg.path(d, fill=GOLD)


def cut(d: str, wide: float = 2.6) -> str:
    """A line cut into gold."""
    return svg.path(d, fill="none", stroke="#1a0d0d", stroke_width=float(wide), stroke_linecap="round")


def crest(n: int) -> list[str]:  # noqa: PLR0911 - fifteen drawings
    """The crest of n, about 80 units in radius around the origin."""
    match n:
        case 1:
            moon = "M-8 -58 A58 58 0 1 1 -8 58 A70 70 0 0 0 -8 -58Z"
            return [ring(78, 5), svg.moved([solid(moon)], -4, 0, 20)]
        case 2:
            return [ring(78, 5), wheel(2, [solid(comma(66))], 12)]
        case 3:
            return [ring(78, 5), wheel(3, [svg.moved([solid(comma(46))], 0, -26, 20, 0.86)], 0)]
        case 4:
            diamond = f"M{svg.points(0, -74, 34, -40, 0, -6, -34, -40)}Z"
            eye = f"M{svg.points(0, -54, 14, -40, 0, -26, -14, -40)}Z"
            return [wheel(4, [solid(diamond), svg.path(eye, fill="#1a0d12")])]
        case 5:
            parts = [svg.circle(0, -46, 29, fill=GOLD)]
            lines = [cut("M0 -22 L0 -34", 3), svg.circle(0, -38, 3.4, fill="#1a0d12")]
            return [
                wheel(5, parts),
                wheel(5, lines),
                svg.circle(0, 0, 17, fill=GOLD, stroke="#1a0d12", stroke_width=3.0),
            ]
        case 6:
            side = [svg.around(60 * index + 30, 78) for index in range(6)]
            small = [svg.around(60 * index + 30, 64) for index in range(6)]
            hexagon = "M" + " L".join(svg.points(*point) for point in side) + "Z"
            inner = "M" + " L".join(svg.points(*point) for point in small) + "Z"
            return [
                svg.path(hexagon, fill="none", stroke=GOLD, stroke_width=6.0, stroke_linejoin="round"),
                svg.path(inner, fill="none", stroke=GOLD, stroke_width=2.4, stroke_linejoin="round"),
                wheel(6, [solid(petal(44, 15, 8))]),
                svg.circle(0, 0, 8, fill=GOLD),
            ]
        case 7:
            stars = [svg.circle(*svg.around(60 * index, 52), 22, fill=GOLD) for index in range(6)]
            return [ring(80, 3), *stars, svg.circle(0, 0, 22, fill=GOLD)]
        case 8:
            feather = f"M{svg.points(0, -12)} L{svg.points(-15, -30)} L{svg.points(-15, -78)} L{svg.points(0, -64)} "
            feather += f"L{svg.points(15, -78)} L{svg.points(15, -30)}Z"
            return [
                wheel(
                    8,
                    [svg.moved([solid(feather), cut("M0 -20 L0 -62"), cut("M-11 -46 L0 -36 L11 -46")], 0, 0, 0, 0.98)],
                ),
                svg.circle(0, 0, 12, fill="#1a0d12"),
                svg.circle(0, 0, 8, fill=GOLD),
            ]
        case 9:
            discs = [svg.circle(*svg.around(45 * index, 58), 17, fill=GOLD) for index in range(8)]
            return [
                *discs,
                svg.circle(0, 0, 31, fill=GOLD),
                svg.circle(0, 0, 22, fill="none", stroke="#1a0d12", stroke_width=2.6),
            ]
        case 10:
            return [
                wheel(10, [solid(petal(62, 17, 16, 9)), cut("M0 -30 L0 -58", 2)]),
                svg.circle(0, 0, 15, fill=GOLD),
            ]
        case 11:
            blade = "M0 -16 C-6 -40 -26 -58 -18 -80 C6 -76 14 -44 0 -16Z"
            return [wheel(11, [solid(blade)]), ring(13, 6)]
        case 12:
            fan = "M0 -18 L-19 -70 A74 74 0 0 1 19 -70Z"
            return [
                wheel(6, [solid(fan), cut("M0 -22 L0 -70", 2), cut("M-3 -24 L-10 -70", 2), cut("M3 -24 L10 -70", 2)]),
                wheel(6, [svg.circle(0, -60, 8, fill=GOLD)], 30),
                ring(11, 5),
            ]
        case 13:
            wave = [solid(petal(40, 11, 38)), svg.circle(0, -30, 4.4, fill=GOLD)]
            return [
                wheel(13, wave),
                wheel(13, [cut("M0 -46 L0 -62", 1.8)]),
                ring(22, 4),
                svg.circle(0, 0, 12, fill=GOLD),
            ]
        case 14:
            outer = [solid(petal(46, 15, 34, 8)), cut("M0 -50 L0 -68", 2)]
            return [
                wheel(7, outer),
                wheel(7, [solid(petal(36, 11, 16))], 180 / 7),
                ring(12, 5),
                svg.circle(0, 0, 5, fill=GOLD),
            ]
        case _:
            rays = [solid(petal(30, 6, 52))]
            flower = [solid(petal(40, 10, 12, 5))]
            return [
                wheel(15, rays, 12),
                wheel(15, flower),
                svg.circle(0, 0, 15, fill="#57120a"),
                svg.circle(0, 0, 11, fill=GOLD),
            ]


def _mixed(n: int) -> tuple[str, str]:
    place = (n - 1) / 14 * (len(_LACQUER) - 1)
    low = min(int(place), len(_LACQUER) - 2)
    part = place - low

    def blend(one: str, two: str) -> str:
        channels = zip(bytes.fromhex(one[1:]), bytes.fromhex(two[1:]), strict=True)
        return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in channels)

    return blend(_LACQUER[low][0], _LACQUER[low + 1][0]), blend(_LACQUER[low][1], _LACQUER[low + 1][1])


def _gold() -> str:
    return svg.linear("gold", ((0, "#fff0bf"), (0.45, "#e5bd64"), (1, "#b5832f")), 0, 0, 0.35, 1)


def _ground(top: str, bottom: str) -> tuple[list[str], list[str]]:
    defs = [svg.linear("lacquer", ((0, top), (1, bottom)), 0.2, 0, 0.7, 1), _gold()]
    sheen = "M3 18 Q3 3 18 3 L232 3 Q247 3 247 18 L247 96 C170 150 90 90 3 168Z"
    parts = [
        svg.rect(1, 1, WIDTH - 2, HEIGHT - 2, 16, fill="url(#lacquer)", stroke="#f3dfae", stroke_width=2.0),
        svg.path(sheen, fill="#ffffff", fill_opacity=0.045),
        svg.rect(9, 9, WIDTH - 18, HEIGHT - 18, 10, fill="none", stroke=GOLD, stroke_width=1.6, stroke_opacity=0.75),
    ]
    return defs, parts


def _corner(text: str) -> str:
    if len(text) == 1:
        return numerals.outline(text, 43, 22, 56)
    return numerals.outline(text, 44, 23, 52, squeeze=0.8)


def card(n: int) -> str:
    """The face of a card."""
    defs, parts = _ground(*_mixed(n))
    text = str(n)
    corner = _corner(text)
    parts.append(svg.path(corner, fill="#fff4d6"))
    parts.append(svg.group([svg.path(corner, fill="#fff4d6")], transform=f"rotate(180 {WIDTH / 2} {HEIGHT / 2})"))
    parts.append(svg.moved(crest(n), WIDTH / 2, HEIGHT / 2 + 2, 0, 1.02))
    return svg.document(WIDTH, HEIGHT, defs, parts)


def _hemp_leaves(edge: float = 44.0) -> str:
    """Triangles, each with threads from its corners to its middle, within the card's inner frame."""
    left, right, top, bottom = 10.0, WIDTH - 10.0, 10.0, HEIGHT - 10.0
    high = edge * 0.866
    threads: list[str] = []

    def thread(one: tuple[float, float], two: tuple[float, float]) -> None:
        if all(left <= x <= right and top <= y <= bottom for x, y in (one, two)):
            threads.append(f"M{svg.points(*one)} L{svg.points(*two)}")

    for row in range(-1, 10):
        for column in range(-1, 8):
            x = WIDTH / 2 + (column - 3) * edge + (row % 2) * edge / 2
            y = HEIGHT / 2 + (row - 4) * high
            a, b, c = (x, y), (x + edge, y), (x + edge / 2, y + high)
            d = (x + edge / 2, y - high)
            for corners in ((a, b, c), (a, b, d)):
                middle = (sum(p[0] for p in corners) / 3, sum(p[1] for p in corners) / 3)
                for corner in corners:
                    thread(corner, middle)
            thread(a, b)
            thread(a, c)
            thread(a, d)
    return " ".join(threads)


def back() -> str:
    """The back: a hemp-leaf net of gold threads around a crest of petals."""
    defs, parts = _ground("#6b1622", "#2c070d")
    parts.append(
        svg.path(
            _hemp_leaves(), fill="none", stroke=GOLD, stroke_width=1.3, stroke_opacity=0.42, stroke_linecap="round"
        )
    )
    parts.append(svg.circle(WIDTH / 2, HEIGHT / 2, 64, fill="#3a0a12", stroke=GOLD, stroke_width=3.0))
    parts.append(svg.moved(crest(8), WIDTH / 2, HEIGHT / 2, 0, 0.66))
    return svg.document(WIDTH, HEIGHT, defs, parts)


def token() -> str:
    """A kamon: a lacquered disc with a golden crest."""
    defs = [svg.radial("lacquer", ((0, "#a32a2a"), (0.7, "#7a1620"), (1, "#4a0a12")), 0.4, 0.35, 0.75), _gold()]
    parts = [
        svg.ellipse(50, 54, 44, 42, fill="#000000", fill_opacity=0.22),
        svg.circle(50, 49, 44, fill="url(#lacquer)", stroke=GOLD, stroke_width=4.0),
        svg.circle(50, 49, 36.5, fill="none", stroke=GOLD, stroke_width=1.4),
        svg.moved(crest(5), 50, 50, 0, 0.36),
    ]
    return svg.document(100, 100, defs, parts)


def start_marker() -> str:
    """The start player's marker: a little golden fan."""
    ribs = [f"M50 84 L{svg.points(*svg.around(angle, 66, 50, 84))}" for angle in range(-50, 51, 20)]
    left, right = svg.around(-56, 68, 50, 84), svg.around(56, 68, 50, 84)
    leaf = f"M50 84 L{svg.points(*left)} A68 68 0 0 1 {svg.points(*right)}Z"
    parts = [
        svg.path(leaf, fill=GOLD, stroke="#6b1622", stroke_width=3.0, stroke_linejoin="round"),
        svg.path(" ".join(ribs), fill="none", stroke="#6b1622", stroke_width=2.2),
        svg.circle(*svg.around(0, 44, 50, 84), 11, fill="#b8311f"),
        svg.circle(50, 84, 5, fill="#6b1622"),
    ]
    return svg.document(100, 100, [_gold()], parts)


def cover() -> str:
    """The start screen's picture: three cards fanned on lacquer, kamons before them."""
    defs = [
        svg.linear("ground", ((0, "#3b1119"), (0.55, "#1d0a12"), (1, "#0d070c")), 0, 0, 1, 1),
        svg.radial("glow", ((0, "#d8722e"), (1, "#3b1119")), 0.5, 0.5, 0.6),
        _gold(),
    ]
    parts = [svg.rect(0, 0, 480, 300, 0, fill="url(#ground)")]
    parts.append(svg.circle(352, 96, 170, fill="url(#glow)", fill_opacity=0.35))
    parts.append(svg.circle(352, 96, 92, fill="none", stroke=GOLD, stroke_width=1.2, stroke_opacity=0.5))
    parts.append(svg.moved([svg.group(crest(15), opacity=0.28)], 352, 96, 0, 1.5))
    for index, (n, x, turn) in enumerate(((3, 150, -16), (15, 240, 2), (8, 328, 18))):
        top, bottom = _mixed(n)
        defs.append(svg.linear(f"card{index}", ((0, top), (1, bottom)), 0.2, 0, 0.7, 1))
        corner = _corner(str(n))
        face = [
            svg.rect(6, 12, WIDTH - 2, HEIGHT - 2, 16, fill="#000000", fill_opacity=0.35),
            svg.rect(1, 1, WIDTH - 2, HEIGHT - 2, 16, fill=f"url(#card{index})", stroke="#f3dfae", stroke_width=2.5),
            svg.path(corner, fill="#fff4d6"),
            svg.moved(crest(n), WIDTH / 2, HEIGHT / 2 + 4, 0, 1.02),
        ]
        parts.append(
            svg.moved([svg.moved(face, -WIDTH / 2, -HEIGHT / 2)], x, 172 - (18 if index == 1 else 0), turn, 0.62)
        )
    coin = [
        svg.circle(2, 5, 44, fill="#000000", fill_opacity=0.4),
        svg.circle(0, 0, 44, fill="#7a1620", stroke=GOLD, stroke_width=4.0),
        svg.moved(crest(5), 0, 0, 0, 0.36),
    ]
    for x, y, scale in ((66, 246, 0.62), (110, 266, 0.62), (420, 256, 0.7)):
        parts.append(svg.moved(coin, x, y, 0, scale))
    return svg.document(480, 300, defs, parts)


def tile() -> str:
    """The table's quiet pattern: overlapping rings, one colour, seamless."""
    rings = [
        svg.circle(x, y, 56.6, fill="none", stroke="#000000", stroke_width=1.6)
        for x in (0, 80, 160)
        for y in (0, 80, 160)
    ]
    rings += [svg.circle(x, y, 4, fill="#000000") for x in (40, 120) for y in (40, 120)]
    return svg.document(160, 160, [], [svg.group(rings, opacity=0.10)])
