"""The network while it learns: stochastic gradient descent (Adam) on the log loss of its chances.

It stands alone: a step of the training that is learnt, and tested, by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from math import log, tanh
from operator import mul
from random import Random
from typing import Any, Final

from cardtable_gui.bots.softmax import softmax
from cardtable_gui.games.merchant.bots.win_estimate import FEATURES, Network
from cardtable_gui.lab.games.merchant.self_play import Example, unpacked
from cardtable_gui.lab.learning.adam import Adam

UNITS: Final = 8
"""The number of units in the hidden layer."""
BATCH: Final = 32
"""The number of examples of a step."""


@dataclass(slots=True)
class LearnerState:
    """All weights in one list, and what Adam remembers of them."""

    weights: list[float]
    adam: Adam

    @classmethod
    def fresh(cls, rng: Random) -> LearnerState:
        """Small random weights."""
        hidden = [rng.gauss(0, 0.2) for _ in range(UNITS * (FEATURES + 1))]
        weights = [0.0] * FEATURES + hidden + [0.0] * UNITS
        return cls(weights, Adam([0.0] * len(weights), [0.0] * len(weights)))

    @classmethod
    def mean(cls, states: Sequence[Sequence[Any]]) -> LearnerState:
        """The mean of what learners returned; see `study`."""
        weights, slopes, squares = (
            [sum(numbers) / len(states) for numbers in zip(*lists, strict=True)]
            for lists in list(zip(*states, strict=True))[:3]
        )
        return cls(weights, Adam(slopes, squares, steps=max(state[3] for state in states)))


@dataclass(frozen=True, slots=True)
class Lesson:
    """One learner's task in a stage: to learn from packed examples, in an order fixed by the seed."""

    state: LearnerState
    packed: Sequence[str]
    seed: str
    rate: float


def study(lesson: Lesson) -> list[Any]:
    """A lesson: the learner's state after it, as a list of the weights, Adam's two means of each, and the steps."""
    learned = [example for packed in lesson.packed for example in unpacked(packed)]
    Random(lesson.seed).shuffle(learned)
    learner = Learner(lesson.state)
    for start in range(0, len(learned), BATCH):
        learner.learn(learned[start : start + BATCH], lesson.rate)
    state = learner.state
    return [state.weights, state.adam.slopes, state.adam.squares, state.adam.steps]


def examine(task: tuple[Network, str]) -> tuple[float, int]:
    """The log loss of a network, summed up over packed examples, and their number."""
    net, packed = task
    tested = unpacked(packed)
    return log_loss(net, tested) * len(tested), len(tested)


class Learner:
    """Adjusts the weights of a state, which it copies."""

    def __init__(self, state: LearnerState) -> None:
        """Begin with this state."""
        self.state = deepcopy(state)

    def learn(self, batch: Sequence[Example], rate: float) -> None:
        """Take one step down the gradient of the mean log loss."""
        net = network(self.state)
        linear = [0.0] * FEATURES
        hidden = [[0.0] * FEATURES for _ in range(UNITS)]
        output = [0.0] * UNITS
        bias = [0.0] * UNITS
        for example in batch:
            units = [
                [tanh(b + sum(map(mul, row, values))) for row, b in zip(net.hidden, net.bias, strict=True)]
                for values in example.seats
            ]
            scores = [
                sum(map(mul, net.linear, values)) + sum(map(mul, net.output, unit))
                for values, unit in zip(example.seats, units, strict=True)
            ]
            for seat, chance in enumerate(softmax(scores)):
                slope = chance - (seat == example.winner)
                present = [(place, slope * value) for place, value in enumerate(example.seats[seat]) if value]
                for place, value in present:
                    linear[place] += value
                for number, unit in enumerate(units[seat]):
                    output[number] += slope * unit
                    inner = net.output[number] * (1 - unit * unit)
                    bias[number] += slope * inner
                    row = hidden[number]
                    for place, value in present:
                        row[place] += inner * value
        gradient = linear + [slope for row in hidden for slope in row] + output + bias
        steps = self.state.adam.step([slope / len(batch) for slope in gradient])
        # Times the rate here, not in `step`: in another order the weights would differ in their last digits.
        self.state.weights = [weight - rate * step for weight, step in zip(self.state.weights, steps, strict=True)]


def network(state: LearnerState) -> Network:
    """The network with a learner's weights."""
    rows = [state.weights[start : start + FEATURES] for start in range(0, FEATURES * (UNITS + 1), FEATURES)]
    rest = state.weights[FEATURES * (UNITS + 1) :]
    return Network(linear=rows[0], hidden=rows[1:], output=rest[:UNITS], bias=rest[UNITS:])


def log_loss(net: Network, tested: Sequence[Example]) -> float:
    """The mean negative logarithm of the chance of the seat that was first."""
    total = 0.0
    for example in tested:
        total -= log(softmax([net.score(values) for values in example.seats])[example.winner])
    return total / len(tested)
