"""Meow Meow Daifugo: cats. Every number has its pose, every kind its coat, ground and circles."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

import numerals
import svg

WIDTH, HEIGHT = 250, 350


@dataclass(frozen=True)
class Kind:
    """A kind of card: the coat of its cats, and what lies behind them."""

    name: str
    coat: str
    shades: tuple[str, str]
    """The coat in the light and in the shade."""
    line: str
    inner: str
    """Inside of the ears."""
    eye: str
    ground: tuple[str, str]
    disc: str
    ink: str
    """The index and the circles."""
    light: str
    """The middle of the disc."""
    marks: str = ""
    """Colour of bib and socks, or of stripes; none where empty."""
    striped: bool = False


WHITE = Kind(
    "white",
    "#fffaf0",
    ("#ffffff", "#efdfcd"),
    "#4b3f45",
    "#f3a9a4",
    "#3f8f86",
    ("#3d7f86", "#245c68"),
    "#4b989c",
    "#fff8e4",
    "#86c4c0",
)
BLACK = Kind(
    "black",
    "#332c38",
    ("#4d4456", "#29232e"),
    "#332c38",
    "#8d6a76",
    "#f2c13d",
    ("#fbe6b0", "#f3cf7d"),
    "#ffefc2",
    "#332c38",
    "#fffbea",
)
TUXEDO = Kind(
    "tuxedo",
    "#332c38",
    ("#4d4456", "#29232e"),
    "#332c38",
    "#8d6a76",
    "#a8dc6a",
    ("#b9a0d3", "#8f74b8"),
    "#c8b2df",
    "#2a2230",
    "#e6dcf1",
    "#fffaf0",
)
BLUE = Kind(
    "blue",
    "#5d97df",
    ("#86b8f2", "#4478c9"),
    "#1f3f78",
    "#c8dcf6",
    "#fff2b0",
    ("#dff0fb", "#aed4f1"),
    "#e6f4fc",
    "#1f3f78",
    "#ffffff",
    "#2f67b5",
    True,
)


def smooth(points: list[tuple[float, float]], closed: bool = True, tension: float = 1.0) -> str:
    """A curve through all points (Catmull-Rom)."""
    count = len(points)

    def at(index: int) -> tuple[float, float]:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    parts = [f"M{svg.points(*points[0])}"]
    for index in range(count if closed else count - 1):
        before, here, there, after = at(index - 1), at(index), at(index + 1), at(index + 2)
        one = (here[0] + (there[0] - before[0]) * tension / 6, here[1] + (there[1] - before[1]) * tension / 6)
        two = (there[0] - (after[0] - here[0]) * tension / 6, there[1] - (after[1] - here[1]) * tension / 6)
        parts.append(f"C{svg.points(*one, *two, *there)}")
    return " ".join(parts) + ("Z" if closed else "")


class Cat:
    """Draws parts of cats in one coat."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.paint = f"url(#{kind.name})"

    def body(self, points: list[tuple[float, float]], tension: float = 1.0) -> str:
        """A filled part with its outline."""
        return self.shape(smooth(points, tension=tension))

    def shape(self, d: str) -> str:
        """The same from a path."""
        kind = self.kind
        return svg.path(d, fill=self.paint, stroke=kind.line, stroke_width=4.0, stroke_linejoin="round")

    def tail(self, points: list[tuple[float, float]], wide: float = 17) -> list[str]:
        """A tail along a line: a thick line over a thicker one."""
        d = smooth(points, closed=False)
        kind = self.kind
        parts = [svg.path(d, fill="none", stroke=kind.line, stroke_width=wide + 4.0, stroke_linecap="round")]
        parts.append(svg.path(d, fill="none", stroke=self.paint, stroke_width=wide - 4.0, stroke_linecap="round"))
        if kind.marks and not kind.striped:
            tip = points[-2:]
            end = smooth([_between(tip[0], tip[1], 0.62), tip[1]], closed=False)
            parts.append(svg.path(end, fill="none", stroke=kind.marks, stroke_width=wide - 4.0, stroke_linecap="round"))
        if kind.striped:
            parts += [self.band(points, share, wide) for share in (0.3, 0.52, 0.74)]
        return parts

    def band(self, points: list[tuple[float, float]], share: float, wide: float) -> str:
        """A stripe across a tail."""
        place = share * (len(points) - 1)
        low = min(int(place), len(points) - 2)
        one, two = points[low], points[low + 1]
        x, y = _between(one, two, place - low)
        dx, dy = two[0] - one[0], two[1] - one[1]
        length = max(1.0, (dx * dx + dy * dy) ** 0.5)
        nx, ny = -dy / length * wide * 0.34, dx / length * wide * 0.34
        d = f"M{svg.points(x - nx, y - ny)} L{svg.points(x + nx, y + ny)}"
        return svg.path(d, fill="none", stroke=self.kind.marks, stroke_width=5.0, stroke_linecap="round")

    def stripes(self, *lines: list[tuple[float, float]]) -> list[str]:
        """Stripes of the coat; nothing for plain coats."""
        if not self.kind.striped:
            return []
        return [
            svg.path(
                smooth(line, closed=False),
                fill="none",
                stroke=self.kind.marks,
                stroke_width=6.0,
                stroke_linecap="round",
            )
            for line in lines
        ]

    def bib(self, points: list[tuple[float, float]]) -> list[str]:
        """A patch of the other colour; nothing for coats without."""
        if self.kind.striped or not self.kind.marks:
            return []
        return [svg.path(smooth(points), fill=self.kind.marks)]

    def fold(self, *points: tuple[float, float]) -> str:
        """A line within the coat, where limbs meet the body."""
        kind = self.kind
        colour = "#6d6276" if kind.coat == BLACK.coat else kind.line
        return svg.path(
            smooth(list(points), closed=False), fill="none", stroke=colour, stroke_width=3.4, stroke_linecap="round"
        )

    def head(
        self, x: float, y: float, turn: float = 0, scale: float = 1.0, eyes: str = "open", face: bool = True
    ) -> str:
        """A head, about 76 wide; from behind without a face."""
        kind = self.kind
        outline = (
            "M-36 2 C-37 -14 -35 -30 -31 -46 C-30 -50 -27 -50 -24 -47 L-11 -32 C-4 -34 4 -34 11 -32 L24 -47 "
            "C27 -50 30 -50 31 -46 C35 -30 37 -14 36 2 C35 22 20 32 0 32 C-20 32 -35 22 -36 2Z"
        )
        if not face:
            return svg.moved(self._from_behind(), x, y, turn, scale)
        parts = [self.shape(outline)]
        for side in (-1, 1):
            ear = f"M{svg.points(side * 29, -22, side * 27, -40, side * 15, -28)}Z"
            parts.append(svg.path(ear, fill=kind.inner, stroke=kind.inner, stroke_width=3.0, stroke_linejoin="round"))
        if kind.striped:
            parts += self.stripes([(0, -30), (0, -19)], [(-9, -29), (-8, -21)], [(9, -29), (8, -21)])
        elif kind.marks:
            parts.append(
                svg.path(
                    "M0 -10 C8 2 24 6 22 18 C18 29 9 31 0 31 C-9 31 -18 29 -22 18 C-24 6 -8 2 0 -10Z", fill=kind.marks
                )
            )
        parts += self._face(eyes)
        return svg.moved(parts, x, y, turn, scale)

    def _from_behind(self) -> list[str]:
        skull = (
            "M-40 6 C-42 -8 -38 -22 -37 -36 C-37 -46 -32 -48 -27 -42 L-17 -31 C-6 -37 6 -37 17 -31 L27 -42 "
            "C32 -48 37 -46 37 -36 C38 -22 42 -8 40 6 C37 24 20 33 0 33 C-20 33 -37 24 -40 6Z"
        )
        whisker = self.kind.line
        parts = [
            svg.path(
                f"M{svg.points(side * 36, 10 + rise * 0.4)} L{svg.points(side * 54, 6 + rise * 1.6)}",
                fill="none",
                stroke=whisker,
                stroke_width=2.0,
                stroke_linecap="round",
            )
            for side in (-1, 1)
            for rise in (-3, 4)
        ]
        parts.append(self.shape(skull))
        parts += self.stripes([(0, -33), (0, -20)], [(-10, -32), (-8, -22)], [(10, -32), (8, -22)])
        parts.append(self.fold((-35, -22), (-27, -28), (-17, -30)))
        parts.append(self.fold((35, -22), (27, -28), (17, -30)))
        return parts

    def _face(self, eyes: str) -> list[str]:
        kind = self.kind
        dark = kind.coat == BLACK.coat
        fine = kind.line if not dark or kind.marks else "#e8d8c8"
        whisker = "#efe4d6" if dark else kind.line
        parts: list[str] = []
        for side in (-1, 1):
            if eyes == "open":
                parts.append(svg.ellipse(side * 16, -2, 8.4, 9.4, fill=kind.eye, stroke=kind.line, stroke_width=2.0))
                parts.append(svg.ellipse(side * 15.4, -2, 3.4, 7.4, fill="#1d1820"))
                parts.append(svg.circle(side * 16 + 2.4, -5.4, 2.2, fill="#ffffff"))
            elif eyes == "wide":
                parts.append(svg.circle(side * 16, -3, 10.6, fill=kind.eye, stroke=kind.line, stroke_width=2.0))
                parts.append(svg.circle(side * 15.4, -3, 5.8, fill="#1d1820"))
                parts.append(svg.circle(side * 16 + 2.6, -6.4, 2.4, fill="#ffffff"))
            else:
                bend = 7 if eyes == "asleep" else -8
                d = f"M{svg.points(side * 16 - 8, -1)} Q{svg.points(side * 16, -1 + bend, side * 16 + 8, -1)}"
                stroke = kind.eye if dark else kind.line
                parts.append(svg.path(d, fill="none", stroke=stroke, stroke_width=3.4, stroke_linecap="round"))
            for rise in (-3, 4):
                d = f"M{svg.points(side * 27, 11 + rise * 0.4)} L{svg.points(side * 46, 8 + rise * 1.5)}"
                parts.append(svg.path(d, fill="none", stroke=whisker, stroke_width=1.8, stroke_linecap="round"))
        parts.append(svg.path("M-5 8 Q0 5.4 5 8 Q3 13 0 13.6 Q-3 13 -5 8Z", fill="#e58b8b"))
        mouth = "M0 13.6 L0 16 M-8.4 16 Q-4.2 21 0 16 Q4.2 21 8.4 16"
        parts.append(svg.path(mouth, fill="none", stroke=fine, stroke_width=2.2, stroke_linecap="round"))
        return parts


def coats(*kinds: Kind) -> list[str]:
    """The gradients of these coats, from above to below in a cat's own measure."""
    return [
        f'<linearGradient id="{kind.name}" gradientUnits="userSpaceOnUse" x1="-20" y1="-90" x2="20" y2="90">'
        f'<stop offset="0" stop-color="{kind.shades[0]}"/><stop offset="1" stop-color="{kind.shades[1]}"/>'
        "</linearGradient>"
        for kind in kinds
    ]


def _shade(wide: float, y: float = 80) -> str:
    """What a cat throws on the ground."""
    return svg.ellipse(0, y, wide, 9, fill="#201828", fill_opacity=0.2)


def _between(one: tuple[float, float], two: tuple[float, float], share: float) -> tuple[float, float]:
    return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share


# ------------------------------------------------------------------------------------------------------ poses


def asleep(cat: Cat) -> list[str]:
    """1: curled up, fast asleep."""
    return [
        _shade(84, 60),
        cat.body(
            [(-86, 22), (-78, -20), (-40, -48), (8, -54), (56, -40), (84, -4), (80, 34), (46, 58), (-12, 64), (-62, 54)]
        ),
        *cat.stripes([(-30, -46), (-22, -30)], [(0, -53), (6, -34)], [(30, -49), (34, -32)], [(58, -37), (56, -22)]),
        cat.fold((76, 20), (58, -2), (30, 2)),
        cat.head(-42, 26, -14, 0.98, "asleep"),
        *cat.tail([(74, 36), (50, 58), (14, 62), (-14, 54)], 20),
    ]


def loaf(cat: Cat) -> list[str]:
    """2: sitting like a loaf of bread."""
    return [
        _shade(80, 64),
        *cat.tail([(66, 50), (88, 46), (92, 24), (78, 12)], 16),
        cat.body([(-70, 58), (-80, 22), (-62, -14), (-20, -34), (34, -32), (70, -6), (82, 30), (74, 60), (0, 66)]),
        *cat.stripes([(20, -34), (22, -16)], [(42, -27), (40, -8)], [(62, -12), (56, 4)]),
        *cat.bib([(-52, 24), (-14, 22), (-8, 50), (-32, 64), (-56, 52)]),
        cat.fold((-54, 62), (-42, 50), (-28, 62)),
        cat.fold((-14, 63), (-2, 50), (12, 63)),
        cat.head(-28, -18, -5, 1.12, "happy"),
    ]


def behind(cat: Cat) -> list[str]:
    """3: sitting with its back to us, looking at the moon."""
    return [
        _shade(62, 82),
        cat.body([(-24, -40), (24, -40), (44, 0), (60, 46), (46, 78), (0, 84), (-46, 78), (-60, 46), (-44, 0)]),
        *cat.stripes([(-14, -14), (0, -8), (14, -14)], [(-18, 8), (0, 15), (18, 8)], [(-20, 32), (0, 40), (20, 32)]),
        cat.fold((-52, 62), (-34, 48), (-22, 66)),
        cat.fold((52, 62), (34, 48), (22, 66)),
        *cat.bib([(-52, 70), (-34, 58), (-24, 72), (-30, 81), (-46, 78)]),
        *cat.bib([(52, 70), (34, 58), (24, 72), (30, 81), (46, 78)]),
        cat.head(0, -58, 0, 1.06, face=False),
        *cat.tail([(4, 76), (40, 92), (82, 78), (86, 42), (66, 30)], 18),
    ]


def beckoning(cat: Cat) -> list[str]:
    """4: sitting upright, one paw raised to beckon."""
    return [
        _shade(60, 82),
        *cat.tail([(34, 74), (72, 78), (86, 52), (74, 30)], 17),
        cat.body([(-28, -34), (26, -34), (44, 4), (58, 46), (46, 80), (0, 84), (-46, 80), (-56, 46), (-42, 6)]),
        *cat.bib([(-22, -26), (22, -26), (26, 10), (0, 36), (-26, 10)]),
        *cat.stripes([(-40, 20), (-26, 24)], [(-46, 38), (-30, 42)], [(42, 20), (28, 24)], [(48, 38), (32, 42)]),
        cat.fold((-6, 20), (-8, 50), (-8, 78)),
        cat.fold((22, 26), (24, 52), (20, 78)),
        cat.body([(-30, 6), (-58, -18), (-74, -58), (-68, -80), (-50, -82), (-42, -64), (-36, -34), (-20, -14)]),
        *cat.bib([(-72, -66), (-68, -80), (-50, -82), (-43, -68), (-56, -60)]),
        cat.fold((-64, -78), (-63, -70)),
        cat.fold((-54, -80), (-54, -72)),
        cat.head(4, -54, 6, 1.04, "open"),
    ]


def walking(cat: Cat) -> list[str]:
    """5: on its way, tail held high."""
    back = [
        cat.body([(-50, 10), (-34, 12), (-30, 44), (-36, 76), (-54, 78), (-56, 68), (-50, 40)]),
        cat.body([(46, 8), (64, 8), (64, 38), (52, 72), (36, 76), (34, 66), (44, 40)]),
    ]
    return [
        _shade(86, 76),
        *back,
        *cat.tail([(68, -16), (92, -36), (88, -74), (62, -86), (56, -66)], 16),
        cat.body([(-64, -14), (-40, -34), (10, -36), (58, -34), (82, -8), (80, 24), (46, 34), (-20, 32), (-60, 18)]),
        *cat.stripes([(-16, -35), (-12, -14)], [(8, -36), (12, -14)], [(32, -36), (36, -14)], [(56, -33), (56, -14)]),
        cat.body([(-70, 4), (-46, 8), (-52, 40), (-66, 68), (-84, 68), (-84, 56), (-74, 36)]),
        cat.body([(60, 4), (84, 6), (82, 40), (90, 70), (78, 80), (64, 72), (62, 40)]),
        *cat.bib([(-85, 60), (-68, 58), (-66, 68), (-84, 68)]),
        *cat.bib([(70, 68), (88, 64), (89, 76), (74, 79)]),
        cat.head(-66, -34, -4, 1.0, "open"),
    ]


def stretching(cat: Cat) -> list[str]:
    """6: a long stretch, the rump in the air."""
    return [
        _shade(92, 76),
        *cat.tail([(66, -44), (92, -66), (84, -98), (58, -102)], 16),
        cat.body([(30, 0), (48, -4), (50, 36), (44, 74), (28, 78), (22, 70), (30, 40)]),
        cat.body(
            [
                (-96, 68),
                (-92, 58),
                (-60, 50),
                (-30, 20),
                (0, -24),
                (36, -58),
                (70, -60),
                (88, -30),
                (82, 10),
                (56, 28),
                (20, 40),
                (-20, 66),
                (-60, 74),
                (-88, 76),
            ]
        ),
        *cat.stripes([(14, -38), (24, -20)], [(34, -55), (42, -34)], [(56, -62), (60, -40)], [(76, -52), (72, -34)]),
        cat.body([(56, -6), (86, -10), (84, 30), (86, 68), (74, 80), (58, 76), (58, 36)]),
        cat.fold((-90, 64), (-84, 66)),
        *cat.bib([(-96, 70), (-90, 60), (-74, 56), (-72, 70), (-86, 75)]),
        *cat.bib([(58, 66), (85, 62), (85, 74), (72, 80), (59, 76)]),
        cat.head(-44, 28, -10, 0.98, "happy"),
    ]


def leaping(cat: Cat) -> list[str]:
    """7: a leap after something."""
    return [
        _shade(52, 98),
        *cat.tail([(60, 44), (88, 52), (98, 82), (80, 98)], 15),
        cat.body([(30, 22), (54, 22), (76, 58), (66, 90), (50, 92), (44, 80), (46, 58)]),
        cat.body([(-52, -26), (-36, -36), (-54, -62), (-76, -86), (-92, -84), (-92, -70), (-74, -48)]),
        cat.body([(-62, -30), (-34, -48), (6, -34), (46, -8), (70, 28), (58, 54), (24, 50), (-18, 30), (-52, 8)]),
        *cat.stripes([(-2, -36), (-10, -18)], [(20, -26), (10, -8)], [(40, -12), (28, 6)], [(58, 8), (44, 22)]),
        cat.body([(4, 26), (34, 30), (44, 62), (26, 88), (8, 92), (2, 80), (14, 60)]),
        cat.body([(-46, -10), (-24, -2), (-44, 18), (-74, 24), (-92, 16), (-90, 2), (-68, -2)]),
        *cat.bib([(-92, 14), (-91, 2), (-78, 0), (-76, 22)]),
        *cat.bib([(3, 80), (18, 74), (28, 84), (10, 92)]),
        *cat.bib([(-92, -72), (-92, -84), (-78, -86), (-78, -66)]),
        cat.head(-34, -40, -18, 0.98, "wide"),
    ]


def arched(cat: Cat) -> list[str]:
    """8: the back arched high, every hair on end."""
    angles = [pi * (1.02 - step / 28 * 1.06) for step in range(30)]
    hairs = [(78 if step % 2 == 0 else 66, angle) for step, angle in enumerate(angles)]
    ridge = [(8 + reach * cos(angle), -6 - (reach + 8) * sin(angle)) for reach, angle in hairs]
    spikes = "M" + " L".join(svg.points(*point) for point in ridge)
    return [
        _shade(86, 84),
        cat.shape("M62 0 C70 -26 60 -50 62 -70 C64 -96 84 -110 92 -104 C100 -96 98 -60 92 -36 C90 -14 88 4 84 16Z"),
        cat.body([(-36, 14), (-18, 12), (-16, 46), (-20, 80), (-38, 84), (-42, 72), (-38, 44)]),
        cat.body([(40, 12), (58, 10), (58, 44), (52, 80), (34, 84), (30, 72), (38, 44)]),
        cat.shape(spikes + " L84 24 C64 40 40 22 8 14 C-20 10 -40 34 -62 22Z"),
        *cat.stripes([(-10, -66), (-4, -44)], [(14, -74), (14, -50)], [(38, -66), (32, -44)], [(58, -46), (48, -30)]),
        cat.body([(-64, 6), (-42, 6), (-44, 44), (-52, 82), (-72, 84), (-74, 72), (-64, 42)]),
        cat.body([(60, 6), (86, 6), (84, 44), (88, 76), (76, 86), (62, 80), (60, 44)]),
        *cat.bib([(-74, 70), (-50, 68), (-52, 82), (-72, 84)]),
        *cat.bib([(62, 68), (86, 66), (87, 78), (74, 86), (62, 80)]),
        cat.head(-58, 4, 6, 1.02, "wide"),
    ]


def boxed(cat: Cat) -> list[str]:
    """The white ?: in a box, and who knows which cat it is."""
    return [
        _shade(84, 88),
        svg.path(
            "M-78 10 L78 10 L66 -6 L-66 -6Z",
            fill="#8a5a2f",
            stroke="#5b3a1e",
            stroke_width=4.0,
            stroke_linejoin="round",
        ),
        cat.head(0, -14, 0, 1.34, "wide"),
        svg.path(
            "M-78 10 L78 10 L72 88 L-72 88Z",
            fill="#d9a566",
            stroke="#5b3a1e",
            stroke_width=4.0,
            stroke_linejoin="round",
        ),
        svg.path(
            "M-78 10 L-98 34 L-64 38 L-58 10Z",
            fill="#e8bd84",
            stroke="#5b3a1e",
            stroke_width=4.0,
            stroke_linejoin="round",
        ),
        svg.path(
            "M78 10 L98 34 L64 38 L58 10Z", fill="#e8bd84", stroke="#5b3a1e", stroke_width=4.0, stroke_linejoin="round"
        ),
        svg.path(numerals.outline("?", 0, 38, 40), fill="#5b3a1e"),
        cat.body([(-44, 24), (-48, 4), (-38, -6), (-26, 2), (-26, 24)]),
        cat.body([(44, 24), (48, 4), (38, -6), (26, 2), (26, 24)]),
        cat.fold((-41, 18), (-41, 24)),
        cat.fold((-33, 18), (-33, 24)),
        cat.fold((41, 18), (41, 24)),
        cat.fold((33, 18), (33, 24)),
    ]


def asking(cat: Cat) -> list[str]:
    """The black ?: the tail asks the question."""
    return [
        _shade(66, 84),
        cat.body([(-50, -6), (2, -6), (18, 24), (30, 56), (20, 82), (-24, 88), (-68, 82), (-78, 56), (-66, 24)]),
        cat.fold((-68, 68), (-52, 54), (-40, 70)),
        cat.fold((20, 68), (4, 54), (-8, 70)),
        cat.head(-24, -26, 8, 1.04, face=False),
        *cat.tail([(4, 80), (44, 88), (62, 58), (58, 24), (78, -4), (88, -38), (66, -66), (36, -54), (34, -34)], 19),
    ]


POSES = (asleep, loaf, behind, beckoning, walking, stretching, leaping, arched)


# ------------------------------------------------------------------------------------------------------ cards


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
        svg.circle(*CENTRE, 88, fill="none", stroke=kind.ink, stroke_width=1.4, stroke_opacity=0.28),
        index,
        *_circles(circles, 37, 95, kind.ink),
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
        twin = svg.group(pose(cat), transform="translate(146 146) scale(-0.74 0.74)", opacity=0.5)
        parts += [twin, svg.moved(pose(cat), 126, 202, 0, 0.84)]
    else:
        parts.append(svg.moved(POSES[int(number) - 1](cat), *PLACES[int(number) - 1], 0, 0.96))
    return svg.document(WIDTH, HEIGHT, defs, parts)


PLACES = ((133, 180), (131, 178), (126, 176), (136, 182), (145, 182), (137, 186), (140, 176), (133, 186))
"""Where each pose is drawn, so that it stands well on its disc."""


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


# ------------------------------------------------------------------------------------- backs, cover, tokens


def paw(colour: str) -> list[str]:
    """A paw print, about 40 wide around the origin."""
    pad = "M0 -3 C9 -3 17 7 17 13 C17 20 9 20 0 17 C-9 20 -17 20 -17 13 C-17 7 -9 -3 0 -3Z"
    toes = [(-17, -4, -24), (-6.6, -14, -8), (6.6, -14, 8), (17, -4, 24)]
    return [
        svg.path(pad, fill=colour),
        *(svg.moved([svg.ellipse(0, 0, 4.8, 7, fill=colour)], x, y, turn) for x, y, turn in toes),
    ]


def back() -> str:
    """The back: paw prints all over, and a white and a black cat curled up in one ring."""
    defs = [
        svg.linear("rust", ((0, "#d9694f"), (1, "#a63f38")), 0.1, 0, 0.8, 1),
        *coats(WHITE, TUXEDO),
        svg.radial("cushion", ((0, "#fff3dc"), (1, "#f1d9b0")), 0.45, 0.4, 0.7),
    ]
    parts = [svg.rect(1, 1, WIDTH - 2, HEIGHT - 2, 16, fill="url(#rust)", stroke="#fff0d8", stroke_width=2.0)]
    for row in range(7):
        for column in range(5):
            x = 25 + column * 50 + (0 if row % 2 else 25)
            y = 31 + row * 48
            if x < WIDTH - 15 and ((x - 125) / 108) ** 2 + ((y - 175) / 112) ** 2 > 1:
                turn = 18 if (row + column) % 2 else -18
                parts.append(svg.group([svg.moved(paw("#ffe3c2"), x, y, turn, 0.62)], opacity=0.5))
    parts += [
        svg.rect(
            9, 9, WIDTH - 18, HEIGHT - 18, 11, fill="none", stroke="#fff0d8", stroke_width=2.0, stroke_opacity=0.8
        ),
        svg.circle(125, 175, 92, fill="url(#cushion)", stroke="#7c2a2b", stroke_width=4.0),
        svg.circle(125, 175, 83, fill="none", stroke="#d9694f", stroke_width=2.0),
        svg.moved(asleep(Cat(TUXEDO)), 125, 213, 0, 0.66),
        svg.moved(asleep(Cat(WHITE)), 125, 137, 180, 0.66),
    ]
    return svg.document(WIDTH, HEIGHT, defs, parts)


def cover() -> str:
    """The start screen's picture: cats on a garden wall under the evening moon."""
    defs = [
        svg.linear("sky", ((0, "#27365f"), (0.55, "#7a5c8e"), (1, "#f0a878")), 0, 0, 0, 1),
        svg.radial("moon", ((0, "#fff8dc"), (1, "#fbe3a2")), 0.4, 0.4, 0.7),
        *coats(WHITE, BLACK, TUXEDO, BLUE),
        svg.linear("wall", ((0, "#8d6a5a"), (1, "#5d4540")), 0, 0, 0, 1),
    ]
    parts = [
        svg.rect(0, 0, 480, 300, 0, fill="url(#sky)"),
        svg.circle(338, 92, 92, fill="#fff4cf", fill_opacity=0.16),
        svg.circle(338, 92, 66, fill="url(#moon)"),
    ]
    for x, y, size in (
        (36, 40, 2.2),
        (88, 78, 1.6),
        (146, 30, 1.9),
        (196, 66, 1.5),
        (244, 26, 2.0),
        (448, 40, 2.0),
        (424, 120, 1.5),
    ):
        parts.append(svg.circle(x, y, size, fill="#fff6d8"))
    parts.append(
        svg.path(
            "M0 214 C60 196 120 206 180 198 C260 188 360 204 480 190 L480 300 L0 300Z",
            fill="#4b4a6d",
            fill_opacity=0.55,
        )
    )
    parts.append(svg.rect(0, 236, 480, 64, 0, fill="url(#wall)"))
    parts.append(svg.rect(0, 230, 480, 12, 3, fill="#b08a72", stroke="#4a3632", stroke_width=2.0))
    for row in range(3):
        for column in range(9):
            x = column * 60 - (30 if row % 2 else 0)
            joint = f"M{svg.points(x, 244 + row * 20)} L{svg.points(x, 262 + row * 20)}"
            parts.append(svg.path(joint, fill="none", stroke="#4a3632", stroke_width=2.0, stroke_opacity=0.5))
        line = f"M{svg.points(0, 262 + row * 20)} L{svg.points(480, 262 + row * 20)}"
        parts.append(svg.path(line, fill="none", stroke="#4a3632", stroke_width=2.0, stroke_opacity=0.5))
    parts += [
        svg.moved(asleep(Cat(WHITE)), 62, 194, 0, 0.6),
        svg.moved(behind(Cat(TUXEDO)), 142, 182, 0, 0.6),
        svg.group(beckoning(Cat(BLUE)), transform="translate(262 188) scale(-0.5 0.5)", opacity=0.62),
        svg.moved(beckoning(Cat(BLUE)), 222, 182, 0, 0.6),
        svg.moved(arched(Cat(BLACK)), 344, 176, 0, 0.68),
        svg.moved(loaf(Cat(TUXEDO)), 430, 200, 0, 0.5),
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
