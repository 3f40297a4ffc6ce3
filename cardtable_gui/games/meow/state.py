"""The rules of Meow Meow Daifugo, MM1-MM13: legal actions and their effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable_gui.core.events import Event
from cardtable_gui.core.fields import state_class
from cardtable_gui.core.game import State
from cardtable_gui.core.options import with_start
from cardtable_gui.games.meow import events as emit
from cardtable_gui.games.meow import moment, plays
from cardtable_gui.games.meow.actions import MeowAction, Pass, Play, Return, Show, Take
from cardtable_gui.games.meow.cards import ANYS, BIT, CIRCLES, NONE, NUMBER, Cards, circles, of, points
from cardtable_gui.games.meow.moment import Moment
from cardtable_gui.games.meow.position import HIDDEN, Position
from cardtable_gui.games.meow.view import MeowView

HAND_SIZES: Final = {1: 8, 2: 8, 3: 8, 4: 7}
"""Cards in each hand (MM2)."""

FIELD_SIZE: Final = 3
"""Cards face up (MM2)."""


@state_class(MeowView)
class MeowState(Position, State[MeowAction]):
    """A match of Meow Meow Daifugo at one moment."""

    def begin(self, events: list[Event] | None) -> None:
        """Deal the first round."""
        self.lost = with_start(0, tuple([-each for each in self.head_start]), self.players)
        self._deal(events)

    def moment(self) -> Moment:
        """The facts that decide the legal actions."""
        hand = 0 if self.to_move is None else self.hands[self.to_move]
        table = self.table if self.players > 1 else None
        return Moment(self.phase, hand, self.field, table, self.must, self.deck_size, alone=self.players == 1)

    def legal_actions(self) -> Sequence[MeowAction]:
        """Exactly the legal actions."""
        seat = self.to_move
        if seat is None:
            return ()
        table = self.table
        if table is not None and self.players > 1:
            return plays.follows(self.hands[seat], table.combination, self.field)
        if self.phase_now == "play" and not self.must:
            return plays.leads(self.hands[seat])
        if self.phase_now == "show":
            return moment.shows(self.hands[seat])
        return moment.legal(self.moment())

    def apply(self, action: MeowAction, events: list[Event] | None = None) -> None:
        """Apply a legal action and its consequences."""
        seat = self.to_move
        assert seat is not None
        if isinstance(action, Pass):
            self._pass(seat, action.card, events)
        elif isinstance(action, Play):
            self._play(seat, action, events)
        elif isinstance(action, Show):
            self._show(seat, action.card, events)
        elif isinstance(action, Take):
            self._reward(action.card, events)
        else:
            self._return(seat, action, events)

    # ------------------------------------------------------------------------------------ playing and passing

    def _play(self, seat: int, play: Play, events: list[Event] | None) -> None:
        """MM5-MM8, MM11: apply a play."""
        if events is not None:
            emit.plays(events, seat, play, self.table)
        beaten = self.table
        if beaten is not None:
            self.played += beaten.cards
        hand = self.hands[seat] ^ play.lot
        self.hands[seat] = hand
        self.seen[seat] &= hand
        self.table = play
        self.owner = seat
        self.passes = 0
        self.must = 0
        if self.players == 1:
            self._after_solo_play(hand, play, events)
        elif hand:
            seat += 1
            self.to_move = seat if seat < self.players else 0
        else:
            self.end_deal(seat, [circles(held) for held in self.hands], events)

    def _pass(self, seat: int, card: int, events: list[Event] | None) -> None:
        """MM9, MM10: apply a pass."""
        if events is not None:
            emit.passes(events, seat, card)
        if card != NONE:
            bit = BIT[card]
            self.hands[seat] |= bit
            self.seen[seat] |= bit
            self._refill(card, events)
        self.passes += 1
        seat += 1
        self.to_move = seat = seat if seat < self.players else 0
        if self.passes == self.players - 1:
            table = self.table
            assert table is not None
            if events is not None:
                emit.clears(events, table.cards, seat)
            self.played += table.cards
            self.table = None

    def _refill(self, card: int, events: list[Event] | None) -> None:
        """Take a face-up card and replace it with the deck's top card (MM9)."""
        field = list(self.field)
        field.remove(card)
        if self.deck_size:
            drawn = self.deck[-self.deck_size]
            self.deck_size -= 1
            field.append(drawn)
            self.turned_up = (*self.turned_up, drawn)
            if not self.deck_size:
                self.bottom = NONE
            if events is not None:
                emit.refills(events, drawn)
        self.field = tuple(field)

    # ---------------------------------------------------------------------------------------------- solo game

    def _after_solo_play(self, hand: Cards, play: Play, events: list[Event] | None) -> None:
        """MM13: end the game, offer a reward, draw the deck's top card, or do nothing."""
        self.turns += 1
        if events is not None:
            emit.counts_turn(events)
        if not hand:
            self.end_alone(events)
        elif play.combination.size >= self.turns:
            if self.field or self.deck_size:
                self.phase_now = "reward"
        elif self.deck_size:
            self._draw(events, forced=True)

    def end_alone(self, events: list[Event] | None) -> None:
        """MM13: the solo player has gone out in so many turns."""
        self.to_move = None
        if events is not None:
            emit.clears_alone(events, self.turns)

    def _reward(self, card: int, events: list[Event] | None) -> None:
        """MM13: take the chosen reward."""
        self.phase_now = "play"
        if card == NONE:
            self._draw(events, forced=False)
            return
        if events is not None:
            emit.takes(events, card)
        self.hands[0] |= BIT[card]
        self.seen[0] |= BIT[card]
        self._refill(card, events)

    def _draw(self, events: list[Event] | None, *, forced: bool) -> None:
        """The solo player draws the deck's top card; it is known if it is the ? that was put under the deck."""
        drawn = self.deck[-self.deck_size]
        self.deck_size -= 1
        public = not self.deck_size and self.bottom != NONE
        self.hands[0] |= BIT[drawn]
        if public:
            self.seen[0] |= BIT[drawn]
            self.bottom = NONE
        if events is not None:
            emit.draws(events, drawn, self.turns, forced=forced, public=public)

    # ------------------------------------------------------------------------------------------- start of a deal

    def _return(self, seat: int, action: Return, events: list[Event] | None) -> None:
        """MM3: put a ? under the deck and draw the top card."""
        card = action.card
        drawn, *rest = self.pile
        self.deck = (*rest, card)
        self.deck_size = len(self.deck)
        self.bottom = card
        self.hands[seat] ^= BIT[card] | BIT[drawn]
        self.seen[seat] = self.hands[seat] & ANYS
        if events is not None:
            emit.returns(events, seat, card, drawn)
        self._ask_first(events)

    def _ask_first(self, events: list[Event] | None) -> None:
        """MM4: ask everybody for a card to show; a solo player leads at once."""
        self.to_move = 0
        if self.players == 1:
            self.phase_now = "play"
            self.start = 0
            if events is not None:
                emit.begins_alone(events)
        else:
            self.phase_now = "show"

    def _show(self, seat: int, card: int, events: list[Event] | None) -> None:
        """MM4: record a choice; after the last one show all."""
        self.shown[seat] = card
        if events is not None:
            emit.chooses(events, seat, card)
        if seat + 1 < self.players:
            self.to_move = seat + 1
            return
        shown = self.shown
        self.start = start = min(range(self.players), key=lambda own: (NUMBER[shown[own]], CIRCLES[shown[own]]))
        for own, face in enumerate(shown):
            self.seen[own] |= BIT[face]
        self.must = BIT[shown[start]] if self.lead_shown else 0
        self.phase_now = "play"
        self.owner = start
        self.to_move = start
        if events is not None:
            emit.shows(events, shown, start, must=self.lead_shown)

    def _deal(self, events: list[Event] | None) -> None:
        """MM2, MM3: start a new deal."""
        players = self.players
        dealt, rest = self.next_deal().hands(players, HAND_SIZES[players])
        self.hands = hands = [of(faces) for faces in dealt]
        self.seen = [0] * players
        self.field = self.turned_up = rest[:FIELD_SIZE]
        self.deck = rest[FIELD_SIZE:]
        self.deck_size = len(self.deck)
        self.bottom = NONE
        self.shown = [NONE] * players
        self.start = NONE
        self.must = 0
        self.table = None
        self.owner = NONE
        self.passes = 0
        self.played = ()
        self.turns = 0
        if events is not None:
            emit.deals(events, self, dealt)
        both = [seat for seat, hand in enumerate(hands) if hand & ANYS == ANYS]
        if both:
            self.to_move = both[0]
            self.seen[both[0]] = ANYS
            self.phase_now = "return"
            if events is not None:
                emit.asks_to_return(events, both[0])
        else:
            self._ask_first(events)

    def end_deal(self, winner: int, left: Sequence[int], events: list[Event] | None) -> None:
        """MM11, MM12: all lose points for the circles that they have left; the next deal, or the end of the match."""
        costs = [points(circles) for circles in left]
        self.lost = tuple([lost + cost for lost, cost in zip(self.lost, costs, strict=True)])
        if events is not None:
            emit.ends_deal(events, self, winner, left, costs)
        if max(self.lost) < self.losing_limit:
            self._deal(events)
        else:
            self.seen = self.hands[:]
            self.end_match(events)

    def view(self, seat: int | None) -> MeowView:
        """The view of this seat; None: of a spectator."""
        shown = self.shown
        if self.phase_now in ("return", "show") and self.to_move is not None:
            shown = [face if face == NONE or own == seat else HIDDEN for own, face in enumerate(shown)]
        return MeowView.of(
            self,
            seat,
            own=0 if seat is None else self.hands[seat],
            sizes=tuple([hand.bit_count() for hand in self.hands]),
            shown=tuple(shown),
        )
