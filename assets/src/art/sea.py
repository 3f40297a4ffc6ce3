"""The sea of Gunjo Gradation: water, light, surface and what drifts in it, from the shallows to the dark."""

from __future__ import annotations

from collections.abc import Iterator
from math import sin

from geometry import Curve, Path, Point, clipped, ellipse, polar, polyline, smooth, tapered
from sheet import Sheet, mixed, rounded

WIDE, HIGH = 250, 350
KINDS = 15
NAVY = "#081a45"
FOAM = "#f2fdff"

_DEPTHS = (
    "#d6f8e8",
    "#93ebe2",
    "#51d1ea",
    "#2aaae9",
    "#1e86de",
    "#1f63ce",
    "#2049b8",
    "#1f359b",
    "#1a267b",
    "#121957",
    "#090d33",
)


def water(depth: float) -> str:
    """The colour of the sea, from 0 (the surface) to 1 (the deep)."""
    place = min(max(depth, 0.0), 1.0) * (len(_DEPTHS) - 1)
    low = min(int(place), len(_DEPTHS) - 2)
    return mixed(_DEPTHS[low], _DEPTHS[low + 1], place - low)


def depth_of(n: int) -> float:
    """How deep the fish of a number swims, 0 to 0.94."""
    return (n - 1) / KINDS


def outline(inset: float = 0.5, radius: float = 15.5) -> list[Point]:
    """The card's edge as a polygon, clockwise on the screen."""
    left, top, right, bottom = inset, inset, WIDE - inset, HIGH - inset
    corners = (
        (right - radius, top + radius, 0),
        (right - radius, bottom - radius, 90),
        (left + radius, bottom - radius, 180),
        (left + radius, top + radius, 270),
    )
    return [complex(x, y) + polar(radius, angle + step * 11.25) for x, y, angle in corners for step in range(9)]


CARD = outline()


def inside(shape: Path, each: int = 6, region: Curve = CARD) -> Path:
    """The part of a filled shape that lies on the card; curves become polygons of `each` points."""
    made = Path()
    for polygon in shape.flat(each):
        kept = clipped(polygon, region)
        if len(kept) > 2:
            made.add(polyline(kept, closed=True))
    return made


def scatter(count: int, seed: int) -> Iterator[tuple[float, float, float]]:
    """Evenly strewn triples between 0 and 1: a place across, a place down and a size."""
    for k in range(1, count + 1):
        yield (
            round((seed * 0.371 + k * 0.7548776662) % 1, 6),
            round((seed * 0.613 + k * 0.5698402910) % 1, 6),
            round((seed * 0.237 + k * 0.6180339887) % 1, 6),
        )


def ground(sheet: Sheet, n: int) -> None:
    """Water that darkens from the card's top to its foot, with the light that reaches it."""
    top = depth_of(n)
    stops = [(step / 5, water(top - 0.07 + step * 0.068)) for step in range(6)]
    card = polyline(CARD, closed=True)
    sheet.solid(card, sheet.linear(0j, complex(0, HIGH), *stops))
    sun = max(0.0, 0.85 - 0.075 * n)
    if sun > 0.02:
        lit = inside(Path().move(0j).line(250 + 0j, 250 + 200j, 200j).close())
        sheet.solid(lit, sheet.radial(complex(150, -30), 230, (0, "#ffffff", sun), (1, "#ffffff", 0)))
    _rays(sheet, n)
    if n > 6:
        edge = water(top + 0.45)
        strength = min(0.75, 0.1 * (n - 5))
        sheet.solid(card, sheet.radial(complex(128, 170), 235, (0.45, edge, 0), (1, edge, strength)))


def _rays(sheet: Sheet, n: int) -> None:
    """Beams of light from the surface, fainter with every step down."""
    strength = max(0.0, 0.42 - 0.036 * n)
    if strength < 0.02:
        return
    paint = sheet.linear(
        0j, complex(-40, 300), (0, "#ffffff", strength), (0.55, "#ffffff", strength * 0.4), (1, "#ffffff", 0)
    )
    for index, (a, b, c, d) in enumerate(
        ((32, 62, -90, -26), (92, 130, 40, 110), (150, 164, 132, 164), (180, 222, 190, 268))
    ):  # fmt: skip
        shift = 6 * sin(n * 1.9 + index)
        beam = Path().move(complex(a + shift, 0)).line(complex(b + shift, 0), complex(d, 300), complex(c, 300)).close()
        sheet.solid(inside(beam), paint)


def surface(sheet: Sheet, n: int) -> None:
    """The net of light that waves throw, just below the surface; faint from the third card on."""
    strength = max(0.0, 0.62 - 0.11 * n)
    if strength < 0.05:
        return
    for row in range(5):
        y = 11 + row * 9.5 + row * row * 1.2
        made = Path()
        length = 34 + 5 * row
        x = -20.0 + (row * 17 + n * 23) % 30
        while x < 262:
            bow = (4.6 + row * 0.7) * (1 if int(x) % 2 else 0.7)
            points = [complex(x + length * k / 4, y + bow * (1 - abs(k - 2) / 2) ** 1.3) for k in range(5)]
            made.add(inside(tapered(points, 2.6 - row * 0.25), 2, outline(4, 13)))
            x += length * 0.94
        sheet.solid(made, "#ffffff", strength * (1 - row * 0.14))


def halo(sheet: Sheet, n: int, centre: Point, radius: float) -> None:
    """Lighter water round the fish."""
    light = water(depth_of(n) - (0.1 if n < 9 else 0.2))
    paint = sheet.radial(centre, radius, (0, light, 0.75), (0.55, light, 0.42), (1, light, 0))
    sheet.solid(inside(ellipse(centre, radius)), paint)


