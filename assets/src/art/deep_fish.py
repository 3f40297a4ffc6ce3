"""Gunjo's fish of the dark, 13 to 15: hammerhead, anglerfish and oarfish."""

from __future__ import annotations

from math import sin

from fish import Skin
from geometry import Path, ellipse, heading, polar, smooth, tapered
from sealife import Seafish, strip
from swimmer import Body, Silk


def hammerhead() -> Seafish:
    """13: the hammerhead from above, bending its whole body."""
    spine = (-92 + 22j, -54 + 8j, -6 - 2j, 38 - 14j, 78 - 34j, 112 - 38j)
    body = Body(spine, ((0, 11), (0.12, 19), (0.26, 27), (0.4, 27), (0.56, 20), (0.74, 12), (0.9, 6), (1, 3)))
    fish = Seafish(body, Skin("#5d78c8", "#9db6ee", "#eaf1ff", "#101a58"))
    silk = Silk("#6c86d4", "#93abea", "#d3e0ff", "#182670", (1, 0.97, 0.92), 0.45)
    fish.fin(((0.94, 0.8), (1, 0.5)), (44, 2), ((0, 74), (0.4, 52), (1, 30)), silk, (-34, -4), 9, 0.02)
    fish.fin(((0.95, -0.7), (1, -0.4)), (-52, -8), ((0, 38), (1, 18)), silk, (16, 4), 6, 0.02)
    for side in (1, -1):
        fish.fin(((0.27, side * 0.9), (0.42, side * 0.93)), (side * 74, side * 40), ((0, 70), (0.3, 56), (0.7, 26),
                 (1, 10)), silk, (-side * 30, -side * 8), 9, 0.03)  # fmt: skip
        fish.fin(
            ((0.64, side * 0.9), (0.71, side * 0.9)),
            (side * 56, side * 26),
            ((0, 27), (1, 9)),
            silk,
            (-side * 16, 0),
            6,
            0.03,
        )
    fish.coat((0, "#c9d8fb"), (0.2, "#93abea"), (0.5, "#5f7ccb"), (0.8, "#93abea"), (1, "#c9d8fb"), s=0.3)
    fish.fill(
        strip(body, 0.02, 0.98, ((0, 0.4), (0.5, 0.46), (1, 0.3)), ((0, -0.4), (0.5, -0.46), (1, -0.3))), "#3f5cb4", 0.4
    )
    fish.fill(
        strip(body, 0.06, 0.9, ((0, 0.5), (0.5, 0.6), (1, 0.4)), ((0, 0.36), (0.5, 0.36), (1, 0.3))), "#eaf1ff", 0.4
    )
    gills = Path()
    for side in (1, -1):
        for k in range(5):
            s = 0.165 + 0.026 * k
            gills.add(tapered(body.stripe((s, side * 0.9), (s + 0.012, side * 0.7), (s + 0.006, side * 0.52)), 2.4))
    fish.fill(gills, "#14205e", 0.85)
    fish.rim()
    root = body.at(0.34, 0)
    blade = smooth(
        [
            body.at(0.34, 0.0),
            body.at(0.41, 0.22),
            body.at(0.515, 0.5),
            body.at(0.525, 0.24),
            body.at(0.52, -0.02),
            body.at(0.43, -0.08),
        ],
        closed=True,
    )
    fish.fill(blade.moved(3 + 5j), "#14205e", 0.3)
    fish.lit(blade, root, body.at(0.5, 0.8), (0, "#4f6cc0"), (1, "#b9ccfa"))
    fish.line(blade, fish.skin.line, 1.0, 0.8)
    fish.line(smooth(body.stripe((0.52, 0), (0.75, 0), (0.95, 0))), "#dfe9ff", 1.1, 0.5)
    ahead = -body.way(0.03)
    side_way = ahead * 1j
    mid = body.at(0, 0)

    def head_at(forth: float, across: float) -> complex:
        return mid + ahead * forth + side_way * across

    ring = [(-16, 15), (-4, 24), (-2, 40), (-9, 54), (-2, 60), (8, 57), (13, 42), (17, 26), (14, 14), (18, 0), (14,
            -14), (17, -26), (13, -42), (8, -57), (-2, -60), (-9, -54), (-2, -40), (-4, -24), (-16, -15)]  # fmt: skip
    head = smooth([head_at(*place) for place in ring], closed=True)
    fish.shapes.append(head)
    fish.lit(head, head_at(18, 0), head_at(-16, 0), (0, "#e6eeff"), (0.4, "#9db6ee"), (1, "#6480ce"))
    fish.line(head, fish.skin.line, 1.6, 0.9)
    cover = smooth(
        [head_at(-14, 12), head_at(-2, 14), head_at(3, 0), head_at(-2, -14), head_at(-14, -12), head_at(-22, 0)],
        closed=True,
    )
    fish.fill(cover, "#6480ce", 0.8)
    fish.line(
        smooth(
            [
                head_at(12, 40),
                head_at(15.5, 26),
                head_at(12.5, 14),
                head_at(16, 0),
                head_at(12.5, -14),
                head_at(15.5, -26),
                head_at(12, -40),
            ]
        ),
        "#ffffff",
        1.8,
        0.6,
    )
    pits = Path()
    for k in range(-5, 6):
        pits.add(ellipse(head_at(7 - abs(k) * 0.5, k * 8.0), 0.9))
    fish.fill(pits, "#1d2d78", 0.55)
    for across in (56, -56):
        fish.gaze(head_at(0.5, across), 6.6, "#ffe66b", ahead * 0.3)
    return fish


