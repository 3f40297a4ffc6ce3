"""Bots against bots: the choice of matches, and who won."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.bots import bot_matches
from cardtable_gui.bots.bot_matches import Fixture, Outcome
from cardtable_gui.bots.levels import BUDGET_MS
from cardtable_gui.bots.policy import AnyPolicy, Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import View
from cardtable_gui.core.options import complete
from cardtable_gui.games.kobayakawa.view import KobayakawaView

SEATS = ("normal", "easy", "random")


def outcome(deal: int, levels: tuple[str, ...], ranks: tuple[int, ...] | None, ms: float = 1.0) -> Outcome:
    return Outcome(Fixture(deal, 0, deal, levels), ranks, *(((ms,),) * len(levels),) * 2)


def play(fixture: Fixture, policy: AnyPolicy | None = None, ms: float | None = 1) -> Outcome:
    package = games.package("kobayakawa")
    return bot_matches.play(package.game, policy or package.policy, complete(package.game.options, {}), fixture, ms)


def test_a_series_keeps_everybody_on_the_same_seat() -> None:
    matches = list(bot_matches.series(SEATS, 5, 1))
    assert [fixture.levels for fixture in matches] == [SEATS] * 5
    assert len({fixture.seed for fixture in matches}) == 5
    assert all(0 <= fixture.seed < 2**48 for fixture in matches)
    assert [fixture.seed for fixture in bot_matches.series(SEATS, 2, 1)] == [fixture.seed for fixture in matches[:2]]
    assert {fixture.seed for fixture in bot_matches.series(SEATS, 5, 2)}.isdisjoint(fixture.seed for fixture in matches)


def test_matches_repeat_themselves() -> None:
    fixture = next(iter(bot_matches.series(SEATS, 1, 7)))
    first, second = play(fixture), play(fixture)
    assert first.ranks == second.ranks
    assert first.actions == second.actions > 0


def test_bots_of_equal_level_do_not_play_alike() -> None:
    outcomes = [play(fixture) for fixture in bot_matches.series(("random",) * 3, 12, 1)]
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
    play(Fixture(0, 0, 1, ("easy",) * 3), watching)
    assert watching.views
    assert all(isinstance(view, KobayakawaView) and view.seat == view.to_move for view in watching.views)


def test_a_budget_stands_for_the_same_steps_everywhere() -> None:
    for ms, steps in (
        (3.0, ThinkingBudget.by_count(3).steps),
        (None, ThinkingBudget.by_count(BUDGET_MS["normal"]).steps),
    ):
        watching = Watching()
        play(Fixture(0, 0, 1, ("normal",) * 3), watching, ms)
        assert set(watching.steps) == {steps}


def test_a_match_without_end_is_called_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_matches, "MAX_ACTIONS", 5)
    unfinished = play(Fixture(0, 0, 1, SEATS))
    assert unfinished.ranks is None
    assert unfinished.actions == 5
    assert unfinished.wins == (0, 0, 0)


def test_shared_wins_count_in_parts() -> None:
    assert outcome(0, SEATS, (1, 2, 3)).wins == (1, 0, 0)
    assert outcome(0, SEATS, (1, 3, 1)).wins == (0.5, 0, 0.5)
    assert outcome(0, SEATS, (1, 1, 1)).wins == (1 / 3, 1 / 3, 1 / 3)


def test_seats_are_told_their_wins_shares_and_ranks() -> None:
    outcomes = [outcome(0, SEATS, (1, 2, 3)), outcome(1, SEATS, (1, 1, 3), 3.0), outcome(2, SEATS, None)]
    first, second, third = bot_matches.seat_standings(SEATS, outcomes)
    assert (first.level, first.wins, first.share, first.mean_rank) == ("normal", 1.5, 0.5, 1.0)
    assert (second.wins, second.mean_rank) == (0.5, 1.5)
    assert (third.wins, third.mean_rank) == (0, 3.0)
    assert isclose(first.ms_mean, 5 / 3)
    assert bot_matches.seat_standings(SEATS, outcomes[2:])[0].mean_rank is None
