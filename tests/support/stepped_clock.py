"""A clock that advances only when a test steps it, so that tests never wait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QObject


class SteppedClock:
    """Timers ring in the order of their times while the clock is stepped, and never by themselves."""

    def __init__(self) -> None:
        self._now = 0.0
        self._timers: list[_SteppedTimer] = []

    def now(self) -> float:
        """Milliseconds that were stepped so far."""
        return self._now

    def timer(
        self, parent: QObject, ring: Callable[[], None], ms: int = 0, *, repeats: bool = False, precise: bool = False
    ) -> _SteppedTimer:
        """A timer by this clock; see `cardtable_gui.timing.Clock`."""
        del precise
        timer = _SteppedTimer(self, parent, ring, ms, repeats)
        self._timers.append(timer)
        return timer

    @property
    def waiting(self) -> bool:
        """Whether any timer runs."""
        return any(timer.active for timer in self._timers)

    def step(self, ms: float) -> None:
        """Let so much time pass; timers that are due ring meanwhile, the earliest first."""
        end = self._now + ms
        while True:
            self._timers = [timer for timer in self._timers if shiboken6.isValid(timer.parent)]
            due = min((timer for timer in self._timers if timer.active), key=lambda timer: timer.due, default=None)
            if due is None or due.due > end:
                break
            self._now = max(self._now, due.due)
            due.ring_now()
        self._now = end


@dataclass(eq=False)
class _SteppedTimer:
    clock: SteppedClock
    parent: QObject
    ring: Callable[[], None]
    ms: int
    repeats: bool
    due: float = 0.0
    active: bool = False

    def start(self, ms: int | None = None) -> None:
        if ms is not None:
            self.ms = ms
        self.due, self.active = self.clock.now() + self.ms, True

    def stop(self) -> None:
        self.active = False

    def ring_now(self) -> None:
        if self.repeats:
            self.due += max(1, self.ms)
        else:
            self.active = False
        self.ring()
