"""What Gunjo Gradation's bots think a hand costs, in turns, and what normal bots make of it."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.gunjo.bots.evaluation import A_JOINER, HandEvaluation
from cardtable_gui.games.gunjo.bots.policy import CARELESS, GunjoPolicy
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.state import GunjoState
from tests.games.gunjo.scenes import packed, scene


def test_a_further_1_costs_no_turn_of_its_own() -> None:
    view = scene("5 6", "7", "8").view(0)
    evaluation = HandEvaluation(view)
    one, two = (evaluation.turns_to_shed(packed(hand)) for hand in ("1 5 6", "1 1 5 6"))
    assert two == pytest.approx(one + A_JOINER)


def normal_choices(state: GunjoState) -> set[str]:
    """What normal bots do here, by other random numbers each time."""
    view = state.view(0)
    return {GAME.notation(GunjoPolicy().normal(view, Random(seed), ThinkingBudget())) for seed in range(60)}


@pytest.mark.parametrize(
    ("state", "winning"),
    [
        (scene("5 5", "3", "4", area=["9"]), {"play 5 5"}),
        (scene("9", "3", "4", area=["8"], cards_left=0), {"play 9"}),
        (scene("2 2 2 2 3 12", "3", "4"), {"play 2 2 2 2"}),
        (scene("1 1 7", "3", "4", area=["8"]), {"play 1 1 7"}),
    ],
    ids=["a pair", "a single card", "four 2s", "with added 1s"],
)
def test_a_normal_bot_never_passes_up_a_win(state: GunjoState, winning: set[str]) -> None:
    assert normal_choices(state) == winning


def test_a_normal_bot_plays_anything_that_is_nearly_the_best() -> None:
    state = scene("3 3 5 5 7 12 12", "3 4 6 8 8", "4 5 9 9 10", expansions=())
    evaluation = HandEvaluation(state.view(0))
    costs = {GAME.notation(action): evaluation.cost(action) for action in state.legal_actions()}
    near = {action for action, cost in costs.items() if cost <= min(costs.values()) + CARELESS}
    assert normal_choices(state) == near
    assert 1 < len(near) < len(costs)
