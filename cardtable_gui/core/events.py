"""Events: what happened, step by step, for the table's animation, the log and the screen reader.

`State.apply` appends events to a list if it is given one. They hold hidden cards too; `seen` returns what one seat (or
a spectator, None) may see of an event, and only that may be shown to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Argument, Message, SeatName
from cardtable_gui.core.zones import DECK, Zone, hand_of

Audience: TypeAlias = frozenset[int] | None
"""The seats that see something; None: everybody, spectators too."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A short label on a card on the table: a few characters in any language, and their meaning in words."""

    short: str
    words: Message


Tags: TypeAlias = tuple[tuple[str, Tag], ...]
"""Tags by card text, in the order in which they are counted; of equal cards in a zone one carries the tag."""


@dataclass(frozen=True, slots=True)
class DealBegan:
    """All cards were shuffled; the dealt cards follow as moves from the zone `deck`. Deals count from 1."""

    deal: int
    start: int


@dataclass(frozen=True, slots=True)
class Moved:
    """Cards moved from one zone to another, in this order. A seat that is not in `seen_by` sees card backs (None).

    `with_next`: happens at the same moment as the next move, such as cards that all players lay out at once.
    """

    cards: tuple[str | None, ...]
    source: Zone
    target: Zone
    seen_by: Audience = None
    with_next: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards in a zone were turned face up for everybody, in place, and counted one by one."""

    zone: Zone
    cards: tuple[str, ...]
    tags: Tags = ()


@dataclass(frozen=True, slots=True)
class Paid:
    """Tokens moved from one place to another; both are zones of `Tokens`."""

    amount: int
    source: Zone
    target: Zone


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A log sentence about what `seat` did (None: about the game); it follows the moves it describes.

    A seat that is not in `seen_by` gets `otherwise` instead, or nothing if that is None.
    """

    seat: int | None
    message: Message
    seen_by: Audience = None
    otherwise: Message | None = None


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat: its gain in this deal (None: not scored by deals), its score, and the reason.

    `counted`: the cards counted for it, in order, each with its value.
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


def says(events: list[Event], seat: int | None, message: Message, /, **places: Argument) -> None:
    """Tell all in the log what a seat did; its name fills the placeholder `{seat}` (None: about the game)."""
    if seat is not None:
        places = {"seat": SeatName(seat), **places}
    events.append(LogEntry(seat, message.put(**places)))


def says_apart(events: list[Event], seat: int, message: Message, otherwise: Message, /, **places: Argument) -> None:
    """Tell the acting seat alone, and all others `otherwise`; `places` fill the first text only."""
    others = otherwise.put(seat=SeatName(seat))
    events.append(LogEntry(seat, message.put(seat=SeatName(seat), **places), frozenset({seat}), others))


def dealt(hands: Iterable[Sequence[str]]) -> list[Event]:
    """The moves that deal each hand from the deck to its seat, seen by that seat; empty hands are left out."""
    return [Moved(tuple(cards), DECK, hand_of(seat), frozenset({seat})) for seat, cards in enumerate(hands) if cards]


def begins(events: list[Event], deal: int, start: int, hands: Iterable[Sequence[str]]) -> None:
    """Tell that a deal began: its cards, and who starts."""
    events.append(DealBegan(deal, start))
    events += dealt(hands)
    says(events, None, QT_TRANSLATE_NOOP("game", "{seat} starts."), seat=SeatName(start))


def scored(
    events: list[Event],
    deal: int,
    scores: Sequence[int],
    whys: Iterable[Message],
    gains: Sequence[int] | None = None,
) -> None:
    """Tell how a deal ended, the best first.

    Args:
        events: where it's told.
        deal: its number.
        scores: by seat.
        whys: by seat: what its score or gain is for.
        gains: by seat: what it brought; None: all of the score.
    """
    rows = zip(range(len(scores)), scores if gains is None else gains, scores, whys, strict=True)
    results = (SeatResult(*row) for row in rows)
    events.append(DealEnded(deal, tuple(sorted(results, key=lambda result: -result.score))))


def seen(event: Event, seat: int | None) -> Event | None:
    """The event as this seat may see it; None: it may see nothing of it."""
    match event:
        case Moved(cards=cards, source=source, target=target, seen_by=seen_by, with_next=with_next):
            if seen_by is None:
                return event
            seen_cards = cards if seat in seen_by else (None,) * len(cards)
            return Moved(seen_cards, source, target, with_next=with_next)
        case LogEntry(message=message, seen_by=seen_by, otherwise=otherwise):
            if _sees(seen_by, seat):
                return LogEntry(event.seat, message)
            return None if otherwise is None else LogEntry(event.seat, otherwise)
        case _:
            return event


def all_seen(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as this seat may see them, in order."""
    return [event for event in (seen(event, seat) for event in events) if event is not None]


def _sees(seen_by: Audience, seat: int | None) -> bool:
    return seen_by is None or seat in seen_by
