"""Time for animations and delays at the table: a clock that is passed in, and its timers.

The program's clock is the system's. Tests pass a clock that they step themselves, so they never wait.
Code that waits for the disk or another process uses Qt's own timers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6 import QtCore
from PySide6.QtCore import QElapsedTimer, QObject, QTimer


class Timer(Protocol):
    """Calls a function after some time, once or repeatedly."""

    ms: int
    """Its interval in milliseconds. A timer that runs begins anew with another one."""

    def start(self, ms: int | None = None) -> None:
        """Start, with this interval in milliseconds if one is given. A running timer restarts."""

    def stop(self) -> None:
        """Stop."""

    @property
    def active(self) -> bool:
        """Whether it runs."""


class Clock(Protocol):
    """Tells the time and makes timers."""

    def now(self) -> float:
        """Milliseconds since some moment in the past; it never goes back."""

    def timer(
        self, parent: QObject, ring: Callable[[], None], ms: int = 0, *, repeats: bool = False, precise: bool = False
    ) -> Timer:
        """Make a stopped timer, which is deleted with its parent.

        Args:
            parent: what owns it.
            ring: the function to call.
            ms: its interval in milliseconds.
            repeats: whether to call repeatedly.
            precise: whether to be exact to the millisecond, as animations need.
        """


class Stopwatch:
    """Measures elapsed time in milliseconds of a clock."""

    def __init__(self, clock: Clock) -> None:
        """A watch that starts now."""
        self._clock = clock
        self._since = clock.now()

    def restart(self) -> float:
        """Start anew, and return the milliseconds since the last start."""
        now = self._clock.now()
        past, self._since = now - self._since, now
        return past

    def elapsed(self) -> float:
        """The milliseconds since the last start."""
        return self._clock.now() - self._since


class SystemClock:
    """The clock of the machine."""

    def __init__(self) -> None:
        self._elapsed = QElapsedTimer()
        self._elapsed.start()

    def now(self) -> float:
        """Milliseconds since the clock was made."""
        return self._elapsed.nsecsElapsed() / 1e6

    def timer(
        self, parent: QObject, ring: Callable[[], None], ms: int = 0, *, repeats: bool = False, precise: bool = False
    ) -> Timer:
        """A timer of Qt's; see `Clock`."""
        return _QtTimer(parent, ring, ms, repeats=repeats, precise=precise)


class _QtTimer:
    def __init__(self, parent: QObject, ring: Callable[[], None], ms: int, *, repeats: bool, precise: bool) -> None:
        self._timer = QTimer(parent, interval=ms, singleShot=not repeats)
        if precise:
            # Before the first window is painted, nothing touches Qt's name space `Qt` (see decision 19).
            self._timer.setTimerType(QtCore.Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(ring)

    @property
    def ms(self) -> int:
        return self._timer.interval()

    @ms.setter
    def ms(self, ms: int) -> None:
        self._timer.setInterval(ms)

    def start(self, ms: int | None = None) -> None:
        if ms is None:
            self._timer.start()
        else:
            self._timer.start(ms)

    def stop(self) -> None:
        self._timer.stop()

    @property
    def active(self) -> bool:
        return self._timer.isActive()
