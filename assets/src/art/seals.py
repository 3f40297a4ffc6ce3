"""Pictures of achievements: a seal in the form and colours of its game, with a motif for what was done.

160 × 160 each. An achievement that has no motif of its own is shown by a star.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from geometry import Path, Point, arc, ellipse, polar, polyline, smooth
from sheet import Sheet, mixed, rounded

SIDE = 160
MIDDLE = 80 + 80j
GOLD = "#e9c46a"


@dataclass(frozen=True)
class Ink:
    """What a motif is painted with: the light colour, and the ground's dark one for lines on it."""

    sheet: Sheet
    light: str
    dark: str

    def solid(self, shape: Path) -> None:
        """A light shape with a dark outline."""
        self.sheet.line(shape, self.dark, 6)
        self.sheet.solid(shape, self.light)

    def plain(self, shape: Path) -> None:
        """A dark shape on a light one."""
        self.sheet.solid(shape, self.dark)

    def line(self, path: Path, wide: float = 5) -> None:
        """A light line with a dark outline."""
        self.sheet.line(path, self.dark, wide + 5)
        self.sheet.line(path, self.light, wide)

    def cut(self, path: Path, wide: float = 3.4) -> None:
        """A dark line on a light shape."""
        self.sheet.line(path, self.dark, wide)


Motif = Callable[[Ink], None]
Frame = Callable[[Sheet], None]


def _line(*points: Point) -> Path:
    return polyline(list(points))


# Motifs


def _digit(number: str, at: Point, size: float) -> Path:
    """A figure of strokes, as high as twice the size."""
    made = Path()
    if number == "1":
        made.move(-0.45 - 0.6j).line(0.1 - 1j, 0.1 + 1j)
    elif number == "2":
        made.move(-0.55 - 0.55j).curve(-0.5 - 1.15j, 0.6 - 1.15j, 0.55 - 0.45j)
        made.curve(0.5 + 0.05j, -0.3 + 0.4j, -0.6 + 1j).line(0.6 + 1j)
    elif number == "9":
        made.move(0.55 - 0.4j).curve(0.55 - 1.2j, -0.6 - 1.2j, -0.6 - 0.4j)
        made.curve(-0.6 + 0.3j, 0.5 + 0.3j, 0.55 - 0.4j).curve(0.6 + 0.4j, 0.3 + 0.9j, -0.35 + 1j)
    else:
        made.move(-0.5 - 0.55j).curve(-0.5 - 1.15j, 0.55 - 1.15j, 0.5 - 0.45j).curve(0.45 - 0.05j, 0 + 0j, 0 + 0.35j)
        made.move(0 + 0.95j).line(0 + 0.96j)
    return made.moved(at, 0, size)


def _card(at: Point, turn: float = 0, scale: float = 1) -> Path:
    return rounded(-13, -19, 26, 38, 4).moved(at, turn, scale)


def _fan(count: int) -> Motif:
    """So many cards in a fan."""

    def paint(ink: Ink) -> None:
        step = 76 / (count - 1)
        for place in range(count):
            turn = -38 + step * place
            ink.solid(_card(80 + 122j + polar(46, turn), turn, 1.06))
            ink.plain(ellipse(80 + 122j + polar(53, turn), 3.6))

    return paint


def _numbered(number: str) -> Motif:
    """A card with a figure."""

    def paint(ink: Ink) -> None:
        ink.solid(_card(80 + 80j, -6, 1.9))
        ink.cut(_digit(number, 80 + 80j, 17), 7)

    return paint


def _twos(ink: Ink) -> None:
    for x, y, turn in ((62, 62, -5), (98, 62, 5), (62, 99, 4), (98, 99, -4)):
        at = complex(x, y)
        ink.solid(_card(at, turn, 0.86))
        ink.cut(_digit("2", at, 7.4), 3.6)


