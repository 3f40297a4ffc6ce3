"""A recorded position in which one move is asked for, and what an answer is worth. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action
from cardtable_gui.core.files.record import Record
from cardtable_gui.core.messages import Message

LEVEL: Final = "normal"
"""The level at the seats of other people; nobody but the player moves."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The worth of the player's move.

    Attributes:
        right: whether it is the best action, or as good as that.
        chance: its chance to win the match, from 0 to 1; None: it is worse than all that were compared.
        best: the best action; if others may be as good, the player's own unless this one is better.
        best_chance: the chance of that.
        reason: why it is the best, in a sentence; None if no reason is known.
        clear: whether it is clearly better than every other, as in a puzzle.
    """

    right: bool
    chance: float | None
    best: Action
    best_chance: float
    reason: Message | None
    clear: bool = False


def match_at(record: Record, name: str, bots: Sequence[str] = ()) -> Match:
    """The match at the end of a record: the player has the seat to move, bots have the others.

    Args:
        record: what was played up to the position.
        name: the player's.
        bots: names for other seats that have none; further ones stay without.

    Raises:
        RecordError: an action is not legal.
    """
    match = Match.of(record)
    mover = match.state.to_move
    others = iter((*bots, *[""] * record.players))
    seats = [
        replace(seat, name=name, level=None, profile="")
        if number == mover
        else replace(seat, name=seat.called or next(others), level=seat.level or LEVEL, profile="")
        for number, seat in enumerate(match.seats)
    ]
    return match.branch(len(match.steps), seats)
