"""How large cards are, for one table and window.

The order in which room is given away: first to the own hand, up to the size that the player wants; then to the centre,
then to the other players' cards. What a size needs is a sum of heights and a sum of widths, so each step is the largest
size at which everything still fits. The wanted size of the own cards is decided at text size 100 %: larger text takes
room from everything else first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from cardtable_gui.core.table import CardPlace, Spread, TokenPlace
from cardtable_gui.views.kit.look.theme import CARD_ASPECT
from cardtable_gui.views.table.geometry.table_geometry import Shape

# ------------------------------------------------------------------ in units of body text

CAPTION = 1.15
"""The height of a place's title, below its cards."""
BAR = 4.85
"""The height of the bar with the commands."""
PLATE = 15
"""The largest width of a plate with cards beside it."""
PLAIN = 0.78
"""The share of that which plates without tokens need."""
MORE_TOKENS = 1.9
"""Extra width of plates for each further kind of tokens."""
SHORT_SPEECH = 1.45
"""The height of a player's speech on one line, and the width from which on that is enough where room is short."""
ONE_LINE = 24
WIDEST = 32
"""The largest width of a player in line whose cards lie beside the plate."""
SPEAKING = 14.5
"""The width of a plate that leaves room for speech below it."""
NARROW = 13.5
"""Below this width a player's speech needs three lines."""

# ------------------------------------------------------------------ in units of cards

LARGEST = 0.33
"""The largest card width, by the height of the table."""
SMALLEST = 18.0
NORMAL = 0.77
"""The share of the largest possible size that cards of the own hand have unless the player wants large ones."""
SMALLER = 0.8
"""The size of small cards, by that of normal ones."""
HERO = 0.55
"""Cards of the centre give way to those of the own hand down to this share of their size."""
GROWN = 1.25
"""They grow up to this one."""
SMALL = 0.25
"""Other players' hands give way down to this share of the own cards."""
LEGIBLE = 0.36
"""The same if cards lie open before them."""
LEAST_OPEN = 36.0
"""Open cards before them are at least so wide, in pixels."""
NEARLY = 0.62
"""They grow up to this one, and to this share of the cards of the centre."""
NEARLY_HERO = 0.8
RISE = 0.05
"""Room above the cards of a place, by their height, for raised ones."""
STACKED = 0.5
"""Places of the centre up to this scale share a column, two at a time."""
FEW_BEFORE_SEATS = 2.0
"""Up to this many card widths before a player lie beside the hand; more are a field of their own."""
FAN_OF_BACKS = 1.25
"""The least room for another player's hand beside other cards, in card widths."""
EASY_FAN = 1.9
"""The comfortable room for another player's hand, in card widths."""
OPEN_FAN = 3.2
"""The largest room for it, in card widths."""
EASY_FIELD = 3.4
"""The comfortable room for a field, in card widths."""
OWN_FIELD = 0.3
"""The largest share of the room that places before the player take from the own hand."""
OWN_FAN = 3.2
"""The least room for the own hand, in its own card widths."""
OWN_SCALE = 0.62
"""The size of cards before the player, by that of the own hand."""
OWN_LEGIBLE = 0.4
"""The least size of a field below the own plate, by the same."""
SQUEEZED = 0.62
"""Rows of cards may overlap until they need only this share of their wanted width."""
NEARLY_ALL = 0.985
"""Seatings whose own cards have at least this share of the largest ones are as good in that."""
AROUND = 0.94
"""Players sit around the centre if its cards then have at least this share of their size in line."""
_HALVINGS = 14

Place = CardPlace | TokenPlace
Column = tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Fit:
    """The room for other things than cards, in units of body text unless stated otherwise."""

    plate: float
    """The height of a plate."""
    least_plate: float
    """The least width of a plate with the kind of player, cards and two-digit tokens."""
    speech: float
    """The height of a player's speech."""
    title: float
    """The share of its width that a title needs at least."""
    pad: float
    """Room around the cards of a place."""
    headroom: float
    """Room above the own cards, by their height."""


