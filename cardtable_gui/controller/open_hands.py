"""Hands laid open for everybody to see: only where that takes nothing away from anybody.

A `View` never tells what a seat must not know. `UncoveredCards` is another type, made here alone, and only of a match
that is over or that nobody but bots ever played: not of one that people played before bots took their seats, since it
may be played on elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable_gui.controller.match import Match
from cardtable_gui.core.events import Event, LogEntry, Moved
from cardtable_gui.core.zones import CardPositions, ZoneCards


@dataclass(frozen=True, slots=True)
class UncoveredCards:
    """The cards of one moment with everything face up that some seat sees."""

    positions: tuple[ZoneCards, ...]

    def zones(self) -> tuple[ZoneCards, ...]:
        """Every zone, empty ones too."""
        return self.positions


def open_cards(match: Match, at: int, own: CardPositions) -> UncoveredCards:
    """Each zone after so many actions as whoever sees most of it sees it, `own` being what the onlooker sees.

    Raises `PermissionError` where people play, or played, a match that is not over.
    """
    if not (match.bots_only or match.state.to_move is None):
        raise PermissionError("people play this match: their hands stay closed until it is over")
    state = match.state_at(at)
    best = {zone.zone: zone for zone in own.zones()}
    for seat in range(state.players):
        for zone in state.view(seat).zones():
            if zone.cards.count(None) < best[zone.zone].cards.count(None):
                best[zone.zone] = zone
    return UncoveredCards(tuple(best.values()))


def opened(event: Event) -> Event:
    """The event as whoever sees most of it sees it. What nobody sees stays hidden."""
    match event:
        case Moved(cards=cards, seen_by=seen_by):
            return replace(event, cards=cards if seen_by != frozenset() else (None,) * len(cards), seen_by=None)
        case LogEntry():
            return replace(event, seen_by=None, otherwise=None)
        case _:
            return event
