"""Makes the rows of `hand_odds`: hard bots play quickly, and their hands are compared with what seemed likely."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from cardtable_gui.bots.card_odds import HandOdds
from cardtable_gui.bots.levels import searched
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.options import complete
from cardtable_gui.games.gunjo.bots.hand_odds import FILE, PLAYERS, ROWS, others_rows
from cardtable_gui.games.gunjo.bots.policy import GunjoPolicy
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.state import GunjoState
from cardtable_gui.lab.learning import odds_learner
from cardtable_gui.lab.learning.odds_learner import LOOKED, Place, Watched
from cardtable_gui.lab.learning.training import Learnt, Stages, Training, scaled

BATCHES: Final = 120
"""The number of stages of learning; the rows are adjusted after each."""
EXAMS: Final = 10
"""The number of tasks that measure the result."""


MATCHES: Final = 4
"""The number of matches of a task."""
THINKING_MS: Final = 1.0
"""The budget of a move. What bots do that think longer tells nearly the same of their hands."""


def states(rng: Random) -> Iterator[GunjoState]:
    """Some of the states of some matches of hard bots."""
    for _ in range(MATCHES):
        yield from _played(rng)


def _played(rng: Random) -> Iterator[GunjoState]:
    """Some of the states of a match."""
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


WATCHED: Final = Watched(ROWS, states, places)
"""What `odds_learner` needs."""


class GunjoTraining(Training):
    """Watching matches, then an examination."""

    file = FILE
    version = 2

    def stages(self, seed: int, size: float) -> Stages:
        """Learn the odds of hidden hands, then examine them."""
        own = f"{seed}|hands"
        odds = yield from odds_learner.learnt(WATCHED, own, scaled(BATCHES, size))
        measured = yield from odds_learner.examined(WATCHED, odds, own, EXAMS)
        return Learnt({"hands": [*odds]}, measured)

    def tasks(self, size: float) -> int:
        """The number of tasks in all these stages."""
        return scaled(BATCHES, size) * odds_learner.PARTS + EXAMS


TRAINING: Final = GunjoTraining()
