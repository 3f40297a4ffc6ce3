"""Thinking in a thread of the window's process, for when no bot process is available."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Thread
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from cardtable_gui.core.traces import traceback_without_text

log = logging.getLogger(__name__)

END_S: Final = 1.0
"""The time limit of `join`."""

T = TypeVar("T")
Work: TypeAlias = Callable[[Callable[[], bool]], T]
"""The task; its argument tells whether it is to end."""


class ThinkingThread(QObject, Generic[T]):
    """A task in a thread. The window stays responsive, since Python switches threads every few milliseconds.

    The task is cancelled after `limit_ms`. If it has not ended after the same time again, it is abandoned, since a
    thread cannot be killed.
    """

    _found = Signal(object)
    _kept: ClassVar[set[QObject]] = set()
    """Kept alive until the thread has ended, so that no Qt object is destroyed in the wrong thread."""

    def __init__(self, work: Work[T], on_found: Callable[[T | None], None], limit_ms: int) -> None:
        """Start the task; returns at once.

        `on_found` is called once from the calling thread's event loop, unless `drop` comes first: with the task's
        result, or None if it failed or did not end in time.
        """
        super().__init__()
        self._work = work
        self._on_found: Callable[[T | None], None] | None = on_found
        self._called_off = False
        self._found.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._limit = QTimer(self)
        self._limit.setInterval(limit_ms)
        self._limit.timeout.connect(self._too_long)
        self._limit.start()
        self._thread = Thread(target=self._run, name="bot-thought", daemon=True)
        self._kept.add(self)
        self._thread.start()

    def hurry(self) -> None:
        """End the task soon, with what it has found so far."""
        self._called_off = True

    def drop(self) -> None:
        """Cancel the task; no callback is called any more."""
        self._called_off = True
        self._on_found = None
        self._limit.stop()

    def join(self) -> None:
        """Wait a limited time until a dropped task has ended."""
        self._thread.join(END_S)

    def _run(self) -> None:
        found: T | None = None
        try:
            found = self._work(lambda: self._called_off)
        except Exception as error:  # noqa: BLE001 - the caller gets None instead
            log.error("a bot failed\n%s", traceback_without_text(error))
        self._found.emit(found)

    @Slot(object)
    def _deliver(self, found: T | None) -> None:
        self._thread.join()
        self._tell(found)
        QTimer.singleShot(0, lambda: self._kept.discard(self))

    @Slot()
    def _too_long(self) -> None:
        if self._called_off:
            log.error("a bot does not stop thinking")
            self._tell(None)
        else:
            self._called_off = True

    def _tell(self, found: T | None) -> None:
        on_found, self._on_found = self._on_found, None
        self._limit.stop()
        if on_found is not None:
            on_found(found)
