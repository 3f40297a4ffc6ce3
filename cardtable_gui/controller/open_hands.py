"""Open hands: all cards face up, only where that gives nobody an unfair advantage.

A `View` never reveals hidden cards. `UncoveredCards` is a separate type, created only here, and only for a match that
is over or was played by bots alone from its start. A match in which bots have replaced people does not qualify, since
the people may continue it elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable_gui.controller.match import Match
from cardtable_gui.core.events import Event, LogEntry, Moved
from cardtable_gui.core.zones import CardPositions, ZoneCards


@dataclass(frozen=True, slots=True)
class UncoveredCards:
    """The cards of one moment, each face up if any seat sees it."""

    positions: tuple[ZoneCards, ...]

    def zones(self) -> tuple[ZoneCards, ...]:
        """Every zone, empty ones too."""
        return self.positions


def open_cards(match: Match, at: int, own: CardPositions) -> UncoveredCards:
    """The zones after `at` actions, each as seen by the seat that sees most of it; `own` is the onlooker's view.

    Raises `PermissionError` if people play, or played, and the match is not over.
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
    """The event as seen by the seat that sees most of it. Cards that nobody sees stay hidden."""
    match event:
        case Moved(cards=cards, seen_by=seen_by):
            return replace(event, cards=cards if seen_by != frozenset() else (None,) * len(cards), seen_by=None)
        case LogEntry():
            return replace(event, seen_by=None, otherwise=None)
        case _:
            return event
