"""A fast player of GODAN for rollouts, on full states.

It looks at its own cards, the fields, the points, and the sizes of the other hands, never into those. Sets are laid at
once, the most valuable first, unless there is time to wait and little to lose: games end early so often that waiting
seldom pays. All constants are in points and were tuned by matches of this player against itself.
"""

from __future__ import annotations

from typing import Final

from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, WIDTH, Counts
from cardtable_gui.games.godan.actions import NOBODY, SENDS, TAKE, GodanAction, Work
from cardtable_gui.games.godan.bots.hand_sets import HandSets, Lay, mean_cost
from cardtable_gui.games.godan.moves import Moves
from cardtable_gui.games.godan.position import NONE
from cardtable_gui.games.godan.setup import FULL
from cardtable_gui.games.godan.state import GodanState

_LOW = 31

LITTLE: Final = 40.0
"""With sets that gain less than this in all, and turns to spare, it waits."""
AHEAD: Final = 5.0
"""It ends a game early if it is this far ahead of everybody; any lead will do in the match's last game."""
LEFT: Final = 1.06
"""The expected cost of a card in another hand, in mean costs of all cards."""
SEVERED: Final = -5.0
"""The value of Severance."""
SEVERED_CARD: Final = 3.0
"""What each card that the others hold more on average adds to it."""
HURT: Final = 0.6
"""The value of a point that a victim loses by Robbery."""
HURT_LEADER: Final = 0.8
"""What it adds to that if the victim is the leader."""
GIFT: Final = 0.5
"""The cost of sending the left neighbour a card of one of its groups, in the card's cost."""


