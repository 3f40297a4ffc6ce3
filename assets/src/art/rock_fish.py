"""Gunjo's fish of the reef's edge, 6 to 8: the snout at the left, the tail at the right, some 200 units long."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import radians, sin

from fish import Skin
from geometry import Path, ellipse, heading, smooth, tapered
from sealife import Seafish, feather
from swimmer import Body, Silk


def porcupinefish() -> Seafish:
    """6: blown up to a ball of spines, with great eyes."""
    places = [0.12 + 0.06 * k for k in range(14)]
    ball = [(s, 80 * max(0.02, 1 - ((s - 0.5) / 0.44) ** 2) ** 0.46) for s in places]
    body = Body(
        (-92 + 6j, -46 + 2j, 8 + 2j, 88 + 6j), [(0, 6), (0.03, 18), (0.07, 34), *ball[:-1], (0.95, 14), (1, 12)]
    )
    fish = Seafish(body, Skin("#8a5a22", "#e8bb62", "#ffffff", "#4a2c0c"))
    silk = Silk("#d99b3c", "#f2c878", "#fff0c8", "#7a4a16", (0.98, 0.92, 0.75), 0.5)
    fish.fin(((0.96, 0.9), (1, 0), (0.96, -0.9)), (34, -34), ((0, 26), (0.5, 34), (1, 26)), silk, (-16, 16), 9, 0.04)
    fish.fin(((0.78, 0.93), (0.88, 0.9)), (76, 20), ((0, 30), (0.5, 34), (1, 20)), silk, (-10, 10), 8, 0.04)
    fish.fin(((0.8, -0.93), (0.88, -0.9)), (-72, -22), ((0, 26), (0.5, 30), (1, 18)), silk, (10, -10), 7, 0.04)
    centre = body.at(0.46, 0)
    outer = Path()
    edge = body.outline().flat(8)[0]
    for k in range(34):
        angle = 10.6 * k + 4
        if abs(((angle + 180) % 360) - 180) < 14 or 168 < angle % 360 < 192:
            continue
        way = heading(angle)
        root = min(edge, key=lambda point: abs((point - centre) / abs(point - centre) - way)) - way * 3
        side = way * 1j * 3.8
        tip = root + way * (20 + 3 * sin(k * 2.4))
        outer.move(root - side).curve(root - side * 0.3 + way * 6, tip - way * 4, tip)
        outer.curve(tip - way * 4, root + side * 0.3 + way * 6, root + side).close()
    fish.part(outer, "#fff3cf", "#6a4418", 1.1)
    fish.coat((0, "#8f5f22"), (0.28, "#d9a449"), (0.5, "#f5d996"), (0.62, "#fff6e0"), (1, "#ffffff"), s=0.46)
    fish.fill(
        body.patch((0.25, -0.5), (0.5, -0.62), (0.8, -0.5), (0.8, -0.97), (0.5, -0.97), (0.25, -0.96)), "#8fb6d8", 0.3
    )
    for knots in (
        ((0.26, 0.95), (0.36, 0.96), (0.4, 0.66), (0.33, 0.52), (0.25, 0.7)),
        ((0.46, 0.97), (0.62, 0.97), (0.64, 0.72), (0.54, 0.6), (0.46, 0.72)),
        ((0.42, 0.44), (0.52, 0.46), (0.55, 0.26), (0.48, 0.16), (0.41, 0.26)),
        ((0.7, 0.9), (0.82, 0.86), (0.82, 0.5), (0.73, 0.46), (0.68, 0.66)),
        ((0.08, 0.6), (0.13, 0.8), (0.19, 0.62), (0.16, 0.44), (0.1, 0.4)),
    ):
        fish.fill(body.patch(*knots), "#4f2f10", 0.8)
    freckles = tuple((0.3 + 0.5 * ((k * 0.618) % 1), -0.1 + 0.9 * ((k * 0.7548) % 1)) for k in range(30))
    fish.dots(freckles, 1.4, "#5a3812", 0.5)
    spines, shades = Path(), Path()
    for row, t in enumerate((0.82, 0.56, 0.28, 0.0, -0.28, -0.56, -0.82)):
        for column in range(6):
            s = 0.27 + 0.105 * column + (0.05 if row % 2 else 0)
            if s > 0.84 or (s < 0.34 and -0.4 < t < 0.5):
                continue
            root = body.at(s, t)
            out = (root - centre) / 90
            way = out + complex(0.34, -0.1)
            way /= abs(way)
            tip = root + way * (7 + 11 * abs(out))
            side = way * 1j * 2.5
            spines.move(root - side).line(tip, root + side).close()
            shades.add(ellipse(root + (1 + 1j), 3.4))
    fish.fill(shades, "#7a5220", 0.3)
    fish.fill(spines, "#fffaf0")
    fish.line(spines, "#6a4418", 0.9, 0.75)
    fish.round_off(strength=0.08)
    fish.rim()
    lips = ellipse(body.at(0.012, -0.12), 7, 9.5, 8)
    fish.shapes.append(lips)
    fish.glow(lips, body.at(0.0, -0.1), 12, (0, "#ffd9c0"), (1, "#d98a6a"))
    fish.line(lips, fish.skin.line, 1.3, 0.9)
    fish.line(
        smooth([body.at(-0.0, -0.4) - 5, body.at(0.012, -0.12) + 0j, body.at(0.03, -0.18)]), fish.skin.line, 1.5, 0.9
    )
    near = body.at(0.165, 0.16)
    fish.fill(ellipse(near, 18.5), "#c98f3a", 0.9)
    fish.fill(ellipse(near + 1j, 16.8), "#fff1c8")
    fish.gaze(near, 15.4, "#46c8b8", -0.25 + 0.06j)
    fish.fin(((0.42, -0.08), (0.44, -0.36)), (16, -44), ((0, 26), (0.5, 32), (1, 24)), silk, (16, -16), 9, 0.05)
    return fish


def lionfish() -> Seafish:
    """7: the poison's finery: banded rays like feathers all round."""
    up = ((0, 0), (0.03, 8), (0.1, 20), (0.22, 30), (0.38, 33), (0.58, 28), (0.78, 18), (0.92, 12), (1, 10))
    low = ((0, 0), (0.03, 8), (0.1, 18), (0.22, 27), (0.4, 30), (0.6, 25), (0.8, 16), (0.92, 12), (1, 10))
    body = Body((-84 + 10j, -44 + 2j, 6 - 2j, 56 + 4j), up, low)
    fish = Seafish(body, Skin("#7c1616", "#d9452c", "#ffe6d0", "#3a0a0e"))
    silk = Silk("#b83a26", "#ee9a78", "#fff0e2", "#7a1a14", (0.9, 0.7, 0.5), 0.6)
    fish.fin(((0.97, 0.9), (1, 0), (0.97, -0.9)), (44, -44), ((0, 40), (0.5, 50), (1, 40)), silk, (-24, 24), 12, 0.04)
    fish.fin(((0.7, 0.95), (0.8, 0.93), (0.9, 0.9)), (74, 26), ((0, 30), (0.5, 42), (1, 26)), silk, (-10, 0), 8, 0.05)
    fish.fin(
        ((0.72, -0.95), (0.8, -0.93), (0.9, -0.9)), (-70, -22), ((0, 26), (0.5, 38), (1, 24)), silk, (10, 0), 8, 0.05
    )
    _plumes(
        fish, [(0.2 + 0.05 * k, 0.9, -114 + 5.8 * k, 48 + 24 * sin(radians(24 + 14 * k)), 24) for k in range(10)], 3
    )
    _plumes(fish, [(0.36 + 0.012 * k, -0.8, 112 - 9.0 * k, 62 + 8 * sin(k * 1.3), -22) for k in range(4)], 4)
    fish.coat((0, "#8a1a16"), (0.4, "#c8402a"), (0.75, "#f2a582"), (1, "#ffeedd"))
    stripes = []
    for k, s in enumerate((0.07, 0.13, 0.205, 0.3, 0.36, 0.43, 0.5, 0.57, 0.64, 0.71, 0.78, 0.85, 0.92)):
        wide = 0.032 if k % 2 else 0.017
        bow = 0.022 * sin(k * 1.7)
        stripes.append(
            (
                ((s, 1), (s + bow, 0.2), (s - bow, -0.4), (s, -1)),
                ((s + wide, 1), (s + wide * 1.3 + bow, 0.2), (s + wide - bow, -0.4), (s + wide * 0.8, -1)),
            )
        )
    fish.bands(*stripes, paint="#fff6ea", opacity=0.95)
    edges = Path()
    for front, back in stripes:
        for line in (front, back):
            edges.add(smooth([body.at(*place) for place in line]))
    fish.line(edges, "#5c0e12", 0.9, 0.7)
    fish.round_off(strength=0.13)
    fish.rim()
    for angle, high in ((-126, 30), (-104, 22)):
        horn = tapered(feather(body.at(0.12, 0.85), angle, high, 26)[0], 4.6)
        fish.part(horn, "#d9452c", fish.skin.line, 0.9)
    whiskers = Path()
    for k, angle in enumerate((150, 128, 108)):
        whiskers.add(tapered(feather(body.at(0.03 + 0.035 * k, -0.85), angle, 13 + 2 * k, -30)[0], 4))
    fish.part(whiskers, "#f2a582", fish.skin.line, 0.8)
    fish.mouth((0.0, -0.1), (0.05, -0.42), (0.1, -0.5), wide=1.9)
    fish.gaze(body.at(0.13, 0.36), 8.4, "#ffcf5a")
    fan = [
        (0.31 + 0.006 * k, 0.16 - 0.08 * k, -62 + 24.0 * k, 70 + 20 * sin(radians(20 + 20 * k)), 14 - 4 * k)
        for k in range(8)
    ]
    web = Path()
    tips = [feather(body.at(s, t), angle, long * 0.66, bend)[0] for s, t, angle, long, bend in fan]
    web.move(tips[0][0])
    for one, two in pairwise(tips):
        web.line(one[-1])
        web.curve(one[4] + (two[4] - one[4]) * 0.3, two[4] + (one[4] - two[4]) * 0.3, two[-1])
    web.line(tips[0][0]).close()
    fish.glow(web, tips[0][0], 66, (0, "#a83020", 0.9), (0.6, "#e88a66", 0.7), (1, "#ffe8d6", 0.45))
    _plumes(fish, fan, 4)
    return fish


