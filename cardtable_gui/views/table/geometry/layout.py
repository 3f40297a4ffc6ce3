"""The layout of the table: a pure function from the table's data and the window's size to rectangles.

It does not depend on the cards, so nothing shifts while they move; `card_spread` arranges the cards of a zone in its
area. Lengths are logical pixels; widths and heights in card units are multiples of a card's width.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from cardtable_gui.core.table import CardPlace, Layout, Spread, TokenPlace
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.views.kit.look.theme import CARD_ASPECT
from cardtable_gui.views.table.geometry.card_measures import (
    EASY,
    FAN_OF_BACKS,
    LARGE,
    OWN_FIELD,
    RISE,
    WIDEST,
    Fit,
    Line,
    Measures,
    Place,
    Plan,
    card_places,
    generous,
)
from cardtable_gui.views.table.geometry.table_geometry import Frame, SeatPlace, Shape, ZonePlace

WIDEST_BELOW = 22
"""The largest width of a player in line whose cards are below the plate, in units of body text."""
WIDEST_PLATE = 18
"""The largest width of a plate beside the centre, in units of body text."""
BELOW_CORNERS = 0.7
"""The share of the spare height above a player who sits beside the upper line, too."""
OWN_SPEECH = 3.4
"""Height of the own player's speech, in units of body text: two lines above the own plate."""
WIDEST_SPEECH = 12
"""The largest width of a player's speech beside the plate, in units of body text."""
MORE_SPEECH = 2.2
"""Extra width for long speech where the table beside it is free, in units of body text."""
SPARING = 1.25
"""The largest share of their wanted width that rows beside players take."""
GENEROUS = 1.7
"""The same for rows without players beside them."""
ROOMY = 70
"""From this width on, in units of body text, the own hand is centred in the window."""


def lay_out(shape: Shape, width: float, height: float, em: float, fit: Fit = EASY, size: float = 1.0) -> Frame:
    """Lay out a table of this size; `em` is the pixel size of body text (14 at 100 %).

    `fit`: the room for things other than cards. `size`: cards are scaled to this share of the largest possible size.
    """
    labels = tuple(shape.label_widths.items())
    return _laid_out(shape.layout, shape.players, shape.onlooker, labels, width, height, em, fit, size)


@lru_cache(maxsize=64)
def _laid_out(
    layout: Layout,
    players: int,
    onlooker: int | None,
    labels: tuple[tuple[str, float], ...],
    width: float,
    height: float,
    em: float,
    fit: Fit,
    size: float,
) -> Frame:
    """As `lay_out`. Kept, since the same few layouts come back whenever the table passes from one player to another."""
    shape = Shape(layout, players, onlooker, dict(labels))
    return _Builder(Measures(shape, width, height, em, fit), size).frame()


