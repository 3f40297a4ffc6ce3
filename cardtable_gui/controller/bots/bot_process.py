"""A process in which bots think, with its pipe and the thread that starts it and reads from it.

Apart from the questions: it knows processes and pipes, and nothing of bots.
"""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import ClassVar, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from cardtable_gui.bots import worker
from cardtable_gui.bots.worker import Answer, Cancel, Request

log = logging.getLogger(__name__)

END_S: Final = 2.0
"""The time limit for the process to end when the program closes."""
_KILLED: Final = tuple(-getattr(signal, name) for name in ("SIGKILL", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Exit codes of processes that were killed."""


class BotProcess(QObject):
    """A process in which bots think, its pipe, and the thread that starts it and reads from it.

    The thread holds a reference to the object. If that were the last one, the Qt object would be destroyed in the wrong
    thread, with queued signals pending; so every object is kept alive until its thread has ended.
    """

    _heard = Signal(object)
    _gone = Signal()
    _kept: ClassVar[set[BotProcess]] = set()

    def __init__(self, on_answer: Callable[[Answer], None], on_death: Callable[[], None]) -> None:
        """Start a process; returns at once.

        `on_answer` and `on_death` are called in the calling thread's event loop until `end`. The first answer is
        `Ready`; call `send` only after it.
        """
        super().__init__()
        self._on_answer = on_answer
        self._on_death = on_death
        self._ended = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._heard.connect(self._answer, Qt.ConnectionType.QueuedConnection)
        self._gone.connect(self._death, Qt.ConnectionType.QueuedConnection)
        self._listener = Thread(target=self._listen, name="bot-listener", daemon=True)
        self._kept.add(self)
        self._listener.start()

    @property
    def pid(self) -> int | None:
        """The process's id; None: it isn't started yet."""
        return None if self._process is None else self._process.pid

    @property
    def killed_from_outside(self) -> bool:
        """Whether a process that has ended was killed by the system or a person, rather than by its own code."""
        code = None if self._process is None else self._process.exitcode
        return code in _KILLED

    def send(self, request: Request) -> None:
        """Send a request. If the process has ended, `on_death` reports that."""
        assert self._pipe is not None
        try:
            self._pipe.send(request)
        except OSError:
            log.warning("the bot's process does not listen any more")

    def cancel(self, number: int) -> None:
        """Cancel the task with this number and all earlier ones."""
        self.send(Cancel(number))

    def end(self) -> None:
        """Kill the process; no callback is called any more. Returns at once."""
        self._ended = True
        if self._process is not None and self._process.pid is not None:
            self._process.kill()

    def join(self) -> None:
        """Wait a limited time until a killed process is gone."""
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
        """Start the process (some 20 ms, too long for the window's thread) and return our end of the pipe."""
        context = get_context("spawn")
        pipe, far_end = context.Pipe()
        process = context.Process(target=worker.main, args=(far_end,), name="card-table-bot", daemon=True)
        self._pipe, self._process = pipe, process
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
