"""How seats play one round of Kobayakawa: chances of their actions, given what each of them can see.

The strategy is that of good players who play to win the match, but draw no conclusions from what others did. Places
are positions in the round's order; sets of places are bit masks. Cards are faces.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from operator import mul
from typing import Final

from cardtable_gui.core.game import ranked
from cardtable_gui.games.kobayakawa.bots.tables import MatchValues, RoundTables
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.position import KAMONS_LAST_ROUND, winning

BET_DOUBT: Final = 0.04
"""How far, as a chance to win the fight, bets waver around the break-even point."""
DRAW_DOUBT: Final = 0.05
"""The same for drawing, flipping and discarding, in kamons."""
UNLIKELY: Final = 0.05
"""Bets that are less likely than this are left out of what may follow."""
NOTHING: Final = 1e-3
"""Differences of chances to win the match that count as none."""
NEVER: Final = 2.0
"""A chance in the fight that no card has."""


class Stakes:
    """The chances to win the match after each way in which a round may end: what its seats play for."""

    def __init__(
        self, values: MatchValues, kamons: Sequence[int], centre: int, start: int, order: Sequence[int], *, replay: bool
    ) -> None:
        """`kamons` are those before this round's bets."""
        self._values = values
        self._kamons = kamons
        self._centre = centre
        self._start = start
        self._order = order
        self._replay = replay
        self._results: dict[tuple[int, int], Sequence[float]] = {}
        self.last = centre <= KAMONS_LAST_ROUND

    def result(self, fighters: int, winner: int) -> Sequence[float]:
        """By seat: the chance to win the match if these places fight and this one wins; without fighters any winner."""
        found = self._results.get((fighters, winner))
        if found is None:
            found = self._results[fighters, winner] = self._result(fighters, winner)
        return found

    def _result(self, fighters: int, winner: int) -> Sequence[float]:
        kamons = list(self._kamons)
        if not fighters:
            if self._replay:
                return self._values.chances(kamons, self._centre, self._start)
            return self.after(kamons, self._centre - (KAMONS_LAST_ROUND if self.last else 1), self._start)
        pot = prize = KAMONS_LAST_ROUND if self.last else 1
        for place, seat in enumerate(self._order):
            if fighters >> place & 1:
                stake = min(kamons[seat], prize)
                kamons[seat] -= stake
                pot += stake
        kamons[self._order[winner]] += pot
        return self.after(kamons, self._centre - prize, self._order[winner])

    def after(self, kamons: Sequence[int], centre: int, start: int) -> Sequence[float]:
        """By seat: the chance to win the match after a round; shared wins count in part."""
        if centre and sum(own > 0 for own in kamons) > 1:
            return self._values.chances(kamons, centre, start)
        ranks = ranked(kamons)
        winners = ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in ranks]


