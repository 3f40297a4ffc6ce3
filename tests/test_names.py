"""Untrusted names cannot affect the text around them, whatever characters they contain."""

import pytest

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message, SeatName, isolated
from cardtable_gui.core.notation import shortened

STEERING = ["\u202e", "\u202a", "\u2066", "\u2068", "\u200f", "\u061c", "\u2028", "\n", "\0", "\x85", "\ufeff"]


@pytest.mark.parametrize("mark", STEERING)
def test_what_steers_the_writing_is_left_out(mark: str) -> None:
    line = Message("log", "{name} passes.").put(name=SeatName(0))
    assert i18n.text(line, [f"A{mark}nn"]) == "Ann passes."
    assert mark not in shortened(f"play {mark}3")


@pytest.mark.parametrize(
    "name", ["\u202e\u200b", "   ", "\u3000", "\u3164", "\u200d", "\u2800\u0301", "\t", "\u2028", "\u2029"]
)
def test_a_name_of_nothing_else_is_no_name(name: str) -> None:
    assert i18n.seat_name(1, ["Ann", name]) == "Player 2"


def test_a_word_in_any_message_steers_nothing() -> None:
    line = Message("window", "{file} could not be written.").put(file="\u202eelif\nx\x1b[31m")
    assert i18n.text(line) == "elifx[31m could not be written."


@pytest.mark.parametrize("no_character", ["\udcff", "\ufdd0", "\ufffc", "\uffff"])
def test_what_is_no_character_is_seen(no_character: str) -> None:
    assert isolated(f"a{no_character}b") == "a\ufffdb"
    assert i18n.seat_name(0, [no_character]) == "\ufffd"


def test_marks_in_towers_are_cut() -> None:
    assert isolated("e\u0301" * 3 + "a" + "\u0301" * 50) == "e\u0301" * 3 + "a" + "\u0301" * 4


def test_a_name_from_right_to_left_keeps_its_direction_to_itself() -> None:
    assert isolated("דנה") == "\u2068דנה\u2069"
    assert isolated("\u202eעלי") == "\u2068עלי\u2069"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "アキ 🎴",
        "Zoë",
        "👩‍👧",
        "葛\U000e0100",
        "𠮷",
        "か\u309a",
        "राम",
        "김",
        "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
        "กี่",
        "e\u0301",
    ],
)
def test_other_names_stay_as_they_are(name: str) -> None:
    assert i18n.seat_name(0, [name]) == name
