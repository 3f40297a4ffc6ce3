"""Makes what the bots of one house learn: weights from the search's choices and by self-play; network and odds after.

First bots that search play matches, without preferences, and the weights are fitted to what they choose. From there
bots choose by chance, each action as often as it is preferred, against each other and bots that go by the evaluation.
What followed better than expected is then preferred more, and what followed worse less. The weights are the mean of
those of the last batches. Then the network learns by self-play, beginning with these preferences. The most preferred
actions alone play matches against the evaluation. In the end the odds of hidden hands are learnt by watching the
network.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from random import Random
from typing import Final

from cardtable_gui.bots.card_odds import HandOdds
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games.godan.bots.hand_odds import layout_of, others_rows
from cardtable_gui.games.godan.bots.learnt_data import file_of
from cardtable_gui.games.godan.bots.network import PLAYERS as NETWORK_PLAYERS
from cardtable_gui.games.godan.bots.network import Network
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.game import GAME, Godan
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.lab.games.godan import examination, imitation, network_learner, self_play
from cardtable_gui.lab.games.godan.examination import Exam, preferred
from cardtable_gui.lab.games.godan.imitation import Watch
from cardtable_gui.lab.games.godan.seating import started
from cardtable_gui.lab.learning import odds_learner
from cardtable_gui.lab.learning.odds_learner import LOOKED, Place, Watched
from cardtable_gui.lab.learning.training import Learnt, Stage, Stages, Training, scaled

PLAYERS: Final = (3,)
"""The numbers of players that it is learnt for: each gets weights of its own."""
SEARCHES: Final = 100
"""The number of tasks in which bots search."""
BATCHES: Final = 1560
"""The number of stages of self-play; the weights are adjusted after each."""
NETWORK_BATCHES: Final = 5400
"""The number of stages of the network's self-play."""
ODDS_BATCHES: Final = 400
"""The number of stages of learning the odds of hidden hands."""
EXAMS: Final = 20
"""The number of tasks that measure the result."""


WATCHED_MATCHES: Final = 4
"""The number of matches of a task in which hands are watched."""


def hands_watched(game: Godan, network: Network) -> Watched[GodanState]:
    """Examples for `odds_learner` from matches in which all seats play by this network."""
    return Watched(layout_of(game.house).rows, partial(_states, game, network), places)


def _states(game: Godan, network: Network, rng: Random) -> Iterator[GodanState]:
    """Some of the states of some matches."""
    for _ in range(WATCHED_MATCHES):
        yield from _played(game, network, rng)


def _played(game: Godan, network: Network, rng: Random) -> Iterator[GodanState]:
    """Some of the states of a match in which every seat does what the network prefers."""
    players = rng.choice(NETWORK_PLAYERS)
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


class GodanTraining(Training):
    """The search's choices, self-play in batches, then an examination."""

    version = 4

    def __init__(self, game: Godan) -> None:
        """Train for a game with its house rules."""
        self._game = game
        self.file = file_of(game.house)

    def for_game(self, game: AnyGame) -> GodanTraining:
        """The training for other house rules of GODAN."""
        assert isinstance(game, Godan)
        return GodanTraining(game)

    def stages(self, seed: int, size: float) -> Stages:
        """Learn the linear policy for each number of players, then the network and the odds of hidden hands."""
        game = self._game
        learnt: dict[str, list[float]] = {}
        measured: dict[str, float] = {}
        for players in PLAYERS:
            own = f"{seed}|{players}"
            watched = [Watch(game, players, f"{own}|search|{number}") for number in range(scaled(SEARCHES, size))]
            choices = yield Stage(imitation.watch, watched)
            weights = imitation.fitted([choice for some in choices for choice in some], Random(f"{own}|fit"))
            weights = yield from self_play.improved(game, weights, players, own, scaled(BATCHES, size))
            learnt[str(players)] = weights
            exams = [Exam(game, players, weights, f"{own}|exam|{number}") for number in range(EXAMS)]
            shares = yield Stage(examination.examine, exams)
            measured[f"share against the evaluation, {players} players"] = sum(shares) / len(shares)
        own = f"{seed}|network"
        first = learnt[str(PLAYERS[0])]
        network = yield from network_learner.learnt(game, first, own, scaled(NETWORK_BATCHES, size))
        for players in NETWORK_PLAYERS:
            exams = [Exam(game, players, network, f"{own}|{players}|exam|{number}") for number in range(EXAMS)]
            shares = yield Stage(examination.examine, exams)
            measured[f"the network’s share against the evaluation, {players} players"] = sum(shares) / len(shares)
        own = f"{seed}|hands"
        by_network = hands_watched(game, network)
        odds = yield from odds_learner.learnt(by_network, own, scaled(ODDS_BATCHES, size))
        measured |= yield from odds_learner.examined(by_network, odds, own, EXAMS)
        preferred: dict[str, Json] = {players: [*by] for players, by in learnt.items()}
        return Learnt({"weights": preferred, "network": asdict(network), "hands": [*odds]}, measured)

    def tasks(self, size: float) -> int:
        """The number of tasks in all these stages."""
        preferences = len(PLAYERS) * (scaled(SEARCHES, size) + scaled(BATCHES, size) * self_play.PARTS + EXAMS)
        network = scaled(NETWORK_BATCHES, size) * network_learner.PARTS + len(NETWORK_PLAYERS) * EXAMS
        return preferences + network + scaled(ODDS_BATCHES, size) * odds_learner.PARTS + EXAMS


TRAINING: Final = GodanTraining(GAME)
