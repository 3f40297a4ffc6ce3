"""Makes the weights of `preferences`: from the search's choices, then by self-play.

First bots that search play matches, without preferences, and the weights are fitted to what they choose. From there
bots choose by chance, each action as often as it is preferred, against each other and `normal`. What followed better
than expected is then preferred more, and what followed worse less (a policy gradient, with Adam's steps). What to
expect is estimated from all hands (`chances.in_game`), which keeps the luck of the cards out. The weights are the mean
of those of the last batches. In the end the most preferred actions alone play matches against `normal`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from typing import Any, Final, TypeAlias

from cardtable_gui.bots.search import best_of, search, shared_wins
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.bots.training import Learnt, Stage, Stages, Training
from cardtable_gui.core.files.strict_json import Json
from cardtable_gui.core.options import complete
from cardtable_gui.games.godan.actions import GodanAction
from cardtable_gui.games.godan.bots.action_features import FEATURES, ActionFeatures, Features
from cardtable_gui.games.godan.bots.chances import Chances, in_game
from cardtable_gui.games.godan.bots.expected_points import ExpectedPoints
from cardtable_gui.games.godan.bots.policy import GodanPolicy
from cardtable_gui.games.godan.bots.preferences import WEIGHTS, preferences, score
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.bots.search_model import STEPS_PER_MS, GodanSearchModel
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.state import GodanState

PLAYERS: Final = (3,)
"""The numbers of players that it is learnt for: each gets weights of its own."""

SEARCHES: Final = 100
"""The number of tasks in which bots search."""
SEARCHED: Final = 5
"""The number of matches of such a task."""
SEARCHING: Final = 0.67
"""The part of the seats that search; the others are `normal`."""
THINKING_MS: Final = 20.0
"""How long a search takes, counted in steps."""
STRAY: Final = 0.06
"""The part of the actions that are chosen at random instead, so that unusual positions are seen."""
EPOCHS: Final = 6
"""How often the weights are fitted to all choices."""
FITTED: Final = 64
"""The number of choices after which the weights are adjusted."""
FITTING_RATE: Final = 0.02
"""The rate of fitting at the start; it falls evenly, almost to nothing."""

BATCHES: Final = 1560
"""The number of stages of self-play; the weights are adjusted after each."""
PARTS: Final = 4
"""The number of tasks of such a stage."""
MATCHES: Final = 32
"""The number of matches of a task."""
NORMAL: Final = 0.6
"""The part of the seats in self-play that `normal` plays."""
RATE: Final = 0.01
"""The rate of learning at the start; it falls evenly to a tenth of that."""
AVERAGED: Final = 0.3
"""The part of the batches, the last ones, whose weights are averaged."""
LATER: Final = 0.9
"""How much of what followed each further decision counts for the one before."""
VARIETY: Final = 0.002
"""The weight of varied play: its entropy counts like so many chances to win."""

EXAMS: Final = 10
"""The number of tasks that measure the result."""
EXAM_DEALS: Final = 40
"""The number of deals of such a task, each played once with the learnt preferences on each seat."""

Choice: TypeAlias = tuple[Sequence[Features], int]
"""What a search chose: the features of all its candidates, and the place of the chosen one."""


@dataclass(frozen=True, slots=True)
class Watch:
    """A task of matches with searches: the number of players and the seed."""

    players: int
    seed: str


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
    """The search's choices, self-play in batches, then an examination."""

    file = WEIGHTS

    def stages(self, seed: int, size: float) -> Stages:
        """See `Training.stages`."""
        learnt: dict[str, Json] = {}
        measured: dict[str, float] = {}
        for players in PLAYERS:
            watched = [Watch(players, f"{seed}|{players}|search|{number}") for number in range(_scaled(SEARCHES, size))]
            choices = yield Stage(watch, watched)
            weights = fitted([choice for some in choices for choice in some], Random(f"{seed}|{players}|fit"))
            weights = yield from _improved(weights, players, f"{seed}|{players}", _scaled(BATCHES, size))
            learnt[str(players)] = [*weights]
            exams = [Play(players, weights, f"{seed}|{players}|exam|{number}") for number in range(EXAMS)]
            shares = yield Stage(examine, exams)
            measured[f"share against normal, {players} players"] = sum(shares) / len(shares)
        return Learnt({"weights": learnt}, measured)

    def tasks(self, size: float) -> int:
        """See `Training.tasks`."""
        return len(PLAYERS) * (_scaled(SEARCHES, size) + _scaled(BATCHES, size) * PARTS + EXAMS)


def _scaled(number: int, size: float) -> int:
    return max(1, round(number * size))


