"""The zone of Heap, in addition to those of every game."""

from __future__ import annotations

from cardtable_gui.core.zones import Zone

HEAP = Zone("heap")
"""Where the cards are played."""