def anglerfish() -> Seafish:
    """14: all mouth and teeth, and a lamp."""
    up = ((0, 30), (0.03, 42), (0.1, 56), (0.24, 66), (0.42, 64), (0.6, 50), (0.78, 30), (0.92, 17), (1, 14))
    low = ((0, 40), (0.04, 52), (0.14, 62), (0.28, 66), (0.44, 58), (0.62, 42), (0.8, 26), (0.92, 16), (1, 14))
    body = Body((-52 + 6j, -20 + 0j, 30 + 0j, 76 + 8j), up, low)
    fish = Seafish(body, Skin("#4a2f82", "#8a6cc4", "#c9aeea", "#140a36"))
    silk = Silk("#5a3f9c", "#9a7fd6", "#e3d4ff", "#241250", (0.98, 0.85, 0.55), 0.6)
    fish.fin(((0.96, 0.9), (1, 0), (0.96, -0.9)), (44, -44), ((0, 38), (0.5, 46), (1, 38)), silk, (-20, 20), 9, 0.2)
    fish.fin(((0.62, 0.95), (0.86, 0.9)), (74, 30), ((0, 34), (0.5, 36), (1, 18)), silk, (-12, 0), 8, 0.24)
    fish.fin(((0.66, -0.95), (0.86, -0.9)), (-70, -28), ((0, 28), (0.5, 30), (1, 16)), silk, (12, 0), 7, 0.24)
    for k, (s, high) in enumerate(((0.3, 26), (0.4, 19), (0.5, 14))):
        root = body.at(s, 0.96)
        fish.part(
            tapered([root, root + complex(2, -high * 0.6), root + complex(7 + k, -high)], 4.6),
            "#7d62bc",
            fish.skin.line,
            0.9,
        )
    fish.coat((0, "#8f74cc"), (0.3, "#6a4bab"), (0.7, "#43297c"), (1, "#2a1656"))
    fish.glow(
        body.patch((0.02, 0.97), (0.2, 0.97), (0.4, 0.9), (0.3, 0.2), (0.1, 0.1)),
        body.at(0.02, 1.2),
        96,
        (0, "#fff0b0", 0.75),
        (0.4, "#e6b8d0", 0.4),
        (1, "#b48be0", 0),
    )
    warts, pores = Path(), Path()
    for k in range(34):
        s, t = 0.3 + 0.6 * ((k * 0.618) % 1), -0.8 + 1.6 * ((k * 0.7548) % 1)
        (warts if k % 3 else pores).add(ellipse(body.at(s, t), 1.2 + (k % 4) * 0.7))
    fish.fill(warts, "#b79be6", 0.28)
    fish.fill(pores, "#1c0d40", 0.4)
    fish.line(smooth(body.stripe((0.36, 0.4), (0.6, 0.3), (0.94, 0.05))), "#c9aeea", 1.1, 0.5)
    for k in range(7):
        at = body.at(0.4 + 0.085 * k, 0.36 - 0.05 * k)
        fish.glow(ellipse(at, 5), at, 5, (0, "#8ff5ff", 0.8), (1, "#8ff5ff", 0))
        fish.fill(ellipse(at, 1.4), "#eaffff")
    fish.round_off("#fff0c0", "#0a0420", 0.12)
    fish.rim()
    jaw = [
        -24 - 26j,
        -42 - 34j,
        -60 - 34j,
        -70 - 24j,
        -66 - 8j,
        -69 + 14j,
        -84 + 34j,
        -82 + 48j,
        -62 + 58j,
        -40 + 56j,
        -24 + 44j,
        -14 + 22j,
        -14 - 4j,
    ]
    mouth = smooth(jaw, closed=True)
    fish.part(mouth, "#5d3f9c", fish.skin.line, 1.6)
    gape = smooth(
        [-26 - 14j, -44 - 22j, -58 - 21j, -61 - 4j, -64 + 16j, -74 + 34j, -60 + 44j, -42 + 42j, -28 + 30j, -20 + 10j],
        closed=True,
    )
    fish.glow(gape, -30 + 10j, 50, (0, "#5a1238"), (0.6, "#2a0a2c"), (1, "#120418"))
    fish.line(gape, "#d9a0c8", 1.2, 0.7)
    teeth = Path()
    for root, tip in ((-57 - 21j, -64 + 4j), (-50 - 22j, -52 + 9j), (-43 - 21j, -43 + 2j), (-36 - 18j, -34 + 9j),
                      (-29 - 14j, -27 + 2j), (-71 + 35j, -68 + 7j), (-64 + 42j, -60 + 16j), (-55 + 44j, -51 + 22j),
                      (-46 + 43j, -42 + 17j), (-37 + 38j, -34 + 18j), (-28 + 30j, -27 + 14j)):  # fmt: skip
        side = (tip - root) / abs(tip - root) * 1j * 2.9
        teeth.move(root - side).curve(root - side * 0.5 + (tip - root) * 0.5, tip, tip).curve(
            tip, root + side * 1.1 + (tip - root) * 0.5, root + side
        ).close()
    fish.fill(teeth, "#fdfbe8")
    fish.line(teeth, "#6a4a7c", 0.8, 0.8)
    fish.line(smooth([-83 + 46j, -64 + 56j, -42 + 54j, -26 + 44j]), "#b79be6", 1.6, 0.6)
    near = -14 - 32j
    fish.fill(ellipse(near, 14), "#3a2270")
    fish.gaze(near, 11.4, "#ffe27a", -0.4 - 0.1j)
    fish.fin(((0.4, -0.2), (0.43, -0.5)), (8, -50), ((0, 30), (0.5, 34), (1, 26)), silk, (16, -10), 8, 0.16)
    base, lamp = body.at(0.24, 0.97), -54 - 92j
    rod = [base, base + (10 - 24j), base + (4 - 48j), lamp + (26 - 22j), lamp + (7 - 8j)]
    fish.part(tapered(rod, 5, 0.6), "#8a6cc4", fish.skin.line, 1.1)
    fish.glow(
        ellipse(lamp, 40),
        lamp,
        40,
        (0, "#fffbd0", 0.95),
        (0.25, "#ffe97a", 0.55),
        (0.6, "#ffd65a", 0.16),
        (1, "#ffd65a", 0),
    )
    sparks = Path()
    for k in range(12):
        sparks.move(lamp + polar(14 + k % 2 * 3, 30 * k)).line(lamp + polar(20 + k % 3 * 4, 30 * k))
    fish.line(sparks, "#fff6c0", 1.1, 0.75)
    bulb = ellipse(lamp, 9.5)
    fish.shapes.append(ellipse(lamp, 22))
    fish.glow(bulb, lamp - (2 + 2j), 11, (0, "#ffffff"), (0.5, "#fff6b0"), (1, "#ffc83a"))
    fish.line(bulb, "#ffffff", 1.3, 0.9)
    return fish


