"""Makes the rows of `hand_odds`: what bots play and pass on is compared with the hands that they had."""

from __future__ import annotations

from typing import Final

from cardtable_gui.bots.training import Learnt, Stage, Stages, Training, scaled
from cardtable_gui.games.gunjo.bots.hand_odds import FILE
from cardtable_gui.games.gunjo.bots.learning import hands
from cardtable_gui.games.gunjo.bots.learning.hands import Watch

BATCHES: Final = 120
"""The number of stages of learning; the rows are adjusted after each."""
EXAMS: Final = 10
"""The number of tasks that measure the result."""


class GunjoTraining(Training):
    """Watching matches, then an examination."""

    file = FILE

    def stages(self, seed: int, size: float) -> Stages:
        """See `Training.stages`."""
        own = f"{seed}|hands"
        odds = yield from hands.learnt(own, scaled(BATCHES, size))
        results = yield Stage(hands.watch, [Watch(odds, f"{own}|exam|{number}") for number in range(EXAMS)])
        known = sum(result["known"] for result in results) / len(results)
        return Learnt({"hands": [*odds]}, {"bits known of where a hidden card is, beyond the room there": known})

    def tasks(self, size: float) -> int:
        """See `Training.tasks`."""
        return scaled(BATCHES, size) * hands.PARTS + EXAMS


TRAINING: Final = GunjoTraining()