class QuickPlay:
    """Chooses actions on full states. An instance remembers hands that it has seen: make one for every decision."""

    def __init__(self, moves: Moves, players: int) -> None:
        """Prepare for one house and number of players."""
        self._moves = moves
        self._house = moves.house
        self._players = players
        self._sets = HandSets(moves)
        self._left = LEFT * mean_cost(moves.house)

    def choose(self, state: GodanState) -> GodanAction:
        """The action of the seat to move."""
        seat = state.to_move
        assert seat is not None
        hand = state.hands[seat]
        field = state.laid[seat] + state.taken[seat]
        turns = state.last_week - state.week
        if state.drawn != NONE:
            return SENDS[self._sent(state, seat, hand, field, turns)]
        lays = self._valued(state, seat, hand, field)
        total = 0.0
        for gain, face, cards in lays:
            if self._ends(state, seat, face, cards) and self._wants_to_end(state, seat, hand, field, face, cards):
                return Work((face,) * cards)
            total += gain
        if len(lays) <= turns and total < LITTLE:
            return TAKE
        for _, face, most in lays:
            cards = most
            if self._ends(state, seat, face, most):
                cards = most - 1 if face < self._moves.numbers else self._house.ends_with - 1
                if cards < (1 if field >> WIDTH * face & _LOW else self._least(face)):
                    continue
            return self._work(state, seat, hand, field, face, cards)
        return TAKE

    # ---------------------------------------------------------------------------------------------- sets

    def _valued(self, state: GodanState, seat: int, hand: Counts, field: Counts) -> list[Lay]:
        """All sets worth laying, the most valuable first."""
        found = self._sets.lays(hand, field)
        moves = self._moves
        valued: list[Lay] | None = None
        for place, (gain, face, cards) in enumerate(found):
            if face == moves.robbery:
                more, _ = self._rob(state, seat, field, cards)
            elif face == moves.severance:
                sizes = sum(map(counts.size, state.hands)) - self._players * counts.size(hand)
                more = SEVERED + SEVERED_CARD * sizes / (self._players - 1)
            else:
                continue
            if valued is None:
                valued = list(found)
            valued[place] = (gain + more, face, cards)
        if valued is None:
            return found
        return sorted((lay for lay in valued if lay[0] > 0), reverse=True)

    def _least(self, face: int) -> int:
        """The fewest cards of a new set."""
        return 2 if face < self._moves.numbers else self._house.least

    def _work(self, state: GodanState, seat: int, hand: Counts, field: Counts, face: int, cards: int) -> Work:
        moves = self._moves
        if face == moves.robbery:
            work = self._rob(state, seat, field, cards)[1]
            assert work is not None
            return work
        if face == moves.collection:
            return Work((face,) * cards, self._leader(state, seat))
        if face == moves.cover_up:
            return Work((face,) * cards, NOBODY, self._covered(hand - cards * ONE[face], cards))
        return Work((face,) * cards)

    def _rob(self, state: GodanState, seat: int, own: Counts, cards: int) -> tuple[float, Work | None]:
        """The best robbery with so many cards, and its value; a large loss if there is none."""
        best: tuple[int, int, int] | None = None
        most = -99.0
        leader = self._leader(state, seat)
        for other in range(self._players):
            if other == seat:
                continue
            hurt = HURT + HURT_LEADER if other == leader else HURT
            field, mine = state.laid[other] + state.taken[other], own
            for face, worth in enumerate(self._moves.worth):
                there, group = field & _LOW, mine & _LOW
                loot = min(cards, there, FULL - group)
                if loot:
                    value = worth[group + loot] - worth[group] + hurt * (worth[there] - worth[there - loot])
                    if value > most:
                        best, most = (other, face, loot), value
                field >>= WIDTH
                mine >>= WIDTH
        if best is None:
            return most, None
        victim, face, loot = best
        return most, Work((self._moves.robbery,) * cards, victim, (face,) * loot)

    def _covered(self, rest: Counts, cards: int) -> tuple[int, ...]:
        """The single cards that cost most, then others."""
        cost = self._moves.hand_cost
        order = sorted(counts.expand(rest), key=lambda face: (rest >> WIDTH * face & _LOW != 1, -cost[face]))
        return tuple(sorted(order[:cards]))

    # ---------------------------------------------------------------------------------------------- points

    def _ends(self, state: GodanState, seat: int, face: int, cards: int) -> bool:
        """Whether laying so many cards ends the game at once (GO8, GO9)."""
        moves = self._moves
        if face < moves.numbers:
            grown = (state.laid[seat] >> WIDTH * face & _LOW) + cards
            return cards == FULL or (grown == FULL and state.addition_ends)
        return face == moves.severance and cards >= self._house.ends_with

    def _wants_to_end(self, state: GodanState, seat: int, hand: Counts, field: Counts, face: int, cards: int) -> bool:
        lot = cards * ONE[face]
        own = self._moves.groups_worth(field + lot) - self._moves.cost(hand - lot) + state.collections[seat]
        others = [other for other in range(self._players) if other != seat]
        if state.deal == state.games:
            best = max(state.totals[other] + self._expected(state, other) for other in others)
            return best <= state.totals[seat] + own
        return max(self._expected(state, other) for other in others) + AHEAD <= own

    def _expected(self, state: GodanState, seat: int) -> float:
        """The points of this game as the other seats see them, with a mean cost for each card in hand."""
        worth = self._moves.groups_worth(state.laid[seat] + state.taken[seat])
        return worth + state.collections[seat] - self._left * counts.size(state.hands[seat])

    def _leader(self, state: GodanState, seat: int) -> int:
        """The rival with most points in the match."""
        best, most = NOBODY, float("-inf")
        for other in range(self._players):
            points = state.totals[other] + self._expected(state, other)
            if other != seat and points > most:
                best, most = other, points
        return best

    # ---------------------------------------------------------------------------------------------- sending

    def _sent(self, state: GodanState, seat: int, hand: Counts, field: Counts, turns: int) -> int:
        """The card whose loss costs least."""
        left = 0
        if seat != state.last:
            neighbour = (seat + 1) % self._players
            left = (state.laid[neighbour] + state.taken[neighbour]) & self._moves.number_bits
        best, least = 0, float("inf")
        cost = self._moves.hand_cost
        for loss, face in self._sets.losses(hand, field, turns):
            gift = GIFT * cost[face] if left >> WIDTH * face & _LOW else 0.0
            if loss + gift < least:
                best, least = face, loss + gift
        return best
