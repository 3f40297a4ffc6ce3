"""Where everything lies on the table: one pure function from the table's data and the window's size to rectangles.

It does not depend on the cards, so nothing shifts while they move; `spread` lays the cards of a zone into its area.
Lengths are logical pixels, widths and heights in card units are multiples of a card's width.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from cardtable_gui.core.table import CardPlace, Layout, Spread, TokenPlace
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.views.theme import CARD_ASPECT, Type

SMALL = 0.56
"""Card width of the others' cards by that of the centre."""
LARGE = 1.3
"""Card width of the own hand by that of the centre."""
HEADROOM = 0.2
"""Room above the own hand for lifted cards, by their height."""
NARROW = 11
"""Below this width, in body text, what a player says needs three lines."""
BESIDE = 21
"""From this width on, in body text, a player's cards lie beside the plate instead of below it."""
SPEECH = 2.6
"""Height of what a player says, in body text."""
ROOMY = 70
"""From this width on, in body text, the table is laid out evenly rather than densely."""
TOKEN_ROW = 0.62
"""Height of a row that holds only tokens, by the height of a card."""
LARGEST = 190.0
"""No card of the centre is wider at text size 100 %."""
SMALLEST = 18.0
FEW_BEFORE_SEATS = 2.0
"""So many card widths before a player lie beside the plate; more of them below it, over the whole column."""
FAN_OF_BACKS = 1.2
"""Room for another player's hand, in card widths, that what lies before that player leaves."""
_HALVINGS = 24

Place = CardPlace | TokenPlace


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


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A player's plate, and where its latest words stand."""

    plate: QRectF
    speech: QRectF


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


def text_percent(wanted: int, width: float, height: float) -> int:
    """The text size for a table of this size: what is wanted, no more than leaves room for cards; large tables grow."""
    body = Type.BODY.value
    grown = wanted * min(2.0, max(1.0, min(height / 900, width / 1300)))
    return max(70, int(min(grown, 100 * min(height / 33, width / 44) / body)))


def lay_out(shape: Shape, width: float, height: float, em: float) -> Frame:
    """Lay out a table of this size; `em` is the pixel size of body text (14 at 100 %)."""
    return _Builder(shape, width, height, em).frame()


