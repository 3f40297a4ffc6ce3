"""Makes the weights of `preferences` by self-play.

Bots choose by chance, each action as often as it is preferred. What followed better than expected is then preferred
more, and what followed worse less (a policy gradient, with Adam's steps). What to expect is estimated from all hands
(`chances.in_game`), which keeps the luck of the cards out. The weights are the mean of those of the last batches. In
the end the most preferred actions alone play matches against `normal`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from typing import Any, Final

from cardtable_gui.bots.search import shared_wins
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.bots.training import Learnt, Stage, Stages, Training
from cardtable_gui.core.files.strict_json import Json
from cardtable_gui.core.options import complete
from cardtable_gui.games.godan.actions import GodanAction
from cardtable_gui.games.godan.bots.action_features import BEGINNING, FEATURES, ActionFeatures, Features
from cardtable_gui.games.godan.bots.chances import Chances, in_game
from cardtable_gui.games.godan.bots.expected_points import ExpectedPoints
from cardtable_gui.games.godan.bots.policy import GodanPolicy
from cardtable_gui.games.godan.bots.preferences import WEIGHTS, preferences, score
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.state import GodanState

BATCHES: Final = 480
"""The number of stages of self-play; the weights are adjusted after each."""
PARTS: Final = 4
"""The number of tasks of such a stage."""
PLAYERS: Final = (3,)
"""The numbers of players that it is learnt for: each gets weights of its own. With more, `normal` is a better guide."""
MATCHES: Final = 16
"""The number of matches of a task."""
RATE: Final = 0.1
"""The rate of learning at the start; it falls evenly to a tenth of that."""
AVERAGED: Final = 0.3
"""The part of the batches, the last ones, whose weights are averaged."""
LATER: Final = 0.7
"""How much of what followed each further decision counts for the one before."""
VARIETY: Final = 0.002
"""The weight of varied play: its entropy counts like so many chances to win."""
EXAMS: Final = 10
"""The number of tasks that measure the result."""
EXAM_DEALS: Final = 40
"""The number of deals of such a task, each played once with the learnt preferences on each seat."""


@dataclass(frozen=True, slots=True)
class Play:
    """A task: the number of players, the weights, and the seed of its matches."""

    players: int
    weights: Sequence[float]
    seed: str


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice by chance: the features and the chance of each action, which was chosen, and what was expected."""

    features: list[Features]
    chances: list[float]
    chosen: int
    expected: float


class GodanTraining(Training):
    """Self-play in batches, then an examination."""

    file = WEIGHTS

    def stages(self, seed: int, size: float) -> Stages:
        """See `Training.stages`."""
        learnt: dict[str, Json] = {}
        measured: dict[str, float] = {}
        for players in PLAYERS:
            weights = yield from _learnt(players, f"{seed}|{players}", _batches(size))
            learnt[str(players)] = [*weights]
            exams = [Play(players, weights, f"{seed}|{players}|exam|{number}") for number in range(EXAMS)]
            shares = yield Stage(examine, exams)
            measured[f"share against normal, {players} players"] = sum(shares) / len(shares)
        return Learnt({"weights": learnt}, measured)

    def tasks(self, size: float) -> int:
        """See `Training.tasks`."""
        return len(PLAYERS) * (_batches(size) * PARTS + EXAMS)


def _batches(size: float) -> int:
    return max(1, round(BATCHES * size))


def _learnt(players: int, seed: str, batches: int) -> Generator[Stage, list[Any], list[float]]:
    """Learn the weights for so many players, rounded as in the file."""
    learner = Learner()
    for batch in range(batches):
        weights = list(learner.weights)
        results = yield Stage(play, [Play(players, weights, f"{seed}|{batch}|{part}") for part in range(PARTS)])
        slope = [sum(parts) for parts in zip(*(slope for slope, _ in results), strict=True)]
        done = batch / batches
        learner.learn(slope, sum(number for _, number in results), RATE * (1 - 0.9 * done))
        if done >= 1 - AVERAGED:
            learner.note()
    return [round(weight, 4) for weight in learner.averaged()]


