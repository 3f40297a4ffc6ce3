"""Where things lie in Merchant of Goldfish, beside the zones of all games."""

from __future__ import annotations

from cardtable_gui.core.zones import Zone

MARKET = Zone("market")
TABLE = Zone("table")
DISCARD = Zone("discard")