def _fish(at: Point, size: float, turn: float = 0) -> Path:
    made = smooth([-20 + 0j, -8 - 11j, 8 - 10j, 20 - 1j, 8 + 9j, -8 + 10j], True)
    made.add(Path().move(-16 + 0j).line(-31 - 11j).curve(-27 - 2j, -27 + 2j, -31 + 11j).close())
    return made.moved(at, turn, size)


def _swim(ink: Ink, at: Point, size: float, turn: float = 0) -> None:
    shape = _fish(at, size, turn)
    ink.solid(shape)
    ink.plain(ellipse(at + (11 - 2.5j) * size * polar(1, turn + 90), 2.4 * size))


def _shoal(ink: Ink) -> None:
    for x, y in ((58, 60), (103, 58), (80, 80), (56, 100), (104, 101)):
        _swim(ink, complex(x + 3, y), 0.66, -4)


def _hooked(ink: Ink) -> None:
    ink.line(Path().move(80 + 36j).line(80 + 58j).curve(80 + 76j, 60 + 76j, 60 + 64j), 4.4)
    _swim(ink, 84 + 92j, 1.22, -18)


def _scoop(ink: Ink) -> None:
    """A paper scoop with a goldfish."""
    ink.line(_line(102 + 104j, 120 + 122j), 7)
    ink.solid(ellipse(76 + 76j, 36).add(ellipse(76 + 76j, 29)))
    ink.sheet.solid(ellipse(76 + 76j, 29), ink.light, 0.24)
    _swim(ink, 80 + 76j, 0.95, -14)


def _bag(ink: Ink) -> None:
    """A goldfish in the bag in which it's carried home."""
    bag = smooth([72 + 56j, 56 + 72j, 48 + 94j, 62 + 114j, 80 + 118j, 98 + 114j, 112 + 94j, 104 + 72j, 88 + 56j], True)
    ink.line(Path().move(80 + 54j).curve(66 + 30j, 94 + 30j, 80 + 54j), 4)
    ink.sheet.solid(bag, ink.light, 0.34)
    ink.line(bag, 4)
    ink.line(_line(71 + 55j, 89 + 55j), 5)
    _swim(ink, 84 + 90j, 0.95)


def _drop(ink: Ink) -> None:
    ink.solid(Path().move(80 + 40j).curve(98 + 66j, 108 + 78j, 108 + 92j).curve(108 + 128j, 52 + 128j, 52 + 92j)
              .curve(52 + 78j, 62 + 66j, 80 + 40j).close())  # fmt: skip
    ink.cut(Path().move(66 + 92j).curve(66 + 104j, 74 + 108j, 80 + 109j), 4.4)
    ink.plain(_sparkle(96 + 74j, 9))


def _sparkle(at: Point, size: float) -> Path:
    return polyline([at + polar(size if corner % 2 == 0 else size * 0.3, 45 * corner) for corner in range(8)], True)


def _star(at: Point, size: float) -> Path:
    return polyline([at + polar(size if corner % 2 == 0 else size * 0.46, 36 * corner) for corner in range(10)], True)


def _stars(ink: Ink) -> None:
    for at, size in ((54 + 92j, 18), (106 + 92j, 18), (80 + 66j, 23)):
        ink.solid(_star(at, size))


def _crown(ink: Ink) -> None:
    crown = polyline([48 + 106j, 44 + 62j, 63 + 80j, 80 + 50j, 97 + 80j, 116 + 62j, 112 + 106j], True)
    ink.solid(crown)
    for at in (44 + 60j, 80 + 47j, 116 + 60j):
        ink.solid(ellipse(at, 5.6))
    ink.cut(_line(53 + 97j, 107 + 97j), 4)


def _person(ink: Ink, at: Point, size: float) -> None:
    body = Path().move(-12 + 18j).curve(-12 + 0j, 12 + 0j, 12 + 18j).close()
    ink.solid(body.moved(at, 0, size))
    ink.solid(ellipse(at - 5j * size, 8 * size))


