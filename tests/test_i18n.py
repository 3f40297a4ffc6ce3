"""Messages are rendered in a language."""

import pytest

from cardtable_gui import i18n
from cardtable_gui.core.messages import CardList, Message, Ordinal, SeatName, You


def test_places_are_filled_with_names_cards_numbers_and_messages() -> None:
    message = Message("test", "{seat} gives {cards} ({sum}) {inner}").put(
        seat=SeatName(1), cards=CardList(("3", "4")), sum=7, inner=Message("test", "to {seat}").put(seat=SeatName(0))
    )
    assert i18n.text(message, ("Aki", "Ben")) == "Ben gives 3 and 4 (7) to Aki"


@pytest.mark.parametrize(
    ("cards", "english", "japanese", "with_particle"),
    [
        ((), "", "", ""),
        (("7",), "7", "7", "7を"),
        (("3", "4", "5"), "3, 4 and 5", "3、4、5", "3、4、5を"),
        (("7", "7"), "two 7s", "7（2枚）", "7を2枚"),
        (("7", "9", "7"), "two 7s and 9", "7（2枚）と9", "7を2枚と9を1枚"),
        (("1",) * 12, "12 1s", "1（12枚）", "1を12枚"),
        ((Message("test", "white {n}").put(n=3),) * 3, "three white 3s", "white 3（3枚）", "white 3を3枚"),
        ((Message("test", "black ?"),) * 2, "two black ? cards", "black ?（2枚）", "black ?を2枚"),
    ],
)
def test_cards_are_listed_and_equal_ones_counted(
    cards: tuple[str | Message, ...], english: str, japanese: str, with_particle: str
) -> None:
    def said(template: str, language: i18n.Language) -> str:
        return i18n.text(Message("test", template).put(cards=CardList(cards)), chosen=language)

    assert said("{cards}", "en") == english
    assert said("{cards}", "ja") == japanese
    assert said("{cards:を}", "ja") == with_particle


@pytest.mark.parametrize(
    ("card", "said"), [("2", "a 2"), ("8", "an 8"), ("11", "an 11"), ("12", "a 12"), ("18", "an 18"), ("80", "an 80")]
)
def test_an_english_article_goes_by_how_the_card_is_spoken(card: str, said: str) -> None:
    message = Message("test", "{seat} draws a {cards}.").put(seat=SeatName(0), cards=CardList((card,)))
    assert i18n.text(message, ("Aki",)) == f"Aki draws {said}."
    assert i18n.text(message, (You(""),)) == f"You draw {said}."


@pytest.mark.parametrize(("number", "english"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (6, "6th")])
def test_places_in_an_order_are_ordinals(number: int, english: str) -> None:
    message = Message("test", "{place}").put(place=Ordinal(number))
    assert i18n.text(message) == english
    assert i18n.text(message, chosen="ja") == str(number)


@pytest.mark.parametrize(("number", "english"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_counts_have_plural_forms(number: int, english: str) -> None:
    message = Message("cards", "%n card(s)").put(n=number)
    assert i18n.text(message) == english
    assert i18n.text(message, chosen="ja") == f"{number}枚"


def test_large_counts_have_their_thousands_apart() -> None:
    message = Message("cards", "%n card(s)").put(n=2200)
    assert i18n.text(message) == "2,200 cards"
    assert i18n.text(message, chosen="ja") == "2,200枚"


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


@pytest.mark.parametrize(("language", "line"), [("en", "One. Two."), ("ja", "One.Two.")])
def test_japanese_sentences_follow_each_other_without_a_space(
    monkeypatch: pytest.MonkeyPatch, language: i18n.Language, line: str
) -> None:
    monkeypatch.setattr(i18n, "language", lambda: language)
    assert i18n.sentences(("One.", "Two.")) == line


@pytest.mark.parametrize(("language", "line"), [("en", "one, two"), ("ja", "one、two")])
def test_words_are_listed_with_the_commas_of_the_language(
    monkeypatch: pytest.MonkeyPatch, language: i18n.Language, line: str
) -> None:
    monkeypatch.setattr(i18n, "language", lambda: language)
    assert i18n.with_commas(("one", "two")) == line
