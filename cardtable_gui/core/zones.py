"""Zones: the places on the table, and the cards and tokens there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, Protocol


class Zone(NamedTuple):
    """A place on the table: a name chosen by the game, and the seat it belongs to (None: shared)."""

    name: str
    seat: int | None = None


DECK = Zone("deck")
"""The draw pile, in every game that has one."""


@cache
def hand_of(seat: int | None) -> Zone:
    """The zone of a seat's hand, in every game. `None` (a spectator) gives a zone that does not exist."""
    return Zone("hand", seat)


@dataclass(frozen=True, slots=True)
class ZoneCards:
    """The cards of one zone in table order (a pile: bottom first). A hidden card is None."""

    zone: Zone
    cards: tuple[str | None, ...]


class CardPositions(Protocol):
    """Anything that knows which cards lie in which zone, such as a view."""

    def zones(self) -> tuple[ZoneCards, ...]:
        """Every zone, empty ones too."""
        ...


@dataclass(frozen=True, slots=True)
class Tokens:
    """A public number shown at a zone: coins, points, turns left. `zone.name` says what is counted."""

    zone: Zone
    amount: int
