"""Chances in proportion to e to the power of scores."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def softmax(scores: Sequence[float], scale: float = 1.0) -> list[float]:
    """The chances that belong to scores; their sum is 1.

    Args:
        scores: at least one.
        scale: positive; a score that is higher by this has e times the chance.
    """
    top = max(scores)
    weights = [exp((score - top) / scale) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
