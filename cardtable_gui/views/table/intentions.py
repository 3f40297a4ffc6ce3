"""What a gesture on a card or a place is meant for, as far as the cards and the turn tell. No widgets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.selection import Card, Selection

AnyCard = TypeVar("AnyCard", bound=Card)


@dataclass(frozen=True, slots=True)
class Pick(Generic[AnyCard]):
    """Pick this card, and those that are equal to it, or put them back."""

    card: AnyCard
    with_equals: bool = False


@dataclass(frozen=True, slots=True)
class PickTogether:
    """Pick these tokens, or put them back, and ask at once what they are meant for."""

    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Put:
    """Put what is picked on a zone. `source`: the zone from which it was lifted; None: it lies where it lay."""

    zone: Zone
    source: Zone | None = None


@dataclass(frozen=True, slots=True)
class Do:
    """Do this legal action."""

    action: Action


@dataclass(frozen=True, slots=True)
class Choose:
    """Pick one of these legal actions."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class TryInVain:
    """Do what is not possible now; this says why."""

    refusal: Refusal


Intention = Pick[AnyCard] | PickTogether | Put | Do | Choose | TryInVain


def of_click(selection: Selection, card: AnyCard, *, with_equals: bool = False) -> Intention[AnyCard] | None:
    """What a click on a card is meant for; None: nothing."""
    if selection.turn is None:
        return _in_vain(selection, card)
    if card.token in selection.pickable():
        return Pick(card, with_equals)
    return None if card.zone is None else Put(card.zone)


def of_double_click(selection: Selection, card: AnyCard) -> Intention[AnyCard] | None:
    """What a double click on a card is meant for; None: nothing. Its first click is done already."""
    if selection.turn is None or card.zone is None:
        return None
    obvious = of_default(selection, card)
    if obvious is not None:
        return obvious
    together = selection.lifted_with(card)
    if len(together) > 1:
        return PickTogether(tuple(together))
    choices = choices_of(selection) if card.token in selection.picking else ()
    return Choose(choices) if choices else of_click(selection, card)


def of_default(selection: Selection, card: Card) -> Do | None:
    """What Return on a card is meant for: the obvious action; None: there is none."""
    turn = selection.turn
    action = None if turn is None or card.zone is None else turn.obvious(card.zone, card.face)
    return None if action is None else Do(action)


def of_drop(selection: Selection, card: Card, zone: Zone | None, *, sorting: bool) -> Put | TryInVain | None:
    """What letting go of lifted cards above a zone is meant for; None: nothing, they go home.

    `sorting`: the card could only be lifted to be put elsewhere in the hand.
    """
    if zone is None:
        return None
    if sorting:
        return _in_vain(selection, card)
    return None if selection.turn is None else Put(zone, card.zone)


def choices_of(selection: Selection) -> tuple[Action, ...]:
    """What the picked cards may be meant as, where that is more than one thing."""
    commands = () if selection.offer is None else selection.offer.commands
    return next((command.choices for command in commands if command.primary and len(command.choices) > 1), ())


def _in_vain(selection: Selection, card: Card) -> TryInVain | None:
    refusal = selection.why_not_yet(card)
    return None if refusal is None else TryInVain(refusal)
