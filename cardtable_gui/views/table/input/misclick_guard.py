"""No press counts on what has just changed under it: it was meant for what was there before."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable_gui.core.zones import Zone
from cardtable_gui.timing import Clock

PRESS_MS = 300
"""A press within this time of a change was aimed before it."""
KEYS_MS = 500
"""A key within this time of a sheet's opening was meant for what lay under the sheet."""


class Fresh:
    """How long ago something changed."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since = float("-inf")

    def renew(self) -> None:
        """It changed now."""
        self._since = self._clock.now()

    def within(self, ms: float) -> bool:
        """Whether it changed in the last so many milliseconds."""
        return self._clock.now() - self._since < ms


class MisclickGuard:
    """Which zones others have changed lately."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._zones: dict[Zone, Fresh] = {}

    def changed(self, zones: Iterable[Zone]) -> None:
        """Somebody else moved cards here."""
        for zone in zones:
            self._zones.setdefault(zone, Fresh(self._clock)).renew()

    def blocks(self, zone: Zone | None) -> bool:
        """Whether a press on a card of this zone came too soon."""
        return zone in self._zones and self._zones[zone].within(PRESS_MS)
