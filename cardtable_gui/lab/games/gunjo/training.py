"""Makes the rows of `hand_odds`: what bots play and pass on is compared with the hands that they had."""

from __future__ import annotations

from typing import Final

from cardtable_gui.games.gunjo.bots.hand_odds import FILE
from cardtable_gui.lab.games.gunjo.hands import WATCHED
from cardtable_gui.lab.learning import odds_learner
from cardtable_gui.lab.learning.training import Learnt, Stages, Training, scaled

BATCHES: Final = 120
"""The number of stages of learning; the rows are adjusted after each."""
EXAMS: Final = 10
"""The number of tasks that measure the result."""


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
