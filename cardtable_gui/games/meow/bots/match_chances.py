"""Meow Meow Daifugo: from lost points to the chance to win the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from operator import add
from typing import Final

from cardtable_gui.bots.search import shared_wins
from cardtable_gui.core.game import ranked
from cardtable_gui.games.meow.rule_set import LOSING

LOSSES: Final[Mapping[int, Sequence[float]]] = {
    2: (0.03, 0.17, 0.80),
    3: (0.15, 0.17, 0.68),
    4: (0.25, 0.22, 0.53),
}
"""By number of players: how often a seat that did not win a deal lost 1, 2 and 3 points, in deals of normal bots."""


def chances(lost: Sequence[int]) -> list[float]:
    """By seat: the chance to win the match from these lost points, at the beginning of a deal or after the end.

    Shared wins count in part. Every seat is taken to be equally likely to win a coming deal.
    """
    if max(lost) >= LOSING:
        return shared_wins(ranked([-points for points in lost]))
    return [_chance((own, *sorted((*lost[:seat], *lost[seat + 1 :])))) for seat, own in enumerate(lost)]


@cache
def _chance(lost: tuple[int, ...]) -> float:
    """The chance of the first seat; the others are sorted, since their order does not matter."""
    if max(lost) >= LOSING:
        least = min(lost)
        return 1 / lost.count(least) if lost[0] == least else 0.0
    own, *others = lost
    players = len(lost)
    often = LOSSES[players]
    total = 0.0
    for winner in range(players):
        for drawn in product((1, 2, 3), repeat=players - 1):
            likely = 1 / players
            for points in drawn:
                likely *= often[points - 1]
            gains = [*drawn[:winner], 0, *drawn[winner:]]
            after = sorted(map(add, others, gains[1:]))
            total += likely * _chance((own + gains[0], *after))
    return total
