"""Search by rollouts over sampled worlds: flat Monte Carlo with early elimination.

Each round samples one world, a full state that agrees with the view, and plays it on once for every action that is
still in the race, by the game's fast rollout policy. An action's value is the mean chance to win the match where its
rollouts end. All actions are compared in the same worlds with the same random numbers, so that luck cancels out; those
that are clearly worse than the best are dropped, which leaves more rollouts for the others.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import hypot, sqrt
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar

from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import A, AnyState

S = TypeVar("S", bound=AnyState)
T = TypeVar("T")
"""An action, or its notation."""
U = TypeVar("U")

FIRST_CHECK: Final = 8
"""After this many worlds actions may be dropped for the first time, unless a model says otherwise."""
FIRST_OF_ESTIMATES: Final = 24
"""The least of `FIRST_CHECK` where estimates are told: what is dropped keeps the error that it had."""
CHECKS: Final = 8
"""They are compared again when the number of worlds has grown by one in so many: each comparison reads all results."""
CLEARLY: Final = 2.5
"""An action is dropped if it is this many standard errors behind the best, unless a model says otherwise."""
DOUBT: Final = 1.0
"""By how many standard errors an action must be ahead of a more promising one to be preferred."""
SURE: Final = 2.0
"""By how many standard errors figures must differ for players to be told so: the best of many is ahead by chance."""
LEAST_TOLD: Final = 0.01
"""A smaller difference between two chances to win is not worth telling: both are about the same."""
_NOTHING: Final = 1e-9
"""A smaller difference comes from adding up."""


class SearchModel(ABC, Generic[S, A]):
    """One decision, as the search sees it. It is made from the view of the seat to move, anew for every decision.

    Tables that depend only on what that seat knows are made once, in `__init__`.
    """

    seat: int
    """The seat that decides."""
    candidates: Sequence[A]
    """Legal actions worth trying, the most promising first; at least one."""
    priors: Sequence[float] = ()
    """By candidate: added to its mean result when actions are compared, in chances to win, for what is known of an
    action and rollouts do not show. Actions are chosen with it, and evaluated without. Missing entries are 0."""
    first_check: ClassVar[int] = FIRST_CHECK
    """After this many worlds actions may be dropped for the first time: more where rollouts are cheap and noisy."""
    clearly: float = CLEARLY
    """How many standard errors behind the best an action is dropped: more where there's time to be sure."""
    model_error: ClassVar[float] = 0.0
    """The standard error of a chance of one half that more worlds would not reduce: rollouts do not play as the seats
    will. It was measured by playing decisions out; 0 where only the sampling error is known."""

    random_rollouts: ClassVar[bool] = True
    """Whether `play_out` uses its random numbers. If not, it gets any, which saves seeding them for every rollout."""

    @abstractmethod
    def world(self, rng: Random) -> S:
        """Sample a full state that agrees with what the seat knows: likely ones more often than unlikely ones."""

    @abstractmethod
    def play_out(self, state: S, rng: Random, effort: ThinkingBudget) -> None:
        """Play a state on to where `chances` can judge it, usually to the end of the deal.

        Calls `effort.spent()` at least once; the rollout in which that gets true is discarded, and may stop there.
        """

    @abstractmethod
    def chances(self, state: S) -> Sequence[float]:
        """By seat: the chance to win the match, from 0 to 1; shared wins count in part, so the sum is 1.

        Where one seat plays alone, nobody wins: its number only has to rise with how well the game ends.
        """


def beyond(difference: float, error: float) -> bool:
    """Whether a difference is larger than its error can explain, so that it may be told, or given as a reason."""
    return difference > max(_NOTHING, SURE * error)


def told_apart(gap: float, error: float) -> bool:
    """Whether a chance to win is told to be higher than another one; else both are about the same.

    Args:
        gap: by how much it's higher.
        error: the standard error of that.
    """
    return gap >= LEAST_TOLD - _NOTHING and beyond(gap, error)


