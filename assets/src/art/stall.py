"""The goldfish stall: the card back and the start screen's picture."""

from __future__ import annotations

from collections.abc import Callable

import breeds_above
import breeds_side
import paper
from fish import Fish
from geometry import Path, Point, arc, ellipse, polar, polyline, smooth
from sheet import Sheet, rounded

WIDE, HIGH = paper.WIDE, paper.HIGH


def _waves(left: float, top: float, columns: int, rows: int, size: float, keep: Callable[[Point], bool]) -> Path:
    """The visible arcs of overlapping waves, where `keep`; rows lie half a wave's radius apart."""
    made = Path()
    for row in range(rows):
        for column in range(-1, columns + 1):
            centre = complex(left + (column * 2 + row % 2) * size, top + row * size / 2)
            below = (centre + complex(-size, size / 2), centre + complex(size, size / 2), centre + 1j * size)
            for ring in (1.0, 0.72, 0.44):
                run: list[float] = []
                for step in range(-45, 47):
                    point = centre + polar(size * ring, step * 2.0)
                    if step < 46 and keep(point) and all(abs(point - other) >= size - 0.01 for other in below):
                        run.append(step * 2.0)
                        continue
                    if len(run) > 3:
                        made.add(arc(centre, size * ring, run[0], run[-1]))
                    run = []
    return made


def back() -> str:
    """The back: two goldfish circle each other on a sea of waves. The same upside down."""
    sheet = Sheet(WIDE, HIGH)
    heart = complex(WIDE / 2, HIGH / 2)
    sheet.solid(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), "#fbf4e2")
    inner = rounded(10, 10, WIDE - 20, HIGH - 20, 9)
    sheet.solid(inner, sheet.radial(heart, 210, (0, "#3f83ad"), (0.55, "#28608f"), (1, "#1a3f6c")))
    waves = _waves(
        heart.real - 216, heart.imag - 189, 8, 16, 27,
        lambda point: 12.5 <= point.real <= WIDE - 12.5 and 12.5 <= point.imag < heart.imag and abs(point - heart) > 83,
    )  # fmt: skip
    for path in (waves, waves.moved(turn=180).moved(2 * heart)):
        sheet.line(path, "#bfe0ee", 1.25, 0.42)
    sheet.line(inner, "#c8a85a", 1.6)
    sheet.solid(ellipse(heart, 76), sheet.radial(heart, 78, (0, "#e9f6f2"), (0.6, "#b7dbe4"), (1, "#7fb6d0")))
    sheet.line(ellipse(heart, 78.5), "#fbf4e2", 4)
    sheet.line(ellipse(heart, 81.6), "#c8a85a", 1.4)
    for radius in (26, 46, 64):
        sheet.line(ellipse(heart, radius), "#ffffff", 1.2, 0.55)
    circling(sheet, heart, 1, ("#5f9dbb", 0.5))
    sheet.line(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), "#a98d50", 1.8)
    return sheet.text


def circling(sheet: Sheet, heart: Point, size: float, shade: tuple[str, float]) -> None:
    """Two goldfish after each other; the colour and strength of what they throw on the water is given."""
    for turn, fall in ((0, -6 - 9j), (180, 6 + 9j)):
        sheet.begin(heart, turn)
        sheet.begin(size * (-30 - 4j), -168, 0.72 * size)
        fish = breeds_above.wakin()
        for shape in fish.outlines():
            sheet.solid(polyline([point + fall for point in shape], closed=True), *shade)
        fish.paint(sheet)
        sheet.end()
        sheet.end()


def _put(
    sheet: Sheet, fish: Fish, middle: Point, turn: float, size: float, mirror: bool = False, shade: str = "#1c4a6e"
) -> None:
    sheet.begin(middle + 10 + 15j, turn, size, mirror)
    for shape in fish.outlines():
        sheet.solid(polyline(shape, closed=True), shade)
    sheet.end()
    sheet.begin(middle, turn, size, mirror)
    fish.paint(sheet)
    sheet.end()


def _lantern(sheet: Sheet, x: float, top: float, size: float) -> None:
    """A paper lantern, lit."""
    centre = complex(x, top + size * 1.15)
    sheet.solid(
        ellipse(centre, size * 2.5),
        sheet.radial(centre, size * 2.5, (0, "#ffd48a", 0.6), (0.5, "#ffb35a", 0.2), (1, "#ff9a3c", 0)),
    )
    sheet.line(Path().move(complex(x, top - 12)).line(complex(x, top)), "#2a1512", 1.6)
    body = ellipse(centre, size * 0.92, size)
    sheet.solid(
        body, sheet.radial(centre + 0.15j * size, size * 1.1, (0, "#fff3c8"), (0.45, "#ffb25a"), (1, "#d9402a"))
    )
    ribs = Path()
    for k in range(-3, 4):
        y = k * size * 0.27
        half = size * 0.92 * (1 - (y / size) ** 2) ** 0.5
        ribs.add(smooth([centre + complex(-half, y), centre + complex(0, y + size * 0.05), centre + complex(half, y)]))
    sheet.line(ribs, "#a3281c", 0.9, 0.55)
    for y in (-1, 1):
        sheet.solid(
            rounded(x - size * 0.36, centre.imag + y * size * 0.97 - size * 0.1, size * 0.72, size * 0.2, size * 0.06),
            "#2a1512",
        )
    sheet.line(Path().move(centre + 1.07j * size).line(centre + 1.5j * size), "#c8372a", 1.8)