def _against_all(ink: Ink) -> None:
    for x, y in ((50, 66), (70, 56), (90, 56), (110, 66)):
        _person(ink, complex(x, y), 0.72)
    _person(ink, 80 + 96j, 1.45)


def _nerve(ink: Ink) -> None:
    """A face that gives nothing away."""
    ink.solid(smooth([80 + 40j, 108 + 50j, 112 + 82j, 98 + 112j, 80 + 122j, 62 + 112j, 48 + 82j, 52 + 50j], True))
    for side in (-1, 1):
        ink.cut(_line(complex(80 + side * 9, 77), complex(80 + side * 22, 77)), 5)
        ink.cut(_line(complex(80 + side * 9, 66), complex(80 + side * 23, 62)), 3.4)
    ink.cut(_line(80 + 80j, 78 + 93j, 83 + 93j), 3)
    ink.cut(_line(71 + 105j, 89 + 105j), 4.4)


def _coin(ink: Ink) -> None:
    ink.solid(ellipse(MIDDLE, 38))
    ink.cut(ellipse(MIDDLE, 31), 3)
    petals = Path()
    for turn in range(0, 360, 72):
        petals.add(ellipse(MIDDLE + polar(14, turn), 8.4))
    ink.plain(petals)
    ink.sheet.solid(ellipse(MIDDLE, 5), ink.light)


def _coins(ink: Ink) -> None:
    """Piles that grow."""
    for x, count in ((54, 2), (80, 4), (106, 6)):
        for step in range(count):
            ink.solid(ellipse(complex(x, 108 - 10 * step), 14, 6.6))


def _loot(ink: Ink) -> None:
    """A sack with a coin on it."""
    sack = [66 + 62j, 54 + 78j, 46 + 102j, 62 + 118j, 80 + 120j, 98 + 118j, 114 + 102j, 106 + 78j, 94 + 62j]
    ink.solid(smooth(sack, True))
    ink.solid(polyline([64 + 44j, 72 + 50j, 80 + 42j, 88 + 50j, 96 + 44j, 90 + 62j, 70 + 62j], True))
    ink.cut(ellipse(80 + 94j, 14), 3.6)
    ink.plain(rounded(75, 89, 10, 10, 1))


def _broom(ink: Ink) -> None:
    ink.line(_line(108 + 40j, 80 + 80j), 6)
    ink.solid(polyline([72 + 74j, 88 + 86j, 84 + 112j, 66 + 120j, 46 + 112j, 50 + 92j], True))
    for start, end in ((73 + 86j, 60 + 108j), (79 + 90j, 72 + 112j), (66 + 84j, 53 + 101j)):
        ink.cut(_line(start, end), 2.8)
    ink.sheet.solid(_sparkle(106 + 96j, 12), ink.light)
    ink.sheet.solid(_sparkle(94 + 116j, 7), ink.light)


def _blade(ink: Ink) -> None:
    """A sword over a card that falls apart."""
    ink.solid(polyline([52 + 50j, 86 + 46j, 76 + 84j, 56 + 92j], True))
    ink.solid(polyline([84 + 80j, 106 + 72j, 110 + 108j, 72 + 114j], True))
    ink.line(_line(118 + 42j, 52 + 108j), 5)
    ink.line(_line(54 + 94j, 66 + 106j), 5)
    ink.line(_line(53 + 107j, 44 + 116j), 7)


def _clock(ink: Ink) -> None:
    ink.solid(ellipse(MIDDLE, 39))
    for hour in range(0, 360, 30):
        ink.cut(_line(MIDDLE + polar(31, hour), MIDDLE + polar(35, hour)), 3)
    ink.cut(_line(80 + 58j, MIDDLE, 95 + 90j), 5)


