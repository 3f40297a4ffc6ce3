"""The answer to a player who asks about cards: whose turn it is, what the judge says, and how to do it. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.offer import Command, Offer
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.table import AnyTable
from cardtable_gui.core.why_not.finding import Fault, Finding, Judge, Possible
from cardtable_gui.core.zones import Zone


@dataclass(frozen=True, slots=True)
class Explanation:
    """The answer to the player: sentences, and the number of the rule behind them; "" if there is none."""

    sentences: tuple[Message, ...]
    rule: str = ""
    possible: bool = False


OVER = QT_TRANSLATE_NOOP("table", "The match is over.")
WATCHING = QT_TRANSLATE_NOOP("table", "You’re watching, so you have no hand.")
TURN_OF = QT_TRANSLATE_NOOP("table", "It’s {name}’s turn.")
IF_YOUR_TURN = QT_TRANSLATE_NOOP("table", "If it were your turn now, you could do that.")
ALLOWED = QT_TRANSLATE_NOOP("table", "The rules allow that at this moment.")
POSSIBLE = QT_TRANSLATE_NOOP("table", "Yes, this works right now.")
PRESS = QT_TRANSLATE_NOOP("table", "Press “{button}”.")
PRESS_OR_DRAG = QT_TRANSLATE_NOOP("table", "Press “{button}”, or drag what you’ve picked to “{zone}”.")
PICK_AND_PRESS = QT_TRANSLATE_NOOP("table", "Pick it and press “{button}”.")
PICK_OR_DRAG = QT_TRANSLATE_NOOP("table", "Pick it and press “{button}”, or drag it to “{zone}”.")


def explain(
    table: AnyTable, judge: Judge | None, view: AnyView, picked: Picked, *, acting: bool, chosen: bool
) -> Explanation:
    """Explain why these cards can or can't be used.

    Args:
        table: the game's table.
        judge: the game's judge; None: on the onlooker's turn the table's offer answers, else only whose turn it is.
        view: the onlooker's view.
        picked: the cards asked about, at least one.
        acting: whether the onlooker can act at the table now.
        chosen: whether exactly these cards are picked on the table already.
    """
    if view.over:
        return Explanation((OVER,))
    if view.seat is None:
        return Explanation((WATCHING,))
    own_turn = view.to_move == view.seat
    waiting = () if own_turn or view.to_move is None else (TURN_OF.put(name=SeatName(view.to_move)),)
    if judge is None and not own_turn:
        return Explanation(waiting)
    finding = _by_offer(table, view, picked) if judge is None else judge(view, picked)
    if isinstance(finding, Fault):
        return Explanation((*waiting, finding.refusal.message, *finding.remedies), finding.refusal.rule)
    if waiting:
        return Explanation((*waiting, finding.later or IF_YOUR_TURN))
    if not acting:
        return Explanation((ALLOWED,), possible=True)
    ways = _ways(table, table.offer(view, picked), finding.actions, chosen=chosen)
    return Explanation((POSSIBLE, *ways), possible=True)


def _by_offer(table: AnyTable, view: AnyView, picked: Picked) -> Finding:
    offer = table.offer(view, picked)
    actions = tuple(action for meaning in offer.drops.values() for action in meaning.actions)
    refusals = [command.refusal for command in offer.commands if command.refusal is not None]
    if actions or not refusals:
        return Possible(actions)
    return Fault(refusals[0])


def _ways(table: AnyTable, offer: Offer[Action], actions: Sequence[Action], *, chosen: bool) -> tuple[Message, ...]:
    """How to do one of these actions, a sentence for each button that does one."""
    found = []
    for command in offer.commands:
        if not set(_actions(command)) & set(actions):
            continue
        titles = [
            _title(table, zone)
            for zone, meaning in offer.drops.items()
            if set(meaning.actions) & set(_actions(command))
        ]
        title = next((each for each in titles if each is not None), None)
        if title is None:
            found.append((PRESS if chosen else PICK_AND_PRESS).put(button=command.label))
        else:
            found.append((PRESS_OR_DRAG if chosen else PICK_OR_DRAG).put(button=command.label, zone=title))
    return tuple(found)


def _actions(command: Command[Action]) -> tuple[Action, ...]:
    return tuple(command.meaning.actions)


def _title(table: AnyTable, zone: Zone) -> Message | None:
    """The title of a zone as the table shows it; None for a hand."""
    layout = table.layout
    places = (*layout.seat, *(place for row in layout.centre for place in row))
    return next((place.title for place in places if place.name == zone.name), None)
