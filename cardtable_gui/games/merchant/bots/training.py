"""Trains the network of `win_estimate` by self-play.

Bots that play by `HandCosts`, now and then a less promising action, play deals at all numbers of seats. At some of
their decisions the features of all seats are kept, with who was the first to go out in the end. Stochastic gradient
descent (Adam) fits the chances to these results: in each stage several learners begin with the same weights, each
learns from examples of its own, and the mean of their weights is taken over into the next stage.
"""

from __future__ import annotations

import base64
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from itertools import chain
from math import exp, log, sqrt, tanh
from operator import mul
from random import Random
from typing import Any, Final

from cardtable_gui.bots.training import Learnt, Stage, Stages, Training
from cardtable_gui.core.files.strict_json import Json
from cardtable_gui.core.options import complete
from cardtable_gui.games.merchant.actions import MerchantAction
from cardtable_gui.games.merchant.bots.hand_costs import HandCosts
from cardtable_gui.games.merchant.bots.win_estimate import FEATURES, WEIGHTS, Network, features
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.state import MerchantState

PLAYS: Final = 800
"""The number of tasks of self-play."""
MATCHES: Final = 50
"""The number of matches of such a task."""
SEATS: Final = (3, 4, 5, 2, 6, 3)
"""The numbers of seats of the matches, in turn."""
KEPT: Final = 3
"""One decision in so many is kept."""
ODD: Final = 12
"""One action in so many is drawn from the best `PROMISING` ones."""
PROMISING: Final = 6
UNITS: Final = 8
"""The number of units in the hidden layer."""
EPOCHS: Final = 6
BATCH: Final = 32
LEARNERS: Final = 8
"""The number of learners in a stage."""
LESSON: Final = 5
"""Each of them learns in a stage from the matches of so many tasks."""
RATE: Final = 0.012
"""The rate of learning at the start; it falls evenly to a tenth of that."""
TESTED: Final = 10
"""The matches of one task in so many are not learnt from, but used to measure the result."""


@dataclass(frozen=True, slots=True)
class Example:
    """A decision: each seat's features, and who was the first to go out."""

    seats: list[list[float]]
    winner: int


@dataclass(slots=True)
class LearnerState:
    """All weights in one list, Adam's two moments of each, and the number of steps so far."""

    weights: list[float]
    first: list[float]
    second: list[float]
    steps: int = 0

    @classmethod
    def fresh(cls, rng: Random) -> LearnerState:
        """Small random weights."""
        hidden = [rng.gauss(0, 0.2) for _ in range(UNITS * (FEATURES + 1))]
        weights = [0.0] * FEATURES + hidden + [0.0] * UNITS
        return cls(weights, [0.0] * len(weights), [0.0] * len(weights))

    @classmethod
    def mean(cls, states: Sequence[Sequence[Any]]) -> LearnerState:
        """The mean of what learners returned; see `study`."""
        weights, first, second = (
            [sum(numbers) / len(states) for numbers in zip(*lists, strict=True)]
            for lists in list(zip(*states, strict=True))[:3]
        )
        return cls(weights, first, second, max(state[3] for state in states))


@dataclass(frozen=True, slots=True)
class Lesson:
    """What one learner does in a stage: learns from packed examples, in an order fixed by the seed."""

    state: LearnerState
    packed: Sequence[str]
    seed: str
    rate: float


class MerchantTraining(Training):
    """Self-play; then lessons; then a test on the matches that were left out."""

    file = WEIGHTS

    def stages(self, seed: int, size: float) -> Stages:
        """See `Training.stages`."""
        played = yield Stage(play, [f"{seed}|{number}" for number in range(_plays(size))])
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
            state = LearnerState.mean((yield Stage(study, lessons)))
        net = _rounded(network(state))
        losses = yield Stage(examine, [(net, packed) for packed in tested])
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


def play(seed: str) -> str:
    """A task of self-play: the packed examples of some matches."""
    return _packed(example for match in examples(MATCHES, Random(seed)) for example in match)


def study(lesson: Lesson) -> list[Any]:
    """A lesson: the learner's state after it, as a list of the weights, both moments, and the steps."""
    learned = [example for packed in lesson.packed for example in _unpacked(packed)]
    Random(lesson.seed).shuffle(learned)
    learner = Learner(lesson.state)
    for start in range(0, len(learned), BATCH):
        learner.learn(learned[start : start + BATCH], lesson.rate)
    state = learner.state
    return [state.weights, state.first, state.second, state.steps]


