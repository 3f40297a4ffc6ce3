"""Adam, the optimiser of Kingma and Ba (2015): steps down a slope that is known only roughly, from a few examples."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

_NEWEST: Final = 0.1
"""How much the newest slope counts in the mean of slopes: 1 − β₁."""


@dataclass(slots=True)
class Adam:
    """Remembers earlier slopes, and makes the steps of all weights about equally long.

    Attributes:
        slopes: by weight, the running mean of its slopes, which begins at 0 (the first moment).
        squares: by weight, that of their squares (the second moment).
        newest_square: how much the newest square counts in the mean of squares: 1 − β₂.
        epsilon: what keeps steps finite where slopes are 0.
        steps: how many steps were taken.
    """

    slopes: list[float]
    squares: list[float]
    newest_square: float = 0.001
    epsilon: float = 1e-8
    steps: int = 0

    def step(self, slopes: Sequence[float], rate: float = 1.0) -> list[float]:
        """Take the slopes at the present weights, and say what to subtract from each weight.

        Args:
            slopes: by weight.
            rate: the length of the step of a weight whose slope is always the same.
        """
        self.steps += 1
        first = 1 - (1 - _NEWEST) ** self.steps
        second = 1 - (1 - self.newest_square) ** self.steps
        for place, slope in enumerate(slopes):
            self.slopes[place] += _NEWEST * (slope - self.slopes[place])
            self.squares[place] += self.newest_square * (slope * slope - self.squares[place])
        return [
            rate * slope / first / (sqrt(square / second) + self.epsilon)
            for slope, square in zip(self.slopes, self.squares, strict=True)
        ]
