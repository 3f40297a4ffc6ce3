"""The cards that decided a deal, for the picture of its result: read from the deal's events. No Qt.

A game's table says which they are; here is what several games ask of events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardtable_gui.core.events import DealEnded, Event, Moved, SeatResult
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.core.zones import Zone, hand_of


@dataclass(frozen=True, slots=True)
class Decisive:
    """Cards that decided a deal.

    Attributes:
        cards: their texts, from left to right.
        how: how they did, as a short sentence.
        won: whether they are those of the deal's winner.
    """

    cards: tuple[str, ...]
    how: Message
    won: bool = True


def best_of(results: Sequence[SeatResult]) -> list[SeatResult]:
    """Those that gained most in a deal, unless all gained alike or the game doesn't score by deals."""
    gained = [result.gained for result in results if result.gained is not None]
    if len(gained) < 2 or min(gained) == max(gained):
        return []
    return [result for result in results if result.gained == max(gained)]


def winner_of(events: Iterable[Event]) -> int | None:
    """The only seat that gained most in the deal of these events; None: there's no such one."""
    ended = next((event for event in events if isinstance(event, DealEnded)), None)
    best = [] if ended is None else best_of(ended.results)
    return best[0].seat if len(best) == 1 else None


def lying_in(events: Iterable[Event], zone: Zone) -> Counter[str | None]:
    """The cards that these events of a whole deal leave in a zone; a hidden one is None."""
    found: Counter[str | None] = Counter()
    for event in events:
        if isinstance(event, Moved):
            found.update(event.cards if event.target == zone else ())
            found.subtract(event.cards if event.source == zone else ())
    return found


def last_play(events: Iterable[Event], seat: int) -> tuple[str, ...]:
    """The cards that a seat last laid from its hand for all to see; empty if the last ones went elsewhere."""
    moves = [event for event in events if isinstance(event, Moved) and event.source == hand_of(seat)]
    if not moves or moves[-1].target.name == hand_of(seat).name:
        return ()
    cards = tuple(card for card in moves[-1].cards if card is not None)
    return cards if len(cards) == len(moves[-1].cards) else ()


def winning_play(game: AnyGame, events: Sequence[Event], seat: int | None) -> tuple[Decisive, ...]:
    """The last play of the seat that won, by which it mostly went out; nothing if nobody did, or it's unknown."""
    cards = () if seat is None else last_play(events, seat)
    if seat is None or not cards:
        return ()
    how = (
        QT_TRANSLATE_NOOP("game", "{seat} won with {cards}")
        if sum(lying_in(events, hand_of(seat)).values())
        else QT_TRANSLATE_NOOP("game", "{seat} went out with {cards}")
    )
    return (Decisive(cards, how.put(seat=SeatName(seat), cards=CardList(tuple(map(game.card_name, cards))))),)