class _Builder:
    def __init__(self, shape: Shape, width: float, height: float, em: float) -> None:
        self.shape = shape
        self.width = width
        self.height = height
        self.em = em
        self.gap = max(4.0, min(12.0, height * 0.011))
        self.margin = self.gap
        self.label = 1.25 * em
        self.plate_height = 2.9 * em
        self.bar_height = 5.6 * em
        self.zones: dict[Zone, ZonePlace] = {}
        self.seats: dict[int, SeatPlace] = {}
        self.pad = max(3.0, 0.3 * em)

    def frame(self) -> Frame:
        others, below = self._around()
        unit = self._unit(others, below)
        small = max(SMALLEST, SMALL * unit)
        bar = QRectF(0, self.height - self.bar_height, self.width, self.bar_height)
        top = self._strip(others, small, self.margin)
        if self.shape.onlooker is None:
            strip = self._strip_height(len(below), small)
            bottom = bar.top() - self.gap - strip
        else:
            bottom = bar.top() - self.gap - self._own_height(unit)
        centre = QRectF(self.margin, top + self.gap, self.width - 2 * self.margin, bottom - top - 2 * self.gap)
        # In reading order: zones are kept in the order in which they are placed.
        self._centre(centre, unit)
        if self.shape.onlooker is None:
            self._strip(below, small, bottom)
        else:
            self._own(self.shape.onlooker, unit, bottom)
        source = QPointF(self.width / 2, -unit * CARD_ASPECT)
        return Frame(self.width, self.height, self.em, self.seats, self.zones, bar, source, unit, centre)

    def _around(self) -> tuple[list[int], list[int]]:
        """The seats of the upper strip from left to right, and of the lower one (for spectators)."""
        players = self.shape.players
        if self.shape.onlooker is not None:
            return [(self.shape.onlooker + step) % players for step in range(1, players)], []
        above = (players + 1) // 2
        return list(range(above)), list(range(players - 1, above - 1, -1))

    # ------------------------------------------------------------------------------------ how large a card is

    def _unit(self, others: Sequence[int], below: Sequence[int]) -> float:
        """The card width in the centre that fills the height, or the width where that is scarcer."""
        low, high = SMALLEST, max(SMALLEST, min(self._unit_by_width(), LARGEST * max(1.0, self.em / 14)))
        if self._height_for(high, len(others), len(below)) <= self.height:
            return high
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            if self._height_for(middle, len(others), len(below)) <= self.height:
                low = middle
            else:
                high = middle
        return low

    def _height_for(self, unit: float, others: int, below: int) -> float:
        """The height of everything one above another with cards of this width."""
        small = max(SMALLEST, SMALL * unit)
        rows = sum(self._row_height(row, unit) + self.gap for row in self.shape.layout.centre)
        strips = sum(self._strip_height(seats, small) for seats in (others, below) if seats)
        own = 0.0 if self.shape.onlooker is None else self._own_height(unit)
        return self.bar_height + self.margin + 3 * self.gap + strips + own + rows

    def _unit_by_width(self) -> float:
        room = self.width - 2 * self.margin
        units = [
            (room - (len(row) - 1) * self.gap - len(row) * 2 * self.pad) / sum(_least(place) for place in row)
            for row in self.shape.layout.centre
            if row
        ]
        return min(units, default=LARGEST)

    # ----------------------------------------------------------------------------------------- other players

    def _beside(self, seats: int) -> bool:
        """Whether a player's cards lie beside the plate, not below it."""
        return self._column(seats) >= BESIDE * self.em and not self._wide_fields

    @property
    def _wide_fields(self) -> bool:
        """Whether more lies before each player than fits beside the plate."""
        return sum(place.width for place in _card_places(self.shape.layout.seat)) > FEW_BEFORE_SEATS

    def _column(self, seats: int) -> float:
        return (self.width - 2 * self.margin - (seats - 1) * self.gap) / max(1, seats)

    def _speech_height(self, seats: int) -> float:
        """Two lines of words; three where they are short."""
        return (SPEECH if self._column(seats) >= NARROW * self.em else SPEECH + 1.1) * self.em

    def _strip_height(self, seats: int, small: float) -> float:
        cards, speech = small * CARD_ASPECT, self._speech_height(seats)
        if self._beside(seats):
            return max(self.plate_height + speech, cards)
        return self.plate_height + self.gap / 2 + cards + speech

    def _strip(self, seats: Sequence[int], small: float, top: float) -> float:
        """Place these players side by side; return the lower edge."""
        if not seats:
            return top
        column = self._column(len(seats))
        beside = self._beside(len(seats))
        # Beside one another, players keep apart further than what belongs to one of them.
        widest = 32 * self.em if beside or self._wide_fields else 22 * self.em
        block = min(column * 0.94 if beside else column, widest)
        height = self._strip_height(len(seats), small)
        for place, seat in enumerate(seats):
            left = self.margin + place * (column + self.gap) + (column - block) / 2
            self._other(seat, QRectF(left, top, block, height), small, beside)
        return top + height

    def _other(self, seat: int, block: QRectF, small: float, beside: bool) -> None:
        cards = small * CARD_ASPECT
        if beside:
            plate = QRectF(block.left(), block.top(), min(block.width() * 0.52, 15 * self.em), self.plate_height)
            left, top = plate.right() + self.gap, block.top()
        else:
            plate = QRectF(block.left(), block.top(), block.width(), self.plate_height)
            left, top = block.left(), plate.bottom() + self.gap / 2
        right = block.right()
        for place in reversed(_card_places(self.shape.layout.seat)):
            # The others' hands are backs: a narrow fan of them says as much as a wide one.
            wide = min(small * place.width, max((right - left) / 2, right - left - self.gap - FAN_OF_BACKS * small))
            rect = QRectF(right - wide, top, wide, cards)
            self._add(Zone(place.name, seat), rect, None, rect, small, place.spread)
            right = rect.left() - self.gap
        hand = QRectF(left, top, right - left, cards)
        self._add(hand_of(seat), hand, None, hand, small, Spread.FAN)
        under = plate.bottom() + 0.2 * self.em if beside else top + cards + 0.2 * self.em
        speech = QRectF(plate.left(), under, plate.width(), block.bottom() - under)
        self._tokens_in_plate(seat, plate)
        self.seats[seat] = SeatPlace(plate, speech)

    def _tokens_in_plate(self, seat: int, plate: QRectF) -> None:
        """Tokens before a player are a number with a picture at the right end of the plate."""
        right = plate.right() - 0.6 * self.em
        wide = 3.1 * self.em
        for place in self.shape.layout.seat:
            if isinstance(place, TokenPlace):
                rect = QRectF(right - wide, plate.top(), wide, plate.height())
                self._add(Zone(place.name, seat), rect, None, rect, self.em, None)
                right = rect.left()

    # ------------------------------------------------------------------------------------------- the own seat

    def _own_height(self, unit: float) -> float:
        return self.label + 2 * self.pad + LARGE * unit * CARD_ASPECT * (1 + HEADROOM)

    def _own(self, seat: int, unit: float, top: float) -> None:
        large = LARGE * unit
        height = self._own_height(unit)
        cards_height = large * CARD_ASPECT
        cards_top = top + height - self.pad - cards_height
        plate = QRectF(self.margin, 0, min(15 * self.em, self.width * 0.27), self.plate_height)
        plate.moveBottom(top + height)
        left, right = plate.right() + self.gap, self.width - self.margin
        for place in reversed(_card_places(self.shape.layout.seat)):
            wide = max(unit * place.width, min(self._label_width(place), large * 2)) + 2 * self.pad
            wide = min(wide, (right - left) / 2)
            high = self.label + 2 * self.pad + unit * CARD_ASPECT
            area = QRectF(right - wide, top + height - high, wide, high)
            cards = area.adjusted(self.pad, self.label + self.pad, -self.pad, -self.pad)
            unit_here = min(unit, cards.width())
            self._add(Zone(place.name, seat), area, self._label_in(area), cards, unit_here, place.spread)
            right = area.left() - self.gap
        if self.width >= ROOMY * self.em:
            # The hand lies in the middle of the window where there is room for that.
            right = min(right, self.width - left)
        area = QRectF(left, top, right - left, height)
        cards = QRectF(area.left() + self.pad, cards_top, area.width() - 2 * self.pad, cards_height)
        self._add(hand_of(seat), area, self._label_in(area), cards, large, Spread.FAN)
        speech = QRectF(plate.left(), plate.top() - SPEECH * self.em, plate.width(), (SPEECH - 0.2) * self.em)
        self._tokens_in_plate(seat, plate)
        self.seats[seat] = SeatPlace(plate, speech)

    # ------------------------------------------------------------------------------------------- the centre

    def _centre(self, room: QRectF, unit: float) -> None:
        rows = self.shape.layout.centre
        heights = [self._row_height(row, unit) for row in rows]
        spare = max(0.0, room.height() - sum(heights))
        between = max(self.gap, min(spare / (len(rows) + 1), unit * 0.5)) if rows else 0.0
        top = room.top() + (room.height() - sum(heights) - between * (len(rows) - 1)) / 2
        for row, height in zip(rows, heights, strict=True):
            self._row(row, QRectF(room.left(), top, room.width(), height), unit)
            top += height + between

    def _row_height(self, row: Sequence[Place], unit: float) -> float:
        return self.label + 2 * self.pad + unit * CARD_ASPECT * (1.0 if _has_cards(row) else TOKEN_ROW)

    def _row(self, row: Sequence[Place], room: QRectF, unit: float) -> None:
        gaps = (len(row) - 1) * self.gap
        least = [max(_least(place) * unit, min(self._label_width(place), 9 * self.em)) + 2 * self.pad for place in row]
        if sum(least) + gaps > room.width():
            scale = (room.width() - gaps) / sum(least)
            least = [wide * scale for wide in least]
        spare = room.width() - gaps - sum(least)
        wanted = [
            max(0.0, _generous(place) * unit + 2 * self.pad - wide) for place, wide in zip(row, least, strict=True)
        ]
        share = min(1.0, spare / sum(wanted)) if sum(wanted) else 0.0
        widths = [wide + want * share for wide, want in zip(least, wanted, strict=True)]
        gap = self.gap + min(unit * 0.35, (room.width() - gaps - sum(widths)) / max(1, len(row)))
        left = room.left() + (room.width() - sum(widths) - gap * (len(row) - 1)) / 2
        for place, wide in zip(row, widths, strict=True):
            area = QRectF(left, room.top(), wide, room.height())
            cards = area.adjusted(self.pad, self.label + self.pad, -self.pad, -self.pad)
            spread = place.spread if isinstance(place, CardPlace) else None
            here = min(unit, cards.width(), cards.height() / CARD_ASPECT) if spread is not None else unit
            self._add(Zone(place.name), area, self._label_in(area), cards, here, spread)
            left += wide + gap

    def _label_width(self, place: Place) -> float:
        return self.shape.label_widths.get(place.name, 0.0)

    def _label_in(self, area: QRectF) -> QRectF:
        indent = min(0.5 * self.em, area.width() * 0.06)
        return QRectF(area.left() + indent, area.top() + self.pad / 2, area.width() - 2 * indent, self.label)

    def _add(
        self, zone: Zone, area: QRectF, label: QRectF | None, cards: QRectF, unit: float, spread: Spread | None
    ) -> None:
        self.zones[zone] = ZonePlace(zone, area, label, cards, unit, spread)


