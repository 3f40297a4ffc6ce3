"""How far a hand is from being empty: the cheapest way to divide it into plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from cardtable_gui.games.meow.bots.groups import SAME, Group, sequences, sets_of
from cardtable_gui.games.meow.bots.weights import Weights
from cardtable_gui.games.meow.cards import (
    ANYS,
    BLACK,
    BLACK_TWO,
    DOUBLE,
    HIGHEST,
    WHITE,
    Cards,
    circles,
    of,
    points,
)

SPLIT_FROM: Final = 7
"""From this number on equal cards may be worth more apart; lower ones stay together, but for sequences."""


class HandCost(NamedTuple):
    """The least cost of a hand over all ways to divide it into plays."""

    whole: float
    """The least sum of the plays' costs."""
    ending: float
    """The same if one of the plays is the last one of the deal."""
    plays: int
    """The least number of plays that empty the hand."""
    points: int
    """The points that the hand would lose now (MM11)."""
    first: Group | None
    """A play of the division with the cost `whole`; None for no cards."""
    first_ending: Group | None
    """A play of the division with the cost `ending`."""
    is_last: bool
    """Whether `first_ending` is the one that comes last."""


_BLACK: Final = of(range(BLACK, BLACK_TWO))
_Priced: TypeAlias = tuple[Group, float]
_NOTHING: Final = HandCost(0.0, 0.0, 0, 0, None, None, False)
_NEVER: Final = 99.0


class HandCosts(dict[Cards, HandCost]):
    """Maps hands to their costs. Filled on access."""

    __slots__ = ("_last", "_prices", "_sets", "_whole_sets", "work")

    def __init__(self, weights: Weights) -> None:
        """Start empty; an instance should not outlive a decision."""
        super().__init__()
        self[0] = _NOTHING
        self.work = 0
        """The number of plays that were looked at so far: most of the time goes into them."""
        self._last = weights.last
        self._prices = weights.costs
        self._sets, self._whole_sets = _sets_for(weights)

    def __missing__(self, hand: Cards) -> HandCost:
        plain = hand & ~ANYS
        numbers = (plain >> WHITE | plain >> BLACK | plain >> BLACK_TWO | plain >> DOUBLE) & 255
        lowest = (numbers & -numbers).bit_length() or HIGHEST
        held = hand & SAME[lowest]
        rows = sequences(hand)
        if rows or hand != plain or hand == held:
            found = self._divided_best(hand, self._first_plays(lowest, held | hand & ANYS, rows))
        else:
            found = self._number_by_number(hand, numbers)
        self[hand] = found
        return found

    def _divided_best(self, hand: Cards, plays: Sequence[_Priced]) -> HandCost:
        """The cost of a hand of which one of these plays is a part of any division."""
        whole = ending = _NEVER
        fewest = 99
        last, first, first_ending, is_last = self._last, None, None, False
        self.work += len(plays)
        for group, own in plays:
            rest = self[hand & ~group[0]]
            rest_whole = rest[0]
            if own + rest_whole < whole:
                whole, first = own + rest_whole, group
            if last + rest_whole < ending:
                ending, first_ending, is_last = last + rest_whole, group, True
            if rest[2] and own + rest[1] < ending:
                ending, first_ending, is_last = own + rest[1], group, False
            fewest = min(fewest, rest[2])
        return HandCost(whole, ending, fewest + 1, points(circles(hand)), first, first_ending, is_last)

    def _number_by_number(self, hand: Cards, numbers: int) -> HandCost:
        """The cost of a hand without sequences and ?: its numbers have nothing to do with each other."""
        whole, plays, best, gain = 0.0, 0, _NOTHING, _NEVER
        self.work += 1
        while numbers:
            cost = self[hand & SAME[(numbers & -numbers).bit_length()]]
            numbers &= numbers - 1
            whole += cost[0]
            plays += cost[2]
            if cost[1] - cost[0] < gain:
                best, gain = cost, cost[1] - cost[0]
        return HandCost(whole, whole + gain, plays, points(circles(hand)), best[4], best[5], best[6])

    def divided(self, hand: Cards) -> set[Group]:
        """The plays of the cheapest divisions of a hand, with and without a last play, as `groups` has them."""
        found = set()
        for ends in (False, True):
            rest, over = hand, ends
            while rest:
                cost = self[rest]
                group = cost.first if over else cost.first_ending
                assert group is not None
                over = over or cost.is_last
                rest &= ~group[0]
                lot, shape, number = group
                twins = (lot & _BLACK) << BLACK_TWO - BLACK & hand & ~lot
                found.add((lot ^ twins ^ twins >> BLACK_TWO - BLACK, shape, number))
        return found

    def _first_plays(self, number: int, held: Cards, rows: Sequence[Group]) -> list[_Priced]:
        """The plays with a certain card, one of which is in every division of a hand, and their costs.

        Sets that leave cards of the number behind are skipped, unless these may join a sequence.

        Args:
            number: the lowest number of the hand.
            held: its cards of that number, and its ?.
            rows: its sequences.
        """
        plain = held & ~ANYS
        if not any(row[0] & plain for row in rows):
            return self._whole_sets[number][held]
        first, prices = _first_card(held), self._prices
        return self._sets[number][held] + [(row, prices[row[1]][row[2]]) for row in rows if row[0] & first]


class _Sets(dict[Cards, list[_Priced]]):
    """Maps the cards of a number and the ? that a hand holds to the sets with the first of them. Filled on access."""

    __slots__ = ("_number", "_prices", "_whole")

    def __init__(self, weights: Weights, number: int, *, whole: bool) -> None:
        super().__init__()
        self._prices = weights.costs
        self._number = number
        self._whole = whole

    def __missing__(self, held: Cards) -> list[_Priced]:
        number, first, plain = self._number, _first_card(held), held & ~ANYS
        self[held] = found = [
            (group, self._prices[group[1]][number])
            for group in sets_of(number, held)
            if group[0] & first and (not self._whole or number >= SPLIT_FROM or not plain & ~group[0])
        ]
        return found


@cache
def _sets_for(weights: Weights) -> tuple[list[_Sets], list[_Sets]]:
    """By number: the sets to try first, with and without those that leave cards of the number behind."""
    numbers = range(HIGHEST + 1)
    return [_Sets(weights, number, whole=False) for number in numbers], [
        _Sets(weights, number, whole=True) for number in numbers
    ]


def _first_card(held: Cards) -> Cards:
    """Of cards of one number a certain one; of two black ones the one that is played first."""
    for first in (BLACK_TWO, BLACK, WHITE, DOUBLE):
        card = held & ~ANYS & 255 << first
        if card:
            return card & -card
    return held & -held
