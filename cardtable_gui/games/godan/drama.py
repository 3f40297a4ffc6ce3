"""What is worth watching in GODAN: five of a number, a Severance that ends the game, and what is about to happen.

Apart from the table, which is about what players can do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardtable_gui.core import counts
from cardtable_gui.core.card_scene import (
    Actor,
    CardScene,
    Crown,
    Flourish,
    Gather,
    Say,
    Tension,
    last_cards,
    one_card_left,
    told_at,
)
from cardtable_gui.core.events import DealEnded, Event, LogEntry, Moved
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.core.table_moments import Moment, one_left, standings
from cardtable_gui.games.godan.events import GODAN, SEVERS_ALL
from cardtable_gui.games.godan.setup import FULL
from cardtable_gui.games.godan.view import GodanView
from cardtable_gui.games.godan.zones import field_of

ROBBED: Final = "cards are robbed"
FIVE: Final = "five of a number"
FOUR: Final = "four of a number"
SEVERED: Final = "the game gets shorter"
COLLECTED: Final = "somebody will have to pay"
EMPTY: Final = "somebody has no card left"


def ending(events: Sequence[Event]) -> CardScene | None:
    """Five of a number, or a whole set of Severance, end the game at once (GO8, GO9). None: neither does."""
    end = told_at(events, GODAN, SEVERS_ALL)
    if end is None:
        return None
    entry = events[end]
    assert isinstance(entry, LogEntry)
    seat = entry.message.places["seat"]
    assert isinstance(seat, SeatName)
    if told_at(events, GODAN) is None:
        title = QT_TRANSLATE_NOOP("godan", "{seat} severs everything!").put(seat=seat)
        return last_cards(events, end, seat.seat, title, entry.message, Flourish.RAYS)
    title, line = QT_TRANSLATE_NOOP("godan", "Godan!"), QT_TRANSLATE_NOOP("godan", "{seat} has five of a number")
    scene = last_cards(events, end, seat.seat, title, entry.message, Flourish.RAYS)
    if scene is None:
        return None
    # The cards of the group that lay in the field already come with the new ones.
    actors = (Actor(scene.actors[0].card, field_of(seat.seat), seat.seat),) * FULL
    everybody = tuple(range(FULL))
    steps = (Gather(everybody, fan=True), Crown(everybody), Say(title, line.put(seat=seat), pause=True))
    return replace(scene, actors=actors, steps=steps, spoken=entry.message, sound="showdown", brief=False)


def tension(view: GodanView) -> Sequence[Tension]:
    """Groups of four, which one more card makes a Godan, and the last week."""
    if view.over:
        return ()
    found: list[Tension] = []
    for seat, face in _fours(view):
        message = QT_TRANSLATE_NOOP("godan", "{seat} needs one more {cards} for godan")
        found.append(Tension(message.put(seat=SeatName(seat), cards=view.moves.named((face,))), seat))
    if view.week == view.last_week:
        found.append(Tension(QT_TRANSLATE_NOOP("godan", "The last week"), told=True))
    return [*found, *one_card_left(view.sizes)]


def moments(before: GodanView, events: Sequence[Event], after: GodanView) -> Sequence[Moment]:
    """What ended the game, cards that are robbed, groups of four, Severance and Collection, last cards."""
    seat = before.to_move
    assert seat is not None
    found = [*standings(before.scores, events)]
    if told_at(events, GODAN) is not None:
        found.insert(0, Moment(FIVE, seat))
    elif told_at(events, SEVERS_ALL) is not None:
        found.insert(0, Moment(SEVERED, seat))
    moves = (event for event in events if isinstance(event, Moved))
    taken = (each for each in moves if each.source.name == each.target.name == "field")
    found += (Moment(ROBBED, seat, each.source.seat) for each in taken)
    if any(isinstance(event, DealEnded) for event in events):
        return found
    found += (Moment(FOUR, each) for each, _ in sorted({*_fours(after)} - {*_fours(before)}))
    if after.last_week < before.last_week:
        found.append(Moment(SEVERED, seat))
    pays = (each for each in range(after.players) if after.collections[each] < before.collections[each])
    found += (Moment(COLLECTED, seat, each) for each in pays)
    if before.phase != "send":
        # Who takes a card and sends one on has as many as before.
        found += one_left(before, after)
        found += (Moment(EMPTY, each) for each in range(after.players) if before.sizes[each] > after.sizes[each] == 0)
    return found


def _fours(view: GodanView) -> list[tuple[int, int]]:
    """The groups that need one more card to be a Godan: seat and face."""
    return [
        (seat, face)
        for seat in range(view.players if view.addition_ends else 0)
        for face in range(view.moves.numbers)
        if counts.number(view.laid[seat], face) == FULL - 1 == counts.number(view.field(seat), face)
    ]
