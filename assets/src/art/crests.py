"""Fifteen invented crests: that of n is made of n like parts. Each fills a circle of 80 units round the origin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import acos, cos, degrees, pi, radians, sin, tan

from geometry import Path, Point, arc, ellipse, follow, polar, polyline, smooth, spline_points, tapered

Layer = tuple[Path, float]
"""A path and the width of the line that is cut along it; 0 is solid metal, with holes where parts lie in parts."""


@dataclass
class Crest:
    """Layers in the order of painting: metal, the cuts into all of it, then layers that lie on top."""

    metal: list[Path]
    cuts: list[Layer]
    above: list[Layer] = field(default_factory=list)

    @property
    def layers(self) -> list[Layer]:
        """All layers in order."""
        return [*((path, 0.0) for path in self.metal), *self.cuts, *self.above]


def _wheel(part: Path, count: int, turn: float = 0) -> Path:
    made = Path()
    for index in range(count):
        made.add(part.moved(turn=turn + 360 * index / count))
    return made


def _ring(radius: float, wide: float) -> Path:
    return ellipse(0, radius + wide / 2).add(ellipse(0, radius - wide / 2))


def _petal(base: float, tip: float, wide: float, blunt: float = 0.5, notch: float = 0) -> Path:
    """A petal that points up, from a distance to another; `blunt` 0 is a blade, 1 is round."""
    long = tip - base
    shoulder = complex(wide, -(base + long * (0.62 + 0.2 * blunt)))
    made = Path().move(complex(0, -base))
    end = complex(wide * 0.42 * blunt, -tip)
    made.curve(complex(wide * 0.55, -base - long * 0.12), complex(wide, shoulder.imag + long * 0.3), shoulder)
    made.curve(shoulder - 1j * long * 0.14 * (0.5 + blunt), end + wide * 0.4 * blunt + 1j * long * 0.06, end)
    made.line(complex(0, -tip + notch if notch else -tip - long * 0.03 * blunt))
    left = [
        complex(-p.real, p.imag)
        for p in (
            end,
            end + wide * 0.4 * blunt + 1j * long * 0.06,
            shoulder - 1j * long * 0.14 * (0.5 + blunt),
            shoulder,
        )
    ]
    made.line(left[0]).curve(left[1], left[2], left[3])
    made.curve(
        complex(-wide, shoulder.imag + long * 0.3), complex(-wide * 0.55, -base - long * 0.12), complex(0, -base)
    )
    return made.close()


def _curled(radii: Sequence[float], start: float, end: float, wide: Callable[[float], float]) -> Path:
    """A shape along a spiral: distances from the centre, angles of its two ends, half width by place 0–1."""
    steps = 14
    left, right = [], []

    def spine(u: float) -> Point:
        spot = u * (len(radii) - 1)
        low = min(int(spot), len(radii) - 2)
        return polar(radii[low] + (radii[low + 1] - radii[low]) * (spot - low), start + (end - start) * u)

    for step in range(steps + 1):
        u = (1 - cos(pi * step / steps)) / 2
        way = spine(min(1, u + 0.02)) - spine(max(0, u - 0.02))
        side = way / abs(way) * 1j * wide(u)
        left.append(spine(u) + side)
        right.append(spine(u) - side)
    return smooth([*left, *reversed(right)], closed=True)


def _moon() -> Crest:
    """1: a crescent."""
    outer, inner, apart = 80.0, 64.0, 25.0
    reach = (outer**2 - inner**2 + apart**2) / (2 * apart)
    tip = degrees(acos(reach / outer))
    bend = degrees(acos((reach - apart) / inner))
    made = arc(0, outer, tip, 360 - tip)
    steps = 8
    hollow = [polar(inner, -bend - (360 - 2 * bend) * k / steps) - 1j * apart for k in range(steps + 1)]
    for one, two in pairwise(hollow):
        swing = (360 - 2 * bend) / steps
        pull = 4 / 3 * tan(radians(swing) / 4)
        centre = -1j * apart
        made.curve(one + (one - centre) * -1j * pull, two + (two - centre) * 1j * pull, two)
    return Crest([made.close().moved(turn=38)], [])


def _feathers() -> Crest:
    """2: two feathers that chase each other."""

    def half(u: float) -> float:
        return 25 * float(sin(pi * (0.02 + u * 0.97)) ** 0.8) * (1 - 0.1 * u) + 0.2

    start, end = -98.0, 64.0
    feather = _curled((53, 53, 53, 47), start, end, half)
    quill = _curled((50, 53), start - 17, start + 8, lambda u: 2.2 + u)
    rib, barbs = Path(), Path()
    rib.move(polar(51, start - 6))
    follow(
        rib,
        [
            polar(53 if u < 0.7 else 53 - (u - 0.7) * 16, start + (end - start) * u)
            for u in (0, 0.2, 0.4, 0.6, 0.8, 0.93)
        ],
    )
    for k in range(1, 8):
        u = k / 8.6
        angle = start + (end - start) * u
        root = polar(53, angle)
        for side in (1, -1):
            tip = polar(53 + side * half(u + 0.1) * 0.86, angle + 13 + 4 * (side < 0))
            barbs.move(root).line(tip)
    return Crest([_wheel(quill, 2), _wheel(feather, 2)], [(_wheel(rib, 2), 2.6), (_wheel(barbs, 2), 1.8)])


def _ginkgo() -> Crest:
    """3: three ginkgo leaves."""
    leaf = Path().move(-2.4 - 8j)
    leaf.curve(-3 - 24j, -10 - 34j, -40 - 42j)
    leaf.curve(-46 - 58j, -34 - 76j, -19 - 79j).curve(-12 - 82j, -4 - 76j, 0 - 58j)
    leaf.curve(4 - 76j, 12 - 82j, 19 - 79j).curve(34 - 76j, 46 - 58j, 40 - 42j)
    leaf.curve(10 - 34j, 3 - 24j, 2.4 - 8j).close()
    veins = Path()
    for tip in (-34 - 50j, -29 - 64j, -18 - 70j, -8 - 66j, 8 - 66j, 18 - 70j, 29 - 64j, 34 - 50j):
        veins.move(0 - 26j).curve(0 - 34j, tip * 0.66, tip)
    return Crest([_wheel(leaf, 3), ellipse(0, 7)], [(_wheel(veins, 3), 1.9)])


def _diamonds() -> Crest:
    """4: four diamonds, a blossom in each."""
    frame = polyline([0 - 80j, 36 - 42j, 0 - 4j, -36 - 42j], True).add(
        polyline([0 - 71j, 27.5 - 42j, 0 - 13j, -27.5 - 42j], True)
    )
    blossom = Path()
    for turn, long, wide in ((0, 23, 7), (90, 21, 7), (180, 23, 7), (270, 21, 7)):
        blossom.add(_petal(3, long, wide, 0.4).moved(0 - 42j, turn))
    return Crest([_wheel(frame, 4), _wheel(blossom, 4)], [])


def _bellflower() -> Crest:
    """5: a bellflower's five petals."""
    petal = Path().move(0j).curve(-14 - 16j, -33 - 30j, -36.5 - 47j)
    petal.curve(-33 - 60j, -14 - 64j, 0 - 81j).curve(14 - 64j, 33 - 60j, 36.5 - 47j).curve(
        33 - 30j, 14 - 16j, 0j
    ).close()
    veins = Path()
    for tip in (-18 - 46j, 0 - 60j, 18 - 46j):
        veins.move(tip * 0.42).line(tip)
    gaps = Path().move(polar(14, 36)).line(polar(66, 36))
    star = _wheel(_petal(0, 22, 6, 0), 5)
    return Crest([_wheel(petal, 5)], [(_wheel(gaps, 5), 3.4), (_wheel(veins, 5), 2.2), (star, 1.8), (ellipse(0, 6), 2)])


