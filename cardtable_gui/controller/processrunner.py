"""Bots think in a process of their own, so that the window never waits for them."""

from __future__ import annotations

import logging
import pickle
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from typing import ClassVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from cardtable_gui.bots import worker
from cardtable_gui.bots.effort import Effort
from cardtable_gui.bots.worker import Answer, Counter, Done, Foreign, Prepare, Ready, Request, Task
from cardtable_gui.controller.botrunner import BotRunner, Question, Reply, by_chance, think_here
from cardtable_gui.core.actions import Action
from cardtable_gui.games import Box

log = logging.getLogger(__name__)

GRACE_MS = 2000
"""So much longer than its budget a bot may take on a busy machine; then its process is ended."""
START_MS = 20_000
"""So long a new process may take until it is ready."""
TRIES = 2
"""So many processes may die over one question, or before they are ready; then it is answered without one."""
END_S = 2.0
"""So long the end of the program waits for the process."""


class BotProcess(QObject):
    """One process that thinks, its pipe, and the thread that starts it and listens to it.

    The thread holds the object too. Were it the last to let go, Qt's half would be destroyed in the wrong thread, under
    the feet of signals still on their way; so every object is kept until its thread has ended.
    """

    _heard = Signal(object)
    _gone = Signal()
    _kept: ClassVar[set[BotProcess]] = set()

    def __init__(self, on_answer: Callable[[Answer], None], on_death: Callable[[], None]) -> None:
        """Start a process; returns at once.

        `on_answer` and `on_death` are called in the calling thread's event loop until `end`. The first answer is
        `Ready`; only then may something be sent.
        """
        super().__init__()
        self._on_answer = on_answer
        self._on_death = on_death
        self._ended = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._cancelled: Counter | None = None
        self._heard.connect(self._answer, Qt.ConnectionType.QueuedConnection)
        self._gone.connect(self._death, Qt.ConnectionType.QueuedConnection)
        self._listener = Thread(target=self._listen, name="bot-listener", daemon=True)
        self._kept.add(self)
        self._listener.start()

    @property
    def pid(self) -> int | None:
        """The process's id, once it was started."""
        return None if self._process is None else self._process.pid

    def send(self, request: Request) -> None:
        """Hand over a request. A process that is gone says so by `on_death`."""
        assert self._pipe is not None
        try:
            self._pipe.send(request)
        except OSError:
            log.warning("the bot's process does not listen any more")

    def cancel(self, number: int) -> None:
        """Call off the task of this number and all before it."""
        assert self._cancelled is not None
        self._cancelled.value = number

    def end(self) -> None:
        """End the process whatever it does; nothing is called any more. Returns at once."""
        self._ended = True
        if self._process is not None and self._process.pid is not None:
            self._process.kill()

    def join(self) -> None:
        """Wait until an ended process is gone, a bounded time."""
        self._listener.join(END_S)

    def _listen(self) -> None:
        try:
            pipe = self._started()
            if self._ended and self._process is not None:
                self._process.kill()
            while True:
                self._heard.emit(pipe.recv())
        except (EOFError, OSError) as error:
            log.info("the bot's process ended: %r", error)
        if self._process is not None and self._process.pid is not None:
            self._process.join(END_S)
        if self._pipe is not None:
            self._pipe.close()
        self._gone.emit()

    def _started(self) -> Connection:
        """Start the process: some 20 ms of work that the window must not feel. Return our end of the pipe."""
        context = get_context("spawn")
        cancelled = context.RawValue("q", -1)
        pipe, far_end = context.Pipe()
        process = context.Process(target=worker.main, args=(far_end, cancelled), name="card-table-bot", daemon=True)
        self._cancelled, self._pipe, self._process = cancelled, pipe, process
        process.start()
        far_end.close()
        return pipe

    @Slot(object)
    def _answer(self, answer: Answer) -> None:
        if not self._ended:
            self._on_answer(answer)

    @Slot()
    def _death(self) -> None:
        if not self._ended:
            self._on_death()
        self._listener.join()
        QTimer.singleShot(0, lambda: self._kept.discard(self))


@dataclass(slots=True)
class _Asked:
    number: int
    question: Question
    reply: Reply
    deaths: int = 0


