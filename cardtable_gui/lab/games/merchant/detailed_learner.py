"""The detailed network while it learns: stochastic gradient descent (Adam) on the cross-entropy to its targets.

It stands alone: a step of the training that is learnt, and tested, by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import log, tanh
from operator import add
from random import Random
from typing import Any, Final

from cardtable_gui.bots.softmax import softmax
from cardtable_gui.games.merchant.bots.detailed_estimate import ALWAYS, FEATURES, DetailedNetwork
from cardtable_gui.lab.games.merchant.detailed_play import DetailedExample, unpacked
from cardtable_gui.lab.learning.adam import Adam

UNITS: Final = 16
"""The number of units in the hidden layer."""
BATCH: Final = 64
"""The number of examples of a step."""
DECAY: Final = 0.03
"""How much of each weight a step of rate 1 takes away, so that weights that explain nothing vanish."""

_ROW: Final = UNITS + 1
_OUTPUT: Final = (FEATURES + 1) * _ROW
"""Where the weights of the output begin, in the list of all weights."""


@dataclass(slots=True)
class DetailedLearner:
    """All weights in one list, row by row, then those of the output; and what Adam remembers of them."""

    weights: list[float]
    adam: Adam

    @classmethod
    def fresh(cls, rng: Random) -> DetailedLearner:
        """Small random weights for the units; none for the linear layer and the bias."""
        weights = []
        for feature in range(FEATURES + 1):
            weights += [0.0 if feature == ALWAYS else rng.gauss(0, 0.2) for _ in range(UNITS)]
            weights.append(0.0)
        weights += [rng.gauss(0, 0.05) for _ in range(UNITS)]
        return cls(weights, Adam([0.0] * len(weights), [0.0] * len(weights)))

    @classmethod
    def again(cls, state: Sequence[Any]) -> DetailedLearner:
        """The learner whose `state` this was."""
        weights, slopes, squares, steps = state
        return cls([*weights], Adam([*slopes], [*squares], steps=steps))

    @property
    def state(self) -> list[Any]:
        """All that it knows, as JSON."""
        return [self.weights, self.adam.slopes, self.adam.squares, self.adam.steps]

    @property
    def network(self) -> DetailedNetwork:
        """The network with the present weights."""
        rows = [self.weights[start : start + _ROW] for start in range(0, _OUTPUT, _ROW)]
        return DetailedNetwork(rows, self.weights[_OUTPUT:])

    def learn(self, batch: Sequence[DetailedExample], rate: float) -> None:
        """Take one step down the gradient of the mean cross-entropy."""
        net = self.network
        none = [0.0] * _ROW
        rows = [none] * (FEATURES + 1)
        output = [0.0] * UNITS
        for example in batch:
            sums = [net.sums(seen) for seen in example.seats]
            units = [[*map(tanh, each[:UNITS])] for each in sums]
            scores = [
                each[-1] + sum(weight * unit for weight, unit in zip(net.output, own, strict=True))
                for each, own in zip(sums, units, strict=True)
            ]
            for seen, own, chance, target in zip(example.seats, units, softmax(scores), example.targets, strict=True):
                slope = chance - target
                output = [sum_ + slope * unit for sum_, unit in zip(output, own, strict=True)]
                inner = [slope * weight * (1 - unit * unit) for weight, unit in zip(net.output, own, strict=True)]
                inner.append(slope)
                for feature in seen.there:
                    rows[feature] = [*map(add, rows[feature], inner)]
                for feature, value in seen.valued:
                    rows[feature] = [sum_ + value * each for sum_, each in zip(rows[feature], inner, strict=True)]
        gradient = [slope / len(batch) for slope in chain(chain.from_iterable(rows), output)]
        left = 1 - rate * DECAY
        steps = self.adam.step(gradient, rate)
        self.weights = [left * weight - step for weight, step in zip(self.weights, steps, strict=True)]


@dataclass(frozen=True, slots=True)
class DetailedLesson:
    """Packed examples, to be learnt from in an order fixed by the seed; `state`: of the learner, None for a new one."""

    state: Sequence[Any] | None
    packed: Sequence[str]
    seed: str
    rate: float


def study(lesson: DetailedLesson) -> list[Any]:
    """A lesson: the learner's state after it."""
    rng = Random(lesson.seed)
    learner = DetailedLearner.fresh(rng) if lesson.state is None else DetailedLearner.again(lesson.state)
    learned = [example for packed in lesson.packed for example in unpacked(packed)]
    rng.shuffle(learned)
    for start in range(0, len(learned), BATCH):
        learner.learn(learned[start : start + BATCH], lesson.rate)
    return learner.state


def examine(task: tuple[DetailedNetwork, str]) -> tuple[float, int]:
    """The cross-entropy of a network, summed up over packed examples, and their number."""
    net, packed = task
    tested = unpacked(packed)
    return cross_entropy(net, tested) * len(tested), len(tested)


def cross_entropy(net: DetailedNetwork, tested: Sequence[DetailedExample]) -> float:
    """The mean over examples; 0 at best, and only if all targets are sure."""
    total = 0.0
    for example in tested:
        chances = softmax([net.score(seen) for seen in example.seats])
        total -= sum(target * log(chance) for target, chance in zip(example.targets, chances, strict=True))
    return total / len(tested)
