"""The zones of Skeleton Game, in addition to those of every game."""

from __future__ import annotations

from cardtable_gui.core.zones import Zone

TRICK = Zone("trick")


def taken_by(seat: int) -> Zone:
    """The cards that a seat has taken, face up in front of it."""
    return Zone("taken", seat)
