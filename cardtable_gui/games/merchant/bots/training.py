"""Trains the network of `win_estimate` by self-play.

Bots that play by `HandCosts`, now and then a less promising action, play deals at all numbers of seats. At some of
their decisions the features of all seats are kept, with who was the first to go out in the end. Stochastic gradient
descent (Adam) fits the chances to these results: in each stage several learners begin with the same weights, each
learns from examples of its own, and the mean of their weights is taken over into the next stage.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cardtable_gui.bots.training import Learnt, Stage, Stages, Training
from cardtable_gui.core.files.strict_json import Json
from cardtable_gui.games.merchant.bots.learning import network_learner, self_play
from cardtable_gui.games.merchant.bots.learning.network_learner import LearnerState, Lesson
from cardtable_gui.games.merchant.bots.win_estimate import WEIGHTS, Network

PLAYS: Final = 800
"""The number of tasks of self-play."""
EPOCHS: Final = 6
"""How often all examples are learnt from."""
LEARNERS: Final = 8
"""The number of learners in a stage."""
LESSON: Final = 5
"""Each of them learns in a stage from the matches of so many tasks."""
RATE: Final = 0.012
"""The rate of learning at the start; it falls evenly to a tenth of that."""
TESTED: Final = 10
"""The matches of one task in so many are not learnt from, but used to measure the result."""


class MerchantTraining(Training):
    """Self-play; then lessons; then a test on the matches that were left out."""

    file = WEIGHTS

    def stages(self, seed: int, size: float) -> Stages:
        """See `Training.stages`."""
        played = yield Stage(self_play.play, [f"{seed}|{number}" for number in range(_plays(size))])
        tested = played[::TESTED]
        learned = [packed for number, packed in enumerate(played) if number % TESTED]
        rng = Random(f"{seed}|order")
        state = LearnerState.fresh(rng)
        stages = EPOCHS * _stages(len(learned))
        for stage in range(stages):
            at = stage % _stages(len(learned)) * LEARNERS * LESSON
            if not at:
                rng.shuffle(learned)
            rate = RATE * (1 - 0.9 * stage / stages)
            lessons = [
                Lesson(state, learned[start : start + LESSON], f"{seed}|{stage}|{start}", rate)
                for start in range(at, min(at + LEARNERS * LESSON, len(learned)), LESSON)
            ]
            state = LearnerState.mean((yield Stage(network_learner.study, lessons)))
        net = _rounded(network_learner.network(state))
        losses = yield Stage(network_learner.examine, [(net, packed) for packed in tested])
        loss = sum(total for total, _ in losses) / sum(count for _, count in losses)
        content: dict[str, Json] = {
            "linear": [*net.linear],
            "hidden": [[*row] for row in net.hidden],
            "bias": [*net.bias],
            "output": [*net.output],
        }
        return Learnt(content, {"log loss": loss})

    def tasks(self, size: float) -> int:
        """See `Training.tasks`."""
        plays = _plays(size)
        tested = len(range(0, plays, TESTED))
        return plays + EPOCHS * -(-(plays - tested) // LESSON) + tested


def _plays(size: float) -> int:
    """The number of tasks of self-play: at least one to learn from and one to test."""
    return max(2, round(PLAYS * size))


def _stages(learned: int) -> int:
    """The number of stages that an epoch over the examples of so many tasks takes."""
    return -(-learned // (LEARNERS * LESSON))


def _rounded(net: Network) -> Network:
    """The network as it stands in the file."""

    def rounded(numbers: Sequence[float]) -> list[float]:
        return [round(number, 4) for number in numbers]

    return Network(
        linear=rounded(net.linear),
        hidden=[rounded(row) for row in net.hidden],
        bias=rounded(net.bias),
        output=rounded(net.output),
    )


TRAINING: Final = MerchantTraining()
