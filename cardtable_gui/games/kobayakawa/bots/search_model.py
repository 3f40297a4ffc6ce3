"""Kobayakawa as the search sees it: rollouts to the end of the round, by the strategy of all seats.

Every game has it as a module of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Final

from cardtable_gui.bots.play_style import Liking
from cardtable_gui.bots.search import SearchModel
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.dealing import Deal, SameDealer
from cardtable_gui.games.kobayakawa.actions import DISCARDS, DRAW, FIGHT, FLIP, FOLD, KobayakawaAction
from cardtable_gui.games.kobayakawa.bots.beliefs import TRUSTING, Reading, beliefs, draw_beliefs, seen_draws
from cardtable_gui.games.kobayakawa.bots.betting import bet_chances
from cardtable_gui.games.kobayakawa.bots.fictitious_play import FictitiousPlay
from cardtable_gui.games.kobayakawa.bots.read_bets import ReadBets
from cardtable_gui.games.kobayakawa.bots.strategy import Stakes, Strategy, sigmoid
from cardtable_gui.games.kobayakawa.bots.tables import learnt
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.position import HIDDEN, NONE
from cardtable_gui.games.kobayakawa.state import KobayakawaState
from cardtable_gui.games.kobayakawa.view import KobayakawaView

DEALS: Final = 4096
"""In a step of fictitious play so many hands are dealt, halved for every seat."""
A_SEAT: Final = 5
"""The steps of a rollout to the bets for each seat of the round; one less for each that has drawn or flipped."""
A_READER: Final = 11
"""The steps that a seat of the round costs besides, if it is taken to read draws when it bets."""
STEPS_OF_BETS: Final = 6400
"""What a step of fictitious play costs of a budget, in steps of rollouts."""

_DEALER: Final = SameDealer(Deal(tuple(range(CARDS)), 0))
"""Rollouts end with the round."""


def strategy_of(view: KobayakawaView) -> Strategy:
    """The strategy of all seats in the round of this view."""
    return Strategy(learnt().rounds, _stakes(view), view.order)


def _stakes(view: KobayakawaView) -> Stakes:
    kamons = [own + stake for own, stake in zip(view.scores, view.stakes, strict=True)]
    return Stakes(learnt().values, kamons, view.centre, view.start, view.order, replay=view.replay)


class KobayakawaSearchModel(SearchModel[KobayakawaState, KobayakawaAction]):
    """One decision of Kobayakawa.

    Before the bets, worlds are played on to the bets by the strategy. Bets are worth what beliefs say; here every world
    of the search stands for a step of fictitious play, so that a longer search knows better what the others will do.
    """

    first_check = 60
    model_error = 0.033

    def __init__(self, view: KobayakawaView, reading: Reading = TRUSTING) -> None:
        """`view`: of the seat to move. `reading`: what the others' draws are taken to tell."""
        assert view.seat is not None
        self.seat = view.seat
        self._view = view
        self._strategy = strategy = strategy_of(view)
        self.candidates = preferred(view, strategy)
        self._unseen = view.unseen()
        self._rivals = [place for place, seat in enumerate(view.order) if view.hands[seat] == HIDDEN]
        likely = beliefs(view, strategy, reading)
        self._rival_hands = _Hands([likely[place] for place in self._rivals], self._unseen)
        self.bets = _Bets(view, likely, reading) if view.phase == "bet" else None
        self._read_bets = None
        self._steps = A_SEAT * len(view.order)
        if reading.mutual and self.bets is None:
            self._read_bets = ReadBets(learnt().rounds, strategy.stakes, view.order, view.turn)
            self._steps += A_READER * len(view.order)

    def world(self, rng: Random) -> KobayakawaState:
        """Deal the unseen cards: to the others those that agree with what they did, the rest to the deck."""
        view = self._view
        dealt = self._rival_hands.deal(rng)
        hands = list(view.hands)
        for place, card in zip(self._rivals, dealt, strict=True):
            hands[view.order[place]] = card
        deck = [card for card in self._unseen if card not in dealt]
        if self.bets is None:
            rng.shuffle(deck)
        else:
            self.bets.wait()
        return KobayakawaState.of(
            view,
            dealer=_DEALER,
            kamons=list(view.scores),
            betting=self.bets is not None,
            hands=hands,
            drawn=view.drawn,
            deck=tuple(deck),
        )

    def play_out(self, state: KobayakawaState, rng: Random, effort: ThinkingBudget) -> None:
        """Play on to the bets; in the bets: think on."""
        if self.bets is not None:
            self.bets.think(rng, effort)
            return
        order, hands, k = state.order, state.hands, state.k
        first = state.turn
        if effort.spent(self._steps - first) or state.betting:
            return
        strategy = self._strategy
        luck = [(rng.random(), rng.random()) for _ in order]
        pile = iter(state.pile)
        gone = _gone(state)
        for place in range(first, len(order)):
            seat = order[place]
            own = hands[seat]
            flip_luck, keep_luck = luck[place]
            drawn = state.drawn
            if drawn == NONE:
                drawn = next(pile)
                if flip_luck < strategy.flip(place, k, own, gone):
                    gone |= 1 << k
                    state.old_ks.append(k)
                    k = drawn
                    continue
            state.drawn = NONE
            keeps = strategy.keep(place, k, own, drawn)
            thrown = drawn
            if not ((keeps > 0.5) if seat == self.seat else (keep_luck < keeps)):
                thrown = own
                hands[seat] = drawn
            gone |= 1 << thrown
            state.discards += ((seat, thrown),)
        state.k = k
        state.betting = True

    def chances(self, state: KobayakawaState) -> Sequence[float]:
        """Before the bets: by what the seats bet with these cards; after one's own bet: by the beliefs."""
        if self.bets is not None:
            return self.bets.chances[state.kamons[self.seat] != self._view.scores[self.seat]]
        strategy = self._strategy
        if self._read_bets is not None:
            strategy = self._read_bets
            strategy.read(seen_draws(state), state.k)
        return strategy.after_bets([state.hands[seat] for seat in state.order], state.k, 0, 0)


