"""A clock that advances only when a test steps it, so that tests never wait."""

from __future__ import annotations

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject
from PySide6.QtTest import QTest

from cardtable_gui.timing import Clock

STEP_MS = 16
"""As a screen shows frames."""
MOST_MS = 120_000
"""A state that time alone brings about is there after so much of it."""
PATIENCE_MS = 60_000
"""So long, by the machine's clock, a test waits for what does not go by the stepped one: the disk, other threads, Qt.

Longer than anything takes on the busiest machine; reached only by a failure.
"""


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
        self._forget_orphans()
        return any(timer.active for timer in self._timers)

    def step(self, ms: float) -> None:
        """Let so much time pass; timers that are due ring meanwhile, the earliest first."""
        end = self._now + ms
        while True:
            self._forget_orphans()
            due = min((timer for timer in self._timers if timer.active), key=lambda timer: timer.due, default=None)
            if due is None or due.due > end:
                break
            self._now = max(self._now, due.due)
            due.ring_now()
        self._now = end

    def _forget_orphans(self) -> None:
        self._timers = [timer for timer in self._timers if shiboken6.isValid(timer.parent)]


class _SteppedTimer:
    def __init__(self, clock: SteppedClock, parent: QObject, ring: Callable[[], None], ms: int, repeats: bool) -> None:
        self.parent = parent
        self.due = 0.0
        self._clock = clock
        self._ring = ring
        self._ms = ms
        self._repeats = repeats
        self._active = False

    @property
    def active(self) -> bool:
        return self._active

    @property
    def ms(self) -> int:
        return self._ms

    @ms.setter
    def ms(self, ms: int) -> None:
        self._ms = ms
        if self._active:
            self.start()

    def start(self, ms: int | None = None) -> None:
        if ms is not None:
            self._ms = ms
        self.due, self._active = self._clock.now() + self._ms, True

    def stop(self) -> None:
        self._active = False

    def ring_now(self) -> None:
        if self._repeats:
            self.due += max(1, self._ms)
        else:
            self._active = False
        self._ring()


def process_events() -> None:
    """Let Qt do what is due now, and delete what is to be deleted."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def wait_for(clock: Clock, done: Callable[[], object], words: str = "what was waited for") -> None:
    """Let the program go on until this is so; a stepped clock is stepped as long as anything waits for it.

    Raises:
        AssertionError: it does not come about; `words` say what it is.
    """
    patience = QElapsedTimer()
    patience.start()
    stepped = 0
    while not done():
        if isinstance(clock, SteppedClock) and clock.waiting and stepped < MOST_MS:
            clock.step(STEP_MS)
            stepped += STEP_MS
            process_events()
            patience.restart()
        elif patience.elapsed() < PATIENCE_MS:
            QTest.qWait(1)
        else:
            raise AssertionError(f"waited in vain for {words}")
