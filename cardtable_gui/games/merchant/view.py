"""The view of one seat in Merchant of Goldfish."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import ONE, Counts
from cardtable_gui.core.fields import view_class
from cardtable_gui.core.hands import HandView
from cardtable_gui.core.zones import ZoneCards
from cardtable_gui.games.merchant.actions import MerchantAction, texts
from cardtable_gui.games.merchant.deck import in_play
from cardtable_gui.games.merchant.moves import moves
from cardtable_gui.games.merchant.position import Shared
from cardtable_gui.games.merchant.refusals import refusal
from cardtable_gui.games.merchant.zones import DISCARD, MARKET, TABLE


@view_class
class MerchantView(Shared[tuple[int, ...]], HandView[MerchantAction]):
    """A view with the seat's own hand only."""

    def known_of(self, seat: int) -> Counts:
        """The cards that a seat was seen taking."""
        return self.seen[seat]

    @property
    def table(self) -> tuple[str, ...]:
        """The cards on the table."""
        return texts((self.face,) * self.number)

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, market, table and discard pile."""
        return (
            *self.hands(),
            ZoneCards(MARKET, texts(counts.expand(self.market))),
            ZoneCards(TABLE, self.table),
            ZoneCards(DISCARD, texts(self.discards)),
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
        return in_play(self.players) - there - self.others()

    def legal_mask(self) -> int:
        """The legal actions of the seat to move as a mask over the table of `moves`; only valid in that seat's view."""
        return moves().legal(self.own, self.market, self.face, self.number, self.phase == "bonus")

    def _legal_actions(self) -> Sequence[MerchantAction]:
        return moves().selection(self.legal_mask())

    def refusal(self, action: MerchantAction) -> Refusal | None:
        """Why this action is not legal for the seat to move; None if it is."""
        if action in self.legal_actions():
            return None
        return refusal(action, self.phase, self.own, self.market, self.face, self.number, self.players, self.series)
