"""Kobayakawa by the rules KB1-KB10: one match at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.dealing import Deal, Dealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import State, ranked
from cardtable_gui.games.kobayakawa import report
from cardtable_gui.games.kobayakawa.actions import (
    CARDS,
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
from cardtable_gui.games.kobayakawa.refusals import refusal
from cardtable_gui.games.kobayakawa.terms import Terms

if TYPE_CHECKING:
    from cardtable_gui.games.kobayakawa.view import KobayakawaView

NONE = -1
"""In place of a card or a seat: there is none."""

KAMONS_EACH = 4
KAMONS_IN_CENTRE = 8
KAMONS_LAST_ROUND = 2

_DRAW_OR_FLIP: Sequence[KobayakawaAction] = (DRAW, FLIP)
_FIGHT_OR_FOLD: Sequence[KobayakawaAction] = (FIGHT, FOLD)
_DISCARD: Sequence[Sequence[Sequence[KobayakawaAction]]] = tuple(
    tuple((DISCARDS[min(one, two)], DISCARDS[max(one, two)]) for two in range(CARDS)) for one in range(CARDS)
)


_CLOCKWISE = [
    [tuple((start + step) % players for step in range(players)) for start in range(players)] for players in range(7)
]
"""`_CLOCKWISE[players][start]`: all seats from the start seat on."""


class KobayakawaState(Terms, State[KobayakawaAction]):
    """Cards are faces 0-14 (the card's number less 1). Lists are by seat unless said otherwise."""

    __slots__ = (
        "_dealer",
        "betting",
        "centre",
        "deal",
        "deck",
        "discards",
        "drawn",
        "hand",
        "k",
        "kamons",
        "old_ks",
        "order",
        "players",
        "replay",
        "shown",
        "stakes",
        "start",
        "to_move",
        "top",
        "turn",
    )

    players: int
    to_move: int | None
    deal: int
    replay: bool
    """Option `nobody_fights` is `replay` (KB8)."""
    kamons: list[int]
    centre: int
    """Kamons in the centre; two are left in the last round (KB7)."""
    start: int
    order: tuple[int, ...]
    """The seats still in the match, from this round's start seat clockwise."""
    turn: int
    """Position in `order` of the seat to move."""
    betting: bool
    hand: list[int]
    """The card of each seat; NONE for seats out of the match."""
    drawn: int
    """The second card of the seat to move, while it chooses what to discard; else NONE."""
    k: int
    old_ks: list[int]
    discards: list[tuple[int, int]]
    """(seat, card) in the order of discarding."""
    deck: tuple[int, ...]
    top: int
    """Index in `deck` of the top card."""
    stakes: list[int]
    """Kamons staked in this round; 0 for a seat that folded or was not asked yet."""
    shown: tuple[int, ...]
    """After the end: the seats whose hands lie open."""

    def __init__(self, players: int, replay: bool, dealer: Dealer, events: list[Event] | None = None) -> None:
        """Start a match and deal its first round."""
        self._dealer = dealer
        self.players = players
        self.replay = replay
        self.kamons = [KAMONS_EACH] * players
        self.centre = KAMONS_IN_CENTRE
        self.deal = 0
        self.shown = ()
        first = dealer(0)
        self.start = first.start
        self._deal(first, events)

    @property
    def last_round(self) -> bool:
        """Whether this is the last round (KB7)."""
        return self.centre <= KAMONS_LAST_ROUND

    @property
    def scores(self) -> tuple[int, ...]:
        """Kamons by seat, without stakes that lie in the pot."""
        return tuple(self.kamons)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Most kamons is first; equal kamons share the rank (KB10)."""
        return ranked(self.kamons) if self.to_move is None else None

    @property
    def phase(self) -> str:
        """`draw`, `discard`, `bet` or `over`."""
        if self.to_move is None:
            return "over"
        if self.betting:
            return "bet"
        return "draw" if self.drawn == NONE else "discard"

    def legal_actions(self) -> Sequence[KobayakawaAction]:
        """The two actions of the phase; none after the end."""
        if self.drawn != NONE:
            return _DISCARD[self.hand[self.order[self.turn]]][self.drawn]
        if self.to_move is None:
            return ()
        return _FIGHT_OR_FOLD if self.betting else _DRAW_OR_FLIP

    def refusal(self, action: KobayakawaAction) -> Refusal | None:
        """Why this action is not legal now."""
        return None if action in self.legal_actions() else refusal(action, self.phase)

    def apply(self, action: KobayakawaAction, events: list[Event] | None = None) -> None:
        """Do a legal action."""
        # `type(…) is` in place of `isinstance`: half the time, and all actions are final.
        order = self.order
        seat = order[self.turn]
        if self.betting:
            if type(action) is Fight:
                stake = 1 if self.centre > KAMONS_LAST_ROUND else min(KAMONS_LAST_ROUND, self.kamons[seat])
                self.kamons[seat] -= stake
                self.stakes[seat] = stake
                if events is not None:
                    report.fights(events, seat, stake)
            elif events is not None:
                report.folds(events, seat)
        elif type(action) is Draw:
            self.drawn = self.deck[self.top]
            self.top += 1
            if events is not None:
                report.draws(events, seat, self.drawn)
            return
        elif type(action) is Discard:
            card = action.card
            if card == self.hand[seat]:
                self.hand[seat] = self.drawn
            self.discards.append((seat, card))
            self.drawn = NONE
            if events is not None:
                report.discards(events, seat, card)
        else:
            card = self.deck[self.top]
            self.top += 1
            self.old_ks.append(self.k)
            if events is not None:
                report.flips(events, seat, self.k, card)
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

    def _deal(self, deal: Deal, events: list[Event] | None) -> None:
        """KB2: a new round for the seats still in the match."""
        self.deal += 1
        players = self.players
        kamons = self.kamons
        order = _CLOCKWISE[players][self.start]
        deck = deal.deck
        if 0 in kamons:
            order = tuple([seat for seat in order if kamons[seat]])
            cards = iter(deck)
            self.hand = [next(cards) if own else NONE for own in kamons]
        else:
            self.hand = [*deck[:players]]
        top = len(order)
        self.order = order
        self.deck = deck
        self.k = deck[top]
        self.top = top + 1
        self.old_ks = []
        self.discards = []
        self.drawn = NONE
        self.betting = False
        self.stakes = [0] * players
        self.turn = 0
        self.to_move = order[0]
        if events is not None:
            report.deals(events, self)

    def _settle(self, events: list[Event] | None) -> None:
        """KB5-KB9: the fight, the pot, and the next round or the end."""
        stakes = self.stakes
        kamons = self.kamons
        centre = self.centre
        ends = centre <= KAMONS_LAST_ROUND
        prize = KAMONS_LAST_ROUND if ends else 1
        pot = sum(stakes)
        fighters: Sequence[int] = ()
        if pot:
            fighters = [seat for seat in self.order if stakes[seat]]
            winner = self.winner(fighters)
            if events is not None:
                report.settles(events, self, fighters, winner, pot, prize)
            kamons[winner] += pot + prize
            self.centre = centre - prize
            self.start = winner
        else:
            if events is not None:
                report.nobody_fights(events, self, prize)
            if self.replay:
                ends = False
            else:
                self.centre = centre - prize
        if ends or kamons.count(0) == self.players - 1:
            self.stakes = [0] * self.players
            self.to_move = None
            self.shown = tuple(fighters) if len(fighters) > 1 else ()
            if events is not None:
                report.ends(events, ranked(kamons))
        else:
            self._deal(self._dealer(self.deal), events)

    def winner(self, fighters: Sequence[int]) -> int:
        """Who wins the fight (KB5): the highest card, unless the lowest with K reaches beyond it.

        Fighters stand in this round's order, so the first of equal totals wins.
        """
        cards = [self.hand[seat] for seat in fighters]
        lowest, highest = min(cards), max(cards)
        helped, unhelped = cards.index(lowest), cards.index(highest)
        ahead = lowest + self.k + 1 - highest
        return fighters[helped if ahead > 0 or (ahead == 0 and helped < unhelped) else unhelped]

    def totals(self, fighters: Sequence[int]) -> list[int]:
        """The fighting strength of each fighter: its card, with K added for the lowest (KB5)."""
        cards = [self.hand[seat] for seat in fighters]
        totals = [card + 1 for card in cards]
        totals[cards.index(min(cards))] += self.k + 1
        return totals

    def copy(self) -> KobayakawaState:
        """An independent copy; deals are shared, they never change."""
        other = object.__new__(KobayakawaState)
        other._dealer = self._dealer
        other.players = self.players
        other.replay = self.replay
        other.kamons = self.kamons[:]
        other.centre = self.centre
        other.deal = self.deal
        other.start = self.start
        other.order = self.order
        other.turn = self.turn
        other.betting = self.betting
        other.hand = self.hand[:]
        other.drawn = self.drawn
        other.k = self.k
        other.old_ks = self.old_ks[:]
        other.discards = self.discards[:]
        other.deck = self.deck
        other.top = self.top
        other.stakes = self.stakes[:]
        other.shown = self.shown
        other.to_move = self.to_move
        return other

    def cards(self) -> tuple[int, ...]:
        """Every card, wherever it lies."""
        hands = [card for card in (*self.hand, self.drawn, self.k) if card != NONE]
        gone = [card for _, card in self.discards]
        return tuple(sorted((*hands, *self.old_ks, *gone, *self.deck[self.top :])))

    def view(self, seat: int | None) -> KobayakawaView:
        """What this seat may know."""
        from cardtable_gui.games.kobayakawa.view import view_of  # noqa: PLC0415 - a view samples states

        return view_of(self, seat)
