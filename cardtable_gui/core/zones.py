"""Places on the table, and what lies there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol


class Zone(NamedTuple):
    """A place on the table: a name that the game gives, and the seat it belongs to (None: everybody's)."""

    name: str
    seat: int | None = None


DECK = Zone("deck")
"""The draw pile, in every game that has one."""


def hand_of(seat: int | None) -> Zone:
    """A seat's hand, in every game (None, a spectator's: there is no such zone)."""
    return Zone("hand", seat)


@dataclass(frozen=True, slots=True)
class ZoneCards:
    """The cards of one zone in table order (a pile: bottom first). A hidden card is None."""

    zone: Zone
    cards: tuple[str | None, ...]


class CardPositions(Protocol):
    """Whatever tells which cards lie where: a view, for one."""

    def zones(self) -> tuple[ZoneCards, ...]:
        """Every zone, empty ones too."""
        ...


@dataclass(frozen=True, slots=True)
class Tokens:
    """A public number at one place: coins, points, turns left. `zone.name` names what is counted."""

    zone: Zone
    amount: int
