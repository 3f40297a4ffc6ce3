"""Learning GODAN's odds of hidden hands: bots play by the network, and what seemed likely is checked."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from cardtable_gui.bots.card_odds import HandOdds
from cardtable_gui.bots.learning import odds_learner
from cardtable_gui.bots.learning.odds_learner import Place
from cardtable_gui.bots.training import Stage
from cardtable_gui.games.godan.bots.hand_odds import ROWS, others_rows
from cardtable_gui.games.godan.bots.learning.examination import preferred
from cardtable_gui.games.godan.bots.learning.seating import started
from cardtable_gui.games.godan.bots.network import PLAYERS, Network
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.state import GodanState

PARTS: Final = 2
"""The number of tasks of a stage."""
MATCHES: Final = 4
"""The number of matches of a task."""
LOOKED: Final = 0.3
"""The part of the decisions at which the hands are looked at."""


@dataclass(frozen=True, slots=True)
class Watch:
    """A task: the network that all seats play by, the numbers of the rows so far, and the seed of the matches."""

    network: Network
    odds: Sequence[float]
    seed: str


def watch(task: Watch) -> dict[str, Any]:
    """A task of learning; see `odds_learner.result`."""
    return odds_learner.result(_seen(task), ROWS)


def _seen(task: Watch) -> Iterator[Place]:
    rng, odds = Random(task.seed), HandOdds.of_numbers(task.odds)
    for _ in range(MATCHES):
        for state in _played(task.network, rng):
            yield from places(state, odds, rng)


def _played(network: Network, rng: Random) -> Iterator[GodanState]:
    """Some of the states of a match in which every seat does what the network prefers."""
    players = rng.choice(PLAYERS)
    state, quick = started(players, rng), QuickPlay(GAME.moves, players)
    while state.to_move is not None:
        if rng.random() < LOOKED:
            yield state
        state.advance(preferred(state, quick, network))


def places(state: GodanState, odds: HandOdds, rng: Random) -> Iterator[Place]:
    """Put the cards that the seat to move hasn't seen where they lie; see `odds_learner.places`."""
    view = state.view(state.to_move)
    known = [view.known_of(seat) for seat in range(view.players)]
    return odds_learner.places(odds, others_rows(view), known, state.hands, state.pile, rng)


def learnt(network: Network, seed: str, batches: int) -> Generator[Stage, list[Any], list[float]]:
    """Learn the rows by watching this network; their numbers in one list."""

    def watched(odds: Sequence[float], batch: int) -> Stage:
        return Stage(watch, [Watch(network, odds, f"{seed}|{batch}|{part}") for part in range(PARTS)])

    return odds_learner.learnt(watched, ROWS, batches)
