"""Where things lie in Old Maid, beside the zones of all games."""

from __future__ import annotations

from cardtable_gui.core.zones import Zone

PAIRS = Zone("pairs")
"""Where pairs lie face up."""
