"""Kobayakawa as the search sees it: rollouts to the end of the round, by the strategy of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Final

from cardtable_gui.bots.search import SearchModel
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.dealing import Deal
from cardtable_gui.games.kobayakawa.actions import CARDS, DISCARDS, DRAW, FIGHT, FLIP, FOLD, KobayakawaAction
from cardtable_gui.games.kobayakawa.bots.beliefs import beliefs
from cardtable_gui.games.kobayakawa.bots.betting import bet_chances
from cardtable_gui.games.kobayakawa.bots.strategy import Stakes, Strategy
from cardtable_gui.games.kobayakawa.bots.tables import learnt
from cardtable_gui.games.kobayakawa.position import HIDDEN, NONE
from cardtable_gui.games.kobayakawa.state import KobayakawaState
from cardtable_gui.games.kobayakawa.view import KobayakawaView

_NEXT_DEAL: Final = Deal(tuple(range(CARDS)), 0)


def strategy_of(view: KobayakawaView) -> Strategy:
    """The strategy of all seats in the round of this view."""
    kamons = [own + stake for own, stake in zip(view.scores, view.stakes, strict=True)]
    rounds, values = learnt()
    return Strategy(rounds, Stakes(values, kamons, view.centre, view.start, view.order, replay=view.replay), view.order)


class KobayakawaSearchModel(SearchModel[KobayakawaState, KobayakawaAction]):
    """One decision of Kobayakawa."""

    first_check = 60

    def __init__(self, view: KobayakawaView) -> None:
        """`view`: of the seat to move."""
        assert view.seat is not None
        self.seat = view.seat
        self._view = view
        self._strategy = strategy = strategy_of(view)
        self.candidates = preferred(view, strategy)
        self._unseen = unseen = view.unseen()
        self._hidden = [(place, seat) for place, seat in enumerate(view.order) if view.hands[seat] == HIDDEN]
        likely = beliefs(view, strategy)
        self._weights = [list(accumulate(likely[place][card] for card in unseen)) for place, _ in self._hidden]
        self.bets = bet_chances(view, strategy, likely) if view.phase == "bet" else None

    def world(self, rng: Random) -> KobayakawaState:
        """Deal the unseen cards: to the others those that agree with what they did, the rest to the deck."""
        view = self._view
        unseen = self._unseen
        while True:
            dealt = [rng.choices(unseen, cum_weights=weights)[0] for weights in self._weights]
            if len({*dealt}) == len(dealt):
                break
        hands = list(view.hands)
        for (_, seat), card in zip(self._hidden, dealt, strict=True):
            hands[seat] = card
        deck = [card for card in unseen if card not in dealt]
        betting = view.phase == "bet"
        if not betting:
            rng.shuffle(deck)
        return KobayakawaState.of(
            view,
            dealer=_next_deal,
            kamons=list(view.scores),
            betting=betting,
            hands=hands,
            drawn=view.drawn,
            deck=tuple(deck),
        )

    def play_out(self, state: KobayakawaState, rng: Random, effort: ThinkingBudget) -> None:
        """Play on to the bets."""
        draws = [rng.random() for _ in state.order]
        keeps = [rng.random() for _ in state.order]
        while not effort.spent() and self.bets is None and not state.betting:
            place = state.turn
            state.apply(self._action(state, draws[place] if state.drawn == NONE else keeps[place]))

    def chances(self, state: KobayakawaState) -> Sequence[float]:
        """Before and during the bets: by what the seats bet with these cards; after one's own bet: by the beliefs."""
        if self.bets is not None:
            return self.bets[state.kamons[self.seat] != self._view.scores[self.seat]]
        return self._strategy.after_bets([state.hands[seat] for seat in state.order], state.k, 0, 0)

    def _action(self, state: KobayakawaState, luck: float) -> KobayakawaAction:
        strategy = self._strategy
        place = state.turn
        own = state.hands[state.order[place]]
        if state.drawn != NONE:
            return DISCARDS[state.drawn if luck < strategy.keep(place, state.k, own, state.drawn) else own]
        return FLIP if luck < strategy.flip(place, state.k, own, _gone(state)) else DRAW


def preferred(view: KobayakawaView, strategy: Strategy) -> Sequence[KobayakawaAction]:
    """The legal actions, the one that the strategy prefers first."""
    place = view.turn
    own = view.hands[view.order[place]]
    match view.phase:
        case "draw":
            flips = strategy.flip(place, view.k, own, _gone(view)) > 0.5
            return (FLIP, DRAW) if flips else (DRAW, FLIP)
        case "discard":
            keeps = strategy.keep(place, view.k, own, view.drawn) > 0.5
            both = (DISCARDS[view.drawn], DISCARDS[own])
            return both if keeps else both[::-1]
        case _:
            fighters = sum(1 << other for other in range(place) if view.stakes[view.order[other]])
            fights = strategy.fight(place, fighters, view.k, own) > 0.5
            return (FIGHT, FOLD) if fights else (FOLD, FIGHT)


def _gone(position: KobayakawaState | KobayakawaView) -> int:
    gone = 0
    for card in position.old_ks:
        gone |= 1 << card
    for _, card in position.discards:
        gone |= 1 << card
    return gone


def _next_deal(k: int, /) -> Deal:
    del k
    return _NEXT_DEAL
