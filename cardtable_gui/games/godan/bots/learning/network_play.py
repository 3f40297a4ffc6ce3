"""Learning a network by self-play: bots choose by chance, and what followed better than expected is preferred more.

A policy gradient, as in `self_play`. What to expect is learnt along with it (`critic`): the better that's known, the
less the luck of the cards disturbs. Quick play is on some of the seats.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Any, Final

from cardtable_gui.bots.adam import Adam
from cardtable_gui.bots.search import shared_wins
from cardtable_gui.bots.softmax import softmax
from cardtable_gui.bots.training import Stage
from cardtable_gui.games.godan.actions import GodanAction
from cardtable_gui.games.godan.bots.action_features import Features
from cardtable_gui.games.godan.bots.learning import critic
from cardtable_gui.games.godan.bots.learning.critic import UNIT, Critic
from cardtable_gui.games.godan.bots.learning.seating import drawn, some_seats, started
from cardtable_gui.games.godan.bots.network import ROWS, UNITS, Inputs, Network, NetworkInputs, Row
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.state import GodanState

PARTS: Final = 4
"""The number of tasks of a stage."""
MATCHES: Final = 16
"""The number of matches of a task."""
OF_FOUR: Final = 0.1
"""The part of the matches that have four players, the others have three."""
QUICK: Final = 0.5
"""The part of the seats that quick play has."""
RATE: Final = 0.01
"""The rate of learning at the start."""
CRITIC_RATE: Final = 0.02
"""The same for the critic."""
FALL: Final = 0.85
"""By what part of themselves these rates fall, evenly, until the end."""
AVERAGED: Final = 0.3
"""The part of the batches, the last ones, of which one in `NOTED` gives its weights to the mean."""
NOTED: Final = 20
LATER: Final = 0.8
"""How much of what followed each further decision counts for the one before."""
VARIETY: Final = 0.002
"""The weight of varied play: its entropy counts like so many chances to win."""
LITTLE: Final = 3e-4
"""Slopes that are smaller are left out."""
JUDGED: Final = 0.25
"""The part of the decisions that the critic learns from."""
RANDOM: Final = 0.15
"""The largest weight to begin with."""
ROW: Final = UNITS + 1


@dataclass(frozen=True, slots=True)
class Play:
    """A task: the network, the critic's weights, and the seed of its matches."""

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
    """What the critic saw, by seat, and the points of the match so far, if the game had ended there."""

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

    def add(self, decisions: Sequence[Decision], win: float) -> None:
        """Add a seat's decisions in a match, of which it won this part."""
        after, gain = win, 0.0
        for decision in reversed(decisions):
            gain = after - decision.expected + LATER * gain
            after = decision.expected
            self._add(decision, gain)
        self.decisions += len(decisions)

    def _add(self, decision: Decision, gain: float) -> None:
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
                continue
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
        """The means, by what they belong to; as JSON."""
        part = 1 / max(1, self.decisions)
        rows = {row: _scaled(_summed(several), part) for row, several in self._rows.items()}
        for row, several in self._less.items():
            less = _scaled(_summed(several), part)
            rows[row] = [one - two for one, two in zip(rows.get(row, [0.0] * ROW), less, strict=True)]
        judged = max(1, self._judged)
        return {
            "rows": {str(row): slopes for row, slopes in sorted(rows.items())},
            "biases": _scaled(_summed([[0.0] * ROW, *self._biases]), part),
            "outputs": _scaled(_summed([[0.0] * ROW, *self._outputs]), part)[:UNITS],
            "critic": {str(place): round(slope / judged, 9) for place, slope in sorted(self._critic.items())},
        }


def _summed(rows: Sequence[Row]) -> Row:
    return list(map(sum, zip(*rows, strict=True)))


def _scaled(row: Row, part: float) -> Row:
    return [round(part * value, 9) for value in row]


def play(task: Play) -> dict[str, Any]:
    """A task of self-play: the slopes at its weights."""
    rng = Random(task.seed)
    slopes = Slopes(task.network)
    for _ in range(MATCHES):
        self_play(4 if rng.random() < OF_FOUR else 3, task, slopes, rng)
    return slopes.result()