def examine(task: tuple[Network, str]) -> tuple[float, int]:
    """The log loss of a network, summed up over packed examples, and their number."""
    net, packed = task
    tested = _unpacked(packed)
    return log_loss(net, tested) * len(tested), len(tested)


def _packed(found: Iterable[Example]) -> str:
    """Examples as text: of each the number of seats, the winner, and all features, as compressed single floats."""
    numbers = array("f")
    for example in found:
        numbers.extend((len(example.seats), example.winner, *chain.from_iterable(example.seats)))
    if sys.byteorder == "big":
        numbers.byteswap()
    return base64.b64encode(zlib.compress(numbers.tobytes())).decode()


def _unpacked(packed: str) -> list[Example]:
    numbers = array("f", zlib.decompress(base64.b64decode(packed)))
    if sys.byteorder == "big":
        numbers.byteswap()
    found = []
    at = 0
    while at < len(numbers):
        seats, winner = map(int, numbers[at : at + 2])
        rows = range(at + 2, at + 2 + seats * FEATURES, FEATURES)
        found.append(Example([numbers[row : row + FEATURES].tolist() for row in rows], winner))
        at = rows.stop
    return found


def examples(matches: int, rng: Random) -> Iterator[list[Example]]:
    """The examples of one self-play match after the other; a match ends as soon as somebody has gone out."""
    options = complete(GAME.options, {})
    for match in range(matches):
        players = SEATS[match % len(SEATS)]
        state = MerchantState(GAME, players, options, GAME.numbered_dealer(players, options, rng.getrandbits(48)))
        kept: list[list[list[float]]] = []
        while state.to_move is not None and 1 not in state.places:
            if state.turns and not rng.randrange(KEPT):
                kept.append(features(state))
            state.apply(_action(state, rng))
        winner = state.places.index(1)
        yield [Example(seats, winner) for seats in kept]


def _action(state: MerchantState, rng: Random) -> MerchantAction:
    """The best action by `HandCosts`, or sometimes one of the best."""
    seat = state.to_move
    assert seat is not None
    hand = state.hands[seat]
    others = [size for other, size in enumerate(state.sizes) if other != seat]
    costs = HandCosts(sum(state.hands) - hand, others)
    actions = state.legal_actions()
    if rng.randrange(ODD):
        return min(actions, key=lambda action: costs.cost(hand, action))
    return rng.choice(nsmallest(PROMISING, actions, key=lambda action: costs.cost(hand, action)))


class Learner:
    """Adjusts the weights of a state, which it copies."""

    def __init__(self, state: LearnerState) -> None:
        """Begin with this state."""
        self.state = LearnerState(list(state.weights), list(state.first), list(state.second), state.steps)

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
            for seat, chance in enumerate(_softmax(scores)):
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
        self._adjust([slope / len(batch) for slope in gradient], rate)

    def _adjust(self, gradient: Sequence[float], rate: float) -> None:
        """One step of Adam."""
        state = self.state
        state.steps += 1
        first = 1 - 0.9**state.steps
        second = 1 - 0.999**state.steps
        for place, slope in enumerate(gradient):
            state.first[place] += 0.1 * (slope - state.first[place])
            state.second[place] += 0.001 * (slope * slope - state.second[place])
            step = state.first[place] / first / (sqrt(state.second[place] / second) + 1e-8)
            state.weights[place] -= rate * step


def network(state: LearnerState) -> Network:
    """The network with a learner's weights."""
    rows = [state.weights[start : start + FEATURES] for start in range(0, FEATURES * (UNITS + 1), FEATURES)]
    rest = state.weights[FEATURES * (UNITS + 1) :]
    return Network(linear=rows[0], hidden=rows[1:], output=rest[:UNITS], bias=rest[UNITS:])


def log_loss(net: Network, tested: Sequence[Example]) -> float:
    """The mean negative logarithm of the chance of the seat that was first."""
    total = 0.0
    for example in tested:
        total -= log(_softmax([net.score(values) for values in example.seats])[example.winner])
    return total / len(tested)


def _softmax(scores: Sequence[float]) -> list[float]:
    top = max(scores)
    weights = [exp(score - top) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


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
