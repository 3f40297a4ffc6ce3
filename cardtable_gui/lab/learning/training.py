"""The interface of a game's training: how the data that its bots learnt by self-play is made.

A training is a series of stages. A stage consists of independent tasks, which are worked on in any processes, on any
machines and in any order; the next stage begins with all their results. So equal seeds give equal data, however the
work is spread.
"""

from __future__ import annotations

import gzip
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.strict_json import Json


@dataclass(frozen=True, slots=True)
class Stage:
    """Independent tasks.

    Attributes:
        work: does one task. It is a function of a module, so that other processes find it, and its result is JSON
            that depends on the task alone.
        tasks: its arguments; they can be pickled.
    """

    work: Callable[[Any], Any]
    tasks: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Learnt:
    """The result of a training.

    Attributes:
        content: the data, by name.
        measured: how good it is on self-play that was not learnt from, by the name of the measure.
    """

    content: Mapping[str, Json]
    measured: Mapping[str, float]


Stages: TypeAlias = Generator[Stage, list[Any], Learnt]
"""A training under way: yields the stages, is sent the results of each in the order of its tasks, returns the data."""


class Training(ABC):
    """How a game's data is made. The module `lab/games/<id>/training.py` has one as `TRAINING`."""

    file: str
    """The data file: see `resource`. It is JSON, compressed if its name ends with `.gz`."""
    version: ClassVar[int] = 1
    """To be raised whenever equal seeds no longer give equal results."""

    def for_game(self, game: AnyGame) -> Training:
        """The same training for the game with other house rules, whose data is a file of its own."""
        raise ValueError(f"{game.id} has no house rules")

    @abstractmethod
    def stages(self, seed: int, size: float) -> Stages:
        """Train from the start.

        Args:
            seed: fixes all random numbers: a task's depend on the seed and on which task it is.
            size: the amount of self-play, as a multiple of what is good for the program.
        """

    @abstractmethod
    def tasks(self, size: float) -> int:
        """The number of tasks in all stages of a training of this size."""


def scaled(number: int, size: float) -> int:
    """How many of something a training of a size has, if one of size 1 has this number: at least one."""
    return max(1, round(number * size))


def data_file(about: Mapping[str, Json], learnt: Learnt, *, compressed: bool) -> bytes:
    """A data file: how it was made, what was measured, and the data. Equal arguments give equal bytes."""
    measured = {name: round(value, 4) for name, value in learnt.measured.items()}
    content = {**about, "measured": measured, **learnt.content}
    lines = ",\n".join(
        f"{json.dumps(name)}: {json.dumps(value, separators=(',', ':'))}" for name, value in content.items()
    )
    data = f"{{\n{lines}\n}}\n".encode()
    return gzip.compress(data, mtime=0) if compressed else data
