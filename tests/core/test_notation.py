"""The common part of all notations."""

import pytest

from cardtable_gui.core.actions import NotationError
from cardtable_gui.core.notation import read_cards, shortened, unknown, words

INDEX = {"1": 0, "2": 1, "10": 2}


def test_words_are_split_at_any_white_space() -> None:
    assert words("  play 3\t3 ") == ["play", "3", "3"]


@pytest.mark.parametrize("text", ["", " \t", "x" * 1001])
def test_empty_and_absurdly_long_texts_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        words(text)


def test_cards_are_read_in_any_order() -> None:
    assert read_cards(["10", "1", "1"], INDEX) == (0, 0, 2)


@pytest.mark.parametrize("texts", [[], ["3"], ["1", "x"], ["01"], ["１"]])
def test_what_is_no_card_is_refused(texts: list[str]) -> None:
    with pytest.raises(NotationError):
        read_cards(texts, INDEX)


def test_what_is_quoted_is_kept_short() -> None:
    assert shortened("x" * 40) == "x" * 40
    assert shortened("x" * 41) == "x" * 39 + "…"
    assert unknown("y" * 900).message.places == {"word": "y" * 39 + "…"}
