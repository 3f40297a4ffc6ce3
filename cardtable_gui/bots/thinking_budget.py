"""Limits on a bot's thinking: a deadline, a number of steps, or cancellation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

STEPS_PER_MS = 20
"""In repeatable play a budget of 1 ms stands for this many steps, on every machine, unless a game says otherwise."""


@dataclass(slots=True)
class ThinkingBudget:
    """A budget that counts down. `deadline` is in seconds of `time.monotonic`; `steps` is the number of steps left.

    Search calls `spent` every few dozen microseconds, and ends when any limit is reached. What a step is depends on the
    game (`Policy.steps_per_ms`).
    """

    deadline: float | None = None
    steps: int | None = None
    cancelled: Callable[[], bool] = field(default=lambda: False)
    exhausted: bool = field(default=False, init=False)
    """Whether `spent` has returned true."""

    @classmethod
    def by_clock(cls, ms: float, cancelled: Callable[[], bool] = lambda: False) -> ThinkingBudget:
        """A budget that ends `ms` milliseconds from now, or when `cancelled` returns true."""
        return cls(deadline=monotonic() + ms / 1000, cancelled=cancelled)

    @classmethod
    def by_count(
        cls, ms: float, cancelled: Callable[[], bool] = lambda: False, *, steps_per_ms: int = STEPS_PER_MS
    ) -> ThinkingBudget:
        """A budget of the steps that `ms` milliseconds stand for: the same on every machine, unless `cancelled`."""
        return cls(steps=max(1, round(ms * steps_per_ms)), cancelled=cancelled)

    def spent(self, steps: int = 1) -> bool:
        """Count some steps; return whether the budget is used up or the work was cancelled."""
        if self.steps is not None:
            self.steps -= steps
            if self.steps < 0:
                self.exhausted = True
        if (self.deadline is not None and monotonic() >= self.deadline) or self.cancelled():
            self.exhausted = True
        return self.exhausted
