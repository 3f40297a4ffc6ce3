"""Gunjo's fish of the open water, 9 to 12: the snout at the left, the tail at the right."""

from __future__ import annotations

from math import sin

from fish import Skin
from geometry import Path, ellipse, polar, smooth, tapered
from sea import scatter
from sealife import Seafish, strip
from swimmer import Body, Silk


def sailfish() -> Seafish:
    """9: a spear, a body like a blade and a great sail."""
    up = (
        (0, 1),
        (0.1, 1.6),
        (0.2, 2.6),
        (0.26, 6),
        (0.32, 14),
        (0.42, 22),
        (0.54, 23),
        (0.72, 17),
        (0.88, 9),
        (1, 4.5),
    )
    low = (
        (0, 1),
        (0.1, 1.6),
        (0.2, 2.6),
        (0.26, 6),
        (0.33, 14),
        (0.44, 21),
        (0.58, 21),
        (0.74, 15),
        (0.88, 8.5),
        (1, 4.5),
    )
    body = Body((-134 + 16j, -74 + 6j, -10 + 0j, 44 - 4j, 86 - 2j), up, low)
    fish = Seafish(body, Skin("#0e2f8f", "#6fa8f2", "#ffffff", "#0a1650"))
    dark = Silk("#2350d0", "#5a90f2", "#c4e4ff", "#0c2474", (1, 0.96, 0.9), 0.5)
    fish.fin(((0.985, 0.9), (1, 0), (0.985, -0.9)), (74, -74), ((0, 62), (0.3, 34), (0.5, 12), (0.7, 34), (1, 62)),
             dark, (-44, 44), 15, 0.02)  # fmt: skip
    sail = Silk("#2a5ae0", "#5f9cff", "#d3f0ff", "#0f2f96", (1, 0.97, 0.92), 0.5)
    fish.fin(((0.37, 0.95), (0.5, 0.98), (0.66, 0.97), (0.84, 0.9)), (112, 30), ((0, 34), (0.16, 70), (0.42, 92),
             (0.7, 78), (0.9, 40), (1, 20)), sail, (-26, -18), 25, 0.09)  # fmt: skip
    spots = Path()
    for row in range(4):
        for k in range(7):
            s = 0.44 + 0.055 * k + 0.012 * row
            high = 12 + 15 * row
            if high > 62 * sin(3.1416 * min(1, (s - 0.36) / 0.5)):
                continue
            spots.add(ellipse(body.at(s, 1) + body.way(s, 82) * high, 2.0, 1.5))
    fish.fill(spots, "#123292", 0.7)
    fish.fin(((0.88, 0.9), (0.92, 0.9)), (60, 20), ((0, 16), (1, 8)), dark, (0, 0), 4)
    fish.fin(((0.88, -0.9), (0.92, -0.9)), (-60, -20), ((0, 16), (1, 8)), dark, (0, 0), 4)
    fish.fin(((0.72, -0.95), (0.8, -0.93)), (-78, -34), ((0, 36), (1, 12)), dark, (24, 0), 7)
    fish.coat((0, "#0f2a86"), (0.34, "#2f63cf"), (0.5, "#8fc0f5"), (0.66, "#eef8ff"), (1, "#ffffff"), s=0.54)
    for k in range(9):
        s = 0.4 + 0.056 * k
        fish.line(smooth(body.stripe((s, 0.72), (s + 0.006, 0.3), (s, -0.3))), "#bfe4ff", 1.7, 0.65)
    fish.round_off(strength=0.1)
    fish.line(smooth(body.stripe((0.36, 0.1), (0.5, 0.24), (0.75, 0.1), (0.98, 0))), "#0d2a80", 1.0, 0.6)
    fish.gill(0.375, 0.022, 0.66, -0.7, 0.65)
    fish.rim()
    fish.mouth((0.21, -0.6), (0.25, -0.4), (0.3, -0.36), wide=1.3)
    fish.gaze(body.at(0.305, 0.22), 6.4, "#ffd257")
    pelvic = [body.at(0.42, -0.8), body.at(0.5, -1) + 10j, body.at(0.6, -1) + 24j, body.at(0.68, -1) + 40j]
    fish.part(tapered(pelvic, 4.4), "#2e63d8", fish.skin.line, 0.8)
    fish.fin(((0.395, -0.2), (0.41, -0.5)), (-30, -52), ((0, 40), (1, 18)), dark, (20, 10), 6)
    return fish


