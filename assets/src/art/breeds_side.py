"""Goldfish seen from the side: the snout at the left, the tail at the right, about 200 units long."""

from __future__ import annotations

from fish import Fish, Skin
from geometry import Path, ellipse, polar, smooth
from swimmer import Body, Silk

RED = Skin("#b5231c", "#e2492c", "#f6a35c", "#6b1414")
WHITE = Skin("#fbf3e8", "#fff9f0", "#f0dcd2", "#7a4a46")
BLACK = Skin("#14171d", "#2b303b", "#5d5f68", "#07090c")
GOLD = Skin("#d98a1a", "#f5b53a", "#ffe7a6", "#7a430c")
BLUE = Skin("#5d7396", "#9fb2cb", "#e6ebf0", "#2c3a56")

RED_SILK = Silk("#d33a24", "#ee6a3c", "#f9b890", "#8d1b14")
WHITE_SILK = Silk("#fff6ee", "#fdeee6", "#ffffff", "#b2645c", (0.98, 0.88, 0.62), 0.34)
BLACK_SILK = Silk("#1d2129", "#333947", "#5b6375", "#05070a", (0.98, 0.92, 0.66), 0.5)
GOLD_SILK = Silk("#f0a52c", "#f9c65a", "#ffeebc", "#9a5a10")
BLUE_SILK = Silk("#8ba0c0", "#b9c7da", "#edf2f7", "#35476b", (0.95, 0.85, 0.6), 0.4)


def comet() -> Fish:
    """Slender, with a long tail like a comet's."""
    body = Body(
        (-88 + 8j, -48 + 0j, -8 - 2j, 30 + 4j), ((0, 0), (0.06, 7), (0.25, 17), (0.48, 20), (0.75, 12), (1, 5.5))
    )
    fish = Fish(body, RED)
    tail = ((0, 96), (0.18, 92), (0.4, 52), (0.5, 34), (0.6, 52), (0.82, 88), (1, 90))
    fish.fin(((0.97, 0.9), (1, 0), (0.97, -0.9)), (30, -34), tail, RED_SILK, (-26, 22), 15, 0.03)
    fish.fin(((0.4, 0.92), (0.72, 0.9)), (66, 36), ((0, 27), (0.3, 26), (1, 13)), RED_SILK, (-20, -10), 8)
    fish.fin(((0.52, -0.9), (0.58, -0.95)), (-58, -30), ((0, 22), (1, 17)), RED_SILK, (10, 0), 5)
    fish.fin(((0.76, -0.9), (0.86, -0.9)), (-60, -30), ((0, 20), (1, 13)), RED_SILK, (10, 0), 5)
    fish.trunk()
    fish.shade()
    fish.scale("#7a1410", 0.4, 11, 5)
    fish.shine(0.14, 0.8, 0.5, 4)
    fish.rim()
    fish.face(0.1, 0.2, 4.6)
    fish.fin(((0.26, -0.4), (0.29, -0.62)), (-48, -22), ((0, 26), (1, 19)), RED_SILK, (16, 4), 6)
    return fish


