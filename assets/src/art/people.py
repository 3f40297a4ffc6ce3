"""What all portraits share: a medallion with a bust, and the face that a look makes of it. 160 × 160 each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from geometry import Curve, Path, Point, clipped, ellipse, polar, polyline, smooth, tapered
from sheet import Sheet, mixed

SIDE = 160
MIDDLE = 80 + 80j
RADIUS = 75
INK = "#38221f"
"""The colour of outlines."""
WIDE = 2.4
"""How wide they are."""
LIPS = "#8c3a34"
LOOKS = ("calm", "glad", "dismayed", "thinking")

ZOOM = 1.13
"""How much larger than it's drawn a bust is painted."""
STAYS = 80 + 100j
"""The point that stays where it is."""

_DISC = [STAYS + (MIDDLE + polar(RADIUS, angle) - STAYS) / ZOOM for angle in range(0, 360, 3)]
"""The medallion's edge, as busts see it."""


@dataclass(frozen=True)
class Face:
    """The measures of a face, seen from the front.

    Attributes:
        skin: its colour.
        wide: half its width at the cheekbones.
        jaw: half its width at the corners of the jaw.
        chin: how low the chin is.
        eyes: how low the eyes are.
        gap: half the distance between them.
        eye: their size, 1 for grown-ups.
        brow: the colour of the brows.
        thick: how thick they are.
        iris: the colour of the eyes.
        blush: how rosy the cheeks are.
        mouth: how low the mouth is.
        age: how deep the lines of age are, 0 for none.
    """

    skin: str
    wide: float = 31
    jaw: float = 20
    chin: float = 119
    eyes: float = 79
    gap: float = 14.5
    eye: float = 1
    brow: str = "#3a2620"
    thick: float = 3.4
    iris: str = "#3f2516"
    blush: float = 0.28
    mouth: float = 101
    age: float = 0

    @property
    def shade(self) -> str:
        """The colour of shadows on the skin."""
        return mixed(self.skin, "#a4482e", 0.34)


def both(shape: Path) -> Path:
    """A shape and its mirror image on the other side of the face."""
    other = shape.mapped(lambda point: complex(SIDE - point.real, point.imag))
    return Path().add(shape).add(other)


def even(points: Curve) -> Path:
    """A closed shape from the points of its right half, from top to bottom."""
    left = [complex(SIDE - point.real, point.imag) for point in reversed(points) if point.real != SIDE / 2]
    return smooth([*points, *left], closed=True)


def begin_bust(sheet: Sheet) -> None:
    """Until `sheet.end()`: what is drawn belongs to the bust."""
    sheet.begin(STAYS * (1 - ZOOM), 0, ZOOM)


def within(shape: Path) -> Path:
    """The part of a bust's shape inside the medallion."""
    made = Path()
    for part in shape.flat(5):
        inside = clipped(part, _DISC)
        if inside:
            made.add(polyline(inside, closed=True))
    return made


def solid(sheet: Sheet, shape: Path, paint: str, wide: float = WIDE) -> None:
    """Paint a shape with its outline."""
    sheet.solid(shape, paint)
    sheet.line(shape, INK, wide)


def medallion(sheet: Sheet, light: str, dark: str) -> None:
    """The ground behind a bust."""
    sheet.solid(ellipse(MIDDLE, RADIUS), sheet.radial(70 + 56j, 110, (0, light), (1, dark)))


def rim(sheet: Sheet, dark: str) -> None:
    """The edge of the medallion, over everything else."""
    sheet.line(ellipse(MIDDLE, RADIUS + 1), mixed(dark, "#1d1418", 0.45), 4.4)
    sheet.line(ellipse(MIDDLE, RADIUS - 0.4), "#f0d28c", 1.7)


def shoulders(sheet: Sheet, paint: str, slope: float = 0, wide: float = 60) -> None:
    """The body below the neck; `slope`: how much lower the shoulders are."""
    shape = even(
        [80 + 114j, 96 + 119j, complex(80 + wide * 0.68, 126 + slope), complex(80 + wide, 146 + slope), 148 + 190j]
    )
    shape = within(shape)
    sheet.solid(shape, paint)
    sheet.line(shape, INK, WIDE)


def neck(sheet: Sheet, face: Face, wide: float = 11) -> None:
    """The neck, with the shadow of the chin."""
    shape = Path().move(complex(80 - wide, 104)).line(complex(80 - wide, 118))
    shape.curve(complex(80 - wide, 132), complex(80 + wide, 132), complex(80 + wide, 118)).line(complex(80 + wide, 104))
    sheet.solid(shape, mixed(face.skin, face.shade, 0.62))
    sheet.line(shape, INK, WIDE)


