"""Whether styles are true: how the parts of matches become figures."""

from __future__ import annotations

from math import isclose

import pytest

from cardtable_gui import games
from cardtable_gui.bots.cast import CAST
from cardtable_gui.lab.cast_figures import Part, count, figures, fixtures
from tests.support.tiers import Tier, having

HANA = CAST[0]


def parts(mine: float, plain: float, wins: float, deals: int = 40, noise: float = 0.0) -> list[Part]:
    """Matches of ten decisions of the character and twenty of plain bots; `noise` moves the means from deal to deal."""
    return [
        Part(deal, (10 * (mine + noise * (-1) ** deal), 10), (20 * plain, 20), wins)
        for deal in range(deals)
        for _ in range(3)
    ]


def test_a_clear_difference_in_the_claimed_direction_is_true() -> None:
    found = figures(parts(0.5, 0.3, 1 / 3, noise=0.1), more=True)
    assert isclose(found.character.value, 0.5)
    assert isclose(found.plain.value, 0.3)
    assert isclose(found.gap.value, 0.2)
    assert found.true
    assert isclose(found.share, 1.0)
    assert not figures(parts(0.5, 0.3, 1 / 3, noise=0.1), more=False).true
    assert figures(parts(0.3, 0.5, 1 / 3, noise=0.1), more=False).true


def test_a_difference_that_chance_explains_is_not() -> None:
    found = figures(parts(0.31, 0.3, 1 / 3, noise=0.3), more=True)
    assert found.gap.value > 0
    assert found.gap.error > found.gap.value
    assert not found.true


def test_more_deals_make_the_interval_narrower() -> None:
    few, many = (figures(parts(0.5, 0.3, 0.2, deals, 0.1), more=True) for deals in (20, 80))
    assert few.gap.error > 1.9 * many.gap.error > 0
    assert isclose(few.share, 0.6)


def test_matches_without_a_decision_of_the_kind_tell_nothing() -> None:
    found = figures([Part(deal, (0.0, 0), (0.0, 0), 0.5) for deal in range(3)], more=True)
    assert (found.gap.value, found.true) == (0.0, False)


def test_a_character_sits_on_every_seat_once_in_each_deal() -> None:
    matches = fixtures(HANA, 2, 1)
    assert [fixture.levels.index("normal:hana") for fixture in matches] == [0, 2, 1] * 2
    assert all(fixture.levels.count("normal") == 2 for fixture in matches)


@pytest.mark.parametrize("game_id", having(Tier.STYLES))
def test_the_decisions_of_a_match_are_counted_by_side(game_id: str) -> None:
    character = next(each for each in CAST if each.style in games.package(game_id).policy.styles)
    found = [count(game_id, fixture) for fixture in fixtures(character, 2, 3)]
    assert found == [count(game_id, fixture) for fixture in fixtures(character, 2, 3)]
    assert sum(number for _, number in (part.character for part in found)) > 0
    assert sum(number for _, number in (part.plain for part in found)) > 0
    assert all(0 <= part.wins <= 1 for part in found)
