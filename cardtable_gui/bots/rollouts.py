"""Bots for games in which a quick, sensible move can be told: all levels but chance play on by such moves."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Generic

from cardtable_gui.bots.policy import MOST_STEPS, PlainModel, Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import A, AnyState, V


class RolloutPolicy(Policy[V, A], Generic[V, A]):
    """`easy` makes the quick move. The others deal what is hidden again and again, and play on by quick moves."""

    steps_per_ms = 100
    rollouts: ClassVar[int] = 40
    """How many worlds `normal` tries each action in, to the end of the deal: 10 to 20 ms of work."""

    @abstractmethod
    def quick(self, position: Any, hand: Sequence[int], rng: Random) -> A:
        """A quick, sensible move of the seat to move.

        Args:
            position: a state or a view: whatever both of them have.
            hand: the faces of that seat's hand, ascending.
            rng: the only source of randomness.
        """

    def worth(self, state: AnyState, seat: int) -> float:
        """How well a deal went for a seat: how far it's ahead of the others' average score."""
        scores = state.scores
        return scores[seat] - (sum(scores) - scores[seat]) / max(1, len(scores) - 1)

    def worth_trying(self, view: V) -> Sequence[A]:
        """The actions among which bots that play on choose; all legal ones, unless a game knows better."""
        return tuple(view.legal_actions())

    def easy(self, view: V, rng: Random) -> A:
        """The quick move."""
        index = view.game.index
        return self.quick(view, [index[card] for card in view.hand], rng)

    def normal(self, view: V, rng: Random, effort: ThinkingBudget) -> A:
        """The action after which the deal goes best on average."""
        return self.by_worth(view, rng, effort)[0]

    def by_worth(self, view: V, rng: Random, effort: ThinkingBudget) -> Sequence[A]:
        """The actions worth trying: that after which the deal goes best, on average in the same worlds, is first."""
        seat = view.to_move
        assert seat is not None
        actions = self.worth_trying(view)
        worth = [0.0] * len(actions)
        for _ in range(self.rollouts if len(actions) > 1 else 0):
            if effort.spent():
                break
            world = view.sample(rng)
            for number, action in enumerate(actions):
                state = world.copy()
                state.apply(action)
                for _ in range(MOST_STEPS):
                    if state.to_move is None or state.deal != view.deal:
                        break
                    self.play_on(state, rng)
                worth[number] += self.worth(state, seat)
        return [actions[number] for number in sorted(range(len(actions)), key=lambda number: -worth[number])]

    def play_on(self, state: Any, rng: Random) -> None:
        """Make the quick move of the seat to move."""
        state.apply(self.quick(state, state.hands[state.to_move], rng))

    def search_model(self, view: V, *, thorough: bool = False) -> PlainModel[A]:
        """For the strongest levels: from what `normal` finds on, rollouts to the end of the match."""
        del thorough
        return _Model(view, self)


class _Model(PlainModel[A]):
    """The decision of the seat to move."""

    def __init__(self, view: Any, policy: RolloutPolicy[Any, A]) -> None:
        super().__init__(view)
        # Who wins is told by fewer differences than how a deal goes: without this few rollouts would lead astray.
        self.candidates = policy.by_worth(view, Random(0), ThinkingBudget())
        self._policy = policy

    def play_out(self, state: AnyState, rng: Random, effort: ThinkingBudget) -> None:
        """Play to the end of the match by quick moves, at most `MOST_STEPS`."""
        for _ in range(MOST_STEPS):
            if state.to_move is None or effort.spent():
                return
            self._policy.play_on(state, rng)