def shared_wins(ranks: Sequence[int]) -> list[float]:
    """By seat: 1 for the winner, 1/k each for k that share the first rank, 0 for all others."""
    winners = sum(rank == 1 for rank in ranks)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


@dataclass(slots=True)
class Tally(Generic[A]):
    """The results of one action's rollouts, by world; dropped actions have fewer."""

    action: A
    results: list[float] = field(default_factory=list)
    prior: float = 0.0
    """See `SearchModel.priors`."""

    @property
    def mean(self) -> float:
        """The mean result; 0 without rollouts."""
        return sum(self.results) / len(self.results) if self.results else 0.0

    @property
    def value(self) -> float:
        """The figure by which actions are compared: the mean result and the prior."""
        return self.mean + self.prior


@dataclass(frozen=True, slots=True)
class Estimate(Generic[T]):
    """An action's estimated chance to win the match, and the standard error of that.

    `gap_error` is the standard error of its distance to the best action, which is smaller: both were tried in the same
    worlds.
    """

    action: T
    chance: float
    error: float
    gap_error: float = 0.0
    prior: float = 0.0
    """See `SearchModel.priors`: not part of the chance."""

    def exceeds(self, other: Estimate[Any]) -> bool:
        """Whether this chance is told to be higher than another one, where one of both is the best."""
        return told_apart(self.chance - other.chance, max(self.gap_error, other.gap_error))

    def named(self, name: Callable[[T], U]) -> Estimate[U]:
        """The same estimate with its action called otherwise, such as in notation."""
        return Estimate(name(self.action), self.chance, self.error, self.gap_error, self.prior)


def search(
    model: SearchModel[S, A],
    rng: Random,
    effort: ThinkingBudget,
    *,
    until_sure: bool = True,
    most_worlds: int | None = None,
    kept: A | None = None,
    least_worlds: int = 0,
    with_priors: bool = True,
    liking: Callable[[A], float] | None = None,
) -> list[Tally[A]]:
    """Try the candidates until the budget is used up.

    Args:
        model: the decision.
        rng: the source of all randomness.
        effort: the budget.
        until_sure: whether to stop as soon as only one action is left in the race.
        most_worlds: the number of worlds after which to stop in any case; None: no limit.
        kept: a candidate that is never dropped, so that its distance to the best one becomes exact.
        least_worlds: no action is dropped in fewer worlds, whatever the model says.
        with_priors: whether `SearchModel.priors` count; otherwise only results do.
        liking: what a style adds to each action's prior, in chances to win.

    Returns:
        All tallies, in the order of the candidates.
    """
    tallies = [Tally(action) for action in model.candidates]
    if with_priors:
        for tally, prior in zip(tallies, model.priors, strict=False):
            tally.prior = prior
    if liking is not None:
        for tally in tallies:
            tally.prior += liking(tally.action)
    racing = list(tallies)
    least = 1 if until_sure else 0
    next_check = max(model.first_check, least_worlds)
    while len(racing) > least:
        world = model.world(rng)
        seed = rng.getrandbits(32)
        results = []
        for tally in racing:
            state = world.copy()
            state.apply(tally.action)
            model.play_out(state, Random(seed) if model.random_rollouts else rng, effort)
            if effort.exhausted:
                return tallies
            results.append(model.chances(state)[model.seat])
        for tally, result in zip(racing, results, strict=True):
            tally.results.append(result)
        # The best one's results are complete.
        worlds = len(racing[0].results)
        if worlds >= next_check:
            racing = _still_racing(racing, kept, model.clearly)
            next_check = worlds + 1 + worlds // CHECKS
        # The number of worlds does not grow without end where rollouts cost nothing.
        if effort.spent() or len(racing[0].results) == most_worlds:
            break
    return tallies


