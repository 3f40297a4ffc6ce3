"""Bets of seats that draw conclusions from what the others threw: what one throws tells them something, too.

Whoever throws a high card and keeps a low one makes others fold, or fight in vain. Rollouts of the strongest bots end
with such bets, so that they throw what serves them best. The chance to win a fight is reckoned as if the cards of the
others didn't depend on each other.

Apart from the search, since it is pure arithmetic.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import mul
from typing import Final

from cardtable_gui.games.kobayakawa.bots.beliefs import after_draw, hidden_cards, in_turn, trusted
from cardtable_gui.games.kobayakawa.bots.strategy import Stakes, Strategy, sigmoid
from cardtable_gui.games.kobayakawa.bots.tables import RoundTables
from cardtable_gui.games.kobayakawa.cards import CARDS

READERS: Final = 0.5
"""How often another seat is taken to draw conclusions. Some players don't: they bet by their own card."""
READ_DOUBT: Final = 0.02
"""How far, as a chance to win the fight, such bets waver around the break-even point."""


class ReadBets(Strategy):
    """A strategy for the bets after certain draws: in half of the cases the other seats draw conclusions from them.

    The seat that it's made for always does. How anyone draws and flips is not changed.
    """

    def __init__(self, tables: RoundTables, stakes: Stakes, order: Sequence[int], place: int) -> None:
        """`order`: the seats of the round. `place`: of the seat that it's made for."""
        super().__init__(tables, stakes, order)
        self._place = place
        self._likely: dict[tuple[int, int, int, int], list[float]] = {}
        self._held: list[list[float]] = []
        self._rivals: dict[tuple[int, int, bool], _Rival] = {}

    def read(self, draws: Sequence[tuple[int, int]], k: int) -> None:
        """Bets follow these draws of all seats from now on (see `seen_draws`); `k`: the Kobayakawa of the bets."""
        hidden = hidden_cards(draws, k)
        self._held = [[*map(mul, self._after_draw(draw), hidden)] for draw in in_turn(draws)]
        self._rivals = {}

    def _after_draw(self, draw: tuple[int, int, int, int]) -> list[float]:
        """By card: how likely the draw is (see `beliefs.after_draw`)."""
        found = self._likely.get(draw)
        if found is None:
            found = self._likely[draw] = after_draw(*draw, self)
        return found

    def fight(self, place: int, fighters: int, k: int, card: int) -> float:
        """The chance to fight, as in `Strategy`, by the draws that were read last."""
        plain = super().fight(place, fighters, k, card)
        if not fighters and place == len(self._held) - 1:
            return plain
        reading = sigmoid((self.chance(place, fighters, k, card) - self.needed(place, fighters)) / READ_DOUBT)
        return reading if place == self._place else plain + READERS * (reading - plain)

    def chance(self, place: int, fighters: int, k: int, card: int) -> float:
        """The chance to win when fighting with this card, for a seat that draws conclusions."""
        lowest = highest = overtaken = 1.0
        for other in range(len(self._held)):
            later = other > place
            if later or fighters >> other & 1:
                rival = self._rival(other, fighters | 1 << place if later else fighters & (1 << other) - 1, k, later)
                # Of equal totals the first one wins.
                above, below, near = rival.chances(k, card, first=later)
                lowest *= above
                highest *= below
                overtaken *= near
        return lowest + highest - overtaken

    def _rival(self, place: int, fighters: int, k: int, later: bool) -> _Rival:
        found = self._rivals.get((place, fighters, later))
        if found is None:
            fights, held = self.fights(place, fighters, k), self._held[place]
            joined = [*map(mul, held, fights if later else map(trusted, fights))]
            found = self._rivals[place, fighters, later] = _Rival(joined, held if later else joined)
        return found


class _Rival:
    """The cards that a rival may hold."""

    def __init__(self, fighting: Sequence[float], all_cards: Sequence[float]) -> None:
        """By card: how likely the rival holds it and fights, and how likely it holds it at all."""
        self._fighting = fighting
        self._below = [0.0, *accumulate(fighting)]
        self._all = all_cards
        self._total = sum(all_cards)

    def chances(self, k: int, card: int, *, first: bool) -> tuple[float, float, float]:
        """How likely the rival folds, or holds a card of a kind; three kinds.

        They are: higher, but beaten by this card and the Kobayakawa; lower; lower, but with the Kobayakawa it beats
        this card. `first`: whether this card wins if totals are equal.
        """
        below, own = self._below, self._fighting[card]
        total = self._total - self._all[card]
        folds = total - (below[CARDS] - own)
        reach = min(CARDS, card + k + 1 + first)
        near = max(0, card - k - 1 + first)
        lower = below[card]
        return (
            (folds + below[reach] - lower - own) / total,
            (folds + lower) / total,
            (folds + lower - below[near]) / total,
        )
