"""The events of Old Maid: what the rules tell the table and the log."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.events import (
    DealBegan,
    DealEnded,
    Event,
    LogEntry,
    MatchEnded,
    Moved,
    SeatResult,
    Shown,
    dealt,
    says,
)
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.core.zones import hand_of
from tests.support.games.old_maid.cards import named, texts
from tests.support.games.old_maid.position import Position
from tests.support.games.old_maid.zones import PAIRS


def deals(events: list[Event], start: int, hands: Sequence[Sequence[int]]) -> None:
    """All cards were dealt (OM1)."""
    events.append(DealBegan(1, start))
    events += dealt(map(texts, hands))
    says(events, None, QT_TRANSLATE_NOOP("sample_old_maid", "{seat} starts."), seat=SeatName(start))


def lays_down(events: list[Event], seat: int, cards: Sequence[int]) -> None:
    """A seat laid down pairs (OM2)."""
    events.append(Moved(texts(cards), hand_of(seat), PAIRS))
    says(events, seat, QT_TRANSLATE_NOOP("sample_old_maid", "{seat} lays down {cards}."), cards=named(cards))


def draws(events: list[Event], seat: int, giver: int, card: int) -> None:
    """A seat took a card from its neighbour's fan (OM3)."""
    both = frozenset({seat, giver})
    events.append(Moved(texts((card,)), hand_of(giver), hand_of(seat), both))
    seen = QT_TRANSLATE_NOOP("sample_old_maid", "{seat} draws {cards} from {giver}.")
    hidden = QT_TRANSLATE_NOOP("sample_old_maid", "{seat} draws a card from {giver}.")
    names = {"seat": SeatName(seat), "giver": SeatName(giver)}
    events.append(LogEntry(seat, seen.put(**names, cards=named((card,))), both, hidden.put(**names)))


def goes_out(events: list[Event], seat: int, place: int) -> None:
    """A seat has no card left (OM4)."""
    says(events, seat, QT_TRANSLATE_NOOP("sample_old_maid", "{seat} is rid of every card: place {place}."), place=place)


def ends(events: list[Event], position: Position, ranks: tuple[int, ...]) -> None:
    """Only the odd card is left (OM5)."""
    results = []
    for seat in sorted(range(position.players), key=lambda seat: ranks[seat]):
        hand, score = position.hands[seat], position.scores[seat]
        why = QT_TRANSLATE_NOOP("sample_old_maid", "is rid of every card")
        if hand:
            events.append(Shown(hand_of(seat), texts(hand)))
            why = QT_TRANSLATE_NOOP("sample_old_maid", "was left with {cards}").put(cards=named(hand))
        results.append(SeatResult(seat, score, score, why))
    events.append(DealEnded(1, tuple(results)))
    events.append(MatchEnded(ranks))
