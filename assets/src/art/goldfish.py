"""Merchant of Goldfish: fourteen breeds from a fry to the rarity of rarities, on paper and water."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import breeds_above
import breeds_side
import paper
from fish import Fish
from geometry import Point, heading
from sheet import Sheet

COPIES = {14: 1, 13: 2, 12: 3, 11: 3, 10: 4, 9: 4, 8: 5, 7: 5, 6: 6, 5: 6, 4: 6, 3: 7, 2: 7, 1: 7}
"""How many cards of each value the box holds."""


@dataclass(frozen=True)
class Place:
    """A breed, and where it swims: middle, turn in degrees, size, and whether left and right are exchanged.

    The water is deep (1) where light fish swim and shallow (0) for dark ones: they stand out without colour too.
    """

    breed: Callable[[], Fish]
    depth: float
    middle: Point
    turn: float
    size: float
    mirror: bool = False

    def put(self, point: Point) -> Point:
        """Where a point of the fish lies on the card."""
        side = complex(-point.real, point.imag) if self.mirror else point
        return side * self.size * heading(self.turn) + self.middle


PLACES = {
    1: Place(breeds_above.fry, 0.12, 134 + 192j, 28, 1.3),
    2: Place(breeds_above.wakin, 0.42, 130 + 194j, 24, 1.06),
    3: Place(breeds_side.comet, 0.16, 112 + 194j, -38, 1.0),
    4: Place(breeds_side.shubunkin, 0.1, 142 + 190j, 28, 1.08, True),
    5: Place(breeds_side.fantail, 0.62, 115 + 190j, -24, 1.1),
    6: Place(breeds_side.ryukin, 0.72, 147 + 196j, 20, 1.08, True),
    7: Place(breeds_side.telescope, 0.3, 104 + 192j, -20, 0.98),
    8: Place(breeds_side.pearlscale, 0.78, 146 + 194j, 16, 1.24, True),
    9: Place(breeds_above.ranchu, 0.3, 126 + 188j, -14, 1.26),
    10: Place(breeds_side.oranda, 0.9, 154 + 200j, 24, 0.98, True),
    11: Place(breeds_above.bubble_eye, 1.0, 136 + 194j, 14, 1.2),
    12: Place(breeds_above.jikin, 0.82, 128 + 196j, 12, 1.12),
    13: Place(breeds_above.tosakin, 0.36, 126 + 190j, 6, 1.08),
    14: Place(breeds_side.phoenix, 1.0, 148 + 150j, -38, 0.9, True),
}


def card(value: int) -> str:
    """The face of a card."""
    sheet = Sheet(paper.WIDE, paper.HIGH)
    night = value == 14
    place = PLACES[value]
    colours = paper.NIGHT if night else paper.mood((value - 1) / 12, place.depth)
    paper.ground(sheet, colours)
    if night:
        paper.flecks(sheet, "#e9c879")
        paper.moon(sheet)
    paper.water(sheet, colours, value)
    fish = place.breed()
    paper.shadow(sheet, colours, [[place.put(point) + 7 + 11j for point in shape] for shape in fish.outlines()])
    paper.rings(sheet, colours, place.middle, (34, 62, 88, 118))
    _floating(sheet, value)
    sheet.begin(place.middle, place.turn, place.size, place.mirror)
    fish.paint(sheet)
    sheet.end()
    paper.bubbles(sheet, colours, COPIES[value])
    paper.index(sheet, colours, str(value))
    return sheet.text


def _floating(sheet: Sheet, value: int) -> None:
    """What has fallen on the water: weed with the small fish, petals and leaves with the great."""
    match value:
        case 1 | 3 | 5:
            paper.weed(sheet, 78 + 252j, 8, 20.0 * value)
            paper.weed(sheet, 197 + 138j, 6.4, 50.0 * value)
        case 2 | 4:
            paper.weed(sheet, 186 + 258j, 7.6, 30.0 * value)
            paper.weed(sheet, 84 + 138j, 6, 10.0 * value)
        case 7 | 8 | 9:
            paper.maple(sheet, 194 + 256j, 15, 30.0 * value)
        case 6 | 10 | 12:
            paper.petal(sheet, 62 + 232j, 8.4, 20.0 * value)
            paper.petal(sheet, 74 + 250j, 7.4, 20.0 * value + 130)
        case 11 | 13:
            paper.petal(sheet, 204 + 132j, 7.4, 20.0 * value)
        case _:
            pass
