"""Picked cards, identified by their place in a zone, so that face-down cards can be told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from cardtable_gui.core.zones import CardPositions, Zone


class Pick(NamedTuple):
    """One picked card: its place in its zone, counted from 0 in the order of `View.zones`, and its text.

    `card` is None while the card lies face down.
    """

    place: int
    card: str | None


Picked: TypeAlias = Mapping[Zone, tuple[Pick, ...]]
"""Some cards of the table by zone, in any order. Zones without any are absent."""

CardsByZone: TypeAlias = Mapping[Zone, Sequence[str | None]]
"""Card texts by zone, whichever of equal cards they are; None: any face-down card."""


def picks_of(positions: CardPositions, wanted: CardsByZone) -> dict[Zone, tuple[Pick, ...]]:
    """Find these cards in their zones, in this order; of equal cards those with the highest places (a pile's top).

    Raises:
        ValueError: a card is not in its zone.
    """
    there = {item.zone: item.cards for item in positions.zones()}
    found: dict[Zone, tuple[Pick, ...]] = {}
    for zone, cards in wanted.items():
        if not cards:
            continue
        places: dict[str | None, list[int]] = {}
        for place, card in enumerate(there.get(zone, ())):
            places.setdefault(card, []).append(place)
        try:
            found[zone] = tuple(Pick(places[card].pop(), card) for card in cards)
        except LookupError:
            raise ValueError(f"not all of {cards} lie in {zone}") from None
    return found


def cards_of(picked: Picked) -> dict[Zone, tuple[str | None, ...]]:
    """The texts of picked cards by zone."""
    return {zone: tuple(pick.card for pick in picks) for zone, picks in picked.items()}


def without(picked: Picked, others: Picked) -> dict[Zone, tuple[Pick, ...]]:
    """The picked cards that are not among the others."""
    left = {zone: tuple(pick for pick in picks if pick not in others.get(zone, ())) for zone, picks in picked.items()}
    return {zone: picks for zone, picks in left.items() if picks}


def involved(positions: CardPositions, actions: Iterable[CardsByZone]) -> dict[Zone, tuple[Pick, ...]]:
    """All cards that can take part in an action, given the cards of each action; equal cards are included.

    Of face-down cards, which all look alike, as many as the largest action takes, from the highest places.
    """
    kinds: dict[Zone, set[str | None]] = {}
    hidden: dict[Zone, int] = {}
    for action in actions:
        for zone, cards in action.items():
            kinds.setdefault(zone, set()).update(cards)
            if None in cards:
                hidden[zone] = max(hidden.get(zone, 0), cards.count(None))
    found: dict[Zone, tuple[Pick, ...]] = {}
    for item in positions.zones():
        wanted = kinds.get(item.zone)
        if wanted is None:
            continue
        picks = [Pick(place, card) for place, card in enumerate(item.cards) if card in wanted and card is not None]
        if item.zone in hidden:
            face_down = [Pick(place, None) for place, card in enumerate(item.cards) if card is None]
            picks += face_down[-hidden[item.zone] :]
        if picks:
            found[item.zone] = tuple(picks)
    return found


def continuing(playable: Picked, picked: Picked, actions: Iterable[CardsByZone]) -> dict[Zone, tuple[Pick, ...]]:
    """The playable cards that can be added to the picked ones, given the cards of each legal action.

    A card qualifies if an equal card of its zone belongs to an action whose cards include all the picked ones.
    """
    begun = [
        (zone, card, number) for zone, cards in cards_of(picked).items() for card, number in Counter(cards).items()
    ]
    kinds: dict[Zone, set[str | None]] = {}
    for action in actions:
        if all(action.get(zone, ()).count(card) >= number for zone, card, number in begun):
            for zone, some in action.items():
                kinds.setdefault(zone, set()).update(some)
    found = {
        zone: tuple(pick for pick in picks if pick.card in kinds.get(zone, ())) for zone, picks in playable.items()
    }
    return {zone: picks for zone, picks in found.items() if picks}
