"""The zones of Gunjo Gradation, in addition to those of every game."""

from __future__ import annotations

from cardtable_gui.core.zones import Zone

REVEALED = Zone("revealed")
AREA = Zone("area")
UNDER = Zone("under")
DISCARD = Zone("discard")
BANK = Zone("bank")
"""The supply of points."""


def points_of(seat: int) -> Zone:
    """A seat's points."""
    return Zone("points", seat)
