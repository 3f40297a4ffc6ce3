"""Thinking beside the window, in its own process, for when no bot process is available.

Apart from the bot process, since it needs none.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, QTimer, Slot

from cardtable_gui.core.traces import traceback_without_text
from cardtable_gui.jobs import Lane

log = logging.getLogger(__name__)

END_S: Final = 1.0
"""The time limit of `join`."""

T = TypeVar("T")
Work: TypeAlias = Callable[[Callable[[], bool]], T]
"""The task; its argument tells whether it is to end."""


class ThinkingThread(QObject, Generic[T]):
    """A task in a lane of its own. The window stays responsive, since Python switches threads every few milliseconds.

    The task is cancelled after `limit_ms`. If it has not ended after the same time again, it is abandoned, since a
    thread cannot be killed.
    """

    def __init__(self, work: Work[T], on_found: Callable[[T | None], None], limit_ms: int) -> None:
        """Start the task; returns at once.

        `on_found` is called once from the calling thread's event loop, unless `drop` comes first: with the task's
        result, or None if it failed or did not end in time.
        """
        super().__init__()
        self._on_found: Callable[[T | None], None] | None = on_found
        self._called_off = False
        self._limit = QTimer(self)
        self._limit.setInterval(limit_ms)
        self._limit.timeout.connect(self._too_long)
        self._limit.start()
        self._lane = Lane("bot-thought")
        self._lane.run(lambda _: work(self._is_called_off), self._tell, failed=self._fail)

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
        self._lane.wait(END_S)

    def _is_called_off(self) -> bool:
        return self._called_off

    def _fail(self, error: Exception) -> None:
        log.error("a bot failed\n%s", traceback_without_text(error))
        self._tell(None)

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
