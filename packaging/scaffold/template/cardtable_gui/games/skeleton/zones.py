"""Where things lie in Skeleton Game, beside the zones of all games."""

from __future__ import annotations

from cardtable_gui.core.zones import Zone

TRICK = Zone("trick")


def taken_by(seat: int) -> Zone:
    """What a seat has taken, face up in front of it."""
    return Zone("taken", seat)