def _has_cards(row: Sequence[Place]) -> bool:
    return any(isinstance(place, CardPlace) for place in row)


def _card_places(places: Sequence[Place]) -> list[CardPlace]:
    return [place for place in places if isinstance(place, CardPlace)]


def _least(place: Place) -> float:
    """The card widths that a place needs: piles their card, others can overlap their cards."""
    if isinstance(place, TokenPlace) or place.spread is Spread.PILE:
        return place.width
    return max(1.0, 0.6 * place.width)


def _generous(place: Place) -> float:
    """The card widths up to which a place takes room that is left over."""
    if isinstance(place, TokenPlace) or place.spread is Spread.PILE:
        return place.width
    return 1.7 * place.width


def between(start: QRectF, end: QRectF) -> tuple[QPointF, QPointF] | None:
    """The ends of a way from one place to another, each at the edge of its place; None where they touch."""
    if start.adjusted(-8, -8, 8, 8).intersects(end):
        return None
    return _edge(start, end.center()), _edge(end, start.center())


def _edge(place: QRectF, towards: QPointF) -> QPointF:
    """Where a line from the middle of a place towards a point leaves the place."""
    centre = place.center()
    across, down = towards.x() - centre.x(), towards.y() - centre.y()
    share = min(
        place.width() / 2 / abs(across) if across else 1.0,
        place.height() / 2 / abs(down) if down else 1.0,
    )
    return QPointF(centre.x() + across * share, centre.y() + down * share)
