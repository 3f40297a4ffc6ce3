"""The data of the table's layout: places in pixels, and what they depend on.

Made by `layout`, filled with cards by `card_spread`. Lengths are logical pixels; widths and heights in card units are
multiples of a card's width.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, QRectF

from cardtable_gui.core.table import Layout, Spread
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.look.theme import Type

SHORTEST_WAY = 36.0
"""The least length of a way on the table, in pixels."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What the layout depends on besides the window's size.

    `label_widths`: the pixel width of each place's title with its count at the current text size, by the place's name.
    """

    layout: Layout
    players: int
    onlooker: int | None
    label_widths: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """A zone on the table: drops land in the `area`, `label` holds its title, `cards` its cards or tokens."""

    zone: Zone
    area: QRectF
    label: QRectF | None
    cards: QRectF
    unit: float
    """The width of a card here."""
    spread: Spread | None
    """None for tokens."""
    middle: float
    """The horizontal centre of a fan, as long as there is room for it on both sides."""
    index: float = 1.0
    """The scale of the corner marks of its cards."""
    own: bool = False
    """Whether it is the onlooker's hand."""
    numeral: float = 0.0
    """The least height of numerals there, in pixels: cards rather shrink where they overlap closely."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A player's plate, and the place of the latest speech.

    Longer speech may use all of `free`: `speech` with the unused room beside it.
    """

    plate: QRectF
    speech: QRectF
    free: QRectF


@dataclass(frozen=True, slots=True)
class Frame:
    """The whole table. `source`: where cards come from that have no place on the table."""

    width: float
    height: float
    em: float
    seats: Mapping[int, SeatPlace]
    zones: Mapping[Zone, ZonePlace]
    bar: QRectF
    source: QPointF
    unit: float
    centre: QRectF


def text_percent(wanted: int, width: float, height: float, players: int = 2) -> int:
    """The text size in percent for a table of this size and so many players.

    It is the wanted one, limited by the room for cards and for the players' plates, and grows with large tables.
    """
    body = Type.BODY.value
    grown = wanted * min(2.0, max(1.0, min(height / 900, width / 1300)))
    others = players - 1
    plates = 14.4 * min(others, 3) + 10 * max(0, others - 3)
    most = min(height / 27, width / 44, max(body, width / max(1.0, plates)))
    return max(70, int(min(grown, 100 * most / body)))


def between(start: QRectF, end: QRectF) -> tuple[QPointF, QPointF] | None:
    """The ends of a line between two places, at the edges of both; None if it would be too short."""
    first, last = _edge(start, end.center()), _edge(end, start.center())
    if start.intersects(end) or hypot(last.x() - first.x(), last.y() - first.y()) < SHORTEST_WAY:
        return None
    return first, last


def _edge(place: QRectF, towards: QPointF) -> QPointF:
    """Where a line from the middle of a place to a point crosses the place's edge."""
    centre = place.center()
    across, down = towards.x() - centre.x(), towards.y() - centre.y()
    share = min(
        place.width() / 2 / abs(across) if across else 1.0,
        place.height() / 2 / abs(down) if down else 1.0,
    )
    return QPointF(centre.x() + across * share, centre.y() + down * share)
