"""How sure a share is that was counted: its confidence interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

Z95: Final = 1.959964
"""95 % of a normal distribution lie within this many standard deviations of the mean."""


def interval(clusters: Sequence[Sequence[float]], z: float = Z95) -> tuple[float, float]:
    """The confidence interval (95 % by default) of a mean of results from 0 to 1, clustered by deal.

    Results of one deal are correlated, so the variance of the deals' means gives the effective sample size, at most the
    number of results. Wilson's score interval for that size stays within 0 and 1, and has a width even if all results
    are equal.
    """
    return interval_of_means(Counter(sum(cluster) / len(cluster) for cluster in clusters), sum(map(len, clusters)), z)


def interval_of_means(means: Mapping[float, int], results: int, z: float = Z95) -> tuple[float, float]:
    """The same from the number of deals with each mean of their results, and the number of all results."""
    count = sum(means.values())
    share = sum(mean * number for mean, number in means.items()) / count if count else 0.0
    effective = float(count)
    if count > 1 and 0 < share < 1:
        squares = sum(number * (mean - share) ** 2 for mean, number in means.items())
        variance = squares / (count - 1) / count
        if variance > 0:
            effective = min(float(results), share * (1 - share) / variance)
    z2 = z * z
    centre = (share + z2 / (2 * effective)) / (1 + z2 / effective)
    half = z * sqrt(share * (1 - share) / effective + z2 / (4 * effective * effective)) / (1 + z2 / effective)
    return max(0.0, centre - half), min(1.0, centre + half)
