"""How the network of Merchant of Goldfish's bots is made."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.games.merchant.bots import training
from cardtable_gui.games.merchant.bots.learning import network_learner, self_play
from cardtable_gui.games.merchant.bots.win_estimate import FEATURES
from tests.support.trainings import finished


def test_training_learns_from_self_play() -> None:
    found = [example for match in self_play.examples(6, Random(1)) for example in match]
    assert {len(values) for example in found for values in example.seats} == {FEATURES}
    learner = network_learner.Learner(network_learner.LearnerState.fresh(Random(2)))
    before = network_learner.log_loss(network_learner.network(learner.state), found)
    for _ in range(3):
        learner.learn(found, 0.01)
    assert network_learner.log_loss(network_learner.network(learner.state), found) < before


def test_training_gives_the_same_network_in_whatever_order_its_tasks_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name, few in ((self_play, "MATCHES", 1), (training, "EPOCHS", 2), (training, "LESSON", 1)):
        monkeypatch.setattr(module, name, few)
    learnt, count = finished(training.TRAINING, 4 / training.PLAYS)
    assert count == training.TRAINING.tasks(4 / training.PLAYS) == 4 + 2 * 3 + 1
    assert learnt.measured["log loss"] > 0
    assert finished(training.TRAINING, 4 / training.PLAYS, backwards=True)[0] == learnt
