"""Sampling states of Gunjo Gradation that are consistent with a view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.dealing import Dealer
from cardtable_gui.games.gunjo.position import NONE
from cardtable_gui.games.gunjo.state import GunjoState
from cardtable_gui.games.gunjo.view import GunjoView


def sample(view: GunjoView, rng: Random) -> GunjoState:
    """Deal the unseen cards at random to the deck and to the other hands, which keep their known cards."""
    dealer = view.unknown_dealer(rng)
    unseen = list(counts.expand(view.unseen()))
    rng.shuffle(unseen)
    hands = view.sampled_hands(unseen)
    return assembled(view, dealer, hands, tuple(unseen), rng)


def assembled(view: GunjoView, dealer: Dealer, hands: list[Counts], deck: tuple[int, ...], rng: Random) -> GunjoState:
    """The state with these hands and this deck; cards chosen to be passed on are random."""
    return GunjoState.of(
        view,
        dealer=dealer,
        hands=hands,
        minds=[list(view.seen)],
        deck=deck,
        total=view.total,
        drew=view.phase == "drawn",
        gives=_gives(view, hands, rng),
        points=view.scores,
    )


def _gives(view: GunjoView, hands: Sequence[Counts], rng: Random) -> tuple[int, ...]:
    """The cards chosen so far (GG15)."""
    if view.passer == NONE:
        return ()
    gives = [NONE] * view.players
    for seat in view.chosen():
        gives[seat] = view.given if seat == view.seat else rng.choice(counts.expand(hands[seat]))
    return tuple(gives)
