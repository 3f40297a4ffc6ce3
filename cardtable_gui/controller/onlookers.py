"""Chooses the onlooker of a match in play. No Qt.

With one person it is always that person, once the curtain has opened if others have played, too; with only bots it is
a spectator. With several people it is the one who was last asked to act, also during the bots' moves that follow. There
is none (a spectator's view) after the end of a deal, after undoing another person's turn, after the onlooker's seat
changed hands and while the curtain is closed, until `Session.reveal`; and none while a person is asked for consent.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import only_person
from cardtable_gui.core.events import DealEnded, Event


def initial(match: Match) -> int | None:
    """The onlooker at the start or when a match is opened; None: a spectator."""
    return match.only_person_ever


def after_step(match: Match, onlooker: int | None, events: Iterable[Event]) -> int | None:
    """The onlooker after an action with these events; `onlooker` is the one before."""
    over = match.state.to_move is None
    if len(match.people) > 1 and (over or any(isinstance(event, DealEnded) for event in events)):
        # Everybody looks at the result, and the next deal is already on the table.
        return None
    return onlooker


def after_change(onlooker: int | None, seat: int) -> int | None:
    """The onlooker after this seat changed hands, if it was `onlooker`: nobody sees the hand of whoever left."""
    return None if onlooker == seat else onlooker


def wanted(match: Match, onlooker: int | None) -> int | None:
    """Who has to look on before the match goes on: the person to move, or the only one, who always does; else None."""
    alone = only_person(match.seats)
    if alone is not None and onlooker != alone:
        return alone
    return match.state.to_move if match.state.to_move in match.people else None


def after_jump(match: Match, onlooker: int | None) -> int | None:
    """The onlooker after an undo, redo or restart; `onlooker` is the one before."""
    seat = match.state.to_move
    if len(match.people) > 1 and seat != onlooker and (seat is None or seat in match.people):
        return None
    return onlooker
