"""Learning a network by self-play: bots choose by chance, and what followed better than expected is preferred more.

A policy gradient, as in `self_play`. What to expect is learnt along with it (`critic`): the better that's known, the
less the luck of the cards disturbs. Quick play is on some of the seats.

It stands alone: a step of the training that is learnt, and tested, by itself.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import copysign, log
from random import Random
from typing import Any, Final

from cardtable_gui.bots.search import shared_wins
from cardtable_gui.bots.softmax import softmax
from cardtable_gui.games.godan.actions import GodanAction
from cardtable_gui.games.godan.bots.action_features import Features
from cardtable_gui.games.godan.bots.network import Inputs, Network, NetworkInputs, Row
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.game import Godan
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.lab.games.godan.critic import UNIT, Critic
from cardtable_gui.lab.games.godan.seating import drawn, some_seats, started
from cardtable_gui.lab.learning.packed_floats import packed_floats

MATCHES: Final = 32
"""The number of matches of a task."""
OF_FOUR: Final = 0.1
"""The part of the matches that have four players, the others have three."""
QUICK: Final = 0.5
"""The part of the seats that quick play has."""
LATER: Final = 0.8
"""How much of what followed each further decision counts for the one before."""
VARIETY: Final = 0.002
"""The weight of varied play: its entropy counts like so many chances to win."""
LITTLE: Final = 1e-3
"""Slopes that are smaller count as much, or not at all: by chance, so that their mean is the same. That's quicker.

To leave them all out makes the network clearly weaker: there are many.
"""
JUDGED: Final = 0.25
"""The part of the decisions that the critic learns from."""


@dataclass(frozen=True, slots=True)
class Play:
    """A task: the game, the network, the critic's weights, and the seed of its matches."""

    game: Godan
    network: Network
    critic: Sequence[float]
    seed: str


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice by chance: what the network saw and got, what was chosen, and what the critic said."""

    situation: list[int]
    options: list[Inputs]
    hidden: list[Row]
    likely: list[float]
    chosen: int
    expected: float


@dataclass(frozen=True, slots=True)
class CriticExample:
    """The critic's input by seat, and the points of the match so far, if the game had ended there."""

    features: list[Features]
    points: list[float]


class Slopes:
    """The slopes at a network's weights and a critic's, summed up over decisions."""

    def __init__(self, network: Network) -> None:
        """Nothing yet."""
        self._network = network
        # They're summed up in the end: that's quicker.
        self._rows: defaultdict[int, list[Row]] = defaultdict(list)
        self._less: defaultdict[int, list[Row]] = defaultdict(list)
        self._outputs: list[Row] = []
        self._biases: list[Row] = []
        self.decisions = 0
        self._critic: defaultdict[int, float] = defaultdict(float)
        self._judged = 0

    def add(self, decisions: Sequence[Decision], win: float, rng: Random) -> None:
        """Add a seat's decisions in a match, of which it won this part."""
        after, gain = win, 0.0
        for decision in reversed(decisions):
            gain = after - decision.expected + LATER * gain
            after = decision.expected
            self._add(decision, gain, rng)
        self.decisions += len(decisions)

    def _add(self, decision: Decision, gain: float, rng: Random) -> None:
        outputs, rows, less = self._network.outputs, self._rows, self._less
        entropy = -sum([chance * log(chance) for chance in decision.likely if chance > 0])
        all_own: list[Row] = []
        for place, (inputs, hidden, chance) in enumerate(
            zip(decision.options, decision.hidden, decision.likely, strict=True)
        ):
            part = gain * (chance - (place == decision.chosen))
            if chance > 0:
                part += VARIETY * chance * (log(chance) + entropy)
            if abs(part) < LITTLE:
                if rng.random() * LITTLE >= abs(part):
                    continue
                part = copysign(LITTLE, part)
            self._outputs.append([part * value if value > 0 else 0.0 for value in hidden])
            own = [part * output if value > 0 else 0.0 for value, output in zip(hidden, outputs, strict=False)]
            own.append(part)
            all_own.append(own)
            for row, value in inputs:
                if value == 1.0:
                    rows[row].append(own)
                elif value == -1.0:
                    less[row].append(own)
                else:
                    rows[row].append([value * slope for slope in own])
        if all_own:
            shared = _summed(all_own)
            shared[-1] = 0.0
            self._biases.append(shared)
            for row in decision.situation:
                rows[row].append(shared)

    def judge(self, example: CriticExample, points: Sequence[float], by: Sequence[float]) -> None:
        """Add what the critic said, where the game ended with these points of the match."""
        slopes = self._critic
        for features, before, after in zip(example.features, example.points, points, strict=True):
            miss = (before - after) / UNIT
            for place, value in features:
                miss += by[place] * value
            for place, value in features:
                slopes[place] += miss * value
            self._judged += 1

    def result(self) -> dict[str, Any]:
        """The means at the network's weights, in the order of `Network.weights`, and by place at the critic's."""
        part = 1 / max(1, self.decisions)
        nothing = [0.0] * (len(self._network.outputs) + 1)
        rows = [nothing] * len(self._network.rows)
        for row, several in self._rows.items():
            rows[row] = _summed(several)
        for row, several in self._less.items():
            rows[row] = [one - two for one, two in zip(rows[row], _summed(several), strict=True)]
        outputs = _summed([nothing, *self._outputs])[:-1]
        slopes = Network(rows, _summed([nothing, *self._biases]), outputs)
        judged = max(1, self._judged)
        return {
            "network": packed_floats(array("f", [part * slope for slope in slopes.weights()]), coarse=True),
            "critic": {str(place): round(slope / judged, 9) for place, slope in sorted(self._critic.items())},
        }