def _tortoise() -> Crest:
    """6: a tortoise's shell of six leaves."""
    outer = polyline([polar(82, 60 * k) for k in range(6)], True).add(
        polyline([polar(73, 60 * k) for k in range(6)], True)
    )
    leaf = Path().move(0 - 7j).curve(-16 - 20j, -27 - 32j, 0 - 66j).curve(27 - 32j, 16 - 20j, 0 - 7j).close()
    rib = (
        Path()
        .move(0 - 16j)
        .line(0 - 56j)
        .move(0 - 32j)
        .line(-8 - 42j)
        .move(0 - 32j)
        .line(8 - 42j)
        .move(0 - 22j)
        .line(-7 - 31j)
        .move(0 - 22j)
        .line(7 - 31j)
    )
    drop = ellipse(polar(52, 30), 6.2)
    return Crest([outer, _wheel(leaf, 6), _wheel(drop, 6)], [(_wheel(rib, 6), 2.0)])


def _waves() -> Crest:
    """7: seven waves round a still eye."""
    wave = _curled((25, 46, 64, 73), 0, 96, lambda u: 11.4 * (1 - u) ** 0.75 * min(1, 0.62 + u * 5) + 0.5)
    foam = ellipse(polar(36, -26), 4.6)
    return Crest([_wheel(wave, 7), _wheel(foam, 7, 20), _ring(76.5, 5), ellipse(0, 9)], [])


