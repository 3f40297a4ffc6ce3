"""Gunjo's fish of the sunlit water, 1 to 8: the snout at the left, the tail at the right, some 200 units long."""

from __future__ import annotations

from fish import Skin
from geometry import Path, ellipse, heading, polar, smooth, spline_points, tapered
from sealife import INK, Seafish
from swimmer import Body, Silk


def damselfish() -> Seafish:
    """1: a jewel of ultramarine with a yellow tail."""
    up = ((0, 0), (0.03, 8), (0.09, 17), (0.2, 29), (0.38, 37), (0.56, 34), (0.74, 22), (0.9, 12), (1, 10))
    low = ((0, 0), (0.03, 6), (0.09, 15), (0.2, 27), (0.38, 36), (0.56, 34), (0.74, 22), (0.9, 12), (1, 10))
    body = Body((-86 + 4j, -44 + 0j, 0 - 1j, 42 + 2j), up, low)
    fish = Seafish(body, Skin("#0e1f86", "#2350ec", "#79b8ff", "#0a1450"))
    gold = Silk("#f2a61e", "#ffd23f", "#fff1a8", "#a8650c", (1, 0.95, 0.8), 0.5)
    blue = Silk("#1736b8", "#3f78f5", "#a8d4ff", "#0c1f7a", (0.98, 0.92, 0.72), 0.5)
    fish.fin(((0.97, 0.95), (1, 0), (0.97, -0.95)), (40, -40), ((0, 62), (0.28, 54), (0.5, 36), (0.72, 54), (1, 62)),
             gold, (-22, 22), 15, 0.03)  # fmt: skip
    fish.fin(((0.22, 0.94), (0.5, 0.97), (0.82, 0.9)), (72, 22), ((0, 15), (0.3, 21), (0.75, 30), (1, 20)), blue,
             (-20, -8), 15, 0.16)  # fmt: skip
    fish.fin(
        ((0.52, -0.95), (0.7, -0.95), (0.86, -0.9)), (-62, -18), ((0, 16), (0.6, 30), (1, 18)), gold, (14, 6), 11, 0.08
    )
    fish.fin(((0.32, -0.95), (0.4, -0.97)), (-58, -30), ((0, 34), (1, 18)), gold, (18, 0), 6)
    fish.coat((0, "#101f8c"), (0.3, "#1f46e0"), (0.62, "#2f74f5"), (0.86, "#62adff"), (1, "#a8d8ff"))
    fish.lit(body.patch((0.66, 1), (0.8, 0.7), (0.86, 0), (0.8, -0.7), (0.64, -1), (1, -1), (1, 1)), body.at(0.66, 0),
             body.at(1, 0), (0, "#ffd23f", 0), (0.55, "#ffd23f", 0.85), (1, "#ffc21e"))  # fmt: skip
    fish.scale("#0b1a70", 0.4, 11, 8, 0.26)
    jewels = tuple(
        (0.3 + 0.062 * k, t + (0.1 if k % 2 else 0)) for k in range(7) for t in (0.62, 0.36, 0.1, -0.16, -0.42)
    )
    fish.dots(jewels, 1.35, "#9fe6ff", 0.9)
    fish.round_off(strength=0.12)
    fish.line(smooth(body.stripe((0.05, 0.2), (0.16, 0.5), (0.3, 0.74))), "#7ee0ff", 1.6, 0.9)
    fish.line(smooth(body.stripe((0.06, -0.12), (0.14, -0.3), (0.2, -0.55))), "#7ee0ff", 1.4, 0.8)
    fish.gill(0.26)
    fish.rim()
    fish.mouth((0.0, 0.0), (0.035, -0.2), (0.06, -0.16))
    fish.gaze(body.at(0.13, 0.16), 8, "#8fd0ff")
    fish.fin(((0.29, 0.02), (0.31, -0.34)), (-8, -46), ((0, 30), (1, 24)), Silk("#4d90ff", "#9fd0ff", "#e6f6ff",
             "#16308c"), (10, 16), 7)  # fmt: skip
    return fish


