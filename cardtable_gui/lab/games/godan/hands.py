"""Learning GODAN's odds of hidden hands: bots play by the network, and what seemed likely is checked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final

from cardtable_gui.bots.card_odds import HandOdds
from cardtable_gui.games.godan.bots.hand_odds import layout_of, others_rows
from cardtable_gui.games.godan.bots.network import PLAYERS, Network
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.game import Godan
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.lab.games.godan.examination import preferred
from cardtable_gui.lab.games.godan.seating import started
from cardtable_gui.lab.learning import odds_learner
from cardtable_gui.lab.learning.odds_learner import LOOKED, Place, Watched

MATCHES: Final = 4
"""The number of matches of a task."""


def watched(game: Godan, network: Network) -> Watched[GodanState]:
    """Examples for `odds_learner` from matches in which all seats play by this network."""
    return Watched(layout_of(game.house).rows, partial(_states, game, network), places)


def _states(game: Godan, network: Network, rng: Random) -> Iterator[GodanState]:
    """Some of the states of some matches."""
    for _ in range(MATCHES):
        yield from _played(game, network, rng)


def _played(game: Godan, network: Network, rng: Random) -> Iterator[GodanState]:
    """Some of the states of a match in which every seat does what the network prefers."""
    players = rng.choice(PLAYERS)
    state, quick = started(game, players, rng), QuickPlay(game.moves, players)
    while state.to_move is not None:
        if rng.random() < LOOKED:
            yield state
        state.advance(preferred(state, quick, network))


def places(state: GodanState, odds: HandOdds, rng: Random) -> Iterator[Place]:
    """Put the cards that the seat to move hasn't seen where they lie; see `odds_learner.places`."""
    view = state.view(state.to_move)
    known = [view.known_of(seat) for seat in range(view.players)]
    return odds_learner.places(odds, others_rows(view), known, state.hands, state.pile, rng)
