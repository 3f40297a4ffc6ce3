"""The zones of Kobayakawa, in addition to those of every game."""

from __future__ import annotations

from cardtable_gui.core.zones import Zone

K = Zone("k")
OLD_KS = Zone("old_ks")
CENTRE = Zone("centre")
POT = Zone("pot")
BOX = Zone("box")


def discard_of(seat: int) -> Zone:
    """A seat's discards, face up in front of it."""
    return Zone("discard", seat)


def kamons_of(seat: int) -> Zone:
    """A seat's kamons."""
    return Zone("kamons", seat)
