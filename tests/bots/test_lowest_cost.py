"""The choice of bots that give each action a cost."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.bots.lowest_cost import lowest_cost
from cardtable_gui.bots.thinking_budget import ThinkingBudget


def test_ties_are_broken_at_random_and_rounding_breaks_none() -> None:
    costs = {"a": 0.3, "b": 0.1 + 0.2, "c": 0.4}
    found = {lowest_cost(costs, costs.__getitem__, Random(seed), ThinkingBudget()) for seed in range(20)}
    assert found == {"a", "b"}


def test_costs_may_be_negative() -> None:
    assert lowest_cost([3, 1, 2], lambda number: -number, Random(1), ThinkingBudget()) == 3


def test_what_costs_little_more_than_the_least_may_be_chosen_too() -> None:
    costs = {"a": 1.6, "b": 1.0, "c": 1.5, "d": 1.51, "e": 1.2}
    found = {lowest_cost(costs, costs.__getitem__, Random(seed), ThinkingBudget(), within=0.5) for seed in range(40)}
    assert found == {"b", "c", "e"}


@pytest.mark.parametrize(("steps", "every", "weighed"), [(0, 1, 1), (0, 4, 4), (2, 1, 3), (100, 1, 10), (1, 4, 8)])
def test_what_was_weighed_before_the_budget_was_spent_is_chosen_from(steps: int, every: int, weighed: int) -> None:
    seen: list[int] = []

    def cost(action: int) -> float:
        seen.append(action)
        return -action

    chosen = lowest_cost(range(10), cost, Random(1), ThinkingBudget(steps=steps), every)
    assert seen == list(range(weighed))
    assert chosen == weighed - 1