def _tag(ink: Ink) -> None:
    ink.line(Path().move(60 + 62j).curve(50 + 44j, 74 + 34j, 78 + 44j), 3.6)
    tag = polyline([48 + 62j, 64 + 50j, 118 + 82j, 98 + 116j, 46 + 84j], True)
    ink.solid(tag)
    ink.plain(ellipse(60 + 66j, 5))
    ink.cut(_line(76 + 76j, 102 + 92j), 4)
    ink.cut(_line(71 + 86j, 95 + 101j), 4)


def _turn(ink: Ink) -> None:
    """An arrow that turns round."""
    ink.line(Path().move(50 + 106j).line(92 + 106j).curve(120 + 106j, 120 + 64j, 92 + 64j).line(62 + 64j), 10)
    ink.solid(polyline([64 + 44j, 40 + 64j, 64 + 84j], True))


def _bone(ink: Ink) -> None:
    """What a cat leaves of a fish."""
    ink.line(_line(56 + 80j, 112 + 80j), 6)
    for x, high in ((68, 13), (80, 16), (92, 12)):
        ink.line(_line(complex(x, 80 - high), complex(x, 80 + high)), 5)
    ink.solid(smooth([34 + 80j, 42 + 66j, 58 + 68j, 60 + 80j, 58 + 92j, 42 + 94j], True))
    ink.plain(ellipse(46 + 77j, 3.4))
    ink.solid(polyline([108 + 80j, 124 + 64j, 120 + 80j, 124 + 96j], True))


def _paw(ink: Ink) -> None:
    ink.solid(smooth([80 + 74j, 98 + 86j, 106 + 104j, 94 + 114j, 80 + 110j, 66 + 114j, 54 + 104j, 62 + 86j], True))
    for x, y, turn in ((51, 78, -24), (68, 57, -8), (92, 57, 8), (109, 78, 24)):
        ink.solid(ellipse(complex(x, y), 8.6, 11.4, turn))


def _running(ink: Ink) -> None:
    ink.sheet.begin(20 + 16j, 0, 0.84)
    _paw(ink)
    ink.sheet.end()
    for y, left in ((72, 34), (86, 28), (100, 34)):
        ink.line(_line(complex(left, y), complex(left + 17, y)), 4)


def _cat(at: Point, size: float) -> Path:
    """A cat's head."""
    head = [-26 - 32j, -13 - 21j, 0 - 23j, 13 - 21j, 26 - 32j, 31 - 4j, 24 + 18j, 0 + 26j, -24 + 18j, -31 - 4j]
    made = Path().move(head[0]).line(head[1]).curve(-6 - 24j, 6 - 24j, head[3]).line(head[4])
    made.curve(30 - 22j, 34 - 10j, 31 + 2j).curve(28 + 22j, 14 + 26j, 0 + 26j)
    made.curve(-14 + 26j, -28 + 22j, -31 + 2j).curve(-34 - 10j, -30 - 22j, head[0])
    return made.close().moved(at, 0, size)


def _cat_face(ink: Ink, at: Point, size: float) -> None:
    for side in (-1, 1):
        ink.plain(ellipse(at + complex(12 * side, -2) * size, 3.4 * size, 4.6 * size))
    mouth = Path().move(at + (-8 + 10j) * size).curve(at + (-6 + 15j) * size, at + (-1 + 15j) * size, at + 9j * size)
    mouth.curve(at + (1 + 15j) * size, at + (6 + 15j) * size, at + (8 + 10j) * size)
    ink.cut(mouth, 3)


def _two_cats(ink: Ink) -> None:
    for at in (67 + 72j, 94 + 92j):
        ink.solid(_cat(at, 0.82))
        _cat_face(ink, at, 0.82)


def _on_its_feet(ink: Ink) -> None:
    ink.solid(_cat(80 + 84j, 1.2))
    _cat_face(ink, 80 + 84j, 1.2)


