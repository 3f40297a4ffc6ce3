"""The rules of Sevens, SV1-SV6: legal actions and their effects."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.actions import MATCH_OVER, Refusal
from cardtable_gui.core.events import Event
from cardtable_gui.core.fields import state_class
from cardtable_gui.core.game import State
from cardtable_gui.core.hands import holding, seen_by, without
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from tests.support.games.sevens import events as emit
from tests.support.games.sevens.actions import PASS, Lay, SevensAction
from tests.support.games.sevens.cards import SEVEN_OF_DIAMONDS, SEVENS, open_cards
from tests.support.games.sevens.position import Position, SevensView


@state_class(SevensView)
class SevensState(Position, State[SevensAction]):
    """A match of Sevens at one moment."""

    def begin(self, events: list[Event] | None) -> None:
        """Deal, and lay the sevens (SV1, SV2)."""
        first = self.next_deal()
        players = self.players
        hands = [sorted(first.deck[(seat - first.start) % players :: players]) for seat in range(players)]
        self.hands = [tuple(card for card in hand if card not in SEVENS) for hand in hands]
        self.laid = frozenset(SEVENS)
        self.passes = [self.limit] * players
        self.finished = self.dropped = ()
        self.to_move = begins = next(seat for seat, hand in enumerate(hands) if SEVEN_OF_DIAMONDS in hand)
        if events is not None:
            emit.deals(events, first.start, hands)
            for seat, hand in enumerate(hands):
                sevens = [card for card in hand if card in SEVENS]
                if sevens:
                    emit.lays(events, seat, sevens)
            emit.begins(events, begins)

    def playable(self) -> tuple[int, ...]:
        """The cards that the seat to move may lay, ascending (SV3)."""
        if self.to_move is None:
            return ()
        continuing = open_cards(self.laid)
        return tuple(card for card in self.hands[self.to_move] if card in continuing)

    def legal_actions(self) -> Sequence[SevensAction]:
        """Each card that continues a suit, and passing where it is allowed."""
        if self.to_move is None:
            return ()
        lays = tuple(map(Lay, self.playable()))
        return lays if self.refusal(PASS) else (*lays, PASS)

    def refusal(self, action: SevensAction) -> Refusal | None:
        """Why this action is not legal now."""
        if self.to_move is None:
            return Refusal("SV6", MATCH_OVER)
        if isinstance(action, Lay):
            if action.card not in self.hands[self.to_move]:
                return Refusal("SV3", QT_TRANSLATE_NOOP("sample_sevens", "You do not hold this card."))
            if action.card not in open_cards(self.laid):
                return Refusal("SV3", QT_TRANSLATE_NOOP("sample_sevens", "This card continues no suit yet."))
            return None
        if not self.playable() or (self.free and self.passes[self.to_move]):
            return None
        if self.free:
            return Refusal("SV4", QT_TRANSLATE_NOOP("sample_sevens", "You have no pass left: lay a card."))
        return Refusal("SV4", QT_TRANSLATE_NOOP("sample_sevens", "You can lay a card, so you must."))

    def apply(self, action: SevensAction, events: list[Event] | None = None) -> None:
        """Apply a legal action and its consequences."""
        seat = self.to_move
        assert seat is not None
        if isinstance(action, Lay):
            self._lay(seat, action.card, events)
        else:
            self._pass(seat, events)
        waiting = holding(self.hands, seat + 1)
        self.to_move = waiting[0] if len(waiting) > 1 else None
        ranks = self.ranks
        if ranks is not None and events is not None:
            emit.ends(events, self, ranks)

    def _lay(self, seat: int, card: int, events: list[Event] | None) -> None:
        """SV3 and SV6."""
        self.hands[seat] = without(self.hands[seat], card)
        self.laid |= {card}
        if events is not None:
            emit.lays(events, seat, (card,))
        if not self.hands[seat]:
            self.finished += (seat,)
            if events is not None:
                emit.finishes(events, seat, len(self.finished))

    def _pass(self, seat: int, events: list[Event] | None) -> None:
        """SV4 and SV5."""
        if self.free and not self.passes[seat]:
            cards, self.hands[seat] = self.hands[seat], ()
            self.laid |= set(cards)
            self.dropped += (seat,)
            if events is not None:
                emit.drops_out(events, seat, cards)
            return
        if self.free:
            self.passes[seat] -= 1
        if events is not None:
            emit.passes(events, seat, self.passes[seat] if self.free else None)

    def view(self, seat: int | None) -> SevensView:
        """What this seat may know: its own hand; after the end what was left."""
        return SevensView.of(self, seat, hands=seen_by(seat, self.hands, shown=self.to_move is None))
