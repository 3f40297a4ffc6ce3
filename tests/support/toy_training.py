"""A training that takes no time: each stage adds up random numbers, which depend on the sum of the stage before."""

from __future__ import annotations

from random import Random

from cardtable_gui.lab.learning.training import Learnt, Stage, Stages, Training

STAGES = 3
TASKS = 5


class ToyTraining(Training):
    """Ends with the sum."""

    file = "assets/bots/toy.json"

    def stages(self, seed: int, size: float) -> Stages:
        """Add up the random numbers of each stage."""
        total = 0.0
        for stage in range(STAGES):
            drawn = yield Stage(draw, [f"{seed}|{size}|{total}|{stage}|{number}" for number in range(TASKS)])
            for numbers in drawn:
                total = (total + sum(numbers)) % 1
        return Learnt({"total": total}, {"log loss": 0.5})

    def tasks(self, size: float) -> int:
        """The number of tasks in all stages, whatever the size."""
        return STAGES * TASKS


def draw(task: str) -> tuple[float, ...]:
    """Some random numbers."""
    rng = Random(task)
    return tuple(rng.random() for _ in range(3))


TRAINING = ToyTraining()
