"""What the table's layout is made of: places in pixels, and what they depend on. `layout` makes it, `spread` fills it.

Lengths are logical pixels, widths and heights in card units are multiples of a card's width.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, QRectF

from cardtable_gui.core.table import Layout, Spread
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.theme import Type

SHORTEST_WAY = 36.0
"""A way on the table has at least this length, in pixels."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What the layout depends on beside the window's size.

    `label_widths`: the pixel width of each place's title with its count, by the place's name, at the text size in use.
    """

    layout: Layout
    players: int
    onlooker: int | None
    label_widths: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """A zone on the table: the whole `area` takes drops, `label` its title, `cards` the room for cards or tokens."""

    zone: Zone
    area: QRectF
    label: QRectF | None
    cards: QRectF
    unit: float
    """The width of a card here."""
    spread: Spread | None
    """None: tokens lie here."""
    middle: float
    """Where the middle of a fan is, from left to right, as long as there is room for it on both sides."""
    index: float = 1.0
    """How many times as large as they were drawn the corner marks of its cards are."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A player's plate, and where its latest words stand.

    Longer words may take all of `free`, which is `speech` with what nothing else needs at its sides.
    """

    plate: QRectF
    speech: QRectF
    free: QRectF


@dataclass(frozen=True, slots=True)
class Frame:
    """The whole table. `source` is where cards come from that lie in no place of the table."""

    width: float
    height: float
    em: float
    seats: Mapping[int, SeatPlace]
    zones: Mapping[Zone, ZonePlace]
    bar: QRectF
    source: QPointF
    unit: float
    centre: QRectF
    index: float = 1.0
    """How many times as large as they were drawn the cards' corner marks are."""


def text_percent(wanted: int, width: float, height: float) -> int:
    """The text size for a table of this size: what is wanted, no more than leaves room for cards; large tables grow.

    Normal text stays as large as it is on tables on which larger text would leave too little room.
    """
    body = Type.BODY.value
    grown = wanted * min(2.0, max(1.0, min(height / 900, width / 1300)))
    most = min(max(height / 33, min(body, height / 27)), width / 44)
    return max(70, int(min(grown, 100 * most / body)))


def between(start: QRectF, end: QRectF) -> tuple[QPointF, QPointF] | None:
    """The ends of a way from one place to another, each at the edge of its place; None where it would be but a blot."""
    first, last = _edge(start, end.center()), _edge(end, start.center())
    if start.intersects(end) or hypot(last.x() - first.x(), last.y() - first.y()) < SHORTEST_WAY:
        return None
    return first, last


def _edge(place: QRectF, towards: QPointF) -> QPointF:
    """Where a line from the middle of a place towards a point leaves the place."""
    centre = place.center()
    across, down = towards.x() - centre.x(), towards.y() - centre.y()
    share = min(
        place.width() / 2 / abs(across) if across else 1.0,
        place.height() / 2 / abs(down) if down else 1.0,
    )
    return QPointF(centre.x() + across * share, centre.y() + down * share)