def _summed(rows: Sequence[Row]) -> Row:
    return list(map(sum, zip(*rows, strict=True)))


def play(task: Play) -> dict[str, Any]:
    """A task of self-play: the slopes at its weights."""
    rng = Random(task.seed)
    slopes = Slopes(task.network)
    for _ in range(MATCHES):
        self_play(4 if rng.random() < OF_FOUR else 3, task, slopes, rng)
    return slopes.result()


def self_play(players: int, task: Play, slopes: Slopes, rng: Random) -> None:
    """Play a match by chance, and by quick play on some of the seats, and add its slopes."""
    state = started(task.game, players, rng)
    learning = some_seats(players, 1 - QUICK, rng)
    judge = Critic(task.game.moves, players, task.critic)
    quick = QuickPlay(task.game.moves, players)
    decisions: list[list[Decision]] = [[] for _ in range(players)]
    judged: list[CriticExample] = []
    while (seat := state.to_move) is not None:
        actions = state.candidates()
        deal = state.deal
        if len(actions) == 1:
            state.apply(actions[0])
        elif learning[seat]:
            if rng.random() < JUDGED:
                judged.append(CriticExample(judge.features(state), judge.gained(state)))
            decision = _decide(task.network, state, actions, quick, judge.judge(state)[seat], rng)
            decisions[seat].append(decision)
            state.apply(actions[decision.chosen])
        else:
            state.apply(quick.choose(state))
        if state.deal != deal or state.to_move is None:
            for example in judged:
                slopes.judge(example, state.totals, task.critic)
            judged = []
    assert state.ranks is not None
    for made, win in zip(decisions, shared_wins(state.ranks), strict=True):
        slopes.add(made, win, rng)


def _decide(
    network: Network,
    state: GodanState,
    actions: Sequence[GodanAction],
    quick: QuickPlay,
    expected: float,
    rng: Random,
) -> Decision:
    seen = NetworkInputs(state, quick)
    rows = seen.situation()
    situation = network.situation(rows)
    options = [seen.of(action) for action in actions]
    hidden = [network.action(situation, inputs) for inputs in options]
    likely = softmax([network.score(each) for each in hidden])
    return Decision(rows, options, hidden, likely, drawn(likely, rng), expected)
