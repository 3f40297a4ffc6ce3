"""What GODAN's bots learnt to prefer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from cardtable_gui.games.godan.bots.action_features import FEATURES, ActionFeatures
from cardtable_gui.games.godan.bots.network import network
from cardtable_gui.games.godan.bots.policy import GodanPolicy
from cardtable_gui.games.godan.bots.preferences import preferences, weights
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.bots.search_model import GodanSearchModel
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.house import house_1
from cardtable_gui.games.godan.sampling import sample
from cardtable_gui.games.godan.state import GodanState
from tests.games.godan.scenes import scene, started
from tests.games.godan.test_house import other


def preferred(state: GodanState) -> str:
    """The action that is preferred most."""
    learnt = weights(house_1(), state.players)
    assert learnt is not None
    actions = state.candidates()
    found = preferences(state, actions, QuickPlay(GAME.moves, state.players), learnt)
    return GAME.notation(max(zip(found, actions, strict=True), key=lambda pair: pair[0])[1])


def test_a_large_set_is_preferred_in_the_last_week() -> None:
    assert preferred(scene("25 25 25 25 5", "5", "5", week=10)) == "work 25 25 25 25"


def test_a_card_that_is_no_part_of_a_set_is_preferred_for_sending() -> None:
    state = scene("10 10 10 25", "5 10", "5 10", week=9, deck="10")
    state.advance(GAME.parse("take"))
    assert preferred(state) == "send 25"


@pytest.mark.parametrize("players", [3, 4, 6])
def test_preferences_use_only_what_the_seat_to_move_knows(players: int) -> None:
    rng = Random(players)
    by = [rng.gauss(0, 1) for _ in range(FEATURES)]
    state = started(players, 5)
    while state.to_move is not None:
        actions = state.candidates()
        view = state.view(state.to_move)
        quick = QuickPlay(GAME.moves, players)
        assert preferences(state, actions, quick, by) == preferences(sample(view, rng), actions, quick, by)
        state.advance(rng.choice(actions))


@pytest.mark.parametrize("players", [3, 4])
def test_the_network_uses_only_what_the_seat_to_move_knows(players: int) -> None:
    learnt, rng = network(house_1(), players), Random(players)
    assert learnt is not None
    state = started(players, 5)
    while state.to_move is not None:
        actions = state.candidates()
        view = state.view(state.to_move)
        quick = QuickPlay(GAME.moves, players)
        assert learnt.preferences(state, actions, quick) == learnt.preferences(sample(view, rng), actions, quick)
        state.advance(rng.choice(actions))


def test_an_expert_goes_by_the_network_where_there_is_one() -> None:
    state = started(4, 1)
    assert state.to_move is not None
    view = state.view(state.to_move)
    assert not GodanPolicy().search_model(view).priors
    model = GodanPolicy().search_model(view, thorough=True)
    learnt = network(house_1(), 4)
    assert learnt is not None
    found = learnt.preferences(state, model.candidates, QuickPlay(GAME.moves, 4))
    assert found == sorted(found, reverse=True)
    assert model.priors[0] == 0 > model.priors[-1]
    assert network(house_1(), 5) is None
    assert network(GAME.with_house_rules(other()).moves.house, 3) is None


def test_every_feature_says_one_thing_about_an_action() -> None:
    rng, seen = Random(1), set[int]()
    for seed in range(8):
        state = started(3, seed)
        while state.to_move is not None:
            features = ActionFeatures(state, QuickPlay(GAME.moves, 3))
            for action in state.candidates():
                places = [place for place, _ in features.of(action)]
                assert len(places) == len(set(places))
                seen.update(places)
            state.advance(rng.choice(state.candidates()))
    assert seen <= set(range(FEATURES))
    assert len(seen) > FEATURES * 2 / 3


def learnt_model(totals: Sequence[int]) -> GodanSearchModel:
    """The first decision of a match in which these points were won before."""
    state = started(3, 1)
    state.totals = list(totals)
    assert state.to_move is not None
    return GodanPolicy().search_model(state.view(state.to_move))


def test_the_search_tries_what_is_preferred_most_and_prefers_it_among_equals() -> None:
    model = learnt_model((100, 100, 100))
    assert list(model.priors) == sorted(model.priors, reverse=True)
    assert model.priors[0] == 0 > model.priors[-1]
    assert len(model.priors) == len(model.candidates)


@pytest.mark.parametrize("totals", [(900, 0, 0), (0, 900, 0)])
def test_preferences_count_little_once_a_match_is_all_but_won_or_lost(totals: Sequence[int]) -> None:
    assert learnt_model(totals).priors[-1] > learnt_model((100, 100, 100)).priors[-1] / 10


def test_where_nothing_was_learnt_the_evaluation_chooses_the_candidates() -> None:
    assert weights(house_1(), 5) is None
    assert not GodanPolicy().search_model(started(5, 1).view(0)).priors
    assert weights(GAME.with_house_rules(other()).moves.house, 3) is None
