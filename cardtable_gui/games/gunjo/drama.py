"""What is worth watching in Gunjo Gradation: the play that wins a round, and what is about to happen.

Apart from the table, which is about what players can do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable_gui.core.card_scene import CardScene, Flourish, Tension, last_cards, one_card_left, told_at
from cardtable_gui.core.events import DealEnded, Event, LogEntry, Moved
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.core.table_moments import UNBEATEN, WENT_OUT, Moment, laid, one_left, plays, standings
from cardtable_gui.games.gunjo.events import GOES_OUT, WINS_WITH_TWOS
from cardtable_gui.games.gunjo.position import NONE
from cardtable_gui.games.gunjo.view import GunjoView
from cardtable_gui.games.gunjo.zones import AREA, DISCARD, REVEALED

TWOS: Final = "the 2s win"
ODD_ONLY: Final = "a 13 allows odd totals only"
TAKEN_BACK: Final = "a 14 takes the play before it"
PASSED_LEFT: Final = "a 15 makes all pass a card"
SWAP: Final = "a swap"

_MANY = 3
"""A play of so many cards is a big one."""

_FEW_POINTS = 5
"""With so few points a seat may well fall below 0 by the next penalty, which ends the match (GG9)."""


def winning_play(events: Sequence[Event]) -> CardScene | None:
    """A play wins the round (GG7, GG12). None: none does, or the last card was passed on face down (GG15)."""
    end = told_at(events, GOES_OUT, WINS_WITH_TWOS)
    if end is None:
        return None
    entry = events[end]
    assert isinstance(entry, LogEntry)
    assert entry.seat is not None
    if told_at(events, GOES_OUT) is None:
        title = QT_TRANSLATE_NOOP("gunjo", "{seat} wins with the 2s!")
        spoken = QT_TRANSLATE_NOOP("gunjo", "{seat} plays {cards} and wins the round with the 2s.")
    else:
        title = QT_TRANSLATE_NOOP("game", "{seat} goes out!")
        spoken = QT_TRANSLATE_NOOP("game", "{seat} plays {cards}, goes out and wins the round.")
    seat = SeatName(entry.seat)
    return last_cards(events, end, entry.seat, title.put(seat=seat), spoken.put(seat=seat), Flourish.BUBBLES)


def tension(view: GunjoView) -> Sequence[Tension]:
    """Hands of one card, points near 0, the deck's last card, the last round."""
    if view.over:
        return ()
    found = [*one_card_left(view.sizes)]
    for seat, points in enumerate(view.scores):
        if points <= _FEW_POINTS < view.start_points:
            message = QT_TRANSLATE_NOOP("gunjo", "{seat} has only %n point(s) left")
            found.append(Tension(message.put(seat=SeatName(seat), n=points), seat))
    if view.deck_size == 1:
        found.append(Tension(QT_TRANSLATE_NOOP("game", "The deck has one card left")))
    if view.deal == view.last_round:
        found.append(Tension(QT_TRANSLATE_NOOP("game", "The last round"), told=True))
    return found


def moments(before: GunjoView, events: Sequence[Event], after: GunjoView) -> Sequence[Moment]:
    """Who won a round and how, what the high cards do, big plays, last cards, swaps."""
    seat = before.to_move
    assert seat is not None
    if any(isinstance(event, DealEnded) for event in events):
        found = [*standings(before.scores, events)]
        out = told_at(events, GOES_OUT, WINS_WITH_TWOS)
        entry = None if out is None else events[out]
        if isinstance(entry, LogEntry) and entry.seat is not None:
            found.append(Moment(TWOS if told_at(events, GOES_OUT) is None else WENT_OUT, entry.seat))
        return found
    ways = {(event.source.name, event.target.name) for event in events if isinstance(event, Moved)}
    found = [*one_left(before, after)]
    if (AREA.name, "hand") in ways:
        found.append(Moment(TAKEN_BACK, seat))
    if after.passer != NONE and before.passer == NONE:
        found.append(Moment(PASSED_LEFT, seat))
    found += plays(before, laid(events, seat, AREA), before.latest, before.leader, _MANY)
    if after.odd and not before.odd:
        found.append(Moment(ODD_ONLY, seat))
    if (AREA.name, DISCARD.name) in ways and after.to_move is not None:
        found.append(Moment(UNBEATEN, after.to_move))
    if ("hand", REVEALED.name) in ways:
        found.append(Moment(SWAP, seat))
    return found
