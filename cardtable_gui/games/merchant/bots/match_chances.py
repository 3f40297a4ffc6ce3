"""From points to the chance to win a series (MG12), if all places of the coming deals are equally likely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import factorial, prod
from typing import Final

AFTER_FIRST: Final[Mapping[int, Sequence[float]]] = {
    2: (0.25, 0.75),
    3: (0.13889, 0.27778, 0.58333),
    4: (0.07639, 0.15104, 0.27083, 0.50174),
    5: (0.04319, 0.08868, 0.15694, 0.26493, 0.44625),
    6: (0.02565, 0.05439, 0.09776, 0.16159, 0.25681, 0.40381),
}
"""By players and points: the chance after the first of three deals, in which every seat got different points.

It is the mean of `before_last` over all places in the second deal.
"""


def match_chances(points: Sequence[int], deals_left: int) -> Sequence[float]:
    """By seat: the chance to win the series with these points; their sum is 1.

    Args:
        points: by seat, of the deals that are over.
        deals_left: the number of deals still to be played: 1, or 2 after the first deal.
    """
    if deals_left == 1:
        least = min(points)
        return before_last(tuple(each - least for each in points))
    return [AFTER_FIRST[len(points)][each] for each in points]


@cache
def before_last(points: tuple[int, ...]) -> tuple[float, ...]:
    """By seat: the chance before the last deal, exactly; a tie goes to the better place in it."""
    players = len(points)
    chances = []
    for own in points:
        ways = 0
        for place in range(1, players + 1):
            # Every other seat must come in this place or a later one. These sets of places include each other, so
            # that the one with the fewest places chooses first.
            ahead = [points[other] - own for other in range(players)]
            ahead.remove(0)
            least = [max(1, place + more + (more <= 0)) for more in ahead]
            free = sorted(max(0, players + 1 - first) - (first <= place) for first in least)
            ways += prod(max(0, number - used) for used, number in enumerate(free))
        chances.append(ways / factorial(players))
    return tuple(chances)
