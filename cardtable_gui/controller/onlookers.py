"""Who looks on in a match that is played. No Qt.

With one person always that person; with only bots nobody (the spectator's view). With several people the one who was
asked last, also while bots move after it. Nobody from the end of a deal, or of an undone turn that was another
person's, and while the curtain is down, until `Session.reveal`; and nobody from when a person is asked whether others
may take back that person's move.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardtable_gui.controller.match import Match
from cardtable_gui.core.events import DealEnded, Event


def initial(match: Match) -> int | None:
    """Who looks on when a match is taken up; None: a spectator."""
    return match.people[0] if len(match.people) == 1 else None


def after_step(match: Match, onlooker: int | None, events: Iterable[Event]) -> int | None:
    """Who looks on after an action with these events; `onlooker` did before."""
    over = match.state.to_move is None
    if len(match.people) > 1 and (over or any(isinstance(event, DealEnded) for event in events)):
        # Everybody looks at the result, and the next deal lies on the table already.
        return None
    return onlooker


def after_jump(match: Match, onlooker: int | None) -> int | None:
    """Who looks on after an undo, redo or restart; `onlooker` did before."""
    seat = match.state.to_move
    if len(match.people) > 1 and seat != onlooker and (seat is None or seat in match.people):
        return None
    return onlooker
