"""Findings of a game's judge about chosen cards, and the sentences that all games share. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.game import A, AnyView, V
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Argument, CardList, Message, SeatName
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.zones import Zone, hand_of


@dataclass(frozen=True, slots=True)
class Possible(Generic[A]):
    """The cards can be used now, for one of these actions.

    Attributes:
        actions: what can be done with them.
        later: what to say of that while another seat is to move; None: that it could be done.
    """

    actions: tuple[A, ...]
    later: Message | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """The cards can't be used now.

    Attributes:
        refusal: why, one of the game's refusals.
        remedies: what would make it possible, a sentence each, the nearest first; empty if nothing would.
    """

    refusal: Refusal
    remedies: tuple[Message, ...] = ()


Finding: TypeAlias = Possible[Any] | Fault
Judge: TypeAlias = Callable[[Any, Picked], Finding]
"""Judges picked cards in a seat's own view, as if it were its turn. Not asked of a spectator, nor after the end."""


ADD = QT_TRANSLATE_NOOP("table", "Add {cards} from your hand, and it works.")
ADD_EQUAL = QT_TRANSLATE_NOOP("table", "Add another {card} from your hand, and it works.")
NEED = QT_TRANSLATE_NOOP("table", "You’d need %n more {card}(s) in your hand.")
LEAVE = QT_TRANSLATE_NOOP("table", "Leave out {cards}, and it works.")
LEAD = QT_TRANSLATE_NOOP("table", "When you lead, you can play {cards}.")
LEAD_ANY = QT_TRANSLATE_NOOP("table", "When you lead, you can play any one of the picked cards.")
LEAD_ONE_NUMBER = QT_TRANSLATE_NOOP("table", "When you lead, you can play the picked cards of any one number.")
IF_UNBEATEN = QT_TRANSLATE_NOOP(
    "table", "The latest play is your own. If nobody beats it, you lead and can play {cards}."
)
ONE_OF = QT_TRANSLATE_NOOP("table", "Pick just one of them.")
_NO_CARDS = CardList(())
OTHERS_HAND = QT_TRANSLATE_NOOP("table", "That card is in {name}’s hand.")
NOT_TOGETHER = QT_TRANSLATE_NOOP("table", "You can’t use those cards together.")


def add(
    cards: CardList, chosen: CardList = _NO_CARDS, words: Message = ADD, words_if_equal: Message = ADD_EQUAL
) -> Message:
    """Cards that the chosen ones lack, of the own hand unless other words are given.

    `words_if_equal` take the place of `words` for a single `{card}` that is like a chosen one.
    """
    if len(cards.cards) == 1 and cards.cards[0] in chosen.cards:
        return words_if_equal.put(card=cards.cards[0])
    return words.put(cards=cards)


def need(number: int, card: Argument) -> Message:
    """So many equal cards are lacking beside those that the hand holds."""
    return NEED.put(n=number, card=card)


def leave(cards: CardList) -> Message:
    """Chosen cards without which the others can be played."""
    return LEAVE.put(cards=cards)


def one_number(
    parts: Sequence[Sequence[int]], chosen: Sequence[int], named: Callable[[tuple[int, ...]], CardList]
) -> Message:
    """What to do with cards of several numbers, of which only one number can be played at once.

    Args:
        parts: those of the chosen cards that can be played now, number by number.
        chosen: all chosen cards.
        named: names cards.
    """
    if not parts:
        return LEAD_ONE_NUMBER
    if len(parts) == len(chosen):
        return ONE_OF
    return leave(named(lacking(max(parts, key=len), chosen)))


def lead(cards: CardList) -> Message:
    """Cards that can be played on an empty table."""
    return LEAD.put(cards=cards)


def if_unbeaten(cards: CardList) -> Message:
    """Cards that can be played once nobody has beaten the asking player's own play."""
    return IF_UNBEATEN.put(cards=cards)


def not_together(rule: str) -> Refusal:
    """Cards of several zones that have no use in common, by the rule of this number."""
    return Refusal(rule, NOT_TOGETHER)


def faces_in(view: AnyView, picked: Picked, zone: Zone) -> tuple[int, ...]:
    """The faces of the face-up cards that are picked in a zone, ascending."""
    index = view.game.index
    return tuple(sorted(index[pick.card] for pick in picked.get(zone, ()) if pick.card is not None))


def lacking(part: Sequence[int], whole: Sequence[int]) -> tuple[int, ...]:
    """The faces of `whole` that are not in `part`, each as often as it is missing."""
    rest = list(whole)
    for face in part:
        rest.remove(face)
    return tuple(rest)


def judged(
    view: V,
    picked: Picked,
    usable: Callable[[V, Picked, tuple[int, ...]], Finding],
    *,
    dealing: str,
    unusable: Mapping[Zone, Refusal] | None = None,
) -> Finding:
    """Find fault with cards where nobody could use them, and let a game judge all others.

    Args:
        view: the view of a seat.
        picked: the cards asked about, at least one.
        usable: the game's judgement. It gets the view, the picked cards, and the faces picked in the seat's own hand.
        dealing: the number of the rule that deals the hands: why another player's card can't be used.
        unusable: what to say of a card picked in a zone from which none is ever used; together with others, they don't
            go together by the same rule. Of several such zones the first counts.
    """
    for zone in picked:
        if zone.name == "hand" and zone.seat is not None and zone.seat != view.seat:
            return Fault(Refusal(dealing, OTHERS_HAND.put(name=SeatName(zone.seat))))
    for zone, refusal in (unusable or {}).items():
        if zone in picked:
            return Fault(refusal if len(picked) == 1 else not_together(refusal.rule))
    return usable(view, picked, faces_in(view, picked, hand_of(view.seat or 0)))