def seahorse() -> Seafish:
    """2: upright and crowned, ringed with ridges; drawn where it stands on its card."""
    spine = (126 + 116j, 146 + 140j, 143 + 172j, 134 + 202j, 143 + 232j, 160 + 258j, 164 + 284j, 146 + 302j, 125 + 294j,
             128 + 276j, 143 + 279j)  # fmt: skip
    up = (
        (0, 20),
        (0.06, 17),
        (0.14, 14),
        (0.24, 17),
        (0.34, 16),
        (0.44, 11.5),
        (0.56, 9),
        (0.74, 6.6),
        (0.9, 4.6),
        (1, 1.5),
    )
    low = (
        (0, 16),
        (0.06, 14),
        (0.14, 20),
        (0.24, 29),
        (0.33, 27),
        (0.43, 15),
        (0.54, 10),
        (0.74, 6.6),
        (0.9, 4.6),
        (1, 1.5),
    )
    body = Body(spine, up, low)
    fish = Seafish(body, Skin("#e2571c", "#ffb43a", "#ffe9b0", "#7c2408"))
    silk = Silk("#f5a430", "#ffd679", "#fff3cf", "#a6501a", (0.98, 0.9, 0.7), 0.5)
    fish.fin(
        ((0.3, 0.9), (0.38, 0.95), (0.46, 0.9)), (74, 34), ((0, 24), (0.5, 40), (1, 24)), silk, (-10, 14), 11, 0.06
    )
    fish.coat((0, "#d9481a"), (0.34, "#f5812a"), (0.66, "#ffc04e"), (1, "#fff0bd"), s=0.25)
    spikes, dark, light = Path(), Path(), Path()
    for k in range(27):
        s = 0.105 + 0.0325 * k
        reach = 0.97 if s < 0.9 else 0.8
        lean = 0.012
        dark.add(smooth(body.stripe((s, reach), (s + lean, 0.1), (s, -reach))))
        light.add(smooth(body.stripe((s + 0.011, reach * 0.92), (s + lean + 0.011, 0.1), (s + 0.011, -reach * 0.92))))
        if k % 2 == 0 and s < 0.86:
            for side in (1, -1):
                a, b = body.at(s - 0.013, side * 0.96), body.at(s + 0.015, side * 0.96)
                out = body.at(s, side) - body.spine(s)
                tip = (a + b) / 2 + out / abs(out) * (5.5 - 4.0 * s)
                spikes.move(a).line(tip, b).close()
    fish.part(spikes, "#ffcf63", fish.skin.line, 0.9)
    fish.line(dark, "#9c3a10", 1.3, 0.6)
    fish.line(light, "#fff3cf", 1.0, 0.7)
    for t, strong in ((0.42, 0.5), (-0.34, 0.42)):
        ridge = body.stripe((0.1, t), (0.3, t * 1.05), (0.6, t), (0.9, t))
        fish.line(smooth(ridge), "#9c3a10", 1.2, strong)
    knots = tuple((0.105 + 0.0325 * k, t) for k in range(24) for t in (0.42, -0.34))
    fish.dots(knots, 1.25, "#fff3cf", 0.95)
    fish.rim()
    crown = Path()
    for angle, long in ((-40, 17), (-16, 23), (8, 26), (32, 21), (58, 14)):
        root = 124 + 98j + polar(9, angle)
        half = heading(angle) * 4.4
        crown.add(
            smooth([root - half, root + polar(long, angle - 5), root + polar(long + 2, angle + 4), root + half], True)
        )
    fish.part(crown, "#ffcf5a", fish.skin.line, 1.2)
    ring = (112 + 94j, 102 + 103j, 93 + 112j, 78 + 117j, 67 + 117j, 63 + 121j, 62 + 129j, 66 + 132.5j, 79 + 130j,
            95 + 131j, 104 + 139j, 120 + 144j, 138 + 139j, 146 + 124j, 142 + 104j, 128 + 93j)  # fmt: skip
    head = smooth(ring, closed=True)
    fish.shapes.append(head)
    fish.lit(head, 118 + 92j, 116 + 146j, (0, "#e35a1e"), (0.45, "#ff9a35"), (1, "#ffe3a0"))
    fish.line(head, fish.skin.line, 1.5, 0.9)
    fish.line(smooth([68 + 119j, 66 + 124j, 68.5 + 130.5j]), fish.skin.line, 1.3, 0.8)
    fish.brush([74 + 121j, 88 + 118j, 100 + 110j], 3.4, "#fff3cf", 0.65)
    for k in range(4):
        x = 78 + 5.2 * k
        fish.line(smooth([complex(x, 119.5 - k * 0.6), complex(x + 1, 124), complex(x, 129)]), "#9c3a10", 1.0, 0.5)
    for angle in (-60, -30, 0, 30, 60, 90, 120):
        start = 114 + 114j + polar(13.5, angle)
        fish.line(Path().move(start).line(start + polar(6, angle)), "#9c3a10", 1.2, 0.5)
    fish.line(smooth([136 + 106j, 129 + 122j, 134 + 138j]), fish.skin.line, 1.7, 0.7)
    fish.gaze(114 + 114j, 9.4, "#ffd257", -0.3 + 0.05j)
    fish.fin(((0.075, 0.3), (0.12, 0.34)), (100, 50), ((0, 18), (1, 18)), silk, (-10, 10), 6)
    return fish


