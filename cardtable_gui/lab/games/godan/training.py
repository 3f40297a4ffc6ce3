"""Makes what the bots of one house learn: weights from the search's choices and by self-play; network and odds after.

First bots that search play matches, without preferences, and the weights are fitted to what they choose. From there
bots choose by chance, each action as often as it is preferred, against each other and bots that go by the evaluation.
What followed better than expected is then preferred more, and what followed worse less. The weights are the mean of
those of the last batches. Then the network learns by self-play, beginning with these preferences. The most preferred
actions alone play matches against the evaluation. In the end the odds of hidden hands are learnt by watching the
network.
"""

from __future__ import annotations

from dataclasses import asdict
from random import Random
from typing import Final

from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games.godan.bots.learnt_data import file_of
from cardtable_gui.games.godan.bots.network import PLAYERS as NETWORK_PLAYERS
from cardtable_gui.games.godan.game import GAME, Godan
from cardtable_gui.lab.games.godan import examination, hands, imitation, network_learner, self_play
from cardtable_gui.lab.games.godan.examination import Exam
from cardtable_gui.lab.games.godan.imitation import Watch
from cardtable_gui.lab.learning import odds_learner
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
        by_network = hands.watched(game, network)
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
