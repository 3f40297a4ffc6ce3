"""Learning from searches: what they choose in matches, and weights by which these choices are likely.

It stands alone: a step of the training that is learnt, and tested, by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from cardtable_gui.bots.search import best_of, search
from cardtable_gui.bots.softmax import softmax
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.godan.bots.action_features import FEATURES, ActionFeatures, Features
from cardtable_gui.games.godan.bots.evaluation import best_evaluated
from cardtable_gui.games.godan.bots.preferences import score
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.bots.search_model import STEPS_PER_MS, GodanSearchModel
from cardtable_gui.games.godan.game import Godan
from cardtable_gui.lab.games.godan.seating import some_seats, started
from cardtable_gui.lab.learning.weights_learner import Learner

SEARCHED: Final = 5
"""The number of matches of a task."""
SEARCHING: Final = 0.67
"""The part of the seats that search; the others go by the evaluation."""
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

Choice: TypeAlias = tuple[Sequence[Features], int]
"""What a search chose: the features of all its candidates, and the place of the chosen one."""


@dataclass(frozen=True, slots=True)
class Watch:
    """A task of matches with searches: the game, the number of players and the seed."""

    game: Godan
    players: int
    seed: str


def watch(task: Watch) -> list[Choice]:
    """A task: what searches choose in matches."""
    rng = Random(task.seed)
    return [choice for _ in range(SEARCHED) for choice in _watched(task.game, task.players, rng)]


def _watched(game: Godan, players: int, rng: Random) -> list[Choice]:
    """The choices of searches in a match."""
    state = started(game, players, rng)
    searching = some_seats(players, SEARCHING, rng)
    choices: list[Choice] = []
    while (seat := state.to_move) is not None:
        actions = state.candidates()
        action = actions[0]
        if len(actions) > 1:
            if searching[seat]:
                model = GodanSearchModel(state.view(seat), None)
                effort = ThinkingBudget.by_count(THINKING_MS, steps_per_ms=STEPS_PER_MS)
                action = best_of(search(model, rng, effort))
                seen = ActionFeatures(state, QuickPlay(game.moves, players))
                features = [seen.of(candidate) for candidate in model.candidates]
                choices.append((features, model.candidates.index(action)))
            else:
                action = best_evaluated(state.view(seat), rng, ThinkingBudget())
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
                add_misfit(slope, choices[place], learner.numbers)
            mean = [part / len(batch) for part in slope]
            learner.learn(mean, FITTING_RATE * (1 - (epoch + start / len(order)) / EPOCHS))
    return learner.numbers


def add_misfit(slope: list[float], choice: Choice, weights: Sequence[float]) -> None:
    """Add the slope of how unlikely a choice is by these weights (the cross-entropy)."""
    options, chosen = choice
    likely = softmax([score(features, weights) for features in options])
    for place, (features, chance) in enumerate(zip(options, likely, strict=True)):
        part = chance - (place == chosen)
        for index, value in features:
            slope[index] += part * value
