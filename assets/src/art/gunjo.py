"""Gunjo Gradation: the sea from the shallows to the deep ultramarine, another fish on every step down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sin

import deep_fish
import gunjo_marks
import ocean_fish
import reef_fish
import rock_fish
import sea
import seabed
from geometry import Point, heading
from sea import HIGH, WIDE, water
from sealife import Seafish
from sheet import Sheet


@dataclass(frozen=True)
class Place:
    """A fish, and where it swims: middle, turn in degrees and size."""

    fish: Callable[[], Seafish]
    middle: Point = 0j
    turn: float = 0
    size: float = 1

    def put(self, point: Point) -> Point:
        """Where a point of the fish lies on the card."""
        return point * self.size * heading(self.turn) + self.middle

    def paint(self, sheet: Sheet) -> None:
        """Draw the fish there."""
        sheet.begin(self.middle, self.turn, self.size)
        self.fish().paint(sheet)
        sheet.end()


PLACES = (
    Place(reef_fish.damselfish, 116 + 194j, -22, 1.16),
    Place(reef_fish.seahorse),
    Place(reef_fish.clownfish, 118 + 184j, -20, 1.16),
    Place(reef_fish.butterflyfish, 133 + 200j, -14, 1.14),
    Place(reef_fish.idol, 141 + 199j, -8, 1.1),
    Place(rock_fish.porcupinefish, 137 + 208j, -20, 0.87),
    Place(rock_fish.lionfish, 139 + 196j, -10, 0.93),
    Place(rock_fish.bream, 143 + 222j, -14, 0.89),
    Place(ocean_fish.sailfish, 137 + 203j, -48, 0.88),
    Place(ocean_fish.manta, 112 + 212j, -28, 1.02),
    Place(ocean_fish.tuna, 106 + 217j, -36, 1.04),
    Place(ocean_fish.sunfish, 146 + 172j, -8, 0.97),
    Place(deep_fish.hammerhead, 112 + 196j, -50, 0.99),
    Place(deep_fish.anglerfish, 126 + 220j, -2, 0.9),
    Place(deep_fish.oarfish),
)
"""By number less 1."""


def card(n: int) -> str:
    """The face of a card."""
    sheet = Sheet(WIDE, HIGH)
    sea.ground(sheet, n)
    sea.surface(sheet, n)
    _scenery(sheet, n)
    sea.halo(sheet, n, complex(140, 190), 118)
    sea.frame(sheet, n)
    _company(sheet, n)
    PLACES[n - 1].paint(sheet)
    _before(sheet, n)
    gunjo_marks.seal(sheet, n)
    gunjo_marks.penalties(sheet, n)
    gunjo_marks.index(sheet, n)
    gunjo_marks.copies(sheet, n)
    sea.edge(sheet)
    return sheet.text


def _scenery(sheet: Sheet, n: int) -> None:
    """What lies behind and below the fish."""
    match n:
        case 1:
            seabed.sand(sheet, n, 286)
            seabed.grass(sheet, ((202, 70, 10), (212, 96, -8), (222, 60, 12), (231, 84, -4)), 318, "#1f8a66", "#7fd89a")
            seabed.shell(sheet, 60 + 304j, 12, -18)
            seabed.starfish(sheet, 176 + 307j, 9.5, 12)
        case 2:
            seabed.sand(sheet, n, 292)
            seabed.grass(
                sheet,
                ((186, 120, 18), (198, 166, -14), (210, 204, 12), (222, 150, -10), (232, 96, 4)),
                322,
                "#17795f",
                "#66cf8c",
            )
            seabed.grass(sheet, ((66, 60, -10), (78, 84, 8), (90, 50, 12)), 322, "#17795f", "#66cf8c")
        case 3:
            seabed.sand(sheet, n, 302)
            seabed.anemone(sheet, 127 + 320j, 72)
        case 4:
            seabed.reef(sheet, n)
            seabed.branch(sheet, 214 + 334j, 92, -6, "#ff9fb0", "#b8426a")
            seabed.mound(sheet, 54 + 338j, 40, "#ffcf8a", "#b86a34")
        case 5:
            seabed.reef(sheet, n)
            seabed.fan(sheet, 197 + 334j, 104, -12, "#ff8f6a")
            seabed.branch(sheet, 46 + 336j, 66, 4, "#ffe08a", "#c07a2a")
        case 6:
            seabed.reef(sheet, n)
            seabed.mound(sheet, 196 + 340j, 48, "#f7a6c8", "#7a3478")
            seabed.branch(sheet, 44 + 336j, 62, -4, "#9fe8e0", "#1f7a94")
        case 7:
            seabed.reef(sheet, n)
            seabed.fan(sheet, 196 + 336j, 98, -10, "#e88ad0")
            seabed.mound(sheet, 48 + 342j, 36, "#8fb8f0", "#2a3f94")
        case 8:
            seabed.cliffs(sheet, n)
            seabed.kelp(sheet, 217 + 306j, 236, 6, "#12307e", "#2f7fb0", 0.75)
            seabed.kelp(sheet, 188 + 314j, 132, -8, "#123a84", "#3a9ab8", 0.9)
            seabed.kelp(sheet, 32 + 314j, 92, 5, "#123a84", "#3a9ab8", 0.9)
        case 9 | 10 | 11:
            seabed.cliffs(sheet, n)
        case 12:
            seabed.slope(sheet, n, (330, 318, 324, 332, 322, 304, 300))
        case 13:
            seabed.slope(sheet, n, (300, 308, 322, 330, 322, 312, 296))
        case 14:
            seabed.slope(sheet, n, (314, 304, 318, 328, 318, 302, 306))
            seabed.sponge(sheet, 214 + 318j, 46, n)
            seabed.sponge(sheet, 36 + 318j, 26, n)
        case _:
            seabed.slope(sheet, n, (306, 300, 314, 326, 328, 318, 312))


def _company(sheet: Sheet, n: int) -> None:
    """What else lives there: far schools, jellyfish, bubbles, lights."""
    far = water(sea.depth_of(n) + 0.16)
    match n:
        case 1:
            sea.school(sheet, ((98, 66, 26), (124, 82, 22), (128, 58, 19), (152, 70, 17), (106, 92, 17)), -4, far, 0.75)
        case 3:
            sea.school(sheet, ((110, 70, 20), (132, 58, 17), (142, 78, 16), (164, 66, 14)), 4, far, 0.6)
        case 6 | 7:
            places = tuple((92 + 15.5 * k + 6 * sin(k * 2.0), 52 + 13 * sin(k * 1.7), 15 - k * 0.3) for k in range(9))
            sea.school(sheet, places, -6, far, 0.75)
        case 8:
            red = "#7a4a9c"
            sea.school(
                sheet, ((106, 104, 46), (150, 68, 38), (188, 108, 34), (120, 46, 24), (192, 52, 24)), -14, red, 0.55
            )
        case 9:
            places = tuple(
                (92 + 11 * k + 7 * sin(k * 2.3), 40 + 22 * sin(k * 1.31) + k * 1.5, 15 - k * 0.25) for k in range(13)
            )
            sea.school(sheet, places, -20, water(sea.depth_of(n) - 0.2), 0.65)
        case 11:
            glint = water(sea.depth_of(n) - 0.18)
            sea.school(sheet, ((132, 62, 58), (196, 60, 46), (110, 112, 40), (190, 96, 36)), -34, glint, 0.34)
        case 12:
            sea.jelly(sheet, 108 + 66j, 13, "#b9ccff", 0.5)
            sea.jelly(sheet, 84 + 292j, 9, "#b9ccff", 0.4)
        case 15:
            sea.jelly(sheet, 122 + 52j, 11, "#8ff5ff", 0.45)
        case _:
            pass
    if n <= 9:
        sea.plankton(sheet, n, 18, "#ffffff", 0.35)
    else:
        sea.plankton(sheet, n, 56, "#dbe8ff", 0.42)
    if n >= 12:
        sea.lights(sheet, _LIGHTS[n])


_LIGHTS = {
    12: ((196.0, 292.0, 1.5), (222.0, 256.0, 1.3), (98.0, 30.0, 1.3), (30.0, 250.0, 1.5)),
    13: (
        (226.0, 236.0, 1.8),
        (204.0, 284.0, 1.5),
        (104.0, 52.0, 1.5),
        (30.0, 232.0, 1.8),
        (140.0, 292.0, 1.4),
        (152.0, 30.0, 1.2),
    ),
    14: (
        (226.0, 112.0, 1.8),
        (112.0, 30.0, 1.5),
        (152.0, 66.0, 1.9),
        (30.0, 268.0, 1.9),
        (66.0, 296.0, 1.5),
        (228.0, 232.0, 1.6),
    ),
    15: (
        (154.0, 152.0, 1.9),
        (30.0, 246.0, 1.9),
        (58.0, 292.0, 1.6),
        (150.0, 222.0, 1.7),
        (228.0, 224.0, 1.8),
        (152.0, 34.0, 1.5),
    ),
}


def _before(sheet: Sheet, n: int) -> None:
    """What is nearer than the fish."""
    match n:
        case 1:
            sea.bubbles(sheet, 74 + 146j, 6, 1, 6)
        case 2:
            seabed.grass(sheet, ((158, 62, -26), (168, 48, 12)), 322, "#12694f", "#3fae74")
            sea.bubbles(sheet, 76 + 92j, 5, 2, 6)
        case 3 | 4 | 5 | 6 | 7 | 8:
            sea.bubbles(sheet, (0, 76 + 134j, 74 + 148j, 92 + 134j, 80 + 104j, 84 + 106j, 78 + 106j)[n - 2], 6, n, 6)
        case _:
            pass
