"""The faces that people choose for themselves: a dozen animals, each on a clear ground of 160 × 160.

What lies behind them, a disc in the person's colour, is painted by the program.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from geometry import Path, Point, ellipse, polyline, smooth, tapered
from people import INK, SIDE, both, even
from sheet import Sheet, mixed

WIDE = 3.4
"""How wide outlines are: a face is often shown small."""
Paint = Callable[[Sheet], None]


@dataclass(frozen=True)
class Animal:
    """A face seen from the front.

    Attributes:
        fur: its colour.
        behind: ears, and whatever else the head covers.
        marks: what the fur shows.
        wide: half the width of the head.
        chin: how low the chin is.
        eyes: how low the eyes are, and half the distance between them.
        eye: how large they are.
        iris: their colour; dark eyes have none.
        nose: the colour of the nose; empty: `marks` has one.
    """

    fur: str
    behind: Paint
    marks: Paint
    wide: float = 47
    chin: float = 130
    eyes: tuple[float, float] = (88, 20)
    eye: float = 7.4
    iris: str = ""
    nose: str = "#3a2420"


def face(animal: Animal) -> str:
    """The picture of an animal."""
    sheet = Sheet(SIDE, SIDE)
    animal.behind(sheet)
    shape = _head(animal)
    light = mixed(animal.fur, "#ffffff", 0.28)
    dark = mixed(animal.fur, "#5a2f1c", 0.22)
    sheet.solid(shape, sheet.radial(70 + 66j, 78, (0, light), (0.55, animal.fur), (1, dark)))
    animal.marks(sheet)
    sheet.line(shape, INK, WIDE)
    _eyes(sheet, animal)
    if animal.nose:
        _muzzle(sheet, animal)
    return sheet.text


def _head(animal: Animal) -> Path:
    wide, chin = animal.wide, animal.chin
    return even([80 + 40j, complex(80 + wide * 0.74, 50), complex(80 + wide, 86), complex(80 + wide * 0.7, chin - 13),
                 complex(80, chin)])  # fmt: skip


def _eyes(sheet: Sheet, animal: Animal) -> None:
    low, gap = animal.eyes
    for side in (-1, 1):
        centre, size = complex(80 + side * gap, low), animal.eye
        if animal.iris:
            sheet.solid(ellipse(centre, size * 1.25), animal.iris)
            sheet.line(ellipse(centre, size * 1.25), INK, 2)
            sheet.solid(ellipse(centre, size * 0.72, size * 0.86), "#1d1210")
        else:
            sheet.solid(ellipse(centre, size * 0.9, size), "#1d1210")
        sheet.solid(ellipse(centre + complex(-0.3, -0.4) * size, size * 0.3), "#ffffff")


def _muzzle(sheet: Sheet, animal: Animal) -> None:
    """A nose, with the mouth below it."""
    top = animal.eyes[0] + 11
    corners = ((-7, 0), (0, -1.6), (7, 0), (4, 5.4), (0, 7.4), (-4, 5.4))
    sheet.solid(smooth([complex(80 + x, top + y) for x, y in corners], True), animal.nose)
    mouth = Path().move(complex(80, top + 7)).line(complex(80, top + 12))
    mouth.curve(complex(76, top + 18), complex(69, top + 18), complex(66.5, top + 13))
    mouth.move(complex(80, top + 12)).curve(complex(84, top + 18), complex(91, top + 18), complex(93.5, top + 13))
    sheet.line(mouth, INK, 2.4)


def _solid(sheet: Sheet, shape: Path, paint: str) -> None:
    sheet.solid(shape, paint)
    sheet.line(shape, INK, WIDE)


def _blush(sheet: Sheet, y: float = 103, x: float = 110) -> None:
    sheet.solid(both(ellipse(complex(x, y), 7.6, 5)), "#ef6a5a", 0.42)


def _pointed(sheet: Sheet, fur: str, inner: str, tip: Point = 122 + 16j) -> None:
    """Two pointed ears."""
    ear = Path().move(90 + 50j).curve(98 + 34j, tip - 14 + 2j, tip).curve(tip + 7 + 16j, 127 + 56j, 122 + 78j).close()
    _solid(sheet, both(ear), fur)
    middle = 108 + 56j
    sheet.solid(both(ear.mapped(lambda point: middle + (point - middle) * 0.6)), inner)


def _round(sheet: Sheet, fur: str, inner: str, at: Point = 117 + 50j, size: float = 17) -> None:
    """Two round ears."""
    _solid(sheet, both(ellipse(at, size)), fur)
    sheet.solid(both(ellipse(at, size * 0.56)), inner)


def _whiskers(sheet: Sheet) -> None:
    lines = Path()
    for start, end in ((103 + 108j, 124 + 103j), (103 + 113j, 124 + 115j)):
        lines.move(start).line(end)
    sheet.line(both(lines), INK, 1.8, 0.6)


def _cheeks(animal_wide: float, chin: float, top: float) -> Path:
    """The light lower half of a face."""
    return even([complex(80, top + 16), complex(80 + 15, top + 12), complex(80 + animal_wide * 0.95, top),
                 complex(80 + animal_wide * 0.68, chin - 14), complex(80, chin)])  # fmt: skip


def _fox(sheet: Sheet) -> None:
    sheet.solid(_cheeks(47, 130, 84), "#fff6e8")


def _fox_ears(sheet: Sheet) -> None:
    _pointed(sheet, "#e8772e", "#3b231c", 124 + 12j)


def _cat(sheet: Sheet) -> None:
    sheet.solid(smooth([38 + 76j, 42 + 58j, 60 + 46j, 74 + 43j, 68 + 64j, 56 + 80j], True), "#e58a3a")
    sheet.solid(smooth([90 + 43j, 112 + 52j, 124 + 70j, 118 + 84j, 104 + 76j, 94 + 60j], True), "#3f3431")
    _blush(sheet)
    _whiskers(sheet)


def _cat_ears(sheet: Sheet) -> None:
    ear = Path().move(90 + 50j).curve(100 + 36j, 106 + 20j, 121 + 16j).curve(128 + 32j, 127 + 56j, 122 + 78j).close()
    _solid(sheet, ear, "#3f3431")
    _solid(sheet, ear.mapped(lambda point: complex(SIDE - point.real, point.imag)), "#e58a3a")
    sheet.solid(both(ear.mapped(lambda point: 110 + 52j + (point - 110 - 52j) * 0.52)), "#f3a8a0")


def _dog(sheet: Sheet) -> None:
    sheet.solid(_cheeks(47, 130, 92), "#fff3df")
    sheet.solid(both(ellipse(100 + 70j, 6, 4.2, -14)), "#fff3df")
    _blush(sheet, 106, 112)


def _rabbit(sheet: Sheet) -> None:
    _blush(sheet)


def _rabbit_ears(sheet: Sheet) -> None:
    ear = smooth([88 + 52j, 88 + 26j, 98 + 4j, 109 + 6j, 113 + 28j, 107 + 56j], True)
    _solid(sheet, both(ear), "#f7f1ea")
    sheet.solid(both(ear.mapped(lambda point: 101 + 32j + (point - 101 - 32j) * 0.56)), "#f2a7a4")


def _bear(sheet: Sheet) -> None:
    sheet.solid(ellipse(80 + 110j, 22, 18), "#e9c79b")


def _panda(sheet: Sheet) -> None:
    sheet.solid(both(ellipse(101 + 87j, 13, 16, 28)), "#33292b")
    _blush(sheet, 110, 113)


def _tanuki(sheet: Sheet) -> None:
    sheet.solid(_cheeks(47, 130, 104), "#f1e2c8")
    sheet.solid(both(smooth([86 + 84j, 98 + 74j, 118 + 80j, 122 + 96j, 106 + 106j, 92 + 98j], True)), "#443029")
    sheet.line(both(smooth([90 + 68j, 102 + 62j, 114 + 66j])), "#f6ead4", 6)


def _owl_tufts(sheet: Sheet) -> None:
    _solid(sheet, both(Path().move(90 + 48j).curve(104 + 42j, 112 + 32j, 122 + 24j).line(124 + 74j).close()), "#8a5a34")


def _owl(sheet: Sheet) -> None:
    discs = both(ellipse(100 + 86j, 23, 25))
    sheet.solid(discs, "#f3dfb6")
    sheet.line(discs, "#6d4424", 2.2)
    for x, y in ((64, 118), (80, 122), (96, 118), (72, 126), (88, 126)):
        sheet.line(smooth([complex(x - 5, y - 2), complex(x, y + 2), complex(x + 5, y - 2)]), "#f3dfb6", 2.2)
    beak = Path().move(73 + 92j).curve(77 + 88j, 83 + 88j, 87 + 92j).line(80 + 107j).close()
    _solid(sheet, beak, "#f2a93b")


def _frog_bulges(sheet: Sheet) -> None:
    _solid(sheet, both(ellipse(105 + 52j, 18)), "#6fb043")


def _frog(sheet: Sheet) -> None:
    sheet.solid(_cheeks(50, 126, 102), "#e7efb4")
    mouth = Path().move(50 + 96j).curve(60 + 113j, 100 + 113j, 110 + 96j)
    sheet.line(mouth, INK, 2.8)
    sheet.solid(both(ellipse(84.5 + 84j, 1.8, 1.4)), INK)
    _blush(sheet, 100, 117)


def _monkey(sheet: Sheet) -> None:
    mask = even([80 + 66j, 92 + 58j, 112 + 66j, 114 + 88j, 108 + 108j, 100 + 122j, 80 + 126j])
    sheet.solid(mask, "#f0a58c")
    sheet.line(both(smooth([90 + 72j, 100 + 69j, 110 + 74j])), "#a8553e", 2.6)
    _blush(sheet, 104, 106)


def _tiger(sheet: Sheet) -> None:
    sheet.solid(_cheeks(47, 130, 100), "#fff4e2")
    stripes = Path()
    for line in ((80 + 40j, 80 + 50j, 80 + 62j), (92 + 43j, 91 + 52j, 89 + 60j)):
        stripes.add(tapered(line, 6, 0))
    stripes.add(tapered((127 + 84j, 119 + 86j, 111 + 86j), 6, 0)).add(tapered((124 + 98j, 117 + 98j, 110 + 96j), 6, 0))
    sheet.solid(both(stripes), "#38231d")
    _whiskers(sheet)


def _penguin(sheet: Sheet) -> None:
    patch = even([80 + 76j, 92 + 62j, 110 + 66j, 116 + 88j, 106 + 114j, 80 + 128j])
    sheet.solid(patch, "#fdfaf3")
    _blush(sheet, 106, 104)
    beak = smooth([66 + 100j, 80 + 94j, 94 + 100j, 88 + 108j, 80 + 112j, 72 + 108j], True)
    _solid(sheet, beak, "#f2a02f")
    sheet.line(smooth([67 + 101j, 80 + 104j, 93 + 101j]), INK, 2)


def _crest(sheet: Sheet) -> None:
    tuft = polyline([74 + 44j, 68 + 24j, 79 + 34j, 84 + 20j, 88 + 44j], True)
    _solid(sheet, tuft, "#39455e")


ANIMALS = {
    "fox": Animal("#e8772e", _fox_ears, _fox),
    "cat": Animal("#fbf4e8", _cat_ears, _cat, iris="#f2c84b", nose="#d9776d"),
    "dog": Animal("#d9914a", lambda sheet: _pointed(sheet, "#d9914a", "#f6d9b0", 120 + 22j), _dog),
    "rabbit": Animal("#f7f1ea", _rabbit_ears, _rabbit, wide=43, eye=8, nose="#e58783"),
    "bear": Animal("#9a6138", lambda sheet: _round(sheet, "#9a6138", "#d9a873"), _bear),
    "panda": Animal("#fbf8f2", lambda sheet: _round(sheet, "#33292b", "#33292b", 116 + 48j, 16), _panda, eye=6,
                    iris="#ffffff"),
    "tanuki": Animal("#a4815a", lambda sheet: _round(sheet, "#8a6844", "#443029", 115 + 47j, 15), _tanuki, eye=6,
                     iris="#ffe9b8"),
    "owl": Animal("#8a5a34", _owl_tufts, _owl, eyes=(86, 20), eye=9, iris="#f6c544", nose=""),
    "frog": Animal("#6fb043", _frog_bulges, _frog, wide=52, chin=126, eyes=(52, 25), eye=8, iris="#fff7d8", nose=""),
    "monkey": Animal("#7d4f35", lambda sheet: _round(sheet, "#7d4f35", "#f0a58c", 126 + 84j, 14), _monkey,
                     nose="#7a3b2c"),
    "tiger": Animal("#ef9a34", lambda sheet: _round(sheet, "#ef9a34", "#fff4e2"), _tiger, iris="#f7e08a"),
    "penguin": Animal("#39455e", _crest, _penguin, wide=45, eyes=(82, 18), nose=""),
}  # fmt: skip


def drawings() -> dict[str, str]:
    """Every face's file name and content."""
    return {f"{name}.svg": face(animal) for name, animal in ANIMALS.items()}