def bubbles(sheet: Sheet, at: Point, count: int, seed: int, sway: float = 14) -> None:
    """A string of bubbles that rises from a place, growing."""
    rims, shines = Path(), Path()
    for k in range(count):
        size = 1.5 + k * 0.55 + (seed + k * 7) % 3 * 0.5
        centre = at + complex(sway * sin(k * 1.3 + seed), -(9 + k * 1.6) * k)
        if centre.imag < 12 or not 10 < centre.real < 240:
            break
        rims.add(ellipse(centre, size))
        shines.add(ellipse(centre + size * (-0.35 - 0.4j), size * 0.28))
    sheet.solid(rims, "#ffffff", 0.16)
    sheet.line(rims, "#ffffff", 0.9, 0.6)
    sheet.solid(shines, "#ffffff", 0.9)


def plankton(sheet: Sheet, n: int, count: int, colour: str = "#ffffff", strength: float = 0.5) -> None:
    """Specks that drift or sink everywhere but below the marks."""
    small, large = Path(), Path()
    for x, y, size in scatter(count, n):
        centre = complex(12 + 226 * x, 12 + 300 * y)
        if centre.real < 74 and centre.imag < 90:
            continue
        (small if size < 0.7 else large).add(ellipse(centre, 0.5 + 0.7 * size))
    sheet.solid(small, colour, strength)
    sheet.solid(large, colour, min(1, strength * 1.5))


def lights(sheet: Sheet, places: tuple[tuple[float, float, float], ...], colour: str = "#7df3ff") -> None:
    """Living lights of the deep: a glow with a bright middle at each (x, y, size)."""
    for x, y, size in places:
        centre = complex(x, y)
        sheet.solid(
            inside(ellipse(centre, size * 4)),
            sheet.radial(centre, size * 4, (0, colour, 0.55), (0.4, colour, 0.16), (1, colour, 0)),
        )
    sheet.solid(_dots(places, 0.8), colour)
    sheet.solid(_dots(places, 0.42), "#ffffff")


def _dots(places: tuple[tuple[float, float, float], ...], part: float) -> Path:
    made = Path()
    for x, y, size in places:
        made.add(ellipse(complex(x, y), size * part))
    return made


def school(
    sheet: Sheet, places: tuple[tuple[float, float, float], ...], turn: float, colour: str, strength: float
) -> None:
    """Far fish as silhouettes: (x, y, length) each."""
    one = Path().move(-0.5 + 0.02j).curve(-0.4 - 0.1j, -0.25 - 0.15j, -0.1 - 0.15j).line(0.02 - 0.24j, 0.06 - 0.12j)
    one.curve(0.14 - 0.1j, 0.2 - 0.05j, 0.28 - 0.03j).curve(0.34 - 0.06j, 0.42 - 0.14j, 0.5 - 0.2j)
    one.curve(0.45 - 0.1j, 0.45 + 0.1j, 0.5 + 0.2j).curve(0.42 + 0.14j, 0.34 + 0.06j, 0.28 + 0.03j)
    one.curve(0.1 + 0.14j, -0.3 + 0.18j, -0.5 + 0.02j).close()
    made = Path()
    for x, y, long in places:
        made.add(one.moved(complex(x, y), turn + 5 * sin(x + y), long))
    sheet.solid(made, colour, strength)


def frame(sheet: Sheet, n: int) -> None:
    """The hairline inside the card's edge, behind the fish."""
    line = rounded(7, 7, WIDE - 14, HIGH - 14, 10.5).add(rounded(7.9, 7.9, WIDE - 15.8, HIGH - 15.8, 9.6))
    sheet.fill(line, FOAM, 0.5 if n > 4 else 0.85)


def edge(sheet: Sheet) -> None:
    """The card's edge."""
    line = rounded(0.2, 0.2, WIDE - 0.4, HIGH - 0.4, 16).add(rounded(2.8, 2.8, WIDE - 5.6, HIGH - 5.6, 13.6))
    sheet.fill(line, "#eafcff", 0.95)


def jelly(sheet: Sheet, at: Point, size: float, colour: str, strength: float) -> None:
    """A jellyfish: a bell, its folds, and threads that trail."""
    bell = Path().move(-1 + 0.1j).curve(-1 - 0.9j, -0.5 - 1.1j, 0 - 1.1j).curve(0.5 - 1.1j, 1 - 0.9j, 1 + 0.1j)
    bell.curve(0.8 + 0.3j, 0.7 + 0.02j, 0.5 + 0.12j).curve(0.3 + 0.3j, 0.2 + 0.02j, 0 + 0.12j)
    bell.curve(-0.2 + 0.3j, -0.3 + 0.02j, -0.5 + 0.12j).curve(-0.7 + 0.3j, -0.8 + 0.02j, -1 + 0.1j).close()
    threads = Path()
    for k in range(7):
        x = -0.75 + k * 0.25
        long = 2.0 + 0.7 * sin(k * 2.1 + size)
        points = [complex(x + 0.16 * sin(k + step * 1.5) * step / 2, 0.1 + long * step / 4) for step in range(5)]
        threads.add(smooth(points))
    sheet.line(threads.moved(at, 8, size), colour, 0.9, strength * 0.75)
    paint = sheet.radial(
        at + size * -0.5j,
        size * 1.2,
        (0, colour, strength * 0.25),
        (0.7, colour, strength * 0.6),
        (1, colour, strength),
    )
    sheet.solid(bell.moved(at, 8, size), paint)
    folds = Path()
    for x in (-0.55, -0.2, 0.2, 0.55):
        folds.move(complex(x * 0.5, -0.95)).curve(complex(x, -0.7), complex(x * 1.1, -0.3), complex(x * 1.1, 0.08))
    sheet.line(folds.moved(at, 8, size), "#ffffff", 0.7, strength * 0.6)
