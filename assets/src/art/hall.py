"""Kobayakawa's hall: the card back, the start screen's picture, hemp leaves, and the tokens."""

from __future__ import annotations

from math import sqrt

import lacquer
from geometry import Path, Point, arc, ellipse
from sheet import Sheet, rounded

WIDE, HIGH = lacquer.WIDE, lacquer.HIGH
_RED = lacquer.Lacquer(("#a5262c", "#3f0a10"), ("#fff2c4", "#ecc05e", "#b07a22"), "#4a0c12", "#fff2c4", "#d9ab52")


def _hemp(middle: Point, edge: float, columns: int, rows: int) -> list[tuple[Point, Point]]:
    """Hemp leaves round a point: triangles, each with threads from its corners to its middle; every thread once."""
    threads: dict[tuple[int, int, int, int], tuple[Point, Point]] = {}
    high = edge * sqrt(3) / 2

    def thread(one: Point, two: Point) -> None:
        a, b = sorted((one, two), key=lambda p: (round(p.real, 2), round(p.imag, 2)))
        threads[(round(a.real * 10), round(a.imag * 10), round(b.real * 10), round(b.imag * 10))] = (a, b)

    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            corner = middle + complex(column * edge + (row % 2) * edge / 2, row * high)
            for tip in (corner + complex(edge / 2, high), corner + complex(edge / 2, -high)):
                other = corner + edge
                centre = (corner + other + tip) / 3
                thread(corner, other)
                for point in (corner, other, tip):
                    thread(point, centre)
                    if point is not tip:
                        thread(point, tip)
    return list(threads.values())


def _cut(one: Point, two: Point, box: tuple[float, float, float, float]) -> tuple[Point, Point] | None:
    """The part of a line inside a box (left, top, right, bottom)."""
    first, last = 0.0, 1.0
    way = two - one
    for along, start, low, high in ((way.real, one.real, box[0], box[2]), (way.imag, one.imag, box[1], box[3])):
        if abs(along) < 1e-9:
            if not low <= start <= high:
                return None
            continue
        near, far = sorted(((low - start) / along, (high - start) / along))
        first, last = max(first, near), min(last, far)
    return (one + way * first, one + way * last) if last - first > 1e-6 else None


