"""What GODAN's bots think a hand is worth, in points, and what normal bots make of it."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.godan.actions import GodanAction
from cardtable_gui.games.godan.bots.evaluation import HandEvaluation, best_evaluated, worth_weighing
from cardtable_gui.games.godan.bots.expected_points import SPARE
from cardtable_gui.games.godan.bots.policy import CARELESS, GodanPolicy
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.view import GodanView
from tests.games.godan.scenes import scene, started


def after_sending(card: str, hand: str, turns: int) -> float:
    """The worth of a hand from which this card is sent, with so many turns left."""
    view = scene(hand, "10", "10", week=10 - turns).view(0)
    return HandEvaluation(view).points(GAME.parse(f"send {card}"))


def test_cover_up_without_a_card_to_cover_up_is_worth_as_much_as_severance() -> None:
    assert after_sending("5", "V V 5", 9) == after_sending("5", "S S 5", 9)
    assert after_sending("5", "V V 15 5", 9) > after_sending("5", "S S 15 5", 9)


def test_a_single_card_costs_its_value_when_there_is_no_turn_to_spare_for_it() -> None:
    pairs = after_sending("20", "5 5 10 10 20", 1)
    assert after_sending("20", "5 5 10 10 15 20", 1) == pytest.approx(pairs - 15)


def test_a_single_turn_to_spare_improves_a_single_card() -> None:
    nothing = after_sending("5", "5", 1)
    assert after_sending("5", "15 5", 1) == pytest.approx(nothing - 15 + SPARE)


def decisions(players: int) -> Iterator[GodanView]:
    """The decisions of a match in which everybody goes by the evaluation."""
    state = started(players)
    while state.to_move is not None:
        view = state.view(state.to_move)
        yield view
        state.act(best_evaluated(view, Random(1), ThinkingBudget()))


def normal_choices(view: GodanView) -> set[GodanAction]:
    """What normal bots do here, by other random numbers each time."""
    return {GodanPolicy().normal(view, Random(seed), ThinkingBudget()) for seed in range(30)}


@pytest.mark.parametrize(("players", "careless"), [(3, True), (4, False)])
def test_with_three_players_a_normal_bot_does_anything_that_is_nearly_the_best(players: int, careless: bool) -> None:
    worse = 0
    for view in islice(decisions(players), 60):
        evaluation = HandEvaluation(view)
        values = {action: evaluation.value(action) for action in worth_weighing(view)}
        best = max(values.values())
        reach = CARELESS[3] if careless else 0.0
        near = {action for action, value in values.items() if value >= best - reach - 1e-9}
        assert normal_choices(view) == near
        worse += min(values[action] for action in near) < best - 1e-6
    assert (worse > 0) == careless
