"""How the strongest bots of Merchant of Goldfish search."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.bots.search import best_of, search
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.merchant.actions import MerchantAction
from cardtable_gui.games.merchant.bots import thorough_search
from cardtable_gui.games.merchant.bots.policy import MerchantPolicy
from cardtable_gui.games.merchant.bots.search_model import MerchantSearchModel
from cardtable_gui.games.merchant.bots.thorough_search import CHEAPEST, LOOKED_AT, MOST_CANDIDATES, ThoroughSearchModel
from cardtable_gui.games.merchant.sampling import sample
from cardtable_gui.games.merchant.state import MerchantState
from tests.games.merchant.scenes import in_course


def model(state: MerchantState) -> ThoroughSearchModel:
    return ThoroughSearchModel(state.view(state.to_move))


def rich() -> MerchantState:
    """A position with many exchanges."""
    state = in_course(3, 10)
    assert len(state.legal_actions()) > LOOKED_AT
    return state


def held_after(state: MerchantState, action: MerchantAction) -> int:
    """The number of cards that the seat to move holds after an action."""
    assert state.to_move is not None
    after = state.copy()
    after.apply(action)
    return after.sizes[state.to_move]


def test_only_experts_search_thoroughly() -> None:
    view = rich().view(rich().to_move)
    assert type(MerchantPolicy().search_model(view)) is MerchantSearchModel
    assert type(MerchantPolicy().search_model(view, thorough=True)) is ThoroughSearchModel


def test_candidates_are_the_cheapest_and_the_most_promising_of_the_next() -> None:
    state = rich()
    cheap = MerchantSearchModel(state.view(state.to_move)).candidates
    found = model(state).candidates
    assert len(found) == len(set(found)) == MOST_CANDIDATES
    assert list(found[:CHEAPEST]) == list(cheap[:CHEAPEST])
    assert set(found) <= set(state.legal_actions())


def test_an_action_that_the_network_prefers_becomes_a_candidate(monkeypatch: pytest.MonkeyPatch) -> None:
    state = rich()
    assert state.to_move is not None
    held = state.sizes[state.to_move]

    def sizes(after: MerchantState, _: object) -> list[int]:
        return [size - held for size in after.sizes]

    monkeypatch.setattr(thorough_search, "chances", sizes)
    more = max(held_after(state, action) for action in model(state).candidates)
    monkeypatch.setattr(thorough_search, "chances", lambda after, _: [-size for size in sizes(after, _)])
    assert more > max(held_after(state, action) for action in model(state).candidates[CHEAPEST:])


def test_rollouts_are_careful_from_the_first_world_on(monkeypatch: pytest.MonkeyPatch) -> None:
    state = rich()

    def cards_after_a_rollout(better: int) -> int:
        monkeypatch.setattr(thorough_search, "chances", lambda after, _: [50 + better * size for size in after.sizes])
        searched = model(state)
        world = searched.world(Random(1))
        searched.play_out(world, Random(1), ThinkingBudget())
        return sum(world.sizes)

    assert cards_after_a_rollout(1) > cards_after_a_rollout(-1)


def test_looking_for_candidates_is_paid_for_once() -> None:
    searched = model(rich())
    spent = []
    for _ in range(2):
        effort = ThinkingBudget(steps=10_000)
        searched.play_out(searched.world(Random(1)), Random(1), effort)
        assert effort.steps is not None
        spent.append(10_000 - effort.steps)
    assert spent[0] > 2 * spent[1]


def test_a_series_is_searched_as_by_other_bots() -> None:
    state = in_course(3, 8, series=3)
    assert list(model(state).candidates) == list(MerchantSearchModel(state.view(state.to_move)).candidates)


def test_what_is_hidden_changes_no_choice() -> None:
    state = rich()
    other = sample(state.view(state.to_move), Random(5))
    assert other.hands != state.hands
    one, two = (best_of(search(model(each), Random(1), ThinkingBudget.by_count(40))) for each in (state, other))
    assert one == two
