"""The chance to win a match of GODAN from its points."""

import pytest

from cardtable_gui.games.godan.bots.chances import Chances
from cardtable_gui.games.godan.game import GAME

CHANCES = Chances(GAME.moves, 3)


def test_chances_add_up_to_1_and_more_points_are_better() -> None:
    low, middle, high = CHANCES.before(2, [80, 100, 130])
    assert 0 < low < middle < high
    assert low + middle + high == pytest.approx(1)


def test_every_point_more_is_a_better_chance() -> None:
    found = [CHANCES.before(1, [points, 100, 130])[0] for points in range(0, 400, 5)]
    assert found == sorted(set(found))


def test_a_lead_is_worth_more_the_fewer_games_are_left() -> None:
    found = [CHANCES.before(games, [150, 100, 100])[0] for games in (0.05, 1, 2, 6)]
    assert found == sorted(found, reverse=True)
    assert found[0] > 0.98 > 0.75 > found[1]


def test_equal_points_are_equal_chances() -> None:
    assert CHANCES.before(1, [100, 100, 100]) == pytest.approx([1 / 3] * 3)
