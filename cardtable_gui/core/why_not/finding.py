"""What a game's judge finds about chosen cards, and the sentences that all games share. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from cardtable_gui.core.game import A, AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Argument, CardList, Message, SeatName
from cardtable_gui.core.picks import Picked
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


ADD = QT_TRANSLATE_NOOP("table", "Add {cards} from your hand, and it works.")
NEED = QT_TRANSLATE_NOOP("table", "You’d need %n more {card}(s) in your hand.")
LEAVE = QT_TRANSLATE_NOOP("table", "Leave out {cards}, and it works.")
LEAD = QT_TRANSLATE_NOOP("table", "When you lead, you can play {cards}.")
ONE_OF = QT_TRANSLATE_NOOP("table", "Pick just one of them.")
OTHERS_HAND = QT_TRANSLATE_NOOP("table", "That card is in {name}’s hand.")
NOT_TOGETHER = QT_TRANSLATE_NOOP("table", "You can’t use those cards together.")


def add(cards: CardList) -> Message:
    """Cards of the own hand that the chosen ones lack."""
    return ADD.put(cards=cards)


def need(number: int, card: Argument) -> Message:
    """So many equal cards are lacking beside those that the hand holds."""
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
