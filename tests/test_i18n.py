"""Messages are rendered in a language."""

import pytest

from cardtable_gui import i18n
from cardtable_gui.core.messages import CardList, Message, SeatName


def test_places_are_filled_with_names_cards_numbers_and_messages() -> None:
    message = Message("test", "{seat} gives {cards} ({n}) {inner}").put(
        seat=SeatName(1), cards=CardList(("3", "4")), n=7, inner=Message("test", "to {seat}").put(seat=SeatName(0))
    )
    assert i18n.text(message, ("Aki", "Ben")) == "Ben gives 3 4 (7) to Aki"


def test_cards_that_have_names_are_listed() -> None:
    named = CardList((Message("test", "white {n}").put(n=3), Message("test", "black ?")))
    message = Message("test", "plays {cards}").put(cards=named)
    assert i18n.text(message) == "plays white 3, black ?"
    assert i18n.text(message, chosen="ja") == "plays white 3、black ?"
    assert i18n.text(Message("test", "{cards}").put(cards=CardList(()))) == ""


def test_a_place_without_a_value_and_text_in_a_value_stay_as_they_are() -> None:
    message = Message("test", "{a} {b}").put(a="{b}")
    assert i18n.text(message) == "{b} {b}"


@pytest.mark.parametrize(("names", "expected"), [((), "Player 2"), (("Aki", ""), "Player 2"), (("Aki", "Ben"), "Ben")])
def test_a_seat_without_a_name_is_numbered(names: tuple[str, ...], expected: str) -> None:
    assert i18n.seat_name(1, names, "en") == expected


def test_an_unknown_text_is_shown_in_english_rather_than_not_at_all() -> None:
    assert i18n.text(Message("test", "Never heard of"), chosen="ja") == "Never heard of"


def test_japanese_texts_come_from_the_catalogue() -> None:
    assert i18n.seat_name(0, (), "ja") == "プレイヤー1"