class Learner:
    """The weights, adjusted by Adam."""

    def __init__(self, weights: Sequence[float]) -> None:
        """Begin with these weights."""
        self.weights = list(weights)
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
        """The mean of all weights noted; at least one was."""
        return [total / self._noted for total in self._total]


# -------------------------------------------------------------------------------------------- the search's choices


def watch(task: Watch) -> list[Choice]:
    """A task: what searches choose in matches."""
    rng = Random(task.seed)
    return [choice for _ in range(SEARCHED) for choice in _watched(task.players, rng)]


def _watched(players: int, rng: Random) -> list[Choice]:
    """What searches choose in a match."""
    state, policy = _started(players, rng), GodanPolicy()
    searching = _some(players, SEARCHING, rng)
    choices: list[Choice] = []
    while (seat := state.to_move) is not None:
        actions = state.candidates()
        action = actions[0]
        if len(actions) > 1:
            if searching[seat]:
                model = GodanSearchModel(state.view(seat), None)
                effort = ThinkingBudget.by_count(THINKING_MS, steps_per_ms=STEPS_PER_MS)
                action = best_of(search(model, rng, effort))
                seen = ActionFeatures(state, QuickPlay(GAME.moves, players))
                features = [seen.of(candidate) for candidate in model.candidates]
                choices.append((features, model.candidates.index(action)))
            else:
                action = policy.normal(state.view(seat), rng, ThinkingBudget())
            if rng.random() < STRAY:
                action = rng.choice(actions)
        state.apply(action)
    return choices


def fitted(choices: Sequence[Choice], rng: Random) -> list[float]:
    """The weights that make these choices likely."""
    learner = Learner([0.0] * FEATURES)
    order = list(range(len(choices)))
    starts = range(0, len(order), FITTED)
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        for start in starts:
            batch = order[start : start + FITTED]
            slope = [0.0] * FEATURES
            for place in batch:
                add_misfit(slope, choices[place], learner.weights)
            learner.learn(slope, len(batch), FITTING_RATE * (1 - (epoch + start / len(order)) / EPOCHS))
    return learner.weights


def add_misfit(slope: list[float], choice: Choice, weights: Sequence[float]) -> None:
    """Add the slope of how unlikely a choice is by these weights (the cross-entropy)."""
    options, chosen = choice
    likely = _softmax([score(features, weights) for features in options])
    for place, (features, chance) in enumerate(zip(options, likely, strict=True)):
        part = chance - (place == chosen)
        for index, value in features:
            slope[index] += part * value


# -------------------------------------------------------------------------------------------------------- self-play


def _improved(
    weights: Sequence[float], players: int, seed: str, batches: int
) -> Generator[Stage, list[Any], list[float]]:
    """Learn from these weights on, with so many players; the weights are rounded as in the file."""
    learner = Learner(weights)
    for batch in range(batches):
        weights = list(learner.weights)
        results = yield Stage(play, [Play(players, weights, f"{seed}|{batch}|{part}") for part in range(PARTS)])
        slope = [sum(parts) for parts in zip(*(slope for slope, _ in results), strict=True)]
        done = batch / batches
        learner.learn(slope, sum(number for _, number in results), RATE * max(0.1, 1 - done))
        if done >= 1 - AVERAGED or batch == batches - 1:
            learner.note()
    return [round(weight, 4) for weight in learner.averaged()]


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
    """Play a match by chance, and as `normal` on some of the seats.

    Returns:
        By seat: the decisions by chance, except for those without a choice, and its part of the win.
    """
    state, policy = _started(players, rng), GodanPolicy()
    learning = _some(players, 1 - NORMAL, rng)
    expected, chances = ExpectedPoints(GAME.moves), Chances(GAME.moves, players)
    quick = QuickPlay(GAME.moves, players)
    decisions: list[list[Decision]] = [[] for _ in range(players)]
    while (seat := state.to_move) is not None:
        actions = state.candidates()
        if len(actions) == 1:
            state.apply(actions[0])
        elif learning[seat]:
            seen = ActionFeatures(state, quick)
            features = [seen.of(action) for action in actions]
            likely = _softmax([score(each, weights) for each in features])
            chosen = _drawn(likely, rng)
            decisions[seat].append(Decision(features, likely, chosen, in_game(state, chances, expected)[seat]))
            state.apply(actions[chosen])
        else:
            state.apply(policy.normal(state.view(seat), rng, ThinkingBudget()))
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


# ------------------------------------------------------------------------------------------------------ examination


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


def _some(players: int, part: float, rng: Random) -> list[bool]:
    """Whether each seat is one of some: about this part of all, at least one."""
    some = [rng.random() < part for _ in range(players)]
    if not any(some):
        some[rng.randrange(players)] = True
    return some


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