def _mysteries(ink: Ink) -> None:
    for at, turn in ((65 + 80j, -9), (97 + 82j, 8)):
        ink.solid(_card(at, turn, 1.34))
        ink.cut(_digit("?", at, 12), 5.4)


def _ninth(ink: Ink) -> None:
    """A heart with a nine."""
    heart = Path().move(80 + 120j).curve(40 + 92j, 36 + 66j, 50 + 54j).curve(62 + 44j, 76 + 50j, 80 + 62j)
    heart.curve(84 + 50j, 98 + 44j, 110 + 54j).curve(124 + 66j, 120 + 92j, 80 + 120j).close()
    ink.solid(heart)
    ink.cut(_digit("9", 80 + 81j, 15), 6)


# Frames


def _lacquer(sheet: Sheet) -> None:
    """Kobayakawa: a crest of red lacquer with a golden edge."""
    flower = Path()
    for turn in range(0, 360, 30):
        flower.add(ellipse(MIDDLE + polar(61, turn), 17))
    sheet.solid(flower, GOLD)
    sheet.solid(ellipse(MIDDLE, 66), "#8f6a1e")
    sheet.solid(ellipse(MIDDLE, 64), sheet.radial(66 + 60j, 96, (0, "#b8352b"), (1, "#5e1016")))
    sheet.line(ellipse(MIDDLE, 57), GOLD, 2, 0.8)


def _porthole(sheet: Sheet) -> None:
    """Gunjo Gradation: a view into the sea."""
    sheet.solid(ellipse(MIDDLE, 77), sheet.linear(40 + 10j, 120 + 150j, (0, "#e8edf2"), (1, "#8c9aa9")))
    sheet.line(ellipse(MIDDLE, 76), "#4d5a68", 2)
    water = sheet.linear(80 + 16j, 80 + 144j, (0, "#43b3d9"), (0.5, "#1d63b0"), (1, "#12245f"))
    sheet.solid(ellipse(MIDDLE, 64), water)
    for turn in range(22, 382, 45):
        sheet.solid(ellipse(MIDDLE + polar(70.5, turn), 3), "#5b6875")
    wave = Path().move(17 + 84j).curve(34 + 74j, 46 + 94j, 64 + 84j).curve(82 + 74j, 94 + 94j, 112 + 84j)
    wave.curve(124 + 77j, 134 + 84j, 143 + 88j)
    for y in (-22, 26):
        sheet.line(wave.moved(complex(0, y)), "#ffffff", 2.4, 0.16)


def _stamp(sheet: Sheet) -> None:
    """GODAN: a square seal."""
    sheet.solid(rounded(8, 8, 144, 144, 22), sheet.linear(30 + 8j, 130 + 152j, (0, "#2f7a5a"), (1, "#113f30")))
    sheet.line(rounded(13, 13, 134, 134, 18), GOLD, 2.2)
    sheet.solid(rounded(20, 20, 120, 120, 14), sheet.linear(30 + 20j, 130 + 140j, (0, "#d64a38"), (1, "#98201c")))


def _night(sheet: Sheet) -> None:
    """Meow Meow Daifugo: a cat's head by night, with the moon in it."""
    head = _cat(80 + 86j, 2.42)
    sheet.solid(head, sheet.linear(80 + 10j, 80 + 150j, (0, "#4a3f86"), (1, "#221b45")))
    sheet.line(head, "#15102c", 3)
    sheet.solid(ellipse(80 + 86j, 54), sheet.radial(66 + 70j, 90, (0, "#6d5db6"), (1, "#352c6b")))
    sheet.line(ellipse(80 + 86j, 54), "#f5d77a", 2.4)


