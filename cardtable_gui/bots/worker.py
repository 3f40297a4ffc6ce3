"""The main loop of the bot process: receive a view, think, send an action, until the pipe closes.

The window starts it (`controller.bots.bot_process`). It gets each game's policy as a pickle, which names the module to
import: this module imports no concrete game and no Qt, so the process stays small. A thread reads the pipe while the
process thinks, so that a task can be cancelled without shared memory: bots work even on systems where `/dev/shm` is not
writable.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any, TypeAlias

from cardtable_gui.bots import advice, levels, search
from cardtable_gui.bots.assessment import assess
from cardtable_gui.bots.policy import AnyPolicy
from cardtable_gui.bots.team import Findings, Team, helpers, merged
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView
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
    """A move to decide. `policy` and `view` are pickles; `number` increases; `ms` is the budget in milliseconds.

    `repeatable`: the budget is the steps that this time stands for, and no other process helps.
    """

    number: int
    policy: bytes
    view: bytes
    level: str
    seed: int
    ms: float
    repeatable: bool = False


@dataclass(frozen=True, slots=True)
class SearchTask:
    """A decision to search for another process; fields as in `Task`. Answered by `Searched`, in which notation."""

    number: int
    policy: bytes
    view: bytes
    seed: int
    ms: float


@dataclass(frozen=True, slots=True)
class HintTask:
    """A hint to work out by `advice.advise`; fields as in `Task`."""

    number: int
    policy: bytes
    view: bytes


@dataclass(frozen=True, slots=True)
class AssessmentTask:
    """A decision to assess by `assessment.assess`; `chosen` is in notation, the other fields as there and in `Task`."""

    number: int
    policy: bytes
    view: bytes
    chosen: str
    ms: float
    thorough: bool


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
    """A legal action for the seat to move, in notation; or None and the error (`trouble`, for the error log)."""

    number: int
    action: str | None
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class Advised:
    """The advice of a `HintTask`; actions are in notation."""

    number: int
    advice: advice.Advice[str]


@dataclass(frozen=True, slots=True)
class Searched:
    """What was found on a `SearchTask`; actions are in notation."""

    number: int
    findings: Findings


@dataclass(frozen=True, slots=True)
class Assessed:
    """The estimates of an `AssessmentTask`, the best first; actions are in notation."""

    number: int
    estimates: Sequence[search.Estimate[str]]


@dataclass(frozen=True, slots=True)
class NotLoadable:
    """This game cannot be imported in this process."""

    number: int
    trouble: str


Request: TypeAlias = Prepare | Task | HintTask | SearchTask | AssessmentTask | Cancel | Hurry
Answer: TypeAlias = Ready | Done | Advised | Assessed | NotLoadable
"""To the window; other processes get `Searched` or `NotLoadable`."""
_Decision: TypeAlias = Task | HintTask | SearchTask | AssessmentTask
_Work: TypeAlias = Prepare | _Decision


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
        self._waiting: SimpleQueue[_Work | None] = SimpleQueue()
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

    def take(self) -> _Work | None:
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


def perform(
    task: _Decision, called_off: Callable[[], bool], team: Team | None = None
) -> Done | Advised | Searched | Assessed | NotLoadable:
    """Work on one task, the strongest level with a team. Never raises: errors are reported in the answer."""
    try:
        policy: AnyPolicy = _unpickled(task.policy)
        view: AnyView = _unpickled(task.view)
    except Exception as error:  # noqa: BLE001 - unpickling imports modules, and may fail in any way
        return NotLoadable(task.number, f"{type(error).__name__}: {error}")
    try:
        if isinstance(task, SearchTask):
            return Searched(task.number, _findings(task, policy, view, called_off)[0])
        if isinstance(task, AssessmentTask):
            assessed = assess(policy, view, view.game.parse(task.chosen), called_off, task.ms, thorough=task.thorough)
            return Assessed(task.number, _named(assessed, view))
        if isinstance(task, HintTask):
            found = advice.advise(policy, view, called_off)
            action = found.action
        else:
            found = None
            action = _chosen(task, policy, view, called_off, team)
        refusal = view.refusal(action)
        if refusal is not None:
            return Done(task.number, None, f"not legal: {refusal.rule}")
        notation = view.game.notation
        return Done(task.number, notation(action)) if found is None else Advised(task.number, found.named(notation))
    except Exception as error:  # noqa: BLE001 - a game's bot may fail in any way; the match must go on
        return Done(task.number, None, traceback_without_text(error))


def _chosen(task: Task, policy: AnyPolicy, view: AnyView, called_off: Callable[[], bool], team: Team | None) -> Action:
    """Choose an action as its level does."""
    action: Action
    if not task.repeatable and team is not None and levels.uses_all_cores(task.level):
        return _with_team(task, policy, view, called_off, team)
    effort = (
        ThinkingBudget.by_count(task.ms, called_off, steps_per_ms=policy.steps_per_ms)
        if task.repeatable
        else ThinkingBudget.by_clock(task.ms, called_off)
    )
    action = levels.choose(policy, task.level, view, Random(task.seed), effort)
    return action


def _with_team(task: Task, policy: AnyPolicy, view: AnyView, called_off: Callable[[], bool], team: Team) -> Action:
    """Choose an action together with other processes."""
    only = tuple(islice(view.legal_actions(), 2))
    action: Action | None = only[0] if len(only) == 1 else levels.drawn_by_odds(policy, view, Random(task.seed))
    if action is not None:
        return action

    def part(index: int) -> SearchTask:
        return SearchTask(task.number, task.policy, task.view, task.seed + index + 1, task.ms)

    team.ask(task.number, part)
    own, sure = _findings(SearchTask(task.number, task.policy, task.view, task.seed, task.ms), policy, view, called_off)
    if sure or called_off():
        team.tell(Cancel(task.number))
    findings = [own, *team.gather(task.number)]
    text = merged(findings)[0].action if any(each.worlds for each in findings) else own.estimates[0].action
    chosen: Action = view.game.parse(text)
    return chosen


def _findings(
    task: SearchTask, policy: AnyPolicy, view: AnyView, called_off: Callable[[], bool]
) -> tuple[Findings, bool]:
    """Search a decision; also tells whether the search ended early because one action was clearly best."""
    effort = ThinkingBudget.by_clock(task.ms, called_off)
    tallies = search.search(policy.search_model(view, thorough=True), Random(task.seed), effort)
    worlds = max(len(tally.results) for tally in tallies)
    found = search.estimates(tallies) or [search.Estimate(tallies[0].action, 0.0, 0.5)]
    return Findings(worlds, _named(found, view)), not effort.exhausted


def _named(found: Sequence[search.Estimate[Any]], view: AnyView) -> list[search.Estimate[str]]:
    """The same estimates, with their actions in notation."""
    return [each.named(view.game.notation) for each in found]


def _unpickled(data: bytes) -> Any:
    return pickle.loads(data)  # noqa: S301 - it comes from the window that started this process
