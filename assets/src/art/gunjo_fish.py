"""Gunjo Gradation's fifteen fish, seen from the side, each another shape: from the medaka to the oarfish."""

from __future__ import annotations

from collections.abc import Sequence

import svg

INK = "#0a1c46"
LINE = 2.0


def shape(d: str, fill: str, **style: object) -> str:
    """A part with its outline."""
    return svg.path(d, **({"fill": fill, "stroke": INK, "stroke_width": LINE, "stroke_linejoin": "round"} | style))


def mark(d: str, fill: str, opacity: float = 1.0) -> str:
    """A patch of colour without outline."""
    return svg.path(d, fill=fill, fill_opacity=opacity)


def thread(d: str, colour: str = INK, wide: float = 2.0, opacity: float = 0.55) -> str:
    """A line drawn on a fish."""
    return svg.path(d, fill="none", stroke=colour, stroke_width=wide, stroke_opacity=opacity, stroke_linecap="round")


def eye(x: float, y: float, radius: float = 7.5, white: str = "#ffffff") -> str:
    """An eye that looks a little forward."""
    return (
        svg.circle(x, y, radius, fill=white, stroke=INK, stroke_width=2.0)
        + svg.circle(x - radius * 0.16, y + radius * 0.06, radius * 0.56, fill=INK)
        + svg.circle(x - radius * 0.36, y - radius * 0.26, radius * 0.2, fill="#ffffff")
    )


def gradient(name: str, top: str, bottom: str) -> str:
    """A fish is darker on its back, or the other way round."""
    return svg.linear(name, ((0, top), (1, bottom)), 0, 0, 0, 1)


def body(name: str) -> str:
    """The fill of that gradient."""
    return f"url(#{name})"


Drawing = tuple[Sequence[str], Sequence[str]]
"""Gradients and parts. The fish looks to the left; its middle is the origin, and it is some 150 units long."""


def medaka() -> Drawing:
    """1: small and slender, with a large eye."""
    parts = [
        shape("M44 -4 C58 -14 70 -20 82 -22 C77 -8 77 8 82 20 C68 18 56 10 44 4Z", "#ffd9a0"),
        shape("M20 -18 C30 -34 44 -38 54 -34 C50 -26 48 -20 46 -12Z", "#ffd9a0"),
        shape("M14 16 C26 34 44 38 56 33 C50 26 48 18 46 10Z", "#ffd9a0"),
        shape("M-74 0 C-52 -30 -4 -30 48 -8 Q52 0 48 8 C-4 30 -52 28 -74 0Z", body("b1")),
        mark("M-60 8 C-30 24 14 20 44 7 C10 14 -30 14 -60 8Z", "#ffffff", 0.6),
        thread("M-30 -4 C0 -8 26 -5 46 -1", "#e2761b", 3.4, 0.8),
        shape("M-20 8 C-12 22 -2 28 8 27 C8 18 2 10 -8 5Z", "#ffe9c4"),
        thread("M-36 -17 C-30 -6 -30 6 -37 16"),
        eye(-50, -3, 10),
    ]
    return [gradient("b1", "#ff9f43", "#ffe0ad")], parts


def seahorse() -> Drawing:
    """2: upright, with a curled tail."""
    crown = "M-8 -92 L-2 -78 L8 -96 L12 -78 L26 -86 L20 -68 L-10 -66Z"
    belly = (
        "M-60 -56 C-66 -48 -58 -42 -48 -44 L-22 -46 C-34 -24 -46 -6 -36 22 C-26 44 8 48 8 70 C8 84 -8 88 -14 78 "
        "C-18 68 -8 62 -3 68 C2 50 -16 52 -22 66 C-30 86 -8 104 10 94 C32 82 26 54 22 40 C18 26 34 14 36 -12 "
        "C38 -36 26 -46 28 -58 C32 -82 -2 -88 -16 -68 C-20 -62 -24 -58 -32 -58Z"
    )
    ribs = "M-40 -4 L-14 -8 M-40 8 L-12 6 M-35 20 L-8 20 M-28 32 L0 34 M-38 -18 L-12 -22"
    parts = [
        shape("M34 -22 C60 -34 68 -8 56 12 C48 22 36 18 30 10Z", "#ffe08a"),
        thread("M38 -16 L58 -14 M38 -6 L60 0 M36 4 L54 12", "#b4642a", 2.2),
        shape(crown, "#ffcf5a"),
        shape(belly, body("b2")),
        thread(ribs, "#a8431a", 2.6, 0.6),
        mark("M-24 -46 C-36 -24 -46 -6 -38 18 C-26 20 -18 -20 -12 -40Z", "#fff0c4", 0.55),
        eye(-2, -62, 9),
    ]
    return [gradient("b2", "#ffb52e", "#f0672a")], parts


