"""Names and words of strangers change nothing around them, whatever characters they are made of."""

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


def test_a_name_of_nothing_else_is_no_name() -> None:
    assert i18n.seat_name(1, ["Ann", "\u202e\u200b"]) == "Player 2"


def test_a_name_from_right_to_left_keeps_its_direction_to_itself() -> None:
    assert isolated("דנה") == "\u2068דנה\u2069"
    assert isolated("\u202eעלי") == "\u2068עלי\u2069"


@pytest.mark.parametrize("name", ["Ann", "アキ 🎴", "Zoë", "👩‍👧", "राम", "김", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
def test_other_names_stay_as_they_are(name: str) -> None:
    assert i18n.seat_name(0, [name]) == name
