"""How seats bet while odds of draws are learnt: by what the others' draws and bets tell, without a search.

Places are positions in a round's order; sets of places are bit masks. Cards are faces.

It stands alone: tests hold it to the beliefs that bots play by.
"""

from __future__ import annotations

from functools import cache
from operator import mul
from typing import Final, TypeAlias

from cardtable_gui.games.kobayakawa.bots.beliefs import Reading, after_draws, hidden_cards, trusted
from cardtable_gui.games.kobayakawa.bots.draw_odds import SEATS
from cardtable_gui.games.kobayakawa.bots.strategy import Strategy
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.position import NONE

Draws: TypeAlias = tuple[tuple[int, int], ...]
"""As `beliefs.seen_draws` finds them."""

_NOBODY: Final = [1.0]
"""Stands in for the chances of a rival's cards where there's no such rival."""


class BetGains:
    """How much better fighting is than folding in one round of three, if all later bets go by the strategy."""

    def __init__(self, strategy: Strategy) -> None:
        """`strategy`: of that round."""
        self._strategy = strategy
        self._found: dict[tuple[int, int, int, int], list[list[float]]] = {}

    def of(self, k: int, place: int, fighters: int, own: int) -> list[list[float]]:
        """By the cards of the first and the second rival (see `rivals`); 0 where two cards are equal.

        Where there's no such rival, there is one number only.
        """
        known = (k, place, fighters, own)
        found = self._found.get(known)
        if found is None:
            places = rivals(place, fighters)
            first, second = (range(CARDS) if len(places) > number else (NONE,) for number in range(2))
            found = self._found[known] = [
                [self._gain(k, place, fighters, own, dict(zip(places, (one, other), strict=False))) for other in second]
                for one in first
            ]
        return found

    def _gain(self, k: int, place: int, fighters: int, own: int, cards: dict[int, int]) -> float:
        if len({k, own, *cards.values()}) < len(cards) + 2:
            return 0.0
        hands = [own if other == place else cards.get(other, NONE) for other in range(SEATS)]
        folded, fought = (
            self._strategy.after_bets(hands, k, place + 1, mask)[place] for mask in (fighters, fighters | 1 << place)
        )
        return fought - folded


class QuickBets:
    """Bets that are best by beliefs, in one round of three."""

    def __init__(self, strategy: Strategy, gains: BetGains, reading: Reading) -> None:
        """`reading`: what draws of the others are taken to tell."""
        self._strategy = strategy
        self._gains = gains
        self._reading = reading
        self._likely: dict[tuple[Draws, int], list[list[float]]] = {}
        self._bets: dict[tuple[Draws, int, int, int, int], bool] = {}

    def fights(self, draws: Draws, k: int, place: int, fighters: int, own: int) -> bool:
        """Whether a seat fights with this card, judging by what all others did."""
        # The last place may have flipped: its draw doesn't show the new Kobayakawa.
        known = (draws, k, place, fighters, own)
        found = self._bets.get(known)
        if found is None:
            weights = [self._weights(draws, k, place, fighters, rival) for rival in rivals(place, fighters)]
            first, second = (*weights, _NOBODY, _NOBODY)[:2]
            gains = self._gains.of(k, place, fighters, own)
            gain = sum(weight * sum(map(mul, second, row)) for weight, row in zip(first, gains, strict=True) if weight)
            found = self._bets[known] = gain > 0
        return found

    def _weights(self, draws: Draws, k: int, place: int, fighters: int, rival: int) -> list[float]:
        """By card: how likely what the rival did is."""
        likely = self._after_draws(draws, k)[rival]
        if rival > place:
            return likely
        fights = self._strategy.fights(rival, fighters & (1 << rival) - 1, k)
        return list(map(mul, likely, map(trusted, fights)))

    def _after_draws(self, draws: Draws, k: int) -> list[list[float]]:
        """By place and card: how likely its draw is; 0 for cards that everybody has seen."""
        known = (draws, k)
        found = self._likely.get(known)
        if found is None:
            hidden = hidden_cards(draws, k)
            rows = after_draws(draws, SEATS, self._strategy, self._reading)
            found = self._likely[known] = [[*map(mul, row, hidden)] for row in rows]
        return found


@cache
def rivals(place: int, fighters: int) -> tuple[int, ...]:
    """The places of the others that fight, or may still do so; up to two."""
    return tuple(other for other in range(SEATS) if other > place or fighters >> other & 1)
