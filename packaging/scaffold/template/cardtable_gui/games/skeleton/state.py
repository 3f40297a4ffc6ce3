"""Skeleton Game by the rules SK1-SK4: one match at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import State, ranked
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Options
from cardtable_gui.games.skeleton import report
from cardtable_gui.games.skeleton.actions import PLAYS, SkeletonAction

if TYPE_CHECKING:
    from cardtable_gui.games.skeleton.game import Skeleton
    from cardtable_gui.games.skeleton.view import SkeletonView

HAND = 6
"""Cards dealt to each seat (SK1)."""


class SkeletonState(State[SkeletonAction]):
    """Cards are faces. Lists of lists are by seat."""

    __slots__ = ("deal", "deck", "hands", "leader", "players", "taken", "to_move", "trick", "tricks")

    players: int
    to_move: int | None
    deal: int
    leader: int
    """The seat that leads this trick."""
    hands: list[list[int]]
    """Each seat's cards, ascending."""
    trick: list[int]
    """The cards of this trick, from the leader's on."""
    taken: list[list[int]]
    """The cards that each seat has taken, in this order."""
    tricks: list[int]
    """How many tricks each seat has taken."""
    deck: list[int]
    """The cards that were not dealt."""

    def __init__(self, players: int, dealer: Dealer, events: list[Event] | None = None) -> None:
        """Start a match and deal (SK1)."""
        deal = dealer(0)
        self.players = players
        self.deal = 1
        self.leader = self.to_move = deal.start
        self.hands = [sorted(deal.deck[HAND * seat : HAND * (seat + 1)]) for seat in range(players)]
        self.trick = []
        self.taken = [[] for _ in range(players)]
        self.tricks = [0] * players
        self.deck = list(deal.deck[HAND * players :])
        if events is not None:
            report.deals(events, self)

    @property
    def game(self) -> Skeleton:
        """The game's description."""
        from cardtable_gui.games.skeleton.game import GAME  # noqa: PLC0415 - the description makes states

        return GAME

    @property
    def options(self) -> Options:
        """None."""
        return {}

    @property
    def scores(self) -> tuple[int, ...]:
        """Tricks by seat."""
        return tuple(self.tricks)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Most tricks is first; equal ones share the rank (SK4)."""
        return ranked(self.tricks) if self.to_move is None else None

    @property
    def phase(self) -> str:
        """`play` or `over`."""
        return "over" if self.to_move is None else "play"

    def legal_actions(self) -> Sequence[SkeletonAction]:
        """Any card of the hand (SK2)."""
        return () if self.to_move is None else [PLAYS[card] for card in self.hands[self.to_move]]

    def refusal(self, action: SkeletonAction) -> Refusal | None:
        """Why this action is not legal now."""
        if self.to_move is None:
            return Refusal("SK4", QT_TRANSLATE_NOOP("skeleton", "The match is over."))
        if action.card not in self.hands[self.to_move]:
            return Refusal("SK2", QT_TRANSLATE_NOOP("skeleton", "You can only play a card of your hand."))
        return None

    def apply(self, action: SkeletonAction, events: list[Event] | None = None) -> None:
        """Do a legal action."""
        seat = self.to_move
        assert seat is not None
        self.hands[seat].remove(action.card)
        self.trick.append(action.card)
        if events is not None:
            report.plays(events, seat, action.card)
        if len(self.trick) < self.players:
            self.to_move = (seat + 1) % self.players
        else:
            self._take_trick(events)

    def _take_trick(self, events: list[Event] | None) -> None:
        """SK3: the highest card takes the trick, and its player leads; SK4: or the match ends."""
        winner = (self.leader + self.trick.index(max(self.trick))) % self.players
        if events is not None:
            report.takes(events, winner, self.trick)
        self.taken[winner] += self.trick
        self.tricks[winner] += 1
        self.trick = []
        self.leader = winner
        self.to_move = winner if self.hands[winner] else None
        if self.to_move is None and events is not None:
            report.ends(events, self)

    def copy(self) -> SkeletonState:
        """An independent copy."""
        other = object.__new__(SkeletonState)
        other.players = self.players
        other.to_move = self.to_move
        other.deal = self.deal
        other.leader = self.leader
        other.hands = [cards[:] for cards in self.hands]
        other.trick = self.trick[:]
        other.taken = [cards[:] for cards in self.taken]
        other.tricks = self.tricks[:]
        other.deck = self.deck[:]
        return other

    def cards(self) -> tuple[int, ...]:
        """Every card, wherever it lies."""
        return tuple(sorted([*self.deck, *self.trick, *sum(self.hands, []), *sum(self.taken, [])]))

    def view(self, seat: int | None) -> SkeletonView:
        """What this seat may know."""
        from cardtable_gui.games.skeleton.view import view_of  # noqa: PLC0415 - a view samples states

        return view_of(self, seat)
