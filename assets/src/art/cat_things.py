"""What the cats of Meow Meow Daifugo have with them: cushions, a bell, a fish, wool, a butterfly."""

from __future__ import annotations

from math import cos, radians, sin

import svg


def cushion(colour: str, deep: str, wide: float = 80, y: float = 74) -> str:
    """A flat cushion with tassels, below a cat."""
    tassels = [
        svg.path(
            f"M{svg.points(side * wide * 0.93, y - 3)} q{svg.points(side * 9, -2, side * 13, 7)} "
            f"M{svg.points(side * wide * 0.93, y - 3)} q{svg.points(side * 6, 3, side * 8, 11)}",
            fill="none", stroke="#f6d98a", stroke_width=3.0, stroke_linecap="round",
        )
        for side in (-1, 1)
    ]  # fmt: skip
    top = (
        f"M{svg.points(-wide, y)} C{svg.points(-wide + 4, y - 13, -wide * 0.5, y - 15, 0, y - 15)} "
        f"C{svg.points(wide * 0.5, y - 15, wide - 4, y - 13, wide, y)} "
        f"C{svg.points(wide - 2, y + 13, wide * 0.5, y + 17, 0, y + 17)} "
        f"C{svg.points(-wide * 0.5, y + 17, -wide + 2, y + 13, -wide, y)}Z"
    )
    seam = f"M{svg.points(-wide + 4, y + 3)} C{svg.points(-wide * 0.4, y + 13, wide * 0.4, y + 13, wide - 4, y + 3)}"
    stitches = " ".join(f"M{svg.points(x, y + 13 - abs(x) * 0.05)} l{svg.points(4, -3)}" for x in range(-60, 61, 20))
    return svg.group(
        [
            *tassels,
            svg.path(top, fill=colour, stroke=deep, stroke_width=3.0, stroke_linejoin="round"),
            svg.ellipse(-wide * 0.2, y - 6, wide * 0.6, 6, fill="#ffffff", fill_opacity=0.22),
            svg.path(seam, fill="none", stroke=deep, stroke_width=2.0, stroke_linecap="round", stroke_opacity=0.7),
            svg.path(
                stitches, fill="none", stroke="#ffffff", stroke_width=1.8, stroke_linecap="round", stroke_opacity=0.6
            ),
        ]
    )


def dreams(ink: str) -> str:
    """Three z that rise from a sleeper."""
    parts = [
        svg.moved(
            [svg.path("M-5 -5 L5 -5 L-5 5 L5 5", fill="none", stroke=ink, stroke_width=3.2, stroke_linecap="round",
                      stroke_linejoin="round", stroke_opacity=0.75)],
            x, y, turn, size,
        )
        for x, y, turn, size in ((-18, -62, -8, 0.8), (0, -76, 6, 1.05), (20, -94, -6, 1.3))
    ]  # fmt: skip
    return svg.group(parts)


def collar(x: float, y: float, wide: float) -> str:
    """A red collar with a golden bell."""
    band = f"M{svg.points(x - wide, y - 4)} Q{svg.points(x, y + 11, x + wide, y - 4)}"
    return svg.group(
        [
            svg.path(band, fill="none", stroke="#8f2420", stroke_width=8.4, stroke_linecap="round"),
            svg.path(band, fill="none", stroke="#dd4b3c", stroke_width=5.2, stroke_linecap="round"),
            svg.circle(x, y + 9, 7.4, fill="#ffd257", stroke="#8a5a14", stroke_width=2.0),
            svg.path(
                f"M{svg.points(x - 6.6, y + 9.6)} h13.2 M{svg.points(x, y + 11)} v4",
                fill="none",
                stroke="#8a5a14",
                stroke_width=1.7,
            ),
            svg.ellipse(x - 2.4, y + 5.6, 2.2, 1.5, fill="#ffffff", fill_opacity=0.85),
        ]
    )


def catch(x: float, y: float, turn: float) -> str:
    """A little fish, held in the mouth."""
    parts = [
        svg.path(
            "M-20 0 C-12 -10 4 -9 13 -1 L23 -8 L21 1 L24 9 L13 3 C4 10 -12 9 -20 0Z",
            fill="#9fd0e6", stroke="#2f5a74", stroke_width=2.4, stroke_linejoin="round",
        ),
        svg.path("M-16 2 C-8 8 4 8 11 2 C4 5 -8 5 -16 2Z", fill="#ffffff", fill_opacity=0.8),
        svg.path("M-6 -4 q3 4 0 8 M0 -4.4 q3 4.4 0 8.8 M6 -3 q2 3 0 6", fill="none", stroke="#2f5a74", stroke_width=1.3,
                 stroke_opacity=0.6),
        svg.circle(-13, -1.4, 1.9, fill="#1d2a3a"),
    ]  # fmt: skip
    return svg.moved(parts, x, y, turn)


def wool(x: float, y: float) -> str:
    """A ball of wool with its thread."""
    threads = " ".join(
        f"M{svg.points(*svg.around(a, 12, x, y))} Q{svg.points(*svg.around(a + 60, 5, x, y))} "
        f"{svg.points(*svg.around(a + 130, 12, x, y))}"
        for a in (290, 320, 350, 110, 140, 50)
    )
    return svg.group(
        [
            svg.path(
                f"M{svg.points(x + 10, y + 10)} q8 7 18 3 t16 1",
                fill="none",
                stroke="#b8352e",
                stroke_width=2.6,
                stroke_linecap="round",
            ),
            svg.circle(x, y, 14, fill="#e2574a", stroke="#8f2420", stroke_width=2.6),
            svg.path(threads, fill="none", stroke="#ffb3a0", stroke_width=1.8, stroke_linecap="round"),
            svg.ellipse(x - 4, y - 6, 5, 3, fill="#ffffff", fill_opacity=0.4),
        ]
    )


def butterfly(x: float, y: float, turn: float) -> str:
    """What a leap is after."""
    wings = [
        svg.path(
            f"M0 0 C{svg.points(side * 3, -10, side * 15, -13, side * 15, -4)} "
            f"C{svg.points(side * 15, 1, side * 7, 2, 0, 0)} "
            f"C{svg.points(side * 6, 2, side * 12, 6, side * 9, 11)} C{svg.points(side * 6, 14, side * 2, 8, 0, 0)}Z",
            fill="#ffc857", stroke="#8a4a14", stroke_width=2.0, stroke_linejoin="round",
        )
        for side in (-1, 1)
    ]  # fmt: skip
    spots = [svg.circle(side * 9.5, -5.4, 2.2, fill="#ffffff", fill_opacity=0.85) for side in (-1, 1)]
    body = "M0 -5 L0 9 M0 -5 q-2 -5 -5 -6 M0 -5 q2 -5 5 -6"
    return svg.moved(
        [*wings, *spots, svg.path(body, fill="none", stroke="#5a3010", stroke_width=2.2, stroke_linecap="round")],
        x,
        y,
        turn,
    )


def fright(ink: str) -> str:
    """Strokes that fly off a frightened back."""
    marks = " ".join(
        f"M{svg.points(6 + 94 * cos(radians(a)), -10 - 96 * sin(radians(a)))} "
        f"L{svg.points(6 + 106 * cos(radians(a)), -10 - 110 * sin(radians(a)))}"
        for a in (72, 90, 108, 126)
    )
    return svg.path(marks, fill="none", stroke=ink, stroke_width=4.0, stroke_linecap="round", stroke_opacity=0.55)