def manta() -> Seafish:
    """10: the manta ray, seen from below as it banks: white, with gills and a smile."""
    body = Body((-66 + 0j, -30 + 0j, 30 + 0j, 70 + 0j), ((0, 20), (0.3, 34), (0.7, 26), (1, 5)))
    fish = Seafish(body, Skin("#22409c", "#c6d6fa", "#ffffff", "#0c1a58"))
    tail = tapered([62 + 0j, 86 + 3j, 112 - 3j, 138 + 4j], 5, 0)
    fish.part(tail, "#6f8fdc", fish.skin.line, 1.0)
    half = [
        -62 - 14j,
        -54 - 24j,
        -42 - 34j,
        -30 - 54j,
        -12 - 84j,
        14 - 112j,
        42 - 126j,
        38 - 108j,
        34 - 84j,
        40 - 56j,
        52 - 32j,
        64 - 14j,
        68 - 5j,
    ]
    near = [complex(p.real, -p.imag * 0.98) for p in half]
    ring = [*half, *reversed(near), -66 + 0j]
    whole = smooth(ring, closed=True)
    for side in (1, -1):
        lobe = smooth(
            [
                complex(x, y * side)
                for x, y in ((-52, 24), (-68, 26), (-90, 22), (-99, 13), (-92, 10), (-78, 14), (-64, 14), (-56, 16))
            ],
            closed=True,
        )
        fish.shapes.append(lobe)
        fish.lit(lobe, -52 + 20j * side, -98 + 14j * side, (0, "#dfe9ff"), (0.6, "#8fa8ea"), (1, "#2a458f"))
        fish.line(lobe, fish.skin.line, 1.3, 0.9)
    fish.shapes.append(whole)
    fish.glow(
        whole, -6 + 0j, 128, (0, "#ffffff"), (0.34, "#f2f7ff"), (0.6, "#bccff8"), (0.82, "#6a8be0"), (1, "#1f3a98")
    )
    for side in (1, -1):
        wing = [
            complex(x, y * side)
            for x, y in (
                (42, 126),
                (38, 108),
                (34, 84),
                (40, 56),
                (52, 32),
                (64, 14),
                (44, 24),
                (30, 44),
                (22, 72),
                (26, 104),
            )
        ]
        fish.lit(
            smooth(wing, closed=True),
            complex(20, 60 * side),
            complex(50, 60 * side),
            (0, "#1f3a98", 0.1),
            (1, "#1b3590", 0.75),
        )
        rays = Path()
        for k in range(11):
            y = 36 + 7.4 * k
            rays.move(complex(-14 + 3.2 * k, y * side)).curve(
                complex(4 + 2.4 * k, (y + 1) * side),
                complex(20 + 1.4 * k, (y - 1) * side),
                complex(33 + 0.4 * k, (y - 5) * side),
            )  # fmt: skip fish.line(rays, "#5a7ad6", 0.9, 0.5)
        slits = Path()
        for k in range(5):
            x = -34 + 9.5 * k
            slits.add(
                tapered(
                    [
                        complex(x, (20 - k) * side),
                        complex(x + 4.5, (14.5 - 0.8 * k) * side),
                        complex(x + 4, (8 - 0.4 * k) * side),
                    ],
                    3.4,
                )
            )
        fish.fill(slits, "#22367f", 0.85)
        for x, y, size in (
            (2, 34, 5),
            (14, 46, 3.6),
            (-10, 44, 3),
            (10, 24, 3.2),
            (20, 62, 4),
            (4, 60, 2.4),
            (26, 34, 2.6),
        ):
            fish.fill(ellipse(complex(x, y * side), size, size * 0.8), "#2a4396", 0.6)
    fish.fill(smooth([-36 + 0j, -10 - 4j, 40 - 3j, 66 + 0j, 40 + 3j, -10 + 4j], closed=True), "#8fa8ea", 0.35)
    fish.line(whole, fish.skin.line, 1.6, 0.9)
    mouth = smooth([-60 - 15j, -55 - 8j, -53 + 0j, -55 + 8j, -60 + 15j, -63 + 8j, -64.5 + 0j, -63 - 8j], closed=True)
    fish.fill(mouth, "#122257", 0.95)
    fish.line(smooth([-57 - 13j, -50 - 7j, -48.5 + 0j, -50 + 7j, -57 + 13j]), "#6f8fdc", 1.5, 0.8)
    for side in (1, -1):
        fish.gaze(complex(-56, 25.5 * side), 5.4, "#ffd257", -0.3 + 0j)
    pelvic = smooth([52 - 20j, 72 - 15j, 78 - 4j, 66 + 0j, 78 + 4j, 72 + 15j, 52 + 20j, 56 + 0j], closed=True)
    fish.fill(pelvic, "#9db4ee", 0.9)
    fish.line(pelvic, fish.skin.line, 1.1, 0.8)
    return fish


