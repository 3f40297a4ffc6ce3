"""How good a hand and a field of GODAN are with so many turns to come, in points.

The own prospect is reckoned from the own cards: every number that can be worked and every set of role cards is one
turn, the best ones first; spare turns improve what is left. Of the others only what lies open is known: their fields,
and how many cards they hold.
"""

from __future__ import annotations

from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, WIDTH, Counts, kinds, number
from cardtable_gui.games.godan.actions import GodanAction, Send, Take, Work
from cardtable_gui.games.godan.prompts import ends
from cardtable_gui.games.godan.setup import FULL
from cardtable_gui.games.godan.view import GodanView

_LOW = 31

RISK = 0.975
"""What a later turn is worth beside the one before: the game may end."""

SPARE = 6.0
"""What a turn brings that is left for improving the hand."""

RIVALS = 0.45
"""How much the others' mean prospect counts against the own one."""

SHED = 1.25
"""How many cards another player gets rid of in a turn."""

A_CARD = 27.0
"""What it is worth to another player to work with a card in place of keeping it."""

A_LEFT_CARD = 14.5
"""What a card left in another hand costs there, about."""

GIFT = 0.75
"""How much a card that helps the left neighbour counts."""

LOOT = 14.0
"""What a set of Robbery is worth later, beside what its cards would cost."""


class HandEvaluation:
    """Weighs the actions of the seat to move, from its view."""

    def __init__(self, view: GodanView) -> None:
        """Reckon what is the same for all actions."""
        assert view.to_move is not None
        self._view = view
        self._moves = view.moves
        self._seat = view.to_move
        self._others = [seat for seat in range(view.players) if seat != self._seat]
        self._turns = view.last_week - view.week
        unseen = view.unseen()
        total = counts.size(unseen)
        self._chances = [(face, number(unseen, face) / total) for face in kinds(unseen)] if total else []

    def value(self, action: GodanAction) -> float:
        """The prospect after a legal action, less what the others gain by it; the greatest is the best."""
        match action:
            case Take():
                return self._taking()
            case Send(card=card):
                return self._sending(self._view.own, card)
            case Work():
                return self._working(action)

    def _taking(self) -> float:
        own = self._view.own
        if not self._chances:
            return max(self._sending(own, card) for card in kinds(own)) if own else self._rivals()
        total = 0.0
        for face, chance in self._chances:
            hand = own + ONE[face]
            total += chance * max(self._sending(hand, card) for card in kinds(hand))
        return total

    def _sending(self, hand: Counts, card: int) -> float:
        """The prospect when this card of a hand is sent on."""
        view = self._view
        value = self._prospect(hand - ONE[card], view.field(self._seat), self._turns) + self._rivals()
        value += view.collections[self._seat]
        if self._seat != view.last and card < self._moves.numbers:
            left = (self._seat + 1) % view.players
            group = number(view.field(left), card)
            if 0 < group < FULL:
                scale = self._moves.worth[card]
                value -= GIFT * (scale[group + 1] - scale[group] + self._moves.hand_cost[card])
        return value

    def _working(self, work: Work) -> float:
        view, moves, seat = self._view, self._moves, self._seat
        hand = view.own - counts.of(work.cards)
        field = view.field(seat)
        collected = view.collections[seat]
        turns, weeks = self._turns, 0
        face, laid = work.cards[0], len(work.cards)
        harm = 0.0
        if face < moves.numbers:
            field += laid * ONE[face]
        elif face == moves.severance:
            weeks = min(turns, laid - 1)
        elif face == moves.robbery:
            field += counts.of(work.others)
            scale, there = moves.worth[work.others[0]], number(view.field(work.seat), work.others[0])
            harm = scale[there] - scale[there - len(work.others)]
        elif face == moves.cover_up:
            hand -= counts.of(work.others)
        else:
            points = moves.house.collection * laid
            collected += points
            harm = points
        if ends(view, work):
            return self._prospect(hand, field, 0) + collected + self._rivals(turns, over=True)
        share = RIVALS / len(self._others)
        return self._prospect(hand, field, turns - weeks) + collected + self._rivals(weeks) + share * harm

    def _rivals(self, weeks: int = 0, *, over: bool = False) -> float:
        """Less the others' mean prospect when the game is so many weeks shorter; `over`: it ends now."""
        view = self._view
        total = 0.0
        for seat in self._others:
            size = view.sizes[seat]
            turns = 0 if over else self._turns - weeks + self._still_to_come(seat)
            shed = min(size, SHED * turns)
            total += view.worth(seat) + view.collections[seat] + (A_CARD - A_LEFT_CARD) * shed
            total -= A_LEFT_CARD * (size - shed)
        return -RIVALS * total / len(self._others)

    def _still_to_come(self, seat: int) -> int:
        """Whether a seat acts after this one in this week."""
        view = self._view
        return (seat - view.start) % view.players > (self._seat - view.start) % view.players

    def _prospect(self, hand: Counts, field: Counts, turns: int) -> float:
        """Groups as they lie, less the hand, and what the turns to come will make of it."""
        moves = self._moves
        value = float(moves.groups_worth(field) - moves.cost(hand))
        if not turns or not hand:
            return value
        gains: list[float] = []
        loose = 0
        most = 0
        for face, scale in enumerate(moves.worth):
            held = hand >> WIDTH * face & _LOW
            if held:
                group = field >> WIDTH * face & _LOW
                laid = min(held, FULL - group)
                if laid and (group or held > 1):
                    gains.append(scale[group + laid] - scale[group] + laid * moves.hand_cost[face])
                    loose += held - laid
                else:
                    loose += held
                    most = max(most, moves.hand_cost[face])
        loose += self._add_roles(gains, hand, most)
        gains.sort(reverse=True)
        weight = 1.0
        for gain in gains[:turns]:
            value += weight * gain
            weight *= RISK
        spare = turns - len(gains)
        if spare > 0 and loose:
            value += weight * SPARE * min(spare, 2 * loose)
        return value

    def _add_roles(self, gains: list[float], hand: Counts, most: int) -> int:
        """What sets of role cards bring; `most`: the cost of the dearest card that can be covered up."""
        moves, house = self._moves, self._moves.house
        loose = 0
        for face in range(moves.numbers, len(moves.faces)):
            held = hand >> WIDTH * face & _LOW
            if not held:
                continue
            if held < house.least:
                loose += held
                continue
            gain = float(held * house.role_in_hand)
            if face == moves.collection:
                gain += (1 + RIVALS / len(self._others)) * house.collection * held
            elif face == moves.cover_up:
                gain += 0.8 * held * most
            elif face == moves.robbery:
                gain += LOOT
            gains.append(gain)
        return loose
