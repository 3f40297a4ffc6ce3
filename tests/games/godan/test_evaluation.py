"""What GODAN's bots think a hand is worth, in points."""

import pytest

from cardtable_gui.games.godan.bots.evaluation import HandEvaluation
from cardtable_gui.games.godan.bots.expected_points import SPARE
from cardtable_gui.games.godan.game import GAME
from tests.games.godan.scenes import scene


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
