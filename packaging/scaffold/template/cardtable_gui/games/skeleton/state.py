"""The rules of Skeleton Game, SK1-SK4: legal actions and their effects."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.events import Event
from cardtable_gui.core.fields import state_class
from cardtable_gui.core.game import State
from cardtable_gui.core.hands import seen_by
from cardtable_gui.games.skeleton import events as emit
from cardtable_gui.games.skeleton import refusals
from cardtable_gui.games.skeleton.actions import Play, SkeletonAction
from cardtable_gui.games.skeleton.position import Position, SkeletonView

HAND = 8
"""Cards dealt to each seat (SK1)."""


@state_class(SkeletonView)
class SkeletonState(Position, State[SkeletonAction]):
    """A match at one moment; its fields are declared in `position`."""

    def begin(self, events: list[Event] | None) -> None:
        """Deal (SK1)."""
        deal = self.next_deal()
        hands, self.deck = deal.hands(self.players, HAND)
        self.hands = [tuple(sorted(hand)) for hand in hands]
        self.deck_size = len(self.deck)
        self.leads(deal.start)
        if events is not None:
            emit.deals(events, self)

    def legal_actions(self) -> Sequence[SkeletonAction]:
        """Any card of the hand (SK2)."""
        return () if self.to_move is None else [Play(card) for card in self.hands[self.to_move]]

    def refusal(self, action: SkeletonAction) -> Refusal | None:
        """Why this action is not legal now; None if it is."""
        if self.to_move is None:
            return refusals.OVER
        return None if action.card in self.hands[self.to_move] else refusals.NOT_IN_HAND

    def apply(self, action: SkeletonAction, events: list[Event] | None = None) -> None:
        """SK2; after the last card of a trick the highest takes it (SK3), after the last trick the match ends (SK4)."""
        seat = self.to_move
        assert seat is not None
        self.lay(seat, action.card, events)
        if len(self.trick) < self.players:
            return
        winner = self.take(self.trick.index(max(self.trick)), events)
        if not self.hands[winner]:
            if events is not None:
                emit.ends(events, self)
            self.end_match(events)

    def view(self, seat: int | None) -> SkeletonView:
        """The view of this seat; None: of a spectator."""
        return SkeletonView.of(self, seat, hands=seen_by(seat, self.hands))
