"""Picked cards and their places."""

from collections.abc import Sequence

import pytest

from cardtable_gui.core.picks import CardsByZone, Pick, cards_of, continuing, involved, picks_of
from cardtable_gui.core.zones import DECK, Zone, ZoneCards

OWN, OTHER = Zone("hand", 0), Zone("hand", 1)


class CardPositions:
    """These cards, wherever they come from."""

    def __init__(self, **cards: Sequence[str | None]) -> None:
        names = {"own": OWN, "other": OTHER, "deck": DECK}
        self._zones = tuple(ZoneCards(names[name], tuple(positions)) for name, positions in cards.items())

    def zones(self) -> tuple[ZoneCards, ...]:
        return self._zones


LYING = CardPositions(own="3557", other=[None] * 4, deck=[None] * 9)


def test_cards_are_found_where_they_lie_the_topmost_of_equal_ones_first() -> None:
    assert picks_of(LYING, {OWN: ("7", "5"), DECK: (None,)}) == {
        OWN: (Pick(3, "7"), Pick(2, "5")),
        DECK: (Pick(8, None),),
    }
    assert picks_of(LYING, {OWN: ("5", "5")}) == {OWN: (Pick(2, "5"), Pick(1, "5"))}


def test_every_face_down_card_has_a_place_of_its_own() -> None:
    assert set(picks_of(LYING, {OTHER: (None,) * 4})[OTHER]) == {Pick(place, None) for place in range(4)}


def test_zones_without_wanted_cards_are_absent() -> None:
    assert picks_of(LYING, {OWN: (), OTHER: (None,)}).keys() == {OTHER}


@pytest.mark.parametrize("cards", [("3", "3"), ("9",), (None,)])
def test_cards_that_do_not_lie_there_cannot_be_picked(cards: tuple[str | None, ...]) -> None:
    with pytest.raises(ValueError, match="not all of"):
        picks_of(LYING, {OWN: cards})


def test_cards_of_forgets_the_places() -> None:
    assert cards_of({OWN: (Pick(1, "5"), Pick(3, "7")), OTHER: (Pick(2, None),)}) == {OWN: ("5", "7"), OTHER: (None,)}


def test_playable_cards_go_on_where_an_action_takes_all_that_is_picked() -> None:
    actions: list[CardsByZone] = [{OWN: ("5", "5")}, {OWN: ("3",), OTHER: (None,)}]
    playable = picks_of(LYING, {OWN: ("3", "5", "5"), OTHER: (None,)})

    def after(**picked: tuple[str | None, ...]) -> object:
        zones = {"own": OWN, "other": OTHER}
        return cards_of(continuing(playable, picks_of(LYING, {zones[name]: picked[name] for name in picked}), actions))

    assert after() == {OWN: ("3", "5", "5"), OTHER: (None,)}
    assert after(own=("5",)) == {OWN: ("5", "5")}
    assert after(other=(None,)) == {OWN: ("3",), OTHER: (None,)}
    assert after(own=("3", "5")) == {}


def test_cards_of_a_kind_take_part_where_one_of_them_does() -> None:
    found = involved(LYING, [{OWN: ("5",)}, {OWN: ("7", "5")}])
    assert found == {OWN: (Pick(1, "5"), Pick(2, "5"), Pick(3, "7"))}


def test_of_face_down_cards_the_topmost_take_part_as_many_as_an_action_takes() -> None:
    assert involved(LYING, [{DECK: (None,)}, {OTHER: (None, None)}]) == {
        OTHER: (Pick(2, None), Pick(3, None)),
        DECK: (Pick(8, None),),
    }


def test_without_actions_no_card_takes_part() -> None:
    assert involved(LYING, []) == {}
