"""Better bets for one round of Kobayakawa: every seat answers best what the others have done on average so far.

With each step the bets become harder to take advantage of, and come closer to what thinking opponents do.

Apart from the search, since it is pure arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from cardtable_gui.games.kobayakawa.bots.strategy import Stakes, Strategy, fight_winner
from cardtable_gui.games.kobayakawa.bots.tables import RoundTables
from cardtable_gui.games.kobayakawa.cards import CARDS

FADES: Final = 0.9
"""How much gains from one step before count for, compared with the newest ones."""


@dataclass(slots=True)
class _Decision:
    """A bet after certain seats have fought, by card: the mean chance to fight, and what fighting gains."""

    seat: int
    fights: list[float]
    gains: list[float] = field(default_factory=lambda: [0.0] * CARDS)


class FictitiousPlay(Strategy):
    """A strategy for the bets with one Kobayakawa, which improves step by step from that of its tables."""

    def __init__(self, tables: RoundTables, stakes: Stakes, order: Sequence[int], k: int) -> None:
        """`order`: the seats of the round. `k`: the Kobayakawa of the bets."""
        super().__init__(tables, stakes, order)
        self._k = k
        self._steps = 1
        self._decisions = {
            (place, fighters): _Decision(
                seat, [super(FictitiousPlay, self).fight(place, fighters, k, card) for card in range(CARDS)]
            )
            for place, seat in enumerate(order)
            for fighters in range(1 << place)
        }

    def fight(self, place: int, fighters: int, k: int, card: int) -> float:
        """The chance to fight, as in `Strategy`; `k` is always that of the bets."""
        del k
        return self._decisions[place, fighters].fights[card]

    def improve(self, deals: Iterable[Sequence[int]]) -> None:
        """Take one step: all seats answer best what the others do on average, with the hands of these deals.

        `deals` are cards by place, dealt as the seats' draws and discards make them likely.
        """
        decisions = self._decisions.values()
        for decision in decisions:
            decision.gains = [FADES * gain for gain in decision.gains]
        for hands in deals:
            self._try(hands, 0, 0, 1.0)
        self._steps += 1
        for decision in decisions:
            fights = decision.fights
            for card, gain in enumerate(decision.gains):
                if gain:
                    fights[card] += ((gain > 0) - fights[card]) / self._steps

    def _try(self, hands: Sequence[int], place: int, fighters: int, reach: float) -> Sequence[float]:
        """Add the gains of all bets from this place on; return the chances to win the match, by seat.

        `reach`: how likely the seats before bet so.
        """
        if place == len(hands):
            return self.stakes.result(fighters, fight_winner(hands, fighters, self._k))
        decision = self._decisions[place, fighters]
        card = hands[place]
        fights = decision.fights[card]
        folding = self._try(hands, place + 1, fighters, reach * (1 - fights))
        fighting = self._try(hands, place + 1, fighters | 1 << place, reach * fights)
        decision.gains[card] += reach * (fighting[decision.seat] - folding[decision.seat])
        return [fold + fights * (fight - fold) for fold, fight in zip(folding, fighting, strict=True)]
