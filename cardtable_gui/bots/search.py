"""Search by rollouts over sampled worlds: flat Monte Carlo with early elimination.

Each round samples one world, a full state that agrees with the view, and plays it on once for every action that is
still in the race, by the game's fast rollout policy. An action's value is the mean chance to win the match where its
rollouts end. All actions are compared in the same worlds with the same random numbers, so that luck cancels out; those
that are clearly worse than the best are dropped, which leaves more rollouts for the others.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import A, AnyState

S = TypeVar("S", bound=AnyState)

FIRST_CHECK: Final = 4
"""After this many worlds actions may be dropped for the first time."""
CLEARLY: Final = 2.0
"""An action is dropped if it is this many standard errors behind the best."""
DOUBT: Final = 1.0
"""By how many standard errors an action must be ahead of a more promising one to be preferred."""


class SearchModel(ABC, Generic[S, A]):
    """One decision, as the search sees it. It is made from the view of the seat to move, anew for every decision.

    Tables that depend only on what that seat knows are made once, in `__init__`.
    """

    seat: int
    """The seat that decides."""
    candidates: Sequence[A]
    """Legal actions worth trying, the most promising first; at least one."""

    @abstractmethod
    def world(self, rng: Random) -> S:
        """Sample a full state that agrees with what the seat knows: likely ones more often than unlikely ones."""

    @abstractmethod
    def play_out(self, state: S, rng: Random, effort: ThinkingBudget) -> None:
        """Play a state on to where `chances` can judge it, usually to the end of the deal.

        Calls `effort.spent()` once an action, and stops as soon as that is true: the rollout is then discarded.
        """

    @abstractmethod
    def chances(self, state: S) -> Sequence[float]:
        """By seat: the chance to win the match, from 0 to 1; shared wins count in part, so the sum is 1."""


AnyModel: TypeAlias = SearchModel[Any, Any]


@dataclass(slots=True)
class Tally(Generic[A]):
    """What is known of one action: the results of its rollouts, by world; dropped actions have fewer."""

    action: A
    results: list[float] = field(default_factory=list)

    @property
    def chance(self) -> float:
        """The mean result; 0 without rollouts."""
        return sum(self.results) / len(self.results) if self.results else 0.0

    @property
    def error(self) -> float:
        """The standard error of `chance`; 0.5 with fewer than two rollouts."""
        count = len(self.results)
        if count < 2:
            return 0.5
        mean = self.chance
        return sqrt(sum((result - mean) ** 2 for result in self.results) / (count - 1) / count)


def search(model: SearchModel[S, A], rng: Random, effort: ThinkingBudget) -> list[Tally[A]]:
    """Try the candidates until the budget is used up or only one is left; all tallies, in the candidates' order."""
    tallies = [Tally(action) for action in model.candidates]
    racing = list(tallies)
    while len(racing) > 1:
        world = model.world(rng)
        seed = rng.getrandbits(32)
        results = []
        for tally in racing:
            state = world.copy()
            state.apply(tally.action)
            model.play_out(state, Random(seed), effort)
            if effort.exhausted:
                return tallies
            results.append(model.chances(state)[model.seat])
        for tally, result in zip(racing, results, strict=True):
            tally.results.append(result)
        if len(tallies[0].results) >= FIRST_CHECK or len(racing[0].results) >= FIRST_CHECK:
            racing = _still_racing(racing)
    return tallies


def _still_racing(racing: Sequence[Tally[A]]) -> list[Tally[A]]:
    """Those that are not clearly worse than the best."""
    best = max(racing, key=lambda tally: sum(tally.results))
    return [tally for tally in racing if tally is best or not _behind(tally.results, best.results, CLEARLY)]


def _behind(own: Sequence[float], best: Sequence[float], errors: float) -> bool:
    """Whether the mean of the differences is this many of its standard errors above zero."""
    gaps = [one - other for one, other in zip(best, own, strict=False)]
    count = len(gaps)
    mean = sum(gaps) / count
    if count < 2:
        return False
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count
    return mean > errors * sqrt(spread) and mean > 0


def best_of(tallies: Sequence[Tally[A]]) -> A:
    """The action to choose: the best of those that stayed in the race to the end.

    An action replaces a more promising one only if it is ahead of it by `DOUBT` standard errors.
    """
    worlds = max(len(tally.results) for tally in tallies)
    finalists = [tally for tally in tallies if len(tally.results) == worlds]
    chosen = finalists[0]
    for tally in finalists[1:]:
        if sum(tally.results) > sum(chosen.results) and _behind(chosen.results, tally.results, DOUBT):
            chosen = tally
    return chosen.action
