"""Which cards the others may hold in a round of Kobayakawa, judging by what they did in the open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable_gui.games.kobayakawa.bots.strategy import Strategy
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.position import NONE
from cardtable_gui.games.kobayakawa.view import KobayakawaView

DOUBT: Final = 0.1
"""How often a seat is taken to act at random."""


def beliefs(view: KobayakawaView, strategy: Strategy) -> list[list[float]]:
    """By place: how likely the seat's actions in this round are with each card; cards that are seen count as well.

    Seats are taken to play by the strategy, most of the time.
    """
    likely = draw_beliefs(view, strategy)
    if view.phase == "bet":
        fighters = 0
        for place in range(view.turn):
            fights = [strategy.fight(place, fighters, view.k, card) for card in range(CARDS)]
            if view.stakes[view.order[place]]:
                _weigh(likely[place], fights)
                fighters |= 1 << place
            else:
                _weigh(likely[place], [1 - chance for chance in fights])
    return likely


def draw_beliefs(view: KobayakawaView, strategy: Strategy) -> list[list[float]]:
    """The same, from drawing, flipping and discarding alone."""
    likely = [[1.0] * CARDS for _ in view.order]
    thrown = dict(view.discards)
    ks = [*view.old_ks, view.k]
    gone = 0
    betting = view.phase == "bet"
    for place, seat in enumerate(view.order):
        if not betting and place >= view.turn:
            break
        k = ks[0]
        discarded = thrown.get(seat, NONE)
        if discarded == NONE:
            ks.pop(0)
            chances = [strategy.flip(place, k, card, gone) if card != k else 0.0 for card in range(CARDS)]
            gone |= 1 << k
        else:
            # It held one of the two cards, drew the other, and kept the first.
            draws = 1 - strategy.flip(place, k, discarded, gone)
            chances = [
                strategy.keep(place, k, card, discarded) * (1 - strategy.flip(place, k, card, gone) + draws) / 2
                if card not in (k, discarded)
                else 0.0
                for card in range(CARDS)
            ]
            gone |= 1 << discarded
        _weigh(likely[place], chances)
    return likely


def _weigh(likely: list[float], chances: Sequence[float]) -> None:
    for card, chance in enumerate(chances):
        likely[card] *= DOUBT / 2 + (1 - DOUBT) * chance
