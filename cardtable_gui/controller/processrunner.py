"""Bots think in a process of their own, so that the window never waits for them."""

from __future__ import annotations

import logging
import pickle
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from PySide6.QtCore import QTimer

from cardtable_gui.bots.advice import Advice, AnyAdvice
from cardtable_gui.bots.effort import Effort
from cardtable_gui.bots.worker import Answer, Done, Foreign, HintTask, Prepare, Ready, Task
from cardtable_gui.controller.botprocess import BotProcess
from cardtable_gui.controller.botrunner import (
    BotRunner,
    HintReply,
    Question,
    Reply,
    advise_here,
    by_instinct,
    think_here,
)
from cardtable_gui.controller.localthought import LocalThought
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView
from cardtable_gui.games import Box

log = logging.getLogger(__name__)

TRIES = 2
"""So many processes may die over one question; then it is answered without one."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long what is waited for, in milliseconds."""

    grace: int = 2000
    """So much longer than its budget a bot may take on a busy machine; then its process is ended."""
    hint: int = 8000
    """So long a hint may take, which is bounded by a count."""
    start: int = 20_000
    """So long a new process may take until it is ready; then it is ended."""
    wait: int = 3000
    """So long a question waits for a process that starts; then it is thought about without one."""
    pause: int = 500
    """After the first start that failed the next one is not tried for so long; after each further one twice as long."""
    most_pause: int = 60_000
    """The longest such pause."""


class _Asked(ABC):
    """A question on its way: a move, or a hint."""

    def __init__(self, number: int, box: Box, view: AnyView) -> None:
        self.number = number
        self.box = box
        self.view = view
        self.deaths = 0
        self.thought: LocalThought[Any] | None = None
        """Where it is thought about in the window's process."""

    @abstractmethod
    def limit(self, patience: Patience) -> int:
        """How long thinking may take, in milliseconds."""

    @abstractmethod
    def task(self, knowledge: bytes, view: bytes, rng: Random) -> Task | HintTask:
        """What a process is asked."""

    @abstractmethod
    def found(self, done: Done) -> object:
        """What a process answered."""

    @abstractmethod
    def think_here(self, rng: Random, called_off: Callable[[], bool]) -> object:
        """Think, bounded by a count. None: it came to nothing."""

    @abstractmethod
    def at_first_sight(self, rng: Random) -> object:
        """What can be said without thinking."""

    @abstractmethod
    def answer(self, found: Any) -> None:
        """Hand over the answer."""


class _Move(_Asked):
    def __init__(self, number: int, question: Question, reply: Reply) -> None:
        super().__init__(number, question.box, question.view)
        self._question = question
        self._reply = reply

    def limit(self, patience: Patience) -> int:
        return round(self._question.ms) + patience.grace

    def task(self, knowledge: bytes, view: bytes, rng: Random) -> Task:
        question = self._question
        return Task(self.number, knowledge, view, question.level, rng.getrandbits(62), question.ms)

    def found(self, done: Done) -> Action:
        action: Action = self.box.game.parse(str(done.action))
        return action

    def think_here(self, rng: Random, called_off: Callable[[], bool]) -> Action | None:
        return think_here(self._question, rng, Effort.by_count(self._question.ms, called_off))

    def at_first_sight(self, rng: Random) -> Action:
        return by_instinct(self._question, rng)

    def answer(self, found: Action) -> None:
        self._reply(found)


class _Hint(_Asked):
    def __init__(self, number: int, box: Box, view: AnyView, reply: HintReply) -> None:
        super().__init__(number, box, view)
        self._reply = reply

    def limit(self, patience: Patience) -> int:
        return patience.hint

    def task(self, knowledge: bytes, view: bytes, rng: Random) -> HintTask:
        del rng
        return HintTask(self.number, knowledge, view)

    def found(self, done: Done) -> AnyAdvice:
        parse = self.box.game.parse
        return Advice(parse(str(done.action)), done.reason, None if done.as_good is None else parse(done.as_good))

    def think_here(self, rng: Random, called_off: Callable[[], bool]) -> AnyAdvice | None:
        del rng
        return advise_here(self.box, self.view, called_off)

    def at_first_sight(self, rng: Random) -> None:
        """A hint is the same every time, or there is none."""
        del rng

    def answer(self, found: AnyAdvice | None) -> None:
        self._reply(found)