def poi(sheet: Sheet, centre: Point, radius: float, turn: float) -> None:
    """The paper scoop of the stall."""
    sheet.begin(centre, turn)
    handle = rounded(-radius * 0.1, radius * 0.9, radius * 0.2, radius * 1.5, radius * 0.1)
    sheet.solid(handle.moved(7 + 10j), "#12324e", 0.35)
    sheet.line(ellipse(7 + 10j, radius), "#12324e", radius * 0.13, 0.35)
    sheet.solid(ellipse(0, radius), "#fffdf4", 0.62)
    sheet.solid(
        handle,
        sheet.linear(
            complex(-radius * 0.1, 0), complex(radius * 0.1, 0), (0, "#ef6a4e"), (0.4, "#d93a28"), (1, "#9c1f16")
        ),
    )
    sheet.line(ellipse(0, radius), "#b52a1d", radius * 0.13)
    sheet.line(ellipse(0, radius * 1.02), "#ef6a4e", radius * 0.05)
    sheet.line(arc(0, radius * 0.72, -60, -10), "#ffffff", 2.4, 0.8)
    sheet.end()


def cover() -> str:
    """The start screen's picture: lanterns over a basin full of goldfish, and a scoop."""
    sheet = Sheet(480, 300)
    sheet.solid(rounded(0, 0, 480, 300, 0), sheet.linear(0j, 300j, (0, "#16325e"), (0.45, "#2d6f9e"), (1, "#67b3c4")))
    for centre, radii in ((150 + 190j, (46, 82, 122)), (356 + 186j, (40, 76, 116)), (250 + 280j, (30, 60))):
        for radius in radii:
            sheet.line(ellipse(centre, radius, radius * 0.9), "#e6f6f6", 1.6, 0.34)
    glints = Path()
    for index in range(26):
        x, y = (index * 149.3) % 470 + 5, 92 + (index * 61.7) % 200
        wide = 7 + index % 4 * 5
        glints.move(complex(x, y)).curve(
            complex(x + wide * 0.3, y - 3), complex(x + wide * 0.7, y - 3), complex(x + wide, y)
        )
    sheet.line(glints, "#ffffff", 1.7, 0.4)
    for x in (62, 150, 240, 330, 418):
        for k in range(4):
            sheet.solid(ellipse(complex(x + (-1) ** k * 3, 100 + 13 * k), 17 - 3 * k, 3.6), "#ffc46a", 0.5 - 0.1 * k)
    _put(sheet, breeds_side.telescope(), 396 + 226j, 14, 0.74, True)
    _put(sheet, breeds_above.wakin(), 242 + 132j, 112, 0.6)
    _put(sheet, breeds_side.comet(), 80 + 258j, -14, 0.72)
    _put(sheet, breeds_above.tosakin(), 244 + 214j, -24, 0.68)
    _put(sheet, breeds_side.ryukin(), 96 + 158j, 8, 0.82, True)
    poi(sheet, 384 + 140j, 42, -52)
    _put(sheet, breeds_above.fry(), 384 + 138j, 34, 0.72, shade="#c9d9d4")
    _awning(sheet)
    for x, size in ((62, 21.0), (150, 17.0), (240, 21.0), (330, 17.0), (418, 21.0)):
        _lantern(sheet, x, 46, size)
    for centre, size, turn in (
        (168 + 262j, 9, 40.0),
        (182 + 276j, 7.4, 160.0),
        (318 + 268j, 8, 280.0),
        (30 + 200j, 8, 80.0),
        (456 + 160j, 8, 10.0),
    ):
        paper.petal(sheet, centre, size, turn)
    paper.weed(sheet, 306 + 192j, 7, 20)
    paper.weed(sheet, 28 + 118j, 6, 70)
    return sheet.text


def _awning(sheet: Sheet) -> None:
    """The stall's roof cloth, striped, with a scalloped edge."""
    sheet.solid(rounded(0, 0, 480, 30, 0), "#7c1710")
    for index in range(12):
        left = index * 40
        cloth = Path().move(complex(left, 0)).line(complex(left + 40, 0), complex(left + 40, 34))
        cloth.curve(complex(left + 40, 58), complex(left, 58), complex(left, 34)).close()
        red = index % 2 == 0
        paint = sheet.linear(
            complex(0, 0), complex(0, 54), (0, "#a8261a" if red else "#d8c6a6"), (1, "#dc4430" if red else "#fff6e2")
        )
        sheet.solid(cloth, paint)
        sheet.line(cloth, "#6a120c", 0.8, 0.35)
    sheet.solid(rounded(0, 0, 480, 12, 0), "#000000", 0.18)
    sheet.solid(rounded(0, 0, 480, 5, 0), "#3a1710")