def tuna() -> Seafish:
    """11: the bluefin: a torpedo with a sickle for a tail and golden finlets."""
    up = ((0, 0), (0.03, 9), (0.1, 22), (0.2, 34), (0.34, 43), (0.48, 42), (0.66, 29), (0.82, 14), (0.94, 5.5), (1, 5))
    low = ((0, 0), (0.03, 7), (0.1, 18), (0.2, 31), (0.34, 42), (0.48, 42), (0.66, 29), (0.82, 14), (0.94, 5.5), (1, 5))
    body = Body((-106 + 10j, -60 + 2j, 4 - 4j, 78 + 2j), up, low)
    fish = Seafish(body, Skin("#10215f", "#7f9fe0", "#ffffff", "#080f3c"))
    blue = Silk("#2a3f9c", "#5a7ad2", "#a8c0f2", "#0c1650", (1, 0.96, 0.85), 0.5)
    gold = Silk("#f0a81c", "#ffd447", "#fff2a8", "#8f5c08", (1, 0.97, 0.88), 0.5)
    fish.fin(
        ((0.985, 0.9), (1, 0), (0.985, -0.9)),
        (76, -76),
        ((0, 66), (0.28, 34), (0.5, 12), (0.72, 34), (1, 66)),
        blue,
        (-46, 46),
        15,
        0.02,
    )
    fish.fin(
        ((0.36, 0.95), (0.46, 0.97), (0.52, 0.96)), (64, 30), ((0, 44), (0.4, 30), (1, 10)), blue, (-12, 0), 9, 0.1
    )
    fish.fin(((0.54, 0.96), (0.6, 0.95)), (70, 30), ((0, 62), (0.5, 30), (1, 10)), gold, (-44, -6), 9, 0.02)
    fish.fin(((0.58, -0.96), (0.64, -0.95)), (-70, -30), ((0, 60), (0.5, 30), (1, 10)), gold, (44, 6), 9, 0.02)
    fish.fin(((0.34, -0.97), (0.4, -0.97)), (-56, -26), ((0, 34), (1, 14)), blue, (14, 0), 6)
    finlets = Path()
    for k in range(8):
        s = 0.66 + 0.038 * k
        for side in (1, -1):
            a, b = body.at(s, side * 0.92), body.at(s + 0.02, side * 0.9)
            tip = b + body.way(s, side * 34) * (10 - k * 0.6)
            finlets.move(a).curve(a + (tip - a) * 0.5 + body.way(s, side * 80) * 2, tip, tip).line(b).close()
    fish.part(finlets, "#ffd447", "#8f5c08", 0.9)
    fish.coat((0, "#0f1d5a"), (0.26, "#21398c"), (0.42, "#5f86d8"), (0.55, "#c9dbf7"), (0.8, "#ffffff"), (1, "#dfe8fb"))
    marks = Path()
    for k in range(11):
        s = 0.3 + 0.055 * k
        marks.add(tapered(body.stripe((s, -0.2), (s + 0.02, -0.5), (s + 0.012, -0.86)), 2.6))
    fish.fill(marks, "#9fb4de", 0.6)
    fish.fill(
        strip(body, 0.3, 0.96, ((0, 0.4), (0.5, 0.3), (1, 0.3)), ((0, 0.3), (0.5, 0.14), (1, 0.1))), "#c9f2ff", 0.5
    )
    fish.scale("#0c1650", 0.26, 14, 10, 0.3)
    fish.round_off(strength=0.12)
    keel = smooth([body.at(0.9, 0.2), body.at(0.96, 0.9) - 2j, body.at(1, 0.3), body.at(0.96, -0.9) + 2j], closed=True)
    fish.fill(keel, "#1b2c78", 0.9)
    fish.gill(0.255, 0.05, 0.7, -0.72, 0.75)
    fish.line(smooth(body.stripe((0.185, 0.6), (0.205, 0), (0.17, -0.5))), fish.skin.line, 1.2, 0.5)
    fish.rim()
    fish.mouth((0.003, -0.1), (0.05, -0.4), (0.11, -0.44), wide=2.0)
    fish.gaze(body.at(0.125, 0.16), 10, "#ffe08a")
    fish.fin(((0.28, 0.1), (0.29, -0.12)), (-4, -24), ((0, 62), (1, 26)), blue, (14, 12), 7, 0.03)
    return fish


