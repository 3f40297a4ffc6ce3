"""Waiting until a moment has come about in the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

PATIENCE_MS = 8000
"""How long to wait for a moment."""

_TICK_MS = 2


def wait_until(done: Callable[[], bool]) -> None:
    """Process events until `done` returns true.

    Raises:
        TimeoutError: it took longer than `PATIENCE_MS`.
    """
    patience = QTimer(singleShot=True, interval=PATIENCE_MS)
    patience.start()
    # Threads end without an event, so look again at every tick too.
    ticks = QTimer(interval=_TICK_MS)
    ticks.start()
    while not done():
        if not patience.isActive():
            raise TimeoutError("the moment of a picture did not come about")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