def clownfish() -> Seafish:
    """3: white bands with dark rims on orange, round fins."""
    up = ((0, 0), (0.03, 11), (0.09, 23), (0.2, 36), (0.36, 43), (0.54, 39), (0.72, 27), (0.88, 17), (1, 14))
    low = ((0, 0), (0.03, 9), (0.09, 19), (0.2, 32), (0.38, 41), (0.56, 38), (0.74, 26), (0.88, 17), (1, 14))
    body = Body((-88 + 6j, -46 + 1j, 0 - 2j, 46 + 4j), up, low)
    fish = Seafish(body, Skin("#e2480c", "#ff8a1f", "#ffc266", "#5c1a06"))
    silk = Silk("#f0600f", "#ff8c22", "#ffb04a", "#5c1a06", (1, 0.98, 0.94), 0.4)
    fins = (
        (
            ((0.97, 0.9), (1, 0), (0.97, -0.9)),
            (52, -52),
            ((0, 40), (0.25, 50), (0.5, 52), (0.75, 50), (1, 40)),
            (-34, 34),
            13,
        ),
        (((0.2, 0.95), (0.38, 0.98), (0.52, 0.95)), (70, 44), ((0, 16), (0.5, 24), (1, 14)), (-20, -10), 10),
        (((0.54, 0.95), (0.66, 0.95), (0.82, 0.9)), (72, 14), ((0, 18), (0.45, 38), (1, 24)), (-14, -10), 9),
        (((0.56, -0.95), (0.7, -0.95), (0.84, -0.9)), (-68, -14), ((0, 18), (0.45, 36), (1, 22)), (14, 10), 9),
        (((0.32, -0.95), (0.42, -0.97)), (-72, -34), ((0, 36), (1, 22)), (20, 0), 7),
    )
    for root, angles, lengths, bends, rays in fins:
        fish.fin(root, angles, lengths, silk, bends, rays, 0.05)
        fish.line(fish.shapes[-1], "#1c0d1c", 2.6, 0.9)
    fish.coat((0, "#cf3d08"), (0.3, "#fb6d12"), (0.7, "#ff9430"), (1, "#ffc878"))
    fish.scale("#a83206", 0.34, 11, 8, 0.2)
    fish.bands(
        (((0.2, 1), (0.245, 0.4), (0.235, -0.3), (0.19, -1)), ((0.34, 1), (0.335, 0.4), (0.33, -0.3), (0.29, -1))),
        (
            ((0.5, 1), (0.47, 0.5), (0.43, 0.1), (0.48, -0.4), (0.54, -1)),
            ((0.68, 1), (0.63, 0.4), (0.62, -0.4), (0.7, -1)),
        ),
        (((0.9, 1), (0.915, 0), (0.9, -1)), ((0.985, 1), (0.985, 0), (0.985, -1))),
        paint="#fffaf0",
        rim="#1c0d1c",
    )
    fish.round_off(strength=0.11)
    fish.rim()
    fish.line(body.outline(), "#1c0d1c", 1.6, 0.8)
    fish.mouth((0.002, -0.1), (0.04, -0.34), (0.085, -0.3), wide=2.0)
    fish.brush(body.stripe((0.03, 0.42), (0.08, 0.62), (0.16, 0.76)), 4, "#ffe0a8", 0.7)
    fish.gaze(body.at(0.115, 0.2), 9, "#ffb53a")
    fish.fin(((0.35, -0.02), (0.37, -0.4)), (4, -52), ((0, 34), (0.5, 38), (1, 26)), silk, (16, -16), 9, 0.05)
    fish.line(fish.shapes[-1], "#1c0d1c", 2.2, 0.9)
    return fish