def shubunkin() -> Fish:
    """Calico: orange clouds and ink spots on blue, with a heart-shaped tail."""
    body = Body((-84 + 4j, -46 - 2j, -6 - 2j, 34 + 4j), ((0, 0), (0.05, 8), (0.22, 19), (0.45, 23), (0.74, 14), (1, 7)))
    fish = Fish(body, BLUE)
    tail = ((0, 58), (0.2, 66), (0.36, 54), (0.5, 30), (0.64, 54), (0.8, 66), (1, 58))
    fish.fin(((0.97, 0.9), (1, 0), (0.97, -0.9)), (58, -58), tail, BLUE_SILK, (-42, 42), 17, 0.035)
    fish.fin(((0.36, 0.92), (0.7, 0.9)), (72, 34), ((0, 34), (0.3, 31), (1, 14)), BLUE_SILK, (-26, -10), 9)
    fish.fin(((0.5, -0.92), (0.57, -0.95)), (-64, -30), ((0, 27), (1, 20)), BLUE_SILK, (14, 0), 6)
    fish.fin(((0.75, -0.9), (0.87, -0.9)), (-62, -28), ((0, 26), (1, 15)), BLUE_SILK, (12, 0), 6)
    fish.trunk()
    orange = "#e8742c"
    fish.fill(body.patch((0.0, 0.3), (0.1, 1), (0.24, 1), (0.3, 0.55), (0.2, 0.2), (0.08, 0.1)), orange, 0.95)
    fish.fill(body.patch((0.4, 1), (0.62, 1), (0.66, 0.4), (0.52, 0.12), (0.42, 0.45)), orange, 0.95)
    fish.fill(body.patch((0.6, -0.25), (0.74, -0.1), (0.84, -0.6), (0.7, -1), (0.6, -0.8)), "#c9482a", 0.9)
    fish.fill(body.patch((0.84, 1), (0.97, 1), (0.98, 0.1), (0.87, 0.3)), orange, 0.9)
    fish.shade(0.6, "#1a2440", 0.14)
    fish.scale("#2c3a56", 0.34, 11, 6)
    for s, t, size in (
        (0.3, 0.84, 3.4), (0.36, 0.2, 3.9), (0.33, -0.35, 2.2), (0.47, -0.15, 2.8), (0.56, 0.72, 3.0), (0.5, -0.6, 2.2),
        (0.7, 0.62, 3.6), (0.78, 0.1, 2.6), (0.66, 0.08, 2.0), (0.9, -0.3, 2.4), (0.16, 0.66, 2.4), (0.43, 0.74, 1.8),
    ):  # fmt: skip
        fish.fill(ellipse(body.at(s, t), size, size * 0.72, s * 300), "#1d2436", 0.92)
    for s, t in ((0.3, 0.5), (0.52, 0.35), (0.62, -0.55), (0.8, -0.4), (0.4, -0.65)):
        fish.fill(ellipse(body.at(s, t), 1.2), "#1d2436", 0.8)
    fish.shine(0.14, 0.78, 0.46, 4.4, 0.45)
    fish.rim()
    fish.face(0.1, 0.18, 5.2, "#dfe6ee")
    fish.fin(((0.26, -0.4), (0.29, -0.62)), (-50, -18), ((0, 32), (1, 22)), BLUE_SILK, (18, 4), 7)
    return fish


def fantail() -> Fish:
    """An egg with an open double tail, all golden red."""
    up = ((0, 0), (0.03, 9), (0.1, 19), (0.22, 31), (0.42, 37), (0.62, 32), (0.8, 19), (0.92, 11), (1, 8))
    low = ((0, 0), (0.03, 8), (0.1, 17), (0.24, 31), (0.44, 38), (0.64, 32), (0.8, 18), (0.92, 10), (1, 8))
    fish = Fish(Body((-72 + 12j, -38 + 2j, -4 + 0j, 28 + 6j), up, low), GOLD)
    silk = Silk("#ee8f22", "#f7b048", "#ffdf9a", "#9a4a0c")
    fish.fin(((0.98, 0.7), (1, -0.7)), (56, -4), ((0, 62), (0.5, 70), (0.9, 50), (1, 46)), silk, (-20, -34), 10)
    fish.fin(((0.98, 0.4), (1, -1)), (2, -64), ((0, 48), (0.3, 62), (0.7, 70), (1, 60)), silk, (18, 26), 11)
    fish.fin(((0.38, 0.95), (0.7, 0.9)), (78, 36), ((0, 44), (0.35, 40), (1, 16)), silk, (-28, -8), 9)
    fish.fin(((0.52, -0.93), (0.6, -0.95)), (-70, -36), ((0, 28), (1, 20)), silk, (16, 0), 6)
    fish.fin(((0.78, -0.9), (0.88, -0.9)), (-66, -34), ((0, 26), (1, 16)), silk, (14, 0), 6)
    fish.trunk()
    fish.shade(0.6, "#7a2a08", 0.18)
    fish.scale("#8a4408", 0.42, 9, 7)
    fish.shine(0.16, 0.74, 0.56, 6)
    fish.rim()
    fish.face(0.12, 0.22, 6)
    fish.fin(((0.28, -0.36), (0.31, -0.56)), (-52, -16), ((0, 30), (1, 22)), silk, (18, 4), 7)
    return fish


