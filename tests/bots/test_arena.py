"""Bots against bots: the choice of matches and the evaluation of results."""

from __future__ import annotations

from math import isclose, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable_gui import games
from cardtable_gui.bots import arena
from cardtable_gui.bots.arena import ArenaMatch, Outcome
from cardtable_gui.bots.levels import BUDGET_MS
from cardtable_gui.bots.policy import AnyPolicy, Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import View
from cardtable_gui.core.options import complete
from cardtable_gui.games.kobayakawa.view import KobayakawaView

SEATS = ("normal", "easy", "random")


def outcome(deal: int, levels: tuple[str, ...], ranks: tuple[int, ...] | None, ms: float = 1.0) -> Outcome:
    return Outcome(ArenaMatch(deal, 0, deal, levels), ranks, *(((ms,),) * len(levels),) * 2)


def play(fixture: ArenaMatch, policy: AnyPolicy | None = None, ms: float | None = 1) -> Outcome:
    package = games.package("kobayakawa")
    return arena.play(package.game, policy or package.policy, complete(package.game.options, {}), fixture, ms)


def test_a_series_keeps_everybody_on_the_same_seat() -> None:
    matches = list(arena.series(SEATS, 5, 1))
    assert [fixture.levels for fixture in matches] == [SEATS] * 5
    assert len({fixture.seed for fixture in matches}) == 5
    assert all(0 <= fixture.seed < 2**48 for fixture in matches)
    assert [fixture.seed for fixture in arena.series(SEATS, 2, 1)] == [fixture.seed for fixture in matches[:2]]
    assert {fixture.seed for fixture in arena.series(SEATS, 5, 2)}.isdisjoint(fixture.seed for fixture in matches)


def test_each_deal_is_played_once_for_every_rotation_of_the_seats() -> None:
    matches = list(arena.rotations(SEATS, 2, 1))
    assert [fixture.levels for fixture in matches[:3]] == [
        ("normal", "easy", "random"),
        ("easy", "random", "normal"),
        ("random", "normal", "easy"),
    ]
    assert [fixture.deal for fixture in matches] == [0, 0, 0, 1, 1, 1]
    assert len({fixture.seed for fixture in matches}) == 2


def test_matches_repeat_themselves() -> None:
    fixture = next(iter(arena.rotations(SEATS, 1, 7)))
    first, second = play(fixture), play(fixture)
    assert first.ranks == second.ranks
    assert first.actions == second.actions > 0


def test_bots_of_equal_level_do_not_play_alike() -> None:
    outcomes = [play(fixture) for fixture in arena.rotations(("random",) * 3, 4, 1)]
    assert len({(outcome.ranks, outcome.actions) for outcome in outcomes}) > 4


class Watching(Policy[View[Action], Action]):
    """A policy that records its arguments."""

    def __init__(self) -> None:
        self.views: list[View[Action]] = []
        self.steps: list[int | None] = []

    def easy(self, view: View[Action], rng: Random) -> Action:
        self.views.append(view)
        return view.legal_actions()[0]

    def normal(self, view: View[Action], rng: Random, effort: ThinkingBudget) -> Action:
        self.steps.append(effort.steps)
        return self.easy(view, rng)


def test_a_bot_gets_the_view_of_its_own_seat_and_nothing_else() -> None:
    watching = Watching()
    play(ArenaMatch(0, 0, 1, ("easy",) * 3), watching)
    assert watching.views
    assert all(isinstance(view, KobayakawaView) and view.seat == view.to_move for view in watching.views)


def test_a_budget_stands_for_the_same_steps_everywhere() -> None:
    for ms, steps in (
        (3.0, ThinkingBudget.by_count(3).steps),
        (None, ThinkingBudget.by_count(BUDGET_MS["normal"]).steps),
    ):
        watching = Watching()
        play(ArenaMatch(0, 0, 1, ("normal",) * 3), watching, ms)
        assert set(watching.steps) == {steps}


