"""How the network of Merchant of Goldfish's bots is made."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.games.merchant.bots import training
from cardtable_gui.games.merchant.bots.win_estimate import FEATURES
from tests.support.trainings import finished


def test_training_learns_from_self_play() -> None:
    found = [example for match in training.examples(6, Random(1)) for example in match]
    assert {len(values) for example in found for values in example.seats} == {FEATURES}
    learner = training.Learner(training.LearnerState.fresh(Random(2)))
    before = training.log_loss(training.network(learner.state), found)
    for _ in range(3):
        learner.learn(found, 0.01)
    assert training.log_loss(training.network(learner.state), found) < before


def test_training_gives_the_same_network_in_whatever_order_its_tasks_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("MATCHES", 1), ("EPOCHS", 2), ("LESSON", 1)):
        monkeypatch.setattr(training, name, few)
    learnt, count = finished(training.TRAINING, 4 / training.PLAYS)
    assert count == training.TRAINING.tasks(4 / training.PLAYS) == 4 + 2 * 3 + 1
    assert learnt.measured["log loss"] > 0
    assert finished(training.TRAINING, 4 / training.PLAYS, backwards=True)[0] == learnt