def ryukin() -> Fish:
    """A high hump behind a pointed head; red saddle on white, a long four-lobed tail."""
    up = (
        (0, 0),
        (0.03, 7),
        (0.1, 14),
        (0.17, 25),
        (0.25, 42),
        (0.34, 53),
        (0.44, 57),
        (0.54, 54),
        (0.66, 44),
        (0.8, 25),
        (0.92, 12),
        (1, 8),
    )
    low = (
        (0, 0),
        (0.03, 7),
        (0.1, 15),
        (0.21, 28),
        (0.32, 37),
        (0.44, 41),
        (0.56, 39),
        (0.68, 31),
        (0.8, 20),
        (0.92, 11),
        (1, 8),
    )
    body = Body((-74 + 22j, -40 + 8j, -8 + 2j, 28 + 4j), up, low)
    fish = Fish(body, WHITE)
    two = Silk("#df4a34", "#f2a48c", "#fff1ea", "#a03228", (0.98, 0.9, 0.72), 0.4)
    fish.fin(((0.98, 0.9), (1, -0.3)), (62, 4), ((0, 70), (0.45, 82), (0.85, 56), (1, 44)), two, (-30, -46), 11, 0.05)
    fish.fin(((0.98, 0.2), (1, -1)), (4, -60), ((0, 46), (0.35, 70), (0.7, 80), (1, 62)), two, (10, 40), 12, 0.05)
    fish.fin(((0.36, 0.97), (0.72, 0.92)), (88, 42), ((0, 50), (0.3, 48), (1, 18)), two, (-34, -8), 10)
    fish.fin(((0.5, -0.95), (0.58, -0.96)), (-74, -40), ((0, 36), (1, 24)), WHITE_SILK, (20, 0), 7)
    fish.fin(((0.78, -0.9), (0.88, -0.9)), (-66, -32), ((0, 34), (1, 20)), WHITE_SILK, (16, 0), 6)
    fish.trunk()
    red = "#d63a26"
    fish.fill(
        body.patch((0.24, 1), (0.34, 1), (0.46, 1), (0.6, 1), (0.64, 0.5), (0.52, -0.06), (0.4, 0.14), (0.3, 0.34)), red
    )
    fish.fill(body.patch((0, 0.1), (0.05, 1), (0.15, 1), (0.17, 0.4), (0.1, -0.12), (0.03, -0.5)), red)
    fish.fill(body.patch((0.78, 1), (0.98, 1), (0.99, -1), (0.86, -1), (0.8, -0.1)), red)
    fish.shade(0.55, "#7a3040", 0.13)
    fish.scale("#9a3a34", 0.34, 9, 9)
    fish.shine(0.2, 0.72, 0.5, 7, 0.55)
    fish.rim()
    fish.face(0.105, 0.24, 6)
    fish.fin(((0.28, -0.34), (0.31, -0.55)), (-52, -14), ((0, 36), (1, 26)), WHITE_SILK, (20, 4), 7)
    return fish