def clownfish() -> Drawing:
    """3: white bands on orange."""
    whole = "M-72 2 C-62 -40 -10 -50 24 -34 C40 -26 48 -14 56 -10 L56 14 C46 18 38 28 22 36 C-12 48 -60 40 -72 2Z"
    parts = [
        shape("M50 -8 C62 -30 80 -30 84 -18 C87 -4 87 8 84 22 C78 34 60 32 50 12Z", "#ff8a2a"),
        shape("M-34 -36 C-26 -64 -2 -60 6 -50 C16 -62 36 -54 40 -26 L-20 -30Z", "#ff8a2a"),
        shape("M-20 36 C-14 60 4 62 14 38Z", "#ff8a2a"),
        shape(whole, body("b3")),
        shape(
            "M-46 -31 C-30 -14 -30 16 -45 32 C-38 38 -30 40 -24 40 C-10 16 -10 -18 -22 -42 C-32 -40 -40 -36 -46 -31Z",
            "#ffffff",
        ),
        shape("M6 -40 C18 -20 18 20 4 41 C14 40 20 38 26 34 C36 14 36 -14 27 -33 C20 -36 14 -39 6 -40Z", "#ffffff"),
        shape("M47 -15 C52 -4 52 10 46 19 L56 14 L57 -10Z", "#ffffff"),
        shape("M-14 10 C-4 2 12 4 16 14 C12 26 -4 28 -14 18Z", "#ffa24d"),
        thread("M-6 13 L8 15", INK, 2.0, 0.5),
        thread("M-70 8 C-64 12 -58 12 -54 8", INK, 2.4, 0.8),
        eye(-56, -9, 8.5),
    ]
    return [gradient("b3", "#ff8c1f", "#f25c12")], parts


def butterflyfish() -> Drawing:
    """4: a disc with a snout and a dark bar through the eye."""
    disc = "M-78 6 L-56 -6 C-48 -46 -6 -62 28 -52 C48 -44 54 -22 56 -8 L56 12 C54 28 46 48 26 54 C-8 62 -46 46 -56 12Z"
    parts = [
        shape("M52 -8 L78 -22 C74 -8 74 10 78 26 L52 12Z", "#fff6c9"),
        shape("M-34 -44 C-16 -74 42 -78 54 -14 L34 -46Z", "#ffe14f"),
        shape("M-30 46 C-12 76 40 78 54 16 L32 50Z", "#ffe14f"),
        shape(disc, body("b4")),
        mark("M-52 -12 C-44 -44 -26 -52 -16 -56 C-30 -30 -34 20 -22 54 C-40 44 -50 28 -54 10Z", "#1c2747", 0.92),
        thread(
            "M-4 -52 C-12 -20 -12 24 -2 54 M14 -52 C8 -20 8 24 16 54 M32 -48 C28 -18 28 20 33 48", "#e2a01c", 3.4, 0.9
        ),
        svg.circle(36, -26, 9, fill="#1c2747"),
        svg.circle(38, -28, 3, fill="#ffffff", fill_opacity=0.8),
        thread("M-78 6 L-66 5", INK, 2.4, 0.9),
        eye(-41, -10, 8),
    ]
    return [gradient("b4", "#fff3a6", "#ffd21f")], parts


