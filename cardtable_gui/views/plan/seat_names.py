"""Names for the bots in daily deals, puzzles and shared deals."""

from __future__ import annotations

from cardtable_gui import i18n
from cardtable_gui.controller.seats import Seat, free_characters


def bots(person: str, count: int) -> tuple[str, ...]:
    """Names for at most this many bots, none of them the person's."""
    return tuple(i18n.text(each.name) for each in free_characters((Seat(person),))[:count])
