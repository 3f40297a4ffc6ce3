"""Consent to undo or redo: with several people, the one whose move it is must agree."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.controller.match import Match


@dataclass(frozen=True, slots=True)
class ConsentRequest:
    """A request for consent to undo or redo a move of a person.

    Attributes:
        seat: whose move it is.
        by: the person who wants it; None: unknown, since there is no onlooker.
        again: whether this is a redo.
    """

    seat: int
    by: int | None
    again: bool


def needed(match: Match, onlooker: int | None, *, again: bool) -> ConsentRequest | None:
    """The request needed for an undo (`again`: a redo) by the onlooker; None: no consent is needed."""
    seat = match.seat_of_redo if again else match.seat_of_undo
    if seat is None or seat == onlooker or len(match.people) < 2 or seat not in match.people:
        return None
    return ConsentRequest(seat, onlooker, again)
