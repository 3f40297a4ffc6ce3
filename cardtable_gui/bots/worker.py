"""What a bot's process does: take a view, think, give back an action, until the pipe closes.

The window starts it (`controller.botprocess`). It is handed each game's knowledge as a pickle, which names the module
to import: this module knows no concrete game and no Qt, so the process stays small. A thread reads the pipe while the
process thinks, so that a task can be called off without memory that two processes share: where there is no place for
such memory (a `/dev/shm` that cannot be written), bots think all the same.
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
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any, TypeAlias

from cardtable_gui.bots import advice, levels
from cardtable_gui.bots.policy import AnyPolicy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import Message
from cardtable_gui.core.traces import traceback_without_text

NICENESS = 5
"""The window comes first where both share a processor."""


@dataclass(frozen=True, slots=True)
class Prepare:
    """A match begins: import what this pickled knowledge needs, so that the first move comes quickly."""

    policy: bytes


@dataclass(frozen=True, slots=True)
class Task:
    """One move to think about. `policy` and `view` are pickles; `number` counts upwards; `ms` is the budget."""

    number: int
    policy: bytes
    view: bytes
    level: str
    seed: int
    ms: float


@dataclass(frozen=True, slots=True)
class HintTask:
    """One proposal to work out, by `advice.advise`; fields as in `Task`."""

    number: int
    policy: bytes
    view: bytes


@dataclass(frozen=True, slots=True)
class Cancel:
    """The task of this number and all before it are called off."""

    number: int


@dataclass(frozen=True, slots=True)
class Ready:
    """The process runs and waits for tasks."""


@dataclass(frozen=True, slots=True)
class Done:
    """A legal action for the seat to move, in notation; or None and why (`trouble`, for the error log).

    For a hint also its reason, and the notation of an action that is just as good.
    """

    number: int
    action: str | None
    trouble: str = ""
    reason: Message | None = None
    as_good: str | None = None


@dataclass(frozen=True, slots=True)
class NotLoadable:
    """This game cannot be loaded here (it was added from a place that this process does not see)."""

    number: int
    trouble: str


Request: TypeAlias = Prepare | Task | HintTask | Cancel
Answer: TypeAlias = Ready | Done | NotLoadable
_Work: TypeAlias = Prepare | Task | HintTask


def _leave() -> None:
    os._exit(0)


def main(pipe: Connection, leave: Callable[[], None] = _leave) -> None:
    """Serve requests until the other end closes; then `leave` at once, whatever a bot does: nobody waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    inbox = Inbox(pipe)
    Thread(target=_listen, args=(inbox, leave), name="bot-inbox", daemon=True).start()
    with suppress(OSError):
        pipe.send(Ready())
        while (request := inbox.take()) is not None:
            if isinstance(request, Prepare):
                # What cannot be loaded is told when a move is asked for.
                with suppress(Exception):
                    _unpickled(request.policy)
            else:
                pipe.send(perform(request, inbox.called_off(request.number)))


class Inbox:
    """What came through the pipe: work in its order, and up to which number it is called off."""

    def __init__(self, pipe: Connection) -> None:
        """Wait for nothing yet."""
        self._pipe = pipe
        self._waiting: SimpleQueue[_Work | None] = SimpleQueue()
        self._cancelled = -1

    def receive(self) -> None:
        """Wait for one request. Raises `EOFError` or `OSError` when there will be none."""
        request: Request = self._pipe.recv()
        if isinstance(request, Cancel):
            self._cancelled = max(self._cancelled, request.number)
        else:
            self._waiting.put(request)

    def close(self) -> None:
        """Nothing more will come."""
        self._waiting.put(None)

    def take(self) -> _Work | None:
        """The oldest work; waits for one. None: there is no more."""
        return self._waiting.get()

    def called_off(self, number: int) -> Callable[[], bool]:
        """What tells whether the task of this number was called off."""
        return lambda: self._cancelled >= number


def _listen(inbox: Inbox, leave: Callable[[], None]) -> None:
    with suppress(EOFError, OSError):
        while True:
            inbox.receive()
    inbox.close()
    leave()


def perform(task: Task | HintTask, called_off: Callable[[], bool]) -> Done | NotLoadable:
    """Think about one task. Never raises: whatever goes wrong is told in the answer."""
    try:
        policy: AnyPolicy = _unpickled(task.policy)
        view: AnyView = _unpickled(task.view)
    except Exception as error:  # noqa: BLE001 - unpickling imports modules, and may fail in any way
        return NotLoadable(task.number, f"{type(error).__name__}: {error}")
    try:
        if isinstance(task, HintTask):
            found = advice.advise(policy, view, called_off)
        else:
            effort = ThinkingBudget.by_clock(task.ms, called_off)
            found = advice.Advice(levels.choose(policy, task.level, view, Random(task.seed), effort))
        refusal = view.refusal(found.action)
        if refusal is not None:
            return Done(task.number, None, f"not legal: {refusal.rule}")
        as_good = None if found.as_good is None else view.game.notation(found.as_good)
        return Done(task.number, view.game.notation(found.action), reason=found.reason, as_good=as_good)
    except Exception as error:  # noqa: BLE001 - a game's bot may fail in any way; the match must go on
        return Done(task.number, None, traceback_without_text(error))


def _unpickled(data: bytes) -> Any:
    return pickle.loads(data)  # noqa: S301 - it comes from the window that started this process
