"""What grows and lies on the ground of the sea: sand and grass, corals and fans, cliffs, and the slopes of the deep."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin

from geometry import Path, Point, ellipse, heading, polar, smooth, tapered
from sea import depth_of, inside, scatter, water
from sheet import Sheet, mixed


def _hill(points: Sequence[tuple[float, float]]) -> Path:
    """Everything below a soft line from the left edge to the right one."""
    line = smooth([complex(*point) for point in points])
    return inside(line.line(260 + 360j, -10 + 360j).close(), 5)


def sand(sheet: Sheet, n: int, low: float) -> None:
    """A bank of sand with ripples, and the net of light on it."""
    far = _hill(((-10, low - 12), (60, low - 19), (140, low - 8), (200, low - 17), (260, low - 13)))
    tint = water(depth_of(n) + 0.1)
    sheet.solid(far, mixed("#f4e3b0", tint, 0.45))
    near = _hill(((-10, low), (50, low - 6), (120, low + 8), (190, low + 3), (260, low - 6)))
    sheet.solid(
        near,
        sheet.linear(complex(0, low - 6), 350j, (0, mixed("#fff4d3", tint, 0.06)), (1, mixed("#e3c689", tint, 0.22))),
    )
    ripples = Path()
    for row in range(4):
        y = low + 13 + row * 11
        for start in range(12 + row * 23 % 47, 214, 66):
            wide = 30 + (start * 7 + row * 11) % 14
            points = [complex(start + wide * k / 4, y + 2.2 * sin(k * 1.6 + start)) for k in range(5)]
            ripples.add(tapered(points, 1.8))
    sheet.solid(ripples, "#b98f4c", 0.34)
    glints = Path()
    for x, y, size in scatter(16, n + 3):
        centre = complex(14 + 216 * x, low + 8 + 34 * y)
        glints.add(ellipse(centre, 3 + 4 * size, 0.8 + 0.5 * size, 20 * size - 10))
    sheet.solid(glints, "#ffffff", 0.42)


def shell(sheet: Sheet, at: Point, size: float, turn: float, colour: str = "#ffd9c7") -> None:
    """A scallop."""
    fan = [0j, *(polar(1 + 0.07 * (k % 2), -66 + 16.5 * k) for k in range(9))]
    shape = smooth(fan, closed=True).moved(at, turn, size)
    ribs = Path()
    for k in range(1, 8):
        ribs.move(at).line(at + polar(size * 0.94, turn - 66 + 16.5 * k))
    sheet.solid(shape, sheet.radial(at, size * 1.1, (0, "#fff6ee"), (1, colour)))
    sheet.line(ribs, "#b4604e", 0.7, 0.6)
    sheet.line(shape, "#a3564a", 0.9, 0.85)


def starfish(sheet: Sheet, at: Point, size: float, turn: float, colour: str = "#ff8a4c") -> None:
    """Five arms with rows of dots."""
    points = [polar(1 if k % 2 == 0 else 0.42, 36 * k) for k in range(10)]
    shape = smooth(points, closed=True).moved(at, turn, size)
    sheet.solid(shape.moved(1.2 + 2j), "#7a5a2a", 0.25)
    sheet.solid(shape, sheet.radial(at, size, (0, mixed(colour, "#ffffff", 0.45)), (1, colour)))
    sheet.line(shape, mixed(colour, "#5a1a0c", 0.6), 0.9, 0.9)
    dots = Path()
    for arm in range(5):
        for step in range(1, 5):
            dots.add(ellipse(at + polar(size * step * 0.19, turn + 72 * arm), 0.85 - step * 0.1))
    sheet.solid(dots, "#fff1d8", 0.9)


def grass(sheet: Sheet, blades: Sequence[tuple[float, float, float]], foot: float, dark: str, light: str) -> None:
    """Sea grass: (x, height, sway) for each blade."""
    leaves, veins = Path(), Path()
    for x, high, sway in blades:
        points = [complex(x + sway * (k / 5) ** 1.6 + 4 * sin(k * 1.5 + x), foot - high * k / 5) for k in range(6)]
        leaves.add(tapered(points, 7.5))
        veins.add(smooth(points[:5]))
    top = foot - max(high for _, high, _ in blades)
    sheet.solid(leaves, sheet.linear(complex(0, foot), complex(0, top), (0, dark), (1, light)), 0.95)
    sheet.line(veins, mixed(light, "#ffffff", 0.4), 0.8, 0.5)


def anemone(sheet: Sheet, at: Point, size: float) -> None:
    """A cushion of soft arms with bright tips."""
    behind, front, tips_behind, tips = Path(), Path(), Path(), Path()
    for k in range(23):
        lean = -78 + 156 * k / 22
        long = size * (0.62 + 0.24 * sin(k * 2.4) + 0.1 * (1 - abs(lean) / 78))
        root = at + complex(size * 0.92 * lean / 78, size * 0.1 * sin(k * 1.7))
        tip = root + polar(long, lean * 0.62 + 9 * sin(k * 1.9))
        bend = (root + tip) / 2 + polar(long * 0.16, lean + 90 * (1 if k % 2 else -1))
        half = size * 0.062 * heading(lean * 0.6)
        arm = Path().move(root - half * 1.5).curve(bend - half, bend - half * 0.9, tip - half * 0.9)
        arm.curve(tip - half * 0.9 + polar(half.real * 2, lean * 0.6), tip + half * 0.9 + polar(half.real * 2,
                  lean * 0.6), tip + half * 0.9)  # fmt: skip
        arm.curve(bend + half * 0.9, bend + half, root + half * 1.5).close()
        (front if k % 2 else behind).add(arm)
        (tips if k % 2 else tips_behind).add(ellipse(tip, size * 0.062))
    foot, top = at + 0.2j * size, at - 0.8j * size
    sheet.solid(behind, sheet.linear(foot, top, (0, "#4c2f7c"), (1, "#b48be0")))
    sheet.solid(tips_behind, "#e9c6ff")
    sheet.solid(front, sheet.linear(foot, top, (0, "#7a3f9c"), (0.8, "#e6a2e6"), (1, "#ffd0ea")))
    sheet.solid(tips, "#fff0fb")


def branch(sheet: Sheet, at: Point, size: float, turn: float, colour: str, deep: str) -> None:
    """A branching coral whose twigs end round and pale."""
    twigs, tips = Path(), Path()

    def grow(root: Point, angle: float, long: float, wide: float, level: int) -> None:
        tip = root + polar(long, angle)
        side = heading(angle) * wide
        twigs.move(root - side).curve(root - side * 0.8 + (tip - root) * 0.4, tip - side * 0.8, tip - side * 0.72)
        twigs.curve(tip - side * 0.7 + (tip - root) / long * wide, tip + side * 0.7 + (tip - root) / long * wide,
                    tip + side * 0.72)  # fmt: skip
        twigs.curve(tip + side * 0.8, root + side * 0.8 + (tip - root) * 0.4, root + side).close()
        if level == 0:
            tips.add(ellipse(tip, wide * 0.62))
            return
        for k, spread in enumerate((-34, 4, 36) if level > 1 else (-27, 25)):
            grow(tip - (tip - root) * 0.14, angle + spread + 7 * sin(level * 3 + k + turn), long * (0.72 - 0.05 * k),
                 wide * 0.76, level - 1)  # fmt: skip

    grow(at, turn, size * 0.42, size * 0.075, 2)
    sheet.solid(twigs, sheet.linear(at, at + polar(size * 1.05, turn), (0, deep), (1, colour)))
    sheet.solid(tips, mixed(colour, "#ffffff", 0.55))


def fan(sheet: Sheet, at: Point, size: float, turn: float, colour: str) -> None:
    """A sea fan: ribs that fork, and a net between them."""
    ribs, net = Path(), Path()
    for k in range(9):
        lean = turn - 44 + 11 * k
        long = size * (0.82 + 0.18 * sin(k * 1.9))
        tip, middle = at + polar(long, lean), at + polar(long * 0.5, turn + (lean - turn) * 0.75)
        ribs.move(at).curve(at + polar(long * 0.25, turn), middle, tip)
        for part, spread in ((0.55, 14), (0.75, -13)):
            fork = at + polar(long * part, turn + (lean - turn) * (0.75 + 0.25 * part))
            ribs.move(fork).curve(fork + polar(long * 0.1, lean), fork + polar(long * 0.2, lean + spread),
                                  fork + polar(long * 0.27, lean + spread))  # fmt: skip
    for ring in range(4):
        points = [at + polar(size * (0.4 + 0.14 * ring + 0.03 * sin(k * 2.0)), turn - 40 + 10 * k) for k in range(9)]
        net.add(smooth(points))
    sheet.line(net, colour, 0.7, 0.55)
    sheet.line(ribs, colour, 1.7, 0.95)


def mound(sheet: Sheet, at: Point, size: float, colour: str, deep: str) -> None:
    """A brain coral: a dome with winding furrows."""
    dome = Path().move(at - size).curve(at - size - 0.9j * size, at - 0.6 * size - 1.05j * size, at - 1.02j * size)
    dome.curve(at + 0.6 * size - 1.05j * size, at + size - 0.9j * size, at + size).close()
    shape = inside(dome)
    sheet.solid(shape, sheet.radial(at - size * (0.25 + 0.85j), size * 1.5, (0, colour), (1, deep)))
    furrows = Path()
    for row in range(4):
        high = 0.2 + 0.21 * row
        wide = 0.92 * (1 - high * high) ** 0.5
        points = [at + size * complex(-wide + 2 * wide * k / 9, -high + 0.05 * (1 if k % 2 else -1)) for k in range(10)]
        furrows.add(smooth([p for p in points if 8 < p.real < 242 and p.imag < 342] or points[:2]))
    sheet.line(furrows, mixed(colour, "#ffffff", 0.4), 1.1, 0.7)


def reef(sheet: Sheet, n: int) -> None:
    """Banks of rock, further ones paler."""
    top = depth_of(n)
    far = _hill(((-10, 296), (40, 284), (90, 304), (150, 312), (206, 286), (260, 272)))
    sheet.solid(far, sheet.linear(272j, 350j, (0, water(top + 0.2)), (1, water(top + 0.4))), 0.55)
    near = _hill(((-10, 318), (30, 306), (84, 322), (140, 330), (200, 312), (260, 300)))
    sheet.solid(near, sheet.linear(300j, 350j, (0, water(top + 0.34)), (1, water(top + 0.62))), 0.92)


def cliffs(sheet: Sheet, n: int) -> None:
    """Walls of rock that open to both sides, with ledges that catch the light."""
    top = depth_of(n)
    shapes = (
        (
            ((260, 120), (236, 150), (241, 196), (214, 226), (220, 268), (186, 290), (178, 326), (130, 360)),
            260,
            -0.1,
            0.3,
        ),
        (((-10, 206), (18, 232), (14, 272), (50, 292), (58, 326), (104, 360)), -10, -0.1, 0.26),
        (((260, 204), (240, 232), (238, 272), (208, 296), (204, 326), (166, 360)), 260, 0.3, 0.92),
        (((-10, 262), (12, 276), (14, 298), (38, 310), (46, 332), (78, 360)), -10, 0.3, 0.92),
    )
    for points, side, shade, strength in shapes:
        line = smooth([complex(*point) for point in points]).line(complex(side, 360)).close()
        sheet.solid(
            inside(line, 5),
            sheet.linear(170j, 350j, (0, water(top + shade * 0.5)), (1, water(top + shade + 0.25))),
            strength,
        )
    ledges = Path()
    for x, y, size in scatter(9, n):
        side = x > 0.45
        at = complex(216 + 22 * y if side else 8 + 16 * y, 262 + 56 * size)
        ledges.add(inside(tapered([at, at + (7 - 2j), at + (15 + 1j)], 1.7), 3))
    sheet.solid(ledges, water(top), 0.5)


def kelp(sheet: Sheet, foot: Point, high: float, sway: float, dark: str, light: str, strength: float = 0.9) -> None:
    """Giant kelp: a stem with a leaf to each side in turn, each on its bladder."""
    stem = [foot + complex(sway * sin(k * 0.62), -high * k / 9) for k in range(10)]
    leaves, bladders, veins = Path(), Path(), Path()
    for k in range(1, 10):
        root, side = stem[k], 1 if k % 2 else -1
        long = 25 - 1.1 * k
        tip = root + polar(long, side * (62 - 3 * k))
        bow = polar(6, side * (62 - 3 * k) - 90 * side)
        leaves.move(root).curve(root + (tip - root) * 0.3 + bow * 1.3, tip - (tip - root) * 0.3 + bow, tip)
        leaves.curve(tip - (tip - root) * 0.25 - bow * 0.6, root + (tip - root) * 0.3 - bow * 0.7, root).close()
        veins.move(root).line(root + (tip - root) * 0.8)
        bladders.add(ellipse(root + (tip - root) * 0.1, 2.4))
    sheet.line(smooth(stem), dark, 2.2, strength)
    sheet.solid(leaves, sheet.linear(foot, stem[-1], (0, dark), (1, light)), strength)
    sheet.line(veins, mixed(light, "#ffffff", 0.25), 0.7, 0.45 * strength)
    sheet.solid(bladders, light, strength)


def slope(sheet: Sheet, n: int, heights: Sequence[float]) -> None:
    """The ground of the deep: two banks almost as dark as the water, with sponges and a dusting on the crest."""
    top = depth_of(n)
    step = 270 / (len(heights) - 1)
    far = _hill([(-10 + step * k, high - 14 - 9 * sin(k * 2.3 + n)) for k, high in enumerate(heights)])
    near = _hill([(-10 + step * k, high) for k, high in enumerate(heights)])
    low = min(heights)
    sheet.solid(far, sheet.linear(complex(0, low - 24), 350j, (0, water(top - 0.13)), (1, water(top + 0.1))), 0.75)
    sheet.solid(near, sheet.linear(complex(0, low), 350j, (0, water(top - 0.02)), (1, "#050724")))
    dust = Path()
    for x, y, size in scatter(22, n + 5):
        dust.add(ellipse(complex(12 + 226 * x, max(heights) + 4 + (338 - max(heights)) * y), 0.5 + size * 0.6))
    sheet.solid(dust, water(top - 0.35), 0.55)


def sponge(sheet: Sheet, at: Point, size: float, n: int) -> None:
    """A glass sponge: tubes on a foot, with a glowing rim."""
    top = depth_of(n)
    for lean, long, wide in ((-16, 0.8, 0.19), (14, 0.66, 0.17), (0, 1.0, 0.2)):
        tip = at + polar(size * long, lean)
        half = heading(lean) * size * wide
        tube = Path().move(at - half * 0.4).curve(at - half * 0.6, tip - half * 1.1, tip - half)
        tube.line(tip + half).curve(tip + half * 1.1, at + half * 0.6, at + half * 0.4).close()
        sheet.solid(inside(tube, 4), sheet.linear(at, tip, (0, water(top + 0.1)), (1, water(top - 0.28))), 0.9)
        rim = ellipse(tip, abs(half), abs(half) * 0.34, lean)
        sheet.solid(rim, "#0a0f3a", 0.8)
        sheet.line(rim, "#9fd8ff", 0.9, 0.8)
