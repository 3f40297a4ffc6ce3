"""What a game's folder tells the bots, which know no concrete game themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Generic, TypeAlias

from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import A, V
from cardtable_gui.core.messages import Message


@dataclass(frozen=True, slots=True)
class Rating(Generic[A]):
    """How good an action was found to be.

    Attributes:
        action: a legal action.
        value: how good, in the game's own unit; the greatest is the best.
        margin: how much less than the best one's value still means as good: what chance may have done.
        trials: in how many trial games it was compared with the best one; 0: it was reckoned.
        behind: in how many of these it ended worse than the best one.
        ahead: in how many of these it ended better.
    """

    action: A
    value: float
    margin: float = 0.0
    trials: int = 0
    behind: int = 0
    ahead: int = 0


class Policy(ABC, Generic[V, A]):
    """How to play one game at each level, from a view of the seat to move: it cannot know more than that seat."""

    @abstractmethod
    def easy(self, view: V, rng: Random) -> A:
        """A beginner's move: sound at first sight, without reckoning. Must end every match (no endless circles)."""

    @abstractmethod
    def normal(self, view: V, rng: Random, effort: ThinkingBudget) -> A:
        """A good player's move, some 10 ms of work; when `effort.spent()` turns true it returns its best so far."""

    def rate(self, view: V, rng: Random, effort: ThinkingBudget) -> Sequence[Rating[A]]:
        """How good the actions worth weighing are, the best first, at least one: what hints are made of.

        Without a clock: the same chance and effort give the same ratings. Up to ten times the work of `normal`.
        """
        return (Rating(self.normal(view, rng, effort), 0.0),)

    def reasons(self, view: V, ratings: Sequence[Rating[A]]) -> Iterator[Message]:
        """Why the first of these actions is good: whole sentences, the most telling first; often none.

        Each is worked out from what the seat may know, and true. They are told to the player.
        """
        del view, ratings
        return iter(())


AnyPolicy: TypeAlias = Policy[Any, Any]


def reckoned(values: Iterable[tuple[A, float]]) -> list[Rating[A]]:
    """Ratings of actions with reckoned values, the best first; of equal ones the first that came.

    Values are rounded, so that the last bit of a processor's arithmetic decides nothing.
    """
    return sorted((Rating(action, round(value, 6)) for action, value in values), key=lambda rating: -rating.value)


def tried(actions: Sequence[A], outcomes: Sequence[Sequence[float]]) -> list[Rating[A]]:
    """Ratings of actions by trial games, the best first.

    Args:
        actions: the actions.
        outcomes: for each of them how its trial games ended, all in the same worlds; one that dropped out has fewer.
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
