"""What is worth watching in Merchant of Goldfish: the plays with which seats go out, and what is about to happen.

Apart from the table, which is about what players can do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable_gui.core.card_scene import CardScene, Flourish, Tension, last_cards, one_card_left, told_at
from cardtable_gui.core.events import DealEnded, Event, LogEntry, Moved
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Ordinal, SeatName
from cardtable_gui.core.table_moments import WENT_OUT, Moment, laid, one_left, plays, standings
from cardtable_gui.games.merchant.events import GOES_OUT
from cardtable_gui.games.merchant.view import MerchantView
from cardtable_gui.games.merchant.zones import MARKET, TABLE

EXCHANGE: Final = "an exchange with the market"
BONUS: Final = "a card from the market as a bonus"

_MANY = 3
"""A play of so many cards is a big one."""

_TURNS_LEFT = 10
"""The turn limit is announced when so many turns are left before it."""


def going_out(events: Sequence[Event]) -> CardScene | None:
    """The first seat goes out, or the one whose last card ends the round (MG8, MG11). None: neither happens."""
    end = told_at(events, GOES_OUT)
    if end is None:
        return None
    entry = events[end]
    assert isinstance(entry, LogEntry)
    assert entry.seat is not None
    place = entry.message.places["place"]
    if place != Ordinal(1) and not any(isinstance(event, DealEnded) for event in events):
        return None
    spoken = QT_TRANSLATE_NOOP("merchant", "{seat} plays {cards} and goes out {place}.")
    places = {"seat": SeatName(entry.seat), "place": place}
    return last_cards(events, end, entry.seat, GOES_OUT.put(**places), spoken.put(**places), Flourish.RIPPLES)


def tension(view: MerchantView) -> Sequence[Tension]:
    """Hands of one card, the last two seats, the turn limit, the last round of a series."""
    if view.over:
        return ()
    found = [*one_card_left(view.sizes)]
    if view.players > 2 and sum(map(bool, view.sizes)) == 2:
        found.append(Tension(QT_TRANSLATE_NOOP("merchant", "Only two are left: who goes out first?")))
    if view.turn_limit - view.turns <= _TURNS_LEFT:
        message = QT_TRANSLATE_NOOP("merchant", "The round stops after turn {turn}")
        found.append(Tension(message.put(turn=view.turn_limit)))
    if view.series > 1 and view.deal == view.series:
        found.append(Tension(QT_TRANSLATE_NOOP("game", "The last round"), told=True))
    return found


def moments(before: MerchantView, events: Sequence[Event], after: MerchantView) -> Sequence[Moment]:
    """Who goes out, what that makes of the standings, big plays, last cards, what is traded with the market."""
    seat = before.to_move
    assert seat is not None
    found = [*standings(_earlier(before), events)]
    if told_at(events, GOES_OUT) is not None:
        found.append(Moment(WENT_OUT, seat))
    if any(isinstance(event, DealEnded) for event in events):
        return found
    ways = {(event.source.name, event.target.name) for event in events if isinstance(event, Moved)}
    owner = before.owner if before.number else None
    found += one_left(before, after)
    found += plays(before, laid(events, seat, TABLE), before.table, owner, _MANY)
    if ("hand", MARKET.name) in ways:
        found.append(Moment(EXCHANGE, seat))
    elif (MARKET.name, "hand") in ways:
        found.append(Moment(BONUS, seat))
    return found


def _earlier(view: MerchantView) -> list[int]:
    """The points of the deals before this one: the scores count a place as soon as it is decided (MG12)."""
    return [
        score - (view.players - place if place else 0) for score, place in zip(view.scores, view.places, strict=True)
    ]
