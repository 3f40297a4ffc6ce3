"""A search model for any game: random rollouts to the end of the match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cardtable_gui.bots.search import SearchModel, shared_wins
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import A, AnyState, View, ranked

MOST_CANDIDATES: Final = 12
MOST_STEPS: Final = 400
"""After this many random actions a rollout is judged by its scores."""


class PlainModel(SearchModel[AnyState, A]):
    """One decision of a game that brings no model of its own."""

    def __init__(self, view: View[A]) -> None:
        """Use the view of the seat to move."""
        assert view.seat is not None
        self.seat = view.seat
        self._view = view
        self.candidates: Sequence[A] = tuple(view.legal_actions())[:MOST_CANDIDATES]

    def world(self, rng: Random) -> AnyState:
        """Any state that agrees with the view."""
        return self._view.sample(rng)

    def play_out(self, state: AnyState, rng: Random, effort: ThinkingBudget) -> None:
        """Play at random to the end of the match, or for `MOST_STEPS` actions."""
        for _ in range(MOST_STEPS):
            if state.to_move is None or effort.spent():
                return
            state.apply(rng.choice(state.candidates()))

    def chances(self, state: AnyState) -> Sequence[float]:
        """The winners share the match; before its end those with the highest score."""
        return shared_wins(state.ranks or ranked(state.scores))
