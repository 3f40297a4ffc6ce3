"""The zones of Old Maid, in addition to those of every game."""

from __future__ import annotations

from cardtable_gui.core.zones import Zone

PAIRS = Zone("pairs")
"""Where pairs lie face up."""