def head(sheet: Sheet, face: Face) -> None:
    """Ears and face, without features."""
    ear = ellipse(complex(80 + face.wide, face.eyes + 5), 6, 9, 8)
    solid(sheet, both(ear), face.skin)
    inner = smooth([complex(80 + face.wide + x, face.eyes + y) for x, y in ((3.4, 1), (1, 4.5), (2.6, 9))])
    sheet.line(both(inner), face.shade, 1.6)
    shape = even(
        [
            80 + 34j,
            complex(80 + face.wide * 0.74, 42),
            complex(80 + face.wide, 66),
            complex(80 + face.wide * 0.97, face.eyes + 8),
            complex(80 + face.jaw, face.chin - 12),
            complex(80, face.chin),
        ]
    )
    light = mixed(face.skin, "#fff6e6", 0.45)
    solid(
        sheet, shape, sheet.radial(72 + 70j, 56, (0, light), (0.6, face.skin), (1, mixed(face.skin, face.shade, 0.4)))
    )


def features(sheet: Sheet, face: Face, look: str) -> None:
    """Cheeks, nose, eyes, brows and mouth."""
    strong = face.blush * (1.5 if look == "glad" else 1)
    cheek = complex(80 + face.wide * 0.64, face.eyes + 14)
    sheet.solid(both(ellipse(cheek, 7, 4.6)), "#e5543f", min(0.6, strong))
    _age(sheet, face)
    nose = smooth([complex(80 + x, face.eyes + y) for x, y in ((-1.5, 9), (2.6, 13.4), (-2, 14.6))])
    sheet.line(nose, face.shade, 2.2)
    for side in (-1, 1):
        _eye(sheet, face, look, side)
        _brow(sheet, face, look, side)
    _mouth(sheet, face, look)


def drop(sheet: Sheet) -> None:
    """A drop of sweat at the temple of who is dismayed."""
    shape = Path().move(114 + 50j).curve(122 + 62j, 121 + 70j, 114 + 70j).curve(107 + 70j, 106 + 62j, 114 + 50j).close()
    sheet.solid(shape, sheet.linear(114 + 50j, 114 + 70j, (0, "#e8f7ff"), (1, "#6db7e6")))
    sheet.line(shape, "#285f8a", 1.8)


def _age(sheet: Sheet, face: Face) -> None:
    if not face.age:
        return
    foot = complex(80 + face.gap + 9, face.eyes)
    lines = Path()
    for rise in (-3, 2):
        lines.add(
            smooth([foot + complex(0, rise * 0.4), foot + complex(3, rise * 0.8), foot + complex(5.5, rise * 1.5)])
        )
    fold = smooth([complex(80 + x, face.mouth + y) for x, y in ((9, -12), (13.5, -6), (14.5, 0))])
    sheet.line(both(lines.add(fold)), face.shade, 1.5, face.age)


def _eye(sheet: Sheet, face: Face, look: str, side: int) -> None:
    centre, size = complex(80 + side * face.gap, face.eyes), face.eye
    if look == "glad":
        lid = smooth(
            [centre + size * complex(x, y) for x, y in ((-7, 2.4), (-3.6, -2.6), (0, -4), (3.6, -2.6), (7, 2.4))]
        )
        sheet.line(lid, INK, 3.2)
        return
    open_by = {"calm": 1.0, "dismayed": 1.18, "thinking": 1.02}[look]
    wide, high = 6.8 * size, 6 * size * open_by
    sheet.solid(ellipse(centre, wide, high), "#fffaf3")
    gaze: Point = {"calm": 0j, "dismayed": 0.6j, "thinking": 2.3 - 2.3j}[look]
    iris = 4.9 * size * (0.72 if look == "dismayed" else 1)
    sheet.solid(
        ellipse(centre + gaze * size, iris * 0.92, iris),
        sheet.linear(centre - 5j, centre + 5j, (0, "#1d100c"), (1, face.iris)),
    )
    sheet.solid(ellipse(centre + gaze * size + complex(-1.5, -1.9) * size, 1.5 * size), "#ffffff")
    lid = smooth(
        [
            centre + complex(x * wide, y * high)
            for x, y in ((-1.12, 0.05), (-0.7, -0.8), (0, -1.1), (0.7, -0.8), (1.12, 0.05))
        ]
    )
    sheet.line(lid, INK, 2.8)
    sheet.line(
        smooth([centre + complex(x * wide, y * high) for x, y in ((-0.6, 0.86), (0, 1.04), (0.6, 0.86))]),
        face.shade,
        1.2,
    )


