"""The rules of Old Maid, OM1-OM5: legal actions and their effects."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.actions import MATCH_OVER, Refusal
from cardtable_gui.core.dealing import NumberedDealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.fields import state_class
from cardtable_gui.core.game import State
from cardtable_gui.core.hands import holding, seen_by, without
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from tests.support.games.old_maid import events as emit
from tests.support.games.old_maid.actions import Draw
from tests.support.games.old_maid.cards import TEXTS, paired
from tests.support.games.old_maid.position import HOLDS, NO_PLACE, OldMaidView, Position, place_of


@state_class(OldMaidView)
class OldMaidState(Position, State[Draw]):
    """A match of Old Maid at one moment."""

    def begin(self, events: list[Event] | None) -> None:
        """Deal, and lay down pairs (OM1, OM2)."""
        first = self.next_deal()
        players = self.players
        self.shuffle = _number(first.deck)
        self.turn = 0
        self.drawn = NO_PLACE
        self.hands = [tuple(sorted(first.deck[(seat - first.start) % players :: players])) for seat in range(players)]
        self.known = [()] * players
        self.pairs = ()
        self.out = [HOLDS] * players
        if events is not None:
            emit.deals(events, first.start, self.hands)
        for seat in range(players):
            self._lay_down_pairs(seat, events)
        for seat in range(players):
            self._check_out(seat, 0, events)
        self._go_on(first.start, events)

    def legal_actions(self) -> Sequence[Draw]:
        """Each card of the fan."""
        return tuple(map(Draw, range(len(self.fan))))

    def refusal(self, action: Draw) -> Refusal | None:
        """Why this action is not legal now."""
        if self.to_move is None:
            return Refusal("OM5", MATCH_OVER)
        if 0 <= action.place < len(self.fan):
            return None
        return Refusal(
            "OM3", QT_TRANSLATE_NOOP("sample_old_maid", "The fan has fewer cards: {number}.").put(number=len(self.fan))
        )

    def apply(self, action: Draw, events: list[Event] | None = None) -> None:
        """Apply a legal action and its consequences."""
        seat, source = self.to_move, self.giver
        assert seat is not None
        assert source is not None
        card = self.fan[action.place]
        self.turn += 1
        self.drawn = action.place
        self.hands[source] = without(self.hands[source], card)
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
        self._remember(seat, source, card)
        if events is not None:
            emit.draws(events, seat, source, card)
        self._lay_down_pairs(seat, events)
        self._check_out(source, 2 * self.turn - 1, events)
        self._check_out(seat, 2 * self.turn, events)
        self._go_on((seat + 1) % self.players, events)

    def _remember(self, seat: int, source: int, card: int) -> None:
        """What each seat knows of hands after a card was drawn."""
        for other in range(self.players):
            if other == seat:
                self.known[other] = tuple(pair for pair in self.known[other] if pair != (source, card))
            elif other != source:
                self.known[other] = tuple(pair for pair in self.known[other] if pair[0] != source)
        self.known[source] += ((seat, card),)

    def _lay_down_pairs(self, seat: int, events: list[Event] | None) -> None:
        """OM2."""
        cards = paired(self.hands[seat])
        if cards:
            self.hands[seat] = tuple(card for card in self.hands[seat] if card not in cards)
            self.pairs += cards
            self.known = [tuple(pair for pair in pairs if pair[1] not in cards) for pairs in self.known]
            if events is not None:
                emit.lays_down(events, seat, cards)

    def _check_out(self, seat: int, turn: int, events: list[Event] | None) -> None:
        """OM4."""
        if not self.hands[seat] and self.out[seat] == HOLDS:
            self.out[seat] = turn
            if events is not None:
                emit.goes_out(events, seat, place_of(seat, self.out))

    def _go_on(self, first: int, events: list[Event] | None) -> None:
        """Find the next seat to move from this one on, and let its neighbour hold out a fan (OM3); or end (OM5)."""
        left = holding(self.hands, first)
        if len(left) > 1:
            self.to_move, self.giver = left[0], left[-1]
            self.fan = NumberedDealer("fan", self.players, "", self.shuffle, self.hands[self.giver])(self.turn).deck
            return
        self.to_move = self.giver = None
        self.fan = ()
        ranks = self.ranks
        if events is not None and ranks is not None:
            emit.ends(events, self, ranks)

    def view(self, seat: int | None) -> OldMaidView:
        """What this seat may know: its own hand, and what it saw go to others; after the end what was left."""
        hands = seen_by(seat, self.hands, shown=self.to_move is None)
        return OldMaidView.of(self, seat, hands=hands, seen=() if seat is None else self.known[seat])


def _number(deck: Sequence[int]) -> int:
    """A number that tells any two orders of a deck apart."""
    number = 0
    for card in deck:
        number = len(TEXTS) * number + card
    return number
