"""The search by rollouts: what it prefers, when it stops, and what it tells of its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from statistics import mean
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.bots.policy import PlainModel
from cardtable_gui.bots.search import SearchModel, best_of, estimates, evaluate, search, shared_wins
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.options import complete

Worlds = Mapping[str, Sequence[float]]
"""By action its results in one world after the other, again from the first after the last."""


class Lottery:
    """Stands for a state: remembers which world it is and what was done."""

    def __init__(self, world: int, action: str = "") -> None:
        self.world = world
        self.action = action
        self.players = 3

    def copy(self) -> Lottery:
        return Lottery(self.world)

    def apply(self, action: str) -> None:
        self.action = action


class Given(SearchModel[Any, Any]):
    """Actions with given results."""

    def __init__(self, worlds: Worlds, steps: int = 1) -> None:
        self.seat = 1
        self.candidates = tuple(worlds)
        self.worlds = 0
        self._results = worlds
        self._steps = steps

    def world(self, rng: Random) -> Lottery:
        self.worlds += 1
        return Lottery(self.worlds - 1)

    def play_out(self, state: Lottery, rng: Random, effort: ThinkingBudget) -> None:
        effort.spent(self._steps)

    def chances(self, state: Lottery) -> Sequence[float]:
        results = self._results[state.action]
        return (0.0, results[state.world % len(results)], 0.0)


def steps(number: int) -> ThinkingBudget:
    return ThinkingBudget(steps=number)


def test_the_action_with_the_best_results_is_chosen() -> None:
    model = Given({"a": (0.3, 0.2), "b": (0.7, 0.4), "c": (0.1, 0.5)})
    assert best_of(search(model, Random(1), steps(300))) == "b"


def test_luck_that_all_actions_share_does_not_hide_which_is_better() -> None:
    # The worlds differ much more than the actions.
    model = Given({"a": (0.1, 0.9, 0.2, 0.7), "b": (0.12, 0.91, 0.23, 0.72)})
    tallies = search(model, Random(1), steps(1000))
    assert best_of(tallies) == "b"
    assert model.worlds <= 10


def test_a_worse_action_is_dropped_and_the_others_get_its_time() -> None:
    model = Given({"bad": (0.0, 0.1, 0.05), "one": (0.5, 0.6, 0.4), "two": (0.5, 0.4, 0.6)})
    bad, one, two = search(model, Random(1), steps(300))
    assert len(bad.results) < 10
    assert len(one.results) == len(two.results) > 50


def test_a_model_that_wants_to_be_surer_drops_a_worse_action_later() -> None:
    results = {"bad": (0.4, 0.1, 0.8, 0.3, 0.2), "good": (0.5, 0.6, 0.4)}
    bad, _ = search(Given(results), Random(1), steps(1000))
    surer = Given(results)
    surer.clearly = 4.0
    bad_again, _ = search(surer, Random(1), steps(1000))
    assert 0 < len(bad.results) < len(bad_again.results) < 300


def test_a_doubtful_lead_does_not_replace_the_most_promising_action() -> None:
    model = Given({"first": (0.5, 0.5), "second": (0.0, 1.0, 0.55)})
    assert best_of(search(model, Random(1), steps(30))) == "first"


def test_a_prior_decides_between_actions_that_rollouts_find_about_equal() -> None:
    results = {"a": (0.5, 0.4), "b": (0.5, 0.41)}
    model = Given(results)
    assert best_of(search(model, Random(1), steps(200))) == "b"
    model = Given(results)
    model.priors = (0.0, -0.1)
    tallies = search(model, Random(1), steps(200))
    assert best_of(tallies) == "a"
    assert model.worlds < 12, "the other one is dropped"
    assert estimates(tallies)[0].chance == pytest.approx(0.455), "chances are told without it"


def test_actions_are_evaluated_as_without_priors() -> None:
    results = {"a": (0.5, 0.4), "b": (0.5, 0.41)}
    plain, model = Given(results), Given(results)
    model.priors = (0.0, -0.1)
    assert evaluate(model, Random(1), steps(200)) == evaluate(plain, Random(1), steps(200))
    assert evaluate(model, Random(1), steps(200))[0].action == "b"


def test_much_better_results_outweigh_a_prior() -> None:
    model = Given({"a": (0.5, 0.4), "b": (0.9, 0.8)})
    model.priors = (0.0, -0.1)
    assert best_of(search(model, Random(1), steps(200))) == "b"


def test_the_search_stops_when_one_action_is_left_unless_all_is_to_be_estimated() -> None:
    worlds = {"a": (0.1, 0.2), "b": (0.8, 0.7)}
    sure, all_of_it = Given(worlds), Given(worlds)
    search(sure, Random(1), steps(200))
    assert sure.worlds < 10
    assert len(evaluate(all_of_it, Random(1), steps(200))) == 2
    assert all_of_it.worlds > 50


def test_a_rollout_that_the_budget_cut_off_does_not_count() -> None:
    tallies = search(Given({"a": (1.0,), "b": (0.0,)}, steps=10), Random(1), steps(15))
    assert [len(tally.results) for tally in tallies] == [0, 0]


def test_without_time_the_most_promising_action_is_chosen_and_named() -> None:
    model = Given({"a": (0.0,), "b": (1.0,)})
    assert best_of(search(model, Random(1), steps(0))) == "a"
    (found,) = evaluate(model, Random(1), steps(0))
    assert (found.action, found.chance, found.error) == ("a", 1 / 3, 0.5)


def test_cancelled_thinking_ends_at_once_with_what_it_has() -> None:
    model = Given({"a": (0.2, 0.9, 0.1), "b": (0.6, 0.2, 0.9)})
    tallies = search(model, Random(1), ThinkingBudget(cancelled=lambda: model.worlds > 12))
    assert model.worlds == 13
    assert [len(tally.results) for tally in tallies] == [12, 12]


def test_estimates_are_chances_with_their_errors_the_best_first() -> None:
    worlds = {"a": (0.0, 1.0), "b": (0.9, 1.0), "c": (0.6,)}
    found = evaluate(Given(worlds), Random(1), steps(500))
    assert [estimate.action for estimate in found] == ["b", "c", "a"]
    assert found[0].chance == pytest.approx(mean(worlds["b"]), abs=0.01)
    assert all(0 <= estimate.chance <= 1 for estimate in found)
    assert 0 < found[0].error < 0.01
    assert found[1].error == pytest.approx(0)


def test_the_error_of_a_model_counts_most_where_a_chance_is_even(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Given, "model_error", 0.04)
    found = evaluate(Given({"a": (1.0,), "b": (0.5,), "c": (0.2,)}), Random(1), steps(100))
    assert [estimate.error for estimate in found] == [0.0, pytest.approx(0.04), pytest.approx(0.032)]


def test_a_dropped_action_is_estimated_by_its_gap_to_the_best_not_by_the_luck_of_its_worlds() -> None:
    # In the first worlds everything goes well; "a" is dropped there.
    lucky = [1.0] * 6 + [0.2] * 100
    model = Given({"a": [result - 0.1 - 0.001 * (n % 2) for n, result in enumerate(lucky)], "b": lucky})
    tallies = search(model, Random(1), steps(200), until_sure=False)
    assert len(tallies[0].results) < 10
    best, dropped = estimates(tallies)
    assert best.chance - dropped.chance == pytest.approx(0.1, abs=0.01)


def test_shared_wins_count_in_part() -> None:
    assert shared_wins((2, 1, 1, 4)) == [0, 0.5, 0.5, 0]
    assert shared_wins((1, 2)) == [1, 0]


def test_a_game_without_a_model_of_its_own_is_searched_by_random_rollouts() -> None:
    game = games.game("kobayakawa")
    options = complete(game.options, {})
    state = game.start(3, options, game.numbered_dealer(3, options, 4))
    model = PlainModel(state.view(state.to_move))
    found = evaluate(model, Random(2), steps(3000))
    assert {estimate.action for estimate in found} == set(state.legal_actions())
    assert found == evaluate(PlainModel(state.view(state.to_move)), Random(2), steps(3000))