def telescope() -> Fish:
    """The black moor, whose eyes stand out like telescopes."""
    up = ((0, 0), (0.03, 10), (0.1, 20), (0.22, 32), (0.4, 39), (0.6, 34), (0.78, 21), (0.92, 12), (1, 9))
    low = ((0, 0), (0.03, 9), (0.1, 18), (0.24, 31), (0.44, 38), (0.62, 33), (0.8, 19), (0.92, 11), (1, 9))
    body = Body((-74 + 10j, -40 + 2j, -4 + 0j, 30 + 8j), up, low)
    fish = Fish(body, BLACK)
    fish.fin(
        ((0.98, 0.9), (1, -0.5)), (60, 0), ((0, 78), (0.5, 92), (0.85, 62), (1, 50)), BLACK_SILK, (-26, -44), 11, 0.05
    )
    fish.fin(
        ((0.98, 0.4), (1, -1)), (6, -66), ((0, 52), (0.35, 78), (0.7, 88), (1, 68)), BLACK_SILK, (12, 36), 12, 0.05
    )
    fish.fin(((0.36, 0.95), (0.7, 0.9)), (88, 40), ((0, 58), (0.3, 54), (1, 20)), BLACK_SILK, (-34, -8), 10)
    fish.fin(((0.5, -0.93), (0.58, -0.95)), (-72, -36), ((0, 38), (1, 26)), BLACK_SILK, (18, 0), 7)
    fish.fin(((0.78, -0.9), (0.88, -0.9)), (-66, -30), ((0, 34), (1, 20)), BLACK_SILK, (14, 0), 6)
    fish.trunk()
    fish.fill(
        body.patch((0.2, -0.6), (0.5, -0.7), (0.72, -0.6), (0.6, -0.96), (0.4, -0.98), (0.24, -0.95)), "#b98a4a", 0.4
    )
    fish.scale("#7d8698", 0.36, 9, 7)
    fish.shine(0.18, 0.74, 0.52, 6, 0.26)
    fish.rim()
    far = body.at(0.075, 1.16)
    fish.fill(ellipse(far, 11, 9, -20), "#1b1f27")
    fish.eye(far + (-1 - 1j), 6.4, "#b4842e", -0.5 - 0.2j)
    fish.face(0.13, 0.1, 4)
    near = body.at(0.12, 0.1)
    bulge = ellipse(near, 15.5)
    fish.shapes.append(ellipse(far, 11))
    fish.fill(bulge, "#262b35")
    fish.line(bulge, "#07090c", 1.5)
    fish.fill(ellipse(near + (-1.5 - 1.5j), 12.4), "#3c4350")
    fish.eye(near + (-2 - 1j), 9.6, "#d9a441", -0.5 + 0.1j)
    fish.fin(((0.29, -0.4), (0.32, -0.6)), (-52, -12), ((0, 40), (1, 28)), BLACK_SILK, (20, 4), 7)
    return fish


def pearlscale() -> Fish:
    """Round as a ball, each scale a raised pearl."""
    up, low = _ball(56), _ball(60)
    body = Body((-68 + 2j, -36 - 1j, -6 + 0j, 34 + 2j), up, low)
    fish = Fish(body, Skin("#ef8f3a", "#fbc58c", "#fff0dc", "#8a4316"))
    silk = Silk("#ee8436", "#f8ae6c", "#ffe6c8", "#98481a")
    fish.fin(((0.97, 0.8), (1, -0.2)), (58, 0), ((0, 44), (0.5, 52), (1, 36)), silk, (-20, -20), 8)
    fish.fin(((0.97, 0.2), (1, -0.8)), (0, -58), ((0, 36), (0.5, 52), (1, 44)), silk, (20, 20), 8)
    fish.fin(((0.42, 0.96), (0.68, 0.92)), (74, 40), ((0, 32), (0.35, 30), (1, 14)), silk, (-22, -8), 8)
    fish.fin(((0.52, -0.96), (0.6, -0.97)), (-74, -40), ((0, 22), (1, 16)), silk, (14, 0), 5)
    fish.fin(((0.82, -0.9), (0.9, -0.9)), (-60, -30), ((0, 22), (1, 15)), silk, (12, 0), 5)
    fish.trunk()
    fish.shade(0.62, "#8a3a1a", 0.14)
    beds, pearls = Path(), Path()
    for column in range(8):
        s = 0.31 + column * 0.078
        rows = (7, 8, 9, 8, 9, 8, 7, 4)[column]
        for row in range(rows):
            t = (row + 0.5) / rows * 1.84 - 0.92
            size = 3.7 if abs(t) < 0.7 else 2.8
            beds.add(ellipse(body.at(s, t), size))
            pearls.add(ellipse(body.at(s, t) - (0.5 + 0.7j), size * 0.74))
    fish.fill(beds, "#b45a22", 0.55)
    fish.fill(pearls, "#fffdf4", 0.95)
    fish.rim()
    fish.face(0.105, 0.2, 5.6)
    fish.fin(((0.27, -0.34), (0.3, -0.5)), (-48, -14), ((0, 28), (1, 20)), silk, (18, 4), 6)
    return fish


