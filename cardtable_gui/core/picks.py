"""Picked cards: where in its zone each one lies, so that one of several face-down cards can be meant too."""

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
    """These cards where they lie, in this order; of equal cards those with the highest places (the top of a pile).

    Raises:
        ValueError: a wanted card does not lie in its zone.
    """
    there = {item.zone: item.cards for item in positions.zones()}
    found: dict[Zone, tuple[Pick, ...]] = {}
    for zone, cards in wanted.items():
        places: dict[str | None, list[int]] = {}
        for place, card in enumerate(there.get(zone, ())):
            places.setdefault(card, []).append(place)
        if any(len(places.get(card, ())) < number for card, number in Counter(cards).items()):
            raise ValueError(f"not all of {cards} lie in {zone}")
        if cards:
            found[zone] = tuple(Pick(places[card].pop(), card) for card in cards)
    return found


def cards_of(picked: Picked) -> dict[Zone, tuple[str | None, ...]]:
    """The texts of picked cards by zone."""
    return {zone: tuple(pick.card for pick in picks) for zone, picks in picked.items()}


def involved(positions: CardPositions, actions: Iterable[CardsByZone]) -> dict[Zone, tuple[Pick, ...]]:
    """The cards that take part in some action, given the cards of each: all equal ones.

    Face-down cards cannot be told apart: of them as many as the largest action takes, those with the highest places.
    """
    kinds: dict[Zone, set[str | None]] = {}
    hidden: Counter[Zone] = Counter()
    for action in actions:
        for zone, cards in action.items():
            kinds.setdefault(zone, set()).update(cards)
            hidden[zone] = max(hidden[zone], sum(card is None for card in cards))
    found: dict[Zone, tuple[Pick, ...]] = {}
    for item in positions.zones():
        wanted = kinds.get(item.zone, set()) - {None}
        picks = [Pick(place, card) for place, card in enumerate(item.cards) if card in wanted]
        face_down = [Pick(place, None) for place, card in enumerate(item.cards) if card is None]
        picks += face_down[max(0, len(face_down) - hidden[item.zone]) :]
        if picks:
            found[item.zone] = tuple(picks)
    return found


def continuing(playable: Picked, picked: Picked, actions: Iterable[CardsByZone]) -> dict[Zone, tuple[Pick, ...]]:
    """The playable cards that go on with the picked ones, given the cards of each legal action.

    A card goes on where one of its kind in its zone belongs to an action whose cards include all the picked ones.
    """
    begun = {zone: Counter(cards) for zone, cards in cards_of(picked).items() if cards}
    kinds: dict[Zone, set[str | None]] = {}
    for action in actions:
        if all(cards <= Counter(action.get(zone, ())) for zone, cards in begun.items()):
            for zone, some in action.items():
                kinds.setdefault(zone, set()).update(some)
    found = {
        zone: tuple(pick for pick in picks if pick.card in kinds.get(zone, ())) for zone, picks in playable.items()
    }
    return {zone: picks for zone, picks in found.items() if picks}
