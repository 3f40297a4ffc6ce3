"""Goldfish seen from above, as one looks into the basin: the head up, the tail down, about 200 units long."""

from __future__ import annotations

from breeds_side import GOLD, GOLD_SILK, RED, RED_SILK, WHITE, WHITE_SILK
from fish import Fish, Skin
from geometry import Point, ellipse, polar, smooth, tapered
from swimmer import Body, Silk

BOTH = (-1, 1)


def _pair(
    fish: Fish, s: float, reach: float, silk: Silk, angles: tuple[float, float] = (82, 26), rays: int = 7
) -> None:
    """Two like fins at both sides."""
    for side in BOTH:
        root = ((s, 0.86 * side), (s + 0.07, 0.9 * side))
        turned = (angles[0] * side, angles[1] * side)
        fish.fin(root, turned, ((0, reach), (0.4, reach * 0.94), (1, reach * 0.6)), silk, (-24 * side, 6 * side), rays)


def _ridge(fish: Fish, first: float, last: float, silk: Silk, wide: float = 7) -> None:
    """The back fin, folded down to a blade."""
    knots = ((first, 0), ((first + last) / 2, 0.1), (last, -0.04), (last + 0.08, -0.16))
    points = fish.body.stripe(*knots)
    fish.fill(tapered(points, wide + 2), silk.ray, 0.22)
    fish.fill(tapered(points, wide), silk.root, 0.95)
    fish.line(smooth(points), silk.ray, 1.0, 0.6)


def fry() -> Fish:
    """A fry, hardly more than two eyes and a tail."""
    body = Body(
        (4 - 40j, -3 - 14j, 4 + 12j, -2 + 34j), ((0, 0), (0.06, 7), (0.16, 10.5), (0.36, 10), (0.62, 6.4), (1, 2.4))
    )
    fish = Fish(body, Skin("#b8692e", "#e8a05a", "#ffe2b8", "#6b3a16"))
    silk = Silk("#efb06c", "#f7d0a0", "#fff0d8", "#a3602a")
    fish.fin(((0.98, 0.8), (1, -0.8)), (26, -22), ((0, 30), (0.5, 21), (1, 28)), silk, (-20, 6), 7, 0.03)
    _pair(fish, 0.26, 17, silk, rays=5)
    _pair(fish, 0.54, 9, silk, rays=4)
    fish.trunk(above=True)
    fish.line(smooth(body.stripe((0.22, 0), (0.6, 0), (0.96, 0))), "#7a4014", 1.3, 0.6)
    for s in (0.34, 0.46, 0.58, 0.7):
        fish.fill(ellipse(body.at(s, 0.34), 1.1), "#7a4014", 0.7)
        fish.fill(ellipse(body.at(s + 0.04, -0.36), 1.1), "#7a4014", 0.7)
    fish.rim()
    fish.look_up(0.13, 0.82, 4.0)
    return fish


def wakin() -> Fish:
    """Slender and lively, in red and white."""
    knots = ((0, 0), (0.04, 10), (0.12, 17), (0.28, 20.5), (0.5, 18.5), (0.75, 11), (1, 4.4))
    body = Body((16 - 84j, -2 - 50j, -8 - 8j, 10 + 38j), knots)
    fish = Fish(body, WHITE)
    for side in BOTH:
        fish.fin(
            ((0.97, 0.7 * side), (1, 0)),
            (34 * side, 2 * side),
            ((0, 54), (0.5, 44), (1, 28)),
            RED_SILK,
            (-30 * side, 8),
            9,
            0.04,
        )
    _pair(fish, 0.24, 34, WHITE_SILK)
    _pair(fish, 0.55, 19, RED_SILK, rays=6)
    fish.trunk(above=True)
    red = "#dc3b26"
    fish.fill(body.patch((0, 0), (0.03, -0.9), (0.12, -1), (0.24, -0.5), (0.25, 0.3), (0.14, 0.8), (0.04, 0.8)), red)
    fish.fill(body.patch((0.33, 1), (0.52, 1), (0.58, 0.2), (0.5, -0.5), (0.4, -0.36), (0.32, 0.3)), red)
    fish.fill(body.patch((0.62, -1), (0.8, -1), (0.86, 0), (0.97, 0.4), (0.98, -0.4), (0.8, 0.6), (0.66, 0)), red)
    fish.scale("#8a2a22", 0.34, 11, 6, 0.28)
    _ridge(fish, 0.36, 0.66, WHITE_SILK, 5)
    fish.shine(0.14, 0.6, -0.4, 4, 0.5)
    fish.rim()
    fish.look_up(0.1, 0.84, 4.2)
    return fish


