"""How many turns it takes to shed a hand, as the search's rollouts reckon: a finer formula than that of `evaluation`.

A hand is shed group by group (all cards of one value at once). A group costs about one turn, plus more if it is likely
to be beaten, since then somebody else leads. Two groups need not stay unbeaten as much as the rest: the last one, and
the one that loses the lead once. The numbers were tuned by the cross-entropy method, for wins against `normal` and
against itself at 2-6 seats: greedy play by this formula won 1.28, 1.49, 1.54, 1.44 and 1.45 times the even share
with `normal` on all other of 2, 3, 4, 5 and 6 seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from operator import itemgetter
from typing import Final

from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, WIDTH, Counts, number
from cardtable_gui.games.merchant.actions import (
    PASS,
    PLAYS,
    SKIP,
    TAKES,
    Exchange,
    MerchantAction,
    Pass,
    Play,
    Skip,
    Take,
)
from cardtable_gui.games.merchant.deck import COPIES, FACES
from cardtable_gui.games.merchant.position import Position

OUT: Final = -10.0
"""The cost of an empty hand."""

_FIELD: Final = 2**WIDTH - 1
"""The bits of one face in packed counts."""
_MOST: Final = max(COPIES)
_A_GROUP: Final = (0.0, 1.0, 0.983, 0.918, 0.817, 0.716, 0.615, 0.514)
"""By the size of a group: the turns to play it."""
_BEATEN: Final = (0.0, 2.466, 1.948, 2.047, 1.97, 1.97, 1.97, 1.97)
"""By the size of a group: the turns lost if it is beaten, by its chance; `_SURELY_BEATEN` by the chance squared."""
_SURELY_BEATEN: Final = (0.0, 0.422, 0.553, 0.553, 0.553, 0.553, 0.553, 0.553)
_HIGHER: Final = (0.0, 0.029, -0.127, -0.127, -0.127, -0.127, -0.127, -0.127)
"""By the size of a group: the turns for a group of the highest face, against one of the middle."""
_LAST: Final = 1.081
_SECOND: Final = 0.177
"""The share that is spared of the greatest and of the second greatest loss."""
_LEAD: Final = 1.12
_LEAD_BY_MORE: Final = 0.035
"""The worth of the lead, by the chance that a play keeps it; more for each further card of the play."""
_SURE_LEAD: Final = 0.514
"""The additional worth of a play that nobody can beat, which has at least the chance `_SURE` to stand."""
_SURE: Final = 0.995
_A_PASS: Final = 0.389
_A_LATE_PASS: Final = -0.406
"""The cost of a turn without a play; the second number is divided by the size of the smallest other hand."""
_A_BONUS: Final = -0.124
"""The cost of a card taken as a bonus, in addition to that of the hand with it."""


class HandCosts:
    """The costs of one seat's actions in turns; lower is better. One object serves many rollouts: it caches.

    What stays unbeaten is judged from what all other hands held when the object was made.
    """

    __slots__ = ("_columns", "_hands", "_hidden", "_lacks", "_pass")

    def __init__(self, hidden: Counts, sizes: Sequence[int]) -> None:
        """`hidden` are the cards of all other hands together (or a larger pool), `sizes` those hands' sizes."""
        self._hidden = [number(hidden, face) for face in range(FACES)]
        total = max(1, sum(self._hidden))
        held = [size for size in sizes if size]
        self._lacks = [_lacks(size, total) for size in held]
        self._pass = _A_PASS + _A_LATE_PASS / min(held, default=1)
        self._columns: list[tuple[list[float], list[float], list[float]] | None] = [None] * (_MOST + 1)
        self._hands: dict[Counts, float] = {}

    def turns_to_shed(self, hand: Counts) -> float:
        """The turns that it takes to shed this hand."""
        found = self._hands.get(hand)
        if found is None:
            found = self._hands[hand] = self._shed(hand)
        return found

    def _shed(self, hand: Counts) -> float:
        columns = self._columns
        total = greatest = second = 0.0
        face = 0
        while hand:
            size = hand & _FIELD
            if size:
                _, turns, lost = columns[size] or self._column(size)
                total += turns[face]
                loss = lost[face]
                if loss > greatest:
                    second = greatest
                    greatest = loss
                elif loss > second:
                    second = loss
            hand >>= WIDTH
            face += 1
        return total - _LAST * greatest - _SECOND * second

    def _column(self, size: int) -> tuple[list[float], list[float], list[float]]:
        """By face, for groups of this size: the chance to stand, the turns, and the loss included in these."""
        stands = [1.0] * FACES
        for lacks in self._lacks:
            fewer, no_more = lacks[size], lacks[size + 1]
            above = 1.0
            for face in range(FACES - 1, -1, -1):
                there = self._hidden[face]
                stands[face] *= above * no_more[there]
                above *= fewer[there]
        middle = (FACES - 1) / 2
        lost = [(_BEATEN[size] + _SURELY_BEATEN[size] * (1 - chance)) * (1 - chance) for chance in stands]
        base, slope = _A_GROUP[size], _HIGHER[size] / middle
        turns = [base + loss + slope * (face - middle) for face, loss in enumerate(lost)]
        self._columns[size] = column = (stands, turns, lost)
        return column

    def play(self, hand: Counts, face: int, size: int) -> float:
        """The cost after a play of this many cards."""
        rest = hand - size * ONE[face]
        if not rest:
            return OUT
        stands = (self._columns[size] or self._column(size))[0][face]
        worth = (_LEAD + _LEAD_BY_MORE * (size - 1)) * stands
        if stands >= _SURE:
            worth += _SURE_LEAD
        return self.turns_to_shed(rest) - worth

    def cost(self, hand: Counts, action: MerchantAction) -> float:
        """The cost after a legal action."""
        match action:
            case Play(cards=cards):
                return self.play(hand, cards[0], len(cards))
            case Exchange(give=give, take=take):
                return self.turns_to_shed(hand - counts.of(give) + counts.of(take)) + self._pass
            case Take(card=card):
                return self.turns_to_shed(hand + ONE[card]) + _A_BONUS
            case Pass():
                return self.turns_to_shed(hand) + self._pass
            case Skip():
                return self.turns_to_shed(hand)

    def choose(self, state: Position, hand: Counts) -> MerchantAction:
        """The cheapest of `priced`; of equal ones the first."""
        return min(self.priced(state, hand), key=itemgetter(0))[1]

    def priced(self, state: Position, hand: Counts) -> list[tuple[float, MerchantAction]]:
        """The actions that rollouts try, with their costs, for the seat to move, which holds this hand.

        These are whole groups as leader, all plays that beat the table, the plain pass, and bonus cards that join a
        group. Exchanges are left out: with them rollouts took several times as long, and decided no better.
        """
        if state.number:
            return self._follow(hand, state.face, state.number)
        if state.bonus:
            return self._bonus(hand, state.market)
        return self._lead(hand)

    def _lead(self, hand: Counts) -> list[tuple[float, MerchantAction]]:
        found: list[tuple[float, MerchantAction]] = []
        face, rest = 0, hand
        while rest:
            held = rest & _FIELD
            if held:
                found.append((self.play(hand, face, held), PLAYS[face][held - 1]))
            rest >>= WIDTH
            face += 1
        return found

    def _follow(self, hand: Counts, face: int, size: int) -> list[tuple[float, MerchantAction]]:
        found: list[tuple[float, MerchantAction]] = [(self.turns_to_shed(hand) + self._pass, PASS)]
        rest = hand >> WIDTH * face
        more = range(size + 1, (rest & _FIELD) + 1)
        found += [(self.play(hand, face, cards), PLAYS[face][cards - 1]) for cards in more]
        while rest := rest >> WIDTH:
            face += 1
            if rest & _FIELD >= size:
                found.append((self.play(hand, face, size), PLAYS[face][size - 1]))
        return found

    def _bonus(self, hand: Counts, market: Counts) -> list[tuple[float, MerchantAction]]:
        joining = counts.kinds(counts.both(hand, market))
        takes = [(self.turns_to_shed(hand + ONE[face]) + _A_BONUS, TAKES[face]) for face in joining]
        return [(self.turns_to_shed(hand), SKIP), *takes]


@cache
def _lacks(size: int, total: int) -> tuple[tuple[float, ...], ...]:
    """By n and the number of hidden equal cards: the chance that a hand of `size` of `total` cards has fewer than n."""
    share = size / total
    rows = []
    for least in range(_MOST + 2):
        row = []
        for there in range(_MOST + 1):
            fewer = range(min(least, there + 1))
            row.append(sum(comb(there, k) * share**k * (1 - share) ** (there - k) for k in fewer))
        rows.append(tuple(row))
    return tuple(rows)
