"""Learning Gunjo's odds of hidden hands: hard bots play quickly, and hands are compared with what seemed likely."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from cardtable_gui.bots.card_odds import HandOdds
from cardtable_gui.bots.learning import odds_learner
from cardtable_gui.bots.learning.odds_learner import Place
from cardtable_gui.bots.levels import searched
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.bots.training import Stage
from cardtable_gui.core.options import complete
from cardtable_gui.games.gunjo.bots.hand_odds import PLAYERS, ROWS, others_rows
from cardtable_gui.games.gunjo.bots.policy import GunjoPolicy
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.state import GunjoState

PARTS: Final = 2
"""The number of tasks of a stage."""
MATCHES: Final = 4
"""The number of matches of a task."""
LOOKED: Final = 0.3
"""The part of the decisions at which the hands are looked at."""
THINKING_MS: Final = 1.0
"""The budget of a move. What bots do that think longer tells nearly the same of their hands."""


@dataclass(frozen=True, slots=True)
class Watch:
    """A task: the numbers of the rows so far, and the seed of the matches."""

    odds: Sequence[float]
    seed: str


def watch(task: Watch) -> dict[str, Any]:
    """A task of learning; see `odds_learner.result`."""
    return odds_learner.result(_seen(task), ROWS)


def _seen(task: Watch) -> Iterator[Place]:
    rng, odds = Random(task.seed), HandOdds.of_numbers(task.odds)
    for _ in range(MATCHES):
        for state in _played(rng):
            yield from places(state, odds, rng)


def _played(rng: Random) -> Iterator[GunjoState]:
    """Some of the states of a match of hard bots."""
    policy, players, options = GunjoPolicy(), rng.choice(PLAYERS), complete(GAME.options, {})
    state = GAME.start(players, options, GAME.numbered_dealer(players, options, rng.getrandbits(48)))
    while state.to_move is not None:
        if rng.random() < LOOKED:
            yield state
        effort = ThinkingBudget.by_count(THINKING_MS, steps_per_ms=policy.steps_per_ms)
        state.advance(searched(policy, state.view(state.to_move), rng, effort))


def places(state: GunjoState, odds: HandOdds, rng: Random) -> Iterator[Place]:
    """Put the cards that the seat to move hasn't seen where they lie; see `odds_learner.places`."""
    view = state.view(state.to_move)
    return odds_learner.places(odds, others_rows(view), view.seen, state.hands, state.pile, rng)


def learnt(seed: str, batches: int) -> Generator[Stage, list[Any], list[float]]:
    """Learn the rows; their numbers in one list."""

    def watched(odds: Sequence[float], batch: int) -> Stage:
        return Stage(watch, [Watch(odds, f"{seed}|{batch}|{part}") for part in range(PARTS)])

    return odds_learner.learnt(watched, ROWS, batches)