def self_play(players: int, task: Play, slopes: Slopes, rng: Random) -> None:
    """Play a match by chance, and by quick play on some of the seats, and add its slopes."""
    state = started(players, rng)
    learning = some_seats(players, 1 - QUICK, rng)
    judge = Critic(GAME.moves, players, task.critic)
    quick = QuickPlay(GAME.moves, players)
    decisions: list[list[Decision]] = [[] for _ in range(players)]
    judged: list[CriticExample] = []
    while (seat := state.to_move) is not None:
        actions = state.candidates()
        deal = state.deal
        if len(actions) == 1:
            state.apply(actions[0])
        elif learning[seat]:
            chances, features = judge.judge(state)
            if rng.random() < JUDGED:
                judged.append(CriticExample(features, judge.gained(state)))
            decision = _decide(task.network, state, actions, quick, chances[seat], rng)
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
        slopes.add(made, win)


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


class NetworkLearner:
    """A network and its critic while they are learnt, all their weights in one list."""

    def __init__(self, preferences: Sequence[float], rng: Random) -> None:
        """Begin with small random weights, and with what these weights of the actions' features prefer."""
        self._weights = [RANDOM * rng.uniform(-1, 1) for _ in range(ROWS * ROW)]
        self._weights[UNITS::ROW] = [*preferences, *((0.0,) * (ROWS - len(preferences)))]
        self._weights += [0.0] * ROW
        self._weights += [(-1) ** unit * 2 * RANDOM * rng.random() for unit in range(UNITS)]
        self.critic = critic.first_weights()
        self._adam = _adam(len(self._weights))
        self._judging = _adam(len(self.critic))
        self._total = [0.0] * len(self._weights)
        self._noted = 0

    @property
    def network(self) -> Network:
        """The network as it is now."""
        return _network(self._weights)

    def learn(self, results: Sequence[Mapping[str, Any]], done: float) -> None:
        """Take a step down the mean of these slopes; the rates have fallen by `done`."""
        slope, judged = [0.0] * len(self._weights), [0.0] * len(self.critic)
        part = 1 / len(results)
        for result in results:
            for row, slopes in result["rows"].items():
                _add(slope, int(row) * ROW, slopes, part)
            _add(slope, ROWS * ROW, result["biases"], part)
            _add(slope, (ROWS + 1) * ROW, result["outputs"], part)
            for place, value in result["critic"].items():
                judged[int(place)] += part * value
        steps = self._adam.step(slope, RATE * (1 - done))
        self._weights = [weight - step for weight, step in zip(self._weights, steps, strict=True)]
        steps = self._judging.step(judged, CRITIC_RATE * (1 - done))
        self.critic = [weight - step for weight, step in zip(self.critic, steps, strict=True)]

    def note(self) -> None:
        """Let the weights count for the mean."""
        self._noted += 1
        self._total = [total + weight for total, weight in zip(self._total, self._weights, strict=True)]

    def averaged(self) -> Network:
        """The mean of all networks noted, rounded as in the file; at least one was."""
        return _network([round(total / self._noted, 4) for total in self._total])


def _adam(weights: int) -> Adam:
    return Adam([0.0] * weights, [0.0] * weights, newest_square=0.01, epsilon=1e-7)


def _add(slope: list[float], first: int, slopes: Sequence[float], part: float) -> None:
    for place, value in enumerate(slopes, first):
        slope[place] += part * value


def _network(weights: Sequence[float]) -> Network:
    rows = [list(weights[row * ROW : (row + 1) * ROW]) for row in range(ROWS + 1)]
    return Network(rows[:-1], rows[-1], list(weights[(ROWS + 1) * ROW :]))


def learnt(preferences: Sequence[float], seed: str, batches: int) -> Generator[Stage, list[Any], Network]:
    """Learn a network, beginning with the learnt `preferences`."""
    learner = NetworkLearner(preferences, Random(f"{seed}|weights"))
    for batch in range(batches):
        now = learner.network
        tasks = [Play(now, learner.critic, f"{seed}|{batch}|{part}") for part in range(PARTS)]
        results = yield Stage(play, tasks)
        last = batch == batches - 1
        if last or ((batch + 1) % NOTED == 0 and batch >= (1 - AVERAGED) * batches):
            learner.note()
        learner.learn(results, batch / (batches / FALL))
    return learner.averaged()