def _plumes(fish: Seafish, rays: Sequence[tuple[float, float, float, float, float]], bands: int) -> None:
    """Banded rays: (s, t, angle, length, bend) each."""
    blades, marks = Path(), Path()
    for s, t, angle, long, bend in rays:
        line, bars = feather(fish.body.at(s, t), angle, long, bend, bands)
        blades.add(tapered(line, 6.2, 0.3))
        marks.add(bars)
    fish.part(blades, "#fff1e2", "#7a1a14", 1.0)
    fish.fill(marks, "#b02a1e", 0.95)


def bream() -> Seafish:
    """8: the festive red bream: high forehead, comb of spines, blue sparks."""
    up = (
        (0, 0),
        (0.025, 14),
        (0.07, 31),
        (0.14, 46),
        (0.24, 56),
        (0.36, 58),
        (0.52, 50),
        (0.7, 33),
        (0.86, 17),
        (1, 11),
    )
    low = ((0, 0), (0.025, 9), (0.08, 19), (0.18, 31), (0.32, 39), (0.48, 39), (0.66, 29), (0.84, 16), (1, 11))
    body = Body((-98 + 20j, -54 + 4j, 2 - 2j, 52 + 2j), up, low)
    fish = Seafish(body, Skin("#b81f2e", "#ee5a56", "#ffe3dc", "#5a0c1c"))
    silk = Silk("#d93a40", "#f58078", "#ffd0c4", "#8f1626", (0.98, 0.9, 0.75), 0.55)
    fish.fin(
        ((0.98, 0.9), (1, 0), (0.98, -0.9)),
        (46, -46),
        ((0, 66), (0.25, 52), (0.5, 26), (0.75, 52), (1, 62)),
        silk,
        (-22, 22),
        17,
        0.03,
    )
    fish.fin(
        ((0.24, 0.96), (0.42, 0.98), (0.6, 0.96), (0.86, 0.92)),
        (96, 20),
        ((0, 20), (0.16, 34), (0.5, 30), (0.8, 24), (1, 12)),
        silk,
        (-24, -6),
        17,
        0.34,
    )
    fish.fin(
        ((0.6, -0.95), (0.72, -0.95), (0.86, -0.92)), (-72, -18), ((0, 30), (0.4, 26), (1, 12)), silk, (14, 4), 10, 0.2
    )
    fish.fin(((0.34, -0.96), (0.42, -0.97)), (-78, -36), ((0, 42), (1, 20)), silk, (18, 2), 7, 0.08)
    fish.coat((0, "#b51c30"), (0.25, "#e0444a"), (0.55, "#f78079"), (0.8, "#ffc4b6"), (1, "#fff3ec"))
    fish.scale("#8f1626", 0.42, 14, 12, 0.27)
    sparks = tuple(
        (0.32 + 0.056 * k, 0.86 - 0.22 * row + 0.04 * sin(k * 2.2 + row)) for row in range(5) for k in range(9 - row)
    )
    fish.dots(sparks, 1.7, "#8fe9ff", 0.95)
    fish.round_off(strength=0.12)
    fish.fill(body.patch((0.06, 0.62), (0.13, 0.76), (0.2, 0.66), (0.17, 0.5), (0.1, 0.48)), "#7fd0ff", 0.75)
    fish.fill(body.patch((0.2, 0.3), (0.26, 0.3), (0.28, -0.3), (0.22, -0.66), (0.19, -0.2)), "#ffd8cc", 0.5)
    fish.line(smooth(body.stripe((0.27, 0.62), (0.45, 0.58), (0.7, 0.42), (0.95, 0.1))), "#8f1626", 1.2, 0.6)
    fish.gill(0.285, 0.06, 0.5, -0.72, 0.75)
    fish.line(smooth(body.stripe((0.19, 0.12), (0.225, -0.2), (0.18, -0.55))), fish.skin.line, 1.2, 0.55)
    fish.rim()
    fish.mouth((0.003, -0.25), (0.045, -0.52), (0.095, -0.56), wide=2.0)
    fish.brush(body.stripe((0.025, -0.1), (0.06, -0.3), (0.1, -0.4)), 3, "#ffd8cc", 0.7)
    fish.gaze(body.at(0.135, 0.3), 11.5, "#ffc83a")
    fish.fin(
        ((0.3, -0.14), (0.315, -0.38)),
        (-2, -40),
        ((0, 58), (1, 26)),
        Silk("#f0685f", "#ffb3a5", "#ffe9e2", "#9c1c2c"),
        (4, 18),
        8,
    )
    return fish