def _ball(high: float) -> list[tuple[float, float]]:
    """A profile as round as a ball between a small head and a small tail."""
    places = [0.17 + 0.069 * k for k in range(11)]
    middle = [(s, high * (1 - ((s - 0.515) / 0.42) ** 2) ** 0.5) for s in places]
    return [(0, 0), (0.03, 8), (0.1, 19), *middle, (0.93, 13), (1, 8)]


def oranda() -> Fish:
    """A hood like a raspberry over a deep body, with a great veil of a tail."""
    up = ((0, 0), (0.03, 15), (0.1, 27), (0.22, 38), (0.4, 44), (0.6, 38), (0.78, 24), (0.92, 14), (1, 10))
    low = ((0, 0), (0.03, 13), (0.1, 24), (0.24, 37), (0.44, 44), (0.62, 38), (0.8, 22), (0.92, 13), (1, 10))
    body = Body((-74 + 8j, -40 + 0j, -4 - 2j, 30 + 6j), up, low)
    fish = Fish(body, WHITE)
    veil = Silk("#f6d8cc", "#fdf0ea", "#ffffff", "#b4584c", (0.98, 0.9, 0.66), 0.36)
    fish.fin(((0.98, 0.9), (1, -0.5)), (64, -6), ((0, 86), (0.5, 104), (0.85, 78), (1, 60)), veil, (-34, -62), 11, 0.05)
    fish.fin(((0.98, 0.4), (1, -1)), (8, -70), ((0, 58), (0.35, 92), (0.7, 100), (1, 74)), veil, (4, 40), 11, 0.05)
    fish.fin(((0.34, 0.95), (0.72, 0.9)), (88, 38), ((0, 60), (0.3, 58), (1, 22)), veil, (-36, -8), 9)
    fish.fin(((0.5, -0.93), (0.58, -0.95)), (-72, -34), ((0, 42), (1, 30)), veil, (20, 0), 7)
    fish.fin(((0.78, -0.9), (0.88, -0.9)), (-64, -28), ((0, 38), (1, 24)), veil, (16, 0), 7)
    fish.trunk()
    fish.shade(0.55, "#8a4048", 0.14)
    fish.scale("#a85048", 0.36, 9, 8, 0.3)
    fish.shine(0.34, 0.76, 0.54, 7, 0.6)
    fish.rim()
    _hood(fish)
    fish.fin(((0.3, -0.4), (0.33, -0.6)), (-50, -12), ((0, 42), (1, 30)), veil, (20, 4), 7)
    return fish


def _hood(fish: Fish) -> None:
    body = fish.body

    def spot(s: float, t: float) -> complex:
        return body.at(max(s, 0.02), t) + min(0, s) * body.length * body.way(0.02)

    ring = ((-0.05, 0.1), (-0.03, 0.9), (0.05, 1.3), (0.14, 1.24), (0.24, 1.08), (0.3, 0.74), (0.27, 0.3), (0.29, -0.2),
            (0.27, -0.66), (0.2, -1.0), (0.12, -1.06), (0.06, -0.9), (0.0, -0.5))  # fmt: skip
    base = smooth([spot(*place) for place in ring], closed=True)
    fish.shapes.append(base)
    fish.fill(base, "#b51f18")
    fish.line(base, "#6b0f0c", 1.5, 0.9)
    bumps = (
        (-0.01, 0.1, 8), (-0.005, 0.72, 8), (0.06, 1.08, 8.6), (0.14, 1.0, 8.8), (0.22, 0.84, 8.4), (0.06, 0.5, 7.6),
        (0.15, 0.6, 8), (0.24, 0.44, 7.4), (0.22, 0.08, 7), (0.25, -0.3, 7.6), (0.23, -0.64, 7.6), (0.16, -0.84, 7.6),
        (0.16, -0.4, 7.6), (0.09, -0.76, 6.8),
    )  # fmt: skip
    shells, lights, sparks = Path(), Path(), Path()
    for s, t, size in bumps:
        shells.add(ellipse(spot(s, t), size))
        lights.add(ellipse(spot(s, t) - size * (0.1 + 0.16j), size * 0.74))
        sparks.add(ellipse(spot(s, t) - size * (0.3 + 0.38j), size * 0.26))
    fish.fill(shells, "#cf3022")
    fish.line(shells, "#8a1712", 0.9, 0.55)
    fish.fill(lights, "#e8553c", 0.6)
    fish.fill(sparks, "#ffd9c8", 0.85)
    fish.fill(ellipse(body.at(0.125, 0.08), 9), "#a51b15")
    fish.eye(body.at(0.125, 0.08), 6.4)
    mouth = [spot(-0.03, -0.3), spot(0.02, -0.42), spot(0.05, -0.4)]
    fish.line(smooth(mouth), "#4f0b09", 1.7)


