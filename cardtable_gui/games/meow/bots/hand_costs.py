"""How far a hand is from being empty: the cheapest way to divide it into plays."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from cardtable_gui.games.meow.bots.groups import IN_A_ROW, SAME, sequences, sets_of
from cardtable_gui.games.meow.cards import ANYS, BLACK, BLACK_TWO, DOUBLE, HIGHEST, WHITE, Cards

LAST: Final = 0.2
"""The cost of the last play of a hand, which nobody can answer."""

SPLIT_FROM: Final = 7
"""From this number on equal cards may be worth more apart; lower ones stay together, but for sequences."""

CACHED: Final = 2**15
"""How many hands' costs are kept."""

_SINGLES: Final = (1.0, 0.91, 1.0, 0.85, 0.75, 0.65, 0.53, -0.03)
"""By number - 1: the cost to get rid of a single card, in leads. High ones can follow, and then win a lead."""

_SLOPES: Final = {
    2: (1.0, 0.75),
    3: (0.7, 0.49),
    IN_A_ROW + 3: (0.82, 0.4),
    IN_A_ROW + 4: (0.63, 0.22),
}
"""By shape: the cost with number 1, and how much less it is with number 8."""

_LARGE_SET, _LONG_ROW = (0.6, 0.26), (0.49, 0.22)
_SHAPES = range(IN_A_ROW * 2 + 1)


def _cost(shape: int, number: int) -> float:
    if shape == 1:
        return _SINGLES[number - 1]
    most, less = _SLOPES.get(shape, _LARGE_SET if shape <= IN_A_ROW else _LONG_ROW)
    return most - less * (number - 1) / (HIGHEST - 1)


COST: Final = tuple(
    tuple(_cost(shape, number) if number else 0.0 for number in range(HIGHEST + 1)) for shape in _SHAPES
)
"""By shape and number: the cost of a play, in leads."""


HandCost: TypeAlias = tuple[float, float, int]
"""The least cost of a hand: the sum of its plays' costs; the same if one of these is the last play of the deal; and the
least number of plays that empty it."""

_NOTHING: HandCost = (0.0, 0.0, 0)


@lru_cache(maxsize=CACHED)
def cost(hand: Cards) -> HandCost:
    """The least cost of a hand over all ways to divide it into plays."""
    if not hand:
        return _NOTHING
    whole = ending = 99.0
    fewest = 99
    for lot, own in _first_plays(hand):
        rest_whole, rest_ending, plays = cost(hand & ~lot)
        whole = min(whole, own + rest_whole)
        if own + rest_ending < ending and lot != hand:
            ending = own + rest_ending
        ending = min(ending, LAST + rest_whole)
        fewest = min(fewest, plays)
    return whole, ending, fewest + 1


def _first_plays(hand: Cards) -> list[tuple[Cards, float]]:
    """The plays with one chosen card, one of which is in every division of the hand: cards and cost.

    The card has the lowest number. Of the sets those that leave cards of the number behind are skipped, unless these
    may join a sequence.
    """
    plain = hand & ~ANYS
    numbers = (plain >> WHITE | plain >> BLACK | plain >> BLACK_TWO | plain >> DOUBLE) & 255
    lowest = (numbers & -numbers).bit_length() or HIGHEST
    rows = sequences(hand)
    if not rows:
        return _WHOLE_SETS[lowest][hand & (SAME[lowest] | ANYS)]
    sets = _SETS[lowest][hand & (SAME[lowest] | ANYS)]
    first = _first_card(hand & (SAME[lowest] | ANYS))
    return sets + [(lot, COST[shape][number]) for lot, shape, number in rows if lot & first]


class _Sets(dict[Cards, list[tuple[Cards, float]]]):
    """Maps the cards of a number and the ? that a hand holds to the sets with the first of them. Filled on access."""

    __slots__ = ("_number", "_whole")

    def __init__(self, number: int, *, whole: bool) -> None:
        super().__init__()
        self._number = number
        self._whole = whole

    def __missing__(self, held: Cards) -> list[tuple[Cards, float]]:
        number, first, plain = self._number, _first_card(held), held & ~ANYS
        self[held] = found = [
            (lot, COST[shape][number])
            for lot, shape, number in sets_of(number, held)
            if lot & first and (not self._whole or number >= SPLIT_FROM or not plain & ~lot)
        ]
        return found


_SETS: Final = [_Sets(number, whole=False) for number in range(HIGHEST + 1)]
_WHOLE_SETS: Final = [_Sets(number, whole=True) for number in range(HIGHEST + 1)]


def _first_card(held: Cards) -> Cards:
    """Of cards of one number a certain one; of two black ones the one that is played first."""
    for first in (BLACK_TWO, BLACK, WHITE, DOUBLE):
        card = held & ~ANYS & 255 << first
        if card:
            return card & -card
    return held & -held
