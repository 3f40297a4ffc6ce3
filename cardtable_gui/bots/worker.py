"""What a bot's process does: take a view, think, give back an action, until the pipe closes.

The window starts it (`controller.processes`). It is handed each game's knowledge as a pickle, which names the module to
import: this module knows no concrete game and no Qt, so the process stays small.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Protocol, TypeAlias

from cardtable_gui.bots import levels
from cardtable_gui.bots.effort import Effort
from cardtable_gui.bots.knowledge import AnyKnowledge
from cardtable_gui.core.game import AnyView

NICENESS = 5
"""The window comes first where both share a processor."""


class Counter(Protocol):
    """A whole number in memory that two processes share."""

    value: int


@dataclass(frozen=True, slots=True)
class Prepare:
    """A match begins: import what this pickled knowledge needs, so that the first move comes quickly."""

    knowledge: bytes


@dataclass(frozen=True, slots=True)
class Task:
    """One move to think about. `knowledge` and `view` are pickles; `number` counts upwards; `ms` is the budget."""

    number: int
    knowledge: bytes
    view: bytes
    level: str
    seed: int
    ms: float


@dataclass(frozen=True, slots=True)
class Ready:
    """The process runs and waits for tasks."""


@dataclass(frozen=True, slots=True)
class Done:
    """A legal action for the seat to move, in notation; or None and why (`trouble`, for the error log)."""

    number: int
    action: str | None
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class Foreign:
    """This game cannot be loaded here (it was added from a place that this process does not see)."""

    number: int
    trouble: str


Request: TypeAlias = Prepare | Task
Answer: TypeAlias = Ready | Done | Foreign


def main(pipe: Connection, cancelled: Counter) -> None:
    """Serve requests until the other end closes; a task whose number is at most `cancelled` is called off."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        pipe.send(Ready())
        while True:
            request: Request = pipe.recv()
            match request:
                case Prepare(knowledge=knowledge):
                    # What cannot be loaded is told when a move is asked for.
                    with suppress(Exception):
                        _unpickled(knowledge)
                case Task():
                    pipe.send(perform(request, _called_off(request.number, cancelled)))


def perform(task: Task, called_off: Callable[[], bool]) -> Done | Foreign:
    """Think about one task. Never raises: whatever goes wrong is told in the answer."""
    try:
        knowledge: AnyKnowledge = _unpickled(task.knowledge)
        view: AnyView = _unpickled(task.view)
    except Exception as error:  # noqa: BLE001 - unpickling imports modules, and may fail in any way
        return Foreign(task.number, _told(error))
    try:
        effort = Effort.by_clock(task.ms, called_off)
        action = levels.choose(knowledge, task.level, view, Random(task.seed), effort)
        refusal = view.refusal(action)
        if refusal is not None:
            return Done(task.number, None, f"not legal ({refusal.rule}): {action!r}")
        return Done(task.number, view.game.notation(action))
    except Exception as error:  # noqa: BLE001 - a game's bot may fail in any way; the match must go on
        return Done(task.number, None, _told(error))


def _unpickled(data: bytes) -> Any:
    return pickle.loads(data)  # noqa: S301 - it comes from the window that started this process


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _called_off(number: int, cancelled: Counter) -> Callable[[], bool]:
    return lambda: cancelled.value >= number
