"""The rules of Heap, HP1-HP4: legal actions and their effects."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.events import Event
from cardtable_gui.core.fields import state_class
from cardtable_gui.core.game import State
from cardtable_gui.core.hands import seen_by
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from tests.support.games.heap import events as emit
from tests.support.games.heap.actions import Play
from tests.support.games.heap.position import Position
from tests.support.games.heap.view import HeapView

HAND = 3
"""Cards in each hand (HP1)."""


@state_class(HeapView)
class HeapState(Position, State[Play]):
    """A match of Heap at one moment."""

    def begin(self, events: list[Event] | None) -> None:
        """Deal (HP1)."""
        deal = self.next_deal()
        hands, self.deck = deal.hands(self.players, HAND)
        self.hands = [tuple(sorted(hand)) for hand in hands]
        self.deck_size = len(self.deck)
        self.turn = 0
        self.heap = ()
        self.points = [0] * self.players
        self.to_move = deal.start
        if events is not None:
            emit.deals(events, self, deal.start)

    def legal_actions(self) -> Sequence[Play]:
        """Any card of the hand."""
        return () if self.to_move is None else [Play(card) for card in sorted(set(self.hands[self.to_move]))]

    def refusal(self, action: Play) -> Refusal | None:
        """Why this action is not legal now."""
        if self.to_move is None:
            return Refusal("HP4", QT_TRANSLATE_NOOP("sample_heap", "The match is over."))
        if action.card not in self.hands[self.to_move]:
            return Refusal("HP2", QT_TRANSLATE_NOOP("sample_heap", "You do not hold this card."))
        return None

    def apply(self, action: Play, events: list[Event] | None = None) -> None:
        """Apply a legal action and its consequences."""
        seat = self.to_move
        assert seat is not None
        hand = list(self.hands[seat])
        hand.remove(action.card)
        scores = bool(self.heap) and action.card > self.heap[-1]
        self.points[seat] += scores
        if events is not None:
            emit.plays(events, self, seat, action.card, scores=scores)
        self.heap += (action.card,)
        if not self.deck_size:
            back, self.heap = self.heap[:-1], self.heap[-1:]
            self.reshuffle(back)
            if events is not None:
                emit.reshuffles(events, self, back)
        drawn = self.deck[-self.deck_size]
        self.deck_size -= 1
        self.hands[seat] = tuple(sorted((*hand, drawn)))
        if events is not None:
            emit.draws(events, self, seat, drawn)
        self.turn += 1
        self.to_move = (seat + 1) % self.players
        if self.turn == self.turns * self.players:
            if events is not None:
                emit.ends(events, self)
            self.end_match(events)

    def view(self, seat: int | None) -> HeapView:
        """What this seat may know: its own hand and the heap."""
        return HeapView.of(self, seat, hands=seen_by(seat, self.hands))
