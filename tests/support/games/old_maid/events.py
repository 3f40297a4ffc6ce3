"""The events of Old Maid: what the rules tell the table and the log."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded, Moved, SeatResult, Shown, Told
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, SeatName
from cardtable_gui.core.zones import DECK, Zone, hand_of
from tests.support.games.old_maid.cards import texts

PAIRS = Zone("pairs")
"""Where pairs lie face up."""


def deal(events: list[Event], start: int, hands: Sequence[Sequence[int]]) -> None:
    """All cards were dealt (OM1)."""
    events.append(DealBegan(1, start))
    for seat, cards in enumerate(hands):
        events.append(Moved(texts(cards), DECK, hand_of(seat), frozenset({seat})))
    events.append(Told(None, QT_TRANSLATE_NOOP("old_maid", "{seat} starts.").put(seat=SeatName(start))))


def discards(events: list[Event], seat: int, cards: Sequence[int]) -> None:
    """A seat laid down pairs (OM2)."""
    events.append(Moved(texts(cards), hand_of(seat), PAIRS))
    message = QT_TRANSLATE_NOOP("old_maid", "{seat} lays down {cards}.")
    events.append(Told(seat, message.put(seat=SeatName(seat), cards=CardList(texts(cards)))))


def draws(events: list[Event], seat: int, giver: int, card: int) -> None:
    """A seat took a card from its neighbour's fan (OM3)."""
    both = frozenset({seat, giver})
    events.append(Moved(texts((card,)), hand_of(giver), hand_of(seat), both))
    seen = QT_TRANSLATE_NOOP("old_maid", "{seat} draws {cards} from {giver}.")
    hidden = QT_TRANSLATE_NOOP("old_maid", "{seat} draws a card from {giver}.")
    names = {"seat": SeatName(seat), "giver": SeatName(giver)}
    events.append(Told(seat, seen.put(**names, cards=CardList(texts((card,)))), both, hidden.put(**names)))


def goes_out(events: list[Event], seat: int, place: int) -> None:
    """A seat has no card left (OM4)."""
    message = QT_TRANSLATE_NOOP("old_maid", "{seat} is rid of every card: place {place}.")
    events.append(Told(seat, message.put(seat=SeatName(seat), place=place)))


def ends(events: list[Event], hands: Sequence[Sequence[int]], scores: Sequence[int], ranks: Sequence[int]) -> None:
    """Only the odd card is left (OM5)."""
    results = []
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        why = QT_TRANSLATE_NOOP("old_maid", "is rid of every card")
        if hands[seat]:
            events.append(Shown(hand_of(seat), texts(hands[seat])))
            why = QT_TRANSLATE_NOOP("old_maid", "was left with {cards}").put(cards=CardList(texts(hands[seat])))
        results.append(SeatResult(seat, scores[seat], scores[seat], why))
    events.append(DealEnded(1, tuple(results)))
    events.append(MatchEnded(tuple(ranks)))
