"""Makes the rows of `hand_odds`: what bots play and pass on is compared with the hands that they had."""

from __future__ import annotations

from typing import Final

from cardtable_gui.bots.learning import odds_learner
from cardtable_gui.bots.training import Learnt, Stages, Training, scaled
from cardtable_gui.games.gunjo.bots.hand_odds import FILE
from cardtable_gui.games.gunjo.bots.learning.hands import WATCHED

BATCHES: Final = 120
"""The number of stages of learning; the rows are adjusted after each."""
EXAMS: Final = 10
"""The number of tasks that measure the result."""


class GunjoTraining(Training):
    """Watching matches, then an examination."""

    file = FILE
    version = 2

    def stages(self, seed: int, size: float) -> Stages:
        """Train from the start, in stages of independent tasks."""
        own = f"{seed}|hands"
        odds = yield from odds_learner.learnt(WATCHED, own, scaled(BATCHES, size))
        measured = yield from odds_learner.examined(WATCHED, odds, own, EXAMS)
        return Learnt({"hands": [*odds]}, measured)

    def tasks(self, size: float) -> int:
        """The number of tasks in all stages."""
        return scaled(BATCHES, size) * odds_learner.PARTS + EXAMS


TRAINING: Final = GunjoTraining()
