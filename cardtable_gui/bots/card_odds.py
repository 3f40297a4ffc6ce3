"""Learnt odds of what other seats hold, and dealing hidden cards by them.

A game says which rows each card has that a seat could hold: they stand for what that seat did. A row has four numbers:
for the first, the second, the third and any further card of that face in the seat's hand; in some games these have
different rows. Their sum is the logarithm of a factor. How much likelier a card is in that hand than in another place
is the product of this factor and the room there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Final, TypeAlias

from cardtable_gui.core.counts import MOST, ONE, WIDTH, Counts

COLUMNS: Final = 4
"""The cards of a face in a hand are told apart up to so many."""
NOBODY: Final = -1
"""In place of a seat: the deck."""

_LOW = 31

Factors: TypeAlias = list[tuple[float, ...]]
"""By face: the factors for another card, by the number of them that is already in the hand."""
FaceRows: TypeAlias = Sequence[Sequence[int]]
"""By the cards of a face that are already in the hand, up to the last column: the rows of another one."""
SeatRows: TypeAlias = Mapping[int, Sequence[FaceRows]]
"""By seat, and by face."""


class HandOdds:
    """The rows, and the factors that follow from them."""

    def __init__(self, rows: Sequence[Sequence[float]]) -> None:
        """Take the rows, each of `COLUMNS` numbers."""
        self.rows = rows

    @classmethod
    def of_numbers(cls, numbers: Sequence[float]) -> HandOdds:
        """The rows with these numbers, as they're in a file."""
        return cls([numbers[first : first + COLUMNS] for first in range(0, len(numbers), COLUMNS)])

    def factors(self, rows: SeatRows) -> dict[int, Factors]:
        """By seat: how likely other cards are in its hand."""
        return {seat: [self._factors(columns) for columns in faces] for seat, faces in rows.items()}

    def _factors(self, columns: FaceRows) -> tuple[float, ...]:
        learnt = self.rows
        *first, last = [exp(sum([learnt[row][column] for row in rows])) for column, rows in enumerate(columns)]
        return (*first, *((last,) * (MOST + 1 - len(first))))


def share_out(
    cards: Sequence[int],
    hands: list[Counts],
    rooms: list[int],
    free: int,
    others: Sequence[tuple[int, Factors]],
    rng: Random,
) -> list[int]:
    """Put cards into the hands and the deck, one by one, in proportion to their rooms and factors.

    Args:
        cards: in random order; together they fill all rooms.
        hands: by seat; they get the cards.
        rooms: by seat: how many cards its hand lacks. They get smaller.
        free: how many the deck lacks.
        others: the seats whose hands have room, and their factors.
        rng: the source of chance.

    Returns:
        The deck.
    """
    random = rng.random
    deck: list[int] = []
    for card in cards:
        shift = WIDTH * card
        shares = []
        total: float = free
        for seat, factors in others:
            share = rooms[seat] * factors[card][hands[seat] >> shift & _LOW]
            shares.append(share)
            total += share
        draw = random() * total - free
        chosen = NOBODY
        if draw >= 0:
            for (seat, _), share in zip(others, shares, strict=True):
                if share:
                    chosen = seat
                    draw -= share
                    if draw < 0:
                        break
        if chosen == NOBODY:
            deck.append(card)
            free -= 1
        else:
            hands[chosen] += ONE[card]
            rooms[chosen] -= 1
    return deck
