"""Gunjo Gradation by the rules GG1-GG16: one match at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import EMPTY, ONE, Counts, without
from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import State, ranked
from cardtable_gui.games.gunjo import candidates, cards, memory, moves, report
from cardtable_gui.games.gunjo.actions import Draw, Give, GunjoAction, Pass, Play, Stay, Swap
from cardtable_gui.games.gunjo.cards import (
    FINISHERS_NEEDED,
    HAND_SIZES,
    REVEALED,
    START_POINTS,
    TAKER,
    penalty,
)
from cardtable_gui.games.gunjo.refusals import refusal
from cardtable_gui.games.gunjo.situation import Situation
from cardtable_gui.games.gunjo.terms import Terms

if TYPE_CHECKING:
    from cardtable_gui.games.gunjo.view import GunjoView

_WITH_EFFECT = frozenset((cards.FINISHER, cards.ODD_MAKER, cards.TAKER, cards.PASSER))

NONE = -1
"""In place of a card or a seat: there is none."""


class GunjoState(Terms, State[GunjoAction]):
    """Cards are faces 0-14 (the card's number less 1), hands packed counts. Lists and tuples of seats are by seat."""

    __slots__ = (
        "_dealer",
        "area",
        "deal",
        "deck",
        "discards",
        "drew",
        "expansions",
        "free",
        "gives",
        "hands",
        "minds",
        "odd",
        "passer",
        "passes",
        "penalties",
        "players",
        "points",
        "revealed",
        "sizes",
        "start",
        "to_move",
        "top",
        "total",
    )

    players: int
    to_move: int | None
    deal: int
    expansions: tuple[str, ...]
    """Option `expansions`: the numbers of the kinds that are added (GG1)."""
    free: bool
    """Option `two_ignores_area` (GG12)."""
    start: int
    """The start seat of this round."""
    hands: list[Counts]
    sizes: list[int]
    """How many cards each hand holds."""
    minds: list[list[Counts]]
    """`minds[viewer][seat]`: cards that the viewer knows to be in that hand; the own entry: what everybody knows of it.

    The last row is the spectators'. While all know the same there is only one row.
    """
    revealed: tuple[int, int]
    deck: tuple[int, ...]
    top: int
    """Index in `deck` of the top card."""
    area: tuple[tuple[int, ...], ...]
    """The plays in the area, the latest last."""
    total: int
    """What the latest play is worth; 0: the area is empty."""
    odd: bool
    """Whether a 13 lies or lay in this area: totals must be odd (GG13)."""
    passes: int
    """How many seats in a row have not played since the latest play (GG5, GG6)."""
    drew: bool
    """Whether the seat to move has drawn in this turn (GG3)."""
    passer: int
    """The seat whose 15 makes everybody pass a card on, while that is being chosen; else NONE (GG15)."""
    gives: tuple[int, ...]
    """While cards are being chosen: each seat's choice so far, or NONE; else empty."""
    discards: tuple[int, ...]
    """The discard pile, in the order of discarding."""
    points: tuple[int, ...]
    penalties: tuple[int, ...]
    """Each seat's penalty in the last finished round (GG10)."""

    def __init__(
        self,
        players: int,
        expansions: tuple[str, ...],
        free: bool,
        dealer: Dealer,
        events: list[Event] | None = None,
    ) -> None:
        """Start a match and deal its first round."""
        self._dealer = dealer
        self.players = players
        self.expansions = expansions
        self.free = free
        self.points = (START_POINTS,) * players
        self.penalties = (0,) * players
        self.deal = 0
        self._deal(dealer(0).start, events)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat, changing when a round is scored (GG8)."""
        return self.points

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Most points is first; a tie goes to fewer penalty points in the last round (GG10)."""
        if self.to_move is not None:
            return None
        return ranked([(points, -lost) for points, lost in zip(self.points, self.penalties, strict=True)])

    @property
    def phase(self) -> str:
        """`lead` (the area is empty), `follow`, `drawn` (play or stay), `give` (a 15 was played) or `over`."""
        if self.to_move is None:
            return "over"
        if self.gives:
            return "give"
        if self.drew:
            return "drawn"
        return "follow" if self.total else "lead"

    def situation(self) -> Situation:
        """What the seat to move has before it."""
        seat = self.to_move
        return Situation(
            phase=self.phase,
            hand=EMPTY if seat is None else self.hands[seat],
            latest=self.area[-1] if self.area else (),
            total=self.total,
            odd=self.odd,
            revealed=self.revealed,
            deck=len(self.deck) - self.top,
            free=self.free,
        )

    def legal_actions(self) -> Sequence[GunjoAction]:
        """Exactly the legal actions."""
        seat = self.to_move
        if seat is None:
            return ()
        if self.gives:
            return moves.legal_gives(self.hands[seat])
        if self.drew:
            return moves.legal_after_draw(self.hands[seat], self.total, self.odd, self.free)
        return moves.legal_turn(
            self.hands[seat], self.total, self.odd, self.revealed, len(self.deck) - self.top, self.free
        )

    def candidates(self) -> Sequence[GunjoAction]:
        """Some legal actions worth searching: see the module `candidates`."""
        return () if self.to_move is None else candidates.worth_searching(self.situation())

    def refusal(self, action: GunjoAction) -> Refusal | None:
        """Why this action is not legal now."""
        return None if action in self.legal_actions() else refusal(action, self.situation())

    def apply(self, action: GunjoAction, events: list[Event] | None = None) -> None:
        """Do a legal action."""
        seat = self.to_move
        assert seat is not None
        match action:
            case Swap(give=give, take=take):
                given, taken = ONE[give], ONE[take]
                self.hands[seat] += taken - given
                one, other = self.revealed
                self.revealed = (give, other) if one == take else (one, give)
                for row in self.minds:
                    known = row[seat]
                    row[seat] = (known - given if known & 31 * given else known) + taken
                if events is not None:
                    report.swaps(events, seat, give, take)
                self._rest(seat, events)
            case Play():
                self._play(seat, action, events)
            case Draw():
                card = self.deck[self.top]
                self.top += 1
                self.hands[seat] += ONE[card]
                self.sizes[seat] += 1
                self.drew = True
                if events is not None:
                    report.draws(events, seat, card)
            case Stay():
                self.drew = False
                if events is not None:
                    report.stays(events, seat)
                self._rest(seat, events)
            case Pass():
                if events is not None:
                    report.passes(events, seat)
                self._rest(seat, events)
            case Give(card=card):
                self._give(seat, card, events)

    def _next(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def _rest(self, seat: int, events: list[Event] | None) -> None:
        """GG5, GG6: a turn has ended without a play; the next seat, perhaps on a cleared area."""
        self.passes += 1
        self.to_move = following = seat + 1 if seat + 1 < self.players else 0
        if self.passes == self.players - 1:
            if events is not None:
                report.clears(events, self.area, following)
            for played in self.area:
                self.discards += played
            self.area = ()
            self.total = 0
            self.odd = False
            self.passes = 0

    def _play(self, seat: int, play: Play, events: list[Event] | None) -> None:
        """GG4, GG16: the play, its effect, then the win check."""
        before = self.area
        lot, face = play.lot, play.face
        if events is not None:
            report.plays(events, seat, play, before, takes=face == TAKER and bool(before))
        self.hands[seat] -= lot
        self.sizes[seat] = left = self.sizes[seat] - len(play.cards)
        for row in self.minds:
            if row[seat] & play.fields:
                row[seat] = without(row[seat], lot)
        self.drew = False
        self.passes = 0
        self.total = play.total
        self.area = (*before, play.cards)
        if face in _WITH_EFFECT:
            self._play_effect(seat, face, before, events)
        elif left:
            self.to_move = seat + 1 if seat + 1 < self.players else 0
        else:
            self._end_round(seat, events)

    def _play_effect(
        self, seat: int, face: int, before: tuple[tuple[int, ...], ...], events: list[Event] | None
    ) -> None:
        """GG12-GG15: the effect of the play that was just laid on those before, and what follows."""
        wins = not self.sizes[seat]
        match face:
            case cards.FINISHER:
                wins = wins or self.area[-1].count(face) >= FINISHERS_NEEDED
            case cards.ODD_MAKER:
                if events is not None and not self.odd:
                    report.makes_odd(events)
                self.odd = True
            case cards.TAKER if before:
                self.area = (*before[:-1], self.area[-1])
                self._take(seat, before[-1], events)
                wins = False
            case cards.PASSER:
                self._ask_for_gives(seat, events)
                return
        if wins:
            self._end_round(seat, events)
        else:
            self.to_move = self._next(seat)

    def _ask_for_gives(self, seat: int, events: list[Event] | None) -> None:
        """GG15: everybody with cards chooses one."""
        self.passer = seat
        self.gives = (NONE,) * self.players
        self.to_move = seat if self.sizes[seat] else self._next(seat)
        if events is not None:
            report.asks_for_gives(events, self)

    def _take(self, seat: int, taken: tuple[int, ...], events: list[Event] | None) -> None:
        """GG14: the cards of the play before go to the hand."""
        lot = counts.of(taken)
        self.hands[seat] += lot
        self.sizes[seat] += len(taken)
        for row in self.minds:
            row[seat] += lot
        if events is not None:
            report.takes_back(events, seat, taken)

    def _give(self, seat: int, card: int, events: list[Event] | None) -> None:
        """GG15: a choice; after the last one all cards are passed at once."""
        gives = (*self.gives[:seat], card, *self.gives[seat + 1 :])
        following = self._next(seat)
        if events is not None:
            report.chooses(events, seat, card)
        if following != self.passer:
            self.gives = gives
            self.to_move = following
            return
        if events is not None:
            report.passes_on(events, gives)
        for giver, given in enumerate(gives):
            if given != NONE:
                receiver = self._next(giver)
                self.hands[giver] -= ONE[given]
                self.hands[receiver] += ONE[given]
                self.sizes[giver] -= 1
                self.sizes[receiver] += 1
        self.minds = memory.after_passing(self.minds, gives)
        left = self._next(self.passer)
        self.passer = NONE
        self.gives = ()
        if self.sizes[left]:
            self.to_move = left
        else:
            self._end_round(left, events)

    def _end_round(self, winner: int, events: list[Event] | None) -> None:
        """GG7-GG9: the round is scored; the next one, or the end."""
        lost = [0 if seat == winner else penalty(hand) for seat, hand in enumerate(self.hands)]
        gain = max(lost)
        self.penalties = tuple(lost)
        self.points = tuple(
            [points + gain if seat == winner else points - lost[seat] for seat, points in enumerate(self.points)]
        )
        if events is not None:
            report.ends_round(events, self, winner)
        if self.deal < self.players and min(self.points) >= 0:
            self._deal(winner, events)
            return
        self.to_move = None
        if events is not None:
            ranks = self.ranks
            assert ranks is not None
            report.ends_match(events, ranks)

    def _deal(self, start: int, events: list[Event] | None) -> None:
        """GG2: a new round."""
        deck = self._dealer(self.deal).deck
        players = self.players
        size = HAND_SIZES[players]
        hands = [deck[size * seat : size * (seat + 1)] for seat in range(players)]
        top = size * players
        self.deal += 1
        self.start = start
        self.hands = [counts.of(faces) for faces in hands]
        self.sizes = [size] * players
        self.minds = [[EMPTY] * players]
        self.revealed = (deck[top], deck[top + 1])
        self.deck = deck
        self.top = top + REVEALED
        self.area = ()
        self.total = 0
        self.odd = False
        self.passes = 0
        self.drew = False
        self.passer = NONE
        self.gives = ()
        self.discards = ()
        self.to_move = start
        if events is not None:
            report.deals(events, self, hands)

    def copy(self) -> GunjoState:
        """An independent copy; deals are shared, they never change."""
        other = object.__new__(GunjoState)
        other._dealer = self._dealer
        other.players = self.players
        other.expansions = self.expansions
        other.free = self.free
        other.deal = self.deal
        other.start = self.start
        other.hands = self.hands[:]
        other.sizes = self.sizes[:]
        other.minds = [row[:] for row in self.minds]
        other.revealed = self.revealed
        other.deck = self.deck
        other.top = self.top
        other.area = self.area
        other.total = self.total
        other.odd = self.odd
        other.passes = self.passes
        other.drew = self.drew
        other.passer = self.passer
        other.gives = self.gives
        other.discards = self.discards
        other.points = self.points
        other.penalties = self.penalties
        other.to_move = self.to_move
        return other

    def cards(self) -> tuple[int, ...]:
        """Every card, wherever it lies."""
        held = [face for hand in self.hands for face in counts.expand(hand)]
        played = [face for faces in self.area for face in faces]
        return tuple(sorted((*held, *played, *self.revealed, *self.discards, *self.deck[self.top :])))

    def view(self, seat: int | None) -> GunjoView:
        """What this seat may know."""
        from cardtable_gui.games.gunjo.view import view_of  # noqa: PLC0415 - a view samples states

        return view_of(self, seat)
