"""The bets of Kobayakawa, decided from beliefs: what fighting and folding are worth over all cards others may hold.

Apart from the search, since it is pure arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import prod
from random import Random
from typing import Final

from cardtable_gui.games.kobayakawa.bots.strategy import Strategy
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.view import KobayakawaView

MOST_DEALS: Final = 250
"""If the others' cards may be dealt in more ways, so many are sampled."""
UNLIKELY: Final = 0.01
"""A card is left out if the seat's actions are this much less likely with it than with its likeliest card."""


def bet_chances(view: KobayakawaView, strategy: Strategy, likely: Sequence[Sequence[float]]) -> list[list[float]]:
    """The chances to win the match, by seat, after folding and after fighting: two rows.

    Args:
        view: of the seat to move, in the bet phase.
        strategy: that of the seats that bet later.
        likely: see `beliefs`.
    """
    place = view.turn
    fighters = sum(1 << other for other in range(place) if view.stakes[view.order[other]])
    rivals = [other for other in range(len(view.order)) if fighters >> other & 1 or other > place]
    hands = [view.hands[seat] for seat in view.order]
    sums = [[0.0] * view.players, [0.0] * view.players]
    total = 0.0
    for weight, cards in _deals([likely[rival] for rival in rivals], view.unseen()):
        total += weight
        for rival, card in zip(rivals, cards, strict=True):
            hands[rival] = card
        for row, mask in zip(sums, (fighters, fighters | 1 << place), strict=True):
            for seat, chance in enumerate(strategy.after_bets(hands, view.k, place + 1, mask)):
                row[seat] += weight * chance
    return [[chance / total for chance in row] for row in sums]


def _deals(likely: Sequence[Sequence[float]], unseen: Sequence[int]) -> Sequence[tuple[float, Sequence[int]]]:
    """Weighted hands of these seats: all likely deals of the unseen cards, or a sample if there are too many.

    There is at least one, even where several seats are all but sure to hold the same card.
    """
    held = []
    for chances in likely:
        least = UNLIKELY * max(chances[card] for card in unseen)
        held.append([card for card in unseen if chances[card] >= least])
    few = prod(map(len, held)) <= MOST_DEALS
    found = [*(_all_deals(likely, held, 1.0, ()) if few else _some_deals(likely, held))]
    return found or [*_deals_in_turn(likely, unseen)]


def _all_deals(
    likely: Sequence[Sequence[float]], held: Sequence[Sequence[int]], weight: float, cards: tuple[int, ...]
) -> Iterator[tuple[float, Sequence[int]]]:
    number = len(cards)
    if number == len(held):
        yield weight, cards
        return
    for card in held[number]:
        if card not in cards:
            yield from _all_deals(likely, held, weight * likely[number][card], (*cards, card))


def _some_deals(likely: Sequence[Sequence[float]], held: Sequence[Sequence[int]]) -> Iterator[tuple[float, list[int]]]:
    rng = Random(CARDS)
    weights = [list(accumulate(chances[card] for card in cards)) for chances, cards in zip(likely, held, strict=True)]
    for _ in range(MOST_DEALS):
        cards = [rng.choices(each, cum_weights=sums)[0] for each, sums in zip(held, weights, strict=True)]
        if len({*cards}) == len(cards):
            yield 1.0, cards


def _deals_in_turn(likely: Sequence[Sequence[float]], unseen: Sequence[int]) -> Iterator[tuple[float, list[int]]]:
    """Sampled deals in which each seat gets one of the cards that are left."""
    rng = Random(CARDS)
    for _ in range(MOST_DEALS):
        left, dealt, weight = [*unseen], list[int](), 1.0
        for chances in likely:
            weights = [chances[card] for card in left]
            weight *= sum(weights)
            dealt += rng.choices(left, weights)
            left.remove(dealt[-1])
        yield weight, dealt
