"""Meow Meow Daifugo by the rules MM1-MM13: one match at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import State, ranked
from cardtable_gui.games.meow import cards, moment, plays, report
from cardtable_gui.games.meow.actions import MeowAction, Pass, Play, Return, Show, Take
from cardtable_gui.games.meow.cards import ANYS, BIT, CIRCLES, NONE, NUMBER, Cards, circles, of, points
from cardtable_gui.games.meow.moment import Moment
from cardtable_gui.games.meow.refusals import refusal
from cardtable_gui.games.meow.terms import Terms

if TYPE_CHECKING:
    from cardtable_gui.games.meow.view import MeowView

HAND_SIZES: Final = {1: 8, 2: 8, 3: 8, 4: 7}
"""Cards in each hand (MM2)."""

FIELD: Final = 3
"""Cards face up (MM2)."""

LOSING: Final = 5
"""Who has lost so many points loses the match (MM12)."""


class MeowState(Terms, State[MeowAction]):
    """Cards are faces, hands sets of them (see `cards`). Lists are by seat."""

    __slots__ = (
        "_dealer",
        "bottom",
        "deal",
        "deck",
        "field",
        "hands",
        "known",
        "lead_shown",
        "lost",
        "must",
        "owner",
        "passes",
        "phase_now",
        "played",
        "players",
        "shown",
        "start",
        "table",
        "to_move",
        "top",
        "turns",
    )

    players: int
    to_move: int | None
    deal: int
    lead_shown: bool
    """Option `lead_shown` (MM4)."""
    lost: list[int]
    """Points lost so far (MM12)."""
    hands: list[Cards]
    known: list[Cards]
    """Cards that all know to be in a hand."""
    field: tuple[int, ...]
    """The face-up cards, the latest last."""
    deck: tuple[int, ...]
    top: int
    """Index in `deck` of the top card."""
    bottom: int
    """The ? that was put under the deck, seen by all (MM3), while it is there; else NONE."""
    shown: list[int]
    """The card that each seat chose to show for who starts (MM4), from its choice to the end of the deal; else NONE."""
    start: int
    """The seat that leads first, NONE while that is not known."""
    must: Cards
    """The card that the next lead must contain (option `lead_shown`)."""
    table: Play | None
    """The latest play, while it lies there."""
    owner: int
    """The seat that made it."""
    passes: int
    """How many seats have passed in a row since."""
    played: tuple[int, ...]
    """Cards played earlier in this deal, in order."""
    turns: int
    """Plays made in the solo game (MM13)."""
    phase_now: str
    """`return`, `show`, `play` or `reward`: what is asked while the match lasts."""

    def __init__(self, players: int, lead_shown: bool, dealer: Dealer, events: list[Event] | None = None) -> None:
        """Start a match and deal its first round."""
        self._dealer = dealer
        self.players = players
        self.lead_shown = lead_shown
        self.lost = [0] * players
        self.deal = 0
        self._deal(events)

    @property
    def scores(self) -> tuple[int, ...]:
        """Lost points, negative; in the solo game the plays made so far."""
        if self.players == 1:
            return (self.turns,)
        return tuple([-lost for lost in self.lost])

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Fewest lost points is first (MM12); alone one is first."""
        if self.to_move is not None:
            return None
        return (1,) if self.players == 1 else ranked(self.scores)

    @property
    def phase(self) -> str:
        """`return`, `show`, `lead` (the table is empty), `follow`, `reward` or `over`."""
        if self.to_move is None:
            return "over"
        if self.phase_now != "play":
            return self.phase_now
        return "lead" if self.table is None or self.players == 1 else "follow"

    def moment(self) -> Moment:
        """What decides on legality now."""
        hand = 0 if self.to_move is None else self.hands[self.to_move]
        table = self.table if self.players > 1 else None
        deck = len(self.deck) - self.top
        return Moment(self.phase, hand, self.field, table, self.must, deck, alone=self.players == 1)

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

    def refusal(self, action: MeowAction) -> Refusal | None:
        """Why this action is not legal now."""
        return refusal(action, self.moment())

    def apply(self, action: MeowAction, events: list[Event] | None = None) -> None:
        """Do a legal action."""
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
        """MM5-MM8, MM11."""
        if events is not None:
            report.plays(events, seat, play, self.table)
        beaten = self.table
        if beaten is not None:
            self.played += beaten.cards
        hand = self.hands[seat] ^ play.lot
        self.hands[seat] = hand
        self.known[seat] &= hand
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
            self._end_deal(seat, events)

    def _pass(self, seat: int, card: int, events: list[Event] | None) -> None:
        """MM9, MM10."""
        if events is not None:
            report.passes(events, seat, card)
        if card != NONE:
            bit = BIT[card]
            self.hands[seat] |= bit
            self.known[seat] |= bit
            self._refill(card, events)
        self.passes += 1
        seat += 1
        self.to_move = seat = seat if seat < self.players else 0
        if self.passes == self.players - 1:
            table = self.table
            assert table is not None
            if events is not None:
                report.clears(events, table.cards, seat)
            self.played += table.cards
            self.table = None

    def _refill(self, card: int, events: list[Event] | None) -> None:
        """Take a card off the field, and lay out the deck's top card in its place (MM9)."""
        field = list(self.field)
        field.remove(card)
        if self.top < len(self.deck):
            drawn = self.deck[self.top]
            self.top += 1
            field.append(drawn)
            if self.top == len(self.deck):
                self.bottom = NONE
            if events is not None:
                report.refills(events, drawn)
        self.field = tuple(field)

    # ---------------------------------------------------------------------------------------------- solo game

    def _after_solo_play(self, hand: Cards, play: Play, events: list[Event] | None) -> None:
        """MM13: cleared, a reward to choose, the deck's top card, or nothing."""
        self.turns += 1
        if events is not None:
            report.counts_turn(events)
        if not hand:
            self.to_move = None
            if events is not None:
                report.clears_alone(events, self.turns)
        elif play.combination.size >= self.turns:
            if self.field or self.top < len(self.deck):
                self.phase_now = "reward"
        elif self.top < len(self.deck):
            self._draw(events, forced=True)

    def _reward(self, card: int, events: list[Event] | None) -> None:
        """MM13: the chosen reward."""
        self.phase_now = "play"
        if card == NONE:
            self._draw(events, forced=False)
            return
        if events is not None:
            report.takes(events, card)
        self.hands[0] |= BIT[card]
        self.known[0] |= BIT[card]
        self._refill(card, events)

    def _draw(self, events: list[Event] | None, *, forced: bool) -> None:
        """The solo player draws the deck's top card; all know it where it is the ? that was put under the deck."""
        drawn = self.deck[self.top]
        self.top += 1
        public = self.top == len(self.deck) and self.bottom != NONE
        self.hands[0] |= BIT[drawn]
        if public:
            self.known[0] |= BIT[drawn]
            self.bottom = NONE
        if events is not None:
            report.draws(events, drawn, self.turns, forced=forced, public=public)

    # ------------------------------------------------------------------------------------------- start of a deal

    def _return(self, seat: int, action: Return, events: list[Event] | None) -> None:
        """MM3: a ? goes under the deck, and the top card comes in its place."""
        card = action.card
        drawn = self.deck[self.top]
        self.deck = (*self.deck[self.top + 1 :], card)
        self.top = 0
        self.bottom = card
        self.hands[seat] ^= BIT[card] | BIT[drawn]
        self.known[seat] = self.hands[seat] & ANYS
        if events is not None:
            report.returns(events, seat, card, drawn)
        self._ask_first(events)

    def _ask_first(self, events: list[Event] | None) -> None:
        """MM4: everybody chooses a card to show; alone one plays at once."""
        self.to_move = 0
        if self.players == 1:
            self.phase_now = "play"
            self.start = 0
            if events is not None:
                report.begins_alone(events)
        else:
            self.phase_now = "show"

    def _show(self, seat: int, card: int, events: list[Event] | None) -> None:
        """MM4: a choice; after the last one all are shown."""
        self.shown[seat] = card
        if events is not None:
            report.chooses(events, seat, card)
        if seat + 1 < self.players:
            self.to_move = seat + 1
            return
        shown = self.shown
        self.start = start = min(range(self.players), key=lambda own: (NUMBER[shown[own]], CIRCLES[shown[own]]))
        for own, face in enumerate(shown):
            self.known[own] |= BIT[face]
        self.must = BIT[shown[start]] if self.lead_shown else 0
        self.phase_now = "play"
        self.owner = start
        self.to_move = start
        if events is not None:
            report.shows(events, shown, start, must=self.lead_shown)

    def _deal(self, events: list[Event] | None) -> None:
        """MM2, MM3: a new deal."""
        deck = self._dealer(self.deal).deck
        players = self.players
        size = HAND_SIZES[players]
        dealt = size * players
        self.deal += 1
        self.hands = hands = [of(deck[size * seat : size * (seat + 1)]) for seat in range(players)]
        self.known = [0] * players
        self.field = deck[dealt : dealt + FIELD]
        self.deck = deck[dealt + FIELD :]
        self.top = 0
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
            report.deals(events, self, [deck[size * seat : size * (seat + 1)] for seat in range(players)])
        both = [seat for seat, hand in enumerate(hands) if hand & ANYS == ANYS]
        if both:
            self.to_move = both[0]
            self.known[both[0]] = ANYS
            self.phase_now = "return"
            if events is not None:
                report.asks_to_return(events, both[0])
        else:
            self._ask_first(events)

    def _end_deal(self, winner: int, events: list[Event] | None) -> None:
        """MM11, MM12: everybody but the winner loses points; the next deal or the end."""
        costs = [points(circles(hand)) for hand in self.hands]
        self.lost = [lost + cost for lost, cost in zip(self.lost, costs, strict=True)]
        if events is not None:
            report.ends_deal(events, self, winner, costs)
        if max(self.lost) < LOSING:
            self._deal(events)
        else:
            self.to_move = None
            self.known = self.hands[:]
            if events is not None:
                report.ends_match(events, ranked(self.scores))

    def copy(self) -> MeowState:
        """An independent copy; deals are shared, they never change."""
        other = object.__new__(MeowState)
        other._dealer = self._dealer
        other.players = self.players
        other.lead_shown = self.lead_shown
        other.lost = self.lost
        other.deal = self.deal
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.field = self.field
        other.deck = self.deck
        other.top = self.top
        other.bottom = self.bottom
        other.shown = self.shown[:]
        other.start = self.start
        other.must = self.must
        other.table = self.table
        other.owner = self.owner
        other.passes = self.passes
        other.played = self.played
        other.turns = self.turns
        other.phase_now = self.phase_now
        other.to_move = self.to_move
        return other

    def cards(self) -> tuple[int, ...]:
        """Every card, wherever it lies."""
        lying = () if self.table is None else self.table.cards
        there = (*self.field, *self.deck[self.top :], *self.played, *lying)
        return tuple(sorted((*there, *(face for hand in self.hands for face in cards.faces(hand)))))

    def view(self, seat: int | None) -> MeowView:
        """What this seat may know."""
        from cardtable_gui.games.meow.view import view_of  # noqa: PLC0415 - a view samples states

        return view_of(self, seat)