def test_a_match_without_end_is_called_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MAX_ACTIONS", 5)
    unfinished = play(ArenaMatch(0, 0, 1, SEATS))
    assert unfinished.ranks is None
    assert unfinished.actions == 5
    assert unfinished.wins == (0, 0, 0)


def test_shared_wins_count_in_parts() -> None:
    assert outcome(0, SEATS, (1, 2, 3)).wins == (1, 0, 0)
    assert outcome(0, SEATS, (1, 3, 1)).wins == (0.5, 0, 0.5)
    assert outcome(0, SEATS, (1, 1, 1)).wins == (1 / 3, 1 / 3, 1 / 3)


def test_seats_are_told_their_wins_shares_and_ranks() -> None:
    outcomes = [outcome(0, SEATS, (1, 2, 3)), outcome(1, SEATS, (1, 1, 3), 3.0), outcome(2, SEATS, None)]
    first, second, third = arena.seat_standings(SEATS, outcomes)
    assert (first.level, first.wins, first.share, first.mean_rank) == ("normal", 1.5, 0.5, 1.0)
    assert (second.wins, second.mean_rank) == (0.5, 1.5)
    assert (third.wins, third.mean_rank) == (0, 3.0)
    assert isclose(first.ms_mean, 5 / 3)
    assert arena.seat_standings(SEATS, outcomes[2:])[0].mean_rank is None


def test_a_levels_share_counts_every_seat_that_it_holds() -> None:
    seats = ("normal", "easy", "easy")
    outcomes = [
        outcome(0, ("normal", "easy", "easy"), (1, 2, 3)),
        outcome(0, ("easy", "easy", "normal"), (2, 3, 1)),
        outcome(0, ("easy", "normal", "easy"), (1, 2, 3)),
    ]
    normal, easy = arena.level_standings(seats, outcomes)
    assert (normal.level, easy.level) == ("normal", "easy")
    assert isclose(normal.share, 2 / 3)
    assert isclose(easy.share, 1 / 6)
    assert isclose(normal.share + 2 * easy.share, 1)
    assert normal.ci95[0] < normal.share < normal.ci95[1]


def test_percentiles_are_values_that_were_measured() -> None:
    times = [float(number) for number in range(1, 101)]
    assert [arena.percentile(times, percent) for percent in (50, 95, 100)] == [50, 95, 100]
    assert arena.percentile([7.0], 50) == 7
    assert arena.percentile([], 50) == 0


@given(st.lists(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=4), min_size=1, max_size=30))
def test_an_interval_lies_within_0_and_1_around_the_share(clusters: list[list[float]]) -> None:
    low, high = arena.interval(clusters)
    share = sum(sum(cluster) / len(cluster) for cluster in clusters) / len(clusters)
    assert 0 <= low <= share + 1e-12
    assert share - 1e-12 <= high <= 1
    assert low < high


def test_independent_results_have_the_known_interval() -> None:
    clusters = [[1.0]] * 50 + [[0.0]] * 50
    low, high = arena.interval(clusters)
    assert isclose(low, 0.5 - 1.96 * sqrt(0.25 / 100), abs_tol=0.005)
    assert isclose(high, 0.5 + 1.96 * sqrt(0.25 / 100), abs_tol=0.005)


def test_results_that_hang_together_make_the_interval_wider() -> None:
    apart = arena.interval([[1.0, 0.0]] * 10 + [[0.0, 1.0]] * 10 + [[1.0, 1.0]] * 5 + [[0.0, 0.0]] * 5)
    together = arena.interval([[1.0, 1.0]] * 15 + [[0.0, 0.0]] * 15)
    assert together[1] - together[0] > apart[1] - apart[0]


def test_the_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    rng = Random(1)
    covered = 0
    for _ in range(400):
        clusters = []
        for _ in range(40):
            luck = rng.choice((0.1, 0.4))
            clusters.append([float(rng.random() < luck) for _ in range(4)])
        low, high = arena.interval(clusters)
        covered += low <= 0.25 <= high
    assert 365 <= covered <= 395
