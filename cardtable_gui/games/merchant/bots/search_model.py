"""Merchant of Goldfish as the search sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from heapq import nsmallest
from itertools import permutations
from math import factorial, prod
from operator import add, itemgetter
from random import Random
from typing import ClassVar, Final

from cardtable_gui.bots.search import SearchModel, shared_wins
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.merchant.actions import MerchantAction
from cardtable_gui.games.merchant.bots import win_estimate
from cardtable_gui.games.merchant.bots.hand_costs import OUT, HandCosts
from cardtable_gui.games.merchant.sampling import sample
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.games.merchant.view import MerchantView

AFTER_FIRST: Final[Mapping[int, Sequence[float]]] = {
    2: (0.25, 0.75),
    3: (0.13889, 0.27778, 0.58333),
    4: (0.07639, 0.15104, 0.27083, 0.50174),
    5: (0.04319, 0.08868, 0.15694, 0.26493, 0.44625),
    6: (0.02565, 0.05439, 0.09776, 0.16159, 0.25681, 0.40381),
}
"""By players and points: the chance after the first of three deals, in which every seat got different points.

It is the mean of `before_last` over all places in the second deal.
"""
FEW: Final = 4
"""Up to so many seats that mean is made of all places, for more of some, in which every seat comes in every place."""


def match_chances(points: Sequence[int], deals_left: int) -> Sequence[float]:
    """By seat: the chance to win the series with these points; their sum is 1.

    Args:
        points: by seat, of the deals that are over.
        deals_left: the number of deals still to be played: 1, or 2 after the first deal.
    """
    if deals_left == 1:
        least = min(points)
        return before_last(tuple(each - least for each in points))
    players = len(points)
    if sorted(points) == list(range(players)):
        return [AFTER_FIRST[players][each] for each in points]
    least = min(points)
    return after_first(tuple(each - least for each in points))


@cache
def after_first(points: tuple[int, ...]) -> tuple[float, ...]:
    """As `AFTER_FIRST`, by seat, for any points: with a head start they can be others."""
    players = len(points)
    if players <= FEW:
        orders = list(permutations(range(players)))
    else:
        turned = [tuple((seat + step) % players for seat in range(players)) for step in range(players)]
        orders = [*turned, *(order[::-1] for order in turned)]
    found = [match_chances(tuple(map(add, points, gains)), 1) for gains in orders]
    means = [sum(chances) / len(orders) for chances in zip(*found, strict=True)]
    # Of many seats not all orders are looked at: who has the same points has the same chance.
    return tuple(
        sum(mean for mean, other in zip(means, points, strict=True) if other == own) / points.count(own)
        for own in points
    )


@cache
def before_last(points: tuple[int, ...]) -> tuple[float, ...]:
    """By seat: the chance before the last deal, exactly; a tie goes to the better place in it."""
    players = len(points)
    chances = []
    for own in points:
        ways = 0
        for place in range(1, players + 1):
            # Every other seat must come in this place or a later one. These sets of places include each other, so
            # that the one with the fewest places chooses first.
            ahead = [points[other] - own for other in range(players)]
            ahead.remove(0)
            least = [max(1, place + more + (more <= 0)) for more in ahead]
            free = sorted(max(0, players + 1 - first) - (first <= place) for first in least)
            ways += prod(max(0, number - used) for used, number in enumerate(free))
        chances.append(ways / factorial(players))
    return tuple(chances)


MOST_CANDIDATES: Final = 8

ROLLOUT: Final = 8
"""The number of actions in a rollout whose end is estimated."""

AN_ESTIMATE: Final = 3
"""The steps of the budget that an estimate takes."""

NEAR: Final = 40
"""With fewer turns than this to the turn limit nothing is estimated, since the estimate does not know of the limit."""


class MerchantSearchModel(SearchModel[MerchantState, MerchantAction]):
    """One decision of Merchant of Goldfish.

    In a match of one deal only the first place counts: rollouts take a few actions, and the learnt estimate says who
    will be the first to go out. In the first worlds rollouts are quick: every seat takes its cheapest action. If there
    is time for more worlds, rollouts in these are careful: of the few cheapest actions every seat takes the one with
    the best estimate for itself. In a series rollouts go on to the end of the deal: its points give the chance to win.
    """

    model_error = 0.1
    quick_worlds: ClassVar[int] = 8
    """Rollouts are quick in so many worlds, and careful in all later ones."""
    careful_rollout: ClassVar[int] = 4
    """The number of actions in a careful rollout."""
    compared: ClassVar[int] = 3
    """How many of the cheapest actions are compared for each action of a careful rollout."""

    def __init__(self, view: MerchantView) -> None:
        """Order the legal actions by their costs."""
        assert view.seat is not None
        self.seat = view.seat
        self._view = view
        self._single = view.series == 1
        self.estimated = self._single and view.turn_limit - view.turns >= NEAR
        self._costs: list[HandCosts] = []
        self._worlds = 0
        self.candidates = self._cheapest(MOST_CANDIDATES)

    def _cheapest(self, most: int) -> list[MerchantAction]:
        """The legal actions with the lowest costs, at most so many."""
        view, hand = self._view, self._view.own
        costs = HandCosts(view.unseen() + sum(view.seen) - view.seen[self.seat], _without(view.sizes, self.seat))
        return nsmallest(most, view.legal_actions(), key=lambda action: costs.cost(hand, action))

    def world(self, rng: Random) -> MerchantState:
        """Deal the unseen cards. Until the next call all rollouts must start from copies of this state."""
        state = self._sampled(rng)
        self._worlds += 1
        held = sum(state.hands)
        self._costs = [HandCosts(held - hand, _without(state.sizes, seat)) for seat, hand in enumerate(state.hands)]
        return state

    def _sampled(self, rng: Random) -> MerchantState:
        """A state that agrees with the view."""
        return sample(self._view, rng)

    def play_out(self, state: MerchantState, rng: Random, effort: ThinkingBudget) -> None:
        """Play a quick or a careful rollout. The rollout itself counts as one action more."""
        del rng
        deal = self._view.deal
        careful = self.estimated and self._worlds > self.quick_worlds
        left = (self.careful_rollout if careful else ROLLOUT) if self.estimated else -1
        while not effort.spent() and left and state.to_move is not None and state.deal == deal:
            if self._single and 1 in state.places:
                return
            seat = state.to_move
            if careful:
                state.apply(self._best(state, seat, effort))
            else:
                state.apply(self._costs[seat].choose(state, state.hands[seat]))
            left -= 1

    def _best(self, state: MerchantState, seat: int, effort: ThinkingBudget) -> MerchantAction:
        """The choice of a seat in a careful rollout. Its last cards are played without a comparison."""
        found = nsmallest(self.compared, self._costs[seat].priced(state, state.hands[seat]), key=itemgetter(0))
        least, best = found[0]
        if len(found) == 1 or least <= OUT:
            return best
        most = -1.0
        for _, action in found:
            after = state.copy()
            after.apply(action)
            chance = self.chances(after)[seat]
            if chance > most:
                most, best = chance, action
            effort.spent(AN_ESTIMATE)
        return best

    def chances(self, state: MerchantState) -> Sequence[float]:
        """Exact where the match is decided, else estimated."""
        if state.to_move is None:
            ranks = state.ranks
            assert ranks is not None
            return shared_wins(ranks)
        if not self._single:
            return match_chances(state.points, state.series - state.deal + 1)
        if 1 in state.places:
            return shared_wins(state.places)
        return self._estimate(state)

    def _estimate(self, state: MerchantState) -> Sequence[float]:
        """By seat: the chance to be the first to go out, while nobody has."""
        return win_estimate.chances(state, win_estimate.network())


def _without(sizes: Sequence[int], seat: int) -> list[int]:
    return [size for other, size in enumerate(sizes) if other != seat]
