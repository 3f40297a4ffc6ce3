"""Evaluates a hand of Gunjo Gradation: the turns that it takes to shed it, plus its expected penalty.

A hand is shed group by group (all cards of one number at once). A group costs one turn, plus more if it is likely to be
beaten, since then somebody else leads. The last group need not stay unbeaten. The penalty if another seat won now is
added with a weight that grows as the others' hands shrink. Everything is computed from one seat's view. Costs are in
turns; their weights were found by matches.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

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

A_JOINER = 0.15
"""The cost of a 1 in a hand with other cards, with which it can be played."""

A_PASSED_CARD = 0.35
"""The expected cost of the card received from the right after a 15."""

WON = -10.0
"""The cost of a play that wins the round."""

NOT_YET_WON = -9.0
"""The least cost of a draw: whoever can win doesn't draw first."""

BEATEN: Final = 2.0
"""The cost of a group in hand that will be beaten, the wait until the next possible play: so strong sets are kept."""

UNBEATEN: Final = 0.8
"""The worth of a play that stays unbeaten: its player leads next."""

TURN: Final = 0.1
"""The cost of a turn without a play."""

POINT: Final = 0.15
"""The cost of a penalty point in hand; divided by the size of the smallest other hand."""


class HandEvaluation:
    """Evaluates the actions of the seat to move, from its view."""

    def __init__(self, view: GunjoView) -> None:
        """Compute the chances for each opponent to hold n cards of a number."""
        self._view = view
        self._now = view.situation()
        others = [size for seat, size in enumerate(view.sizes) if seat != view.seat]
        self._unseen = view.unseen() + view.others()
        hidden = max(1, sum(others) + view.deck_size)
        shares = [size / hidden for size in others]
        self._holds = [[_tails(counts.number(self._unseen, face), share) for face in range(FACES)] for share in shares]
        self._stands: dict[tuple[int, bool], float] = {}
        self._point = POINT / max(1, min(others))

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

    def turns_to_shed(self, hand: Counts) -> float:
        """The expected turns to shed this hand, plus its weighted penalty."""
        total = spared = 0.0
        points = penalty(hand) * self._point
        for face in counts.kinds(hand):
            held = counts.number(hand, face)
            if face == JOINER:
                total += A_JOINER * held
                continue
            if face == FINISHER and held >= FINISHERS_NEEDED:
                return 1 + points * 0.5
            lost = BEATEN * (1 - self.stands(held * (face + 1), odd=False))
            spared = max(spared, lost)
            total += 1 + lost
        return total - spared + points

    def cost(self, action: GunjoAction) -> float:
        """The cost of the position after a legal action, in turns; lower is better."""
        own = self._view.own
        match action:
            case Play():
                return self._after_play(own, action)
            case Swap(give=give, take=take):
                return self.turns_to_shed(own - ONE[give] + ONE[take]) + TURN
            case Give(card=card):
                return self.turns_to_shed(own - ONE[card])
            case Draw():
                return self._after_draw()
            case _:
                return self.turns_to_shed(own) + TURN

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
        return self.turns_to_shed(rest) + more - UNBEATEN * self.stands(play.total, odd=odd)

    def _after_draw(self) -> float:
        """The mean, over all cards that may be drawn, of the lowest cost after it, but dearer than a win."""
        now, own = self._now, self._view.own
        total = weight = 0.0
        for face in counts.kinds(self._unseen):
            number = counts.number(self._unseen, face)
            hand = own + ONE[face]
            found = [self._after_play(hand, play) for play in moves.plays(hand, now.total, now.odd, now.free)]
            if now.total:
                found.append(self.turns_to_shed(hand) + TURN)
            total += number * min(found)
            weight += number
        return max(NOT_YET_WON, total / weight)


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
