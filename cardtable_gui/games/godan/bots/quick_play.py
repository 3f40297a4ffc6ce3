"""A fast player of GODAN for rollouts, on full states.

It looks at its own cards, the fields, the points, and the sizes of the other hands, never into those. Sets are laid at
once, the most valuable first, unless there is time to wait and little to lose: games end early so often that waiting
seldom pays. All constants are in points and were tuned by matches of this player against itself.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from cardtable_gui.core.counts import ONE, WIDTH, Counts, size_of_few
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


A_ROBBERY: Final = 5
"""The steps of choosing whom to rob."""
NEW_LOOT: Final = 4
"""The steps of finding out what to rob from a field."""

Loot: TypeAlias = tuple[float, int, int]
"""What can be robbed from one field: its value, the face, and the number of cards."""
NO_LOOT: Final[Loot] = (float("-inf"), NONE, 0)


class QuickPlay:
    """Chooses actions on full states. An instance remembers hands that it has seen: make one for every decision."""

    def __init__(self, moves: Moves, players: int) -> None:
        """Prepare for one house and number of players."""
        self.sets = HandSets(moves)
        self._moves = moves
        self._house = moves.house
        self._others = [[other for other in range(players) if other != seat] for seat in range(players)]
        self._left = LEFT * mean_cost(moves.house)
        self._worth: dict[Counts, int] = {}
        self._loot: dict[tuple[Counts, Counts, int, bool], Loot] = {}

    def choose(self, state: GodanState) -> GodanAction:
        """The action of the seat to move."""
        seat = state.to_move
        assert seat is not None
        hand = state.hands[seat]
        field = state.laid[seat] + state.taken[seat]
        turns = state.last_week - state.week
        if state.drawn != NONE:
            return SENDS[self._sent(state, seat, hand, field, turns)]
        lays, gain, valued, ending, work = self.sets.sets(hand, field)
        if valued:
            lays = self._valued(state, seat, hand, field, lays)
            gain = sum([lay[0] for lay in lays])
        if ending:
            for _, face, cards in lays:
                if self.ends(state, seat, face, cards) and self._wants_to_end(state, seat, hand, field, face, cards):
                    return self._moves.works[face][cards]
        if gain < LITTLE and len(lays) <= turns:
            return TAKE
        return work or self._work(state, seat, hand, field, lays)

    # ---------------------------------------------------------------------------------------------- sets

    def _valued(self, state: GodanState, seat: int, hand: Counts, field: Counts, found: list[Lay]) -> list[Lay]:
        """All sets worth laying, the most valuable first."""
        moves = self._moves
        valued: list[Lay] = []
        for gain, face, cards in found:
            value = gain
            if face == moves.robbery:
                value += self._rob(state, seat, field, cards)[0]
            elif face == moves.severance:
                others = self._others[seat]
                sizes = sum([size_of_few(state.hands[other]) for other in others])
                value += SEVERED + SEVERED_CARD * (sizes / len(others) - size_of_few(hand))
            if value > 0:
                valued.append((value, face, cards))
        valued.sort(reverse=True)
        return valued

    def _work(self, state: GodanState, seat: int, hand: Counts, field: Counts, lays: list[Lay]) -> GodanAction:
        """The work of the first set, short of ending the game; to take if there is none."""
        moves = self._moves
        for _, face, most in lays:
            cards = most
            if self.ends(state, seat, face, most):
                cards = most - 1 if face < moves.numbers else self._house.ends_with - 1
                if cards < (1 if field >> WIDTH * face & _LOW else self._least(face)):
                    continue
            if face == moves.robbery:
                work = self._rob(state, seat, field, cards)[1]
                assert work is not None
                return work
            if face == moves.collection:
                return Work((face,) * cards, self.leader(state, seat))
            return self.sets.laying(hand, face, cards)
        return TAKE

    def _least(self, face: int) -> int:
        """The fewest cards of a new set."""
        return 2 if face < self._moves.numbers else self._house.least

    def _rob(self, state: GodanState, seat: int, own: Counts, cards: int) -> tuple[float, Work | None]:
        """The best robbery with so many cards, and its value; an endless loss if there is none."""
        self.sets.work += A_ROBBERY
        numbers = self._moves.number_bits
        own &= numbers
        victim, best = NOBODY, NO_LOOT
        leader = self.leader(state, seat)
        for other in self._others[seat]:
            field = (state.laid[other] + state.taken[other]) & numbers
            if field:
                key = (own, field, cards, other == leader)
                loot = self._loot.get(key)
                if loot is None:
                    loot = self._loot[key] = self._best_loot(*key)
                if loot[0] > best[0]:
                    victim, best = other, loot
        value, face, number = best
        if not number:
            return value, None
        return value, Work((self._moves.robbery,) * cards, victim, (face,) * number)

    def _best_loot(self, own: Counts, field: Counts, cards: int, leads: bool) -> Loot:
        """The best loot from a field, for a seat with an own field."""
        self.sets.work += NEW_LOOT
        best = NO_LOOT
        hurt = HURT + HURT_LEADER if leads else HURT
        for face, worth in enumerate(self._moves.worth):
            there, group = field & _LOW, own & _LOW
            loot = min(cards, there, FULL - group)
            if loot:
                value = worth[group + loot] - worth[group] + hurt * (worth[there] - worth[there - loot])
                if value > best[0]:
                    best = value, face, loot
            field >>= WIDTH
            own >>= WIDTH
        return best

    # ---------------------------------------------------------------------------------------------- points

    def ends(self, state: GodanState, seat: int, face: int, cards: int) -> bool:
        """Whether laying so many cards ends the game at once (GO8, GO9)."""
        moves = self._moves
        if face < moves.numbers:
            grown = (state.laid[seat] >> WIDTH * face & _LOW) + cards
            return cards == FULL or (grown == FULL and state.addition_ends)
        return face == moves.severance and cards >= self._house.ends_with

    def _wants_to_end(self, state: GodanState, seat: int, hand: Counts, field: Counts, face: int, cards: int) -> bool:
        lot = cards * ONE[face]
        own = self._groups(field + lot) - self._moves.cost(hand - lot) + state.collections[seat]
        others = self._others[seat]
        if state.deal == state.games:
            best = max([state.totals[other] + self.expected(state, other) for other in others])
            return best <= state.totals[seat] + own
        return max([self.expected(state, other) for other in others]) + AHEAD <= own

    def expected(self, state: GodanState, seat: int) -> float:
        """The points of this game as the other seats see them, with a mean cost for each card in hand."""
        worth = self._groups(state.laid[seat] + state.taken[seat])
        return worth + state.collections[seat] - self._left * size_of_few(state.hands[seat])

    def _groups(self, field: Counts) -> int:
        """The score of all groups of a field."""
        worth = self._worth.get(field)
        if worth is None:
            worth = self._worth[field] = self._moves.groups_worth(field)
        return worth

    def leader(self, state: GodanState, seat: int) -> int:
        """The rival with most points in the match."""
        return max(self._others[seat], key=lambda other: state.totals[other] + self.expected(state, other))

    # ---------------------------------------------------------------------------------------------- sending

    def _sent(self, state: GodanState, seat: int, hand: Counts, field: Counts, turns: int) -> int:
        """The card whose loss costs least."""
        left = 0
        if seat != state.last:
            neighbour = (seat + 1) % state.players
            left = (state.laid[neighbour] + state.taken[neighbour]) & self._moves.number_bits
        best, least = 0, float("inf")
        cost = self._moves.hand_cost
        for loss, face in self.sets.losses(hand, field, turns):
            gift = GIFT * cost[face] if left >> WIDTH * face & _LOW else 0.0
            if loss + gift < least:
                best, least = face, loss + gift
        return best
