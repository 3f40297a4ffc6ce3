"""A bot runner that uses a separate process, so that the window never blocks."""

from __future__ import annotations

import logging
import pickle
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from PySide6.QtCore import QTimer

from cardtable_gui.bots.levels import uses_all_cores
from cardtable_gui.bots.questions import AnyQuestion, Circumstances, Question
from cardtable_gui.bots.worker import Answer, Done, Hurry, NotLoadable, Prepare, Ready, Task
from cardtable_gui.controller.bots.bot_process import BotProcess
from cardtable_gui.controller.bots.bot_runner import BotRunner, T, answer_now
from cardtable_gui.controller.bots.thinking_thread import ThinkingThread
from cardtable_gui.games import GamePackage

log = logging.getLogger(__name__)

TRIES = 2
"""After this many processes have died over one question, it is answered without one."""


@dataclass(frozen=True, slots=True)
class Timeouts:
    """The time limits, in milliseconds."""

    grace: int = 2000
    """Extra time beyond a question's limit on a busy machine, after which its process is killed."""
    start: int = 20_000
    """The time limit for a new process to get ready; then it is killed."""
    wait: int = 3000
    """The time that a question waits for a starting process; then it is worked on in a thread."""
    pause: int = 500
    """The pause after the first failed start; doubled after each further one."""
    most_pause: int = 60_000
    """The maximum pause after a failed start."""


@dataclass(slots=True)
class _Asked:
    """A question that isn't answered yet. `number`: its ticket."""

    number: int
    question: AnyQuestion
    reply: Callable[[Any], None]
    on_fallback: Callable[[], None]
    deaths: int = 0
    """How many processes died over it."""
    thought: ThinkingThread[Any] | None = None
    """The thread that works on it in the window's process, if any."""