class _Builder:
    def __init__(self, measures: Measures, size: float) -> None:
        self.shape = measures.shape
        self.measures = measures
        self.plan: Plan = measures.plan().scaled(size)
        self.width, self.height, self.em = measures.width, measures.height, measures.em
        self.gap, self.margin, self.pad, self.label = measures.gap, measures.margin, measures.pad, measures.label
        self.zones: dict[Zone, ZonePlace] = {}
        self.seats: dict[int, SeatPlace] = {}

    def frame(self) -> Frame:
        unit, small = self.plan.unit, self.plan.small
        others, below = self.measures.others()
        bar_height = self.measures.bar_height
        bar = QRectF(0, self.height - bar_height, self.width, bar_height)
        line = others[1:-1] if self.plan.flanked else others
        upper_line = self.measures.line(self.plan)
        lower_line = Line(self.measures, len(below), self.measures.room)
        top = self.margin + upper_line.height(small)
        if self.shape.onlooker is None:
            bottom = bar.top() - self.gap - lower_line.height(small)
        else:
            bottom = bar.top() - self.gap - self.measures.own_height(unit)
        upper = top + self.gap if line else self.margin
        centre = QRectF(self.margin, upper, self.width - 2 * self.margin, bottom - self.gap - upper)
        upper_rows, lower_rows, flanked = self._rows(centre)
        # Zones are kept in the order in which they are placed: reading order.
        side = self._side(flanked)
        if self.plan.flanked:
            self._at_side(others[0], QRectF(flanked.left(), flanked.top(), side, flanked.height()))
        self._strip(upper_line, line, small, self.margin)
        if self.plan.flanked:
            self._at_side(others[-1], QRectF(flanked.right() - side, flanked.top(), side, flanked.height()))
        for row, room in upper_rows:
            self._row(row, room)
        inset = side + 2 * self.gap
        for row, room in lower_rows:
            self._row(row, room.adjusted(inset, 0, -inset, 0), SPARING)
        if self.shape.onlooker is None:
            self._strip(lower_line, below, small, bottom)
        else:
            self._own(self.shape.onlooker, unit, bottom)
        source = QPointF(self.width / 2, -unit * CARD_ASPECT)
        return Frame(self.width, self.height, self.em, self._with_free_sides(), self.zones, bar, source, unit, centre)

    # ----------------------------------------------------------------------------------------- other players

    def _strip(self, line: Line, seats: Sequence[int], small: float, top: float) -> None:
        """Place these players side by side."""
        beside, column = line.beside(small), line.column
        if beside:
            block = line.block(small)
        else:
            block = min(column, (WIDEST if self.measures.wide_fields else WIDEST_BELOW) * self.em)
        for place, seat in enumerate(seats):
            left = (self.width - line.width) / 2 + place * (column + self.gap) + (column - block) / 2
            plate = line.plate_beside(block) if beside else block
            self._other(seat, QRectF(left, top, block, line.height(small)), small, plate)

    def _other(self, seat: int, block: QRectF, small: float, wide: float) -> None:
        cards = small * CARD_ASPECT
        plate = QRectF(block.left(), block.top(), wide, self.measures.plate_height)
        beside = wide < block.width()
        if beside:
            room = QRectF(plate.right() + self.gap, block.top(), block.right() - plate.right() - self.gap, cards)
        else:
            room = self._snug(QRectF(block.left(), plate.bottom() + self.gap / 2, block.width(), cards), small)
        self._cards_of(seat, room, small)
        under = plate.bottom() + 0.2 * self.em if beside else room.bottom() + 0.2 * self.em
        speech = QRectF(plate.left(), under, plate.width(), block.bottom() - under)
        self._tokens_in_plate(seat, plate)
        self.seats[seat] = SeatPlace(plate, speech, speech)

    def _snug(self, room: QRectF, small: float) -> QRectF:
        """The middle of the room if a player's hand and other cards do not need all of it; else the room."""
        beside = len(card_places(self.shape.layout.seat))
        spare = room.width() - self.measures.open_cards * small - beside * self.gap
        return room.adjusted(spare / 2, 0, -spare / 2, 0) if spare > 0 else room

    def _cards_of(self, seat: int, room: QRectF, small: float) -> None:
        """The areas of another player's hand, and of the zones beside it."""
        right = room.right()
        for place in reversed(card_places(self.shape.layout.seat)):
            # The others' hands show backs: a narrow fan of them is enough.
            left_over = right - room.left()
            wide = min(small * place.width, max(left_over / 2, left_over - self.gap - FAN_OF_BACKS * small))
            rect = QRectF(right - wide, room.top(), wide, room.height())
            self._add(Zone(place.name, seat), rect, None, rect, small, place.spread)
            right = rect.left() - self.gap
        hand = QRectF(room.left(), room.top(), right - room.left(), room.height())
        self._add(hand_of(seat), hand, None, hand, small, Spread.FAN)

    def _side(self, flanked: QRectF) -> float:
        """The width of a player at a side: what the rows between them leave, up to a useful maximum."""
        if not self.plan.flanked:
            return 0.0
        small = self.plan.small
        rows = self.shape.layout.centre[-self.plan.flanked :]
        between = max(self.measures.wanted_width(row, self.plan.centre * SPARING) for row in rows)
        least = self.measures.side_width(small)
        if self.plan.corners:
            return least
        cards = 1.2 * self.measures.before if self.measures.wide_fields else self.measures.open_cards
        most = max(least, cards * small)
        return max(least, min(most, (flanked.width() - between) / 2 - 2 * self.gap))

    def _at_side(self, seat: int, column: QRectF) -> None:
        """A player beside the rows: plate, cards, words, one below another; below the line where there is one."""
        small = self.plan.small
        spare = column.height() - self.measures.side_height(small)
        line = self.measures.strip_seats(self.plan.flanked)
        top = column.top() + spare * ((BELOW_CORNERS if self.plan.corners else 1.0) if line else 0.5)
        # A plate is as wide as the cards below it if they need the whole width, else no wider than other plates.
        wide = column.width() if self.measures.wide_fields else min(column.width(), WIDEST_PLATE * self.em)
        plate = QRectF(column.left() + (column.width() - wide) / 2, top, wide, self.measures.plate_height)
        room = QRectF(column.left(), plate.bottom() + self.gap / 2, column.width(), small * CARD_ASPECT)
        if self.measures.wide_fields:
            self._add(hand_of(seat), room, None, room, small, Spread.FAN)
            room = room.translated(0, room.height() + self.gap / 2)
            self._side_by_side(seat, room, small)
        else:
            self._cards_of(seat, self._snug(room, small), small)
        speech = QRectF(
            plate.left(), room.bottom() + 0.2 * self.em, plate.width(), (self.measures.fit.speech - 0.2) * self.em
        )
        self._tokens_in_plate(seat, plate)
        self.seats[seat] = SeatPlace(plate, speech, speech)

    def _side_by_side(self, seat: int, room: QRectF, small: float) -> None:
        """Place the zones in front of a player side by side over the whole width."""
        places = card_places(self.shape.layout.seat)
        share = (room.width() - (len(places) - 1) * self.gap) / self.measures.before
        left = room.left()
        for place in places:
            rect = QRectF(left, room.top(), share * place.width, room.height())
            self._add(Zone(place.name, seat), rect, None, rect, min(small, rect.width()), place.spread)
            left = rect.right() + self.gap

    def _tokens_in_plate(self, seat: int, plate: QRectF) -> None:
        """Place a player's tokens as a number with a picture at the right end of the plate."""
        right = plate.right() - 0.6 * self.em
        wide = 3.1 * self.em
        for place in self.shape.layout.seat:
            if isinstance(place, TokenPlace):
                rect = QRectF(right - wide, plate.top(), wide, plate.height())
                self._add(Zone(place.name, seat), rect, None, rect, self.em, None)
                right = rect.left()

    def _with_free_sides(self) -> dict[int, SeatPlace]:
        """The seats with extra room for long speech: up to their neighbours at the sides."""
        window = QRectF(self.margin, 0, self.width - 2 * self.margin, self.height)
        found: dict[int, SeatPlace] = {}
        for seat, place in self.seats.items():
            others = [zone.area for zone in self.zones.values() if zone.spread is not None or zone.zone.seat is None]
            others += [
                rect for other, near in self.seats.items() if other != seat for rect in (near.plate, near.speech)
            ]
            others += [near.free for near in found.values()]
            middle, widest = place.speech.center().x(), WIDEST_SPEECH * self.em / 2
            free = window.intersected(place.speech.adjusted(-widest, 0, widest, 0))
            for rect in others:
                if rect.top() < free.bottom() and rect.bottom() > free.top():
                    if rect.center().x() < middle:
                        free.setLeft(max(free.left(), min(rect.right() + self.gap, place.speech.left())))
                    else:
                        free.setRight(min(free.right(), max(rect.left() - self.gap, place.speech.right())))
            found[seat] = SeatPlace(place.plate, place.speech, self._with_free_ground(place, free, others))
        return found

    def _with_free_ground(self, place: SeatPlace, free: QRectF, others: Sequence[QRectF]) -> QRectF:
        """Add the free table below the speech to its room; for the own plate, that above."""
        more = QRectF(free)
        below = place.speech.top() >= place.plate.bottom()
        if below:
            more.setBottom(min(free.bottom() + MORE_SPEECH * self.em, self.height - self.measures.bar_height))
        else:
            more.setTop(max(free.top() - MORE_SPEECH * self.em, self.margin))
        for rect in others:
            if rect.intersects(more) and below:
                more.setBottom(max(free.bottom(), min(more.bottom(), rect.top() - self.gap / 2)))
            elif rect.intersects(more):
                more.setTop(min(free.top(), max(more.top(), rect.bottom() + self.gap / 2)))
        return more

    # ------------------------------------------------------------------------------------------- the own seat

    def _own(self, seat: int, unit: float, top: float) -> None:
        large = LARGE * unit
        height = self.measures.own_height(unit)
        cards_height = large * CARD_ASPECT
        cards_top = top + height - self.pad - cards_height
        plate = QRectF(self.margin, 0, self.measures.own_plate(), self.measures.plate_height)
        plate.moveBottom(top + height)
        left, right = plate.right() + self.gap, self.width - self.margin
        for place in reversed(card_places(self.shape.layout.seat)):
            wide = max(unit * place.width, min(self.measures.label_width(place), large * 2)) + 2 * self.pad
            wide = min(wide, (right - left) * OWN_FIELD)
            high = self.measures.row_height((place,), unit)
            area = QRectF(right - wide, top + height - high, wide, high)
            cards = self._room_in(area, unit)
            unit_here = min(unit, cards.width())
            self._add(Zone(place.name, seat), area, self._label_in(area), cards, unit_here, place.spread)
            right = area.left() - self.gap
        # The hand is centred in the window if there is room; many cards use the room at the right.
        even = min(right, self.width - left) if self.width >= ROOMY * self.em else right
        area = QRectF(left, top, right - left, height)
        cards = QRectF(area.left() + self.pad, cards_top, area.width() - 2 * self.pad, cards_height)
        label = self._label_in(QRectF(left, top, even - left, height))
        self._add(hand_of(seat), area, label, cards, large, Spread.FAN, (left + even) / 2)
        above = min(OWN_SPEECH * self.em, plate.top() - top)
        speech = QRectF(plate.left(), plate.top() - above, plate.width(), above - 0.2 * self.em)
        self._tokens_in_plate(seat, plate)
        self.seats[seat] = SeatPlace(plate, speech, speech)

    # ------------------------------------------------------------------------------------------- the centre

    def _rows(
        self, room: QRectF
    ) -> tuple[list[tuple[Sequence[Place], QRectF]], list[tuple[Sequence[Place], QRectF]], QRectF]:
        """The areas of the upper rows, of those with players beside them, and of those players."""
        unit = self.plan.centre
        rows = self.shape.layout.centre
        split = len(rows) - self.plan.flanked
        # Rows with players beside them are one block, as high as the players need.
        blocks = [self.measures.row_height(row, unit) for row in rows[:split]]
        lower = self.measures.rows_height(rows[split:], unit)
        if self.plan.flanked:
            beside_line = self.plan.corners
            blocks.append(lower if beside_line else max(lower, self.measures.side_height(self.plan.small)))
        spare = max(0.0, room.height() - sum(blocks))
        between = max(self.gap, min(spare / (len(blocks) + 1), unit * 0.5)) if blocks else 0.0
        top = room.top() + (room.height() - sum(blocks) - between * (len(blocks) - 1)) / 2
        found: list[tuple[Sequence[Place], QRectF]] = []
        for row, height in zip(rows[:split], blocks, strict=False):
            found.append((row, QRectF(room.left(), top, room.width(), height)))
            top += height + between
        flanked = QRectF(room.left(), top, room.width(), blocks[-1] if self.plan.flanked else 0.0)
        apart = self.gap + min(unit * 0.3, (flanked.height() - lower) / max(1, len(rows) - split))
        top += (flanked.height() - lower - (apart - self.gap) * (self.plan.flanked - 1)) / 2
        beside: list[tuple[Sequence[Place], QRectF]] = []
        for row in rows[split:]:
            height = self.measures.row_height(row, unit)
            beside.append((row, QRectF(room.left(), top, room.width(), height)))
            top += height + apart
        if self.plan.corners:
            flanked.setTop(self.margin)
            flanked.setBottom(room.bottom())
        return found, beside, flanked

    def _row(self, row: Sequence[Place], room: QRectF, most: float = GENEROUS) -> None:
        """Place a row of the centre in the middle of its area."""
        unit = self.plan.centre
        gaps = (len(row) - 1) * self.gap
        widths = self._widths(row, room.width() - gaps, most)
        gap = self.gap + min(unit * 0.35, (room.width() - gaps - sum(widths)) / max(1, len(row)))
        left = room.left() + (room.width() - sum(widths) - gap * (len(row) - 1)) / 2
        for place, wide in zip(row, widths, strict=True):
            area = QRectF(left, room.top(), wide, room.height())
            spread = place.spread if isinstance(place, CardPlace) else None
            cards = self._room_in(area, 0.0 if spread is None else unit)
            here = min(unit, cards.width(), cards.height() / CARD_ASPECT) if spread is not None else unit
            self._add(Zone(place.name), area, self._label_in(area), cards, here, spread)
            left += wide + gap

    def _widths(self, row: Sequence[Place], room: float, most: float) -> list[float]:
        """The widths of the places in a row: up to `most` times their wanted widths if there is room."""
        unit = self.plan.centre
        least = self.measures.least_widths(row, unit)
        if sum(least) > room:
            return [wide * room / sum(least) for wide in least]
        more = [
            max(0.0, generous(place, most) * unit + 2 * self.pad - wide) for place, wide in zip(row, least, strict=True)
        ]
        share = min(1.0, (room - sum(least)) / sum(more)) if sum(more) else 0.0
        return [wide + part * share for wide, part in zip(least, more, strict=True)]

    def _room_in(self, area: QRectF, unit: float) -> QRectF:
        """The room below a place's title; cards of this width leave part of it free, to be raised into."""
        return area.adjusted(self.pad, self.label + self.pad + RISE * unit * CARD_ASPECT, -self.pad, -self.pad)

    def _label_in(self, area: QRectF) -> QRectF:
        indent = min(0.5 * self.em, area.width() * 0.06)
        return QRectF(area.left() + indent, area.top() + self.pad / 2, area.width() - 2 * indent, self.label)

    def _add(
        self,
        zone: Zone,
        area: QRectF,
        label: QRectF | None,
        cards: QRectF,
        unit: float,
        spread: Spread | None,
        middle: float | None = None,
    ) -> None:
        centre = cards.center().x() if middle is None else middle
        self.zones[zone] = ZonePlace(zone, area, label, cards, unit, spread, centre)
