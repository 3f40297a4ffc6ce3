"""How often the strongest bots flip, draw and keep a card in rounds of three seats: learnt odds, as nobody can foresee.

The odds are made by the module `draw_training`. Places are positions in the round's order; cards are faces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from cardtable_gui.games.kobayakawa.actions import DISCARDS, DRAW, FLIP, KobayakawaAction
from cardtable_gui.games.kobayakawa.position import NONE
from cardtable_gui.games.kobayakawa.view import KobayakawaView

SEATS: Final = 3
"""The number of seats in the rounds that the odds were learnt for."""

Flips: TypeAlias = Sequence[Sequence[Sequence[float]]]
"""By place, Kobayakawa and own card: the chance to flip."""
Keeps: TypeAlias = Sequence[Sequence[Sequence[Sequence[float]]]]
"""By place, Kobayakawa, higher and lower card: the chance to keep the higher one."""


@dataclass(frozen=True, slots=True)
class DrawOdds:
    """The odds of one seat's actions before the bets, whatever the others did."""

    flips: Flips
    keeps: Keeps

    def flip(self, place: int, k: int, card: int, gone: int = 0) -> float:
        """The chance that a seat flips rather than draws, whatever cards are gone."""
        del gone
        return self.flips[place][k][card]

    def keep(self, place: int, k: int, card: int, other: int) -> float:
        """The chance that a seat keeps the card rather than the other one."""
        if card > other:
            return self.keeps[place][k][card][other]
        return 1 - self.keeps[place][k][other][card]

    def of(self, view: KobayakawaView) -> Mapping[KobayakawaAction, float]:
        """How likely the seat to move takes each action, before the bets."""
        place = view.turn
        own = view.hands[view.order[place]]
        if view.drawn == NONE:
            flips = self.flip(place, view.k, own)
            return {FLIP: flips, DRAW: 1 - flips}
        keeps = self.keep(place, view.k, own, view.drawn)
        return {DISCARDS[view.drawn]: keeps, DISCARDS[own]: 1 - keeps}