def back() -> str:
    """The back: hemp leaves in gold threads on red lacquer, and a flower of twelve. The same upside down."""
    sheet = Sheet(WIDE, HIGH)
    heart = complex(WIDE / 2, HIGH / 2)
    sheet.solid(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), "#17090b")
    inner = rounded(10, 10, WIDE - 20, HIGH - 20, 9)
    sheet.solid(inner, sheet.radial(heart, 215, (0, "#b32b2c"), (0.5, "#8a1a22"), (1, "#520c14")))
    net = Path()
    for one, two in _hemp(heart, 46, 4, 6):
        part = _cut(one, two, (11.5, 11.5, WIDE - 11.5, HIGH - 11.5))
        if part and min(abs(part[0] - heart), abs(part[1] - heart)) > 60:
            net.move(part[0]).line(part[1])
    sheet.line(net, "#f0c766", 1.2, 0.5)
    sheet.line(inner, "#e6b95a", 1.6)
    sheet.solid(ellipse(heart, 71), "#17090b")
    sheet.line(ellipse(heart, 70), "#e6b95a", 2.6)
    sheet.line(ellipse(heart, 64.5), "#e6b95a", 0.9, 0.8)
    colours = lacquer.Lacquer(("#17090b", "#17090b"), _RED.metal, "#17090b", "#fff", "#fff")
    lacquer.emblem(sheet, 12, colours, heart, 0.7)
    for corner in (0, 1, 2, 3):
        spot = complex((30, WIDE - 30)[corner % 2], (30, HIGH - 30)[corner // 2])
        sheet.solid(ellipse(spot, 11), "#17090b")
        sheet.line(ellipse(spot, 10.4), "#e6b95a", 1.4)
        lacquer.emblem(sheet, 5, colours, spot, 0.095)
    sheet.line(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), "#d9ab52", 1.8)
    return sheet.text


def hemp_net(edge: float, wide: float, high: float) -> Path:
    """Hemp leaves, a little flat, that go on to all sides where pieces of this size lie side by side."""
    net = Path()
    for one, two in _hemp(complex(wide / 2, high / 2), edge, 4, 4):
        squeezed = [complex(p.real, high / 2 + (p.imag - high / 2) * 45 / (edge * sqrt(3) / 2)) for p in (one, two)]
        part = _cut(squeezed[0], squeezed[1], (-4, -4, wide + 4, high + 4))
        if part:
            net.move(part[0]).line(part[1])
    return net


def kamon() -> str:
    """A kamon: lacquer and gold."""
    sheet = Sheet(100, 100)
    heart = 50 + 48.5j
    sheet.solid(ellipse(50 + 52.5j, 45.5, 44.5), "#000000", 0.3)
    sheet.solid(ellipse(heart, 46), sheet.linear(20 + 8j, 80 + 92j, (0, "#ffe9ae"), (0.5, "#d9a744"), (1, "#8a5a16")))
    sheet.solid(ellipse(heart, 40.6), "#7a4c10")
    sheet.solid(ellipse(heart, 39.4), sheet.radial(40 + 34j, 62, (0, "#4a2a26"), (0.45, "#221113"), (1, "#0c0506")))
    sheet.line(ellipse(heart, 35.2), "#d9a744", 1.1, 0.75)
    colours = lacquer.Lacquer(("#1c0f10", "#1c0f10"), ("#fff2c4", "#f0c766", "#b98228"), "#1c0f10", "#fff", "#fff")
    lacquer.emblem(sheet, 5, colours, heart + 1.2j, 0.41)
    sheet.line(arc(heart, 43.2, -70, -10), "#fffbe6", 1.8, 0.9)
    return sheet.text


def _card(sheet: Sheet, n: int, middle: Point, turn: float, size: float) -> None:
    colours = lacquer.lacquer(n)
    shade = rounded(-WIDE / 2, -HIGH / 2, WIDE, HIGH, 16)
    sheet.begin(middle, turn, size)
    for step in range(3):
        sheet.solid(shade.moved(complex(4 + 5 * step, 8 + 6 * step)), "#000000", 0.16)
    sheet.begin(complex(-WIDE / 2, -HIGH / 2))
    lacquer.ground(sheet, colours)
    lacquer.emblem(sheet, n, colours, complex(WIDE / 2, HIGH / 2), 1.16)
    sheet.end()
    sheet.end()


def cover() -> str:
    """The start screen's picture: three cards before a golden moon, mist, and kamons."""
    sheet = Sheet(480, 300)
    sheet.solid(
        rounded(0, 0, 480, 300, 0), sheet.radial(240 + 120j, 330, (0, "#8c1c26"), (0.5, "#4c0d16"), (1, "#170508"))
    )
    moon = 240 + 132j
    sheet.solid(ellipse(moon, 168), sheet.radial(moon, 168, (0.6, "#f6c96a", 0.36), (1, "#f6c96a", 0)))
    sheet.solid(
        ellipse(moon, 116), sheet.linear(170 + 30j, 310 + 240j, (0, "#fff0bf"), (0.5, "#efc363"), (1, "#b57c26"))
    )
    net = Path()
    for one, two in _hemp(moon, 58, 4, 4):
        if max(abs(one - moon), abs(two - moon)) < 116:
            net.move(one).line(two)
    sheet.line(net, "#9a5f14", 1.1, 0.4)
    _mist(sheet)
    for n, middle, turn in ((8, 150 + 168j, -15.0), (15, 330 + 168j, 15.0), (14, 240 + 152j, 0.0)):
        _card(sheet, n, middle, turn, 0.56)
    for index, spot in enumerate((66 + 262j, 112 + 272j, 88 + 236j, 392 + 268j, 430 + 254j)):
        _coin(sheet, spot, 23, (5, 6, 12, 7, 5)[index])
    return sheet.text


def _mist(sheet: Sheet) -> None:
    bands = ((-10, 58, 150, 15), (-10, 75, 96, 12), (-10, 89, 176, 9), (330, 40, 490, 13), (388, 55, 490, 11),
             (352, 68, 490, 9), (-10, 206, 120, 11),
             (-10, 219, 72, 9), (376, 196, 490, 12), (420, 210, 490, 9))  # fmt: skip
    left = sheet.linear(0j, 180 + 0j, (0, "#ffe9ae", 0.85), (1, "#e9b84c", 0.25))
    right = sheet.linear(330 + 0j, 480 + 0j, (0, "#e9b84c", 0.25), (1, "#ffe9ae", 0.85))
    for start, top, end, high in bands:
        sheet.solid(rounded(start, top, end - start, high, high / 2), left if start < 0 else right)
    sparks = Path()
    for index in range(70):
        spot = complex((index * 173.7) % 476 + 2, (index * 97.1 + index // 5 * 13) % 292 + 4)
        sparks.add(ellipse(spot, 0.7 + index % 4 * 0.35))
    sheet.solid(sparks, "#ffe9ae", 0.55)


def _coin(sheet: Sheet, spot: Point, radius: float, n: int) -> None:
    sheet.solid(ellipse(spot + 2 + 5j, radius, radius * 0.96), "#000000", 0.4)
    sheet.solid(ellipse(spot + 2.4j, radius), "#6a4410")
    sheet.solid(
        ellipse(spot, radius),
        sheet.linear(
            spot - radius * (0.7 + 0.8j), spot + radius * (0.7 + 0.8j), (0, "#ffe9ae"), (0.5, "#d9a744"), (1, "#8a5a16")
        ),
    )
    sheet.solid(ellipse(spot, radius * 0.86), "#1b0d0e")
    colours = lacquer.Lacquer(("#1b0d0e", "#1b0d0e"), ("#fff2c4", "#f0c766", "#b98228"), "#1b0d0e", "#fff", "#fff")
    lacquer.emblem(sheet, n, colours, spot, radius * 0.009)
