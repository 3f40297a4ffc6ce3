"""Takes the steps of a network's learning, and of the critic's beside it, from the slopes that self-play found.

The rates fall from batch to batch, and the network is the mean of those after some of the last ones.

It stands alone: a step of the training that is learnt, and tested, by itself.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import Any, Final

from cardtable_gui.games.godan.bots.network import Network, layout_of
from cardtable_gui.games.godan.game import Godan
from cardtable_gui.lab.games.godan import critic
from cardtable_gui.lab.games.godan.network_play import Play, play
from cardtable_gui.lab.learning.packed_floats import unpacked_floats
from cardtable_gui.lab.learning.training import Stage
from cardtable_gui.lab.learning.weights_learner import Learner

PARTS: Final = 4
"""The number of tasks of a stage."""
UNITS: Final = 32
"""The number of hidden units."""
RANDOM: Final = 0.15
"""The largest weight to begin with."""
RATE: Final = 0.01
"""The rate of learning at the start."""
CRITIC_RATE: Final = 0.02
"""The same for the critic."""
FALL: Final = 0.9
"""By what part of themselves these rates fall, evenly, until the end."""
AVERAGED: Final = 0.3
"""The part of the batches, the last ones, of which one in `NOTED` gives its weights to the mean."""
NOTED: Final = 20


def first_network(game: Godan, preferences: Sequence[float], rng: Random) -> Network:
    """Small random weights, and past the units what these weights of the actions' features prefer."""
    direct = [*preferences, *((0.0,) * (layout_of(game.house).rows - len(preferences)))]
    rows = [[*(RANDOM * rng.uniform(-1, 1) for _ in range(UNITS)), last] for last in direct]
    return Network(rows, [0.0] * (UNITS + 1), [(-1) ** unit * 2 * RANDOM * rng.random() for unit in range(UNITS)])


class NetworkLearner:
    """A network and its critic while they are learnt."""

    def __init__(self, network: Network) -> None:
        """Begin with this network, and with the critic's first weights."""
        self._rows = len(network.rows)
        self._weights = Learner(network.weights())
        self._judging = Learner(critic.first_weights())

    @property
    def network(self) -> Network:
        """The network as it is now."""
        return Network.of_weights(self._weights.numbers, self._rows)

    @property
    def critic(self) -> list[float]:
        """The critic's weights as they are now."""
        return self._judging.numbers

    def learn(self, results: Sequence[Mapping[str, Any]], done: float) -> None:
        """Take a step down the mean of these slopes; the rates have fallen by `done`."""
        part = 1 / len(results)
        slopes = [
            part * sum(each) for each in zip(*[unpacked_floats(result["network"]) for result in results], strict=True)
        ]
        judged = [0.0] * critic.FEATURES
        for result in results:
            for place, value in result["critic"].items():
                judged[int(place)] += part * value
        self._weights.learn(slopes, RATE * (1 - done))
        self._judging.learn(judged, CRITIC_RATE * (1 - done))

    def note(self) -> None:
        """Let the network count for the mean."""
        self._weights.note()

    def averaged(self) -> Network:
        """The mean of all networks noted, rounded as in the file; at least one was."""
        return Network.of_weights(self._weights.averaged(4), self._rows)


def learnt(game: Godan, preferences: Sequence[float], seed: str, batches: int) -> Generator[Stage, list[Any], Network]:
    """Learn a network, beginning with the learnt `preferences`."""
    learner = NetworkLearner(first_network(game, preferences, Random(f"{seed}|weights")))
    for batch in range(batches):
        now = learner.network
        tasks = [Play(game, now, learner.critic, f"{seed}|{batch}|{part}") for part in range(PARTS)]
        results = yield Stage(play, tasks)
        last = batch == batches - 1
        if last or ((batch + 1) % NOTED == 0 and batch >= (1 - AVERAGED) * batches):
            learner.note()
        learner.learn(results, FALL * batch / batches)
    return learner.averaged()