class ProcessRunner(BotRunner):
    """Lets bots think in one process that lives as long as the runner; it starts with the first match that has bots.

    A process that dies is replaced and asked once more; one that exceeds its budget by `GRACE_MS` is ended. Where no
    process can be had, bots think in the window's thread.
    """

    def __init__(self) -> None:
        """Make a runner without a process."""
        self._process: BotProcess | None = None
        self._ready = False
        self._false_starts = 0
        self._open: dict[int, _Asked] = {}
        self._waiting: deque[_Asked] = deque()
        self._current: _Asked | None = None
        self._knowledge: dict[str, bytes] = {}
        self._numbers = 0
        self._rng = Random()
        self._limit = QTimer()
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(self._too_long)

    @property
    def pid(self) -> int | None:
        """The id of the process, where there is one."""
        return None if self._process is None else self._process.pid

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
        self._numbers += 1
        asked = _Asked(self._numbers, question, reply)
        self._open[asked.number] = asked
        self._waiting.append(asked)
        self._next()
        return asked.number

    def cancel(self, ticket: int) -> None:
        """See `BotRunner.cancel`."""
        asked = self._open.pop(ticket, None)
        if asked is None:
            return
        if asked is self._current and self._process is not None:
            self._process.cancel(ticket)
        elif asked in self._waiting:
            self._waiting.remove(asked)

    def close(self) -> None:
        """See `BotRunner.close`."""
        self._open.clear()
        self._waiting.clear()
        process = self._drop_process()
        if process is not None:
            process.join()

    def _next(self) -> None:
        """Hand the next question to the process, once it has none."""
        if self._current is not None or not self._waiting:
            return
        self._have_process()
        if self._process is None:
            while self._waiting:
                self._think_here(self._waiting.popleft())
        elif self._ready:
            asked = self._waiting.popleft()
            task = self._task(asked)
            if task is None:
                self._think_here(asked)
                self._next()
            else:
                self._current = asked
                self._limit.start(round(task.ms) + GRACE_MS)
                self._process.send(task)

    def _task(self, asked: _Asked) -> Task | None:
        question = asked.question
        knowledge = _pickled(question.box.knowledge)
        view = _pickled(question.view)
        if knowledge is None or view is None:
            return None
        return Task(asked.number, knowledge, view, question.level, self._rng.getrandbits(62), question.ms)

    def _have_process(self) -> None:
        if self._process is None and self._false_starts < TRIES:
            self._limit.start(START_MS)
            self._process = BotProcess(self._heard, self._died)

    def _drop_process(self) -> BotProcess | None:
        self._limit.stop()
        process, self._process = self._process, None
        self._ready = False
        self._current = None
        if process is not None:
            process.end()
        return process

    def _heard(self, answer: Answer) -> None:
        self._limit.stop()
        if isinstance(answer, Ready):
            self._ready = True
            self._false_starts = 0
            assert self._process is not None
            for knowledge in self._knowledge.values():
                self._process.send(Prepare(knowledge))
        else:
            asked, self._current = self._current, None
            assert asked is not None
            assert asked.number == answer.number
            self._answered(asked, answer)
        self._next()

    def _answered(self, asked: _Asked, answer: Done | Foreign) -> None:
        match answer:
            case Foreign(trouble=trouble):
                log.warning("bots of %s think in the window: %s", asked.question.box.game.id, trouble)
                self._think_here(asked)
            case Done(action=None, trouble=trouble):
                log.error("a bot of %s failed: %s", asked.question.box.game.id, trouble)
                self._leave_to_chance(asked)
            case Done(action=str(text)):
                self._reply(asked, asked.question.box.game.parse(text))

    def _died(self) -> None:
        """The process ended by itself: ask another one, or give up."""
        log.warning("the bot's process died")
        asked = self._current
        if not self._ready:
            self._false_starts += 1
        self._drop_process()
        if asked is not None and asked.number in self._open:
            asked.deaths += 1
            if asked.deaths < TRIES:
                self._waiting.appendleft(asked)
            else:
                self._leave_to_chance(asked)
        self._next()

    def _too_long(self) -> None:
        """The process does not start, or a bot does not stop."""
        asked = self._current
        if asked is None:
            log.error("the bot's process does not start")
            self._false_starts = TRIES
        else:
            log.error("a bot of %s does not stop thinking", asked.question.box.game.id)
            self._leave_to_chance(asked)
        self._drop_process()
        self._next()

    def _think_here(self, asked: _Asked) -> None:
        self._answer_soon(asked, lambda: think_here(asked.question, self._rng, Effort.by_clock(asked.question.ms)))

    def _leave_to_chance(self, asked: _Asked) -> None:
        self._answer_soon(asked, lambda: by_chance(asked.question, self._rng))

    def _answer_soon(self, asked: _Asked, choose: Callable[[], Action]) -> None:
        def answer() -> None:
            if asked.number in self._open:
                self._reply(asked, choose())

        QTimer.singleShot(0, answer)

    def _reply(self, asked: _Asked, action: Action) -> None:
        if self._open.pop(asked.number, None) is not None:
            asked.reply(action)


def _pickled(what: object) -> bytes | None:
    """A pickle, or None where the thing cannot be pickled (a class made inside a function)."""
    try:
        return pickle.dumps(what)
    except (pickle.PicklingError, AttributeError, TypeError):
        return None
