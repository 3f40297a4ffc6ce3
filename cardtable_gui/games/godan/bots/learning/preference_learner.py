"""The weights of `preferences` while they are learnt."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.bots.adam import Adam
from cardtable_gui.games.godan.bots.action_features import FEATURES


class Learner:
    """The weights, adjusted by Adam."""

    def __init__(self, weights: Sequence[float]) -> None:
        """Begin with these weights."""
        self.weights = list(weights)
        self._adam = Adam([0.0] * FEATURES, [0.0] * FEATURES, newest_square=0.01, epsilon=1e-7)
        self._total = [0.0] * FEATURES
        self._noted = 0

    def learn(self, slope: Sequence[float], decisions: int, rate: float) -> None:
        """Take one step down a slope, which is the sum of those of so many decisions."""
        means = [part / max(1, decisions) for part in slope]
        steps = self._adam.step(means, rate)
        self.weights = [weight - step for weight, step in zip(self.weights, steps, strict=True)]

    def note(self) -> None:
        """Let the weights count for the mean."""
        self._noted += 1
        self._total = [total + weight for total, weight in zip(self._total, self.weights, strict=True)]

    def averaged(self) -> list[float]:
        """The mean of all weights noted; at least one was."""
        return [total / self._noted for total in self._total]
