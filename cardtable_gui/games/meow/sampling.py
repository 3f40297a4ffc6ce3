"""Sampling states of Meow Meow Daifugo that are consistent with a view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable_gui.games.meow import cards
from cardtable_gui.games.meow.cards import ANYS, NONE, Cards, of
from cardtable_gui.games.meow.position import HIDDEN
from cardtable_gui.games.meow.state import MeowState
from cardtable_gui.games.meow.view import MeowView


def sample(view: MeowView, rng: Random) -> MeowState:
    """Deal the unseen cards at random to the other hands and the deck, which keep their known cards."""
    return assembled(view, *dealt(view, rng), rng)


def assembled(view: MeowView, hands: Sequence[Cards], deck: Sequence[int], rng: Random) -> MeowState:
    """The state with these hands and this deck; choices of cards to show and coming deals are random."""
    return MeowState.of(
        view,
        dealer=view.unknown_dealer(rng),
        hands=[*hands],
        lost=(0,) if view.alone else tuple([-score for score in view.scores]),
        deck=(*deck,),
        shown=[_choice(face, hands[seat], rng) for seat, face in enumerate(view.shown)],
        phase_now=view.phase if view.phase in ("return", "show", "reward") else "play",
    )


def dealt(view: MeowView, rng: Random) -> tuple[list[Cards], tuple[int, ...]]:
    """Deal hands and deck. A hand with both ? must be known, since one of two goes under the deck (MM3)."""
    unseen = list(cards.faces(view.unseen()))
    rest = [
        0 if seat == view.seat else size - seen.bit_count()
        for seat, (size, seen) in enumerate(zip(view.sizes, view.seen, strict=True))
    ]
    while True:
        rng.shuffle(unseen)
        hands: list[Cards] = []
        at = 0
        apart = True
        for seat, (size, seen) in enumerate(zip(rest, view.seen, strict=True)):
            hidden = of(unseen[at : at + size])
            apart = apart and hidden & ANYS != ANYS
            at += size
            hands.append(view.own if seat == view.seat else seen | hidden)
        if apart or view.alone:
            return hands, (*unseen[at:], *(() if view.bottom == NONE else (view.bottom,)))


def _choice(face: int, hand: Cards, rng: Random) -> int:
    """A random choice of a card to show for a seat."""
    return rng.choice(cards.faces(hand & ~ANYS)) if face == HIDDEN else face
