"""The rules of GODAN, GO1-GO12: legal actions and their effects."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.counts import EMPTY, ONE, WIDTH, Counts, number, without
from cardtable_gui.core.events import Event
from cardtable_gui.core.fields import state_class
from cardtable_gui.core.game import State
from cardtable_gui.core.options import with_start
from cardtable_gui.games.godan import events as emit
from cardtable_gui.games.godan.actions import NOBODY, GodanAction, Send, Take, Work
from cardtable_gui.games.godan.house import Housed
from cardtable_gui.games.godan.moves import moves_of
from cardtable_gui.games.godan.position import NONE, Position
from cardtable_gui.games.godan.sent_cards import EVERYONE, HIDDEN, SentCard, as_seen, taken, turned_up
from cardtable_gui.games.godan.setup import FULL, HAND_SIZES, WEEKS
from cardtable_gui.games.godan.view import GodanView

_LOW = 31
_BIT = tuple(2**seat for seat in range(6))
_SEATS = tuple(tuple(seat for seat in range(6) if bits & _BIT[seat]) for bits in range(2**6))
"""Maps a bitmask to its seats."""


@state_class(GodanView)
class GodanState(Position, State[GodanAction]):
    """A match of GODAN at one moment."""

    def begin(self, events: list[Event] | None) -> None:
        """Give everybody points, and deal the first game."""
        assert isinstance(self.game, Housed)
        self.moves = moves_of(self.game.house)
        self.totals = [*with_start(self.start_points, self.head_start, self.players)]
        self.sent = ()
        self._deal(None, events)

    def legal_actions(self) -> Sequence[GodanAction]:
        """Exactly the legal actions."""
        seat = self.to_move
        if seat is None:
            return ()
        if self.drawn != NONE:
            return self.moves.sends(self.hands[seat])
        return self.moves.choices(seat, self.hands[seat], self.laid, self.taken)

    def candidates(self) -> Sequence[GodanAction]:
        """Some legal actions worth searching; see `Moves.choices`."""
        seat = self.to_move
        if seat is None:
            return ()
        if self.drawn != NONE:
            return self.moves.sends(self.hands[seat])
        return self.moves.choices(seat, self.hands[seat], self.laid, self.taken, few=True)

    def done_in_deal(self, seat: int) -> bool:
        """Whether a seat has had its turn in the last week (GO3), which Severance can only bring nearer."""
        if self.to_move is None:
            return True
        turns = [(each - self.last - 1) % self.players for each in (seat, self.to_move)]
        return self.week == self.last_week and turns[0] < turns[1]

    def done_in_match(self, seat: int) -> bool:
        """Whether a seat has had its turn in the last week of the last game."""
        return self.deal == self.games and self.done_in_deal(seat)

    def apply(self, action: GodanAction, events: list[Event] | None = None) -> None:
        """Apply a legal action."""
        seat = self.to_move
        assert seat is not None
        if isinstance(action, Take):
            card = self.incoming
            if card == NONE:
                card = self.deck[-self.deck_size]
                self.deck_size -= 1
            else:
                self.incoming = NONE
            self.drawn = card
            self.hands[seat] += ONE[card]
            if events is not None:
                emit.takes(events, self, seat, card)
            return
        if isinstance(action, Send):
            self._send(seat, action.card, events)
        else:
            if seat == self.last or self.incoming == NONE:
                self._pass_on(seat, events)
            if self._work(seat, action, events):
                self.end_game(events)
                return
        if seat == self.last:
            self._end_week(events)
        else:
            seat += 1
            self.to_move = seat if seat < self.players else 0

    def advance(self, action: GodanAction, events: list[Event] | None = None) -> None:
        """Apply a legal action (unchecked), and note it in `deal_actions` and `sent`."""
        seat, week, deal = self.to_move, self.week, self.deal
        assert seat is not None
        State.advance(self, action, events)
        if self.deal != deal:
            self.sent = ()
        elif isinstance(action, Take):
            self.sent = taken(self.sent, week, seat)
        elif isinstance(action, Send):
            seen = EVERYONE if seat == self.last else self.knowers
            self.sent = (*self.sent, SentCard(week, seat, NOBODY, action.card, seen))
        elif seat == self.last:
            self.sent = turned_up(self.sent, week)

    def _send(self, seat: int, card: int, events: list[Event] | None) -> None:
        """GO4: send a hand card to the left, or to the discards."""
        self.hands[seat] -= ONE[card]
        drawn = self.drawn
        self.drawn = NONE
        if seat == self.last:
            self.discards.append(card)
            for other in _SEATS[self.knowers]:
                self.known[other] += ONE[drawn]
            self._leave_openly(ONE[card])
            self.knowers = 0
            if events is not None:
                emit.discards(events, self, seat, card)
            return
        self.incoming = card
        # A seat that knew the whole hand, because it was only the taken card, knows the sent card.
        self.knowers = _BIT[seat] if self.hands[seat] else self.knowers | _BIT[seat]
        if events is not None:
            emit.sends(events, self, seat, card)

    def _pass_on(self, seat: int, events: list[Event] | None) -> None:
        """GO5: pass the incoming card on unseen; that of the week's last seat goes to the discards."""
        if seat == self.last:
            card = self.incoming
            self.incoming = NONE
            self.knowers = 0
            self.discards.append(card)
            if events is not None:
                emit.turns_up(events, self, card)
        else:
            self.incoming = self.deck[-self.deck_size]
            self.deck_size -= 1
            if events is not None:
                emit.passes_on(events, self)

    def _work(self, seat: int, work: Work, events: list[Event] | None) -> bool:
        """GO5-GO9: lay a set; return whether that ends the game at once."""
        moves = self.moves
        cards = work.cards
        face, laid = cards[0], len(cards)
        lot = laid * ONE[face]
        self.hands[seat] -= lot
        if seat == self.last:
            self._leave_openly(lot)
        self.laid[seat] += lot
        if face < moves.numbers:
            if events is not None:
                emit.works_numbers(events, self, seat, work)
            own = self.laid[seat] >> WIDTH * face & _LOW
            ends = laid == FULL or (own == FULL and self.addition_ends)
            if ends and events is not None:
                emit.calls_godan(events, self, seat, face)
            return ends
        if face == moves.severance:
            return self._sever(seat, work, events)
        if face == moves.robbery:
            self._rob(seat, work, events)
        elif face == moves.cover_up:
            self._hide(seat, work, events)
        else:
            points = moves.house.collection * laid
            self.collections[seat] += points
            self.collections[work.seat] -= points
            if events is not None:
                emit.collects(events, self, seat, work, points)
        return False

    def _sever(self, seat: int, work: Work, events: list[Event] | None) -> bool:
        """GO9: end the game at once, or shorten it."""
        if len(work.cards) >= self.moves.house.ends_with:
            if events is not None:
                emit.severs_all(events, self, seat, work)
            return True
        self.last_week = max(self.week, self.last_week - (len(work.cards) - 1))
        if events is not None:
            emit.severs(events, self, seat, work)
        return False

    def _rob(self, seat: int, work: Work, events: list[Event] | None) -> None:
        """GO9: take cards from a field; cards that the victim had itself taken go first."""
        victim, face, loot = work.seat, work.others[0], len(work.others)
        second_hand = min(loot, number(self.taken[victim], face))
        self.taken[victim] -= second_hand * ONE[face]
        self.laid[victim] -= (loot - second_hand) * ONE[face]
        self.taken[seat] += loot * ONE[face]
        if events is not None:
            emit.robs(events, self, seat, work)

    def _hide(self, seat: int, work: Work, events: list[Event] | None) -> None:
        """GO9: discard more hand cards."""
        lot = counts.of(work.others)
        self.hands[seat] -= lot
        if seat == self.last:
            self._leave_openly(lot)
        self.discards += work.others
        if events is not None:
            emit.covers_up(events, self, seat, work)

    def _leave_openly(self, lot: Counts) -> None:
        """Remove these cards, seen by all, from what others know of the hand of the seat `last`."""
        if any(self.known):
            self.known = [without(seen, lot) for seen in self.known]

    def _end_week(self, events: list[Event] | None) -> None:
        """The next week, or the end of the game (GO3)."""
        if self.week < self.last_week:
            self.week += 1
            self.to_move = self.start
            if events is not None:
                emit.begins_week(events, self)
        else:
            self.end_game(events)

    def end_game(self, events: list[Event] | None) -> None:
        """GO10: score fields and hands as they are; then the next game of the set, or the end of the match."""
        points = [self.game_points(seat) for seat in range(self.players)]
        self.totals = [total + gained for total, gained in zip(self.totals, points, strict=True)]
        if events is not None:
            emit.ends_game(events, self, points)
        if self.deal < self.games:
            if events is not None:
                emit.clears(events, self)
            self._deal((self.start + 1) % self.players, events)
        else:
            self.end_match(events)

    def _deal(self, start: int | None, events: list[Event] | None) -> None:
        """GO2: a new game; the dealer says who starts the first one."""
        deal = self.next_deal()
        players = self.players
        hands, self.deck = deal.hands(players, HAND_SIZES[players])
        self.deck_size = len(self.deck)
        self.hands = [counts.of(faces) for faces in hands]
        self.laid = [EMPTY] * players
        self.taken = [EMPTY] * players
        self.collections = [0] * players
        self.known = [EMPTY] * players
        self.knowers = 0
        self.incoming = NONE
        self.drawn = NONE
        self.discards = []
        self.week = 1
        self.last_week = WEEKS[players]
        self.start = self.to_move = deal.start if start is None else start
        self.last = (self.start - 1) % players
        if events is not None:
            emit.deals(events, self, hands)

    def view(self, seat: int | None) -> GodanView:
        """The view of this seat; None: of a spectator."""
        knows = seat is not None and bool(self.knowers >> seat & 1)
        incoming, drawn = self.incoming, self.drawn
        return GodanView.of(
            self,
            seat,
            house=self.moves.house,
            own=EMPTY if seat is None else self.hands[seat],
            sizes=tuple(map(counts.size, self.hands)),
            incoming=incoming if incoming == NONE or knows else HIDDEN,
            drawn=drawn if drawn == NONE or knows or seat == self.to_move else HIDDEN,
            seen=EMPTY if seat is None else self.known[seat],
            sent=as_seen(self.sent, seat),
            opened=tuple(self.hands) if self.to_move is None else (),
        )
