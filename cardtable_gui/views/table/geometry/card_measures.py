"""Card sizes: as large as the window allows, with the other players in a line or around the centre."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from cardtable_gui.core.table import CardPlace, Spread, TokenPlace
from cardtable_gui.views.kit.look.theme import CARD_ASPECT
from cardtable_gui.views.table.geometry.table_geometry import Shape

NEARLY = 0.85
"""The others' cards grow into spare room up to this share of a card of the centre."""
GROWN = 1.15
"""The centre's cards grow into spare room up to this many units, the size of the own hand's cards."""
LARGE = 1.3
"""Card width of the own hand by that of the centre."""
RISE = 0.06
"""Room between a place's title and its cards, by their height, so that a raised card does not hide the title."""
NARROW = 12.5
"""Below this width, in units of body text, a player's speech needs three lines."""
FEW = 21
"""From this width on, in units of body text, a line counts as having few players."""
PLATE = 15
"""The largest width of a plate with cards beside it, in units of body text."""
LEAST_PLATE = 13.1
"""The least width of a plate with the kind of player, cards and two-digit tokens, in units of body text."""
LEAST_PLAIN_PLATE = 9.9
"""The same without tokens, where room is short."""
MORE_TOKENS = 1.9
"""Extra width of plates for each further kind of tokens, in units of body text."""
WIDEST = 32
"""Above this width, in units of body text, players side by side are spaced apart."""
TOKEN_ROW = 0.62
"""Height of a row that holds only tokens, by the height of a card."""
LARGEST = 190.0
"""The largest card width in the centre at text size 100 %."""
SMALLEST = 18.0
FEW_BEFORE_SEATS = 2.0
"""Up to this many card widths in front of a player are placed beside the hand; more are a field of their own."""
FAN_OF_BACKS = 1.25
"""The least room for another player's hand beside other cards, in card widths."""
EASY_FAN = 1.9
"""The comfortable room for another player's hand, in card widths."""
OPEN_FAN = 3.2
"""The largest room for it, in card widths."""
EASY_FIELD = 3.4
"""The comfortable room for a field, in card widths."""
OWN_FAN = 3.2
"""The least room for the own hand beside other zones, in its own card widths."""
OWN_FIELD = 0.45
"""The largest share of the room that zones beside the own hand may take."""
AROUND = 0.95
"""Players sit around the centre if cards then have at least this share of their size in line."""
SHORTER = 0.9
"""Between two players at the sides, each player in line has at least this share of the usual room."""
_HALVINGS = 24

Place = CardPlace | TokenPlace


@dataclass(frozen=True, slots=True)
class Fit:
    """The room reserved for things other than cards, in units of body text unless stated otherwise."""

    label: float
    """The height of a place's title."""
    plate: float
    """The height of a player's plate."""
    bar: float
    """The height of the bar with the commands."""
    speech: float
    """The height of a player's speech."""
    headroom: float
    """Room above the own hand for raised cards, by their height."""
    small: float
    """The least card width of the others' cards, by that of the centre."""
    small_of_few: float
    """The same if few players share a line."""
    beside: float
    """From this width on a player's cards may be beside the plate instead of below it."""
    plain_plate: float
    """The least width of a plate with cards beside it in a game without players' tokens."""


EASY = Fit(
    label=1.25,
    plate=2.9,
    bar=5.6,
    speech=2.75,
    headroom=0.2,
    small=0.56,
    small_of_few=0.66,
    beside=18,
    plain_plate=LEAST_PLATE,
)
TIGHT = Fit(
    label=1.15,
    plate=2.6,
    bar=4.8,
    speech=2.15,
    headroom=0.15,
    small=0.42,
    small_of_few=0.46,
    beside=14,
    plain_plate=LEAST_PLAIN_PLATE,
)
"""For cards that are enlarged beyond the comfortable room: the others' hands are placed lower."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Card widths and the seating: how many of the lowest centre rows have the first and last player beside them.

    `unit`: the card width of the own hand, `small`: of the other players, `centre`: of the centre. `corners`: players
    beside all rows sit beside the upper line, too.
    """

    unit: float
    small: float
    flanked: int = 0
    corners: bool = False
    centre: float = 0.0

    def scaled(self, size: float) -> Plan:
        """The same plan with cards scaled by this factor."""
        return replace(self, unit=self.unit * size, small=self.small * size, centre=self.centre * size)


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
        measures = self.measures
        if self.column < measures.fit.beside * measures.em:
            return False
        block = self.block(small)
        fan = EASY_FAN if measures.wide_fields else FAN_OF_BACKS
        return block - self.plate_beside(block) - 3 * measures.gap >= (fan + measures.before) * small

    def block(self, small: float) -> float:
        """The width of each player whose cards lie beside the plate."""
        measures = self.measures
        open_wide = measures.plate_width + 4 * measures.gap + measures.open_cards * small
        return min(0.97 * self.column, max(WIDEST * measures.em, open_wide))

    def plate_beside(self, block: float) -> float:
        """The width of a plate with cards beside it."""
        measures = self.measures
        least = LEAST_PLATE if measures.tokens else measures.fit.plain_plate
        return min(max(block * 0.52, least * measures.em), measures.plate_width)

    def height(self, small: float) -> float:
        """The height with plate, cards and speech."""
        if not self.seats:
            return 0.0
        measures = self.measures
        cards, speech = small * CARD_ASPECT, measures.speech_height(self.column)
        if self.beside(small):
            return max(measures.plate_height + speech, cards)
        return measures.plate_height + measures.gap / 2 + cards + speech


