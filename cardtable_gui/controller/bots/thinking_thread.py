"""Thinking in a thread of the window's own process: where there is no other process to do it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Thread
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from cardtable_gui.core.traces import traceback_without_text

log = logging.getLogger(__name__)

END_S: Final = 1.0
"""So long `join` waits."""

T = TypeVar("T")
Work: TypeAlias = Callable[[Callable[[], bool]], T]
"""What is to be done; it is handed what tells whether it was called off."""


class ThinkingThread(QObject, Generic[T]):
    """One piece of work in a thread. The window stays awake: the two take turns every few milliseconds.

    The work is called off after `limit_ms`. What does not end within the same time again is left alone: a thread
    cannot be ended, so none is kept waiting for.
    """

    _found = Signal(object)
    _kept: ClassVar[set[QObject]] = set()
    """Alive until the thread has ended: it must not be the one that lets go of Qt's half."""

    def __init__(self, work: Work[T], on_found: Callable[[T | None], None], limit_ms: int) -> None:
        """Begin; returns at once.

        `on_found` is called once from the calling thread's event loop, unless `drop` comes before: with what the work
        returned, or None where it failed or did not end.
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

    def drop(self) -> None:
        """Call the work off; nothing is called any more."""
        self._called_off = True
        self._on_found = None
        self._limit.stop()

    def join(self) -> None:
        """Wait until work that was dropped is over, a bounded time."""
        self._thread.join(END_S)

    def _run(self) -> None:
        found: T | None = None
        try:
            found = self._work(lambda: self._called_off)
        except Exception as error:  # noqa: BLE001 - whoever asked does without
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
