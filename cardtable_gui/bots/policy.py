"""The interface of a game's bots: its policy."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeAlias

from cardtable_gui.bots.play_style import AnyStyle, Liking
from cardtable_gui.bots.search import SearchModel, shared_wins
from cardtable_gui.bots.thinking_budget import STEPS_PER_MS, ThinkingBudget
from cardtable_gui.core.game import A, AnyState, V, View, ranked
from cardtable_gui.core.messages import Message

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


class Policy(ABC, Generic[V, A]):
    """How bots of each level play one game, given only the view of the seat to move."""

    steps_per_ms: ClassVar[int] = STEPS_PER_MS
    """How many steps of this game's rollouts take 1 ms on an ordinary machine, at most: budgets by count are made so
    that 99 in 100 moves keep to the time that they stand for."""
    styles: ClassVar[Mapping[str, AnyStyle]] = {}
    """What styles mean in this game; those that are missing mean nothing: their characters play plain."""

    @abstractmethod
    def easy(self, view: V, rng: Random) -> A:
        """A beginner's move, by simple heuristics without search. It must not lead to endless matches."""

    @abstractmethod
    def normal(self, view: V, rng: Random, effort: ThinkingBudget) -> A:
        """A good player's move, some 10 ms of work; returns the best so far as soon as `effort.spent()` is true."""

    def inclined(self, view: V, rng: Random, effort: ThinkingBudget, liking: Liking[A]) -> A:
        """As `normal`, but an action may be worse by as much as it is liked. A game that has no styles plays plain."""
        del liking
        return self.normal(view, rng, effort)

    def search_model(self, view: V, *, thorough: bool = False) -> SearchModel[Any, A]:
        """The decision of the seat to move, for the search of stronger bots; by random rollouts if a game has none.

        `thorough`: for the strongest bots, whose long searches can afford what costs more.
        """
        del thorough
        return PlainModel(view)

    def odds(self, view: V) -> Mapping[A, float]:
        """How likely the strongest bots take each action, where they go by learnt odds; empty: they search.

        For decisions in which a bot that always took the best action could be seen through.
        """
        del view
        return {}

    def reasons(self, view: V, action: A) -> Iterator[Message]:
        """What speaks for this legal action of the seat to move: sentences, the most important first; often none.

        Each is true, follows from the view alone, and may be shown to the player. Any action may be asked about, also
        one that isn't good: whoever is told why one is better than another hears what doesn't speak for the other too
        (`advice.telling`), and two sentences say the same if their English texts do.
        """
        del view, action
        return iter(())

    def risk(self, view: V, action: A) -> Message | None:
        """The risk of an action of the seat to move: a sentence as in `reasons`; None: there is none."""
        del view, action
        return None


AnyPolicy: TypeAlias = Policy[Any, Any]
