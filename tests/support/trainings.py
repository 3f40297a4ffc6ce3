"""Trainings of bots in this process, without the command."""

from __future__ import annotations

import sys
from collections.abc import Generator
from hashlib import sha256
from typing import Any, TypeVar

from cardtable_gui.lab.learning.training import Learnt, Stage, Training, data_file

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


def check_version(training: Training, learnt: Learnt, pinned: str) -> None:
    """Check the training's version, and a fingerprint of what it ended with.

    If the same version ends with something else, equal seeds no longer give equal files: raise `Training.version`.
    `docs/research` tells which files of the package earlier versions made. Only checked with Python 3.11: later ones
    sum up floats differently.
    """
    if sys.version_info < (3, 12):
        fingerprint = sha256(data_file({}, learnt, compressed=False)).hexdigest()
        assert f"{training.version}: {fingerprint[:16]}" == pinned
