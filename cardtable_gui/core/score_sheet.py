"""The score sheet of a match: the gains of each seat in each deal, read from the events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cardtable_gui.core.events import DealEnded, Event


@dataclass(frozen=True, slots=True)
class DealScores:
    """One deal, by seat. Deals count from 1.

    Attributes:
        deal: its number.
        gained: the gain of each seat; None: the game does not score by deals, or it is unknown.
        scores: the score of each seat after it; None: unknown.
    """

    deal: int
    gained: tuple[int | None, ...]
    scores: tuple[int | None, ...]


def score_sheet(events: Iterable[Event], players: int) -> tuple[DealScores, ...]:
    """The scores of all deals that have ended, in order."""
    found: list[DealScores] = []
    for event in events:
        if isinstance(event, DealEnded):
            rows = {result.seat: result for result in event.results}
            gained = tuple(rows[seat].gained if seat in rows else None for seat in range(players))
            scores = tuple(rows[seat].score if seat in rows else None for seat in range(players))
            found.append(DealScores(event.deal, gained, scores))
    return tuple(found)


def signed(gained: int) -> str:
    """A gain or loss with its sign."""
    return f"+{gained}" if gained > 0 else plain(gained) if gained else "±0"


def plain(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")