def _lantern(sheet: Sheet) -> None:
    """Merchant of Goldfish: a lantern at a festival."""
    left = [44 + 18j, 16 + 44j, 8 + 80j, 16 + 116j, 44 + 142j]
    body = smooth([*left, *(complex(SIDE - point.real, point.imag) for point in reversed(left))], True)
    sheet.solid(body, sheet.radial(70 + 66j, 100, (0, "#ff9a4d"), (0.6, "#ea5a34"), (1, "#b32a26")))
    for y in (34, 57, 80, 103, 126):
        half = 66 - abs(y - 80) * 0.42
        bend = (y - 80) * 0.16
        sheet.line(Path().move(complex(80 - half, y)).curve(complex(60, y + bend), complex(100, y + bend),
                                                            complex(80 + half, y)), "#7d1517", 1.8, 0.35)  # fmt: skip
    sheet.line(body, "#7d1517", 2.6)
    for y in (6, 139):
        sheet.solid(rounded(46, y, 68, 15, 5), "#2c2024")
        sheet.line(rounded(48, y + 2, 64, 11, 4), GOLD, 1.6)


_FRAMES: Mapping[str, tuple[Frame, str, str]] = {
    "godan": (_stamp, "#fff3dd", "#6d1512"),
    "gunjo": (_porthole, "#f6fbff", "#12245f"),
    "kobayakawa": (_lacquer, "#f9e3a6", "#3d0a0e"),
    "meow": (_night, "#fff1c9", "#1d1740"),
    "merchant": (_lantern, "#fffaf0", "#7a1416"),
}
"""By game: what lies behind the motif, and the motif's two colours."""
_SHIFT = {"meow": 6j}
"""How far the middle of a frame is from that of the picture."""

MOTIFS: Mapping[str, Mapping[str, Motif]] = {
    "godan": {
        "godan": _fan(5),
        "great-robbery": _loot,
        "clean-desk": _broom,
        "clean-cut": _blade,
        "steady-job": _coins,
    },
    "gunjo": {
        "shoal": _shoal,
        "out-with-four": _fan(4),
        "clear-water": _drop,
        "four-twos": _twos,
        "catch": _hooked,
    },
    "kobayakawa": {
        "one-wins": _numbered("1"),
        "nerve": _nerve,
        "everybody": _against_all,
        "in-a-row": _stars,
        "last-kamon": _coin,
    },
    "meow": {
        "solo-goal": _bone,
        "solo-record": _running,
        "both-wild": _mysteries,
        "double-double": _two_cats,
        "unscathed": _on_its_feet,
        "ninth-life": _ninth,
    },
    "merchant": {
        "full-net": _scoop,
        "clearance": _fan(4),
        "early-closing": _clock,
        "fixed-price": _tag,
        "turnaround": _turn,
        "sold-out": _bag,
    },
}
_IN_EVERY_GAME: Mapping[str, Motif] = {"strong-rivals": _crown}


def seal(game: str, motif: Motif) -> str:
    """The picture of an achievement of a game."""
    frame, light, dark = _FRAMES[game]
    sheet = Sheet(SIDE, SIDE)
    frame(sheet)
    sheet.begin(MIDDLE * 0.04 + _SHIFT.get(game, 0), 0, 0.96)
    motif(Ink(sheet, light, mixed(dark, "#000000", 0.1)))
    sheet.end()
    return sheet.text


def _any() -> str:
    """The picture of an achievement that has none of its own."""
    sheet = Sheet(SIDE, SIDE)
    sheet.solid(ellipse(MIDDLE, 76), sheet.radial(64 + 56j, 110, (0, "#f0a64a"), (1, "#a65a00")))
    sheet.line(arc(MIDDLE, 66, 0, 359.9).close(), "#fff3dd", 2, 0.7)
    Ink(sheet, "#fff8ea", "#6a3600").solid(_star(MIDDLE + 3j, 44))
    return sheet.text


def drawings() -> dict[str, str]:
    """Every picture's file name and content."""
    made = {"any.svg": _any()}
    for game, motifs in MOTIFS.items():
        for name, motif in {**motifs, **_IN_EVERY_GAME}.items():
            made[f"{game}/{name}.svg"] = seal(game, motif)
    return made