def _arrows() -> Crest:
    """8: a wheel of eight arrow feathers."""
    vane = polyline([0 - 18j, -16 - 36j, -17 - 76j, 0 - 62j, 17 - 76j, 16 - 36j], True)
    lines = Path().move(0 - 20j).line(0 - 62j)
    for y in (36, 46, 56):
        lines.move(complex(-13, -y - 12)).line(complex(0, -y)).line(complex(13, -y - 12))
    return Crest([_wheel(vane.moved(scale=0.99), 8), _ring(11, 5), ellipse(0, 4)], [(_wheel(lines, 8), 1.9)])


def _fans() -> Crest:
    """9: three fans of three folds."""
    foot = 0 - 8j
    fan = arc(foot, 72, -49, 49)
    follow(fan.line(polar(29, 49) + foot), [polar(29, angle) + foot for angle in (49, 25, 0, -25, -49)]).close()
    grip = polyline([polar(25.5, -46) + foot, polar(25.5, -23) + foot, polar(26, 0) + foot, polar(25.5, 23) + foot,
                     polar(25.5, 46) + foot, 2.6 - 3j, -2.6 - 3j], True)  # fmt: skip
    folds, ribs, suns = Path(), Path(), Path()
    for angle in (-16.3, 16.3):
        folds.move(polar(27, angle) + foot).line(polar(74, angle) + foot)
        ribs.move(polar(6, angle) + foot).line(polar(27, angle) + foot)
    for angle in (-32.6, 0, 32.6):
        suns.add(ellipse(polar(51, angle) + foot, 8.6))
    cuts = [(_wheel(folds, 3), 3.4), (_wheel(ribs, 3), 2.4), (_wheel(suns, 3), 2.4)]
    return Crest([_wheel(fan, 3), _wheel(grip, 3)], cuts)


def _peony() -> Crest:
    """10: five petals on five leaves."""
    leaf = _petal(22, 82, 15, 0)
    vein = Path().move(0 - 56j).line(0 - 74j)
    petal = Path().move(0 - 6j).curve(-18 - 10j, -33 - 28j, -26 - 46j).curve(-21 - 57j, -8 - 60j, 0 - 50j)
    petal.curve(8 - 60j, 21 - 57j, 26 - 46j).curve(33 - 28j, 18 - 10j, 0 - 6j).close()
    gap = Path().move(polar(12, 36)).line(polar(44, 36))
    edge = _wheel(petal, 5)
    stamens = Path()
    for k in range(5):
        stamens.move(polar(14, 72 * k)).line(polar(30, 72 * k))
    dots = Path()
    for k in range(5):
        dots.add(ellipse(polar(33, 72 * k), 2.2))
    return Crest(
        [_wheel(leaf, 5, 36), edge],
        [
            (_wheel(vein, 5, 36), 2.2),
            (edge, 3.2),
            (_wheel(gap, 5), 2.6),
            (stamens, 1.8),
            (dots, 2.2),
            (ellipse(0, 8.5), 2.4),
        ],
    )


def _crane() -> Crest:
    """11: a crane in its circle: five feathers in each wing, and itself."""
    left, quills = Path(), Path()
    for k in range(5):
        way = 24 + 32 * k
        long = (86, 84, 80, 72, 62)[k]
        blade = _petal(15, long, 13.4 - 0.6 * k, 0.8)
        left.add(blade.moved(8j, -way))
        for side in (-1, 1):
            quills.move(polar(40, side * way) + 8j).line(polar(long - 13, side * way) + 8j)
    both = left.add(left.mirrored())
    body = smooth([-5 - 8j, 8 - 12j, 15 + 8j, 12 + 30j, 5 + 50j, 0 + 76j, -5 + 50j, -12 + 30j, -15 + 8j], True)
    neck = tapered(spline_points([2 + 8j, 7 - 16j, 1 - 36j, -5 - 50j, 0 - 62j], 4), 13, 0.8)
    head = ellipse(-1 - 62j, 8.6, 7.6)
    beak = polyline([-6 - 66j, -33 - 59j, -5 - 57.4j], True)
    tail = Path()
    for k, y in enumerate((34, 46, 58)):
        tail.move(complex(-8 + 2 * k, y)).line(complex(0, y + 7)).line(complex(8 - 2 * k, y))
    outline = [(neck, 2.6), (beak, 2.2), (head, 2.2)]
    on_top: list[Layer] = [(body, 2.6), (body, 0), (tail, 2.0), *outline, (neck, 0), (beak, 0), (head, 0)]
    on_top += [(ellipse(0 - 65.5j, 4.4, 2.6), 1.8), (ellipse(-3.6 - 61j, 0.8), 1.4)]
    return Crest([both], [(both, 2.4), (quills, 1.8)], on_top)


