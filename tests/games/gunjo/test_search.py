"""Strong bots of Gunjo Gradation: their chances, the worlds they sample, and positions that normal bots misplayed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable_gui.bots.advice import advise
from cardtable_gui.bots.levels import BUDGET_MS
from cardtable_gui.bots.search import best_of, search
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core import counts
from cardtable_gui.core.options import complete
from cardtable_gui.games.gunjo.bots.policy import GunjoPolicy
from cardtable_gui.games.gunjo.bots.search_model import GunjoSearchModel, chances
from cardtable_gui.games.gunjo.cards import in_play
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.position import NONE
from cardtable_gui.games.gunjo.sampling import sample
from cardtable_gui.games.gunjo.state import GunjoState
from cardtable_gui.games.gunjo.view import GunjoView
from tests.games.gunjo.scenes import scene


def started(players: int = 3, seed: int = 1, **given: int) -> GunjoState:
    options = complete(GAME.options, given)
    state = GAME.start(players, options, GAME.numbered_dealer(players, options, seed))
    assert isinstance(state, GunjoState)
    return state


def budget(ms: float) -> ThinkingBudget:
    return ThinkingBudget.by_count(ms, steps_per_ms=300)


def faces(numbers: str) -> tuple[int, ...]:
    return tuple(int(number) - 1 for number in numbers.split())


def leading(
    deal: int, scores: tuple[int, ...], own: str, rivals: tuple[int, int], revealed: str, gone: str
) -> GunjoView:
    """The view of seat 0, which leads on an empty area: its hand, and how many cards the others hold."""
    hand = faces(own)
    sizes = (len(hand), *rivals)
    fields: dict[str, Any] = {
        "game": GAME,
        "seat": 0,
        "players": 3,
        "to_move": 0,
        "deal": deal,
        "deal_actions": (),
        "phase": "lead",
        "scores": scores,
        "ranks": None,
        "expansions": (),
        "free": False,
        "start_points": 30,
        "rounds": 0,
        "head_start": (),
        "start": 0,
        "sizes": sizes,
        "revealed": (faces(revealed)[0], faces(revealed)[1]),
        "deck_size": counts.size(in_play(())) - sum(sizes) - 2 - len(faces(gone)),
        "area": (),
        "odd": False,
        "passes": 0,
        "passer": NONE,
        "discards": faces(gone),
        "penalties": (0, 0, 0),
        "own": counts.of(hand),
        "seen": (counts.EMPTY,) * 3,
        "given": NONE,
        "opened": (),
    }
    return GunjoView(**fields)


MISPLAYED = [
    (
        leading(2, (20, 24, 40), "3 3 3 3 4 12 12", (10, 4), "8 6", "7 7 7 7 6 6 6 9 10 10 5 7 7 11 11"),
        {"play 3 3 3 3", "play 4"},
    ),
    (
        leading(1, (30,) * 3, "3 4 4 11 11", (8, 6), "3 4", "7 8 8 8 8 7 9 9 7 7 7 11 11 12 12 10 10"),
        {"play 4 4", "play 3"},
    ),
    (
        leading(2, (22, 23, 38), "3 5 5 9 9", (9, 6), "6 3", "9 7 7 7 11 11 7 10 10 4 4 4 6 6 6 6"),
        {"play 5 5", "play 3"},
    ),
    (leading(1, (30,) * 3, "3 3 4 4 4", (12, 5), "7 3", "6 8 8 8 5 5 5 5 5 9 9 9 11 11"), {"play 3 3"}),
]
"""Positions in which bots once led their strongest set first, and the leads that are better by 0.05 to 0.5: rounds were
played on 2500 times from each, by searches with and without swaps at any time. Where there are two such leads they
differ by 0.01 to 0.07."""


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("view", "good"), MISPLAYED, ids=[min(good) for _, good in MISPLAYED])
def test_a_hard_bot_does_not_lead_its_strongest_set_first(view: GunjoView, good: set[str], seed: int) -> None:
    found = search(GunjoSearchModel(view), Random(seed), budget(BUDGET_MS["hard"]))
    assert GAME.notation(best_of(found)) in good


def test_chances_sum_to_one_and_grow_with_the_points_and_the_rounds_played() -> None:
    state = started()
    state.points = (30, 30, 30)
    assert chances(state) == pytest.approx([1 / 3] * 3)
    state.points = (40, 30, 20)
    early = chances(state)
    assert sum(early) == pytest.approx(1)
    assert early[0] > early[1] > early[2]
    state.deal = 3
    assert chances(state)[0] > early[0]


def test_chances_know_how_many_rounds_and_points_there_are() -> None:
    leads = {}
    for rounds, points in ((0, 30), (1, 30), (12, 30), (12, 10), (12, 100)):
        state = started(rounds=rounds, start_points=points)
        state.points = (points + 4, points, points - 4)
        leads[rounds, points] = chances(state)[0]
        assert sum(chances(state)) == pytest.approx(1)
    assert leads[1, 30] > leads[0, 30] > leads[12, 30] > leads[12, 100], "a lead is worth more in a short match"
    assert leads[12, 10] > leads[0, 30], "somebody soon has fewer than 0 points"


def test_after_the_end_the_winners_share_the_match() -> None:
    state = started()
    state.points, state.penalties, state.to_move = (34, 34, 22), (0, 0, 4), None
    assert chances(state) == [0.5, 0.5, 0]


def test_worlds_agree_with_the_view_and_rollouts_end_with_the_round() -> None:
    state = started(4)
    rng = Random(3)
    for _ in range(15):
        state.act(rng.choice(state.legal_actions()))
        view = state.view(state.to_move)
        model = GunjoSearchModel(view)
        world = model.world(rng)
        assert world.view(view.seat) == view
        assert set(model.candidates) <= set(view.legal_actions())
        world.apply(model.candidates[0])
        model.play_out(world, rng, budget(1000))
        assert world.deal == 2 or world.to_move is None


def test_hidden_cards_do_not_change_the_choice() -> None:
    state = started(seed=6)
    view = state.view(state.to_move)
    choices = []
    for seed in range(3):
        other = sample(view, Random(seed))
        assert other.hands != state.hands
        model = GunjoSearchModel(other.view(view.seat))
        choices.append([tally.results for tally in search(model, Random(4), budget(10))])
    assert choices[0] == choices[1] == choices[2]
    assert any(choices[0])


@pytest.mark.parametrize(("view", "good"), MISPLAYED, ids=[min(good) for _, good in MISPLAYED])
def test_a_hint_does_not_lead_the_strongest_set_first(view: GunjoView, good: set[str]) -> None:
    assert GAME.notation(advise(GunjoPolicy(), view).action) in good


def test_rollouts_that_end_at_once_use_up_the_budget_too() -> None:
    state = scene("5 5", "3 12", "4 11", deal=3, expansions=())
    model = GunjoSearchModel(state.view(0))
    winning = GAME.parse("play 5 5")
    model.candidates = (winning, winning)
    tallies = search(model, Random(1), budget(1))
    assert set(tallies[0].results) == {1.0}
    assert len(tallies[0].results) < 50
