"""Codes that people read to each other."""

from random import Random

import pytest

from cardtable_gui.core.files import code_text
from cardtable_gui.core.files.code_text import ALPHABET, GROUP, LONGEST, WrongCodeError

LARGEST = 32**24 - 1


def test_every_number_is_read_as_it_was_written() -> None:
    rng = Random(1)
    for number in (0, 1, LARGEST, *(rng.getrandbits(rng.randrange(1, 121)) for _ in range(300))):
        text = code_text.written(number)
        assert len(text) <= LONGEST <= 40
        assert {len(group) for group in text.split("-")} == {GROUP}
        assert code_text.read(text) == number


def test_a_number_too_large_for_a_code_is_refused() -> None:
    with pytest.raises(OverflowError):
        code_text.written(LARGEST + 1)


def test_codes_never_change() -> None:
    assert code_text.written(0) == "0000-0000"
    assert code_text.written(123_456_789) == "003N-QK8N-8106"


@pytest.mark.parametrize(
    "typed",
    [
        "003n qk8n 8106",
        "oo3NQK8N81o6",
        "００３Ｎ－ＱＫ８Ｎ－８１０６",
        " 003N-QK8N-8106\n",
        "００３Ｎー ＱＫ８Ｎー８１０６",
        "003N−QK8N‐8106",
        "003N\u2011QK8N\u20118106",
        "\ufeff003N\u200b-QK8N-\u00ad8106",
    ],
)
def test_case_spaces_and_letters_that_look_alike_do_not_matter(typed: str) -> None:
    assert code_text.read(typed) == 123_456_789


@pytest.mark.parametrize("wrong", [1, 2])
def test_the_groups_of_one_or_two_wrong_characters_are_named(wrong: int) -> None:
    rng = Random(wrong)
    for _ in range(100):
        symbols = list(code_text.written(rng.getrandbits(100)))
        places = rng.sample([place for place, symbol in enumerate(symbols) if symbol != "-"], wrong)
        for place in places:
            symbols[place] = rng.choice([other for other in ALPHABET if other != symbols[place]])
        with pytest.raises(WrongCodeError) as refused:
            code_text.read("".join(symbols))
        assert set(refused.value.groups) == {place // (GROUP + 1) + 1 for place in places}


def test_any_four_wrong_characters_are_noticed() -> None:
    rng = Random(4)
    for _ in range(200):
        symbols = list(code_text.plain(code_text.written(rng.getrandbits(100))))
        for place in rng.sample(range(len(symbols)), 4):
            symbols[place] = rng.choice([other for other in ALPHABET if other != symbols[place]])
        with pytest.raises(WrongCodeError):
            code_text.read("".join(symbols))


def test_a_group_with_a_missing_character_is_named() -> None:
    with pytest.raises(WrongCodeError) as refused:
        code_text.read("0003-NK8-N6GR")
    assert refused.value.groups == (2,)


def test_a_character_that_no_code_has_is_named() -> None:
    with pytest.raises(WrongCodeError) as refused:
        code_text.read("0003-NQU8-N6GR")
    assert (refused.value.groups, refused.value.character) == ((2,), "U")


@pytest.mark.parametrize("text", ["", "0", "0000", "0" * 32, "こんにちは"])
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(WrongCodeError):
        code_text.read(text)


@pytest.mark.parametrize(
    "text",
    [
        "Card Table · Kobayakawa · Deal no. 7 · Code 003N-QK8N-8106",
        "コード「００３ｎー ｑｋ８ｎー８１０６」で遊ぼう".replace(" ", ""),
        "Try this! oo3n–qk8n–8106.",
        "003N-QK8N-8106 (again: 003N-QK8N-8106)",
    ],
)
def test_a_code_is_found_among_other_words(text: str) -> None:
    assert code_text.found(text) == "003N-QK8N-8106"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "003N-QK8N-8107",
        "X003N-QK8N-8106",
        "003N-QK8N-8106-0001",
        "003N-QK8N-8106 or 0000-0000",
        "003N-QK8N-8106" * 200,
    ],
)
def test_no_code_is_found_where_none_several_or_too_much_is_written(text: str) -> None:
    assert code_text.found(text) == ""
