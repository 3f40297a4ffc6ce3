"""The events of Sevens: what the rules tell the table and the log."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded, Moved, SeatResult, Shown, Told
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, SeatName
from cardtable_gui.core.zones import DECK, Zone, hand_of
from tests.support.games.sevens.cards import suit_of, texts

ROWS = (Zone("spades"), Zone("hearts"), Zone("diamonds"), Zone("clubs"))
"""Where each suit lies, by its index in `SUITS`."""


def deal(events: list[Event], start: int, hands: Sequence[Sequence[int]]) -> None:
    """All cards were dealt (SV1)."""
    events.append(DealBegan(1, start))
    for seat, cards in enumerate(hands):
        events.append(Moved(texts(cards), DECK, hand_of(seat), frozenset({seat})))


def sevens(events: list[Event], seat: int, cards: Sequence[int]) -> None:
    """A seat laid its sevens before the first turn (SV2)."""
    _moves(events, seat, cards)
    message = QT_TRANSLATE_NOOP("sevens", "{seat} lays {cards}.")
    events.append(Told(seat, message.put(seat=SeatName(seat), cards=CardList(texts(cards)))))


def begins(events: list[Event], seat: int) -> None:
    """Who laid the seven of diamonds has the first turn (SV2)."""
    events.append(Told(None, QT_TRANSLATE_NOOP("sevens", "{seat} starts.").put(seat=SeatName(seat))))


def lays(events: list[Event], seat: int, card: int) -> None:
    """A seat laid a card (SV3)."""
    _moves(events, seat, (card,))
    message = QT_TRANSLATE_NOOP("sevens", "{seat} lays {cards}.")
    events.append(Told(seat, message.put(seat=SeatName(seat), cards=CardList(texts((card,))))))


def passes(events: list[Event], seat: int, left: int | None) -> None:
    """A seat passed; `left` is how often it still may, None: any number of times (SV4)."""
    if left is None:
        message = QT_TRANSLATE_NOOP("sevens", "{seat} passes.").put(seat=SeatName(seat))
    else:
        message = QT_TRANSLATE_NOOP("sevens", "{seat} passes. Passes left: {left}.").put(seat=SeatName(seat), left=left)
    events.append(Told(seat, message))


def drops_out(events: list[Event], seat: int, cards: Sequence[int]) -> None:
    """A seat could neither lay a card nor pass: its cards are laid out (SV5)."""
    _moves(events, seat, cards)
    message = QT_TRANSLATE_NOOP("sevens", "{seat} has no pass left and drops out; laid out: {cards}.")
    events.append(Told(seat, message.put(seat=SeatName(seat), cards=CardList(texts(cards)))))


def finishes(events: list[Event], seat: int, place: int) -> None:
    """A seat laid its last card (SV6)."""
    message = QT_TRANSLATE_NOOP("sevens", "{seat} has laid every card and takes place {place}.")
    events.append(Told(seat, message.put(seat=SeatName(seat), place=place)))


def ends(
    events: list[Event],
    hands: Sequence[Sequence[int]],
    finished: Sequence[int],
    scores: Sequence[int],
    ranks: Sequence[int],
) -> None:
    """One seat at most is left (SV6). `finished`: the seats that laid every card."""
    results = []
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        if hands[seat]:
            events.append(Shown(hand_of(seat), texts(hands[seat])))
            why = QT_TRANSLATE_NOOP("sevens", "was left with {cards}").put(cards=CardList(texts(hands[seat])))
        elif seat in finished:
            why = QT_TRANSLATE_NOOP("sevens", "laid every card")
        else:
            why = QT_TRANSLATE_NOOP("sevens", "dropped out")
        results.append(SeatResult(seat, scores[seat], scores[seat], why))
    events.append(DealEnded(1, tuple(results)))
    events.append(MatchEnded(tuple(ranks)))


def _moves(events: list[Event], seat: int, cards: Sequence[int]) -> None:
    for suit, row in enumerate(ROWS):
        laid = [card for card in cards if suit_of(card) == suit]
        if laid:
            events.append(Moved(texts(laid), hand_of(seat), row))