def ranchu() -> Fish:
    """The king of the basin: broad, without a back fin, its tail short and curled."""
    knots = ((0, 0), (0.02, 17), (0.08, 29), (0.18, 33), (0.3, 38), (0.48, 42), (0.66, 36), (0.84, 22), (1, 13))
    body = Body((3 - 76j, 0 - 40j, 2 + 0j, 10 + 44j), knots)
    fish = Fish(body, RED)
    for side in BOTH:
        fish.fin(
            ((0.97, 0.95 * side), (1, 0)), (66 * side, 2 * side), ((0, 52), (0.35, 54), (0.75, 45), (1, 32)),
            RED_SILK, (-54 * side, -4 * side), 10, 0.05,
        )  # fmt: skip
    _pair(fish, 0.28, 35, RED_SILK)
    _pair(fish, 0.58, 20, RED_SILK, rays=6)
    fish.trunk(above=True)
    fish.fill(
        body.patch((0.42, -0.2), (0.5, 0.42), (0.66, 0.5), (0.76, 0), (0.66, -0.52), (0.5, -0.62)), "#fff6ea", 0.94
    )
    fish.fill(body.patch((0.84, 0.1), (0.9, 0.5), (0.96, 0.2), (0.94, -0.5), (0.87, -0.4)), "#fff6ea", 0.9)
    fish.scale("#7a1410", 0.36, 10, 8, 0.3)
    _cheeks(fish, "#c62c20", "#7c130f", "#f4805e")
    fish.shine(0.34, 0.78, -0.46, 6, 0.42)
    fish.rim()
    fish.look_up(0.13, 1.0, 4.6)
    return fish


def _cheeks(fish: Fish, colour: str, line: str, light: str) -> None:
    """The bumps of a hooded head, from above."""
    for s, t, size in (
        (0.03, 0, 8), (0.07, -0.5, 8.5), (0.07, 0.5, 8.5), (0.13, 0, 9.5), (0.17, -0.6, 8.5), (0.17, 0.6, 8.5),
        (0.21, -0.2, 8), (0.22, 0.24, 7.5),
    ):  # fmt: skip
        spot = ellipse(fish.body.at(s, t), size)
        fish.fill(spot, colour)
        fish.line(spot, line, 1.0, 0.55)
        fish.fill(ellipse(fish.body.at(s, t) - size * (0.2 + 0.3j), size * 0.42), light, 0.6)


def bubble_eye() -> Fish:
    """A bubble of water under each eye, eyes to the sky, no back fin."""
    knots = ((0, 0), (0.03, 13), (0.1, 19), (0.2, 22), (0.36, 28), (0.52, 29), (0.7, 23), (0.86, 14), (1, 8))
    body = Body((-6 - 74j, 2 - 40j, 2 + 0j, -10 + 40j), knots)
    fish = Fish(body, GOLD)
    for side in BOTH:
        fish.fin(
            ((0.97, 0.9 * side), (1, 0)), (48 * side, 0), ((0, 74), (0.4, 72), (0.8, 58), (1, 40)), GOLD_SILK,
            (-34 * side, 10 * side), 10, 0.05,
        )  # fmt: skip
    _pair(fish, 0.32, 38, GOLD_SILK)
    _pair(fish, 0.58, 24, GOLD_SILK, rays=6)
    fish.trunk(above=True)
    fish.fill(body.patch((0.3, -1), (0.42, -0.4), (0.44, 0.5), (0.32, 1), (0.2, 0.5), (0.22, -0.5)), "#e2621f", 0.85)
    fish.fill(body.patch((0.6, 0.2), (0.68, 1), (0.86, 1), (0.86, 0), (0.72, -0.3)), "#e2621f", 0.85)
    fish.scale("#8a4408", 0.4, 10, 7, 0.3)
    fish.shine(0.34, 0.78, -0.4, 5, 0.5)
    fish.rim()
    for side in BOTH:
        _bubble(fish, body.at(0.11, 0) + body.way(0.1, 90) * side * 38 + body.way(0.1) * 3, side)
    fish.look_up(0.07, 0.8, 5)
    return fish