class Measures:
    """Heights and widths of everything as functions of the card size, for one shape and window."""

    def __init__(self, shape: Shape, width: float, height: float, em: float, fit: Fit = EASY) -> None:
        self.shape = shape
        self.fit = fit
        self.width = width
        self.height = height
        self.em = em
        self.gap = max(4.0, min(12.0, height * 0.011))
        self.margin = self.gap
        self.label = fit.label * em
        self.plate_height = fit.plate * em
        self.bar_height = fit.bar * em
        self.pad = max(3.0, 0.3 * em)
        self.before = sum(place.width for place in card_places(shape.layout.seat))
        """Card widths in front of each player."""
        self.tokens = sum(isinstance(place, TokenPlace) for place in shape.layout.seat)
        """The number of kinds of tokens of each player."""

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

    def line(self, plan: Plan) -> Line:
        """The upper line of players."""
        return Line(self, self.strip_seats(plan.flanked), self.between_sides(plan.small) if plan.corners else self.room)

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

    def speech_height(self, column: float) -> float:
        """The height of two lines of text; three in a narrow column."""
        return (self.fit.speech if column >= NARROW * self.em else self.fit.speech + 1.1) * self.em

    def side_height(self, small: float) -> float:
        """The height of a player at a side, whose field lies below the hand."""
        cards = (small * CARD_ASPECT + self.gap / 2) * (2 if self.wide_fields else 1)
        return self.plate_height + cards + self.fit.speech * self.em

    def side_width(self, small: float) -> float:
        """The minimum width of a player at a side."""
        cards = max(EASY_FAN, min(EASY_FIELD, self.before)) if self.wide_fields else EASY_FAN + self.before
        return max(self.plate_width, cards * small + self.gap)

    def own_height(self, unit: float) -> float:
        """The height of the own hand with its title and room to lift cards."""
        return self.label + 2 * self.pad + LARGE * unit * CARD_ASPECT * (1 + self.fit.headroom)

    def own_plate(self) -> float:
        """The width of the own plate."""
        return min(PLATE * self.em, self.width * 0.27)

    # ----------------------------------------------------------------------------------------------- the centre

    def row_height(self, row: Sequence[Place], unit: float) -> float:
        """The height of one row of the centre."""
        return self.label + 2 * self.pad + unit * CARD_ASPECT * (1 + RISE if _has_cards(row) else TOKEN_ROW)

    def rows_height(self, rows: Sequence[Sequence[Place]], unit: float) -> float:
        """The height of some rows, one below another."""
        return sum(self.row_height(row, unit) for row in rows) + max(0, len(rows) - 1) * self.gap

    def least_widths(self, row: Sequence[Place], unit: float) -> list[float]:
        """The minimum widths of the places in a row."""
        return [max(_least(place) * unit, min(self.label_width(place), 9 * self.em)) + 2 * self.pad for place in row]

    def wanted_width(self, row: Sequence[Place], unit: float) -> float:
        """The width at which a row shows its usual number of cards side by side."""
        least = self.least_widths(row, unit)
        wanted = (max(wide, _wanted(place) * unit + 2 * self.pad) for place, wide in zip(row, least, strict=True))
        return sum(wanted) + (len(row) - 1) * self.gap

    def label_width(self, place: Place) -> float:
        """The width of a place's title."""
        return self.shape.label_widths.get(place.name, 0.0)

    # -------------------------------------------------------------------------------------------------- sizes

    def plan(self) -> Plan:
        """The largest cards; players sit around the centre where that does not make the cards smaller."""
        line = self._largest(0)
        assert line is not None
        if self.shape.onlooker is None or self.shape.players < 3:
            return line
        rows = len(self.shape.layout.centre)
        tries = [(rows, True), *((flanked, False) for flanked in range(rows, 0, -1))]
        around = [plan for flanked, corners in tries if (plan := self._largest(flanked, corners=corners)) is not None]
        best = max(around, key=lambda plan: plan.unit * plan.small, default=line)
        large = best.unit >= AROUND * line.unit and best.unit * best.small >= AROUND**2 * line.unit * line.small
        return best if large else line

    def _largest(self, flanked: int, *, corners: bool = False) -> Plan | None:
        """The largest cards of the own hand, then of the others, then of the centre; None: the players do not fit."""
        least = Plan(SMALLEST, SMALLEST, flanked, corners, SMALLEST)
        if flanked and not self._fits(least):
            return None
        line = self.line(least)
        # Open cards in front of players have to be legible: no room is saved on them.
        fit = EASY if self.before else self.fit
        share = fit.small_of_few if line.column >= FEW * self.em else fit.small
        most = max(SMALLEST, min(self._unit_by_width(), LARGEST * max(1.0, self.em / 14)))

        def of_unit(unit: float) -> Plan:
            return replace(least, unit=unit, small=max(SMALLEST, share * unit), centre=unit)

        plan = of_unit(_most(SMALLEST, most, lambda unit: self._fits(of_unit(unit))))
        widest = max(plan.small, min(NEARLY * plan.unit, line.column / max(3.0, 1.5 + min(2.0, self.before))))
        small = _most(plan.small, widest, lambda small: self._fits(replace(plan, small=small)))
        plan = replace(plan, small=small)
        centre = _most(plan.unit, min(most, GROWN * plan.unit), lambda centre: self._fits(replace(plan, centre=centre)))
        return replace(plan, centre=centre)

    def strip_seats(self, flanked: int) -> int:
        """How many players sit in the upper line."""
        return len(self.others()[0]) - (2 if flanked else 0)

    def _fits(self, plan: Plan) -> bool:
        return self._height_for(plan) <= self.height and (not plan.flanked or self._wide_enough(plan))

    def _height_for(self, plan: Plan) -> float:
        """The height of everything on top of each other."""
        below = Line(self, len(self.others()[1]), self.room).height(plan.small)
        own = 0.0 if self.shape.onlooker is None else self.own_height(plan.unit)
        rows = self.shape.layout.centre
        upper, lower = rows[: len(rows) - plan.flanked], rows[len(rows) - plan.flanked :]
        line, centre = self.line(plan).height(plan.small), self.rows_height(lower, plan.centre)
        if plan.flanked:
            side = self.side_height(plan.small) - (line + self.gap if plan.corners else 0.0)
            centre = max(centre, side)
        if upper:
            centre += self.rows_height(upper, plan.centre) + (self.gap if lower else 0.0)
        return self.bar_height + self.margin + 4 * self.gap + line + below + own + centre

    def _wide_enough(self, plan: Plan) -> bool:
        rows = self.shape.layout.centre[-plan.flanked :]
        room = self.between_sides(plan.small)
        own = (self.room - self.own_plate() - self.gap) * (1 - OWN_FIELD if self.wide_fields else 1)
        if plan.corners:
            line, all_in_line = self.line(plan), Line(self, self.strip_seats(0), self.room)
            if not line.seats or line.column < SHORTER * all_in_line.column:
                return False
        return OWN_FAN * LARGE * plan.unit <= own and all(self.wanted_width(row, plan.centre) <= room for row in rows)

    def _unit_by_width(self) -> float:
        units = [
            (self.room - (len(row) - 1) * self.gap - len(row) * 2 * self.pad) / sum(_least(place) for place in row)
            for row in self.shape.layout.centre
            if row
        ]
        return min(units, default=LARGEST)


def card_places(places: Sequence[Place]) -> list[CardPlace]:
    """The places that hold cards."""
    return [place for place in places if isinstance(place, CardPlace)]


def generous(place: Place, share: float) -> float:
    """The card widths up to which a place takes spare room: `share` times its wanted width."""
    if isinstance(place, TokenPlace) or place.spread is Spread.PILE:
        return place.width
    return share * place.width


def _wanted(place: Place) -> float:
    """The card widths that show a place well: groups are wider than their cards."""
    groups = isinstance(place, CardPlace) and place.spread is Spread.GROUPS
    return place.width * (1.3 if groups else 1.0)


def _has_cards(row: Sequence[Place]) -> bool:
    return any(isinstance(place, CardPlace) for place in row)


def _least(place: Place) -> float:
    """The card widths that a place needs at least: a pile one card, elsewhere cards may overlap."""
    if isinstance(place, TokenPlace) or place.spread is Spread.PILE:
        return place.width
    return max(1.0, 0.6 * place.width)


def _most(low: float, high: float, fits: Callable[[float], bool]) -> float:
    """The largest number up to `high` that fits; `low` if none above it does."""
    if fits(high):
        return high
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if fits(middle):
            low = middle
        else:
            high = middle
    return low