class ProcessRunner(BotRunner):
    """Lets bots think in one process that lives as long as the runner; it starts with the first match that has bots.

    A process that dies is replaced and asked once more; one that exceeds its budget by a grace is ended and replaced.
    What no process answers is thought about in a thread of the window's process, bounded by a count. Processes that do
    not start are tried again, with growing pauses, as long as there are questions.
    """

    def __init__(self, patience: Patience | None = None) -> None:
        """Make a runner without a process. `patience`: how long it waits for what (tests are short of it)."""
        self._patience = patience or Patience()
        self._process: BotProcess | None = None
        self._ready = False
        self._false_starts = 0
        self._next_try = 0.0
        self._open: dict[int, _Asked] = {}
        self._waiting: deque[_Asked] = deque()
        self._current: _Asked | None = None
        self._knowledge: dict[str, bytes] = {}
        self._numbers = 0
        self._rng = Random()
        self._limit = _timer(self._too_long)
        self._starting = _timer(self._never_ready)
        self._waited = _timer(self._waited_enough)
        self._late = False
        """Whether the process that is starting has been waited for in vain."""

    def prepare(self, box: Box) -> None:
        """See `BotRunner.prepare`."""
        if box.game.id in self._knowledge:
            return
        knowledge = _pickled(box.knowledge)
        if knowledge is not None:
            self._knowledge[box.game.id] = knowledge
            self._have_process()
            if self._process is not None and self._ready:
                self._process.send(Prepare(knowledge))

    def think(self, question: Question, reply: Reply) -> int:
        """See `BotRunner.think`."""
        return self._ask(_Move(self._number(), question, reply))

    def advise(self, box: Box, view: AnyView, reply: HintReply) -> int:
        """See `BotRunner.advise`."""
        return self._ask(_Hint(self._number(), box, view, reply))

    def cancel(self, ticket: int) -> None:
        """See `BotRunner.cancel`."""
        asked = self._open.pop(ticket, None)
        if asked is None:
            return
        if asked.thought is not None:
            asked.thought.drop()
        elif asked is self._current and self._process is not None:
            self._process.cancel(ticket)
        elif asked in self._waiting:
            self._waiting.remove(asked)

    def close(self) -> None:
        """See `BotRunner.close`."""
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

    def _number(self) -> int:
        self._numbers += 1
        return self._numbers

    def _ask(self, asked: _Asked) -> int:
        self._open[asked.number] = asked
        self._waiting.append(asked)
        self._next()
        return asked.number

    def _next(self) -> None:
        """Hand the next question to the process, once it has none."""
        if self._current is not None or not self._waiting:
            return
        self._have_process()
        if self._process is not None and self._ready:
            self._waited.stop()
            self._hand_over(self._waiting.popleft())
        elif self._process is None or self._false_starts or self._late:
            self._think_without()
        elif not self._waited.isActive():
            self._waited.start(self._patience.wait)

    def _hand_over(self, asked: _Asked) -> None:
        assert self._process is not None
        knowledge, view = _pickled(asked.box.knowledge), _pickled(asked.view)
        if knowledge is None or view is None:
            self._think_here(asked)
            self._next()
            return
        self._current = asked
        self._limit.start(asked.limit(self._patience))
        self._process.send(asked.task(knowledge, view, self._rng))

    def _waited_enough(self) -> None:
        """The process takes its time: it may go on starting."""
        log.warning("the bots' process is slow to start; meanwhile bots think in the window's process")
        self._late = True
        self._think_without()

    def _think_without(self) -> None:
        self._waited.stop()
        while self._waiting:
            self._think_here(self._waiting.popleft())

    def _think_here(self, asked: _Asked) -> None:
        """Think in the window's process, bounded by a count: what a slow machine needs is time, not worse moves."""
        if asked.number in self._open:
            rng = Random(self._rng.getrandbits(62))
            asked.thought = LocalThought(
                lambda called_off: asked.think_here(rng, called_off),
                lambda found: self._found_here(asked, found),
                asked.limit(self._patience),
            )

    def _found_here(self, asked: _Asked, found: object) -> None:
        if found is None:
            self._settle(asked)
        else:
            self._reply(asked, found)

    def _settle(self, asked: _Asked) -> None:
        """Nothing better can be had: do with what can be said at first sight."""

        def answer() -> None:
            if asked.number in self._open:
                self._reply(asked, asked.at_first_sight(self._rng))

        QTimer.singleShot(0, answer)

    def _reply(self, asked: _Asked, found: object) -> None:
        if self._open.pop(asked.number, None) is not None:
            asked.answer(found)

    # -------------------------------------------------------------------------------------------------- process

    def _have_process(self) -> None:
        if self._process is None and monotonic() >= self._next_try:
            self._starting.start(self._patience.start)
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
        if self._false_starts:
            log.warning("bots think in a process of their own again (after %d starts that failed)", self._false_starts)
            self._false_starts = 0
        for knowledge in self._knowledge.values():
            self._process.send(Prepare(knowledge))

    def _answered(self, asked: _Asked, answer: Done | Foreign) -> None:
        match answer:
            case Foreign(trouble=trouble):
                log.warning("bots of %s think in the window's process: %s", asked.box.game.id, trouble)
                self._think_here(asked)
            case Done(action=None, trouble=trouble):
                log.error("a bot of %s failed: %s", asked.box.game.id, trouble)
                self._settle(asked)
            case Done():
                self._reply(asked, asked.found(answer))

    def _died(self) -> None:
        """The process ended by itself, or somebody ended it."""
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
            elif process is not None and process.was_killed:
                self._think_here(asked)
            else:
                log.error("a bot of %s ends its process", asked.box.game.id)
                self._settle(asked)
        self._next()

    def _too_long(self) -> None:
        """A bot does not stop, its process stands still, or the machine is busy: another process, and think here."""
        asked = self._current
        assert asked is not None
        log.error("the bots' process did not answer in time (%s); it is replaced", asked.box.game.id)
        self._drop_process()
        self._think_here(asked)
        self._have_process()
        self._next()

    def _never_ready(self) -> None:
        self._failed_to_start("was not ready in time")

    def _failed_to_start(self, how: str) -> None:
        """Try again later; meanwhile bots think in the window's process."""
        self._drop_process()
        patience = self._patience
        pause = min(patience.pause * 2 ** min(self._false_starts, 20), patience.most_pause)
        self._false_starts += 1
        self._next_try = monotonic() + pause / 1000
        log.warning(
            "the bots' process %s (start %d); bots think in the window's process, the next start is tried in %.1f s",
            how,
            self._false_starts,
            pause / 1000,
        )
        self._next()


def _timer(slot: Callable[[], None]) -> QTimer:
    timer = QTimer()
    timer.setSingleShot(True)
    timer.timeout.connect(slot)
    return timer


def _pickled(what: object) -> bytes | None:
    """A pickle, or None where the thing cannot be pickled (a class made inside a function)."""
    try:
        return pickle.dumps(what)
    except (pickle.PicklingError, AttributeError, TypeError):
        return None