EASY = Fit(plate=2.9, least_plate=13.1, speech=2.75, title=1.0, pad=0.3, headroom=0.13)
TIGHT = Fit(plate=2.6, least_plate=10.0, speech=2.3, title=0.75, pad=0.1, headroom=0.03)
"""For cards that need the room."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Card widths: of the own hand, of the cards that matter most in the centre, and of the other players.

    `beside`: so many of the lowest rows of the centre have the first and the last player at their sides; none: all
    players sit in line.
    """

    own: float
    hero: float
    small: float
    beside: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """Players side by side in this width."""

    measures: Measures
    seats: int
    width: float

    @property
    def column(self) -> float:
        """The width of each player."""
        return (self.width - (self.seats - 1) * self.measures.gap) / max(1, self.seats)

    def beside(self, small: float) -> bool:
        """Whether the players' cards lie beside their plates, not below them."""
        return self._beside_cards(small) >= self.measures.least_plate

    def _beside_cards(self, small: float) -> float:
        """The width beside a player's cards."""
        measures = self.measures
        fan = EASY_FAN if measures.wide_fields else FAN_OF_BACKS
        return self.block(small) - 3 * measures.gap - (fan + measures.before) * small

    def block(self, small: float) -> float:
        """The width of each player whose cards lie beside the plate."""
        measures = self.measures
        open_wide = measures.plate_width + 4 * measures.gap + measures.open_cards * small
        return min(0.97 * self.column, max(WIDEST * measures.em, open_wide))

    def plate_beside(self, small: float) -> float:
        """The width of a plate with cards beside it: wide enough for speech below it, as far as there is room."""
        measures = self.measures
        wanted = max(
            0.52 * self.block(small),
            measures.least_plate,
            min(SPEAKING * measures.em, self._beside_cards(small)),
        )
        return min(wanted, measures.plate_width)

    def height(self, small: float) -> float:
        """The height with plate, cards and speech."""
        if not self.seats:
            return 0.0
        measures, cards = self.measures, small * CARD_ASPECT
        if not self.beside(small):
            return measures.plate_height + measures.gap / 2 + cards + self.speech
        if self.low_speech(small):
            return max(measures.plate_height, cards) + self.speech
        return max(measures.plate_height + measures.fit.speech * measures.em, cards)

    @property
    def speech(self) -> float:
        """The height of speech over the whole width: two lines, three in a narrow column; one where room is short."""
        measures = self.measures
        if measures.tight and self.column >= ONE_LINE * measures.em:
            return SHORT_SPEECH * measures.em
        return (measures.fit.speech + (1.1 if self.column < NARROW * measures.em else 0.0)) * measures.em

    def low_speech(self, small: float) -> bool:
        """Whether speech has the whole width below plate and cards; else it's below the plate alone."""
        measures = self.measures
        if not self.beside(small):
            return False
        high = max(measures.plate_height, small * CARD_ASPECT)
        lower = high + self.speech < measures.plate_height + measures.fit.speech * measures.em
        return (lower and measures.tight) or self.plate_beside(small) < SPEAKING * measures.em - 1