def evaluate(
    model: SearchModel[S, A],
    rng: Random,
    effort: ThinkingBudget,
    most_worlds: int | None = None,
    kept: A | None = None,
) -> list[Estimate[A]]:
    """Estimate the candidates' chances with the whole budget, or in so many worlds, the best first; at least one.

    `kept`: as for `search`.

    Errors are those of the sampling and of the model together; near chances of 0 and 1 the model's is small.
    Without time for a single rollout the most promising action is named, with the chance of one among equals.
    """
    tallies = search(
        model,
        rng,
        effort,
        until_sure=False,
        most_worlds=most_worlds,
        kept=kept,
        least_worlds=FIRST_OF_ESTIMATES,
        with_priors=False,
    )
    found = estimates(tallies)
    if found:
        unsure = model.model_error
        return [replace(each, error=hypot(each.error, unsure * _spread(each.chance))) for each in found]
    world = model.world(rng)
    return [Estimate(model.candidates[0], 1 / world.players, 0.5)]


def _spread(chance: float) -> float:
    """The standard deviation of an event with this chance, as a multiple of that of an even chance."""
    return 2 * sqrt(chance * (1 - chance))


def best_of(tallies: Sequence[Tally[A]]) -> A:
    """The action to choose: the best of those that stayed in the race to the end.

    An action replaces a more promising one only if it is ahead of it by `DOUBT` standard errors.
    """
    finalists = _finalists(tallies)
    chosen = finalists[0]
    for tally in finalists[1:]:
        if _lead(tally, chosen).exceeds(DOUBT):
            chosen = tally
    return chosen.action


def estimates(tallies: Sequence[Tally[A]]) -> list[Estimate[A]]:
    """Chances and errors of all actions that were tried, the best first; `best_of` comes before its equals.

    Dropped actions were tried in fewer worlds: their chance is that of the best one less the mean gap to it.
    """
    best = max(_finalists(tallies), key=lambda tally: tally.mean)
    found: list[Estimate[A]] = []
    for tally in tallies:
        if tally.results:
            gap = _gap(tally.results, best.results)
            error = _Gap.of(tally.results).error
            chance = min(1.0, max(0.0, best.mean - gap.mean))
            found.append(Estimate(tally.action, chance, error, 0.0 if tally is best else gap.error, tally.prior))
    return sorted(found, key=lambda estimate: -estimate.chance)


@dataclass(frozen=True, slots=True)
class _Gap:
    """The mean of some differences, and its standard error; 0.5 for fewer than two."""

    mean: float
    error: float

    @classmethod
    def of(cls, differences: Sequence[float]) -> _Gap:
        count = len(differences)
        mean = sum(differences) / count
        if count < 2:
            return cls(mean, 0.5)
        spread = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
        return cls(mean, sqrt(spread / count))

    def exceeds(self, errors: float) -> bool:
        """Whether the mean is above zero by more than this many standard errors."""
        return self.mean > max(_NOTHING, errors * self.error)


def _gap(own: Sequence[float], other: Sequence[float]) -> _Gap:
    """How much better the other results are, in the same worlds."""
    return _Gap.of([two - one for one, two in zip(own, other, strict=False)] or [0.0])


def _lead(tally: Tally[A], other: Tally[A]) -> _Gap:
    """How much better a tally is than another, priors included."""
    gap = _gap(other.results, tally.results)
    return _Gap(gap.mean + tally.prior - other.prior, gap.error)


def _finalists(tallies: Sequence[Tally[A]]) -> list[Tally[A]]:
    """Those that were tried in all worlds."""
    worlds = max(len(tally.results) for tally in tallies)
    return [tally for tally in tallies if len(tally.results) == worlds]


def _still_racing(racing: Sequence[Tally[A]], kept: A | None, clearly: float) -> list[Tally[A]]:
    """Those that are not clearly worse than the best, and the one that is kept."""
    best = max(racing, key=lambda tally: tally.value)
    return [
        tally for tally in racing if tally is best or tally.action == kept or not _lead(best, tally).exceeds(clearly)
    ]
