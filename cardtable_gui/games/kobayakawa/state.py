"""The rules of Kobayakawa, KB1-KB10: legal actions and their effects."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.events import Event
from cardtable_gui.core.fields import state_class
from cardtable_gui.core.game import State
from cardtable_gui.core.options import with_start
from cardtable_gui.games.kobayakawa import events as emit
from cardtable_gui.games.kobayakawa.actions import (
    DISCARDS,
    DRAW,
    FIGHT,
    FLIP,
    FOLD,
    Discard,
    Draw,
    Fight,
    KobayakawaAction,
)
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.position import HIDDEN, KAMONS_LAST_ROUND, NONE, Position
from cardtable_gui.games.kobayakawa.refusals import refusal
from cardtable_gui.games.kobayakawa.view import KobayakawaView

KAMONS_EACH = 4
KAMONS_IN_CENTRE = 8

_DRAW_OR_FLIP: Sequence[KobayakawaAction] = (DRAW, FLIP)
_FIGHT_OR_FOLD: Sequence[KobayakawaAction] = (FIGHT, FOLD)
_DISCARD: Sequence[Sequence[Sequence[KobayakawaAction]]] = tuple(
    tuple((DISCARDS[min(one, two)], DISCARDS[max(one, two)]) for two in range(CARDS)) for one in range(CARDS)
)


_CLOCKWISE = [
    [tuple((start + step) % players for step in range(players)) for start in range(players)] for players in range(7)
]
"""`_CLOCKWISE[players][start]`: all seats from the start seat on."""


@state_class(KobayakawaView)
class KobayakawaState(Position, State[KobayakawaAction]):
    """A match of Kobayakawa at one moment."""

    def begin(self, events: list[Event] | None) -> None:
        """Hand out the kamons, and deal the first round."""
        self.kamons = [*with_start(KAMONS_EACH, self.head_start, self.players)]
        self.centre = KAMONS_IN_CENTRE
        self.shown = ()
        self._deal(None, events)

    def legal_actions(self) -> Sequence[KobayakawaAction]:
        """The two actions of the phase; none after the end."""
        if self.drawn != NONE:
            return _DISCARD[self.hands[self.order[self.turn]]][self.drawn]
        if self.to_move is None:
            return ()
        return _FIGHT_OR_FOLD if self.betting else _DRAW_OR_FLIP

    def done_in_deal(self, seat: int) -> bool:
        """Whether a seat has fought or folded (KB4), or is out."""
        return self.done_in_match(seat) or (self.betting and self.order.index(seat) < self.turn)

    def done_in_match(self, seat: int) -> bool:
        """Whether a seat has left the match for want of kamons (KB9)."""
        return self.to_move is None or seat not in self.order

    def refusal(self, action: KobayakawaAction) -> Refusal | None:
        """Why this action is not legal now; None if it is."""
        return None if action in self.legal_actions() else refusal(action, self.phase)

    def apply(self, action: KobayakawaAction, events: list[Event] | None = None) -> None:
        """Apply a legal action and its consequences."""
        # `type(…) is` takes half the time of `isinstance`; all action classes are final.
        order = self.order
        seat = order[self.turn]
        if self.betting:
            if type(action) is Fight:
                self._stake(seat, events)
            elif events is not None:
                emit.folds(events, seat)
        elif type(action) is Draw:
            self.drawn = self.deck[-self.deck_size]
            self.deck_size -= 1
            if events is not None:
                emit.draws(events, seat, self.drawn)
            return
        elif type(action) is Discard:
            card = action.card
            if card == self.hands[seat]:
                self.hands[seat] = self.drawn
            self.discards += ((seat, card),)
            self.drawn = NONE
            if events is not None:
                emit.discards(events, seat, card)
        else:
            card = self.deck[-self.deck_size]
            self.deck_size -= 1
            self.old_ks.append(self.k)
            if events is not None:
                emit.flips(events, seat, self.k, card)
            self.k = card
        turn = self.turn + 1
        if turn < len(order):
            self.turn = turn
            self.to_move = order[turn]
        elif self.betting:
            self._settle(events)
        else:
            self.betting = True
            self.turn = 0
            self.to_move = order[0]

    def _deal(self, start: int | None, events: list[Event] | None) -> None:
        """KB2: deal a new round to the seats still in the match; the dealer says who starts the first one."""
        deal = self.next_deal()
        self.start = deal.start if start is None else start
        players = self.players
        kamons = self.kamons
        order = _CLOCKWISE[players][self.start]
        deck = deal.deck
        if 0 in kamons:
            order = tuple([seat for seat in order if kamons[seat]])
            cards = iter(deck)
            self.hands = [next(cards) if own else NONE for own in kamons]
        else:
            self.hands = [*deck[:players]]
        top = len(order)
        self.order = order
        self.deck = deck
        self.k = deck[top]
        self.deck_size = len(deck) - top - 1
        self.old_ks = []
        self.discards = ()
        self.drawn = NONE
        self.betting = False
        self.stakes = [0] * players
        self.turn = 0
        self.to_move = order[0]
        if events is not None:
            emit.deals(events, self)

    def _stake(self, seat: int, events: list[Event] | None) -> None:
        """KB4, KB7: stake a kamon, or two in the last round."""
        stake = 1 if self.centre > KAMONS_LAST_ROUND else min(KAMONS_LAST_ROUND, self.kamons[seat])
        self.kamons[seat] -= stake
        self.stakes[seat] = stake
        if events is not None:
            emit.fights(events, seat, stake)

    def end_round(self, fighters: Sequence[int], winner: int | None, events: list[Event] | None) -> None:
        """KB4-KB9: these seats fight, and the others fold.

        Args:
            fighters: in any order.
            winner: who has won the fight; None: the hands and the Kobayakawa, or that only one fights, say so.
            events: what happens is told there.
        """
        for seat in self.order:
            if seat in fighters:
                self._stake(seat, events)
        self._settle(events, winner)

    def _settle(self, events: list[Event] | None, winner: int | None = None) -> None:
        """KB5-KB9: decide the fight, pay the pot, then deal the next round or end the match."""
        stakes = self.stakes
        kamons = self.kamons
        centre = self.centre
        ends = centre <= KAMONS_LAST_ROUND
        prize = KAMONS_LAST_ROUND if ends else 1
        pot = sum(stakes)
        fighters: Sequence[int] = ()
        if pot:
            fighters = [seat for seat in self.order if stakes[seat]]
            if winner is None:
                winner = self.winner(fighters)
            if events is not None:
                emit.settles(events, self, fighters, winner, pot, prize)
            kamons[winner] += pot + prize
            self.centre = centre - prize
            self.start = winner
        else:
            if events is not None:
                emit.nobody_fights(events, self, prize)
            if self.replay:
                ends = False
            else:
                self.centre = centre - prize
        if ends or kamons.count(0) == self.players - 1:
            self.stakes = [0] * self.players
            self.shown = tuple(fighters) if len(fighters) > 1 else ()
            self.end_match(events)
        else:
            self._deal(self.start, events)

    def view(self, seat: int | None) -> KobayakawaView:
        """The view of this seat; None: of a spectator."""
        hands = [
            card if card == NONE or owner == seat or owner in self.shown else HIDDEN
            for owner, card in enumerate(self.hands)
        ]
        drawn = self.drawn if self.drawn == NONE or seat == self.to_move else HIDDEN
        return KobayakawaView.of(self, seat, hands=tuple(hands), drawn=drawn)