def _bubble(fish: Fish, centre: Point, side: int) -> None:
    skin = ellipse(centre, 23, 26, 14 * side)
    fish.shapes.append(skin)
    fish.layers.append(
        lambda sheet: sheet.solid(
            skin,
            sheet.radial(centre - 4 - 6j, 30, (0, "#fff8dc", 0.78), (0.6, "#ffdf94", 0.78), (1, "#e8982c", 0.95)),
        )
    )
    fish.line(skin, "#8a4c0e", 1.4, 0.9)
    fish.fill(ellipse(centre + (-8 - 11j), 6, 4, -40), "#ffffff", 0.95)
    fish.fill(ellipse(centre + (10 + 12j), 3, 2, -40), "#ffffff", 0.6)
    veins = [centre + polar(22, 90 * side + 20), centre + polar(13, 90 * side + 6), centre + polar(7, 90 * side - 24)]
    fish.line(smooth(veins), "#c9661c", 0.9, 0.5)


def jikin() -> Fish:
    """White, with lips, fins and gills in red, and a tail spread like a peacock's."""
    knots = ((0, 0), (0.03, 11), (0.1, 18), (0.26, 24), (0.46, 24), (0.66, 18), (0.86, 11), (1, 7))
    body = Body((-8 - 86j, 0 - 50j, 4 - 10j, 0 + 24j), knots)
    fish = Fish(body, WHITE)
    silk = Silk("#c9281e", "#e64a34", "#ffb8a0", "#7c120e", (1, 0.94, 0.72), 0.5)
    for side in BOTH:
        long = ((0, 62), (0.3, 80), (0.7, 82), (1, 60))
        fish.fin(((0.98, 0.5 * side), (1, 0)), (22 * side, -6 * side), long, silk, (-14 * side, -26 * side), 9, 0.04)
        fish.fin(
            ((0.93, 0.9 * side), (0.99, 0.8 * side)),
            (112 * side, 46 * side),
            ((0, 54), (0.45, 84), (1, 62)),
            silk,
            (22 * side, -10 * side),
            10,
            0.04,
        )
    _pair(fish, 0.26, 36, silk)
    _pair(fish, 0.54, 24, silk, rays=6)
    fish.trunk(above=True)
    fish.fill(body.patch((0, 0), (0.02, -0.8), (0.07, -0.5), (0.08, 0.5), (0.02, 0.8)), "#d8301f")
    for side in BOTH:
        fish.fill(body.patch((0.16, side), (0.27, side), (0.27, 0.5 * side), (0.17, 0.44 * side)), "#d8301f", 0.95)
    fish.fill(body.patch((0.9, -1), (0.86, 0), (0.9, 1), (0.99, 1), (0.99, -1)), "#d8301f", 0.95)
    fish.scale("#a0524a", 0.4, 10, 7, 0.3)
    _ridge(fish, 0.38, 0.72, silk, 7)
    fish.shine(0.14, 0.6, -0.44, 4.5, 0.8)
    fish.rim()
    fish.look_up(0.11, 0.88, 4.6)
    return fish


def tosakin() -> Fish:
    """The queen: a round tail laid out like a fan, its sides curled forward and under."""
    knots = ((0, 0), (0.03, 9), (0.1, 17), (0.26, 29), (0.44, 34), (0.64, 28), (0.84, 16), (1, 11))
    body = Body((4 - 88j, 0 - 56j, 0 - 20j, 0 + 14j), knots)
    fish = Fish(body, RED)
    silk = Silk("#c22a1e", "#e85c3e", "#ffd2bc", "#74100d", (1, 0.95, 0.82), 0.46)
    under = Silk("#8d1b14", "#b83a2a", "#e08a70", "#5a0b09", (1, 0.96, 0.85), 0.5)
    for side in BOTH:
        curl = ((0, 50), (0.4, 66), (1, 66))
        fish.fin(
            ((0.9, 0.8 * side), (0.99, 0.9 * side)),
            (138 * side, 60 * side),
            curl,
            under,
            (70 * side, 20 * side),
            10,
            0.04,
        )
    for side in BOTH:
        long = ((0, 90), (0.3, 94), (0.7, 92), (1, 86))
        fish.fin(((0.97, 0.95 * side), (1, 0)), (96 * side, 0), long, silk, (40 * side, 0), 13, 0.035)
    _pair(fish, 0.28, 33, silk)
    fish.trunk(above=True)
    fish.fill(body.patch((0.36, -0.3), (0.4, 0.3), (0.6, 0.44), (0.74, 0), (0.6, -0.5)), "#fff4e6", 0.95)
    fish.scale("#7a1410", 0.38, 10, 8, 0.28)
    _ridge(fish, 0.4, 0.7, silk, 7)
    fish.shine(0.14, 0.7, -0.46, 5, 0.45)
    fish.rim()
    fish.look_up(0.11, 0.88, 4.6)
    return fish
