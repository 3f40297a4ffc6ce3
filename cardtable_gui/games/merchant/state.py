"""Merchant of Goldfish by the rules MG1-MG13: one match at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import EMPTY, ONE, Counts, without
from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import State, ranked
from cardtable_gui.games.merchant import candidates, report
from cardtable_gui.games.merchant.actions import Exchange, MerchantAction, Pass, Play, Skip, Take
from cardtable_gui.games.merchant.deck import HAND_SIZES
from cardtable_gui.games.merchant.moves import moves
from cardtable_gui.games.merchant.refusals import refusal
from cardtable_gui.games.merchant.terms import Terms

if TYPE_CHECKING:
    from cardtable_gui.games.merchant.view import MerchantView

NOBODY = -1
"""In place of a seat: there is none."""


class _Packed(dict[tuple[int, ...], Counts]):
    """The packed counts of one side of an exchange; worked out when first asked for."""

    def __missing__(self, cards: tuple[int, ...]) -> Counts:
        self[cards] = packed = counts.of(cards)
        return packed


_packed = _Packed()


class MerchantState(Terms, State[MerchantAction]):
    """Cards are faces 0-13 (the card's value less 1), hands and market packed counts. Lists are by seat."""

    __slots__ = (
        "_dealer",
        "bonus",
        "deal",
        "discards",
        "face",
        "hands",
        "holders",
        "known",
        "market",
        "needed",
        "number",
        "owner",
        "passes",
        "places",
        "players",
        "points",
        "series",
        "sizes",
        "start",
        "to_move",
        "turn_limit",
        "turns",
    )

    players: int
    to_move: int | None
    deal: int
    series: int
    """Option `series`: how many deals the match has (MG12)."""
    turn_limit: int
    """Option `turn_limit` (MG13)."""
    start: int
    """The start seat of this deal."""
    hands: list[Counts]
    sizes: list[int]
    """How many cards each hand holds."""
    known: list[Counts]
    """Cards that all know to be in a hand, for they saw them go there from the market."""
    market: Counts
    face: int
    """The face of the cards on the table."""
    number: int
    """How many cards lie on the table; 0: it is empty, and `face` means nothing."""
    owner: int
    """The seat of the last play while its cards lie there or its bonus card is due; NOBODY: no seat's."""
    discards: tuple[int, ...]
    """The discard pile, in the order of discarding."""
    bonus: bool
    """Whether the seat to move is asked for its bonus card (MG7)."""
    passes: int
    """How many seats have passed in a row since the last play."""
    needed: int
    """So many passes in a row bring the reset: all others that hold cards (MG7)."""
    holders: int
    """How many seats hold cards."""
    turns: int
    """Plays and passes made in this deal (MG13)."""
    places: list[int]
    """Each seat's place in this deal; 0: not known yet."""
    points: list[int]
    """Points of all deals so far (MG12)."""

    def __init__(
        self, players: int, series: int, turn_limit: int, dealer: Dealer, events: list[Event] | None = None
    ) -> None:
        """Start a match and deal its first round."""
        self._dealer = dealer
        self.players = players
        self.series = series
        self.turn_limit = turn_limit
        self.points = [0] * players
        self.deal = 0
        self._deal(dealer(0).start, events)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of the deals so far, this one's as soon as a place is known (MG12)."""
        return tuple(self.points)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Most points is first; a tie goes to the better place in the last deal (MG12)."""
        if self.to_move is not None:
            return None
        return ranked([(points, -place) for points, place in zip(self.points, self.places, strict=True)])

    @property
    def phase(self) -> str:
        """`lead` (the table is empty), `follow`, `bonus` or `over`."""
        if self.to_move is None:
            return "over"
        if self.bonus:
            return "bonus"
        return "follow" if self.number else "lead"

    def hand_sum(self, seat: int) -> int:
        """The sum of the values in a hand."""
        return sum(face + 1 for face in counts.expand(self.hands[seat]))

    def legal_actions(self) -> Sequence[MerchantAction]:
        """Exactly the legal actions, lazily."""
        seat = self.to_move
        if seat is None:
            return ()
        table = moves()
        return table.selection(table.legal(self.hands[seat], self.market, self.face, self.number, self.bonus))

    def candidates(self) -> Sequence[MerchantAction]:
        """Some legal actions worth searching: see the module `candidates`."""
        seat = self.to_move
        if seat is None:
            return ()
        if self.number:
            return candidates.follow(self.hands[seat], self.market, self.face, self.number)
        if self.bonus:
            return candidates.bonus(self.hands[seat], self.market)
        return candidates.lead(self.hands[seat])

    def refusal(self, action: MerchantAction) -> Refusal | None:
        """Why this action is not legal now."""
        if action in self.legal_actions():
            return None
        hand = EMPTY if self.to_move is None else self.hands[self.to_move]
        return refusal(action, self.phase, hand, self.market, self.face, self.number, self.series)

    def apply(self, action: MerchantAction, events: list[Event] | None = None) -> None:
        """Do a legal action."""
        seat = self.to_move
        assert seat is not None
        match action:
            case Exchange(give=give, take=take):
                given, taken = _packed[give], _packed[take]
                self.hands[seat] += taken - given
                self.sizes[seat] += len(take) - len(give)
                self.market += given - taken
                self.known[seat] = without(self.known[seat], given) + taken
                if events is not None:
                    report.exchanges(events, seat, give, take)
                self._passed(seat, events)
            case Play(cards=cards):
                self._play(seat, cards, events)
            case Pass():
                if events is not None:
                    report.passes(events, seat)
                self._passed(seat, events)
            case Take(card=card):
                one = ONE[card]
                self.market -= one
                self.hands[seat] += one
                self.known[seat] += one
                self.sizes[seat] += 1
                if events is not None:
                    report.takes(events, seat, card)
                self._lead_after_bonus(seat, events)
            case Skip():
                if events is not None:
                    report.skips(events, seat)
                self._lead_after_bonus(seat, events)

    def _play(self, seat: int, cards: tuple[int, ...], events: list[Event] | None) -> None:
        """MG5, MG8."""
        beaten = (self.face,) * self.number
        if events is not None:
            report.plays(events, seat, cards, beaten)
        self.turns += 1
        self.discards += beaten
        self.face = face = cards[0]
        self.number = number = len(cards)
        self.owner = seat
        self.passes = 0
        lot = number * ONE[face]
        self.hands[seat] -= lot
        if self.known[seat]:
            self.known[seat] = without(self.known[seat], lot)
        self.sizes[seat] -= number
        if self.sizes[seat]:
            self.needed = self.holders - 1
        else:
            self.needed = self.holders = self.holders - 1
            self._place(seat, self.players - self.holders)
            if events is not None:
                report.goes_out(events, seat, self.places[seat])
            if self.holders == 1:
                self._end_deal(events)
                return
        if self.turns == self.turn_limit:
            self._stop(events)
        else:
            self.to_move = self._next(seat)

    def _passed(self, seat: int, events: list[Event] | None) -> None:
        """MG6, MG7: a pass was made; the next seat, or the reset."""
        self.turns += 1
        self.passes += 1
        if self.turns == self.turn_limit:
            self._stop(events)
        elif self.passes < self.needed:
            self.to_move = self._next(seat)
        else:
            self._reset(self._next(seat), events)

    def _next(self, seat: int) -> int:
        """The next seat clockwise that holds cards."""
        sizes = self.sizes
        seat += 1
        while True:
            if seat == self.players:
                seat = 0
            if sizes[seat]:
                return seat
            seat += 1

    def _reset(self, following: int, events: list[Event] | None) -> None:
        """MG7, MG9, MG10: all have passed; `following` is the next seat with cards."""
        cleared = (self.face,) * self.number
        if events is not None:
            report.clears(events, cleared)
        self.discards += cleared
        self.number = 0
        self.passes = 0
        owner = self.owner
        if owner == following:
            self.bonus = True
            if events is not None:
                report.offers_bonus(events, owner)
        else:
            self._join(events)
            if owner == NOBODY:
                if events is not None:
                    report.nobody_wants(events, following)
            else:
                self._lay_out(owner, following, events)
        self.to_move = following

    def _join(self, events: list[Event] | None) -> None:
        """The discard pile joins the market."""
        if events is not None:
            report.joins(events, self.discards)
        self.market += counts.of(self.discards)
        self.discards = ()
        self.owner = NOBODY

    def _lay_out(self, gone: int, following: int, events: list[Event] | None) -> None:
        """MG9: the market's lowest card lies on the table, nobody's."""
        self.face = face = counts.lowest(self.market)
        self.number = 1
        self.market -= ONE[face]
        self.needed = self.holders
        if events is not None:
            report.lays_out(events, face, gone, following)

    def _lead_after_bonus(self, seat: int, events: list[Event] | None) -> None:
        """MG7: the discard pile joins the market, and the same seat leads."""
        self.bonus = False
        self._join(events)
        if events is not None:
            report.leads(events, seat)

    def _place(self, seat: int, place: int) -> None:
        self.places[seat] = place
        self.points[seat] += self.players - place

    def _stop(self, events: list[Event] | None) -> None:
        """MG13: the turn limit; the seats that hold cards are ranked."""
        if events is not None:
            report.stops(events, self.turns)
        seats = [(self.start + offset) % self.players for offset in range(self.players)]
        holding = [seat for seat in seats if self.sizes[seat]]
        holding.sort(key=lambda seat: (self.sizes[seat], self.hand_sum(seat)))
        for place, seat in enumerate(holding, self.players - self.holders + 1):
            self._place(seat, place)
        self._finish_deal(events)

    def _end_deal(self, events: list[Event] | None) -> None:
        """MG11: one seat holds cards."""
        self._place(self.places.index(0), self.players)
        self._finish_deal(events)

    def _finish_deal(self, events: list[Event] | None) -> None:
        """MG12: all places are known; the next deal or the end."""
        if events is not None:
            report.ends_deal(events, self)
        if self.deal < self.series:
            self._deal(self.places.index(self.players), events)
        else:
            self.to_move = None
            if events is not None:
                ranks = self.ranks
                assert ranks is not None
                report.ends_match(events, ranks)

    def _deal(self, start: int, events: list[Event] | None) -> None:
        """MG3: a new deal."""
        deck = self._dealer(self.deal).deck
        players = self.players
        size = HAND_SIZES[players]
        hands = [deck[size * seat : size * (seat + 1)] for seat in range(players)]
        market = deck[size * players :]
        self.deal += 1
        self.start = start
        self.hands = [counts.of(faces) for faces in hands]
        self.sizes = [size] * players
        self.known = [EMPTY] * players
        self.market = counts.of(market)
        self.face = 0
        self.number = 0
        self.owner = NOBODY
        self.discards = ()
        self.bonus = False
        self.passes = 0
        self.needed = players
        self.holders = players
        self.turns = 0
        self.places = [0] * players
        self.to_move = start
        if events is not None:
            report.deals(events, self, hands, market)

    def copy(self) -> MerchantState:
        """An independent copy; deals are shared, they never change."""
        other = object.__new__(MerchantState)
        other._dealer = self._dealer
        other.players = self.players
        other.series = self.series
        other.turn_limit = self.turn_limit
        other.deal = self.deal
        other.start = self.start
        other.hands = self.hands[:]
        other.sizes = self.sizes[:]
        other.known = self.known[:]
        other.market = self.market
        other.face = self.face
        other.number = self.number
        other.owner = self.owner
        other.discards = self.discards
        other.bonus = self.bonus
        other.passes = self.passes
        other.needed = self.needed
        other.holders = self.holders
        other.turns = self.turns
        other.places = self.places[:]
        other.points = self.points[:]
        other.to_move = self.to_move
        return other

    def cards(self) -> tuple[int, ...]:
        """Every card, wherever it lies."""
        lying = counts.of(self.discards) + self.number * ONE[self.face]
        return counts.expand(sum(self.hands) + self.market + lying)

    def view(self, seat: int | None) -> MerchantView:
        """What this seat may know."""
        from cardtable_gui.games.merchant.view import view_of  # noqa: PLC0415 - a view samples states

        return view_of(self, seat)
