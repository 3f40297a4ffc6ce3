"""A recorded position in which one move is asked for, and what an answer is worth. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cardtable_gui.bots.cast import Character
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat, free_characters
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


def match_at(record: Record, person: Seat) -> Match:
    """The match at the end of a record: this person has the seat to move, bots have the others.

    They are called as in the record; who has no name there is one of the cast.

    Raises:
        RecordError: an action is not legal.
    """
    match = Match.of(record)
    others = [seat for number, seat in enumerate(match.seats) if number != match.state.to_move]
    free = iter(free_characters((person, *others)))
    seats = [person if number == match.state.to_move else _bot(seat, free) for number, seat in enumerate(match.seats)]
    return match.branch(len(match.steps), seats)


def _bot(seat: Seat, free: Iterator[Character]) -> Seat:
    """A bot for another player's seat, one of these characters if nobody known sits there."""
    found = None if seat.called else next(free, None)
    character = seat.character if found is None else found.id
    return Seat(seat.name, seat.level or LEVEL, character=character)
