"""How good a hand of Gunjo Gradation is: the trouble of getting rid of it.

A hand is shed group by group (all cards of one number at once). A group costs one turn, and more the less likely it is
to stay unbeaten: then somebody else leads. The last group need not stand. What the hand would cost if another seat
won now weighs in, the more the fewer cards the others hold. All reckoning is from one seat's view.
"""

from __future__ import annotations

from functools import cache
from math import comb

from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, Counts
from cardtable_gui.games.gunjo import moves
from cardtable_gui.games.gunjo.actions import Draw, Give, GunjoAction, Play, Swap
from cardtable_gui.games.gunjo.cards import (
    FACES,
    FINISHER,
    FINISHERS_NEEDED,
    JOINER,
    ODD_MAKER,
    PASSER,
    TAKER,
    penalty,
)
from cardtable_gui.games.gunjo.view import GunjoView

LOST_LEAD = 0.9
"""What it costs to be beaten: to wait until a play is possible again, in turns."""

A_TURN = 0.6
"""What it costs to let a turn go by without playing."""

A_JOINER = 0.15
"""What a 1 costs beside other cards: it goes along with any of them."""

A_POINT = 0.25
"""What a point of penalty in the hand costs, divided by the number of cards of the seat that is nearest to winning."""

A_PASSED_CARD = 0.35
"""What the card is likely to cost that comes from the right for a 15."""

WON = -10.0


class HandEvaluation:
    """Weighs the actions of the seat to move, from its view."""

    def __init__(self, view: GunjoView) -> None:
        """Work out, for each seat, how likely it is to hold so many of a number."""
        self._view = view
        self._now = view.situation()
        others = [size for seat, size in enumerate(view.sizes) if seat != view.seat]
        self._unseen = view.unseen() + view.others()
        hidden = max(1, sum(others) + view.deck_size)
        shares = [size / hidden for size in others]
        self._holds = [[_tails(counts.number(self._unseen, face), share) for face in range(FACES)] for share in shares]
        self._stands: dict[tuple[int, bool], float] = {}
        self._point = A_POINT / max(1, min(others))

    def stands(self, total: int, *, odd: bool) -> float:
        """The chance that nobody beats this total before the turn comes back."""
        found = self._stands.get((total, odd))
        if found is None:
            found = 1.0
            for holds in self._holds:
                for face, tails in enumerate(holds):
                    needed = total // (face + 1) + 1
                    if odd:
                        needed = needed | 1 if face % 2 == 0 else len(tails)
                    if needed < len(tails):
                        found *= 1 - tails[needed]
            self._stands[total, odd] = found
        return found

    def trouble(self, hand: Counts) -> float:
        """The turns that it will take to shed this hand, and what its penalty weighs."""
        total = spared = 0.0
        points = penalty(hand) * self._point
        for face in counts.kinds(hand):
            held = counts.number(hand, face)
            if face == JOINER:
                total += A_JOINER * held
                continue
            if face == FINISHER and held >= FINISHERS_NEEDED:
                return 1 + points * 0.5
            lost = LOST_LEAD * (1 - self.stands(held * (face + 1), odd=False))
            spared = max(spared, lost)
            total += 1 + lost
        return total - spared + points

    def cost(self, action: GunjoAction) -> float:
        """What remains to be done after a legal action, in turns; the least is the best."""
        own = self._view.own
        match action:
            case Play():
                return self._after_play(own, action)
            case Swap(give=give, take=take):
                return self.trouble(own - ONE[give] + ONE[take]) + A_TURN
            case Give(card=card):
                return self.trouble(own - ONE[card])
            case Draw():
                return self._after_draw()
            case _:
                return self.trouble(own) + A_TURN

    def _after_play(self, hand: Counts, play: Play) -> float:
        now, rest = self._now, hand - play.lot
        if play.face == FINISHER and play.cards.count(FINISHER) >= FINISHERS_NEEDED:
            return WON
        odd = now.odd or play.face == ODD_MAKER
        more = 0.0
        if play.face == TAKER and now.total:
            rest += counts.of(now.latest)
        elif play.face == PASSER:
            more = A_PASSED_CARD
        elif not rest:
            return WON
        return self.trouble(rest) + more - LOST_LEAD * self.stands(play.total, odd=odd)

    def _after_draw(self) -> float:
        """The average over all cards that may be drawn of the best that can follow."""
        now, own = self._now, self._view.own
        total = weight = 0.0
        for face in counts.kinds(self._unseen):
            number = counts.number(self._unseen, face)
            hand = own + ONE[face]
            found = [self._after_play(hand, play) for play in moves.plays(hand, now.total, now.odd, now.free)]
            if now.total:
                found.append(self.trouble(hand) + A_TURN)
            total += number * min(found)
            weight += number
        return total / weight


@cache
def _binomials(there: int) -> tuple[int, ...]:
    return tuple(comb(there, number) for number in range(there + 1))


def _tails(there: int, share: float) -> list[float]:
    """By n from 0: the chance that a hand with this share of the hidden cards holds n or more of `there` equal ones."""
    tails = [0.0]
    for number in range(there, 0, -1):
        chance = _binomials(there)[number] * share**number * (1 - share) ** (there - number)
        tails.append(tails[-1] + chance)
    tails.append(1.0)
    tails.reverse()
    return tails
