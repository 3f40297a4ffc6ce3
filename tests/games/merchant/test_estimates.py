"""The learnt estimates of who will be the first to go out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pytest

from cardtable_gui.games.merchant.bots import detailed_estimate, win_estimate
from cardtable_gui.games.merchant.state import MerchantState
from tests.games.merchant.scenes import in_course, scene

Estimate: TypeAlias = Callable[[MerchantState], Sequence[float]]


def plain(state: MerchantState) -> Sequence[float]:
    return win_estimate.chances(state, win_estimate.network())


def detailed(state: MerchantState) -> Sequence[float]:
    return detailed_estimate.chances(state, detailed_estimate.detailed_network())


either = pytest.mark.parametrize("estimate", [plain, detailed])


@either
@pytest.mark.parametrize("players", range(2, 7))
def test_estimates_are_chances_that_move_with_the_seats(players: int, estimate: Estimate) -> None:
    state = in_course(players, 3 * players)
    chances = list(estimate(state))
    assert sum(chances) == pytest.approx(1)
    turned = state.copy()
    for row in (turned.hands, turned.sizes, turned.seen):
        row.append(row.pop(0))
    turned.to_move = (state.to_move - 1) % players if state.to_move is not None else None
    turned.owner = (state.owner - 1) % players if state.owner >= 0 else state.owner
    assert list(estimate(turned)) == pytest.approx(chances[1:] + chances[:1])


@either
def test_one_unbeaten_card_left_is_nearly_a_win(estimate: Estimate) -> None:
    near = scene("14", "3 4 5 6 7 8", "3 4 5 6 7 8")
    far = scene("3 4 5 6 7 8", "14", "3 4 5 6 7 8", to_move=1)
    assert estimate(near)[0] > 0.9
    assert estimate(far)[0] < 0.1


@pytest.mark.parametrize("players", range(2, 7))
def test_every_feature_of_the_detailed_network_has_a_row(players: int) -> None:
    rows = len(detailed_estimate.detailed_network().rows)
    for actions in (0, 1, 2 * players, 5 * players):
        for seen in detailed_estimate.features(in_course(players, actions)):
            found = [*seen.there, *(feature for feature, _ in seen.valued)]
            assert len(set(found)) == len(found)
            assert all(0 <= feature < rows for feature in found)


def test_the_detailed_network_tells_a_group_that_all_can_beat_from_one_that_some_can() -> None:
    both = scene("5 9 9", "6 13", "7 14")
    one = scene("5 9 9", "6 13", "4 3")
    none = scene("5 9 9", "3 4", "4 3")
    seen = [detailed_estimate.features(state)[0].there[0] for state in (none, one, both)]
    assert seen == [seen[0], seen[0] + 1, seen[0] + 2]
