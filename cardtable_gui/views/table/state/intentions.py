"""The meaning of a gesture on a card or place, given the cards and the turn. No widgets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.state.selection import Card, Selection

AnyCard = TypeVar("AnyCard", bound=Card)


@dataclass(frozen=True, slots=True)
class PickCard(Generic[AnyCard]):
    """Pick this card and those equal to it, or put them back."""

    card: AnyCard
    with_equals: bool = False


@dataclass(frozen=True, slots=True)
class PickGroup:
    """Pick these tokens, or put them back, and ask at once what they are meant for."""

    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PutCards:
    """Put the picked cards on a zone.

    `source`: the zone they were lifted from; None: they were not lifted. `onto`: the token of that card of the zone on
    which they were put; None: beside its cards.
    """

    zone: Zone
    source: Zone | None = None
    onto: int | None = None


@dataclass(frozen=True, slots=True)
class DoAction:
    """Do this legal action."""

    action: Action


@dataclass(frozen=True, slots=True)
class ChooseAction:
    """Choose one of these legal actions."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class NotYourTurn:
    """Try to act while another player is to move; the refusal says so."""

    refusal: Refusal


Intention = PickCard[AnyCard] | PickGroup | PutCards | DoAction | ChooseAction | NotYourTurn


def of_click(selection: Selection, card: AnyCard, *, with_equals: bool = False) -> Intention[AnyCard] | None:
    """The intention of a click on a card; None: nothing."""
    if selection.turn is None:
        return out_of_turn(selection, card)
    if card.token in selection.pickable():
        return PickCard(card, with_equals)
    return None if card.zone is None else PutCards(card.zone)


def of_double_click(selection: Selection, card: AnyCard) -> Intention[AnyCard] | None:
    """The intention of a double click on a card; None: nothing. Its first click was handled already."""
    if selection.turn is None or card.zone is None:
        return None
    obvious = of_default(selection, card)
    if obvious is not None:
        return obvious
    together = selection.lifted_with(card)
    if len(together) > 1:
        return PickGroup(tuple(together))
    choices = selection.choices if card.token in selection.picking else ()
    return ChooseAction(choices) if choices else of_click(selection, card)


def of_default(selection: Selection, card: Card) -> DoAction | None:
    """The intention of Return on a card: the obvious action; None: there is none."""
    action = selection.obvious(card)
    return None if action is None else DoAction(action)


def out_of_turn(selection: Selection, card: Card) -> NotYourTurn | None:
    """The intention of trying a card while another player is to move; None: it is not one of the player's own."""
    refusal = selection.why_not_yet(card)
    return None if refusal is None else NotYourTurn(refusal)
