"""Names for the seats of daily deals, puzzles and shared deals."""

from __future__ import annotations

from cardtable_gui.settings import PLAYER, Settings
from cardtable_gui.views.shell.start import match_setup


def person(settings: Settings) -> str:
    """The player's name."""
    return settings.value(PLAYER)


def bots(settings: Settings, count: int) -> tuple[str, ...]:
    """Names for at most this many bots, none of them the player's."""
    names: list[str] = []
    while len(names) < count and (name := match_setup.bot_name((person(settings), *names))):
        names.append(name)
    return tuple(names)
