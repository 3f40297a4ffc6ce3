"""What a decision's options are worth: each one's chance to win the match, by the search of the strong levels.

An assessment is a pure function of the view: the random generator is seeded from it and the work is limited by a step
count, so the same decision gets the same figures on every machine and in every process.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from cardtable_gui.bots import levels, search
from cardtable_gui.bots.advice import fingerprint
from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.search import Estimate
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import A, V

MOST_OPTIONS: Final = 12
"""How many options are named."""
BUDGET_MS: Final = levels.BUDGET_MS["expert"]
"""The time that the steps of an assessment stand for, in milliseconds."""
MOST_WORLDS: Final = 1000
"""After so many worlds the sampling errors are below 2 %, and more would only take time where rollouts are short."""


def assess(
    policy: Policy[V, A],
    view: V,
    chosen: A | None = None,
    called_off: Callable[[], bool] = lambda: False,
    ms: float = BUDGET_MS,
) -> list[Estimate[A]]:
    """Estimate the options of the seat to move from its view alone, the best first; at least one.

    Args:
        policy: the game's policy.
        view: the view of the seat to move.
        chosen: a legal action that is to be among them, even if the search would not try it.
        called_off: when it returns true, what was found so far is returned at once, which is then not repeatable.
        ms: the time that the step budget stands for.
    """
    model = policy.search_model(view)
    if chosen is not None and chosen not in model.candidates:
        model.candidates = (*model.candidates, chosen)
    effort = ThinkingBudget.by_count(ms, called_off, steps_per_ms=policy.steps_per_ms)
    return search.evaluate(model, Random(fingerprint(view)), effort, MOST_WORLDS)
