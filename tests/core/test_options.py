"""Options are complete and checked before a match begins."""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

import pytest

from cardtable_gui.core.messages import Message
from cardtable_gui.core.options import (
    Choice,
    Option,
    OptionError,
    OptionValue,
    RuleSetFields,
    complete,
    head_start,
    seats_ahead,
    with_start,
)
from cardtable_gui.i18n import text

TEXT = Message("test", "text")
FLAG = Option("flag", "bool", False, TEXT, TEXT)
LIMIT = Option("limit", "int", 5, TEXT, TEXT, minimum=1, maximum=9)
PICK = Option("pick", "choice", 1, TEXT, TEXT, (Choice(1, TEXT), Choice("many", TEXT)))
KINDS = Option("kinds", "set", (), TEXT, TEXT, (Choice("1", TEXT), Choice("2", TEXT), Choice("13", TEXT)))
AHEAD = head_start(TEXT, 4, together={3: 8, 4: 5, 5: 0}, only_with=("flag", True))
ALL = (FLAG, LIMIT, PICK, KINDS)


def test_what_is_not_given_has_its_default() -> None:
    assert complete(ALL, {}) == {"flag": False, "limit": 5, "pick": 1, "kinds": ()}
    assert complete(ALL, {"limit": 9})["limit"] == 9


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("flag", True, True),
        ("limit", 1, 1),
        ("pick", "many", "many"),
        ("kinds", ["13", "1"], ("1", "13")),
        ("kinds", ("2",), ("2",)),
        ("kinds", [], ()),
    ],
)
def test_allowed_values_are_taken_in_their_plain_form(key: str, value: object, expected: OptionValue) -> None:
    assert complete(ALL, {key: value})[key] == expected


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("flag", 1),
        ("flag", "true"),
        ("flag", None),
        ("limit", 0),
        ("limit", 10),
        ("limit", 5.0),
        ("limit", True),
        ("limit", "5"),
        ("pick", True),
        ("pick", "1"),
        ("pick", 2),
        ("pick", ["many"]),
        ("kinds", "13"),
        ("kinds", ["3"]),
        ("kinds", ["1", "1"]),
        ("kinds", [1]),
        ("kinds", [["1"]]),
        ("kinds", {"1": 2}),
        ("other", 1),
    ],
)
def test_anything_else_is_refused_in_words(key: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        complete(ALL, {key: value})
    assert caught.value.message.places["option"] == key


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("flag", ": true, false."),
        ("limit", ": 1–9."),
        ("pick", ': 1, "many".'),
        ("kinds", ' a list of any of these: "1", "2", "13".'),
    ],
)
def test_a_refusal_says_which_values_work(key: str, said: str) -> None:
    with pytest.raises(OptionError) as caught:
        complete(ALL, {key: None})
    assert text(caught.value.message, (), "en").endswith(f"can’t be None. Expected{said}")


def test_the_refusal_of_an_unknown_option_lists_the_known_ones() -> None:
    with pytest.raises(OptionError) as caught:
        complete(ALL, {"speed": 1})
    assert text(caught.value.message, (), "en") == "Unknown option “speed”. Choose one of: flag, limit, pick, kinds."


@pytest.mark.parametrize(
    ("value", "expected"),
    [([], ()), ([0, 0, 0], (0, 0, 0)), ([4, 0, 4], (4, 0, 4)), ((1, 2, 3), (1, 2, 3)), ([0, 0, 1], (0, 0, 1))],
)
def test_seats_have_a_number_each_or_none_has_any(value: object, expected: tuple[int, ...]) -> None:
    assert complete((FLAG, AHEAD), {"head_start": value, "flag": True}, 3)["head_start"] == expected
    assert AHEAD.is_usual(expected) == (not any(expected))
    assert seats_ahead({"head_start": expected}) == (expected if any(expected) else ())
    assert complete((FLAG, AHEAD), {"head_start": [0] * 5}, 5)["head_start"] == (0,) * 5, "nothing always makes sense"


@pytest.mark.parametrize(
    "value",
    [
        3,
        "3",
        None,
        True,
        {"0": 3},
        [5, 0, 0],
        [-1, 0, 0],
        [1.0, 0, 0],
        ["1", 0, 0],
        [True, 0, 0],
        [[1], 0, 0],
    ],
)
def test_other_than_whole_numbers_within_the_limits_are_refused(value: object) -> None:
    with pytest.raises(OptionError) as caught:
        complete((FLAG, AHEAD), {"head_start": value, "flag": True})
    assert text(caught.value.message, (), "en").endswith("Expected a list of any of these: 0–4.")


@pytest.mark.parametrize(
    ("value", "players", "flag", "said"),
    [
        ([1, 0], 3, True, "Option “head_start” needs a list with one whole number for each seat."),
        ([1, 0, 0, 0], 3, True, "Option “head_start” needs a list with one whole number for each seat."),
        ([1, 0, 0], 3, False, "Option “head_start” needs the option “flag” to be true."),
        ([4, 4, 1], 3, True, "Option “head_start”: all seats together can have at most 8."),
        ([3, 2, 1, 0], 4, True, "Option “head_start”: all seats together can have at most 5."),
        ([1, 0, 0, 0, 0], 5, True, "Option “head_start”: all seats together can have at most 0."),
    ],
)
def test_a_match_says_what_its_seats_may_have(value: object, players: int, flag: bool, said: str) -> None:
    with pytest.raises(OptionError) as caught:
        complete((FLAG, AHEAD), {"head_start": value, "flag": flag}, players)
    assert text(caught.value.message, (), "en") == said


def test_a_seat_has_at_most_what_all_may_have_and_nothing_where_it_makes_no_sense() -> None:
    assert [AHEAD.most(players) for players in (2, 3, 4, 5)] == [4, 4, 4, 0]
    assert [AHEAD.makes_sense({"flag": flag}, players) for flag in (True, False) for players in (3, 5)] == [
        True,
        False,
        False,
        False,
    ]
    assert with_start(30, (), 3) == (30, 30, 30)
    assert with_start(30, (0, 5, 1), 3) == (30, 35, 31)


class Rules(RuleSetFields):
    __slots__ = ("kinds", "limit", "replay")

    limit: Annotated[int, Option("most", "int", 5, TEXT, TEXT, minimum=1, maximum=9)]
    replay: Annotated[
        bool,
        Option("end", "choice", "box", TEXT, TEXT, (Choice("box", TEXT), Choice("again", TEXT)), means="again"),
    ]
    kinds: Annotated[tuple[str, ...], Option("kinds", "set", (), TEXT, TEXT, (Choice("1", TEXT),))]


T = TypeVar("T")


class More(Rules, Generic[T]):
    __slots__ = ("other",)

    other: int


@pytest.mark.parametrize(
    ("given", "fields"),
    [
        ({}, {"limit": 5, "replay": False, "kinds": ()}),
        ({"most": 9, "end": "again", "kinds": ["1"]}, {"limit": 9, "replay": True, "kinds": ("1",)}),
    ],
)
def test_a_rule_set_declares_its_options_once(given: dict[str, object], fields: dict[str, OptionValue]) -> None:
    assert [option.id for option in More.declared.values()] == ["most", "end", "kinds"]
    rules = More[int]()
    for name, value in fields.items():
        setattr(rules, name, value)
    assert rules.options == complete(More.declared.values(), given)
