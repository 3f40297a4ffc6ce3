"""Gunjo Gradation as the search sees it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from cardtable_gui.bots.card_odds import HandOdds
from cardtable_gui.bots.search import SearchModel, shared_wins
from cardtable_gui.bots.softmax import softmax
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.gunjo.actions import GunjoAction, Play
from cardtable_gui.games.gunjo.bots.evaluation import HandEvaluation
from cardtable_gui.games.gunjo.bots.quick_policy import QuickPolicy
from cardtable_gui.games.gunjo.bots.worlds import Worlds
from cardtable_gui.games.gunjo.state import GunjoState
from cardtable_gui.games.gunjo.view import GunjoView

CANDIDATES: Final = 6
"""How many actions are tried: those with the lowest cost, and for each number in hand its largest set."""
MOST_CANDIDATES: Final = 12
A_WORLD: Final = 24
"""The steps of sampling a world."""
ROLLOUT_STEPS: Final = 8
"""The steps of a rollout apart from its actions: it may be over at once."""
SPREAD: Final = 5.0
"""How far one round drives the points apart: 0.78 times the standard deviation of a seat's gain, 5.5 to 6.1 in matches
of normal bots with three to six seats."""


class GunjoSearchModel(SearchModel[GunjoState, GunjoAction]):
    """One decision of Gunjo Gradation: rollouts go to the end of the round.

    Actions come in the order of their cost, by which everybody plays in rollouts, too.
    """

    def __init__(self, view: GunjoView, odds: HandOdds | None = None) -> None:
        """Use the view of the seat to move.

        `odds`: what hidden hands are sampled by; None: by what is counted in `Worlds`.
        """
        assert view.seat is not None
        self.seat = view.seat
        self._deal = view.deal
        self._worlds = Worlds(view, odds)
        self._due = 0
        evaluation = HandEvaluation(view)
        self._policy = QuickPolicy(evaluation)
        self.candidates = _candidates(view, evaluation)

    def world(self, rng: Random) -> GunjoState:
        """A likely full state for this view, by the module `worlds`."""
        self._due = A_WORLD
        return self._worlds.world(rng)

    def play_out(self, state: GunjoState, rng: Random, effort: ThinkingBudget) -> None:
        """Play to the end of the round."""
        del rng
        effort.spent(ROLLOUT_STEPS + self._due)
        self._due = 0
        while state.deal == self._deal and state.to_move is not None and not effort.exhausted:
            state.apply(self._policy.choose(state, effort))

    def chances(self, state: GunjoState) -> Sequence[float]:
        """By the points at the beginning of a round."""
        return chances(state)


def chances(state: GunjoState) -> Sequence[float]:
    """By seat: the chance to win the match, when a round begins or after the end.

    The gain of each seat in the rounds to come is taken to be independent, with a Gumbel distribution, for which the
    chances are simple: they are in proportion to e to the power of points ÷ scale.
    """
    if state.ranks is not None:
        return shared_wins(state.ranks)
    return softmax(state.points, SPREAD * sqrt(state.players - state.deal + 1))


def _candidates(view: GunjoView, evaluation: HandEvaluation) -> Sequence[GunjoAction]:
    """The actions with the lowest cost first; then the largest sets of other numbers."""
    order = sorted(view.legal_actions(), key=evaluation.cost)
    found, rest = order[:CANDIDATES], order[CANDIDATES:]
    largest: dict[int, Play] = {}
    for action in rest:
        if isinstance(action, Play) and len(action.cards) > len(largest.get(action.face, action).cards) - 1:
            largest[action.face] = action
    tried = {action.face for action in found if isinstance(action, Play)}
    found += [play for face, play in largest.items() if face not in tried]
    return found[:MOST_CANDIDATES]
