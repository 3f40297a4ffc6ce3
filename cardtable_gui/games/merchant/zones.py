"""The zones of Merchant of Goldfish, in addition to those of every game."""

from __future__ import annotations

from cardtable_gui.core.zones import Zone

MARKET = Zone("market")
TABLE = Zone("table")
DISCARD = Zone("discard")
