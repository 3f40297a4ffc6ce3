"""What happened, step by step: the table animates it, the log writes it, the screen reader speaks it.

Events are made by `State.apply` when it is given a list. They hold everything; `seen` gives what one seat (or the
spectator, None) may see of one, and only that may be shown to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from cardtable_gui.core.messages import Argument, Message, SeatName
from cardtable_gui.core.zones import DECK, Zone, hand_of

Audience: TypeAlias = frozenset[int] | None
"""The seats that see something; None: everybody, spectators too."""


@dataclass(frozen=True, slots=True)
class Tag:
    """What stands on a card that lies on the table: a few characters in any language, and what they mean in words."""

    short: str
    words: Message


Tags: TypeAlias = tuple[tuple[str, Tag], ...]
"""Tags by card text, in the order in which they are counted; of equal cards in a zone one carries the tag."""


@dataclass(frozen=True, slots=True)
class DealBegan:
    """All cards were gathered and shuffled; what is dealt follows as moves from the zone `deck`. Deals count from 1."""

    deal: int
    start: int


@dataclass(frozen=True, slots=True)
class Moved:
    """Cards went from one zone to another, in this order. Who is not in `seen_by` sees backs (None).

    `with_next`: at the same moment as the next move, as cards that all players lay out at once.
    """

    cards: tuple[str | None, ...]
    source: Zone
    target: Zone
    seen_by: Audience = None
    with_next: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards that lie in a zone were turned face up for everybody, where they are, and counted one after another."""

    zone: Zone
    cards: tuple[str, ...]
    tags: Tags = ()


@dataclass(frozen=True, slots=True)
class Paid:
    """Tokens went from one place to another (both are the zones of `Tokens`)."""

    amount: int
    source: Zone
    target: Zone


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A sentence for the log about what `seat` did (None: about the game); the moves that it tells of come before it.

    Who is not in `seen_by` reads `otherwise` in its place, or nothing where that is None.
    """

    seat: int | None
    message: Message
    seen_by: Audience = None
    otherwise: Message | None = None


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat's line in a result: what it gained in this deal (None: not counted by deals), its score, and why.

    `counted`: the cards that were counted for it, in order, each with what it brought or cost.
    """

    seat: int
    gained: int | None
    score: int
    why: Message
    counted: Tags = ()


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal was scored; `results` in the order in which they should be read."""

    deal: int
    results: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; `ranks` by seat, 1 is best."""

    ranks: tuple[int, ...]


Event: TypeAlias = DealBegan | Moved | Shown | Paid | LogEntry | DealEnded | MatchEnded


def log_entry(seat: int | None, message: Message, /, **places: Argument) -> LogEntry:
    """A sentence for all about what a seat did, whose name fills the place `{seat}` (None: about the game)."""
    if seat is not None:
        message = message.put(seat=SeatName(seat))
    return LogEntry(seat, message.put(**places))


def private_log_entry(seat: int, message: Message, otherwise: Message, /, **places: Argument) -> LogEntry:
    """A sentence for the seat that did it; all others read `otherwise`. `places` fill what only the first one has."""
    others = otherwise.put(seat=SeatName(seat))
    return LogEntry(seat, message.put(seat=SeatName(seat), **places), frozenset({seat}), others)


def dealt(hands: Iterable[Sequence[str]]) -> list[Event]:
    """Hands by seat go from the deck to their seats, each seen by its own; a seat without cards is left out."""
    return [Moved(tuple(cards), DECK, hand_of(seat), frozenset({seat})) for seat, cards in enumerate(hands) if cards]


def seen(event: Event, seat: int | None) -> Event | None:
    """What this seat may see of an event; None: nothing at all."""
    match event:
        case Moved(cards=cards, seen_by=seen_by) if not _sees(seen_by, seat):
            return replace(event, cards=(None,) * len(cards), seen_by=None)
        case LogEntry(seen_by=seen_by, otherwise=otherwise):
            if _sees(seen_by, seat):
                return replace(event, seen_by=None, otherwise=None)
            return None if otherwise is None else LogEntry(event.seat, otherwise)
        case Moved():
            return replace(event, seen_by=None)
        case _:
            return event


def all_seen(events: Iterable[Event], seat: int | None) -> list[Event]:
    """What this seat may see of several events, in order."""
    return [event for event in (seen(event, seat) for event in events) if event is not None]


def _sees(seen_by: Audience, seat: int | None) -> bool:
    return seen_by is None or seat in seen_by