def butterflyfish() -> Seafish:
    """4: a tall disc with fine chevrons, a dark bar through the eye."""
    up = ((0, 1.5), (0.06, 4.5), (0.12, 8), (0.17, 16), (0.24, 36), (0.33, 56), (0.46, 69), (0.6, 71), (0.76, 58),
          (0.9, 26), (0.97, 12), (1, 11))  # fmt: skip
    low = ((0, 1.5), (0.06, 4.5), (0.12, 9), (0.17, 18), (0.25, 38), (0.36, 54), (0.48, 62), (0.62, 63), (0.77, 54),
           (0.9, 26), (0.97, 12), (1, 11))  # fmt: skip
    body = Body((-104 + 12j, -56 + 4j, 4 - 2j, 58 + 0j), up, low)
    fish = Seafish(body, Skin("#f2b705", "#ffe04a", "#fffbe0", "#5b3a06"))
    silk = Silk("#f5b800", "#ffd930", "#fff2a0", "#8a5a08", (1, 0.96, 0.86), 0.5)
    fish.fin(((0.98, 0.9), (1, 0), (0.98, -0.9)), (34, -34), ((0, 36), (0.5, 30), (1, 36)), silk, (-12, 12), 11, 0.03)
    tail = fish.body.at(1, 0)
    fish.brush([tail + 16 - 17j, tail + 20 + 0j, tail + 16 + 17j], 4.2, INK, 0.85)
    fish.fin(((0.3, 0.97), (0.5, 0.99), (0.72, 0.97), (0.92, 0.92)), (66, 2), ((0, 14), (0.3, 20), (0.8, 34), (1,
             18)), silk, (-6, 0), 21, 0.12)  # fmt: skip
    fish.fin(
        ((0.52, -0.98), (0.74, -0.97), (0.92, -0.92)), (-58, -2), ((0, 18), (0.7, 32), (1, 18)), silk, (6, 0), 15, 0.08
    )
    fish.fin(((0.34, -0.97), (0.4, -0.98)), (-66, -36), ((0, 34), (1, 16)), silk, (14, 0), 6)
    fish.coat((0, "#ffc814"), (0.3, "#ffe561"), (0.62, "#fff6c4"), (1, "#fffdf2"), s=0.55)
    fish.lit(body.patch((0.62, 1), (0.7, 0.3), (0.7, -0.3), (0.62, -1), (1, -1), (1, 1)), body.at(0.62, 0),
             body.at(0.98, 0), (0, "#ffcb1f", 0), (0.6, "#ffbf10", 0.9), (1, "#f59f0a"))  # fmt: skip
    lines = Path()
    for k in range(6):
        s = 0.3 + 0.065 * k
        lines.add(smooth(body.stripe((s, 0.93 - 0.02 * k), (s + 0.09, 0.5), (s + 0.14 - 0.01 * k, 0.14))))
    for k in range(8):
        s = 0.26 + 0.07 * k
        lines.add(smooth(body.stripe((s + 0.02, 0.06 - 0.06 * k), (s + 0.07, -0.38 - 0.04 * k), (s + 0.06, -0.9))))
    fish.line(lines, "#7a5a20", 2.0, 0.75)
    fish.scale("#b8860b", 0.3, 13, 12, 0.3)
    fish.bands(
        (((0.255, 1), (0.2, 0.55), (0.17, 0.1), (0.19, -0.5), (0.24, -1)), ((0.315, 1), (0.27, 0.5), (0.245, 0),
        (0.25, -0.5), (0.29, -1))), paint="#17204c", rim="#fff6d0",
    )  # fmt: skip
    fish.fill(ellipse(body.at(0.72, 0.66), 10.5), "#17204c")
    fish.line(ellipse(body.at(0.72, 0.66), 11.6), "#fff9e0", 1.8, 0.95)
    fish.fill(ellipse(body.at(0.72, 0.66) - (2.5 + 2.5j), 3), "#5a74c8", 0.8)
    fish.round_off(strength=0.07)
    fish.gill(0.345, 0.05, 0.3, -0.5, 0.5)
    fish.rim()
    fish.mouth((0.0, 0.1), (0.035, -0.05), (0.06, -0.05), wide=1.5)
    fish.gaze(body.at(0.212, 0.14), 8.4, "#ffe9a0")
    fish.fin(((0.37, 0.0), (0.385, -0.2)), (6, -40), ((0, 34), (1, 26)), Silk("#ffe98a", "#fff3b8", "#ffffff",
             "#8a6a1a"), (10, 10), 7)  # fmt: skip
    return fish


