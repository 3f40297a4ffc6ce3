"""Heuristics of a sensible player, fast enough for thousands of rollouts.

They use only the mover's own cards, the table and the face-up cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable_gui.games.meow import plays
from cardtable_gui.games.meow.actions import PASS, PASSES, TAKE_DECK, TAKES, MeowAction, Play
from cardtable_gui.games.meow.cards import (
    ANYS,
    BIT,
    BLACK,
    BLACK_ANY,
    BLACK_TWO,
    CIRCLES,
    DOUBLE,
    NUMBER,
    WHITE,
    WHITE_ANY,
    Cards,
    of,
)
from cardtable_gui.games.meow.state import MeowState

ANY_WORTH = 3.2
"""The value of keeping a ?, in shed cards."""

HIGH_WORTH = 0.16
"""The value of keeping a card one number higher, in shed cards."""

ENOUGH = 0.5
"""The value of a chosen reward in the solo game, in shed cards."""


def _partners_of(face: int) -> tuple[Cards, Cards]:
    """The cards that make a set with this one, and the neighbours that may make a sequence with it."""
    number = NUMBER[face]
    same = of(
        first + number - 1
        for first, most in ((WHITE, 8), (BLACK, 8), (BLACK_TWO, 8), (DOUBLE, 6))
        if 0 < number <= most and first + number - 1 != face
    )
    suits = ((WHITE,), (BLACK, BLACK_TWO), (DOUBLE,))[0 if face < BLACK else 1 if face < DOUBLE else 2]
    near = of(
        first + other - 1
        for first in suits
        for other in (number - 2, number - 1, number + 1, number + 2)
        if 1 <= other <= (6 if first == DOUBLE else 8)
    )
    return same, near


_PARTNERS = [(ANYS, ANYS) if face >= WHITE_ANY else _partners_of(face) for face in range(len(BIT))]


def loose(play: Play) -> float:
    """The value of shedding the cards of a play, independent of the rest of the hand."""
    lot = play.lot
    kept = (bool(lot & BIT[WHITE_ANY]) + bool(lot & BIT[BLACK_ANY])) * ANY_WORTH
    return len(play.cards) - kept - HIGH_WORTH * play.combination.number


def best_lead(hand: Cards, rng: Random, shaky: float) -> Play:
    """Go out if possible, else lead many low cards and no ?; `shaky` varies the choice among equally good plays."""
    best: Play | None = None
    most = -99.0
    random = rng.random
    for play in plays.leads(hand):
        if play.lot == hand:
            return play
        worth = loose(play) + shaky * random()
        if worth > most:
            best, most = play, worth
    assert best is not None
    return best


def best_alone(hand: Cards, turn: int, rng: Random) -> Play:
    """In the solo game: go out if possible, else play many cards, preferably enough for a reward."""
    best: Play | None = None
    most = -99.0
    random = rng.random
    for play in plays.leads(hand):
        if play.lot == hand:
            return play
        worth = len(play.cards) + ENOUGH * (play.combination.size >= turn) - (play.lot & ANYS).bit_count() + random()
        if worth > most:
            best, most = play, worth
    assert best is not None
    return best


def best_answer(hand: Cards, options: Sequence[Play]) -> Play | None:
    """Go out if possible, else the play with the lowest cost; None: pass."""
    best: Play | None = None
    most = -4.0
    for play in options:
        if play.lot == hand:
            return play
        worth = loose(play) - breaks(hand, play)
        if worth > most:
            best, most = play, worth
    return best


def breaks(hand: Cards, play: Play) -> float:
    """The loss of sets and sequences when this card is played alone."""
    if len(play.cards) != 1:
        return 0.0
    same, _ = _PARTNERS[play.cards[0]]
    return 0.5 if same & hand & ~ANYS else 0.0


def use(face: int, hand: Cards) -> float:
    """The value of a card for a hand."""
    if face >= WHITE_ANY:
        return 1.6
    same, near = _PARTNERS[face]
    partners = (same & hand).bit_count()
    return (
        1.2 * (partners > 0)
        + 0.3 * partners
        + 0.25 * (near & hand).bit_count()
        + 0.1 * NUMBER[face]
        - 0.2 * CIRCLES[face]
    )


def best_taken(field: Sequence[int], hand: Cards) -> int:
    """The face-up card that fits the hand best."""
    return max(field, key=lambda face: use(face, hand))


def quick_action(state: MeowState, rng: Random) -> MeowAction:
    """A heuristic action for the seat to move, in any phase from the first lead on."""
    seat = state.to_move
    assert seat is not None
    hand = state.hands[seat]
    if state.phase_now == "reward":
        if not state.field:
            return TAKE_DECK
        return TAKES[best_taken(state.field, hand)]
    table = state.table
    if state.players == 1:
        return best_alone(hand, state.turns + 1, rng)
    if table is None:
        if state.must:
            return rng.choice(state.legal_actions())
        return best_lead(hand, rng, 1.0)
    answer = best_answer(hand, plays.answers(hand, table.combination))
    if answer is not None:
        return answer
    return PASSES[best_taken(state.field, hand)] if state.field else PASS