class Measures:
    """Heights and widths of everything as functions of the card size, for one shape and window."""

    def __init__(self, shape: Shape, width: float, height: float, em: float, fit: Fit = EASY) -> None:
        self.shape = shape
        self.fit = fit
        self.tight = fit is TIGHT
        self.width = width
        self.height = height
        self.em = em
        self.gap = max(4.0, min(12.0, height * 0.011) * (0.6 if self.tight else 1.0))
        self.margin = self.gap
        self.caption = CAPTION * em
        self.plate_height = fit.plate * em
        self.tokens = sum(isinstance(place, TokenPlace) for place in shape.layout.seat)
        """The number of kinds of tokens of each player."""
        self.least_plate = fit.least_plate * em * (1.0 if self.tokens else PLAIN)
        self.bar_height = BAR * em
        self.pad = max(2.0, fit.pad * em)
        self.rows = [list(columns(row)) for row in shape.layout.centre if row]
        self.before = sum(place.width for place in card_places(shape.layout.seat))
        """Card widths in front of each player."""

    # ------------------------------------------------------------------------------------------------ the seats

    def others(self) -> tuple[list[int], list[int]]:
        """The other players from left to right; for spectators those of the upper and those of the lower edge."""
        players, onlooker = self.shape.players, self.shape.onlooker
        if onlooker is not None:
            return [(onlooker + step) % players for step in range(1, players)], []
        above = (players + 1) // 2
        return list(range(above)), list(range(players - 1, above - 1, -1))

    @property
    def wide_fields(self) -> bool:
        """Whether more lies before each player than fits beside the hand."""
        return self.before > FEW_BEFORE_SEATS

    def upper_line(self, plan: Plan) -> Line:
        """The players at the upper edge."""
        seats = len(self.others()[0])
        if plan.beside == len(self.rows):
            return (
                Line(self, seats - 2, self.between_sides(plan.small)) if plan.beside else Line(self, seats, self.room)
            )
        return Line(self, seats - 2 if plan.beside else seats, self.room)

    @property
    def lower_line(self) -> Line:
        """For spectators the players at the lower edge."""
        return Line(self, len(self.others()[1]), self.room)

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin

    def between_sides(self, small: float) -> float:
        """The width between the players at the two sides."""
        return self.room - 2 * self.side_width(small) - 4 * self.gap

    @property
    def plate_width(self) -> float:
        """The largest plate width where cards lie beside it: cards, three-digit tokens and the kind of player fit."""
        return (PLATE + MORE_TOKENS * max(0, self.tokens - 1)) * self.em

    @property
    def open_cards(self) -> float:
        """Card widths for another player's open cards if there is room; fewer if a hand lies beside them."""
        return EASY_FAN + self.before if self.before else OPEN_FAN

    def side_height(self, small: float) -> float:
        """The height of a player at a side, whose field lies below the hand."""
        cards = (small * CARD_ASPECT + self.gap / 2) * (2 if self.wide_fields else 1)
        return self.plate_height + cards + self.fit.speech * self.em

    def side_width(self, small: float) -> float:
        """The minimum width of a player at a side."""
        cards = max(EASY_FAN, min(EASY_FIELD, self.before)) if self.wide_fields else EASY_FAN + self.before
        return max(self.plate_width, cards * small + self.gap)

    def own_height(self, own: float) -> float:
        """The height of the own hand with room to lift cards."""
        if self.shape.onlooker is None:
            return 0.0
        hand = own * CARD_ASPECT * (1 + self.fit.headroom) + self.pad
        return max(hand, self.above_field + self.field_height(OWN_LEGIBLE * own)) if self.wide_fields else hand

    @property
    def above_field(self) -> float:
        """The height of the own plate and speech where a field lies below them."""
        speech = SHORT_SPEECH if self.tight else self.fit.speech
        return self.plate_height + speech * self.em + self.gap / 2

    def field_height(self, unit: float) -> float:
        """The height of places before the own player, with cards of this width and titles below them."""
        return unit * CARD_ASPECT * (1 + RISE) + self.caption

    def own_plate(self) -> float:
        """The width of the own plate."""
        return min(PLATE * self.em, self.width * (0.22 if self.tight else 0.27))

    def own_places(self, own: float) -> float:
        """The width of all places before the own player: next to the hand, wide ones below the own plate."""
        most = OWN_FIELD * (self.room if self.wide_fields else self.room - self.own_plate())
        return min(most, OWN_SCALE * own * self.before + 2 * self.pad * len(card_places(self.shape.layout.seat)))

    def hand_room(self, own: float) -> float:
        """The width of the room for the own hand."""
        if self.wide_fields:
            return self.room - max(self.own_plate(), self.own_places(own)) - self.gap
        return self.room - self.own_plate() - self.own_places(own) - 2 * self.gap

    # ----------------------------------------------------------------------------------------------- the centre

    def place_height(self, place: Place, hero: float) -> float:
        """The height of a place of the centre: its cards or tokens, and its title below them."""
        return place.scale * hero * CARD_ASPECT * (1 + RISE) + self.caption + self.pad

    def row_height(self, row: Sequence[Column], hero: float) -> float:
        """The height of one row of the centre."""
        return max(sum(self.place_height(place, hero) for place in column) for column in row)

    def rows_height(self, rows: Sequence[Sequence[Column]], hero: float) -> float:
        """The height of some rows, one below another."""
        return sum(self.row_height(row, hero) for row in rows) + max(0, len(rows) - 1) * self.gap

    def parted(self, plan: Plan) -> tuple[list[list[Column]], list[list[Column]]]:
        """The rows above the players at the sides, and those between them."""
        at = len(self.rows) - plan.beside
        return self.rows[:at], self.rows[at:]

    def column_width(self, column: Column, hero: float, share: float) -> float:
        """The width of a column; `share`: how much of their wanted width rows of cards have."""
        return max(self._place_width(place, hero, share) for place in column)

    def row_width(self, row: Sequence[Column], hero: float, share: float) -> float:
        """The width of a row."""
        return sum(self.column_width(column, hero, share) for column in row) + max(0, len(row) - 1) * self.gap

    def _place_width(self, place: Place, hero: float, share: float) -> float:
        cards = place.width * place.scale * hero
        if isinstance(place, CardPlace) and place.spread is not Spread.PILE:
            # Groups are wider than their cards.
            cards = max(place.scale * hero, cards * share * (1.3 if place.spread is Spread.GROUPS else 1.0))
        return max(cards, min(self.label_width(place), 9 * self.em)) + 2 * self.pad

    def label_width(self, place: Place) -> float:
        """The width of a place's title."""
        return self.shape.label_widths.get(place.name, 0.0) * self.fit.title

    # -------------------------------------------------------------------------------------------------- sizes

    def largest(self) -> float:
        """The largest card width of the own hand, if everything else gives way."""
        return max(_most(SMALLEST, self._limit(), self._giving_way(beside)) for beside in self._seatings())

    def plan(self, wanted: float) -> Plan:
        """The plan with own cards of this width, or as large as possible.

        Players sit around the centre where that doesn't make the cards smaller.
        """
        plans = [plan for beside in self._seatings() if self._fits(plan := self._planned(wanted, beside)) or not beside]
        own = max(plan.own for plan in plans)
        line, *around = (plan for plan in plans if plan.own >= NEARLY_ALL * own)
        best = max(around, key=lambda plan: plan.hero, default=line)
        return best if best.hero >= AROUND * line.hero else line

    def _seatings(self) -> Sequence[int]:
        """How many rows may have players at their sides."""
        few = self.shape.onlooker is None or self.shape.players < 3
        return (0,) if few else range(len(self.rows) + 1)

    def _limit(self) -> float:
        return LARGEST * self.height

    def _least(self, own: float, beside: int) -> Plan:
        """Everything else as small as it may be beside own cards of this width."""
        small = max(LEGIBLE * own, min(LEAST_OPEN, self.height / 15)) if self.before else SMALL * own
        return Plan(own, max(SMALLEST, HERO * own), max(SMALLEST, small), beside)

    def _giving_way(self, beside: int) -> Callable[[float], bool]:
        return lambda own: self._fits(self._least(own, beside))

    def _planned(self, wanted: float, beside: int) -> Plan:
        own = _most(SMALLEST, min(wanted, self._limit()), self._giving_way(beside))
        plan = self._least(own, beside)
        most = max(plan.hero, min(self._limit(), GROWN * own))
        plan = replace(plan, hero=_most(plan.hero, most, lambda hero: self._fits(replace(plan, hero=hero))))
        column = self.upper_line(plan).column
        most = min(NEARLY * own, NEARLY_HERO * plan.hero, column / max(3.0, 1.5 + min(2.0, self.before)))
        return replace(plan, small=_most(plan.small, most, lambda small: self._fits(replace(plan, small=small))))

    def _fits(self, plan: Plan) -> bool:
        return self._height_for(plan) <= self.height and self._wide_enough(plan)

    def _height_for(self, plan: Plan) -> float:
        """The height of everything on top of each other."""
        line = self.upper_line(plan).height(plan.small)
        top = self.margin + line + (self.gap if line else 0.0)
        upper, lower = self.parted(plan)
        if upper:
            top += self.rows_height(upper, plan.hero) + (self.gap if lower else 0.0)
        middle = top + self.rows_height(lower, plan.hero)
        if plan.beside:
            middle = max(middle, (top if upper else self.margin) + self.side_height(plan.small))
        below = self.own_height(plan.own) + self.lower_line.height(plan.small)
        return middle + self.gap + below + self.gap + self.bar_height

    def _wide_enough(self, plan: Plan) -> bool:
        upper, lower = self.parted(plan)
        between = self.between_sides(plan.small) if plan.beside else self.room
        for rows, room in ((upper, self.room), (lower, between)):
            if any(self.row_width(row, plan.hero, SQUEEZED) > room for row in rows):
                return False
        line = self.upper_line(plan)
        if plan.beside and line.seats and not line.beside(plan.small) and line.column < self.least_plate:
            return False
        return self.shape.onlooker is None or plan.own * OWN_FAN <= self.hand_room(plan.own)


def columns(row: Sequence[Place]) -> Iterator[Column]:
    """The columns of a row: small places next to each other lie one below another, two at a time."""
    waiting: Place | None = None
    for place in row:
        small = place.scale <= STACKED
        if waiting is not None and small:
            yield waiting, place
            waiting = None
            continue
        if waiting is not None:
            yield (waiting,)
            waiting = None
        if small:
            waiting = place
        else:
            yield (place,)
    if waiting is not None:
        yield (waiting,)


def card_places(places: Sequence[Place]) -> list[CardPlace]:
    """The places that hold cards."""
    return [place for place in places if isinstance(place, CardPlace)]


def _most(low: float, high: float, fits: Callable[[float], bool]) -> float:
    """The largest number up to `high` that fits; `low` if none above it does."""
    if high <= low or fits(high):
        return max(low, high)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if fits(middle):
            low = middle
        else:
            high = middle
    return low
