"""Learning Merchant's odds of hidden hands: bots play, and their hands are compared with what seemed likely.

The bots are those of `self_play`: watching `hard` ones teaches no more.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from cardtable_gui.bots.card_odds import HandOdds
from cardtable_gui.games.merchant.bots.hand_odds import ROWS, others_rows
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.lab.games.merchant.self_play import SEATS, deals, promising_action
from cardtable_gui.lab.learning import odds_learner
from cardtable_gui.lab.learning.odds_learner import LOOKED, Place, Watched

DEALS: Final = len(SEATS)
"""The number of deals of a task."""


def states(rng: Random) -> Iterator[MerchantState]:
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


WATCHED: Final = Watched(ROWS, states, places)
"""What `odds_learner` needs."""
