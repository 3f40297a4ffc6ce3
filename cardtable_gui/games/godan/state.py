"""GODAN by the rules GO1-GO12: one match at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import EMPTY, ONE, WIDTH, Counts, number, without
from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import State, ranked
from cardtable_gui.core.options import Options
from cardtable_gui.games.godan import report
from cardtable_gui.games.godan.actions import GodanAction, Send, Take, Work
from cardtable_gui.games.godan.moves import Moves
from cardtable_gui.games.godan.refusals import refusal
from cardtable_gui.games.godan.setup import FULL, HAND_SIZES, WEEKS
from cardtable_gui.games.godan.terms import Terms

if TYPE_CHECKING:
    from cardtable_gui.games.godan.game import Godan
    from cardtable_gui.games.godan.view import GodanView

NONE = -1
"""In place of a card: there is none."""

_LOW = 31
_BIT = tuple(2**seat for seat in range(6))
_SEATS = tuple(tuple(seat for seat in range(6) if bits & _BIT[seat]) for bits in range(2**6))
"""The seats of some bits."""


class GodanState(Terms, State[GodanAction]):
    """Cards are faces, hands and fields packed counts. Lists are by seat. `Moves` explains `laid` and `taken`."""

    __slots__ = (
        "_dealer",
        "_game",
        "_moves",
        "addition_ends",
        "collections",
        "deal",
        "deck",
        "discards",
        "drawn",
        "hands",
        "incoming",
        "knowers",
        "known",
        "laid",
        "last",
        "last_week",
        "players",
        "sets",
        "start",
        "start_points",
        "taken",
        "to_move",
        "top",
        "totals",
        "week",
    )

    players: int
    to_move: int | None
    deal: int
    """The number of the game within the match: every game is one deal (GO2)."""
    sets: int
    start_points: int
    addition_ends: bool
    start: int
    """The start seat of this game."""
    last: int
    """The seat that ends every week of this game."""
    week: int
    last_week: int
    hands: list[Counts]
    laid: list[Counts]
    taken: list[Counts]
    collections: list[int]
    """Points won less points lost by Collection in this game (GO9)."""
    incoming: int
    """The card on its way to the seat to move; NONE while that is the deck's top card, or taken."""
    drawn: int
    """The card that the seat to move has just taken and must answer by sending one; else NONE."""
    knowers: int
    """Bits of the seats that know the card `incoming`, or once it is taken the card `drawn` (beside who took it)."""
    known: list[Counts]
    """By seat: cards that this seat knows to be in the hand of the seat `last`, which hides none of its moves."""
    deck: tuple[int, ...]
    top: int
    """Index in `deck` of the top card."""
    discards: list[int]
    totals: list[int]
    """Points of the match (GO10, GO12)."""

    def __init__(
        self,
        game: Godan,
        players: int,
        options: Options,
        dealer: Dealer,
        events: list[Event] | None = None,
    ) -> None:
        """Start a match and deal its first game. `options` are complete and checked."""
        sets, start_points, addition_ends = options["sets"], options["start_points"], options["addition_ends"]
        assert isinstance(sets, int)
        assert isinstance(start_points, int)
        assert isinstance(addition_ends, bool)
        self._game = game
        self._moves = game.moves
        self._dealer = dealer
        self.players = players
        self.sets = sets
        self.start_points = start_points
        self.addition_ends = addition_ends
        self.totals = [start_points] * players
        self.deal = 0
        first = dealer(0)
        self.start = first.start
        self._deal(first.deck, events)

    @property
    def game(self) -> Godan:
        """The game's description."""
        return self._game

    @property
    def moves(self) -> Moves:
        """The tables of the house in play."""
        return self._moves

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat, as of the last game that was scored."""
        return tuple(self.totals)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Most points is first; equal points share the rank (GO12)."""
        return ranked(self.totals) if self.to_move is None else None

    @property
    def phase(self) -> str:
        """`choose` (take or work), `send` or `over`."""
        if self.to_move is None:
            return "over"
        return "choose" if self.drawn == NONE else "send"

    def legal_actions(self) -> Sequence[GodanAction]:
        """Exactly the legal actions."""
        seat = self.to_move
        if seat is None:
            return ()
        if self.drawn != NONE:
            return self._moves.sends(self.hands[seat])
        return self._moves.choices(seat, self.hands[seat], self.laid, self.taken)

    def candidates(self) -> Sequence[GodanAction]:
        """Some legal actions worth searching: see `Moves.choices`."""
        seat = self.to_move
        if seat is None:
            return ()
        if self.drawn != NONE:
            return self._moves.sends(self.hands[seat])
        return self._moves.choices(seat, self.hands[seat], self.laid, self.taken, few=True)

    def refusal(self, action: GodanAction) -> Refusal | None:
        """Why this action is not legal now."""
        if action in self.legal_actions():
            return None
        hand = EMPTY if self.to_move is None else self.hands[self.to_move]
        return refusal(action, self._moves, self.phase, self.to_move, hand, self.laid, self.taken)

    def apply(self, action: GodanAction, events: list[Event] | None = None) -> None:
        """Do a legal action: GO4's taking is here, the rest below."""
        seat = self.to_move
        assert seat is not None
        if isinstance(action, Take):
            card = self.incoming
            if card == NONE:
                card = self.deck[self.top]
                self.top += 1
            else:
                self.incoming = NONE
            self.drawn = card
            self.hands[seat] += ONE[card]
            if events is not None:
                report.takes(events, self, seat, card)
            return
        if isinstance(action, Send):
            self._send(seat, action.card, events)
        else:
            if seat == self.last or self.incoming == NONE:
                self._pass_on(seat, events)
            if self._work(seat, action, events):
                self._end_game(events)
                return
        if seat == self.last:
            self._end_week(events)
        else:
            seat += 1
            self.to_move = seat if seat < self.players else 0

    def _send(self, seat: int, card: int, events: list[Event] | None) -> None:
        """GO4: a hand card on to the left, or to the discards."""
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
                report.discards(events, self, seat, card)
            return
        self.incoming = card
        # Who knew the whole hand, because it was the taken card alone, knows what was sent.
        self.knowers = _BIT[seat] if self.hands[seat] else self.knowers | _BIT[seat]
        if events is not None:
            report.sends(events, self, seat, card)

    def _pass_on(self, seat: int, events: list[Event] | None) -> None:
        """GO5: the incoming card goes on unseen; that of the week's last seat to the discards."""
        if seat == self.last:
            card = self.incoming
            self.incoming = NONE
            self.knowers = 0
            self.discards.append(card)
            if events is not None:
                report.turns_up(events, self, card)
        else:
            self.incoming = self.deck[self.top]
            self.top += 1
            if events is not None:
                report.passes_on(events, self)

    def _work(self, seat: int, work: Work, events: list[Event] | None) -> bool:
        """GO5-GO9: lay a set; whether that ends the game at once."""
        moves = self._moves
        cards = work.cards
        face, laid = cards[0], len(cards)
        lot = laid * ONE[face]
        self.hands[seat] -= lot
        if seat == self.last:
            self._leave_openly(lot)
        self.laid[seat] += lot
        if face < moves.numbers:
            if events is not None:
                report.works_numbers(events, self, seat, work)
            own = self.laid[seat] >> WIDTH * face & _LOW
            ends = laid == FULL or (own == FULL and self.addition_ends)
            if ends and events is not None:
                report.calls_godan(events, self, seat, face)
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
                report.collects(events, self, seat, work, points)
        return False

    def _sever(self, seat: int, work: Work, events: list[Event] | None) -> bool:
        """GO9: the end at once, or an earlier last week."""
        if len(work.cards) >= self._moves.house.ends_with:
            if events is not None:
                report.severs_all(events, self, seat, work)
            return True
        self.last_week = max(self.week, self.last_week - (len(work.cards) - 1))
        if events is not None:
            report.severs(events, self, seat, work)
        return False

    def _rob(self, seat: int, work: Work, events: list[Event] | None) -> None:
        """GO9: cards that the victim had itself taken leave first."""
        victim, face, loot = work.seat, work.others[0], len(work.others)
        second_hand = min(loot, number(self.taken[victim], face))
        self.taken[victim] -= second_hand * ONE[face]
        self.laid[victim] -= (loot - second_hand) * ONE[face]
        self.taken[seat] += loot * ONE[face]
        if events is not None:
            report.robs(events, self, seat, work)

    def _hide(self, seat: int, work: Work, events: list[Event] | None) -> None:
        """GO9: more hand cards to the discards."""
        lot = counts.of(work.others)
        self.hands[seat] -= lot
        if seat == self.last:
            self._leave_openly(lot)
        self.discards += work.others
        if events is not None:
            report.covers_up(events, self, seat, work)

    def _leave_openly(self, lot: Counts) -> None:
        """The seat `last` loses these hand cards face up: they are no longer among what others know of it."""
        if any(self.known):
            self.known = [without(seen, lot) for seen in self.known]

    def _end_week(self, events: list[Event] | None) -> None:
        """The next week, or the end of the game (GO3)."""
        if self.week < self.last_week:
            self.week += 1
            self.to_move = self.start
            if events is not None:
                report.begins_week(events, self)
        else:
            self._end_game(events)

    def game_points(self, seat: int) -> int:
        """What a seat scores if the game ends now (GO10)."""
        moves = self._moves
        groups = moves.groups_worth(self.laid[seat] + self.taken[seat])
        return groups + self.collections[seat] - moves.cost(self.hands[seat])

    def _end_game(self, events: list[Event] | None) -> None:
        """GO10: scoring; then the next game of the set, or the end of the match."""
        points = [self.game_points(seat) for seat in range(self.players)]
        self.totals = [total + gained for total, gained in zip(self.totals, points, strict=True)]
        if events is not None:
            report.ends_game(events, self, points)
        if self.deal < self.games:
            if events is not None:
                report.clears(events, self)
            self.start = (self.start + 1) % self.players
            self._deal(self._dealer(self.deal).deck, events)
        else:
            self.to_move = None
            if events is not None:
                report.ends_match(events, ranked(self.totals))

    def _deal(self, deck: tuple[int, ...], events: list[Event] | None) -> None:
        """GO2: a new game."""
        players = self.players
        size = HAND_SIZES[players]
        self.deal += 1
        self.deck = deck
        self.top = size * players
        self.hands = [counts.of(deck[size * seat : size * (seat + 1)]) for seat in range(players)]
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
        self.last = (self.start - 1) % players
        self.to_move = self.start
        if events is not None:
            report.deals(events, self)

    def copy(self) -> GodanState:
        """An independent copy; deals are shared, they never change."""
        other = object.__new__(GodanState)
        other._game = self._game
        other._moves = self._moves
        other._dealer = self._dealer
        other.players = self.players
        other.sets = self.sets
        other.start_points = self.start_points
        other.addition_ends = self.addition_ends
        other.deal = self.deal
        other.start = self.start
        other.last = self.last
        other.week = self.week
        other.last_week = self.last_week
        other.hands = self.hands[:]
        other.laid = self.laid[:]
        other.taken = self.taken[:]
        other.collections = self.collections[:]
        other.incoming = self.incoming
        other.drawn = self.drawn
        other.knowers = self.knowers
        other.known = self.known[:]
        other.deck = self.deck
        other.top = self.top
        other.discards = self.discards[:]
        other.totals = self.totals[:]
        other.to_move = self.to_move
        return other

    def cards(self) -> tuple[int, ...]:
        """Every card, wherever it lies."""
        lying = counts.of((*self.discards, *self.deck[self.top :]))
        if self.incoming != NONE:
            lying += ONE[self.incoming]
        return counts.expand(sum(self.hands) + sum(self.laid) + sum(self.taken) + lying)

    def view(self, seat: int | None) -> GodanView:
        """What this seat may know."""
        from cardtable_gui.games.godan.view import view_of  # noqa: PLC0415 - a view samples states

        return view_of(self, seat)
