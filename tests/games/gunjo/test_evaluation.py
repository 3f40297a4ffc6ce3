"""What Gunjo Gradation's bots think a hand costs, in turns."""

import pytest

from cardtable_gui.games.gunjo.bots.evaluation import A_JOINER, HandEvaluation
from tests.games.gunjo.scenes import packed, scene


def test_a_further_1_costs_no_turn_of_its_own() -> None:
    view = scene("5 6", "7", "8").view(0)
    evaluation = HandEvaluation(view)
    one, two = (evaluation.turns_to_shed(packed(hand)) for hand in ("1 5 6", "1 1 5 6"))
    assert two == pytest.approx(one + A_JOINER)
