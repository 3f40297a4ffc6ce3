"""Evaluates a hand of Merchant of Goldfish: the turns that it takes to shed it.

A hand is shed group by group (all cards of one value at once). A group costs one turn as leader, plus more if it is
likely to be beaten, since then somebody else leads. The last group need not stay unbeaten. Everything is computed from
one seat's view.

Apart from the policy, since it is pure arithmetic.
"""

from __future__ import annotations

from math import comb, prod

from cardtable_gui.core import counts
from cardtable_gui.core.counts import Counts
from cardtable_gui.games.merchant.actions import Exchange, MerchantAction, Play, Take
from cardtable_gui.games.merchant.deck import COPIES, FACES
from cardtable_gui.games.merchant.view import MerchantView

LOST_LEAD = 0.9
"""The cost of losing the lead, in turns as leader."""

KEPT_LEAD = 0.45
"""The value of keeping a lead, in turns as leader: less, since what isn't beaten could also have won the lead later.

Who leads with what is hardest to beat has only weak groups left when the lead is lost.
"""

A_CARD = 0.06
"""The cost of each further card in a group: it makes the group harder to beat, but must be shed too."""

A_TURN = 0.55
"""The cost of a turn without a play."""


class HandEvaluation:
    """Evaluates the actions of the seat to move, from its view."""

    def __init__(self, view: MerchantView) -> None:
        """Compute for each possible group the chance that it stays unbeaten."""
        self._view = view
        self._stands = _chances_to_stand(view)
        self._turns = tuple(
            (0.0, *(1 + LOST_LEAD * (1 - stands) + A_CARD * number for number, stands in enumerate(row)))
            for row in self._stands
        )

    def stands(self, face: int, number: int) -> float:
        """The chance that nobody beats this group before the lead comes back."""
        return self._stands[face][number - 1]

    def turns_to_shed(self, hand: Counts) -> float:
        """The expected turns to shed this hand."""
        total = 0.0
        spared = 0.0
        face = 0
        while hand:
            number = hand & 31
            if number:
                turns = self._turns[face][number]
                total += turns
                spared = max(spared, turns - 1 - A_CARD * number)
            hand >>= counts.WIDTH
            face += 1
        return total - spared

    def cost(self, action: MerchantAction) -> float:
        """The cost of the position after a legal action, in turns; lower is better."""
        own = self._view.own
        match action:
            case Play(cards=cards):
                rest = own - counts.of(cards)
                if not rest:
                    return -10.0
                lead = LOST_LEAD if self._view.number else KEPT_LEAD
                return self.turns_to_shed(rest) - lead * self.stands(cards[0], len(cards))
            case Exchange(give=give, take=take):
                return self.turns_to_shed(own - counts.of(give) + counts.of(take)) + A_TURN
            case Take(card=card):
                return self.turns_to_shed(own + counts.ONE[card])
            case _:
                return self.turns_to_shed(own) + (0.0 if self._view.phase == "bonus" else A_TURN)


def _chances_to_stand(view: MerchantView) -> tuple[tuple[float, ...], ...]:
    unseen = view.unseen() + sum(seen for seat, seen in enumerate(view.seen) if seat != view.seat)
    hidden = [counts.number(unseen, face) for face in range(FACES)]
    total = max(1, sum(hidden))
    sizes = [size for seat, size in enumerate(view.sizes) if size and seat != view.seat]
    most = max(8, *COPIES)
    # By hand, number of cards and face: the chance that the hand does not hold so many of that face.
    lacks = [
        [[1 - _holds(there, number, size / total) for there in hidden] for number in range(most + 2)] for size in sizes
    ]
    rows: list[tuple[float, ...]] = []
    for face in range(FACES):
        row: list[float] = []
        for number in range(1, max(COPIES[face], 8) + 1):
            stands = 1.0
            for lacking in lacks:
                stands *= prod(lacking[number][face + 1 :]) * lacking[number + 1][face]
            row.append(stands)
        rows.append(tuple(row))
    return tuple(rows)


def _holds(there: int, wanted: int, share: float) -> float:
    """The chance that a hand with this share of the hidden cards holds at least `wanted` of `there` equal ones."""
    if there < wanted:
        return 0.0
    fewer = sum(comb(there, n) * share**n * (1 - share) ** (there - n) for n in range(wanted))
    return 1 - fewer
