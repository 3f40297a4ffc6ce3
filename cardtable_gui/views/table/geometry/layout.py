"""The layout of the table: a pure function from the table's data and the window's size to rectangles.

It does not depend on the cards, so nothing shifts while they move; `card_spread` arranges the cards of a zone in its
area. Lengths are logical pixels; widths and heights in card units are multiples of a card's width.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF

from cardtable_gui.core.table import CardPlace, Layout, Spread, TokenPlace
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.views.kit.look.theme import CARD_ASPECT
from cardtable_gui.views.table.geometry.card_measures import (
    EASY,
    FAN_OF_BACKS,
    NORMAL,
    OWN_SCALE,
    RISE,
    TIGHT,
    WIDEST,
    Column,
    Line,
    Measures,
    Plan,
    card_places,
)
from cardtable_gui.views.table.geometry.table_geometry import Frame, SeatPlace, Shape, ZonePlace

WIDEST_BELOW = 22
"""The largest width of a player in line whose cards are below the plate, in units of body text."""
WIDEST_PLATE = 18
"""The largest width of a plate beside the centre, in units of body text."""
AT_SIDES = 0.55
"""The share of the spare height above a player at a side."""
OWN_SPEECH = 3.4
"""Height of the own player's speech, in units of body text: two lines above the own plate."""
WIDEST_SPEECH = 12
"""The largest width of a player's speech beside the plate, in units of body text."""
MORE_SPEECH = 2.2
"""Extra width for long speech where the table beside it is free, in units of body text."""
GENEROUS = 1.7
"""The largest share of their wanted width that rows of cards take."""
ROOMY = 70
"""From this width on, in units of body text, the own hand is centred in the window."""
_NEARLY = 0.995


def lay_out(shape: Shape, width: float, height: float, em: float, wanted: float | None = None) -> Frame:
    """Lay out a table of this size; `em` is the pixel size of body text (14 at 100 %).

    `wanted`: the card width of the own hand, as far as there is room; None: the usual one.
    """
    labels = tuple(shape.label_widths.items())
    return _laid_out(shape.layout, shape.players, shape.onlooker, labels, width, height, em, wanted)


def largest(shape: Shape, width: float, height: float, em: float) -> float:
    """The largest card width of the own hand on a table of this size."""
    labels = tuple(shape.label_widths.items())
    return _largest(shape.layout, shape.players, shape.onlooker, labels, width, height, em)


@lru_cache(maxsize=64)
def _largest(
    layout: Layout,
    players: int,
    onlooker: int | None,
    labels: tuple[tuple[str, float], ...],
    width: float,
    height: float,
    em: float,
) -> float:
    return Measures(Shape(layout, players, onlooker, dict(labels)), width, height, em, TIGHT).largest()


@lru_cache(maxsize=64)
def _laid_out(
    layout: Layout,
    players: int,
    onlooker: int | None,
    labels: tuple[tuple[str, float], ...],
    width: float,
    height: float,
    em: float,
    wanted: float | None,
) -> Frame:
    """As `lay_out`. Kept, since the same few layouts come back whenever the table passes from one player to another."""
    shape = Shape(layout, players, onlooker, dict(labels))
    if wanted is None:
        wanted = NORMAL * _largest(layout, players, onlooker, labels, width, height, em)
    measures = Measures(shape, width, height, em, EASY)
    plan = measures.plan(wanted)
    if plan.own < _NEARLY * wanted:
        measures = Measures(shape, width, height, em, TIGHT)
        plan = measures.plan(wanted)
    return _Builder(measures, plan).frame()