class Strategy:
    """The strategy of all seats in one round."""

    def __init__(self, tables: RoundTables, stakes: Stakes, order: Sequence[int]) -> None:
        """`order`: the seats of the round."""
        self._wins = tables.wins
        self._joins = tables.joins
        self._worth = tables.worth[len(order)]
        self.stakes = stakes
        self._order = order
        self._needs: dict[tuple[int, int], float] = {}
        self._flips: dict[tuple[int, int, int, int], float] = {}
        self._fights: dict[tuple[int, int, int], list[float]] = {}

    def fight(self, place: int, fighters: int, k: int, card: int) -> float:
        """The chance that a seat fights with this card after these have."""
        left = len(self._order) - 1 - place
        before = fighters.bit_count()
        if not left and not before:
            return 1.0
        ahead = self._wins[before][left][k][card] - self.needed(place, fighters)
        return sigmoid(ahead / BET_DOUBT)

    def fights(self, place: int, fighters: int, k: int) -> list[float]:
        """By card: the chance that a seat which draws no conclusions fights after these have."""
        found = self._fights.get((place, fighters, k))
        if found is None:
            found = [Strategy.fight(self, place, fighters, k, card) for card in range(CARDS)]
            self._fights[place, fighters, k] = found
        return found

    def needed(self, place: int, fighters: int) -> float:
        """The chance to win the fight from which on fighting is better than folding."""
        found = self._needs.get((place, fighters))
        if found is None:
            found = self._needs[place, fighters] = self._needed(place, fighters)
        return found

    def _needed(self, place: int, fighters: int) -> float:
        seat = self._order[place]
        with_me = fighters | 1 << place
        won = lost = folded = losing = 0.0
        for chance, mask in self._ways_to_end(place, with_me):
            won += chance * self.stakes.result(mask, place)[seat]
            rivals = _places(mask ^ 1 << place)
            if rivals:
                losing += chance
                lost += chance * sum(self.stakes.result(mask, rival)[seat] for rival in rivals) / len(rivals)
        for chance, mask in self._ways_to_end(place, fighters):
            winners = _places(mask) or (0,)
            folded += chance * sum(self.stakes.result(mask, winner)[seat] for winner in winners) / len(winners)
        lost /= losing
        if won - lost > NOTHING:
            return (folded - lost) / (won - lost)
        if won > NOTHING:
            return NEVER
        return 1 / (2 + fighters.bit_count())

    def _ways_to_end(self, place: int, fighters: int) -> list[tuple[float, int]]:
        """Who fights in the end, if these do up to a place: (chance, mask), each seat after it for itself."""
        ways = [(1.0, fighters)]
        later = range(place + 1, len(self._order))
        if later:
            joins = self._joins[fighters.bit_count()][len(later)]
            for other in later:
                ways = [
                    each
                    for chance, mask in ways
                    for each in ((chance * joins, mask | 1 << other), (chance * (1 - joins), mask))
                ]
        return ways

    def after_bets(self, hands: Sequence[int], k: int, place: int, fighters: int) -> list[float]:
        """By seat: the chance to win the match when the seats from this place on have still to bet.

        Args:
            hands: the cards of all seats, by place.
            k: the Kobayakawa.
            place: the next place to bet; the number of seats if all have bet.
            fighters: who fights so far.
        """
        ways = [(1.0, fighters)]
        for other in range(place, len(self._order)):
            following = []
            for chance, mask in ways:
                fights = self.fight(other, mask, k, hands[other])
                if fights > UNLIKELY:
                    following.append((chance * fights, mask | 1 << other))
                if fights < 1 - UNLIKELY:
                    following.append((chance * (1 - fights), mask))
            ways = following
        total = sum(chance for chance, _ in ways)
        results = [self.stakes.result(mask, fight_winner(hands, mask, k)) for _, mask in ways]
        shares = [chance / total for chance, _ in ways]
        return [sum(map(mul, shares, column)) for column in zip(*results, strict=True)]

    def flip(self, place: int, k: int, card: int, gone: int) -> float:
        """The chance that a seat flips rather than draws; `gone`: the mask of cards out of play."""
        found = self._flips.get((place, k, card, gone))
        if found is None:
            found = self._flips[place, k, card, gone] = sigmoid(self.flip_gain(place, k, card, gone) / DRAW_DOUBT)
        return found

    def flip_gain(self, place: int, k: int, card: int, gone: int) -> float:
        """How many kamons flipping gains over drawing."""
        worth = self._worth[len(self._order) - 1 - place]
        now = worth[k]
        kept = now[card]
        gain = count = 0.0
        for other in range(CARDS):
            if other in (k, card) or gone >> other & 1:
                continue
            count += 1
            drawn = now[other]
            gain += worth[other][card] - (max(drawn, kept))
        return gain / count

    def keep(self, place: int, k: int, card: int, other: int) -> float:
        """The chance that a seat keeps the card rather than the other one."""
        now = self._worth[len(self._order) - 1 - place][k]
        return sigmoid((now[card] - now[other]) / DRAW_DOUBT)


@cache
def _places(mask: int) -> tuple[int, ...]:
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


def fight_winner(hands: Sequence[int], fighters: int, k: int) -> int:
    """The place of the winner of a fight between these places; 0 if nobody fights."""
    places = _places(fighters)
    return places[winning([hands[place] for place in places], k)] if places else 0


def sigmoid(x: float) -> float:
    """The logistic function."""
    return 1 / (1 + exp(-x)) if x > -30 else 0.0
