"""What one seat knows in Merchant of Goldfish."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import EMPTY, ONE, Counts
from cardtable_gui.core.game import View
from cardtable_gui.core.zones import Tokens, ZoneCards, hand_of
from cardtable_gui.games.merchant.zones import DISCARD, MARKET, TABLE
from cardtable_gui.games.merchant.actions import MerchantAction, texts
from cardtable_gui.games.merchant.deck import in_play
from cardtable_gui.games.merchant.moves import moves
from cardtable_gui.games.merchant.refusals import refusal
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.games.merchant.terms import Terms


@dataclass(frozen=True, slots=True)
class MerchantView(Terms, View[MerchantAction]):
    """Fields as in `MerchantState`; of the hands only the own one (`own`, empty for a spectator) is there."""

    series: int
    turn_limit: int
    start: int
    own: Counts
    sizes: tuple[int, ...]
    seen: tuple[Counts, ...]
    """By seat: cards that everybody saw go into that hand from the market (`MerchantState.known`)."""
    market: Counts
    face: int
    number: int
    owner: int
    discards: tuple[int, ...]
    passes: int
    needed: int
    turns: int
    places: tuple[int, ...]

    @property
    def hand(self) -> tuple[str, ...]:
        """The own cards."""
        return texts(counts.expand(self.own))

    @property
    def table(self) -> tuple[str, ...]:
        """The cards on the table."""
        return texts((self.face,) * self.number)

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, market, table and discard pile."""
        hands = [
            ZoneCards(hand_of(seat), self.hand if seat == self.seat else (None,) * size)
            for seat, size in enumerate(self.sizes)
        ]
        return (
            *hands,
            ZoneCards(MARKET, texts(counts.expand(self.market))),
            ZoneCards(TABLE, self.table),
            ZoneCards(DISCARD, texts(self.discards)),
        )

    def tokens(self) -> tuple[Tokens, ...]:
        """None: nothing but cards lies on this table."""
        return ()

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The own hand, and what the others were seen taking."""
        return tuple(
            self.hand if seat == self.seat else texts(counts.expand(seen)) for seat, seen in enumerate(self.seen)
        )

    def passed(self) -> tuple[int, ...]:
        """The seats that have passed in a row since the last play, the latest first."""
        found: list[int] = []
        seat = self.to_move
        while seat is not None and len(found) < self.passes:
            seat = (seat - 1) % self.players
            if self.sizes[seat]:
                found.append(seat)
        return tuple(found)

    def unseen(self) -> Counts:
        """The cards in other hands, without those known to be there."""
        there = self.own + self.market + self.number * ONE[self.face] + counts.of(self.discards)
        return in_play(self.players) - there - sum(seen for seat, seen in enumerate(self.seen) if seat != self.seat)

    def sample(self, rng: Random) -> MerchantState:
        """Deal the unseen cards at random to the other hands, beside what is known of them."""
        unseen = list(counts.expand(self.unseen()))
        rng.shuffle(unseen)
        dealer = self.game.numbered_dealer(self.players, self.options, rng.getrandbits(62))
        hands = []
        for seat, seen in enumerate(self.seen):
            if seat == self.seat:
                hands.append(self.own)
            else:
                rest = self.sizes[seat] - counts.size(seen)
                hands.append(seen + counts.of(unseen[:rest]))
                del unseen[:rest]
        state = object.__new__(MerchantState)
        state._dealer = dealer
        state.players = self.players
        state.series = self.series
        state.turn_limit = self.turn_limit
        state.deal = self.deal
        state.start = self.start
        state.hands = hands
        state.sizes = list(self.sizes)
        state.known = list(self.seen)
        state.market = self.market
        state.face = self.face
        state.number = self.number
        state.owner = self.owner
        state.discards = self.discards
        state.bonus = self.phase == "bonus"
        state.passes = self.passes
        state.needed = self.needed
        state.holders = sum(1 for size in self.sizes if size)
        state.turns = self.turns
        state.places = list(self.places)
        state.points = list(self.scores)
        state.to_move = self.to_move
        return state

    def legal_mask(self) -> int:
        """The legal actions of the seat to move as bits over the table of `moves`: asked in that seat's view only."""
        return moves().legal(self.own, self.market, self.face, self.number, self.phase == "bonus")

    def legal_actions(self) -> Sequence[MerchantAction]:
        """The legal actions if it is this seat's turn, else none."""
        if self.seat is None or self.seat != self.to_move:
            return ()
        return moves().selection(self.legal_mask())

    def refusal(self, action: MerchantAction) -> Refusal | None:
        """Why the seat to move may not do this now."""
        if action in self.legal_actions():
            return None
        return refusal(action, self.phase, self.own, self.market, self.face, self.number, self.series)


def view_of(state: MerchantState, seat: int | None) -> MerchantView:
    """What this seat (None: a spectator) may know of the state."""
    return MerchantView(
        seat=seat,
        players=state.players,
        to_move=state.to_move,
        deal=state.deal,
        phase=state.phase,
        scores=tuple(state.points),
        ranks=state.ranks,
        series=state.series,
        turn_limit=state.turn_limit,
        start=state.start,
        own=EMPTY if seat is None else state.hands[seat],
        sizes=tuple(state.sizes),
        seen=tuple(state.known),
        market=state.market,
        face=state.face,
        number=state.number,
        owner=state.owner,
        discards=state.discards,
        passes=state.passes,
        needed=state.needed,
        turns=state.turns,
        places=tuple(state.places),
    )
