"""Learning Gunjo's odds of hidden hands: hard bots play quickly, and hands are compared with what seemed likely."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from cardtable_gui.bots.card_odds import HandOdds
from cardtable_gui.bots.levels import searched
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.options import complete
from cardtable_gui.games.gunjo.bots.hand_odds import PLAYERS, ROWS, others_rows
from cardtable_gui.games.gunjo.bots.policy import GunjoPolicy
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.state import GunjoState
from cardtable_gui.lab.learning import odds_learner
from cardtable_gui.lab.learning.odds_learner import LOOKED, Place, Watched

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
