"""Names for the bots in daily deals, puzzles and shared deals."""

from __future__ import annotations

from cardtable_gui.views.plan import match_setup


def bots(person: str, count: int) -> tuple[str, ...]:
    """Names for at most this many bots, none of them the person's."""
    names: list[str] = []
    while len(names) < count and (name := match_setup.bot_name((person, *names))):
        names.append(name)
    return tuple(names)
