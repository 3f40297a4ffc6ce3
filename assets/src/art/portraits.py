"""The six characters of the cast, each with four looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from geometry import Path, Point, arc, ellipse, heading, polar, polyline, smooth
from people import (
    INK,
    LOOKS,
    MIDDLE,
    SIDE,
    WIDE,
    Face,
    begin_bust,
    both,
    drop,
    even,
    features,
    hand,
    head,
    medallion,
    neck,
    rim,
    shoulders,
    solid,
    within,
)
from sheet import Sheet

Paint = Callable[[Sheet], None]


@dataclass(frozen=True)
class Person:
    """Somebody's portrait: the face, the two colours of the ground, and what is painted from back to front.

    Attributes:
        face: the face.
        ground: the light and the dark colour of the medallion.
        cloth: the colour of the sleeve.
        pattern: what the ground shows.
        behind: hair behind the head.
        clothes: what covers the shoulders.
        under: what the skin shows, below the features.
        before: hair and what is worn on the face, over the features.
    """

    face: Face
    ground: tuple[str, str]
    cloth: str
    pattern: Paint
    behind: Paint
    clothes: Paint
    before: Paint
    under: Paint = lambda _: None


def portrait(person: Person, look: str) -> str:
    """The picture of a person with this look."""
    sheet = Sheet(SIDE, SIDE)
    medallion(sheet, *person.ground)
    person.pattern(sheet)
    begin_bust(sheet)
    person.behind(sheet)
    neck(sheet, person.face)
    person.clothes(sheet)
    head(sheet, person.face)
    person.under(sheet)
    features(sheet, person.face, look)
    person.before(sheet)
    if look == "thinking":
        hand(sheet, person.face, person.cloth)
    if look == "dismayed":
        drop(sheet)
    sheet.end()
    rim(sheet, person.ground[1])
    return sheet.text


def _nothing(sheet: Sheet) -> None:
    """Paint nothing."""


def _hair(sheet: Sheet, light: str, dark: str) -> str:
    """The paint of hair: light above."""
    return sheet.linear(80 + 20j, 80 + 120j, (0, light), (1, dark))


def _strands(sheet: Sheet, paint: str, *lines: tuple[Point, ...]) -> None:
    """Single strands."""
    for line in lines:
        sheet.line(smooth(line), paint, 1.7, 0.75)


def _collar(sheet: Sheet, left: str, right: str) -> None:
    """The crossed collar of a kimono: the own left side lies over the right one."""
    under = within(Path().move(68 + 110j).line(59 + 118j, 86 + 162j, 102 + 162j).close())
    solid(sheet, under, right)
    over = within(Path().move(92 + 110j).line(101 + 118j, 68 + 168j, 52 + 168j).close())
    solid(sheet, over, left)


# Hana, who keeps a flower stall


def _petals(sheet: Sheet) -> None:
    for x, y, turn, size in (
        (28, 62, 20, 1),
        (40, 32, 80, 0.8),
        (132, 60, -30, 1),
        (118, 30, 10, 0.75),
        (20, 92, 130, 0.8),
        (141, 92, 60, 0.8),
    ):
        petal = (
            Path().move(0j).curve(6 - 7j, 5 - 13j, 1 - 14j).line(0 - 12j, -1 - 14j).curve(-5 - 13j, -6 - 7j, 0j).close()
        )
        sheet.solid(petal.moved(complex(x, y), turn, size), "#fff1ee", 0.75)


def _hana_behind(sheet: Sheet) -> None:
    hair = even([80 + 22j, 106 + 28j, 121 + 56j, 121 + 88j, 114 + 112j, 98 + 124j, 80 + 124j])
    solid(sheet, hair, _hair(sheet, "#6b3d2a", "#45251c"))


def _hana_clothes(sheet: Sheet) -> None:
    shoulders(sheet, sheet.linear(80 + 116j, 80 + 156j, (0, "#fff5e2"), (1, "#e9d3b0")))
    neckline = Path().move(67 + 115j).curve(70 + 131j, 90 + 131j, 93 + 115j).close()
    sheet.solid(neckline, "#f3c8a6")
    sheet.line(Path().move(67 + 115j).curve(70 + 131j, 90 + 131j, 93 + 115j), INK, WIDE)
    apron = within(Path().move(58 + 142j).curve(70 + 138j, 90 + 138j, 102 + 142j).line(106 + 170j, 54 + 170j).close())
    solid(sheet, apron, "#3f7f5d")
    straps = Path().move(60 + 142j).line(55 + 121j).move(100 + 142j).line(105 + 121j)
    sheet.line(straps, INK, 8.6, square=True)
    sheet.line(straps, "#3f7f5d", 4.6, square=True)


def _hana_before(sheet: Sheet) -> None:
    hair = _hair(sheet, "#7a4832", "#4c291f")
    # The parting is at the side.
    fringe = smooth(
        [
            92 + 27j,
            70 + 31j,
            53 + 48j,
            47 + 72j,
            47 + 84j,
            55 + 70j,
            66 + 58j,
            82 + 50j,
            94 + 38j,
            101 + 52j,
            110 + 66j,
            113.5 + 84j,
            115 + 66j,
            109 + 44j,
            102 + 32j,
        ],
        closed=True,
    )
    solid(sheet, fringe, hair)
    _strands(
        sheet,
        "#a06a4c",
        (88 + 33j, 70 + 41j, 58 + 56j),
        (91 + 38j, 78 + 47j, 66 + 54j),
        (101 + 39j, 107 + 52j, 110 + 62j),
    )
    # A plait over her left shoulder.
    for x, y, size in ((108.5, 103, 8.4), (111, 114, 8), (111, 124.5, 7.2), (108.5, 133.5, 6)):
        solid(sheet, ellipse(complex(x, y), size, size * 0.86, 16), hair)
        sheet.line(
            smooth([complex(x - size * 0.5, y - size * 0.4), complex(x, y), complex(x + size * 0.55, y - size * 0.5)]),
            "#a06a4c",
            1.5,
            0.8,
        )
    sheet.line(Path().move(103.5 + 139j).line(111 + 140.5j), "#d9483b", 4)
    _flower(sheet, 107 + 44j, 12.5)


def _flower(sheet: Sheet, middle: Point, size: float) -> None:
    """A camellia."""
    for angle in range(0, 360, 72):
        centre = middle + polar(size * 0.56, angle + 18)
        solid(
            sheet,
            ellipse(centre, size * 0.56, size * 0.5, angle + 18),
            sheet.radial(middle, size * 1.2, (0, "#b3202e"), (1, "#ee5d5a")),
            1.6,
        )
    sheet.solid(ellipse(middle, size * 0.34), "#f6cf57")
    sheet.line(ellipse(middle, size * 0.34), "#9c5a1c", 1.2)


# Sora, sixteen


def _clouds(sheet: Sheet) -> None:
    for x, y, size in ((32, 50, 1), (128, 52, 1.1), (24, 98, 0.8), (139, 98, 0.7)):
        for dx, dy, radius in ((-9, 1, 6), (0, -3, 8), (9, 1, 6), (0, 3, 7)):
            sheet.solid(ellipse(complex(x + dx * size, y + dy * size), radius * size), "#ffffff", 0.8)


def _sora_clothes(sheet: Sheet) -> None:
    hood = within(even([80 + 108j, 102 + 110j, 115 + 122j, 112 + 140j, 80 + 146j]))
    solid(sheet, hood, "#c9531f")
    shoulders(sheet, sheet.linear(80 + 116j, 80 + 156j, (0, "#f5813a"), (1, "#d45a22")), 2)
    solid(
        sheet,
        Path().move(64 + 114j).curve(68 + 138j, 92 + 138j, 96 + 114j).curve(90 + 126j, 70 + 126j, 64 + 114j).close(),
        "#fff4e0",
        2,
    )
    strings = Path().move(66 + 128j).line(64 + 146j).move(94 + 128j).line(96 + 144j)
    sheet.line(strings, "#fff4e0", 3)


def _sora_before(sheet: Sheet) -> None:
    hair = _hair(sheet, "#3a4e78", "#1c2740")
    spikes = (
        48 + 88j,
        44 + 70j,
        37 + 60j,
        46 + 56j,
        43 + 40j,
        54 + 42j,
        57 + 25j,
        68 + 32j,
        78 + 18j,
        86 + 29j,
        101 + 19j,
        103 + 35j,
        117 + 34j,
        113 + 50j,
        123 + 57j,
        115 + 66j,
        112 + 88j,
        108 + 70j,
        104 + 55j,
        98 + 62j,
        94 + 50j,
        85 + 63j,
        80 + 49j,
        70 + 62j,
        66 + 50j,
        58 + 63j,
        55 + 55j,
        51 + 72j,
    )
    shape = Path().move(spikes[0])
    for one, two in zip(spikes, [*spikes[1:], spikes[0]], strict=True):
        middle = (one + two) / 2
        shape.curve(one + (middle - one) * 0.8, middle + (two - one) * 1j * 0.06, two)
    solid(sheet, shape.close(), hair)
    _strands(
        sheet,
        "#7c93c4",
        (60 + 34j, 64 + 44j, 63 + 52j),
        (78 + 24j, 78 + 38j, 74 + 50j),
        (99 + 27j, 94 + 40j, 96 + 49j),
        (111 + 42j, 106 + 50j, 107 + 58j),
    )
    plaster = Path().move(100 + 98j).line(108 + 92j)
    sheet.line(plaster, INK, 8.4)
    sheet.line(plaster, "#f2d6a0", 5.6)
    sheet.line(Path().move(103 + 95.8j).line(105 + 94.2j), "#d3aa6c", 4.4, square=True)


# Ren, who repairs clocks


def _dial(sheet: Sheet) -> None:
    for step in range(12):
        inner = 60 if step % 3 == 0 else 64
        sheet.line(
            Path().move(MIDDLE + polar(inner, 30 * step)).line(MIDDLE + polar(70, 30 * step)),
            "#f2dfa8",
            3 if step % 3 == 0 else 2,
            0.7,
        )
    sheet.line(ellipse(MIDDLE, 56), "#f2dfa8", 1.4, 0.5)


def _ren_clothes(sheet: Sheet) -> None:
    shoulders(sheet, sheet.linear(80 + 116j, 80 + 156j, (0, "#fdfaf2"), (1, "#d9d6cf")), 0, 63)
    vest = within(
        Path().move(48 + 124j).line(58 + 120j, 80 + 152j, 102 + 120j, 112 + 124j, 124 + 170j, 36 + 170j).close()
    )
    solid(sheet, vest, sheet.linear(80 + 120j, 80 + 156j, (0, "#6d5236"), (1, "#4a3521")))
    tie = within(Path().move(76 + 127j).line(84 + 127j, 87 + 150j, 73 + 150j).close())
    solid(sheet, tie, "#a5322c", 2)
    solid(sheet, both(Path().move(80 + 127j).line(68 + 113j, 61 + 120j, 71 + 134j).close()), "#fdfaf2", 2)


def _ren_under(sheet: Sheet) -> None:
    stubble = even([80 + 93j, 90 + 94j, 103 + 99j, 109.5 + 84j, 109 + 90j, 102 + 108.5j, 80 + 120.4j])
    sheet.solid(stubble, "#5b4a48", 0.17)


def _ren_before(sheet: Sheet) -> None:
    hair = _hair(sheet, "#4a4140", "#221c1e")
    cap = smooth(
        [
            48 + 82j,
            46 + 62j,
            50 + 42j,
            66 + 27j,
            88 + 25j,
            106 + 34j,
            114 + 54j,
            112.5 + 82j,
            109 + 68j,
            106 + 56j,
            94 + 52j,
            76 + 50j,
            64 + 45j,
            57 + 56j,
            52 + 68j,
        ],
        closed=True,
    )
    solid(sheet, cap, hair)
    _strands(sheet, "#8a7d78", (64 + 39j, 78 + 36j, 98 + 42j), (66 + 44j, 82 + 44j, 103 + 50j))
    # Grey at the temples.
    sheet.line(both(smooth([110.5 + 78j, 110 + 68j, 107 + 60j])), "#b9b0aa", 2.6, 0.85)
    glasses = Path().add(both(ellipse(94.8 + 79.5j, 11.2, 10.6)))
    sheet.solid(glasses, "#ffffff", 0.16)
    sheet.line(glasses, "#7a5a22", 3.2)
    sheet.line(glasses, "#e6bd62", 1.5)
    bridge = Path().move(76.4 + 78j).curve(78.5 + 75.6j, 81.5 + 75.6j, 83.6 + 78j)
    sheet.line(bridge, "#7a5a22", 3)
    sheet.line(both(Path().move(106 + 77j).line(111 + 76j)), "#7a5a22", 3)


# Mio, who collects


def _shells(sheet: Sheet) -> None:
    for x, y, turn in ((30, 50, -20), (128, 44, 24), (20, 88, 10), (140, 88, -14)):
        rays = Path()
        for spread in (-40, -20, 0, 20, 40):
            rays.move(complex(x, y) + 7 * heading(turn) * 1j).line(complex(x, y) + 8 * heading(turn + spread) * -1j)
        sheet.solid(
            arc(complex(x, y), 9, turn - 100, turn + 100).line(complex(x, y) + 8 * heading(turn) * 1j).close(),
            "#fff3e0",
            0.75,
        )
        sheet.line(rays, "#e29a72", 1.3, 0.7)


def _mio_behind(sheet: Sheet) -> None:
    hair = _hair(sheet, "#4b3025", "#2b1a17")
    solid(
        sheet,
        both(
            smooth(
                [116 + 60j, 129 + 58j, 139 + 70j, 140 + 90j, 131 + 108j, 127 + 96j, 119 + 86j, 113 + 72j], closed=True
            )
        ),
        hair,
    )
    solid(sheet, even([80 + 24j, 106 + 31j, 117 + 58j, 114 + 84j, 100 + 104j, 80 + 108j]), hair)


def _mio_clothes(sheet: Sheet) -> None:
    shoulders(sheet, sheet.linear(80 + 116j, 80 + 156j, (0, "#ffd45e"), (1, "#efae2c")), 6, 50)
    solid(
        sheet,
        both(
            Path()
            .move(80 + 132j)
            .curve(86 + 130j, 96 + 124j, 95 + 116j)
            .line(106 + 124j)
            .curve(106 + 136j, 92 + 144j, 80 + 132j)
            .close()
        ),
        "#fff7e2",
        2,
    )


def _mio_before(sheet: Sheet) -> None:
    hair = _hair(sheet, "#5a3a2c", "#36211b")
    fringe = smooth(
        [
            45 + 82j,
            45 + 60j,
            55 + 38j,
            80 + 26j,
            105 + 38j,
            115 + 60j,
            115 + 82j,
            110 + 67j,
            100 + 62j,
            92 + 65j,
            84 + 61j,
            76 + 65j,
            68 + 61j,
            58 + 65j,
            50 + 67j,
        ],
        closed=True,
    )
    solid(sheet, fringe, hair)
    _strands(sheet, "#94664d", (72 + 34j, 66 + 48j, 66 + 60j), (84 + 33j, 86 + 46j, 85 + 57j))
    solid(sheet, both(ellipse(117 + 61j, 6.4)), "#e8483e", 2)
    star = [98 + 45j + polar(8.6 if corner % 2 == 0 else 4.2, 36 * corner + 14) for corner in range(10)]
    solid(sheet, polyline(star, closed=True), "#ffd75e", 1.9)


# Taro, once a storyteller


def _fans(sheet: Sheet) -> None:
    for x, y in ((26, 64), (134, 64), (80, 12), (44, 30), (116, 30)):
        for radius in (13, 8.5, 4):
            sheet.line(arc(complex(x, y + 8), radius, -62, 62), "#fff0c4", 1.6, 0.7)


def _taro_clothes(sheet: Sheet) -> None:
    shoulders(sheet, sheet.linear(80 + 116j, 80 + 156j, (0, "#6a4a8c"), (1, "#43295f")), 0, 62)
    _collar(sheet, "#7d5aa4", "#5d3f80")
    sheet.line(Path().move(89 + 112j).line(97 + 119.5j, 78 + 147j), "#fbf3e0", 2.6)


def _taro_before(sheet: Sheet) -> None:
    white = sheet.linear(80 + 50j, 80 + 110j, (0, "#ffffff"), (1, "#d6d2cc"))
    solid(sheet, both(smooth([110 + 50j, 117 + 56j, 121 + 70j, 117 + 84j, 110 + 78j, 107 + 64j], closed=True)), white)
    sheet.line(both(smooth([112 + 58j, 115 + 66j, 113 + 76j])), "#a7a19a", 1.5)
    sheet.line(smooth([66 + 52j, 80 + 49j, 94 + 52j]), "#b5764f", 1.6, 0.7)
    sheet.line(smooth([69 + 58j, 80 + 56j, 91 + 58j]), "#b5764f", 1.6, 0.6)
    sheet.solid(ellipse(70 + 42j, 9, 5, -24), "#ffffff", 0.4)
    moustache = even([80 + 92j, 88 + 91j, 99 + 96.5j, 104 + 95j, 98 + 102j, 88 + 100j, 80 + 96.5j])
    solid(sheet, moustache, white, 2)
    beard = smooth([72 + 116j, 80 + 112.5j, 88 + 116j, 86 + 126j, 80 + 133j, 74 + 126j], closed=True)
    solid(sheet, beard, white, 2)
    sheet.line(Path().move(80 + 119j).line(80 + 127j), "#a7a19a", 1.4)


# Yuki, once a judge


def _crystals(sheet: Sheet) -> None:
    for x, y, size in ((30, 48, 9), (130, 46, 9), (20, 90, 7), (140, 92, 7), (44, 24, 5), (116, 22, 5)):
        star = Path()
        for angle in range(0, 360, 60):
            tip = complex(x, y) + polar(size, angle)
            star.move(complex(x, y)).line(tip)
            knee = complex(x, y) + polar(size * 0.6, angle)
            star.move(knee + polar(size * 0.32, angle + 50)).line(knee).line(knee + polar(size * 0.32, angle - 50))
        sheet.line(star, "#e6f1ff", 1.5, 0.75)


def _yuki_behind(sheet: Sheet) -> None:
    silver = _hair(sheet, "#f2f1f4", "#a9abb8")
    solid(sheet, ellipse(80 + 29.5j, 15.5, 9.6), silver)
    _strands(sheet, "#8f92a3", (70 + 28j, 79 + 23j, 90 + 27j))
    pin = Path().move(58 + 35j).line(101 + 23j)
    sheet.line(pin, INK, 5.4)
    sheet.line(pin, "#c8372a", 2.8)
    solid(sheet, ellipse(101 + 23j, 4), "#f0d28c", 1.8)
    solid(sheet, even([80 + 28j, 104 + 34j, 116 + 56j, 115 + 82j, 104 + 98j, 80 + 100j]), silver)


def _yuki_clothes(sheet: Sheet) -> None:
    shoulders(sheet, sheet.linear(80 + 116j, 80 + 156j, (0, "#35335e"), (1, "#1f1d3c")), 3, 58)
    scarf = within(even([80 + 122j, 93 + 116j, 99 + 122j, 96 + 134j, 80 + 142j]))
    solid(sheet, scarf, sheet.linear(80 + 116j, 80 + 142j, (0, "#ffffff"), (1, "#d9deec")))
    folds = (
        Path()
        .move(70 + 122j)
        .curve(76 + 130j, 84 + 132j, 92 + 126j)
        .move(72 + 130j)
        .curve(78 + 136j, 84 + 136j, 89 + 132j)
    )
    sheet.line(folds, "#9aa2bd", 1.6)


def _yuki_before(sheet: Sheet) -> None:
    silver = _hair(sheet, "#fbfafc", "#b7b9c6")
    left = smooth(
        [81 + 33j, 66 + 33j, 52 + 44j, 46 + 64j, 46 + 84j, 52 + 76j, 56 + 62j, 68 + 52j, 78 + 44j], closed=True
    )
    right = left.mapped(lambda point: complex(SIDE - point.real, point.imag))
    solid(sheet, left, silver)
    solid(sheet, right, silver)
    _strands(
        sheet,
        "#8f92a3",
        (76 + 37j, 62 + 44j, 53 + 60j),
        (78 + 41j, 66 + 48j, 57 + 58j),
        (84 + 37j, 98 + 44j, 107 + 60j),
        (82 + 41j, 94 + 48j, 103 + 58j),
    )
    for side in (-1, 1):
        pearl = complex(80 + side * 33.5, 97)
        sheet.solid(ellipse(pearl, 3.8), sheet.radial(pearl - 1 - 1j, 5, (0, "#ffffff"), (1, "#c9cbe0")))
        sheet.line(ellipse(pearl, 3.8), INK, 1.4)


PEOPLE = {
    "hana": Person(
        Face("#f7d3b5", blush=0.34, brow="#5a3325", thick=2.9, iris="#5d3a1e"),
        ("#f9c3c4", "#d9747c"),
        "#f7ead2",
        _petals,
        _hana_behind,
        _hana_clothes,
        _hana_before,
    ),
    "sora": Person(
        Face("#efbd8f", jaw=21, brow="#232f4c", thick=4, iris="#2d4468", blush=0.2),
        ("#a9dcf5", "#4a94cc"),
        "#e56e2e",
        _clouds,
        _nothing,
        _sora_clothes,
        _sora_before,
    ),
    "ren": Person(
        Face("#eabf98", wide=31, jaw=22.5, chin=121, thick=4, brow="#2b2324", blush=0.12, eye=0.88),
        ("#7fae93", "#2f6350"),
        "#f2efe6",
        _dial,
        _nothing,
        _ren_clothes,
        _ren_before,
        _ren_under,
    ),
    "mio": Person(
        Face(
            "#fbd9bd",
            wide=33.5,
            jaw=25,
            chin=117,
            eyes=84,
            gap=15.5,
            eye=1.14,
            thick=2.8,
            blush=0.42,
            mouth=103,
            brow="#4b3025",
        ),
        ("#9fe0d4", "#3aa59a"),
        "#f7bf42",
        _shells,
        _mio_behind,
        _mio_clothes,
        _mio_before,
    ),
    "taro": Person(
        Face("#f0c39c", wide=32, jaw=23, chin=120, eye=0.9, brow="#f4f2ee", thick=6, blush=0.34, mouth=104.5, age=0.9),
        ("#f3cf74", "#c98a2b"),
        "#5f4080",
        _fans,
        _nothing,
        _taro_clothes,
        _taro_before,
    ),
    "yuki": Person(
        Face(
            "#f8dcc6",
            wide=30,
            jaw=19.5,
            chin=118,
            eye=0.9,
            brow="#8f8c98",
            thick=3,
            blush=0.26,
            age=0.8,
            iris="#3c4a63",
        ),
        ("#8f9fd6", "#3b4a8c"),
        "#2c2a50",
        _crystals,
        _yuki_behind,
        _yuki_clothes,
        _yuki_before,
    ),
}


def drawings() -> dict[str, str]:
    """Every portrait's file name and content."""
    return {f"{name}-{look}.svg": portrait(person, look) for name, person in PEOPLE.items() for look in LOOKS}