def idol() -> Drawing:
    """5: tall, with a long streamer on its back."""
    parts = [
        thread("M2 -56 C20 -104 62 -100 84 -66", "#ffffff", 6.5, 1.0),
        thread("M2 -56 C20 -104 62 -100 84 -66", INK, 1.6, 0.5),
        shape("M48 -8 L74 -24 C70 -6 70 10 74 26 L48 12Z", "#27305c"),
        shape("M-30 -30 C-18 -58 -2 -72 10 -70 C14 -50 34 -28 52 -14 L-20 -14Z", "#ffffff"),
        shape("M-24 32 C-10 58 6 68 18 66 C20 48 38 28 52 14 L-20 14Z", "#27305c"),
        shape(
            "M-80 8 L-62 -4 C-50 -34 -14 -44 14 -38 C36 -32 50 -18 "
            "54 -6 L54 10 C48 24 34 38 12 42 C-16 46 -50 36 -62 16Z",
            body("b5"),
        ),
        mark("M-58 -12 C-48 -32 -36 -37 -26 -40 C-34 -16 -34 18 -24 42 C-42 38 -54 28 -60 16Z", "#222a52"),
        mark("M12 -39 C26 -36 36 -30 42 -25 C38 -8 38 10 41 27 C32 35 22 40 12 42 C6 18 6 -14 12 -39Z", "#222a52"),
        mark(
            "M-12 -41 C0 -43 6 -41 12 -39 C6 -14 6 18 12 42 C2 44 -8 44 -14 43 C-20 20 -20 -16 -12 -41Z",
            "#ffd84a",
            0.85,
        ),
        mark("M-80 8 L-64 -2 L-62 8Z", "#f08a24"),
        thread("M-80 8 L-70 8", INK, 2.2, 0.9),
        eye(-46, -8, 7.5),
    ]
    return [gradient("b5", "#fffdf0", "#fff1c0")], parts


def puffer() -> Drawing:
    """6: a ball of spines."""
    spines = []
    for index in range(20):
        angle = 18 * index + 4
        a, b = svg.around(angle - 5, 54), svg.around(angle + 5, 54)
        tip = svg.around(angle, 72)
        spines.append(shape(f"M{svg.points(*a)} L{svg.points(*tip)} L{svg.points(*b)}Z", "#f6e7b4", stroke_width=2.0))
    spots = ((-2, -34, 7), (18, -26, 6), (34, -10, 5), (8, -14, 6), (-18, -22, 5), (26, 6, 5))
    parts = [
        shape("M52 -6 C64 -18 78 -22 86 -18 C82 -4 82 8 86 20 C76 22 62 16 52 8Z", "#e6b450"),
        *spines,
        svg.circle(0, 0, 56, fill=body("b6"), stroke=INK, stroke_width=LINE),
        *(svg.circle(x, y, r, fill="#7a4a18", fill_opacity=0.75) for x, y, r in spots),
        shape("M10 12 C22 2 38 8 38 18 C36 30 20 32 10 22Z", "#ffd98a"),
        thread("M18 14 L30 15 M18 20 L29 22"),
        shape("M-56 8 C-62 4 -62 18 -55 18 C-48 18 -48 8 -56 8Z", "#f2a58a"),
        thread("M-60 13 L-50 13", INK, 2.0, 0.8),
        eye(-30, -10, 12),
    ]
    return [svg.linear("b6", ((0, "#d79a35"), (0.5, "#f2c76a"), (0.62, "#fff6dd"), (1, "#ffffff")), 0, 0, 0, 1)], parts


def mackerel() -> Drawing:
    """7: a spindle with waves on its back and a forked tail."""
    waves = " ".join(f"M{x} -22 q6 7 0 12 q-6 6 0 11" for x in range(-34, 48, 13))
    parts = [
        shape("M56 -3 C66 -22 78 -34 92 -38 C84 -20 82 -10 80 0 C82 10 84 20 92 36 C78 32 66 20 56 3Z", "#4c86b8"),
        shape("M-22 -26 C-14 -46 -4 -48 4 -46 L8 -26Z", "#4c86b8"),
        shape("M24 -22 C30 -36 38 -38 44 -36 L46 -16Z", "#4c86b8"),
        shape("M18 20 C24 36 34 38 42 34 L40 15Z", "#9fc4dc"),
        shape(
            "M-84 4 C-62 -30 -8 -34 34 -20 C48 -14 56 -8 64 -4 L64 4 C54 8 46 14 32 20 C-10 34 -62 30 -84 4Z",
            body("b7"),
        ),
        thread(waves, "#0e2f63", 4.2, 0.85),
        thread("M-40 2 C-4 0 30 0 58 0", "#ffffff", 2.0, 0.7),
        thread("M-46 -22 C-38 -8 -38 12 -47 22"),
        shape("M-36 6 C-24 4 -12 10 -6 18 C-18 20 -30 16 -36 6Z", "#bcd9ea"),
        thread("M-84 5 C-78 9 -70 10 -64 8", INK, 2.4, 0.85),
        eye(-62, -4, 8),
    ]
    return [svg.linear("b7", ((0, "#2f74b4"), (0.45, "#5fa6cf"), (0.62, "#e4f3f7"), (1, "#ffffff")), 0, 0, 0, 1)], parts


