"""The worth of a decision's options: each one's chance to win the match, by the search of the strong levels.

An assessment is a pure function of the view: the random generator is seeded from it and the work is limited by a step
count, so the same decision gets the same figures on every machine and in every process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

from cardtable_gui.bots import levels, search
from cardtable_gui.bots.fingerprint import fingerprint
from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.questions import PureQuestion
from cardtable_gui.bots.search import Estimate
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import A, V

T = TypeVar("T")
"""An action, or its notation."""

MOST_OPTIONS: Final = 12
"""How many options are named."""
BUDGET_MS: Final = levels.BUDGET_MS["expert"]
"""The time that the steps of an assessment stand for, in milliseconds."""
QUICK_MS: Final = 200.0
"""The same where a player waits, or a whole match is looked at: hints and reviews see the same worlds."""
MOST_WORLDS: Final = 1000
"""After so many worlds the sampling errors are below 2 %, and more would only take time where rollouts are short."""

Assessment: TypeAlias = Sequence[Estimate[Any]]
"""What the options of a decision are worth, the best first; at least one."""


def assess(
    policy: Policy[V, A],
    view: V,
    chosen: A | None = None,
    called_off: Callable[[], bool] = lambda: False,
    ms: float = BUDGET_MS,
    *,
    thorough: bool = False,
) -> list[Estimate[A]]:
    """Estimate the options of the seat to move from its view alone, the best first; at least one.

    Args:
        policy: the game's policy.
        view: the view of the seat to move.
        chosen: a legal action that is to be among them, even if the search would not try it; it is compared with the
            best one in all worlds.
        called_off: when it returns true, what was found so far is returned at once, which is then not repeatable.
        ms: the time that the step budget stands for.
        thorough: whether to judge as the strongest bots do; see `Policy.search_model`.
    """
    model = policy.search_model(view, thorough=thorough)
    if chosen is not None and chosen not in model.candidates:
        model.candidates = (*model.candidates, chosen)
    effort = ThinkingBudget.by_count(ms, called_off, steps_per_ms=policy.steps_per_ms)
    return search.evaluate(model, Random(fingerprint(view)), effort, MOST_WORLDS, kept=chosen)


@dataclass(frozen=True, slots=True)
class AssessmentQuestion(PureQuestion[Assessment]):
    """Asks what the options of a decision are worth. Fields as for `assess`."""

    chosen: Action
    ms: float = BUDGET_MS
    thorough: bool = False

    @property
    def limit_ms(self) -> float:
        """More than for other questions: it may be a long search."""
        return 18_000

    def answer(self, called_off: Callable[[], bool]) -> Assessment:
        """The answer of `assess`."""
        return assess(self.policy, self.view, self.chosen, called_off, self.ms, thorough=self.thorough)


@dataclass(frozen=True, slots=True)
class Verdict(Generic[T]):
    """The worth of a chosen action, beside the best one.

    Attributes:
        best: the best action; the chosen one if no other can be told to be better (`search.told_apart`).
        chance: the chance to win the match after the chosen action.
        best_chance: the same after the best action; never lower.
        error: the standard error of these chances, the larger of the two.
        gap_error: the standard error of their difference, which is smaller.
    """

    best: T
    chance: float
    best_chance: float
    error: float
    gap_error: float

    @property
    def loss(self) -> float:
        """How much of the chance to win the chosen action gave away; 0 if it was about as good as any."""
        return self.best_chance - self.chance

    def told(self, chosen: T) -> Verdict[T]:
        """The same verdict on this action as it may be told: one that isn't clearly behind counts as the best."""
        if search.told_apart(self.loss, self.gap_error):
            return self
        return replace(self, best=chosen, best_chance=self.chance)


def verdict(found: Sequence[Estimate[T]], chosen: T) -> Verdict[T]:
    """Compare the chosen action with the best of these estimates, the best first.

    If there was no time to try the chosen action, nothing is held against it.
    """
    best = found[0]
    own = next((each for each in found if each.action == chosen), None)
    if own is None:
        return Verdict(chosen, best.chance, best.chance, best.error, best.error)
    if not best.exceeds(own):
        best = own
    return Verdict(best.action, own.chance, best.chance, max(own.error, best.error), own.gap_error)
