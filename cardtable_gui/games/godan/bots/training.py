"""Makes the weights of `preferences`: from the search's choices, then by self-play.

First bots that search play matches, without preferences, and the weights are fitted to what they choose. From there
bots choose by chance, each action as often as it is preferred, against each other and `normal`. What followed better
than expected is then preferred more, and what followed worse less. The weights are the mean of those of the last
batches. In the end the most preferred actions alone play matches against `normal`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from cardtable_gui.bots.training import Learnt, Stage, Stages, Training, scaled
from cardtable_gui.core.files.strict_json import Json
from cardtable_gui.games.godan.bots.learning import examination, imitation, self_play
from cardtable_gui.games.godan.bots.learning.examination import Exam
from cardtable_gui.games.godan.bots.learning.imitation import Watch
from cardtable_gui.games.godan.bots.preferences import WEIGHTS

PLAYERS: Final = (3,)
"""The numbers of players that it is learnt for: each gets weights of its own."""
SEARCHES: Final = 100
"""The number of tasks in which bots search."""
BATCHES: Final = 1560
"""The number of stages of self-play; the weights are adjusted after each."""
EXAMS: Final = 10
"""The number of tasks that measure the result."""


class GodanTraining(Training):
    """The search's choices, self-play in batches, then an examination."""

    file = WEIGHTS

    def stages(self, seed: int, size: float) -> Stages:
        """See `Training.stages`."""
        learnt: dict[str, Json] = {}
        measured: dict[str, float] = {}
        for players in PLAYERS:
            own = f"{seed}|{players}"
            watched = [Watch(players, f"{own}|search|{number}") for number in range(scaled(SEARCHES, size))]
            choices = yield Stage(imitation.watch, watched)
            weights = imitation.fitted([choice for some in choices for choice in some], Random(f"{own}|fit"))
            weights = yield from self_play.improved(weights, players, own, scaled(BATCHES, size))
            learnt[str(players)] = [*weights]
            exams = [Exam(players, weights, f"{own}|exam|{number}") for number in range(EXAMS)]
            shares = yield Stage(examination.examine, exams)
            measured[f"share against normal, {players} players"] = sum(shares) / len(shares)
        return Learnt({"weights": learnt}, measured)

    def tasks(self, size: float) -> int:
        """See `Training.tasks`."""
        return len(PLAYERS) * (scaled(SEARCHES, size) + scaled(BATCHES, size) * self_play.PARTS + EXAMS)


TRAINING: Final = GodanTraining()