def sunfish() -> Seafish:
    """12: a great disc with two oars and no tail."""
    up = ((0, 5), (0.03, 20), (0.1, 40), (0.2, 58), (0.34, 70), (0.5, 74), (0.66, 71), (0.82, 62), (0.94, 46), (1, 30))
    low = ((0, 5), (0.03, 16), (0.1, 36), (0.2, 54), (0.34, 68), (0.5, 74), (0.66, 72), (0.82, 62), (0.94, 46), (1, 30))
    body = Body((-92 + 4j, -40 + 0j, 20 + 0j, 62 + 0j), up, low)
    fish = Seafish(body, Skin("#3c57b4", "#a9bdf0", "#ffffff", "#141f63"))
    oar = Silk("#4d69c4", "#7d97e2", "#c9d8fb", "#1a2a7a", (1, 0.96, 0.88), 0.5)
    fish.fin(((0.7, 0.95), (0.94, 0.8)), (96, 62), ((0, 70), (0.25, 92), (0.7, 60), (1, 30)), oar, (-34, -10), 12, 0.03)
    fish.fin(
        ((0.7, -0.95), (0.94, -0.8)), (-96, -62), ((0, 70), (0.25, 92), (0.7, 60), (1, 30)), oar, (34, 10), 12, 0.03
    )
    fish.fin(
        ((0.96, 0.96), (1, 0.5), (1, -0.5), (0.96, -0.96)),
        (34, -34),
        ((0, 14), (0.3, 24), (0.5, 20), (0.7, 24), (1, 14)),
        oar,
        (0, 0),
        13,
        0.3,
    )
    fish.coat((0, "#3f5bb8"), (0.3, "#7f98e0"), (0.55, "#c3d2f7"), (0.8, "#f2f6ff"), (1, "#ffffff"), s=0.5)
    folds = Path()
    for k in range(8):
        t = 0.78 - 0.22 * k
        folds.add(smooth(body.stripe((0.3 + 0.02 * abs(k - 3), t), (0.6, t * 1.02), (0.9, t * 0.9))))
    fish.line(folds, "#2f48a0", 0.9, 0.28)
    places = [(0.36 + 0.54 * x, -0.8 + 1.62 * y, size) for x, y, size in scatter(44, 2)]
    for least, paint, opacity in ((0.0, "#ffffff", 0.42), (0.72, "#2f48a0", 0.24)):
        made = Path()
        for s, t, size in places:
            if (size >= 0.72) == (least > 0):
                made.add(ellipse(body.at(s, t), 1.5 + 3.4 * (size - least), 1.2 + 2.8 * (size - least), 70 * size))
        fish.fill(made, paint, opacity)
    fish.round_off(strength=0.09)
    clavus = [body.at(0.93, 0.86), body.at(0.95, 0.4), body.at(0.945, 0), body.at(0.95, -0.4), body.at(0.93, -0.86)]
    fish.line(smooth(clavus), "#22377f", 1.6, 0.6)
    fish.rim()
    lips = smooth(
        [
            body.at(0.03, 0.5),
            body.at(0.0, 0.6) - 4,
            body.at(0, 0) - 7,
            body.at(0.0, -0.6) - 4,
            body.at(0.03, -0.6),
            body.at(0.045, 0),
        ],
        closed=True,
    )
    fish.shapes.append(lips)
    fish.fill(lips, "#e6d2dc")
    fish.line(lips, fish.skin.line, 1.3, 0.9)
    fish.fill(ellipse(body.at(0.0, -0.05) - 3.4, 2.6, 5.2), "#22183c")
    fish.line(smooth(body.stripe((0.06, 0.3), (0.07, 0), (0.06, -0.3))), fish.skin.line, 1.0, 0.5)
    near = body.at(0.2, 0.14)
    fish.fill(ellipse(near, 15.5), "#8ba2e6", 0.8)
    fish.line(smooth([near + polar(17, a) for a in (-60, -30, 0, 30, 60)]), "#22377f", 1.2, 0.6)
    fish.gaze(near, 12, "#ffd98a")
    fish.line(smooth(body.stripe((0.36, 0.2), (0.38, 0.0), (0.36, -0.2))), fish.skin.line, 2.0, 0.7)
    fish.fin(((0.44, 0.06), (0.46, -0.16)), (30, -30), ((0, 24), (0.5, 34), (1, 24)), oar, (10, -10), 9, 0.05)
    return fish
