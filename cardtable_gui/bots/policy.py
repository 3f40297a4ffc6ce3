"""The interface of a game's bots: its policy, and how it rates actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, ClassVar, Generic, TypeAlias

from cardtable_gui.bots.plain_model import PlainModel
from cardtable_gui.bots.search import SearchModel
from cardtable_gui.bots.thinking_budget import STEPS_PER_MS, ThinkingBudget
from cardtable_gui.core.game import A, V
from cardtable_gui.core.messages import Message


@dataclass(frozen=True, slots=True)
class Rating(Generic[A]):
    """The rating of an action.

    Attributes:
        action: a legal action.
        value: how good it is, in the game's own unit; higher is better.
        margin: the difference to the best value that still counts as equal, to allow for sampling noise.
        trials: the number of rollouts in which it was compared with the best one; 0: it was rated by an evaluation.
        behind: the number of these that ended worse than with the best one.
        ahead: the number of these that ended better.
    """

    action: A
    value: float
    margin: float = 0.0
    trials: int = 0
    behind: int = 0
    ahead: int = 0


class Policy(ABC, Generic[V, A]):
    """How bots of each level play one game, given only the view of the seat to move."""

    steps_per_ms: ClassVar[int] = STEPS_PER_MS
    """How many steps of this game's rollouts take 1 ms on an ordinary machine, at most: budgets by count are made so
    that 99 in 100 moves keep to the time that they stand for."""

    @abstractmethod
    def easy(self, view: V, rng: Random) -> A:
        """A beginner's move, by simple heuristics without search. It must not lead to endless matches."""

    @abstractmethod
    def normal(self, view: V, rng: Random, effort: ThinkingBudget) -> A:
        """A good player's move, some 10 ms of work; returns the best so far as soon as `effort.spent()` is true."""

    def search_model(self, view: V) -> SearchModel[Any, A]:
        """The decision of the seat to move, for the search of stronger bots; by random rollouts if a game has none."""
        return PlainModel(view)

    def rate(self, view: V, rng: Random, effort: ThinkingBudget) -> Sequence[Rating[A]]:
        """Rate the promising actions for a hint, the best first, at least one.

        Deterministic: equal `rng` states and budgets give equal ratings. Up to ten times the work of `normal`.
        """
        return (Rating(self.normal(view, rng, effort), 0.0),)

    def reasons(self, view: V, ratings: Sequence[Rating[A]]) -> Iterator[Message]:
        """Why the first of these actions is good: sentences, the most important first; often none.

        Each is true, follows from the view alone, and may be shown to the player. The last one may be general: it's
        told only if there is no other.
        """
        del view, ratings
        return iter(())

    def risk(self, view: V, action: A) -> Message | None:
        """What an action of the seat to move puts or leaves at risk: a sentence as in `reasons`; None: nothing."""
        del view, action
        return None


AnyPolicy: TypeAlias = Policy[Any, Any]


def reckoned(values: Iterable[tuple[A, float]]) -> list[Rating[A]]:
    """Ratings of actions by evaluated values, the best first; ties keep their order.

    Values are rounded, so that floating-point noise does not decide between actions.
    """
    return sorted((Rating(action, round(value, 6)) for action, value in values), key=lambda rating: -rating.value)


def tried(actions: Sequence[A], outcomes: Sequence[Sequence[float]]) -> list[Rating[A]]:
    """Ratings of actions by rollouts, the best first.

    Args:
        actions: the actions.
        outcomes: for each of them the results of its rollouts, all from the same sampled states; an action that was
            eliminated has fewer.
    """
    order = sorted(range(len(actions)), key=lambda number: (-len(outcomes[number]), -sum(outcomes[number])))
    best = outcomes[order[0]]
    return [_compared(actions[number], outcomes[number], best) for number in order]


def _compared(action: A, own: Sequence[float], best: Sequence[float]) -> Rating[A]:
    count = len(own)
    if not count:
        return Rating(action, 0.0)
    gaps = [one - other for one, other in zip(best, own, strict=False)]
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1) if count > 1 else 0.0
    return Rating(
        action,
        sum(best) / len(best) - mean,
        sqrt(spread / count),
        count,
        sum(gap > 0 for gap in gaps),
        sum(gap < 0 for gap in gaps),
    )