def bream() -> Drawing:
    """8: high-backed and red, with a comb of spines."""
    comb = "M-36 -34 L-28 -62 L-18 -48 L-10 -70 L0 -52 L10 -70 L18 -48 L28 -62 L34 -40 L46 -48 L48 -20Z"
    scales = " ".join(f"M{x} {y} q6 7 0 13" for y in range(-30, 28, 13) for x in range(-18 + (y // 13 % 2) * 7, 46, 14))
    parts = [
        shape("M54 -4 C64 -22 76 -38 90 -40 C84 -22 82 -8 82 2 C82 12 84 26 90 42 C76 40 64 26 54 10Z", "#e0434b"),
        shape(comb, "#f27a72"),
        shape("M8 36 L18 58 L26 44 L38 52 L46 22Z", "#f27a72"),
        shape("M-22 34 C-16 54 -6 60 6 58 L6 34Z", "#f27a72"),
        shape(
            "M-80 10 C-76 -18 -52 -46 -12 -46 C24 -44 46 -20 60 -8 L60 12 C46 22 26 42 -10 42 C-46 42 -72 28 -80 10Z",
            body("b8"),
        ),
        thread(scales, "#b01f36", 2.2, 0.5),
        thread("M-34 -34 C-24 -16 -24 14 -36 36"),
        shape("M-22 8 C-6 0 14 10 18 24 C2 28 -16 22 -22 8Z", "#ffb3a5"),
        thread("M-79 12 C-70 18 -60 18 -54 14", INK, 2.4, 0.85),
        *(svg.circle(x, y, 2.6, fill="#9fe3ff") for x, y in ((2, -30), (16, -20), (30, -12), (-4, -16), (12, -6))),
        mark("M-60 -24 C-54 -32 -44 -36 -36 -36 C-42 -30 -46 -24 -48 -20Z", "#8fd4ff", 0.75),
        eye(-54, -8, 10.5),
    ]
    return [gradient("b8", "#f0525a", "#ffc7b8")], parts


def flyingfish() -> Drawing:
    """9: two wings."""
    wing = "M-32 -6 C-20 -50 20 -88 66 -92 C58 -76 62 -68 50 -60 C54 -48 42 -44 34 -40 C34 -28 16 -24 8 -10Z"
    low = "M-26 10 C-4 22 30 44 44 74 C28 72 22 66 12 64 C8 54 -4 52 -10 44 C-20 36 -26 24 -26 10Z"
    parts = [
        shape("M58 -4 L84 -30 C80 -10 80 2 78 6 C84 20 90 34 92 48 C78 38 66 22 58 8Z", "#6f97e4"),
        shape(low, "#a9d8f2", fill_opacity=0.95),
        thread("M-20 14 L34 66 M-14 12 L12 60 M-22 18 L-6 46", "#2d5aa8", 2.0),
        shape("M-88 2 C-66 -20 -8 -24 36 -12 L64 -4 L64 8 C46 12 20 18 -16 20 C-52 20 -76 14 -88 2Z", body("b9")),
        shape(wing, "#c6e8fa", fill_opacity=0.96),
        thread("M-20 -14 L58 -84 M-12 -14 L48 -62 M-4 -14 L32 -42 M-26 -16 L30 -82", "#2d5aa8", 2.2),
        thread("M-50 -14 C-44 -6 -44 8 -51 15"),
        thread("M-88 3 C-82 6 -76 7 -72 5", INK, 2.4, 0.85),
        eye(-66, -3, 8),
    ]
    return [svg.linear("b9", ((0, "#4168c8"), (0.5, "#6f9be8"), (0.66, "#e8f2fb"), (1, "#ffffff")), 0, 0, 0, 1)], parts


def manta() -> Drawing:
    """10: a kite seen from above."""
    kite = (
        "M-62 -8 C-52 -22 -38 -24 -28 -30 C-16 -52 -6 -78 8 -92 C22 -70 30 -40 40 -20 Q48 -4 56 0 Q48 6 40 22 "
        "C30 42 22 72 8 94 C-6 80 -16 54 -28 32 C-38 26 -52 24 -62 10 Q-54 1 -62 -8Z"
    )
    parts = [
        thread("M52 0 C70 -4 82 8 98 2", INK, 6.0, 1.0),
        thread("M52 0 C70 -4 82 8 98 2", "#aab9fb", 2.6, 1.0),
        shape("M-58 -12 C-74 -20 -84 -20 -88 -12 C-82 -4 -70 -4 -58 -2Z", "#aab9fb"),
        shape("M-58 14 C-74 22 -84 22 -88 14 C-82 6 -70 6 -58 4Z", "#aab9fb"),
        shape(kite, body("b10")),
        mark("M-22 -28 C-8 -34 2 -60 8 -78 C14 -58 18 -34 26 -18 C14 -24 -6 -24 -22 -28Z", "#ffffff", 0.28),
        mark("M-22 30 C-8 36 2 62 8 80 C14 60 18 36 26 20 C14 26 -6 26 -22 30Z", "#ffffff", 0.28),
        thread(
            "M-36 -14 C-30 -8 -30 -4 -34 0 M-26 -16 C-20 -8 -20 -4 -24 "
            "0 M-36 16 C-30 10 -30 6 -34 2 M-26 18 C-20 10 -20 6 -24 2"
        ),
        thread("M-8 1 L44 1", INK, 2.4, 0.4),
        *(
            svg.circle(x, y, 3, fill="#dfe6ff", fill_opacity=0.8)
            for x, y in ((6, -40), (14, -26), (2, -22), (6, 42), (14, 28), (2, 24))
        ),
        svg.circle(-54, -14, 5, fill=INK),
        svg.circle(-54, 16, 5, fill=INK),
        svg.circle(-55.5, -15.5, 1.6, fill="#ffffff"),
        svg.circle(-55.5, 14.5, 1.6, fill="#ffffff"),
    ]
    return [svg.linear("b10", ((0, "#6f86ea"), (0.5, "#c3ceff"), (1, "#6f86ea")), 0, 0, 0, 1)], parts


def tuna() -> Drawing:
    """11: a torpedo with a sickle for a tail."""
    finlets = "".join(
        shape(f"M{x} {y} l9 {-7 if y < 0 else 7} l-1 {9 if y < 0 else -9}Z", "#ffd447", stroke_width=1.8)
        for x, y in ((30, -17), (42, -12), (53, -8), (32, 18), (44, 13), (54, 9))
    )
    parts = [
        shape("M64 -3 C68 -26 80 -48 98 -58 C88 -32 88 -12 84 0 C88 14 88 34 98 60 C80 50 68 28 64 4Z", "#5878cf"),
        shape("M-8 -34 C2 -58 16 -66 28 -64 C22 -52 20 -42 20 -28Z", "#ffd447"),
        shape("M2 34 C10 56 22 66 34 64 C28 52 26 42 26 28Z", "#ffd447"),
        finlets,
        shape(
            "M-90 2 C-70 -38 -6 -44 34 -20 C50 -12 62 -6 70 -4 L70 5 C62 8 50 14 34 22 C-8 44 -68 38 -90 2Z",
            body("b11"),
        ),
        shape("M-30 2 C-6 -6 20 2 34 14 C10 18 -14 14 -30 2Z", "#1d2f68"),
        thread("M-52 -26 C-42 -10 -42 12 -53 27"),
        thread("M-90 4 C-82 10 -74 11 -66 9", INK, 2.6, 0.9),
        eye(-68, -5, 9),
    ]
    return [svg.linear("b11", ((0, "#35509f"), (0.42, "#5a7fd8"), (0.6, "#cfdcf2"), (1, "#ffffff")), 0, 0, 0, 1)], parts


def sunfish() -> Drawing:
    """12: a great disc with two oars and no tail."""
    disc = (
        "M-66 4 C-66 -34 -30 -52 8 -50 C36 -48 52 -34 58 -22 C66 -14 66 -8 "
        "60 -2 C68 4 68 12 60 16 C54 38 34 52 6 54 C-32 54 -66 40 -66 4Z"
    )
    parts = [
        shape("M10 -46 C14 -76 22 -94 36 -100 C42 -82 46 -58 48 -36Z", "#9db3ee"),
        shape("M8 50 C12 78 22 96 36 102 C42 84 46 62 48 40Z", "#9db3ee"),
        thread("M24 -50 L34 -90 M22 54 L34 92"),
        shape(disc, body("b12")),
        mark("M-58 18 C-40 40 20 52 54 22 C40 46 24 54 6 54 C-28 54 -52 42 -58 18Z", "#ffffff", 0.45),
        *(
            svg.circle(x, y, r, fill="#ffffff", fill_opacity=0.32)
            for x, y, r in (
                (4, -26, 7),
                (22, -18, 5),
                (34, -30, 4),
                (20, 4, 6),
                (40, -4, 4),
                (4, 22, 5),
                (-14, -34, 5),
                (32, 22, 5),
            )
        ),
        shape("M-8 -2 C6 -14 20 -6 20 4 C14 14 0 14 -8 8Z", "#93a9e4"),
        thread("M-2 2 L12 1"),
        shape("M-68 2 C-74 4 -74 14 -66 15 C-60 14 -60 4 -68 2Z", "#f0b9b0"),
        thread("M-71 9 L-64 9", INK, 2.0, 0.8),
        eye(-42, -10, 10),
        thread("M-24 -20 C-18 -8 -18 8 -25 20"),
    ]
    return [gradient("b12", "#7f97e0", "#d9e2fb")], parts


def hammerhead() -> Drawing:
    """13: a shark with a hammer for a head."""
    whole = "M-66 8 C-50 -12 -10 -30 34 -18 C52 -12 62 -4 72 -2 L72 6 C56 10 40 18 14 22 C-18 28 -52 26 -66 8Z"
    hammer = (
        "M-84 -34 C-92 -36 -98 -28 -94 -20 C-88 -8 -86 18 -92 34 C-94 42 -86 "
        "48 -78 44 C-70 34 -62 26 -52 22 L-52 -8 C-64 -14 -74 -24 -84 -34Z"
    )
    parts = [
        shape("M66 -2 C72 -24 82 -44 98 -54 C94 -30 90 -14 86 0 C92 12 94 20 94 32 C82 28 72 18 66 6Z", "#7388cf"),
        shape("M-8 -22 C-2 -46 10 -64 26 -70 C24 -50 28 -34 34 -18Z", "#7388cf"),
        shape("M-22 22 C-14 42 2 56 22 60 C16 44 14 32 16 20Z", "#7388cf"),
        shape("M42 14 L54 28 L58 10Z", "#7388cf"),
        shape(whole, body("b13")),
        shape(hammer, body("b13")),
        thread("M-34 -8 C-29 0 -29 8 -34 16 M-25 -10 C-20 -2 -20 8 -25 17 M-16 -12 C-11 -4 -11 8 -16 18"),
        thread("M-74 22 C-68 18 -62 18 -58 22", INK, 2.6, 0.9),
        eye(-87, -27, 6.5, "#ffe66b"),
        eye(-84, 37, 6.5, "#ffe66b"),
    ]
    return [svg.linear("b13", ((0, "#6c83cc"), (0.5, "#a3b4e6"), (0.68, "#e6ecfa"), (1, "#ffffff")), 0, 0, 0, 1)], parts


def angler() -> Drawing:
    """14: all mouth, with a lamp."""
    whole = (
        "M-62 -14 C-52 -50 -6 -62 30 -44 C52 -32 60 -14 66 -8 L66 10 C58 18 50 36 26 46 C-2 58 -40 56 -58 34 L-30 10Z"
    )
    teeth = "M-60 -12 L-55 2 L-50 -6 L-45 8 L-40 -2 L-36 11 L-31 4 M-56 32 L-52 20 L-47 28 L-43 15 L-38 23 L-34 11"
    parts = [
        svg.circle(-70, -66, 34, fill="url(#lamp)"),
        thread("M-18 -50 C-26 -92 -58 -92 -68 -70", INK, 6.0, 1.0),
        thread("M-18 -50 C-26 -92 -58 -92 -68 -70", "#7d6aa8", 2.8, 1.0),
        svg.circle(-70, -64, 10, fill="#fff6b0", stroke="#ffffff", stroke_width=2.0),
        shape("M60 -8 L88 -30 C82 -12 84 -4 82 2 C84 12 86 22 88 34 L60 12Z", "#7a66b5"),
        shape("M8 -50 L18 -72 L26 -54 L38 -66 L44 -38Z", "#7a66b5"),
        shape("M16 48 L28 66 L34 48 L46 54 L46 30Z", "#7a66b5"),
        mark("M-60 -12 L-30 10 L-57 33 C-46 22 -46 4 -60 -12Z", "#2a0f2e"),
        shape(whole, body("b14")),
        svg.path(teeth, fill="#fffbe6", stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
        shape("M0 14 C16 2 34 8 38 20 C30 34 10 34 0 24Z", "#ab97dc"),
        thread("M10 16 L30 18 M10 24 L28 26"),
        *(
            svg.circle(x, y, 3.2, fill="#c9f7ff", fill_opacity=0.85)
            for x, y in ((4, -30), (20, -24), (36, -16), (48, -2), (12, -8))
        ),
        eye(-26, -24, 9, "#fff3a0"),
    ]
    return [
        gradient("b14", "#8d78c9", "#51408a"),
        svg.radial("lamp", ((0, "#fffbd0"), (0.35, "#ffe97a"), (1, "#ffe97a00")), 0.5, 0.5, 0.5).replace(
            '"#ffe97a00"', '"#ffe97a" stop-opacity="0"'
        ),
    ], parts


def oarfish() -> Drawing:
    """15: a silver ribbon with a red crest."""
    ribbon = (
        "M-74 -58 C-58 -76 -34 -72 -18 -56 C6 -30 28 -62 56 -50 C84 -36 82 -2 54 6 C24 14 -12 0 -36 18 "
        "C-56 34 -40 62 -10 60 C20 58 50 46 88 72 C52 60 26 84 -8 84 C-62 86 -84 44 -58 12 C-32 -18 16 -4 40 -12 "
        "C56 -18 56 -30 42 -30 C18 -32 2 -8 -26 -26 C-40 -36 -54 -42 -66 -40 C-78 -40 -84 -48 -74 -58Z"
    )
    fringe = (
        "M-40 -70 C-24 -72 -12 -58 -2 -50 C16 -44 30 -72 58 -62 C96 -46 92 6 56 14 C30 20 -8 8 -30 24 "
        "C-40 34 -36 50 -20 54 C-36 66 -58 38 -38 16 C-14 -6 24 12 52 4 C80 -4 80 -36 54 -48 C28 -58 8 -30 -18 -54Z"
    )
    parts = [
        svg.circle(-50, -60, 40, fill="url(#glow15)"),
        shape("M-58 -66 C-62 -86 -54 -98 -46 -102 C-46 -90 -42 -84 -40 -74Z", "#ff4a4f"),
        shape("M-46 -70 C-44 -90 -32 -100 -20 -102 C-24 -90 -24 -80 -28 -68Z", "#ff4a4f"),
        shape("M-34 -68 C-26 -84 -12 -90 2 -88 C-8 -78 -12 -70 -18 -60Z", "#ff4a4f"),
        shape(fringe, "#ff4a4f"),
        shape(ribbon, body("b15")),
        *(
            svg.circle(x, y, 3, fill="#27407e", fill_opacity=0.7)
            for x, y in (
                (-34, -50),
                (-14, -36),
                (6, -38),
                (30, -46),
                (56, -40),
                (66, -22),
                (50, -2),
                (22, -4),
                (-10, 0),
                (-38, 12),
                (-58, 34),
                (-44, 62),
                (-14, 72),
                (18, 70),
                (48, 62),
            )
        ),
        thread("M-62 -40 C-50 -48 -46 -56 -50 -66", "#ff8a80", 3.0, 0.9),
        shape("M-52 -40 C-50 -24 -58 -10 -70 -6 C-66 -16 -66 -28 -64 -40Z", "#ff4a4f"),
        thread("M-79 -48 C-73 -46 -68 -46 -64 -48", INK, 2.4, 0.9),
        eye(-60, -57, 8),
    ]
    return [
        svg.linear("b15", ((0, "#f4f8ff"), (0.5, "#b7c9f2"), (1, "#e6eeff")), 0, 0, 1, 1),
        svg.radial("glow15", ((0, "#bfe0ff"), (1, "#bfe0ff00")), 0.5, 0.5, 0.5).replace(
            '"#bfe0ff00"', '"#bfe0ff" stop-opacity="0"'
        ),
    ], parts


FISH = (
    medaka,
    seahorse,
    clownfish,
    butterflyfish,
    idol,
    puffer,
    mackerel,
    bream,
    flyingfish,
    manta,
    tuna,
    sunfish,
    hammerhead,
    angler,
    oarfish,
)
"""By number less 1."""
