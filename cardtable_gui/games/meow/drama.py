"""What is worth watching in Meow Meow Daifugo: the play with which a seat goes out, and what is about to happen.

Apart from the table, which is about what players can do.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.card_scene import CardScene, Flourish, Tension, last_cards, one_card_left, told_at
from cardtable_gui.core.events import Event, LogEntry
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.games.meow.events import GOES_OUT, GOES_OUT_ALONE
from cardtable_gui.games.meow.rule_set import GOAL
from cardtable_gui.games.meow.view import MeowView


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
