"""Trainings of bots in this process, without the command."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from cardtable_gui.bots.training import Learnt, Stage, Training

T = TypeVar("T")


def finished(training: Training, size: float, *, backwards: bool = False) -> tuple[Learnt, int]:
    """What a training with seed 1 ends with, and how many tasks it had. Backwards: the last task of a stage first."""
    return worked_on(training.stages(1, size), backwards=backwards)


def worked_on(stages: Generator[Stage, list[Any], T], *, backwards: bool = False) -> tuple[T, int]:
    """What some stages of a training end with, and how many tasks they had."""
    count = 0
    stage = next(stages)
    while True:
        count += len(stage.tasks)
        order = range(len(stage.tasks))
        results = {number: stage.work(stage.tasks[number]) for number in (reversed(order) if backwards else order)}
        try:
            stage = stages.send([results[number] for number in order])
        except StopIteration as end:
            return end.value, count
