"""The zones of GODAN, in addition to those of every game."""

from __future__ import annotations

from cardtable_gui.core.zones import Zone

INCOMING = Zone("incoming")
DISCARD = Zone("discard")
BANK = Zone("bank")


def field_of(seat: int) -> Zone:
    """A seat's field."""
    return Zone("field", seat)


def points_of(seat: int) -> Zone:
    """A seat's points."""
    return Zone("points", seat)


def worth_of(seat: int) -> Zone:
    """The current value of the groups in a seat's field."""
    return Zone("worth", seat)