def idol() -> Seafish:
    """5: the moorish idol, its back drawn out into a long white pennant."""
    up = ((0, 2), (0.06, 5), (0.12, 9), (0.18, 18), (0.26, 36), (0.36, 56), (0.46, 66), (0.56, 60), (0.7, 40), (0.86,
          20), (0.95, 11), (1, 10))  # fmt: skip
    low = ((0, 2), (0.06, 5), (0.12, 9), (0.18, 18), (0.26, 34), (0.36, 50), (0.48, 62), (0.58, 58), (0.72, 38),
           (0.87, 19), (0.95, 11), (1, 10))  # fmt: skip
    body = Body((-92 + 14j, -46 + 4j, 4 + 0j, 50 + 2j), up, low)
    fish = Seafish(body, Skin("#10163a", "#fff6d8", "#ffffff", "#0b102e"))
    black = Silk("#0d1233", "#1b2452", "#3a4784", "#5a6ab0", (1, 0.97, 0.85), 0.5)
    white = Silk("#fffdf2", "#ffffff", "#ffffff", "#8792b8", (1, 0.95, 0.85), 0.6)
    fish.fin(
        ((0.985, 0.9), (1, 0), (0.985, -0.9)), (42, -42), ((0, 42), (0.5, 26), (1, 42)), black, (-20, 20), 12, 0.03
    )
    tail = body.at(1, 0)
    fish.brush([tail + 28 - 25j, tail + 23 + 0j, tail + 28 + 25j], 2.4, "#ffffff", 0.9)
    fish.fin(
        ((0.5, 0.98), (0.66, 0.98), (0.9, 0.92)),
        (74, 10),
        ((0, 74), (0.2, 52), (0.6, 26), (1, 16)),
        white,
        (-34, 0),
        14,
        0.05,
    )
    crest = body.at(0.44, 0.9)
    pennant = [
        crest,
        crest + (8 - 34j),
        crest + (34 - 70j),
        crest + (76 - 86j),
        crest + (112 - 62j),
        crest + (124 - 22j),
    ]
    ribbon = tapered(spline_points(pennant, 5), 17, 0.0)
    fish.shapes.append(ribbon)
    fish.lit(ribbon, pennant[0], pennant[-1], (0, "#ffffff"), (0.7, "#ffffff", 0.96), (1, "#e6f2ff", 0.75))
    fish.line(ribbon, "#5d6ca8", 0.9, 0.75)
    fish.line(smooth(spline_points(pennant, 4)[1:-2]), "#8a97c6", 0.9, 0.7)
    fish.fin(((0.5, -0.98), (0.68, -0.98), (0.9, -0.92)), (-72, -8), ((0, 56), (0.2, 42), (0.6, 24), (1, 14)), black,
             (30, 0), 13, 0.05)  # fmt: skip
    fish.fin(((0.36, -0.96), (0.42, -0.98)), (-74, -44), ((0, 36), (1, 18)), black, (16, 0), 6)
    fish.coat((0, "#fffbe6"), (0.5, "#fff6cf"), (1, "#ffffff"), s=0.5)
    fish.lit(
        band_of(body, 0.47, 0.66, 0.03),
        body.at(0.47, 0),
        body.at(0.68, 0),
        (0, "#fff6cf"),
        (0.45, "#ffdc4a"),
        (1, "#ffb81f"),
    )
    fish.bands(
        (((0.245, 1), (0.225, 0.4), (0.2, -0.1), (0.225, -0.6), (0.26, -1)), ((0.43, 1), (0.39, 0.4), (0.375, -0.2),
        (0.41, -1))), (((0.66, 1), (0.645, 0.3), (0.65, -0.3), (0.68, -1)), ((0.86, 1), (0.83, 0.3), (0.83, -0.3),
        (0.87, -1))), paint="#10163a", rim="#bcd4ff",
    )  # fmt: skip
    fish.bands(((((0.95, 1), (0.955, 0), (0.95, -1))), ((0.995, 1), (0.995, 0), (0.995, -1))), paint="#ffb81f")
    fish.scale("#8a93b8", 0.3, 12, 12, 0.3)
    fish.lit(body.patch((0.06, 0.9), (0.15, 0.96), (0.18, 0.5), (0.14, 0.1), (0.08, 0.2)), body.at(0.06, 0),
             body.at(0.19, 0.5), (0, "#ffcf3a"), (1, "#f58a1f"))  # fmt: skip
    fish.line(body.patch((0.06, 0.9), (0.15, 0.96), (0.18, 0.5), (0.14, 0.1), (0.08, 0.2)), INK, 1.1, 0.8)
    fish.round_off(strength=0.07)
    fish.rim()
    fish.mouth((0.0, 0.05), (0.03, -0.1), (0.05, -0.1), wide=1.6)
    fish.gaze(body.at(0.25, 0.12), 8.4, "#ffb53a")
    fish.line(smooth(body.stripe((0.31, 0.5), (0.33, 0), (0.3, -0.5))), "#6f86d6", 1.4, 0.8)
    fish.fin(
        ((0.385, -0.02), (0.4, -0.2)),
        (4, -42),
        ((0, 32), (1, 24)),
        Silk("#e8d890", "#fff6d0", "#ffffff", "#6a6a4a"),
        (10, 10),
        7,
    )
    return fish


def band_of(body: Body, first: float, last: float, bow: float) -> Path:
    """A band of even width across the whole body."""
    edge = [body.at(first - bow * (1 - t * t), t) for t in (0.985, 0.5, 0, -0.5, -0.985)]
    far = [body.at(last - bow * (1 - t * t), t) for t in (-0.985, -0.5, 0, 0.5, 0.985)]
    return smooth([*edge, *far], closed=True)
