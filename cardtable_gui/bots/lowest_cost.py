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
    actions: Iterable[_A], cost: Callable[[_A], float], rng: Random, effort: ThinkingBudget, every: int = 1
) -> _A:
    """The action with the lowest cost; ties are broken at random.

    Args:
        actions: at least one.
        cost: weighs an action.
        rng: breaks ties.
        effort: only actions that were weighed before it was spent can be chosen; the first ones are weighed anyway.
        every: after how many actions each time `effort.spent()` is asked.
    """
    best: list[_A] = []
    least = float("inf")
    for number, action in enumerate(actions):
        if number and number % every == 0 and effort.spent():
            break
        found = cost(action)
        if found < least - _EQUAL:
            best, least = [action], found
        elif found < least + _EQUAL:
            best.append(action)
    return rng.choice(best)
