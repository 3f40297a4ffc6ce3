"""Ignores presses on cards that have changed a moment ago: they were meant for what was there before."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable_gui.core.zones import Zone
from cardtable_gui.timing import Clock

PRESS_MS = 300
"""A press within this time of a change was meant for the state before it."""
KEYS_MS = 500
"""A key press within this time of a sheet's opening was meant for what is below the sheet."""


class Fresh:
    """Time since the last change."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since = float("-inf")

    def renew(self) -> None:
        """Record a change now."""
        self._since = self._clock.now()

    def within(self, ms: float) -> bool:
        """Whether the last change was less than so many milliseconds ago."""
        return self._clock.now() - self._since < ms


class MisclickGuard:
    """Remembers which zones other players have changed recently."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._zones: dict[Zone, Fresh] = {}

    def changed(self, zones: Iterable[Zone]) -> None:
        """Record that another player has moved cards in these zones."""
        for zone in zones:
            self._zones.setdefault(zone, Fresh(self._clock)).renew()

    def blocks(self, zone: Zone | None) -> bool:
        """Whether a press on a card of this zone came too soon."""
        return zone in self._zones and self._zones[zone].within(PRESS_MS)
