"""What is worth watching in Meow Meow Daifugo: the play with which a seat goes out, and what is about to happen.

Apart from the table, which is about what players can do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable_gui.core.card_scene import CardScene, Flourish, Tension, last_cards, one_card_left, told_at
from cardtable_gui.core.events import DealEnded, Event, LogEntry, Moved
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.core.table_moments import UNBEATEN, WENT_OUT, Moment, laid, one_left, plays, standings
from cardtable_gui.games.meow.events import GOES_OUT, GOES_OUT_ALONE
from cardtable_gui.games.meow.rule_set import GOAL
from cardtable_gui.games.meow.view import MeowView
from cardtable_gui.games.meow.zones import FIELD, PLAYED, TABLE

MANY_CATS: Final = "many circles are left in a hand"
ADOPTED: Final = "a card is taken"
ON_THE_EDGE: Final = "one more point loses the match"

_MANY = 3
"""A play of so many cards is a big one, and so many points are many."""


def going_out(events: Sequence[Event]) -> CardScene | None:
    """A seat plays its last card (MM11, MM13). None: nobody does."""
    end = told_at(events, GOES_OUT, GOES_OUT_ALONE)
    if end is None:
        return None
    entry = events[end]
    assert isinstance(entry, LogEntry)
    assert entry.seat is not None
    seat = SeatName(entry.seat)
    title = QT_TRANSLATE_NOOP("game", "{seat} goes out!").put(seat=seat)
    if "result" in entry.message.places:
        spoken = QT_TRANSLATE_NOOP("meow", "{seat} plays {cards} and goes out in {result}.")
        spoken = spoken.put(result=entry.message.places["result"])
    else:
        spoken = QT_TRANSLATE_NOOP("game", "{seat} plays {cards}, goes out and wins the round.")
    return last_cards(events, end, entry.seat, title, spoken.put(seat=seat), Flourish.STEPS)


def tension(view: MeowView) -> Sequence[Tension]:
    """Hands of one card, who loses the match with the next point, the deck's last card, the goal's last turn."""
    if view.over:
        return ()
    found = [*one_card_left([0 if view.alone else len(cards) for cards in _hands(view)])]
    if view.alone:
        if view.turns == GOAL - 1 and view.phase == "lead":
            message = QT_TRANSLATE_NOOP("meow", "Turn {turn}: the last one within the goal")
            found.append(Tension(message.put(turn=GOAL)))
        return found
    for seat, score in enumerate(view.scores):
        if -score == view.losing_limit - 1:
            message = QT_TRANSLATE_NOOP("meow", "{seat} loses the match with one more point")
            found.append(Tension(message.put(seat=SeatName(seat)), seat))
    if view.deck_size == 1 and view.played:
        found.append(Tension(QT_TRANSLATE_NOOP("game", "The deck has one card left")))
    return found


def _hands(view: MeowView) -> list[tuple[str | None, ...]]:
    zones = {zone.zone.seat: zone.cards for zone in view.zones() if zone.zone.name == "hand"}
    return [zones[seat] for seat in range(view.players)]


def moments(before: MeowView, events: Sequence[Event], after: MeowView) -> Sequence[Moment]:
    """Who goes out and what is left in the other hands, big plays, last cards, cats that are taken."""
    seat = before.to_move
    assert seat is not None
    if before.alone:
        return ()
    ended = next((event for event in events if isinstance(event, DealEnded)), None)
    if ended is not None:
        found = [*standings(before.scores, events), Moment(WENT_OUT, seat)]
        edge = 1 - before.losing_limit
        near = (row.seat for row in ended.results if row.score == edge < before.scores[row.seat] and not after.over)
        found += (Moment(ON_THE_EDGE, each) for each in near)
        return [*found, *(Moment(MANY_CATS, row.seat) for row in ended.results if (row.gained or 0) <= -_MANY)]
    ways = {(event.source.name, event.target.name) for event in events if isinstance(event, Moved)}
    lies = () if before.table is None else before.table.cards
    found = [*one_left(before, after)]
    found += plays(before, laid(events, seat, TABLE), lies, before.owner, _MANY)
    if (TABLE.name, PLAYED.name) in ways and ("hand", TABLE.name) not in ways and after.to_move is not None:
        found.append(Moment(UNBEATEN, after.to_move))
    if (FIELD.name, "hand") in ways:
        found.append(Moment(ADOPTED, seat))
    return found
