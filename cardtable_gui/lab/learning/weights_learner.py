"""Numbers while they are learnt: weights, or odds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable_gui.lab.learning.adam import Adam


class Learner:
    """Some numbers, adjusted by Adam, and the mean of what they were at some moments."""

    def __init__(self, numbers: Iterable[float]) -> None:
        """Begin with these numbers."""
        self.numbers = list(numbers)
        nothing = [0.0] * len(self.numbers)
        self._adam = Adam([*nothing], [*nothing], newest_square=0.01, epsilon=1e-7)
        self._total = nothing
        self._noted = 0

    def learn(self, slopes: Sequence[float], rate: float) -> None:
        """Take one step down these slopes."""
        steps = self._adam.step(slopes, rate)
        self.numbers = [number - step for number, step in zip(self.numbers, steps, strict=True)]

    def note(self) -> None:
        """Let the numbers, as they are now, count for the mean."""
        self._noted += 1
        self._total = [total + number for total, number in zip(self._total, self.numbers, strict=True)]

    def averaged(self, digits: int) -> list[float]:
        """The mean of all numbers noted, rounded to so many digits; at least once they were."""
        return [round(total / self._noted, digits) for total in self._total]
