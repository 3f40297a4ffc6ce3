"""What GODAN's bots learnt to prefer, and how it is learnt."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from cardtable_gui.games.godan.bots import training
from cardtable_gui.games.godan.bots.action_features import FEATURES, ActionFeatures
from cardtable_gui.games.godan.bots.policy import GodanPolicy
from cardtable_gui.games.godan.bots.preferences import preferences, score, weights
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.bots.search_model import GodanSearchModel
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.house import house_1
from cardtable_gui.games.godan.sampling import sample
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.games.godan.view import GodanView
from tests.games.godan.scenes import scene, started
from tests.games.godan.test_house import other
from tests.support.trainings import finished


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


# -------------------------------------------------------------------------------------------------------- training


def test_the_choices_of_searches_are_watched_that_have_no_preferences(monkeypatch: pytest.MonkeyPatch) -> None:
    def model(view: GodanView, learnt: Sequence[float] | None) -> GodanSearchModel:
        assert learnt is None
        return GodanSearchModel(view, learnt)

    monkeypatch.setattr(training, "GodanSearchModel", model)
    monkeypatch.setattr(training, "SEARCHED", 1)
    monkeypatch.setattr(training, "THINKING_MS", 5.0)
    choices = training.watch(training.Watch(3, "1"))
    assert len(choices) > 5
    assert all(0 <= chosen < len(options) and len(options) > 1 for options, chosen in choices)
    assert any(chosen > 0 for _, chosen in choices)


def test_weights_are_fitted_so_that_what_was_chosen_is_preferred() -> None:
    rng = Random(4)
    choices: list[training.Choice] = []
    for _ in range(1500):
        options = [[(0, rng.uniform(-1, 1)), (1, rng.uniform(-1, 1)), (2, 1.0)] for _ in range(4)]
        chosen = max(range(4), key=lambda place: options[place][0][1] - 2 * options[place][1][1])
        choices.append((options, chosen))
    found = training.fitted(choices, rng)
    right = sum(max(range(4), key=lambda place: score(options[place], found)) == chosen for options, chosen in choices)
    assert right > 1200
    assert found[0] > 0 > found[1]
    assert found[2] == pytest.approx(0, abs=1e-6), "all options have it"


@pytest.mark.parametrize(("normal", "seats"), [(0.0, 3), (1.0, 1)])
def test_normal_plays_on_some_of_the_seats_of_self_play(
    monkeypatch: pytest.MonkeyPatch, normal: float, seats: int
) -> None:
    monkeypatch.setattr(training, "NORMAL", normal)
    decisions, wins = training.self_play(3, [0.0] * FEATURES, Random(2))
    assert sum(map(bool, decisions)) == seats
    assert len(wins) == 3


def test_what_followed_better_than_expected_is_preferred_more() -> None:
    rng = Random(3)
    by = [rng.gauss(0, 0.1) for _ in range(FEATURES)]
    decisions, wins = training.self_play(3, by, rng)
    assert sum(wins) == pytest.approx(1)
    made = next(each for each in decisions if each)[0]
    for win, better in ((1.0, True), (0.0, False)):
        slope = [0.0] * FEATURES
        training.add_slope(slope, [made], win)
        moved = [weight - 0.01 * part for weight, part in zip(by, slope, strict=True)]
        gained = [score(features, moved) - score(features, by) for features in made.features]
        assert (gained[made.chosen] > max(gained[: made.chosen] + gained[made.chosen + 1 :])) == better


def test_training_gives_the_same_weights_in_whatever_order_its_tasks_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("MATCHES", 1), ("PARTS", 2), ("EXAMS", 1), ("EXAM_DEALS", 1), ("SEARCHES", 2), ("SEARCHED", 1)):
        monkeypatch.setattr(training, name, few)
    monkeypatch.setattr(training, "THINKING_MS", 1.0)
    monkeypatch.setattr(training, "BATCHES", 3)
    learnt, count = finished(training.TRAINING, 1)
    assert count == training.TRAINING.tasks(1) == 2 + 3 * 2 + 1
    assert learnt.measured
    assert finished(training.TRAINING, 1, backwards=True)[0] == learnt
