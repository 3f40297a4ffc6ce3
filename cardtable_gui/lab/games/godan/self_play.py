"""Learning by self-play: bots choose by chance, and what followed better than expected is preferred more.

A policy gradient. What to expect is estimated from all hands (`chances.in_game`), which keeps the luck of the cards
out.

It stands alone: a step of the training that is learnt, and tested, by itself.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Any, Final

from cardtable_gui.bots.search import shared_wins
from cardtable_gui.bots.softmax import softmax
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.godan.bots.action_features import FEATURES, ActionFeatures, Features
from cardtable_gui.games.godan.bots.chances import Chances, in_game
from cardtable_gui.games.godan.bots.evaluation import best_evaluated
from cardtable_gui.games.godan.bots.expected_points import ExpectedPoints
from cardtable_gui.games.godan.bots.preferences import score
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.game import Godan
from cardtable_gui.lab.games.godan.seating import drawn, some_seats, started
from cardtable_gui.lab.learning.training import Stage
from cardtable_gui.lab.learning.weights_learner import Learner

PARTS: Final = 4
"""The number of tasks of a stage."""
MATCHES: Final = 32
"""The number of matches of a task."""
EVALUATING: Final = 0.6
"""The part of the seats in self-play that go by the evaluation."""
RATE: Final = 0.01
"""The rate of learning at the start; it falls evenly to a tenth of that."""
AVERAGED: Final = 0.3
"""The part of the batches, the last ones, whose weights are averaged."""
LATER: Final = 0.9
"""How much of what followed each further decision counts for the one before."""
VARIETY: Final = 0.002
"""The weight of varied play: its entropy counts like so many chances to win."""


@dataclass(frozen=True, slots=True)
class Play:
    """A task: the game, the number of players, the weights, and the seed of its matches."""

    game: Godan
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


def improved(
    game: Godan, weights: Sequence[float], players: int, seed: str, batches: int
) -> Generator[Stage, list[Any], list[float]]:
    """Learn from these weights on, with so many players; the weights are rounded as in the file."""
    learner = Learner(weights)
    for batch in range(batches):
        weights = learner.numbers
        results = yield Stage(play, [Play(game, players, weights, f"{seed}|{batch}|{part}") for part in range(PARTS)])
        slope = [sum(parts) for parts in zip(*(slope for slope, _ in results), strict=True)]
        decisions = max(1, sum(number for _, number in results))
        done = batch / batches
        learner.learn([part / decisions for part in slope], RATE * max(0.1, 1 - done))
        if done >= 1 - AVERAGED or batch == batches - 1:
            learner.note()
    return learner.averaged(4)


def play(task: Play) -> tuple[list[float], int]:
    """A task of self-play: the slope at its weights, summed up over all decisions, and their number."""
    rng = Random(task.seed)
    slope = [0.0] * FEATURES
    number = 0
    for _ in range(MATCHES):
        decisions, wins = self_play(task.game, task.players, task.weights, rng)
        for made, win in zip(decisions, wins, strict=True):
            number += len(made)
            add_slope(slope, made, win)
    return [round(part, 7) for part in slope], number


def self_play(
    game: Godan, players: int, weights: Sequence[float], rng: Random
) -> tuple[list[list[Decision]], list[float]]:
    """Play a match by chance, and by the evaluation on some of the seats.

    Returns:
        By seat: the decisions by chance, except for those without a choice, and its part of the win.
    """
    state = started(game, players, rng)
    learning = some_seats(players, 1 - EVALUATING, rng)
    expected, chances = ExpectedPoints(game.moves), Chances(game.moves, players)
    quick = QuickPlay(game.moves, players)
    decisions: list[list[Decision]] = [[] for _ in range(players)]
    while (seat := state.to_move) is not None:
        actions = state.candidates()
        if len(actions) == 1:
            state.apply(actions[0])
        elif learning[seat]:
            seen = ActionFeatures(state, quick)
            features = [seen.of(action) for action in actions]
            likely = softmax([score(each, weights) for each in features])
            chosen = drawn(likely, rng)
            decisions[seat].append(Decision(features, likely, chosen, in_game(state, chances, expected)[seat]))
            state.apply(actions[chosen])
        else:
            state.apply(best_evaluated(state.view(seat), rng, ThinkingBudget()))
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