class Learner:
    """The weights, adjusted by Adam."""

    def __init__(self) -> None:
        """Begin by preferring what gains most."""
        self.weights = [BEGINNING.get(place, 0.0) for place in range(FEATURES)]
        self._first = [0.0] * FEATURES
        self._second = [0.0] * FEATURES
        self._total = [0.0] * FEATURES
        self._steps = self._noted = 0

    def learn(self, slope: Sequence[float], decisions: int, rate: float) -> None:
        """Take one step down a slope, which is the sum of those of so many decisions."""
        self._steps += 1
        first, second = 1 - 0.9**self._steps, 1 - 0.99**self._steps
        for place, part in enumerate(slope):
            mean = part / max(1, decisions)
            self._first[place] += 0.1 * (mean - self._first[place])
            self._second[place] += 0.01 * (mean * mean - self._second[place])
            self.weights[place] -= rate * self._first[place] / first / (sqrt(self._second[place] / second) + 1e-7)

    def note(self) -> None:
        """Let the weights count for the mean."""
        self._noted += 1
        self._total = [total + weight for total, weight in zip(self._total, self.weights, strict=True)]

    def averaged(self) -> list[float]:
        """The mean of all weights noted; the present ones if there are none."""
        return [total / self._noted for total in self._total] if self._noted else list(self.weights)


def play(task: Play) -> tuple[list[float], int]:
    """A task of self-play: the slope at its weights, summed up over all decisions, and their number."""
    rng = Random(task.seed)
    slope = [0.0] * FEATURES
    number = 0
    for _ in range(MATCHES):
        decisions, wins = self_play(task.players, task.weights, rng)
        for made, win in zip(decisions, wins, strict=True):
            number += len(made)
            add_slope(slope, made, win)
    return [round(part, 7) for part in slope], number


def self_play(players: int, weights: Sequence[float], rng: Random) -> tuple[list[list[Decision]], list[float]]:
    """Play a match by chance; by seat its decisions, except for those without a choice, and its part of the win."""
    state = _started(players, rng)
    expected, chances = ExpectedPoints(GAME.moves), Chances(GAME.moves, players)
    quick = QuickPlay(GAME.moves, players)
    decisions: list[list[Decision]] = [[] for _ in range(players)]
    while (seat := state.to_move) is not None:
        actions = state.candidates()
        if len(actions) == 1:
            state.apply(actions[0])
            continue
        seen = ActionFeatures(state, quick)
        features = [seen.of(action) for action in actions]
        likely = _softmax([score(each, weights) for each in features])
        chosen = _drawn(likely, rng)
        decisions[seat].append(Decision(features, likely, chosen, in_game(state, chances, expected)[seat]))
        state.apply(actions[chosen])
    assert state.ranks is not None
    return decisions, shared_wins(state.ranks)


def add_slope(slope: list[float], decisions: Sequence[Decision], win: float) -> None:
    """Add the slope of a seat's decisions in a match, of which it won this part."""
    after, gain = win, 0.0
    for decision in reversed(decisions):
        gain = after - decision.expected + LATER * gain
        after = decision.expected
        entropy = -sum(chance * log(chance) for chance in decision.chances if chance > 0)
        for place, (features, chance) in enumerate(zip(decision.features, decision.chances, strict=True)):
            part = gain * (chance - (place == decision.chosen))
            if chance > 0:
                part += VARIETY * chance * (log(chance) + entropy)
            for index, value in features:
                slope[index] += part * value


def examine(task: Play) -> float:
    """The share of wins against `normal` bots of who always does what these weights prefer, in even shares."""
    rng = Random(task.seed)
    players = task.players
    policy, quick = GodanPolicy(), QuickPlay(GAME.moves, players)
    won = 0.0
    for _ in range(EXAM_DEALS):
        deal = rng.getrandbits(48)
        for seat in range(players):
            state = _started(players, Random(deal))
            while state.to_move is not None:
                if state.to_move == seat:
                    state.apply(_preferred(state, quick, task.weights))
                else:
                    state.apply(policy.normal(state.view(state.to_move), rng, ThinkingBudget()))
            assert state.ranks is not None
            won += shared_wins(state.ranks)[seat]
    return won / EXAM_DEALS


def _preferred(state: GodanState, quick: QuickPlay, weights: Sequence[float]) -> GodanAction:
    actions = state.candidates()
    found = preferences(state, actions, quick, weights)
    return actions[max(range(len(actions)), key=lambda place: found[place])]


def _started(players: int, rng: Random) -> GodanState:
    options = complete(GAME.options, {})
    return GodanState(GAME, GAME.moves, players, options, GAME.numbered_dealer(players, options, rng.getrandbits(48)))


def _softmax(scores: Sequence[float]) -> list[float]:
    top = max(scores)
    odds = [exp(each - top) for each in scores]
    total = sum(odds)
    return [each / total for each in odds]


def _drawn(likely: Sequence[float], rng: Random) -> int:
    """A place, drawn in proportion to these chances."""
    left = rng.random()
    for place, chance in enumerate(likely):
        left -= chance
        if left < 0:
            return place
    return len(likely) - 1


TRAINING: Final = GodanTraining()
