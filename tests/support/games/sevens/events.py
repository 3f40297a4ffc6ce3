"""The events of Sevens: what the rules tell the table and the log."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.events import DealBegan, Event, MatchEnded, Moved, Shown, dealt, says, scored
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.core.plain_deck import suit_of
from cardtable_gui.core.zones import hand_of
from tests.support.games.sevens.game import GAME
from tests.support.games.sevens.position import ROWS, Position


def deals(events: list[Event], start: int, hands: Sequence[Sequence[int]]) -> None:
    """All cards were dealt (SV1)."""
    events.append(DealBegan(1, start))
    events += dealt(map(GAME.card_texts, hands))


def lays(events: list[Event], seat: int, cards: Sequence[int]) -> None:
    """A seat laid its sevens before the first turn (SV2), or a card (SV3)."""
    _moves(events, seat, cards)
    says(events, seat, QT_TRANSLATE_NOOP("sample_sevens", "{seat} lays {cards}."), cards=GAME.named(cards))


def begins(events: list[Event], seat: int) -> None:
    """Who laid the seven of diamonds has the first turn (SV2)."""
    says(events, None, QT_TRANSLATE_NOOP("sample_sevens", "{seat} starts."), seat=SeatName(seat))


def passes(events: list[Event], seat: int, left: int | None) -> None:
    """A seat passed; `left` is how often it still may, None: any number of times (SV4)."""
    if left is None:
        says(events, seat, QT_TRANSLATE_NOOP("sample_sevens", "{seat} passes."))
    else:
        says(events, seat, QT_TRANSLATE_NOOP("sample_sevens", "{seat} passes. Passes left: {left}."), left=left)


def drops_out(events: list[Event], seat: int, cards: Sequence[int]) -> None:
    """A seat could neither lay a card nor pass: its cards are laid out (SV5)."""
    _moves(events, seat, cards)
    message = QT_TRANSLATE_NOOP("sample_sevens", "{seat} has no pass left and drops out; laid out: {cards}.")
    says(events, seat, message, cards=GAME.named(cards))


def finishes(events: list[Event], seat: int, place: int) -> None:
    """A seat laid its last card (SV6)."""
    message = QT_TRANSLATE_NOOP("sample_sevens", "{seat} has laid every card and takes place {place}.")
    says(events, seat, message, place=place)


def ends(events: list[Event], position: Position, ranks: tuple[int, ...]) -> None:
    """One seat at most is left (SV6)."""
    whys = []
    for seat, hand in enumerate(position.hands):
        if hand:
            events.append(Shown(hand_of(seat), GAME.card_texts(hand)))
            why = QT_TRANSLATE_NOOP("sample_sevens", "was left with {cards}").put(cards=GAME.named(hand))
        elif seat in position.finished:
            why = QT_TRANSLATE_NOOP("sample_sevens", "laid every card")
        else:
            why = QT_TRANSLATE_NOOP("sample_sevens", "dropped out")
        whys.append(why)
    scored(events, 1, position.scores, whys)
    events.append(MatchEnded(ranks))


def _moves(events: list[Event], seat: int, cards: Sequence[int]) -> None:
    for suit, row in enumerate(ROWS):
        laid = [card for card in cards if suit_of(card) == suit]
        if laid:
            events.append(Moved(GAME.card_texts(laid), hand_of(seat), row))