def _chrysanthemum() -> Crest:
    """12: a chrysanthemum's twelve petals."""
    petal = Path().move(-3.4 - 17j).line(-15 - 66j).curve(-15 - 83j, 15 - 83j, 15 - 66j).line(3.4 - 17j).close()
    line = Path().move(0 - 30j).line(0 - 62j)
    tip = ellipse(polar(74, 15), 5)
    edge = _wheel(petal, 12)
    return Crest(
        [edge, _wheel(tip, 12), ellipse(0, 13.5)], [(edge, 2.6), (_wheel(line, 12), 1.7), (ellipse(0, 8), 1.8)]
    )


def _peacock() -> Crest:
    """13: a peacock's thirteen feathers."""
    metal, eyes, lines = Path(), Path(), Path()
    centre = 0 + 44j
    for k in range(13):
        angle = -102 + 17 * k
        long = 118 if k % 2 == 0 else 94
        blade = Path().move(-1.5 - 22j).line(complex(-3, -long + 36))
        blade.curve(complex(-19, -long + 20), complex(-13, -long), complex(0, -long - 2))
        blade.curve(complex(13, -long), complex(19, -long + 20), complex(3, -long + 36)).line(1.5 - 22j).close()
        metal.add(blade.moved(centre, angle))
        eyes.add(ellipse(complex(0, -long + 13), 6.8).moved(centre, angle))
        eyes.add(ellipse(complex(0, -long + 14.5), 2.7).moved(centre, angle))
        lines.move(centre + polar(32, angle)).line(centre + polar(long - 28, angle))
    body = smooth(
        [0 - 16j, 6 - 6j, 7 + 12j, 16 + 38j, 10 + 56j, 0 + 61j, -10 + 56j, -16 + 38j, -7 + 12j, -6 - 6j], True
    )
    beak = polyline([-5 - 12j, -17 - 6j, -5 - 5j], True)
    crown = Path()
    for angle in (-30, 0, 30):
        crown.add(ellipse(-10j + polar(17, angle), 2.7))
    breast = Path()
    for y in (22, 32, 42):
        breast.move(complex(-8, y)).curve(complex(-5, y + 6), complex(5, y + 6), complex(8, y))

    def small(path: Path) -> Path:
        return path.moved(6j, 0, 0.82)

    on_top = [
        (body, 3.0),
        (beak, 2.4),
        (crown, 2.0),
        (body, 0.0),
        (beak, 0.0),
        (crown, 0.0),
        (breast, 1.9),
        (ellipse(-2.4 - 9.5j, 1), 1.4),
    ]
    return Crest(
        [small(metal)], [(small(eyes), 2.0), (small(lines), 1.1)], [(small(path), wide) for path, wide in on_top]
    )


def _lotus() -> Crest:
    """14: a lotus of seven petals over seven."""
    layers: list[Layer] = []
    foot = 0 + 46j
    for row, (spread, long, wide) in enumerate(((27, 124, 19), (25, 88, 20))):
        for k in (0, 6, 1, 5, 2, 4, 3):
            petal = _petal(4, long - abs(k - 3) * (9, 2)[row], wide, 0.12).moved(foot, (k - 3) * spread)
            layers += [(petal, 4.2), (petal, 0)]
            tip = long - abs(k - 3) * (9, 2)[row]
            vein = (
                Path().move(foot + polar(tip * 0.62, (k - 3) * spread)).line(foot + polar(tip - 12, (k - 3) * spread))
            )
            layers.append((vein, 1.7))
    return Crest([], [], [(path.moved(scale=0.94), wide) for path, wide in layers])


def _sun() -> Crest:
    """15: fifteen petals in fifteen rays."""
    ray = _petal(50, 85, 7.6, 0)
    petal = _petal(10, 57, 9.6, 0.9, 5)
    line = Path().move(0 - 28j).line(0 - 46j)
    flower = _wheel(petal, 15)
    heart: list[Layer] = [(ellipse(0, 14), 0), (ellipse(0, 8), 2.2), (_wheel(ellipse(polar(11, 0), 0.8), 5), 1.2)]
    return Crest(
        [_wheel(ray, 15, 12)],
        [(ellipse(0, 57), 2.2)],
        [(ellipse(0, 53), 0), (flower, 1.9), (_wheel(line, 15), 1.7), *heart],
    )


_MAKERS = (
    _moon, _feathers, _ginkgo, _diamonds, _bellflower, _tortoise, _waves, _arrows,
    _fans, _peony, _crane, _chrysanthemum, _peacock, _lotus, _sun,
)  # fmt: skip


def crest(n: int) -> Crest:
    """The crest of n, 1 to 15."""
    return _MAKERS[n - 1]()
