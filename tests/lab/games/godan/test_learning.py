"""How GODAN's bots learn: from searches, and by self-play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from cardtable_gui.bots.softmax import softmax
from cardtable_gui.games.godan.bots.action_features import FEATURES
from cardtable_gui.games.godan.bots.chances import Chances, in_game
from cardtable_gui.games.godan.bots.expected_points import ExpectedPoints
from cardtable_gui.games.godan.bots.network import Network, layout_of
from cardtable_gui.games.godan.bots.preferences import score
from cardtable_gui.games.godan.bots.search_model import GodanSearchModel
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.view import GodanView
from cardtable_gui.lab.games.godan import (
    examination,
    imitation,
    network_learner,
    network_play,
    seating,
    self_play,
    training,
)
from cardtable_gui.lab.games.godan.critic import UNIT, Critic, first_weights
from cardtable_gui.lab.games.godan.network_learner import UNITS, NetworkLearner, first_network
from cardtable_gui.lab.games.godan.network_play import Play, Slopes
from tests.support.trainings import check_version, finished


def test_the_choices_of_searches_are_watched_that_have_no_preferences(monkeypatch: pytest.MonkeyPatch) -> None:
    def model(view: GodanView, learnt: Sequence[float] | None) -> GodanSearchModel:
        assert learnt is None
        return GodanSearchModel(view, learnt)

    monkeypatch.setattr(imitation, "GodanSearchModel", model)
    monkeypatch.setattr(imitation, "SEARCHED", 1)
    monkeypatch.setattr(imitation, "THINKING_MS", 5.0)
    choices = imitation.watch(imitation.Watch(GAME, 3, "1"))
    assert len(choices) > 5
    assert all(0 <= chosen < len(options) and len(options) > 1 for options, chosen in choices)
    assert any(chosen > 0 for _, chosen in choices)


def test_weights_are_fitted_so_that_what_was_chosen_is_preferred() -> None:
    rng = Random(4)
    choices: list[imitation.Choice] = []
    for _ in range(1500):
        options = [[(0, rng.uniform(-1, 1)), (1, rng.uniform(-1, 1)), (2, 1.0)] for _ in range(4)]
        chosen = max(range(4), key=lambda place: options[place][0][1] - 2 * options[place][1][1])
        choices.append((options, chosen))
    found = imitation.fitted(choices, rng)
    right = sum(max(range(4), key=lambda place: score(options[place], found)) == chosen for options, chosen in choices)
    assert right > 1200
    assert found[0] > 0 > found[1]
    assert found[2] == pytest.approx(0, abs=1e-6), "all options have it"


@pytest.mark.parametrize(("part", "seats"), [(0.0, 3), (1.0, 1)])
def test_the_evaluation_plays_on_some_of_the_seats_of_self_play(
    monkeypatch: pytest.MonkeyPatch, part: float, seats: int
) -> None:
    monkeypatch.setattr(self_play, "EVALUATING", part)
    decisions, wins = self_play.self_play(GAME, 3, [0.0] * FEATURES, Random(2))
    assert sum(map(bool, decisions)) == seats
    assert len(wins) == 3


def test_what_followed_better_than_expected_is_preferred_more() -> None:
    rng = Random(3)
    by = [rng.gauss(0, 0.1) for _ in range(FEATURES)]
    decisions, wins = self_play.self_play(GAME, 3, by, rng)
    assert sum(wins) == pytest.approx(1)
    made = next(each for each in decisions if each)[0]
    for win, better in ((1.0, True), (0.0, False)):
        slope = [0.0] * FEATURES
        self_play.add_slope(slope, [made], win)
        moved = [weight - 0.01 * part for weight, part in zip(by, slope, strict=True)]
        gained = [score(features, moved) - score(features, by) for features in made.features]
        assert (gained[made.chosen] > max(gained[: made.chosen] + gained[made.chosen + 1 :])) == better


def test_a_network_begins_with_the_preferences_that_were_learnt_before() -> None:
    network = first_network(GAME, [float(place) for place in range(FEATURES)], Random(1))
    direct = [row[-1] for row in network.rows]
    assert direct == [*range(FEATURES), *[0.0] * (layout_of(GAME.house).rows - FEATURES)]
    assert len(network.outputs) == UNITS
    assert Network.of_weights(network.weights(), len(network.rows)) == NetworkLearner(network).network == network


@pytest.mark.parametrize("win", [0.0, 1.0])
def test_a_network_prefers_more_what_followed_better_than_expected(win: float) -> None:
    learner = NetworkLearner(first_network(GAME, [0.0] * FEATURES, Random(1)))
    decision = made_by(learner)
    slopes = Slopes(learner.network)
    slopes.add([decision], win, Random(1))

    def chance() -> float:
        network = learner.network
        situation = network.situation(decision.situation)
        scores = [network.score(network.action(situation, inputs)) for inputs in decision.options]
        return softmax(scores)[decision.chosen]

    before = chance()
    learner.learn([slopes.result()], 0.9)
    assert (chance() > before) == bool(win)


def made_by(learner: NetworkLearner) -> network_play.Decision:
    """A decision of self-play."""
    made: list[network_play.Decision] = []

    class Watching(Slopes):
        def add(self, decisions: Sequence[network_play.Decision], win: float, rng: Random) -> None:
            del win, rng
            made.extend(decisions)

    task = Play(GAME, learner.network, learner.critic, "1")
    network_play.self_play(3, task, Watching(learner.network), Random(1))
    return made[0]


@pytest.mark.parametrize("players", [3, 4])
def test_the_critic_begins_with_the_expected_points_and_learns_from_what_was_won(players: int) -> None:
    state = seating.started(GAME, players, Random(2))
    judge = Critic(GAME.moves, players, first_weights())
    features = judge.features(state)
    assert judge.judge(state) == pytest.approx(in_game(state, Chances(GAME.moves, players), ExpectedPoints(GAME.moves)))
    learner = NetworkLearner(first_network(GAME, [0.0] * FEATURES, Random(1)))
    slopes = Slopes(learner.network)
    first = judge.gained(state)
    seen = network_play.CriticExample(features, first)
    slopes.judge(seen, [points + 500 for points in first], learner.critic)
    learner.learn([slopes.result()], 0.0)

    def gains(seat: int) -> float:
        return UNIT * sum(learner.critic[place] * value for place, value in features[seat])

    before = [UNIT * sum(first_weights()[place] * value for place, value in features[seat]) for seat in range(players)]
    assert all(gains(seat) > before[seat] for seat in range(players))


def test_training_gives_the_same_weights_in_whatever_order_its_tasks_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name, few in (
        (training, "SEARCHES", 2),
        (training, "BATCHES", 3),
        (training, "NETWORK_BATCHES", 2),
        (training, "ODDS_BATCHES", 2),
        (training, "EXAMS", 1),
        (imitation, "SEARCHED", 1),
        (imitation, "THINKING_MS", 1.0),
        (self_play, "MATCHES", 1),
        (self_play, "PARTS", 2),
        (network_play, "MATCHES", 1),
        (network_learner, "PARTS", 2),
        (examination, "DEALS", 1),
        (training, "WATCHED_MATCHES", 1),
    ):
        monkeypatch.setattr(module, name, few)
    learnt, count = finished(training.TRAINING, 1)
    assert count == training.TRAINING.tasks(1) == 2 + 3 * 2 + 1 + 2 * 2 + 2 + 2 * 2 + 1
    assert learnt.measured
    assert finished(training.TRAINING, 1, backwards=True)[0] == learnt
    check_version(training.TRAINING, learnt, "4: 5abb773ee2747fe2")
