"""The zones of Sevens, in addition to those of every game."""

from __future__ import annotations

from cardtable_gui.core.zones import Zone

ROWS = (Zone("spades"), Zone("hearts"), Zone("diamonds"), Zone("clubs"))
"""Where each suit lies, by its index in `SUITS`."""
