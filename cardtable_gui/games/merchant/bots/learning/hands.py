"""Learning Merchant's odds of hidden hands: bots play, and their hands are compared with what seemed likely.

The bots are those of `self_play`: watching `hard` ones teaches no more.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from cardtable_gui.bots.card_odds import HandOdds
from cardtable_gui.bots.learning import odds_learner
from cardtable_gui.bots.learning.odds_learner import Place
from cardtable_gui.bots.training import Stage
from cardtable_gui.games.merchant.bots.hand_odds import ROWS, others_rows
from cardtable_gui.games.merchant.bots.learning.self_play import SEATS, deals, promising_action
from cardtable_gui.games.merchant.state import MerchantState

PARTS: Final = 2
"""The number of tasks of a stage."""
DEALS: Final = len(SEATS)
"""The number of deals of a task."""
LOOKED: Final = 0.3
"""The part of the decisions at which the hands are looked at."""


@dataclass(frozen=True, slots=True)
class Watch:
    """A task: the numbers of the rows so far, and the seed of the deals."""

    odds: Sequence[float]
    seed: str


def watch(task: Watch) -> dict[str, Any]:
    """A task of learning; see `odds_learner.result`."""
    return odds_learner.result(_seen(task), ROWS)


def _seen(task: Watch) -> Iterator[Place]:
    rng, odds = Random(task.seed), HandOdds.of_numbers(task.odds)
    for state in _played(rng):
        yield from places(state, odds, rng)


def _played(rng: Random) -> Iterator[MerchantState]:
    """Some states of self-play, with more than two players: of two, each knows what the other holds."""
    for state in deals(DEALS, rng):
        if state.players == 2:
            continue
        while state.to_move is not None and 1 not in state.places:
            if state.turns and rng.random() < LOOKED:
                yield state
            state.advance(promising_action(state, rng))


def places(state: MerchantState, odds: HandOdds, rng: Random) -> Iterator[Place]:
    """Put the cards that the seat to move hasn't seen where they lie; see `odds_learner.places`."""
    return odds_learner.places(odds, others_rows(state.view(state.to_move)), state.seen, state.hands, (), rng)


def learnt(seed: str, batches: int) -> Generator[Stage, list[Any], list[float]]:
    """Learn the rows; their numbers in one list."""

    def watched(odds: Sequence[float], batch: int) -> Stage:
        return Stage(watch, [Watch(odds, f"{seed}|{batch}|{part}") for part in range(PARTS)])

    return odds_learner.learnt(watched, ROWS, batches)