def oarfish() -> Seafish:
    """15: the silver ribbon with a red crest; drawn where it winds on its card."""
    spine = (90 + 162j, 114 + 136j, 146 + 123j, 181 + 126j, 207 + 148j, 202 + 180j, 168 + 194j, 124 + 195j, 84 + 206j,
             62 + 234j, 78 + 268j, 120 + 280j, 164 + 274j, 202 + 284j, 226 + 303j)  # fmt: skip
    body = Body(spine, ((0, 4), (0.012, 11), (0.04, 16), (0.12, 17.5), (0.4, 16), (0.7, 12), (0.9, 7), (1, 1)))
    fish = Seafish(body, Skin("#9db4e6", "#e9f1ff", "#ffffff", "#131e5c"))
    fin, rays = _mane(body, 0.05, 0.985, 56, 21)
    fish.shapes.append(fin)
    fish.lit(fin, 80 + 90j, 200 + 300j, (0, "#ff6a5c"), (0.5, "#f0404a"), (1, "#d81f34"))
    fish.line(fin, "#8f0f22", 0.9, 0.8)
    fish.line(rays, "#ffc2b0", 1.0, 0.8)
    fish.part(
        strip(body, 0.0, 1.0, ((0, 0.98), (0.5, 0.98), (1, 0.98)), ((0, -0.98), (0.5, -0.98), (1, -0.98)), 32),
        "#dfe9ff",
    )
    for t0, t1, colour, strength in (
        (0.98, 0.56, "#7f9ade", 0.75), (0.4, 0.02, "#ffffff", 0.95), (-0.56, -0.98, "#6683cf", 0.7),
    ):  # fmt: skip
        fish.fill(
            strip(body, 0.02, 0.985, ((0, t0), (0.5, t0), (1, t0)), ((0, t1), (0.5, t1), (1, t1)), 28), colour, strength
        )
    lines, spots = Path(), Path()
    for k in range(34):
        s = 0.075 + 0.0265 * k
        wave = 0.3 * sin(k * 1.9)
        lines.add(smooth(body.stripe((s, 0.72), (s + 0.004, wave), (s, -0.66))))
        if k % 3:
            spots.add(ellipse(body.at(s + 0.012, 0.36 * sin(k * 0.83)), 2.1 - 0.02 * k, 1.7 - 0.018 * k))
    fish.line(lines, "#5f7ccb", 0.9, 0.4)
    fish.fill(spots, "#22367f", 0.75)
    fish.line(smooth(body.stripe(*[(0.06 + 0.06 * k, -0.28) for k in range(16)])), "#31489c", 1.0, 0.6)
    fish.line(body_edge(body), fish.skin.line, 1.4, 0.9)
    for angle, long, bend in ((-150, 52, 40), (-128, 58, 44), (-106, 56, 44), (-84, 46, 40), (-62, 36, 36)):
        root = body.at(0.026 + 0.0001 * angle, 0.8) + complex((angle + 106) * 0.1, 0)
        ray = [
            root,
            root + heading(angle) * long * 0.4,
            root + heading(angle + bend * 0.4) * long * 0.74,
            root + heading(angle + bend * 0.75) * long,
        ]
        fish.part(tapered(ray, 7, 0.25), "#ff4a4f", "#8f0f22", 1.0)
        fish.fill(ellipse(ray[-1], 3.2), "#ff8a7a")
    for k, angle in enumerate((106, 122)):
        root = body.at(0.055, -0.9) + 2 * k
        oar = [
            root,
            root + heading(angle) * 26,
            root + heading(angle + 10) * 56,
            root + heading(angle + 4) * (78 - 12 * k),
        ]
        fish.part(tapered(oar, 3.2, 0.7), "#ff4a4f", "#8f0f22", 0.8)
        fish.part(
            smooth([oar[-1] + polar(size, a) for a, size in ((0, 3), (100, 5), (190, 12), (260, 5))], closed=True),
            "#ff6a60",
            "#8f0f22",
            0.9,
        )
    fish.fill(ellipse(body.at(0.036, 0.05), 12, 11), "#c9d8fb", 0.7)
    fish.gill(0.062, 0.01, 0.7, -0.75, 0.8)
    fish.mouth((0.0, 0.0), (0.012, -0.5), (0.022, -0.45), wide=1.8)
    fish.gaze(body.at(0.031, 0.12), 8, "#ffd257")
    return fish


def _mane(body: Body, first: float, last: float, count: int, high: float) -> tuple[Path, Path]:
    """A fin along a whole back: its edge, toothed by the rays, and the rays."""
    roots, tips, rays = [], [], Path()
    for k in range(count):
        s = first + (last - first) * k / (count - 1)
        long = high * (1 - 0.62 * k / count) * min(1.0, 0.45 + 0.14 * k)
        root = body.at(s, 0.92)
        tip = root + body.way(s, 64) * long * (1 + 0.06 * sin(k * 2.2))
        roots.append(root)
        tips += [tip, root + body.way(s, 50) * long * 0.84 + body.way(s) * body.length * 0.4 / count]
        rays.move(root).line(root + (tip - root) * 0.9)
    edge = Path().move(roots[0]).line(*tips[:-1])
    return edge.line(*reversed(roots)).close(), rays


def body_edge(body: Body) -> Path:
    """The outline of a long body, finely followed."""
    places = [k / 32 for k in range(33)]
    return smooth([*(body.at(s, 1) for s in places), *(body.at(s, -1) for s in reversed(places))], closed=True)
