"""“Why can't I play this?”: what the rules say of some chosen cards, at any time, and what would change it. No Qt.

A game judges cards by a `Judge`, in the view of one seat and as if it were that seat's turn. `explain` adds whose turn
it is and, for cards that can be played, how.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import A, AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Argument, CardList, Message, SeatName
from cardtable_gui.core.offer import Command, Offer
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.table import AnyTable
from cardtable_gui.core.zones import Zone, hand_of


@dataclass(frozen=True, slots=True)
class Possible(Generic[A]):
    """The cards can be used now, for one of these actions."""

    actions: tuple[A, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """The cards can't be used now.

    Attributes:
        rule: the number of the rule, such as `MG5`.
        reason: a sentence with the numbers of the moment.
        remedies: what would make it possible, a sentence each, the nearest first; empty if nothing would.
    """

    rule: str
    reason: Message
    remedies: tuple[Message, ...] = ()


Finding: TypeAlias = Possible[Any] | Fault
Judge: TypeAlias = Callable[[Any, Picked], Finding]
"""Judges picked cards in a seat's own view, as if it were its turn. Not asked of a spectator, nor after the end."""


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
POSSIBLE = QT_TRANSLATE_NOOP("table", "Yes, you can do that now.")
PRESS = QT_TRANSLATE_NOOP("table", "Press “{button}”.")
PRESS_OR_DRAG = QT_TRANSLATE_NOOP("table", "Press “{button}”, or drag to “{zone}”.")
PICK_AND_PRESS = QT_TRANSLATE_NOOP("table", "Pick it and press “{button}”.")
PICK_OR_DRAG = QT_TRANSLATE_NOOP("table", "Pick it and press “{button}”, or drag it to “{zone}”.")
ADD = QT_TRANSLATE_NOOP("table", "Add {cards} from your hand, and it works.")
NEED = QT_TRANSLATE_NOOP("table", "You’d need %n more {card}(s).")
LEAVE = QT_TRANSLATE_NOOP("table", "Leave out {cards}, and it works.")
LEAD = QT_TRANSLATE_NOOP("table", "When you lead, you can play {cards}.")
ONE_OF = QT_TRANSLATE_NOOP("table", "Pick just one of them.")
OTHERS_HAND = QT_TRANSLATE_NOOP("table", "That card is in {name}’s hand.")
NOT_TOGETHER = QT_TRANSLATE_NOOP("table", "You can’t use those cards together.")


def explain(
    table: AnyTable, judge: Judge | None, view: AnyView, picked: Picked, *, acting: bool, chosen: bool
) -> Explanation:
    """What the rules say of these cards.

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
        return Explanation((*waiting, finding.reason, *finding.remedies), finding.rule)
    if waiting:
        return Explanation((*waiting, IF_YOUR_TURN))
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
    return Fault(refusals[0].rule, refusals[0].message)


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


# ---------------------------------------------------------------------------------------------- for the games' judges


def listed(view: AnyView, faces: Sequence[int]) -> CardList:
    """Cards as the game names them in a sentence."""
    game = view.game
    return CardList(tuple(map(game.card_name, game.card_texts(faces))))


def add(cards: CardList) -> Message:
    """Cards of the own hand that the chosen ones lack."""
    return ADD.put(cards=cards)


def need(number: int, card: Argument) -> Message:
    """So many more equal cards are lacking, whether the hand holds them or not."""
    return NEED.put(n=number, card=card)


def leave(cards: CardList) -> Message:
    """Chosen cards without which the others can be played."""
    return LEAVE.put(cards=cards)


def lead(cards: CardList) -> Message:
    """Cards that can be played on an empty table."""
    return LEAD.put(cards=cards)


def others_hand(rule: str, picked: Picked, seat: int | None) -> Fault | None:
    """The fault of cards in another player's hand, if one is picked; `rule` deals the hands."""
    for zone in picked:
        if zone.name == "hand" and zone.seat is not None and zone.seat != seat:
            return Fault(rule, OTHERS_HAND.put(name=SeatName(zone.seat)))
    return None


def faces_in(view: AnyView, picked: Picked, zone: Zone) -> tuple[int, ...]:
    """The faces of the face-up cards that are picked in a zone, ascending."""
    index = view.game.index
    return tuple(sorted(index[pick.card] for pick in picked.get(zone, ()) if pick.card is not None))


def own_faces(view: AnyView, picked: Picked) -> tuple[int, ...]:
    """The faces that are picked in the hand of the view's seat, ascending."""
    return faces_in(view, picked, hand_of(view.seat or 0))


def lacking(part: Sequence[int], whole: Sequence[int]) -> tuple[int, ...]:
    """The faces of `whole` that are not in `part`, each as often as it is missing."""
    rest = list(whole)
    for face in part:
        rest.remove(face)
    return tuple(rest)