def phoenix() -> Fish:
    """The rarity of rarities: pearl white and gold, veils like a phoenix' tail."""
    up = ((0, 0), (0.03, 10), (0.1, 19), (0.22, 29), (0.4, 35), (0.6, 31), (0.78, 20), (0.92, 12), (1, 9))
    low = ((0, 0), (0.03, 9), (0.1, 17), (0.24, 28), (0.44, 34), (0.62, 29), (0.8, 18), (0.92, 11), (1, 9))
    body = Body((-78 - 6j, -44 - 8j, -8 - 2j, 26 + 14j), up, low)
    fish = Fish(body, Skin("#f3b73e", "#ffe9b4", "#fffaf0", "#7c4a0c"))
    veil = Silk("#f2ac32", "#fbd57c", "#fff6dc", "#a9640f", (0.98, 0.9, 0.6), 0.5)
    far = Silk("#d98a26", "#ebb050", "#f9dfa4", "#8a4e0c", (0.95, 0.85, 0.5), 0.5)
    for first, last, long, bend, silk in (
        (64, 44, 150, -112, far), (-50, -24, 118, -70, far), (30, 8, 150, -96, far), (48, 24, 176, -118, veil),
        (-30, -6, 146, -84, veil), (8, -16, 170, -104, veil),
    ):  # fmt: skip
        lengths = ((0, long * 0.86), (0.35, long), (0.7, long * 0.97), (1, long * 0.8))
        fish.fin(((0.97, 0.6), (1, -0.6)), (first, last), lengths, silk, (bend * 0.5, bend * 0.74), 6, 0.02)
    fish.fin(((0.3, 0.95), (0.72, 0.9)), (100, 40), ((0, 70), (0.3, 66), (1, 26)), veil, (-48, -12), 9)
    fish.fin(((0.5, -0.93), (0.58, -0.95)), (-84, -40), ((0, 56), (1, 38)), veil, (34, 6), 7)
    fish.fin(((0.78, -0.9), (0.88, -0.9)), (-76, -34), ((0, 48), (1, 30)), veil, (28, 4), 7)
    fish.trunk()
    fish.fill(body.patch((0.02, 0.3), (0.07, 1), (0.2, 1), (0.22, 0.5), (0.12, 0.2)), "#d8301f", 0.95)
    fish.fill(body.patch((0.4, 1), (0.54, 1), (0.6, 0.5), (0.5, 0.3), (0.42, 0.6)), "#d8301f", 0.9)
    fish.shade(0.6, "#8a5a10", 0.16)
    fish.scale("#a8640c", 0.5, 10, 7)
    fish.shine(0.16, 0.76, 0.5, 6, 0.7)
    fish.rim()
    fish.face(0.12, 0.16, 6, "#fff3c4")
    crown = body.at(0.13, 1.02)
    for angle in (-34, 0, 34):
        petal = [crown, crown + polar(11, angle - 16), crown + polar(19, angle), crown + polar(11, angle + 16)]
        fish.fill(smooth(petal, closed=True), "#e8402c")
        fish.line(smooth(petal, closed=True), "#7c1a0c", 0.9, 0.8)
    fish.fin(((0.29, -0.36), (0.33, -0.6)), (-56, -10), ((0, 54), (1, 38)), veil, (26, 6), 7)
    return fish
