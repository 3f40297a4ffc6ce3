"""The rules of Merchant of Goldfish, MG1-MG13: legal actions and their effects."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.counts import EMPTY, ONE, Counts, without
from cardtable_gui.core.events import Event
from cardtable_gui.core.fields import state_class
from cardtable_gui.core.game import State
from cardtable_gui.core.hands import holding
from cardtable_gui.core.options import with_start
from cardtable_gui.games.merchant import candidates
from cardtable_gui.games.merchant import events as emit
from cardtable_gui.games.merchant.actions import Exchange, MerchantAction, Pass, Play, Skip, Take
from cardtable_gui.games.merchant.deck import HAND_SIZES
from cardtable_gui.games.merchant.moves import moves
from cardtable_gui.games.merchant.position import NOBODY, UNCOUNTED, Position
from cardtable_gui.games.merchant.view import MerchantView


class _Packed(dict[tuple[int, ...], Counts]):
    """A cache of the packed counts of one side of an exchange."""

    def __missing__(self, cards: tuple[int, ...]) -> Counts:
        self[cards] = packed = counts.of(cards)
        return packed


_packed = _Packed()


@state_class(MerchantView)
class MerchantState(Position, State[MerchantAction]):
    """A match of Merchant of Goldfish at one moment."""

    def begin(self, events: list[Event] | None) -> None:
        """Deal the first round."""
        self.points = [*with_start(0, self.head_start, self.players)]
        self._deal(None, events)

    def legal_actions(self) -> Sequence[MerchantAction]:
        """Exactly the legal actions, lazily."""
        seat = self.to_move
        if seat is None:
            return ()
        table = moves()
        return table.selection(table.legal(self.hands[seat], self.market, self.face, self.number, self.bonus))

    def candidates(self) -> Sequence[MerchantAction]:
        """Some legal actions worth searching; see the module `candidates`."""
        seat = self.to_move
        if seat is None:
            return ()
        if self.number:
            return candidates.follow(self.hands[seat], self.market, self.face, self.number)
        if self.bonus:
            return candidates.bonus(self.hands[seat], self.market)
        return candidates.lead(self.hands[seat])

    def done_in_deal(self, seat: int) -> bool:
        """Whether a seat has gone out (MG8)."""
        return self.to_move is None or not self.sizes[seat]

    def done_in_match(self, seat: int) -> bool:
        """Whether a seat has gone out in the last round."""
        return self.deal == self.series and self.done_in_deal(seat)

    def apply(self, action: MerchantAction, events: list[Event] | None = None) -> None:
        """Apply a legal action and its consequences."""
        seat = self.to_move
        assert seat is not None
        match action:
            case Exchange(give=give, take=take):
                given, taken = _packed[give], _packed[take]
                self.hands[seat] += taken - given
                self.sizes[seat] += len(take) - len(give)
                self.market += given - taken
                self.seen[seat] = without(self.seen[seat], given) + taken
                if events is not None:
                    emit.exchanges(events, seat, give, take)
                self._passed(seat, events)
            case Play(cards=cards):
                self._play(seat, cards, events)
            case Pass():
                if events is not None:
                    emit.passes(events, seat)
                self._passed(seat, events)
            case Take(card=card):
                one = ONE[card]
                self.market -= one
                self.hands[seat] += one
                self.seen[seat] += one
                self.sizes[seat] += 1
                if events is not None:
                    emit.takes(events, seat, card)
                self._lead_after_bonus(seat, events)
            case Skip():
                if events is not None:
                    emit.skips(events, seat)
                self._lead_after_bonus(seat, events)

    def _play(self, seat: int, cards: tuple[int, ...], events: list[Event] | None) -> None:
        """MG5, MG8: apply a play."""
        beaten = (self.face,) * self.number
        if events is not None:
            emit.plays(events, seat, cards, beaten)
        self.turns += 1
        self.discards += beaten
        self.face = face = cards[0]
        self.number = number = len(cards)
        self.owner = seat
        self.passes = 0
        lot = number * ONE[face]
        self.hands[seat] -= lot
        if self.seen[seat]:
            self.seen[seat] = without(self.seen[seat], lot)
        self.sizes[seat] -= number
        if self.sizes[seat]:
            self.needed = self.holders - 1
        else:
            self.needed = self.holders = self.holders - 1
            self._place(seat, self.players - self.holders)
            if events is not None:
                emit.goes_out(events, seat, self.places[seat])
            if self.holders == 1:
                self._end_deal(events)
                return
        if self.turns == self.turn_limit:
            self._stop(events)
        else:
            self.to_move = self._next(seat)

    def _passed(self, seat: int, events: list[Event] | None) -> None:
        """MG6, MG7: after a pass go to the next seat, or reset."""
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
        """MG7, MG9, MG10: reset after all have passed; `following` is the next seat with cards."""
        cleared = (self.face,) * self.number
        if events is not None:
            emit.clears(events, cleared)
        self.discards += cleared
        self.number = 0
        self.passes = 0
        owner = self.owner
        if owner == following:
            self.bonus = True
            if events is not None:
                emit.offers_bonus(events, owner)
        else:
            self._join(events)
            if owner == NOBODY:
                if events is not None:
                    emit.nobody_wants(events, following)
            else:
                self._lay_out(owner, following, events)
        self.to_move = following

    def _join(self, events: list[Event] | None) -> None:
        """The discard pile joins the market."""
        if events is not None:
            emit.joins(events, self.discards)
        self.market += counts.of(self.discards)
        self.discards = ()
        self.owner = NOBODY

    def _lay_out(self, gone: int, following: int, events: list[Event] | None) -> None:
        """MG9: lay the market's lowest card on the table, without an owner."""
        self.face = face = counts.lowest(self.market)
        self.number = 1
        self.market -= ONE[face]
        self.needed = self.holders
        if events is not None:
            emit.lays_out(events, face, gone, following)

    def _lead_after_bonus(self, seat: int, events: list[Event] | None) -> None:
        """MG7: add the discard pile to the market; the same seat leads."""
        self.bonus = False
        self._join(events)
        if events is not None:
            emit.leads(events, seat)

    def _place(self, seat: int, place: int) -> None:
        self.places[seat] = place
        self.points[seat] += self.players - place

    def _stop(self, events: list[Event] | None) -> None:
        """MG13: at the turn limit, rank the seats that hold cards."""
        if events is not None:
            emit.stops(events, self.turns)
        left = sorted(holding(self.sizes, self.start), key=lambda seat: (self.sizes[seat], self.hand_sum(seat)))
        for place, seat in enumerate(left, self.players - self.holders + 1):
            self._place(seat, place)
        self._finish_deal(events)

    def end_in_order(self, order: Sequence[int], events: list[Event] | None) -> None:
        """MG8, MG11: all seats but the last of these have gone out in this order, which ends the deal."""
        self.sizes = [0] * self.players
        self.sizes[order[-1]] = UNCOUNTED
        self.holders = 1
        for place, seat in enumerate(order[:-1], 1):
            self._place(seat, place)
        self._end_deal(events)

    def _end_deal(self, events: list[Event] | None) -> None:
        """MG11: end the deal when one seat holds cards."""
        self._place(self.places.index(0), self.players)
        self._finish_deal(events)

    def _finish_deal(self, events: list[Event] | None) -> None:
        """MG12: all places are decided; start the next deal or end the match."""
        if events is not None:
            emit.ends_deal(events, self)
        if self.deal < self.series:
            self._deal(self.places.index(self.players), events)
        else:
            self.end_match(events)

    def _deal(self, start: int | None, events: list[Event] | None) -> None:
        """MG3: start a new deal; the dealer says who starts the first one."""
        deal = self.next_deal()
        players = self.players
        size = HAND_SIZES[players]
        hands, market = deal.hands(players, size)
        self.hands = [counts.of(faces) for faces in hands]
        self.sizes = [size] * players
        self.seen = [EMPTY] * players
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
        self.start = self.to_move = deal.start if start is None else start
        if events is not None:
            emit.deals(events, self, hands, market)

    def view(self, seat: int | None) -> MerchantView:
        """The view of this seat; None: of a spectator."""
        return MerchantView.of(self, seat, own=EMPTY if seat is None else self.hands[seat])
