"""The main loop of the bot process: receive a question, work on it, send the answer, until the pipe closes.

The window starts it (`controller.bots.bot_process`). It gets each question as a pickle, which names the modules to
import: this module imports no concrete game and no Qt, so the process stays small. A thread reads the pipe while the
process thinks, so that a task can be cancelled without shared memory: bots work even on systems where `/dev/shm` is not
writable.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any, TypeAlias

from cardtable_gui.bots.joint_search import Findings, SearchQuestion
from cardtable_gui.bots.questions import AnyQuestion, Circumstances
from cardtable_gui.bots.team import Team, helpers
from cardtable_gui.core.traces import traceback_without_text

NICENESS = 5
"""The window has priority if both share a processor."""


@dataclass(frozen=True, slots=True)
class Prepare:
    """A match begins: import what this pickled policy needs, so that the first move comes quickly.

    `team`: further processes will help, and are started too.
    """

    policy: bytes
    team: bool = False


@dataclass(frozen=True, slots=True)
class Task:
    """A question to work on: a pickled `Question`. `number` increases; `seed` is that of the random numbers."""

    number: int
    question: bytes
    seed: int


@dataclass(frozen=True, slots=True)
class Cancel:
    """The task with this number and all earlier ones are cancelled."""

    number: int


@dataclass(frozen=True, slots=True)
class Hurry:
    """The task with this number is to be answered at once, with the best action found so far."""

    number: int


@dataclass(frozen=True, slots=True)
class Ready:
    """The process runs and waits for tasks."""


@dataclass(frozen=True, slots=True)
class Done:
    """The pickled answer to a question; or None and the error (`trouble`, for the error log)."""

    number: int
    answer: bytes | None
    trouble: str = ""

    @property
    def found(self) -> Any:
        """The answer; None if there is none."""
        return None if self.answer is None else _unpickled(self.answer)


@dataclass(frozen=True, slots=True)
class NotLoadable:
    """This game cannot be imported in this process."""

    number: int
    trouble: str


Request: TypeAlias = Prepare | Task | Cancel | Hurry
Answer: TypeAlias = Ready | Done | NotLoadable


def _leave() -> None:
    os._exit(0)


def main(pipe: Connection, leave: Callable[[], None] = _leave) -> None:
    """Serve requests until the other end closes the pipe; then call `leave` at once, even if a bot is thinking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    inbox = Inbox(pipe)
    team = Team(helpers(), main)
    Thread(target=_listen, args=(inbox, leave), name="bot-inbox", daemon=True).start()
    with suppress(OSError):
        pipe.send(Ready())
        while (request := inbox.take()) is not None:
            if isinstance(request, Prepare):
                # An import error is reported when a move is requested.
                with suppress(Exception):
                    _unpickled(request.policy)
                if request.team:
                    team.prepare()
            else:
                pipe.send(perform(request, inbox.called_off(request.number), team))


class Inbox:
    """Received requests: the tasks in order, and the number up to which they are cancelled."""

    def __init__(self, pipe: Connection) -> None:
        """Start empty; call `receive` to read the pipe."""
        self._pipe = pipe
        self._waiting: SimpleQueue[Prepare | Task | None] = SimpleQueue()
        self._cancelled = -1
        self._hurried = -1

    def receive(self) -> None:
        """Wait for one request. Raises `EOFError` or `OSError` if the pipe is closed."""
        request: Request = self._pipe.recv()
        if isinstance(request, Cancel):
            self._cancelled = max(self._cancelled, request.number)
        elif isinstance(request, Hurry):
            self._hurried = request.number
        else:
            self._waiting.put(request)

    def close(self) -> None:
        """Mark the end of requests."""
        self._waiting.put(None)

    def take(self) -> Prepare | Task | None:
        """Wait for the oldest task and return it; None: there are no more."""
        return self._waiting.get()

    def called_off(self, number: int) -> Callable[[], bool]:
        """A function that tells whether work on the task with this number is to end: it was cancelled or hurried."""
        return lambda: self._cancelled >= number or self._hurried == number


def _listen(inbox: Inbox, leave: Callable[[], None]) -> None:
    with suppress(EOFError, OSError):
        while True:
            inbox.receive()
    inbox.close()
    leave()


def perform(task: Task, called_off: Callable[[], bool], team: Team | None = None) -> Done | NotLoadable:
    """Work on one task, if need be with a team. Never raises: errors are reported in the answer."""
    try:
        question: AnyQuestion = _unpickled(task.question)
    except Exception as error:  # noqa: BLE001 - unpickling imports modules, and may fail in any way
        return NotLoadable(task.number, f"{type(error).__name__}: {error}")
    together = None if team is None else partial(_with_team, task, called_off, team)
    try:
        found = question.work_out(Circumstances(Random(task.seed), called_off, ask_all_cores=together))
        return Done(task.number, pickle.dumps(found))
    except Exception as error:  # noqa: BLE001 - a game's bot may fail in any way; the match must go on
        return Done(task.number, None, traceback_without_text(error))


def _with_team(task: Task, called_off: Callable[[], bool], team: Team, question: SearchQuestion) -> list[Findings]:
    """Answer a question here and in other processes, which stop as soon as this one is sure; our answer comes first."""
    asked = pickle.dumps(question)
    team.ask(task.number, lambda index: Task(task.number, asked, task.seed + index + 1))
    own = question.work_out(Circumstances(Random(task.seed), called_off))
    if own.sure or called_off():
        team.tell(Cancel(task.number))
    return [own, *team.gather(task.number)]


def _unpickled(data: bytes) -> Any:
    return pickle.loads(data)  # noqa: S301 - it comes through the pipe between the window and the processes that it started
