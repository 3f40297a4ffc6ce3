"""How the network of Merchant of Goldfish's bots is made."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.games.merchant.bots.win_estimate import FEATURES, network
from cardtable_gui.lab.games.merchant import detailed_learner, detailed_play, network_learner, self_play, training
from cardtable_gui.lab.games.merchant.detailed_play import PlayTask
from cardtable_gui.lab.learning import odds_learner
from tests.support.trainings import check_version, finished


def test_training_learns_from_self_play() -> None:
    found = [example for match in self_play.examples(6, Random(1)) for example in match]
    assert {len(values) for example in found for values in example.seats} == {FEATURES}
    learner = network_learner.Learner(network_learner.LearnerState.fresh(Random(2)))
    before = network_learner.log_loss(network_learner.network(learner.state), found)
    for _ in range(3):
        learner.learn(found, 0.01)
    assert network_learner.log_loss(network_learner.network(learner.state), found) < before


def test_the_detailed_network_learns_from_self_play() -> None:
    found = [example for deal in detailed_play.examples(PlayTask(6, "1", network())) for example in deal]
    learner = detailed_learner.DetailedLearner.fresh(Random(2))
    before = detailed_learner.cross_entropy(learner.network, found)
    for _ in range(3):
        learner.learn(found, 0.01)
    assert detailed_learner.cross_entropy(learner.network, found) < before


def test_its_targets_come_nearer_to_the_result_as_a_deal_goes_on() -> None:
    for deal in detailed_play.examples(PlayTask(12, "1", network())):
        for example in deal:
            assert sum(example.targets) == pytest.approx(1)
        if len(deal) > 4:
            winner = deal[-1].targets.index(max(deal[-1].targets))
            assert deal[-1].targets[winner] > deal[0].targets[winner]


def test_examples_of_the_detailed_network_survive_the_way_between_processes() -> None:
    task = PlayTask(3, "1", network())
    found = [example for deal in detailed_play.examples(task) for example in deal]
    again = detailed_play.unpacked(detailed_play.play(task))
    assert [[seen.there for seen in each.seats] for each in again] == [
        [seen.there for seen in each.seats] for each in found
    ]
    for one, other in zip(found, again, strict=True):
        assert other.targets == pytest.approx(one.targets)
        for seen, same in zip(one.seats, other.seats, strict=True):
            assert [feature for feature, _ in same.valued] == [feature for feature, _ in seen.valued]
            assert [value for _, value in same.valued] == pytest.approx([float(value) for _, value in seen.valued])


def test_training_gives_the_same_network_in_whatever_order_its_tasks_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    few = (
        (self_play, "MATCHES", 1),
        (training, "EPOCHS", 2),
        (training, "LESSON", 1),
        (training, "DETAILED_LESSON", 2),
        (training, "ODDS_EXAMS", 1),
    )
    for module, name, number in (*few, (training, "DETAILED_PLAYS", training.PLAYS)):
        monkeypatch.setattr(module, name, number)
    learnt, count = finished(training.TRAINING, 4 / training.PLAYS)
    detailed = 4 + training.DETAILED_EPOCHS * 2 + 1
    odds = 2 * odds_learner.PARTS + 1
    assert count == training.TRAINING.tasks(4 / training.PLAYS) == 4 + 2 * 3 + 1 + detailed + odds
    assert all(loss > 0 for loss in learnt.measured.values())
    assert finished(training.TRAINING, 4 / training.PLAYS, backwards=True)[0] == learnt
    check_version(training.TRAINING, learnt, "3: 001916e29e2e06e8")