class _Bets:
    """The worth of folding and fighting, better with every step of fictitious play."""

    def __init__(self, view: KobayakawaView, likely: Sequence[Sequence[float]], reading: Reading) -> None:
        """`likely`: how likely each card is for a seat that bet as it did, see `beliefs`; `reading`: as there."""
        self._view = view
        self._reading = reading
        self._strategy = strategy = FictitiousPlay(learnt().rounds, _stakes(view), view.order, view.k)
        self.chances = bet_chances(view, strategy, likely)
        cards = sorted((*view.unseen(), view.hands[view.order[view.turn]]))
        self._hands = _Hands(draw_beliefs(view, strategy, reading), cards)
        self._due = False
        self._free = 2

    def wait(self) -> None:
        """Before each world: a step is due; not for the first two, since a search trusts no single one."""
        self._due = not self._free
        self._free = max(0, self._free - 1)

    def think(self, rng: Random, effort: ThinkingBudget) -> None:
        """Take the step that is due, if any."""
        if self._due and not effort.spent(STEPS_OF_BETS):
            self._due = False
            self._strategy.improve(self._hands.deal(rng) for _ in range(DEALS >> len(self._view.order)))
            likely = beliefs(self._view, self._strategy, self._reading)
            self.chances = bet_chances(self._view, self._strategy, likely)


class _Hands:
    """Deals cards to some seats, each card as often as it is likely."""

    def __init__(self, likely: Sequence[Sequence[float]], cards: Sequence[int]) -> None:
        self._cards = cards
        self._weights = [list(accumulate(chances[card] for card in cards)) for chances in likely]

    def deal(self, rng: Random) -> list[int]:
        """A card for each seat, all different."""
        while True:
            dealt = [rng.choices(self._cards, cum_weights=weights)[0] for weights in self._weights]
            if len({*dealt}) == len(dealt):
                return dealt


def preferred(
    view: KobayakawaView, strategy: Strategy, liking: Liking[KobayakawaAction] | None = None
) -> Sequence[KobayakawaAction]:
    """The legal actions, the one that the strategy prefers first; `liking` adds to that, in doubts of the strategy."""

    def ahead(one: KobayakawaAction, other: KobayakawaAction, chance: float) -> bool:
        """Whether one action is better than the other, of which the strategy takes it with this chance."""
        return chance > (0.5 if liking is None else sigmoid(liking(other) - liking(one)))

    place = view.turn
    own = view.hands[view.order[place]]
    match view.phase:
        case "draw":
            flips = ahead(FLIP, DRAW, strategy.flip(place, view.k, own, _gone(view)))
            return (FLIP, DRAW) if flips else (DRAW, FLIP)
        case "discard":
            both = (DISCARDS[view.drawn], DISCARDS[own])
            return both if ahead(*both, strategy.keep(place, view.k, own, view.drawn)) else both[::-1]
        case _:
            fighters = sum(1 << other for other in range(place) if view.stakes[view.order[other]])
            fights = ahead(FIGHT, FOLD, strategy.fight(place, fighters, view.k, own))
            return (FIGHT, FOLD) if fights else (FOLD, FIGHT)


def _gone(position: KobayakawaState | KobayakawaView) -> int:
    gone = 0
    for card in position.old_ks:
        gone |= 1 << card
    for _, card in position.discards:
        gone |= 1 << card
    return gone
