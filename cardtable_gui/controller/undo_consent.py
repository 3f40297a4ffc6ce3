"""Whom an undo or redo has to ask first: where several people play, whose move it is."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.controller.match import Match


@dataclass(frozen=True, slots=True)
class ConsentRequest:
    """A move of a person that is taken back, or done again, only if that person agrees.

    Attributes:
        seat: whose move it is.
        by: the person who wants it; None: nobody looks on, so it is not known who.
        again: it was taken back, and is to be done again.
    """

    seat: int
    by: int | None
    again: bool


def needed(match: Match, onlooker: int | None, *, again: bool) -> ConsentRequest | None:
    """The request for an undo (`again`: a redo) by whoever looks on; None: nobody else has to be asked."""
    seat = match.seat_of_redo if again else match.seat_of_undo
    if seat is None or seat == onlooker or len(match.people) < 2 or seat not in match.people:
        return None
    return ConsentRequest(seat, onlooker, again)
