"""Trains the network of `win_estimate` by self-play.

Bots that play by `HandCosts`, now and then a less promising action, play deals at all numbers of seats. At some of
their decisions the features of all seats are kept, with who was the first to go out in the end. Stochastic gradient
descent (Adam) fits the chances to these results. Equal arguments give equal weights.

    python -m cardtable_gui.games.merchant.bots.training MATCHES SEED FILE
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from heapq import nsmallest
from math import exp, log, sqrt, tanh
from operator import mul
from pathlib import Path
from random import Random
from typing import Final

from cardtable_gui.core.options import complete
from cardtable_gui.games.merchant.actions import MerchantAction
from cardtable_gui.games.merchant.bots.hand_costs import HandCosts
from cardtable_gui.games.merchant.bots.win_estimate import FEATURES, Network, features
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.state import MerchantState

SEATS: Final = (3, 4, 5, 2, 6, 3)
"""The numbers of seats of the matches, in turn."""
KEPT: Final = 3
"""One decision in so many is kept."""
ODD: Final = 12
"""One action in so many is drawn from the best `PROMISING` ones."""
PROMISING: Final = 6
UNITS: Final = 8
"""The number of units in the hidden layer."""
EPOCHS: Final = 4
BATCH: Final = 32
RATE: Final = 0.012
"""The rate of learning at the start; it falls evenly to a tenth of that."""
TESTED: Final = 10
"""One example in so many is not learnt from, but used to measure the result."""


@dataclass(frozen=True, slots=True)
class Example:
    """A decision: each seat's features, and who was the first to go out."""

    seats: list[list[float]]
    winner: int


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
    """A network whose weights can be adjusted: one list of all numbers, with Adam's two moments."""

    def __init__(self, rng: Random) -> None:
        """Start with small random weights."""
        hidden = [rng.gauss(0, 0.2) for _ in range(UNITS * (FEATURES + 1))]
        self.weights = [0.0] * FEATURES + hidden + [0.0] * UNITS
        self._first = [0.0] * len(self.weights)
        self._second = [0.0] * len(self.weights)
        self._steps = 0

    def network(self) -> Network:
        """The network with the weights of now."""
        rows = [self.weights[start : start + FEATURES] for start in range(0, FEATURES * (UNITS + 1), FEATURES)]
        rest = self.weights[FEATURES * (UNITS + 1) :]
        return Network(linear=rows[0], hidden=rows[1:], output=rest[:UNITS], bias=rest[UNITS:])

    def learn(self, batch: Sequence[Example], rate: float) -> None:
        """Take one step down the gradient of the mean log loss."""
        net = self.network()
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
        self._steps += 1
        first = 1 - 0.9**self._steps
        second = 1 - 0.999**self._steps
        for place, slope in enumerate(gradient):
            self._first[place] += 0.1 * (slope - self._first[place])
            self._second[place] += 0.001 * (slope * slope - self._second[place])
            step = self._first[place] / first / (sqrt(self._second[place] / second) + 1e-8)
            self.weights[place] -= rate * step


def train(learned: list[Example], rng: Random) -> Iterator[Network]:
    """The network after each epoch; shuffles the examples."""
    learner = Learner(rng)
    batches = len(learned) // BATCH
    for epoch in range(EPOCHS):
        rng.shuffle(learned)
        for batch in range(batches):
            done = (epoch * batches + batch) / (EPOCHS * batches)
            learner.learn(learned[batch * BATCH : (batch + 1) * BATCH], RATE * (1 - 0.9 * done))
        yield learner.network()


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


def write(net: Network, made: str, file: Path) -> None:
    """Write a weights file; `made` says how the network was made."""
    content = {
        "made": made,
        "linear": _rounded(net.linear),
        "hidden": [_rounded(row) for row in net.hidden],
        "bias": _rounded(net.bias),
        "output": _rounded(net.output),
    }
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in content.items())
    file.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def main(matches: int, seed: int, file: Path) -> None:
    """Play, learn, and write the weights; prints the loss on matches that were not learnt from."""
    rng = Random(seed)
    learned: list[Example] = []
    tested: list[Example] = []
    for number, found in enumerate(examples(matches, rng)):
        (learned if number % TESTED else tested).extend(found)
        if number % 200 == 199:
            print(f"{number + 1} matches, {len(learned)} examples", flush=True)
    for epoch, net in enumerate(train(learned, rng), 1):
        loss = log_loss(net, tested)
        print(f"epoch {epoch}: loss {loss:.4f}", flush=True)
        made = f"training {matches} {seed}, epoch {epoch}, {datetime.now(UTC):%Y-%m-%d}, loss {loss:.4f}"
        write(net, made, file)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
