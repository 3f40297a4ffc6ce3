"""What GODAN's bots learnt to prefer, and how it is learnt."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.games.godan.bots import training
from cardtable_gui.games.godan.bots.action_features import BEGINNING, FEATURES, ActionFeatures
from cardtable_gui.games.godan.bots.preferences import preferences, score, weights
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.bots.search_model import GodanSearchModel
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.house import house_1
from cardtable_gui.games.godan.sampling import sample
from cardtable_gui.games.godan.state import GodanState
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


def test_the_search_tries_what_is_preferred_most_and_prefers_it_among_equals() -> None:
    model = GodanSearchModel(started(3, 1).view(0))
    assert list(model.priors) == sorted(model.priors, reverse=True)
    assert model.priors[0] == 0
    assert len(model.priors) == len(model.candidates)


def test_where_nothing_was_learnt_the_evaluation_chooses_the_candidates() -> None:
    assert weights(house_1(), 5) is None
    assert not GodanSearchModel(started(5, 1).view(0)).priors
    assert weights(GAME.with_house_rules(other()).moves.house, 3) is None


def test_what_followed_better_than_expected_is_preferred_more() -> None:
    rng = Random(3)
    by = [BEGINNING.get(place, 0.0) for place in range(FEATURES)]
    decisions, wins = training.self_play(3, by, rng)
    assert sum(wins) == pytest.approx(1)
    made = decisions[0][0]
    for win, better in ((1.0, True), (0.0, False)):
        slope = [0.0] * FEATURES
        training.add_slope(slope, [made], win)
        moved = [weight - 0.01 * part for weight, part in zip(by, slope, strict=True)]
        gained = [score(features, moved) - score(features, by) for features in made.features]
        assert (gained[made.chosen] > max(gained[: made.chosen] + gained[made.chosen + 1 :])) == better


def test_training_gives_the_same_weights_in_whatever_order_its_tasks_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("MATCHES", 1), ("PARTS", 2), ("EXAMS", 1), ("EXAM_DEALS", 1)):
        monkeypatch.setattr(training, name, few)
    size = 3 / training.BATCHES
    learnt, count = finished(training.TRAINING, size)
    assert count == training.TRAINING.tasks(size) == 3 * 2 + 1
    assert learnt.measured
    assert finished(training.TRAINING, size, backwards=True)[0] == learnt