class ProcessRunner(BotRunner):
    """Lets bots think in one process, which starts with the first match with bots and lives as long as the runner.

    A process that dies is replaced, and the question is asked once more; one that exceeds its budget and a grace period
    is killed and replaced. A question that no process answers is worked on in a thread of the window's process, limited
    by a step count. A process that fails to start is retried, with growing pauses, as long as there are questions.
    """

    def __init__(self, patience: Timeouts | None = None) -> None:
        """Make a runner without a process yet. `patience`: its time limits (shorter in tests)."""
        self.patience = patience or Timeouts()
        """Its time limits."""
        self._process: BotProcess | None = None
        self._ready = False
        self._failed_starts = 0
        self._next_try = 0.0
        self._open: dict[int, _Asked] = {}
        self._waiting: deque[_Asked] = deque()
        self._current: _Asked | None = None
        self._prepared: dict[str, Prepare] = {}
        """By game."""
        self._numbers = 0
        self._rng = Random()
        self._limit = _timer(self._too_long)
        self._starting = _timer(self._start_timed_out)
        self._waited = _timer(self._wait_timed_out)
        self._late = False
        """Whether the wait for the starting process has timed out."""

    @property
    def pid(self) -> int | None:
        """The id of the process; None: there is none."""
        return None if self._process is None else self._process.pid

    @property
    def ready(self) -> bool:
        """Whether there is a process, and it takes questions."""
        return self._ready

    @property
    def busy(self) -> bool:
        """Whether the process works on a question, within a time limit."""
        return self._limit.isActive()

    def prepare(self, package: GamePackage, levels: Collection[str]) -> None:
        """Start the process and have it import the policy."""
        team = any(map(uses_all_cores, levels))
        known = self._prepared.get(package.game.id)
        if known is not None and known.team >= team:
            return
        policy = _pickled(package.policy)
        if policy is not None:
            request = self._prepared[package.game.id] = Prepare(policy, team)
            self._have_process()
            if self._process is not None and self._ready:
                self._process.send(request)

    def ask(
        self, question: Question[T], reply: Callable[[T], None], on_fallback: Callable[[], None] = lambda: None
    ) -> int:
        """Ask the process, or work in a thread where there is none."""
        self._numbers += 1
        asked = self._open[self._numbers] = _Asked(self._numbers, question, reply, on_fallback)
        self._waiting.append(asked)
        self._next()
        return asked.number

    def cancel(self, ticket: int) -> None:
        """Stop working on a question, wherever that is done."""
        asked = self._open.pop(ticket, None)
        if asked is None:
            return
        if asked.thought is not None:
            asked.thought.drop()
        elif asked is self._current and self._process is not None:
            self._process.cancel(ticket)
        elif asked in self._waiting:
            self._waiting.remove(asked)

    def hurry(self, ticket: int) -> None:
        """Have the process or thread that works on a move answer at once."""
        asked = self._open.get(ticket)
        if asked is None:
            return
        if asked.thought is not None:
            asked.thought.hurry()
        elif asked is self._current and self._process is not None:
            self._process.send(Hurry(ticket))

    def close(self) -> None:
        """End the process and all threads."""
        thoughts = [asked.thought for asked in self._open.values() if asked.thought is not None]
        for thought in thoughts:
            thought.drop()
        self._open.clear()
        self._waiting.clear()
        self._waited.stop()
        process = self._drop_process()
        if process is not None:
            process.join()
        for thought in thoughts:
            thought.join()

    # ------------------------------------------------------------------------------------------------ questions

    def _next(self) -> None:
        """Send the next question to the process if it is idle."""
        if self._current is not None or not self._waiting:
            return
        self._have_process()
        if self._process is not None and self._ready:
            self._waited.stop()
            self._hand_over(self._waiting.popleft())
        elif self._process is None or self._failed_starts or self._late:
            self._think_in_threads()
        elif not self._waited.isActive():
            self._waited.start(self.patience.wait)

    def _limit_of(self, asked: _Asked) -> int:
        return round(asked.question.limit_ms) + self.patience.grace

    def _hand_over(self, asked: _Asked) -> None:
        assert self._process is not None
        question = _pickled(asked.question)
        if question is None:
            self._think_here(asked)
            self._next()
            return
        self._current = asked
        self._limit.start(self._limit_of(asked))
        self._process.send(Task(asked.number, question, self._rng.getrandbits(62)))

    def _wait_timed_out(self) -> None:
        """The process is slow to start; let it go on starting, and think in a thread."""
        log.warning("the bots' process is slow to start; meanwhile bots think in the window's process")
        self._late = True
        self._think_in_threads()

    def _think_in_threads(self) -> None:
        self._waited.stop()
        while self._waiting:
            self._think_here(self._waiting.popleft())

    def _think_here(self, asked: _Asked) -> None:
        """Think in the window's process, limited by steps: on a slow machine moves come later, but are no worse."""
        if asked.number in self._open:
            rng = Random(self._rng.getrandbits(62))
            asked.thought = ThinkingThread(
                lambda called_off: answer_now(asked.question, Circumstances(rng, called_off, by_count=True)),
                lambda found: self._thread_answered(asked, found),
                self._limit_of(asked),
            )

    def _thread_answered(self, asked: _Asked, found: object) -> None:
        if found is None:
            self._settle(asked)
        else:
            self._reply(asked, found)

    def _settle(self, asked: _Asked) -> None:
        """Give up: answer without search."""

        def answer() -> None:
            if asked.number in self._open:
                asked.on_fallback()
                self._reply(asked, asked.question.fallback(self._rng))

        QTimer.singleShot(0, answer)

    def _reply(self, asked: _Asked, found: object) -> None:
        if self._open.pop(asked.number, None) is not None:
            asked.reply(found)

    # -------------------------------------------------------------------------------------------------- process

    def _have_process(self) -> None:
        if self._process is None and monotonic() >= self._next_try:
            self._starting.start(self.patience.start)
            self._process = BotProcess(self._heard, self._died)

    def _drop_process(self) -> BotProcess | None:
        self._limit.stop()
        self._starting.stop()
        process, self._process = self._process, None
        self._ready = self._late = False
        self._current = None
        if process is not None:
            process.end()
        return process

    def _heard(self, answer: Answer) -> None:
        if isinstance(answer, Ready):
            self._is_ready()
        else:
            self._limit.stop()
            asked, self._current = self._current, None
            assert asked is not None
            assert asked.number == answer.number
            self._answered(asked, answer)
        self._next()

    def _is_ready(self) -> None:
        assert self._process is not None
        self._starting.stop()
        self._ready, self._late = True, False
        if self._failed_starts:
            log.warning("bots think in a process of their own again (after %d starts that failed)", self._failed_starts)
            self._failed_starts = 0
        for request in self._prepared.values():
            self._process.send(request)

    def _answered(self, asked: _Asked, answer: Done | NotLoadable) -> None:
        match answer:
            case NotLoadable(trouble=trouble):
                log.warning("bots of %s think in the window's process: %s", asked.question.view.game.id, trouble)
                self._think_here(asked)
            case Done(answer=None, trouble=trouble):
                log.error("a bot of %s failed: %s", asked.question.view.game.id, trouble)
                self._settle(asked)
            case Done():
                self._reply(asked, answer.found)

    def _died(self) -> None:
        """The process ended by itself or was killed."""
        if not self._ready:
            self._failed_to_start("ended before it was ready")
            return
        log.warning("the bots' process died")
        asked = self._current
        process = self._drop_process()
        if asked is not None and asked.number in self._open:
            asked.deaths += 1
            if asked.deaths < TRIES:
                self._waiting.appendleft(asked)
            elif process is not None and process.killed_from_outside:
                self._think_here(asked)
            else:
                log.error("a bot of %s ends its process", asked.question.view.game.id)
                self._settle(asked)
        self._next()

    def _too_long(self) -> None:
        """The bot did not answer in time (hung, or the machine is busy): replace the process, think in a thread."""
        asked = self._current
        assert asked is not None
        log.error("the bots' process did not answer in time (%s); it is replaced", asked.question.view.game.id)
        self._drop_process()
        self._think_here(asked)
        self._have_process()
        self._next()

    def _start_timed_out(self) -> None:
        self._failed_to_start("was not ready in time")

    def _failed_to_start(self, how: str) -> None:
        """Try again later; meanwhile bots think in the window's process."""
        self._drop_process()
        patience = self.patience
        pause = min(patience.pause * 2 ** min(self._failed_starts, 20), patience.most_pause)
        self._failed_starts += 1
        self._next_try = monotonic() + pause / 1000
        log.warning(
            "the bots' process %s (start %d); bots think in the window's process, the next start is tried in %.1f s",
            how,
            self._failed_starts,
            pause / 1000,
        )
        self._next()


def _timer(slot: Callable[[], None]) -> QTimer:
    timer = QTimer()
    timer.setSingleShot(True)
    timer.timeout.connect(slot)
    return timer


def _pickled(what: object) -> bytes | None:
    """The pickled object, or None if it cannot be pickled, such as an instance of a local class."""
    try:
        return pickle.dumps(what)
    except (pickle.PicklingError, AttributeError, TypeError):
        return None
