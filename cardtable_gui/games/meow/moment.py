"""The facts that decide the legal actions, the same for a state and a view of the seat to move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable_gui.games.meow import plays
from cardtable_gui.games.meow.actions import RETURNS, SHOWS, TAKE_DECK, TAKES, MeowAction, Play
from cardtable_gui.games.meow.cards import BLACK_ANY, WHITE_ANY, Cards

_RETURNS: Sequence[MeowAction] = (RETURNS[WHITE_ANY], RETURNS[BLACK_ANY])

_SHOWS = [
    [
        tuple(SHOWS[first + bit] for bit in range(8) if byte >> bit & 1 and first + bit < WHITE_ANY)
        for byte in range(256)
    ]
    for first in (0, 8, 16, 24)
]


@dataclass(frozen=True, slots=True)
class Moment:
    """The facts that decide the legal actions of the seat to move."""

    phase: str
    """As `State.phase`."""
    hand: Cards
    """The cards of the seat to move; empty after the end."""
    field: tuple[int, ...]
    """The face-up cards."""
    table: Play | None
    """The play to follow; None: the table is empty."""
    must: Cards
    """The card that a lead must contain (option `lead_shown`)."""
    deck: int
    """The number of cards in the deck."""
    alone: bool
    """Whether this is the solo game (MM13)."""


def shows(hand: Cards) -> Sequence[MeowAction]:
    """The legal choices of a card to show: all but a ? (MM4)."""
    white, black, black_two, double = _SHOWS
    return (*white[hand & 255], *black[hand >> 8 & 255], *black_two[hand >> 16 & 255], *double[hand >> 24])


def legal(now: Moment) -> Sequence[MeowAction]:
    """Exactly the legal actions."""
    match now.phase:
        case "lead":
            found = plays.leads(now.hand)
            return [play for play in found if play.lot & now.must] if now.must else found
        case "follow":
            assert now.table is not None
            return plays.follows(now.hand, now.table.combination, now.field)
        case "show":
            return shows(now.hand)
        case "return":
            return _RETURNS
        case "reward":
            rewards: list[MeowAction] = [TAKES[face] for face in now.field]
            if now.deck:
                rewards.append(TAKE_DECK)
            return rewards
        case _:
            return ()
