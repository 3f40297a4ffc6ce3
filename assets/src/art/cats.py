"""The cats of Meow Meow Daifugo: their coats, and the parts they are drawn of."""

from __future__ import annotations

from dataclasses import dataclass

import svg
from sheet import mixed


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
    ("#ffffff", "#ead5c0"),
    "#54464a",
    "#f3a9a4",
    "#3f8f86",
    ("#3d7f86", "#245c68"),
    "#4b989c",
    "#fff8e4",
    "#86c4c0",
)
BLACK = Kind(
    "black",
    "#3d3545",
    ("#675c78", "#241e2a"),
    "#2a232f",
    "#b07a86",
    "#f2c13d",
    ("#fbe6b0", "#f3cf7d"),
    "#ffefc2",
    "#332c38",
    "#fffbea",
)
TUXEDO = Kind(
    "tuxedo",
    "#3d3545",
    ("#675c78", "#241e2a"),
    "#2a232f",
    "#b07a86",
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


def smooth(points: list[tuple[float, float]], closed: bool = True) -> str:
    """A curve through all points (Catmull-Rom)."""
    count = len(points)

    def at(index: int) -> tuple[float, float]:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    parts = [f"M{svg.points(*points[0])}"]
    for index in range(count if closed else count - 1):
        before, here, there, after = at(index - 1), at(index), at(index + 1), at(index + 2)
        one = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        two = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        parts.append(f"C{svg.points(*one, *two, *there)}")
    return " ".join(parts) + ("Z" if closed else "")


class Cat:
    """Draws parts of cats in one coat."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.paint = f"url(#{kind.name})"

    def body(self, points: list[tuple[float, float]]) -> str:
        """A filled part with its outline."""
        return self.shape(smooth(points))

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
            "M-36 0 C-37 -14 -35 -30 -31 -46 C-30 -50 -27 -50 -24 -47 L-11 -32 C-4 -34 4 -34 11 -32 L24 -47 "
            "C27 -50 30 -50 31 -46 C35 -30 37 -14 36 0 C37 4 40 7 43 9 C40 10 37 11 35 11 C36 14 37 17 39 19 "
            "C35 20 31 20 29 20 C22 28 12 32 0 32 C-12 32 -22 28 -29 20 C-31 20 -35 20 -39 19 C-37 17 -36 14 -35 11 "
            "C-37 11 -40 10 -43 9 C-40 7 -37 4 -36 0Z"
        )
        if not face:
            return svg.moved(self._from_behind(), x, y, turn, scale)
        parts = [self.shape(outline)]
        for side in (-1, 1):
            ear = f"M{svg.points(side * 29, -22, side * 27, -40, side * 15, -28)}Z"
            parts.append(svg.path(ear, fill=kind.inner, stroke=kind.inner, stroke_width=3.0, stroke_linejoin="round"))
            hairs = ((16, -27, 6, -9), (20, -24, 5, -7))
            tuft = " ".join(f"M{svg.points(side * x, y)} l{svg.points(side * dx, dy)}" for x, y, dx, dy in hairs)
            parts.append(self._hair(tuft, 1.8, 0.75))
        parts.append(svg.ellipse(0, -20, 20, 11, fill=f"url(#{kind.name}-light)"))
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

    @property
    def dark(self) -> bool:
        """Whether the coat is black, with light lines on it."""
        return self.kind.coat == BLACK.coat

    def _hair(self, d: str, wide: float, opacity: float) -> str:
        """Hairs in the light's colour."""
        colour = "#9c8fae" if self.dark else "#ffffff"
        return svg.path(
            d, fill="none", stroke=colour, stroke_width=wide, stroke_linecap="round", stroke_opacity=opacity
        )

    def light(self, x: float, y: float, wide: float, high: float) -> str:
        """Soft light on a belly, a back or a cheek."""
        return svg.ellipse(x, y, wide, high, fill=f"url(#{self.kind.name}-light)")

    def ticks(self, *places: tuple[float, float, float]) -> str:
        """Tufts of fur: (x, y, turn) each, three short hairs that point down where the turn is 0."""
        kind = self.kind
        colour = "#8a7e9a" if self.dark else kind.line
        hairs = [
            svg.moved(
                [
                    svg.path(
                        "M-5 -3 Q-5.5 1 -4 3.6 M0 -3.6 Q0 1.4 1 4.4 M5 -3 Q5.5 1 5.6 3.6",
                        fill="none", stroke=colour, stroke_width=1.9, stroke_linecap="round", stroke_opacity=0.5,
                    )
                ],
                x, y, turn,
            )
            for x, y, turn in places
        ]  # fmt: skip
        return "".join(hairs)

    def pads(self, x: float, y: float, turn: float, size: float = 1.0) -> str:
        """The pink pads of a paw that is held up."""
        pink = "#f0a3a0" if not self.dark else "#c98794"
        pads = [
            svg.ellipse(0, 3, 5.6, 4.4, fill=pink),
            *(
                svg.ellipse(px, py, 2.1, 2.8, fill=pink)
                for px, py in ((-6, -3.4), (-2, -6.2), (2.6, -6.2), (6.4, -3.2))
            ),
        ]
        return svg.moved(pads, x, y, turn, size)

    def _face(self, eyes: str) -> list[str]:
        kind = self.kind
        dark = self.dark
        fine = kind.line if not dark or kind.marks else "#e8d8c8"
        whisker = "#efe4d6" if dark else kind.line
        blush = {"white": "#f3928c", "blue": "#a98be0"}.get(kind.name, "#d97f88")
        parts: list[str] = []
        if dark and not kind.marks:
            parts.append(svg.ellipse(0, 14, 14, 10, fill="#6d6280", fill_opacity=0.45))
        for side in (-1, 1):
            parts.append(svg.ellipse(side * 25, 10, 7.6, 4.8, fill=blush, fill_opacity=0.42))
            iris = f"url(#{kind.name}-eye)"
            if eyes == "open":
                parts.append(svg.ellipse(side * 16, -2, 8.9, 9.9, fill=iris, stroke=kind.line, stroke_width=2.0))
                parts.append(svg.ellipse(side * 15.4, -1.6, 4.2, 7.8, fill="#1d1820"))
                parts.append(svg.circle(side * 16 + 2.6, -5.6, 2.6, fill="#ffffff"))
                parts.append(svg.circle(side * 16 - 2.8, 2.6, 1.3, fill="#ffffff", fill_opacity=0.85))
            elif eyes == "wide":
                parts.append(svg.circle(side * 16, -3, 11.2, fill=iris, stroke=kind.line, stroke_width=2.0))
                parts.append(svg.circle(side * 15.6, -2.8, 6.9, fill="#1d1820"))
                parts.append(svg.circle(side * 16 + 2.8, -6.6, 2.9, fill="#ffffff"))
                parts.append(svg.circle(side * 16 - 3.2, 1.2, 1.5, fill="#ffffff", fill_opacity=0.85))
            else:
                bend = 7 if eyes == "asleep" else -8
                d = f"M{svg.points(side * 16 - 8, -1)} Q{svg.points(side * 16, -1 + bend, side * 16 + 8, -1)}"
                stroke = kind.eye if dark else kind.line
                parts.append(svg.path(d, fill="none", stroke=stroke, stroke_width=3.4, stroke_linecap="round"))
            for rise in (-3, 4):
                d = f"M{svg.points(side * 27, 11 + rise * 0.4)} L{svg.points(side * 46, 8 + rise * 1.5)}"
                parts.append(svg.path(d, fill="none", stroke=whisker, stroke_width=1.8, stroke_linecap="round"))
        parts.append(svg.path("M-5 8 Q0 5.4 5 8 Q3 13 0 13.6 Q-3 13 -5 8Z", fill="#e58b8b"))
        parts.append(svg.ellipse(-1.2, 8.6, 1.8, 0.9, fill="#ffffff", fill_opacity=0.65))
        mouth = "M0 13.6 L0 16 M-8.4 16 Q-4.2 21 0 16 Q4.2 21 8.4 16"
        parts.append(svg.path(mouth, fill="none", stroke=fine, stroke_width=2.2, stroke_linecap="round"))
        return parts


def coats(*kinds: Kind) -> list[str]:
    """The gradients of these coats: each part of a cat is round, lit from above; its eyes are lit from below."""
    made: list[str] = []
    for kind in kinds:
        glow = "#b3a6c6" if kind.coat == BLACK.coat else "#ffffff"
        strength = {BLACK.coat: 0.34, BLUE.coat: 0.4}.get(kind.coat, 0.8)
        made += [
            svg.radial(kind.name, ((0, kind.shades[0]), (0.5, kind.coat), (1, kind.shades[1])), 0.4, 0.18, 0.92),
            svg.radial(
                f"{kind.name}-eye",
                ((0, mixed(kind.eye, "#ffffff", 0.6)), (0.5, kind.eye), (1, mixed(kind.eye, "#1d1820", 0.35))),
                0.5, 0.85, 0.85,
            ),
            svg.radial(f"{kind.name}-light", ((0, glow), (1, glow)), 0.5, 0.5, 0.5)
            .replace("/>", f' stop-opacity="{strength}"/>', 1)
            .replace(f'offset="1" stop-color="{glow}"/>', f'offset="1" stop-color="{glow}" stop-opacity="0"/>'),
        ]  # fmt: skip
    return made


def shade(wide: float, y: float = 80) -> str:
    """What a cat throws on the ground."""
    return svg.ellipse(0, y, wide, 9, fill="#201828", fill_opacity=0.2)


def _between(one: tuple[float, float], two: tuple[float, float], share: float) -> tuple[float, float]:
    return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share