_BROWS: dict[str, Callable[[int], tuple[float, float, float]]] = {
    "calm": lambda _: (0, -2.2, 0),
    "glad": lambda _: (-2.5, -6, -2),
    "dismayed": lambda _: (-7, -4, 3),
    "thinking": lambda side: (-3, -7, -4.5) if side > 0 else (-1, -2.4, 0.6),
}
"""By look and side: how much lower the inner end, the middle and the outer end of a brow are."""


def _brow(sheet: Sheet, face: Face, look: str, side: int) -> None:
    inner, middle, outer = _BROWS[look](side)
    level = face.eyes - 12.5 * (1 + face.eye) / 2
    places = ((-7.5, inner), (0, middle), (8.5, outer))
    line = [complex(80 + side * (face.gap + x), level + y) for x, y in places]
    sheet.solid(
        tapered(
            [line[0], (line[0] + line[1]) / 2 - 0.5j, line[1], (line[1] + line[2]) / 2 - 0.5j, line[2]],
            face.thick * 1.5,
            0.4,
        ),
        face.brow,
    )
    sheet.line(smooth(line), face.brow, face.thick * 0.75)


def _mouth(sheet: Sheet, face: Face, look: str) -> None:
    at = complex(80, face.mouth)
    if look == "calm":
        sheet.line(smooth([at + p for p in (-8.5 - 0.8j, -4.5 + 2.2j, 0 + 3.1j, 4.5 + 2.2j, 8.5 - 0.8j)]), LIPS, 2.8)
    elif look == "glad":
        mouth = Path().move(at - 12 - 3j).curve(at - 6 - 1j, at + 6 - 1j, at + 12 - 3j)
        mouth.curve(at + 11 + 12j, at - 11 + 12j, at - 12 - 3j).close()
        sheet.solid(mouth, "#6e1f22")
        sheet.solid(
            Path()
            .move(at - 10.6 - 2.5j)
            .curve(at - 6 - 1j, at + 6 - 1j, at + 10.6 - 2.5j)
            .curve(at + 6 + 2.6j, at - 6 + 2.6j, at - 10.6 - 2.5j)
            .close(),
            "#fffaf3",
        )
        sheet.solid(
            Path()
            .move(at - 6 + 6.2j)
            .curve(at - 3 + 3j, at + 3 + 3j, at + 6 + 6.2j)
            .curve(at + 3 + 8.6j, at - 3 + 8.6j, at - 6 + 6.2j)
            .close(),
            "#e2705f",
        )
        sheet.line(mouth, INK, 2)
    elif look == "dismayed":
        mouth = smooth(
            [at + p for p in (-8 + 5.5j, -5.5 - 0.6j, 0 - 3.4j, 5.5 - 0.6j, 8 + 5.5j, 4 + 4.6j, 0 + 4.2j, -4 + 4.6j)],
            closed=True,
        )
        sheet.solid(mouth, "#6e1f22")
        sheet.line(mouth, INK, 1.8)
    else:
        sheet.line(smooth([at + p for p in (-5 + 0.4j, -1 + 1.6j, 3 + 1j, 7 - 1j)]), LIPS, 2.8)


def hand(sheet: Sheet, face: Face, sleeve: str) -> None:
    """A hand at the chin, of who thinks."""
    arm = within(smooth([28 + 160j, 40 + 141j, 52 + 134j, 66 + 142j, 62 + 162j], closed=True))
    solid(sheet, arm, sleeve)
    fist = smooth([50 + 138j, 47 + 130j, 52 + 122j, 62 + 121j, 71 + 126j, 73 + 134j, 67 + 141j, 57 + 143j], closed=True)
    finger = smooth([54 + 124j, 62 + 116j, 71 + 110.5j, 75.5 + 112j, 75 + 116.5j, 67 + 122j, 61 + 129j], closed=True)
    solid(sheet, fist, face.skin)
    solid(sheet, finger, face.skin)
    sheet.solid(smooth([51 + 127j, 56 + 123j, 62 + 126j, 60 + 133j, 53 + 133j], closed=True), face.skin)
    for x, y in ((66, 127.5), (67, 132.5), (64, 137)):
        sheet.line(smooth([complex(x - 5, y + 0.6), complex(x, y), complex(x + 4, y + 1.6)]), face.shade, 1.7)
