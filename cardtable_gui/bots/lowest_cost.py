"""The choice of bots that give each action a cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final, TypeVar

from cardtable_gui.bots.thinking_budget import ThinkingBudget

_A = TypeVar("_A")

_EQUAL: Final = 1e-9
"""Costs that differ by less are equal but for rounding."""


def lowest_cost(
    actions: Iterable[_A],
    cost: Callable[[_A], float],
    rng: Random,
    effort: ThinkingBudget,
    every: int = 1,
    within: float = 0.0,
) -> _A:
    """The action with the lowest cost, or a random one of those that cost little more.

    Args:
        actions: at least one.
        cost: weighs an action.
        rng: breaks ties, and chooses among what is within reach of the best.
        effort: only actions that were weighed before it was spent can be chosen; the first ones are weighed anyway.
        every: after how many actions each time `effort.spent()` is asked.
        within: how much more than the least an action may cost to be chosen, in the unit of `cost`.
    """
    weighed: list[tuple[_A, float]] = []
    for number, action in enumerate(actions):
        if number and number % every == 0 and effort.spent():
            break
        weighed.append((action, cost(action)))
    most = min(found for _, found in weighed) + within + _EQUAL
    return rng.choice([action for action, found in weighed if found < most])
