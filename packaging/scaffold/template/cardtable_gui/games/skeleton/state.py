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
from cardtable_gui.games.skeleton.actions import PLAYS, SkeletonAction
from cardtable_gui.games.skeleton.position import Position
from cardtable_gui.games.skeleton.view import SkeletonView

HAND = 8
"""Cards dealt to each seat (SK1)."""


@state_class(SkeletonView)
class SkeletonState(Position, State[SkeletonAction]):
    """A match at one moment; its fields are declared in `position`."""

    def begin(self, events: list[Event] | None) -> None:
        """Deal (SK1)."""
        deal = self.next_deal()
        self.leader = self.to_move = deal.start
        hands, self.deck = deal.hands(self.players, HAND)
        self.hands = [sorted(hand) for hand in hands]
        self.deck_size = len(self.deck)
        self.trick = []
        self.tricks = [0] * self.players
        self.taken = ((),) * self.players
        if events is not None:
            emit.deals(events, self)

    def legal_actions(self) -> Sequence[SkeletonAction]:
        """Any card of the hand (SK2)."""
        return () if self.to_move is None else [PLAYS[card] for card in self.hands[self.to_move]]

    def refusal(self, action: SkeletonAction) -> Refusal | None:
        """Why this action is not legal now; None if it is."""
        if self.to_move is None:
            return refusals.OVER
        if action.card not in self.hands[self.to_move]:
            return refusals.NOT_IN_HAND
        return None

    def apply(self, action: SkeletonAction, events: list[Event] | None = None) -> None:
        """Apply a legal action and its consequences."""
        seat = self.to_move
        assert seat is not None
        self.hands[seat].remove(action.card)
        self.trick.append(action.card)
        if events is not None:
            emit.plays(events, seat, action.card)
        if len(self.trick) < self.players:
            self.to_move = (seat + 1) % self.players
        else:
            self._take_trick(events)

    def _take_trick(self, events: list[Event] | None) -> None:
        """SK3: the highest card takes the trick, and its player leads; SK4: or the match ends."""
        winner = (self.leader + self.trick.index(max(self.trick))) % self.players
        if events is not None:
            emit.takes(events, winner, self.trick)
        self.taken = tuple(
            (*cards, *self.trick) if seat == winner else cards for seat, cards in enumerate(self.taken)
        )
        self.tricks[winner] += 1
        self.trick = []
        self.leader = winner
        self.to_move = winner if self.hands[winner] else None
        if self.to_move is None and events is not None:
            emit.ends(events, self)

    def view(self, seat: int | None) -> SkeletonView:
        """The view of this seat; None: of a spectator."""
        return SkeletonView.of(self, seat, hands=seen_by(seat, self.hands))
