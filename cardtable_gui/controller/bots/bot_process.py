"""One process that thinks for bots: its pipe, and the thread that starts it and listens to it."""

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
"""So long the end of the program waits for the process."""
_KILLED: Final = tuple(-getattr(signal, name) for name in ("SIGKILL", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Exit codes of processes that others ended."""


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
        self._heard.connect(self._answer, Qt.ConnectionType.QueuedConnection)
        self._gone.connect(self._death, Qt.ConnectionType.QueuedConnection)
        self._listener = Thread(target=self._listen, name="bot-listener", daemon=True)
        self._kept.add(self)
        self._listener.start()

    @property
    def killed_from_outside(self) -> bool:
        """Whether somebody else ended a process that is gone: the system or a person, not what it ran."""
        code = None if self._process is None else self._process.exitcode
        return code in _KILLED

    def send(self, request: Request) -> None:
        """Hand over a request. A process that is gone says so by `on_death`."""
        assert self._pipe is not None
        try:
            self._pipe.send(request)
        except OSError:
            log.warning("the bot's process does not listen any more")

    def cancel(self, number: int) -> None:
        """Call off the task of this number and all before it."""
        self.send(Cancel(number))

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