class _Builder:
    def __init__(self, measures: Measures, plan: Plan) -> None:
        self.shape = measures.shape
        self.measures = measures
        self.plan = plan
        self.width, self.height, self.em = measures.width, measures.height, measures.em
        self.gap, self.margin, self.pad = measures.gap, measures.margin, measures.pad
        self.zones: dict[Zone, ZonePlace] = {}
        self.seats: dict[int, SeatPlace] = {}

    def frame(self) -> Frame:
        plan, measures = self.plan, self.measures
        others, below = measures.others()
        bar = QRectF(0, self.height - measures.bar_height, self.width, measures.bar_height)
        line = others[1:-1] if plan.beside else others
        upper_line, lower_line = measures.upper_line(plan), measures.lower_line
        bottom = bar.top() - self.gap - measures.own_height(plan.own) - lower_line.height(plan.small)
        top = self.margin + upper_line.height(plan.small) + (self.gap if line else 0.0)
        centre = QRectF(self.margin, top, measures.room, bottom - self.gap - top)
        rows = self._row_rooms(centre)
        side = self._side()
        # Zones are kept in the order in which they are placed: reading order.
        column = QRectF(self.margin, self.margin, side, bottom - self.gap - self.margin)
        above, between = measures.parted(plan)
        if above and plan.beside:
            column.setTop(rows[len(above) - 1].bottom() + self.gap)
        if plan.beside:
            self._at_side(others[0], column)
        self._strip(upper_line, line, self.margin)
        if plan.beside:
            self._at_side(others[-1], column.translated(measures.room - side, 0))
        inset = side + 2 * self.gap if plan.beside else 0.0
        for row, room in zip((*above, *between), rows, strict=True):
            self._row(row, room.adjusted(inset, 0, -inset, 0) if room.top() >= column.top() else room)
        if self.shape.onlooker is None:
            self._strip(lower_line, below, bottom)
        else:
            self._own(self.shape.onlooker, bottom)
        source = QPointF(self.width / 2, -plan.hero * CARD_ASPECT)
        seats = self._with_free_sides()
        return Frame(self.width, self.height, self.em, seats, self.zones, bar, source, plan.hero, centre)

    # ----------------------------------------------------------------------------------------- other players

    def _strip(self, line: Line, seats: Sequence[int], top: float) -> None:
        """Place these players side by side."""
        small = self.plan.small
        beside, column = line.beside(small), line.column
        if beside:
            block = line.block(small)
        else:
            block = min(column, (WIDEST if self.measures.wide_fields else WIDEST_BELOW) * self.em)
        for place, seat in enumerate(seats):
            left = (self.width - line.width) / 2 + place * (column + self.gap) + (column - block) / 2
            plate = line.plate_beside(small) if beside else block
            self._other(seat, QRectF(left, top, block, line.height(small)), plate, low=line.low_speech(small))

    def _other(self, seat: int, block: QRectF, wide: float, *, low: bool) -> None:
        """A player in line with a plate of this width. `low`: speech has a line below plate and cards."""
        small = self.plan.small
        cards = small * CARD_ASPECT
        plate = QRectF(block.left(), block.top(), wide, self.measures.plate_height)
        beside = wide < block.width()
        if beside:
            room = QRectF(plate.right() + self.gap, block.top(), block.right() - plate.right() - self.gap, cards)
        else:
            room = self._snug(QRectF(block.left(), plate.bottom() + self.gap / 2, block.width(), cards), small)
        self._cards_of(seat, room, small)
        under = (plate.bottom() if beside else room.bottom()) + 0.15 * self.em
        speech = QRectF(plate.left(), under, plate.width(), block.bottom() - under)
        if low:
            speech = block.adjusted(0, max(plate.height(), cards) + 0.15 * self.em, 0, 0)
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

    def _side(self) -> float:
        """The width of a player at a side: what the centre leaves, up to a useful maximum."""
        if not self.plan.beside:
            return 0.0
        measures, small = self.measures, self.plan.small
        least = measures.side_width(small)
        upper, lower = measures.parted(self.plan)
        if measures.upper_line(self.plan).seats and not upper:
            return least
        cards = 1.2 * measures.before if measures.wide_fields else measures.open_cards
        centre = max(measures.row_width(row, self.plan.hero, 1.0) for row in lower)
        spare = (measures.room - centre) / 2 - 2 * self.gap
        return max(least, min(spare, max(least, cards * small)))

    def _at_side(self, seat: int, column: QRectF) -> None:
        """A player beside the centre: plate, cards, words, one below another."""
        small = self.plan.small
        top = column.top() + (column.height() - self.measures.side_height(small)) * AT_SIDES
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

    def _own(self, seat: int, top: float) -> None:
        own, measures = self.plan.own, self.measures
        height = measures.own_height(own)
        area = QRectF(self.margin, top, measures.room, height)
        plate = QRectF(self.margin, area.bottom() - measures.plate_height, measures.own_plate(), measures.plate_height)
        left, right = plate.right() + self.gap, area.right()
        places = card_places(self.shape.layout.seat)
        wide = measures.own_places(own)
        if measures.wide_fields:
            # Plate and field are one column, as other players' are.
            plate.setWidth(max(plate.width(), wide))
            field = self._own_places(seat, places, QRectF(self.margin, top, plate.width(), height))
            plate.moveBottom(field.top() - self.gap / 2)
            left = plate.right() + self.gap
        elif places:
            right = self._own_places(seat, places, QRectF(right - wide, top, wide, height)).left() - self.gap
        # The hand is centred in the window if there is room; many cards use the room at the right.
        even = min(right, self.width - left) if self.width >= ROOMY * self.em else right
        room = QRectF(left, top, right - left, height)
        cards = QRectF(room)
        cards.setTop(room.bottom() - own * CARD_ASPECT)
        self._add(hand_of(seat), room, None, cards, own, Spread.FAN, (left + even) / 2, own=True)
        above = min(OWN_SPEECH * self.em, plate.top() - top)
        speech = QRectF(plate.left(), plate.top() - above, plate.width(), above - 0.2 * self.em)
        self._tokens_in_plate(seat, plate)
        self.seats[seat] = SeatPlace(plate, speech, speech)

    def _own_places(self, seat: int, places: Sequence[CardPlace], room: QRectF) -> QRectF:
        """Place what lies before the own player side by side at the lower edge of the room; return its area."""
        measures = self.measures
        above = measures.above_field if measures.wide_fields else 0.0
        unit = min(OWN_SCALE * self.plan.own, (room.height() - above - measures.caption) / CARD_ASPECT / (1 + RISE))
        room.setTop(room.bottom() - measures.field_height(unit))
        share = (room.width() - (len(places) - 1) * self.gap) / measures.before
        left = room.left()
        for place in places:
            area = QRectF(left, room.top(), share * place.width, room.height())
            self._with_caption(Zone(place.name, seat), area, unit, place.spread)
            left = area.right() + self.gap
        return room

    # ------------------------------------------------------------------------------------------- the centre

    def _row_rooms(self, room: QRectF) -> list[QRectF]:
        """The areas of the rows, one below another, with spare room between and around them."""
        hero, measures = self.plan.hero, self.measures
        upper, lower = measures.parted(self.plan)
        heights = [measures.row_height(row, hero) for row in measures.rows]
        if self.plan.beside and upper:
            # The lower rows are one block with the players beside them, as high as those need.
            more = max(0.0, measures.side_height(self.plan.small) - measures.rows_height(lower, hero)) / len(lower)
            heights = [high + (more if number >= len(upper) else 0.0) for number, high in enumerate(heights)]
        count = len(heights)
        spare = max(0.0, room.height() - sum(heights) - max(0, count - 1) * self.gap)
        apart = self.gap + min(spare / (count + 1), hero * 0.3)
        top = room.top() + (room.height() - sum(heights) - apart * max(0, count - 1)) / 2
        tops = accumulate((high + apart for high in heights[:-1]), initial=top)
        return [QRectF(room.left(), start, room.width(), high) for start, high in zip(tops, heights, strict=False)]

    def _row(self, row: Sequence[Column], room: QRectF) -> None:
        """Place a row of the centre: what matters most in the middle, as far as the rest has room beside it."""
        gaps = (len(row) - 1) * self.gap
        widths = self._widths(row, room.width() - gaps)
        first, last = _heroes(row)
        beside = max(sum(widths[:first]), sum(widths[last + 1 :]))
        spare = max(0.0, (room.width() - gaps - sum(widths[first : last + 1])) / 2 - beside)
        gap = self.gap + min(self.plan.hero * 0.35, spare / len(row))
        starts = [0.0, *accumulate(wide + gap for wide in widths)]
        middle = (starts[first] + starts[last] + widths[last]) / 2
        left = max(room.left(), min(room.center().x() - middle, room.right() - starts[-1] + gap))
        for column, start, wide in zip(row, starts, widths, strict=False):
            self._column(column, QRectF(left + start, room.top(), wide, room.height()))

    def _column(self, column: Column, room: QRectF) -> None:
        """Place one or two places one below another, from the lower edge up; a single one may use the whole height."""
        heights = [self.measures.place_height(place, self.plan.hero) for place in column]
        top = room.top()
        for number, place in enumerate(column):
            bottom = room.bottom() - sum(heights[number + 1 :])
            unit = place.scale * self.plan.hero
            area = QRectF(room.left(), top, room.width(), bottom - top)
            if isinstance(place, CardPlace):
                self._with_caption(Zone(place.name), area, unit, place.spread)
            else:
                self._with_caption(Zone(place.name), area, unit, None)
            top = bottom

    def _widths(self, row: Sequence[Column], room: float) -> list[float]:
        """The widths of a row's columns: as far as there is room more than they want, else less.

        What lies beside the middle doesn't push it aside.
        """
        hero, measures = self.plan.hero, self.measures
        least, wanted, most = (
            [measures.column_width(column, hero, share) for column in row] for share in (0.0, 1.0, GENEROUS)
        )
        if sum(least) > room:
            return [wide * room / sum(least) for wide in least]
        if sum(wanted) > room:
            return _shared(least, wanted, room)
        first, last = _heroes(row)
        left, middle, right = slice(first), slice(first, last + 1), slice(last + 1, None)
        heroes = _shared(wanted[middle], most[middle], room - 2 * max(sum(wanted[left]), sum(wanted[right])))
        beside = (room - sum(heroes)) / 2
        rest = (
            _shared(wanted[part], most[part], min(beside, 2 * beside - sum(wanted[other])))
            for part, other in ((left, right), (right, left))
        )
        before, behind = rest
        return [*before, *heroes, *behind]

    def _with_caption(self, zone: Zone, area: QRectF, unit: float, spread: Spread | None) -> None:
        """Add a place whose title is below its cards, both at the lower edge of the area."""
        caption = self.measures.caption
        label = QRectF(area.left(), area.bottom() - caption, area.width(), caption)
        high = min(unit * CARD_ASPECT, label.top() - area.top())
        cards = QRectF(area.left() + self.pad, label.top() - high, area.width() - 2 * self.pad, high)
        here = unit if spread is None else min(unit, cards.width(), high / CARD_ASPECT)
        self._add(zone, area, label, cards, here, spread)

    def _add(
        self,
        zone: Zone,
        area: QRectF,
        label: QRectF | None,
        cards: QRectF,
        unit: float,
        spread: Spread | None,
        middle: float | None = None,
        *,
        own: bool = False,
    ) -> None:
        centre = cards.center().x() if middle is None else middle
        self.zones[zone] = ZonePlace(zone, area, label, cards, unit, spread, centre, own=own)


def _heroes(row: Sequence[Column]) -> tuple[int, int]:
    """The first and the last column of what matters most in a row; all if nothing does."""
    found = [number for number, column in enumerate(row) if any(place.scale >= 1 for place in column)]
    return (found[0], found[-1]) if found else (0, len(row) - 1)


def _shared(least: Sequence[float], most: Sequence[float], room: float) -> list[float]:
    """Widths from the least to the most, all by the same share: as large as there is room, and the least at least."""
    spare, wanted = room - sum(least), sum(most) - sum(least)
    share = max(0.0, min(1.0, spare / wanted)) if wanted > 0 else 0.0
    return [low + (high - low) * share for low, high in zip(least, most, strict=True)]
