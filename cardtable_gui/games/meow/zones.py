"""The zones of Meow Meow Daifugo, in addition to those of every game."""

from __future__ import annotations

from cardtable_gui.core.zones import Zone

FIELD = Zone("field")
TABLE = Zone("table")
PLAYED = Zone("played")
BOX = Zone("box")
TURNS = Zone("turns", 0)
"""The turns of the solo game."""


def lost_of(seat: int) -> Zone:
    """The points that a seat has lost."""
    return Zone("lost", seat)
