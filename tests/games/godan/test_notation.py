"""The texts of GODAN's actions."""

import pytest

from cardtable_gui.core.actions import NotationError
from cardtable_gui.games.godan.actions import NOBODY, TAKE, Send, Work
from cardtable_gui.games.godan.game import GAME


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("take", TAKE),
        ("send 10", Send(1)),
        ("work 5 5", Work((0, 0))),
        ("work S S", Work((5, 5))),
        ("work R R > @2 25 25", Work((6, 6), 2, (4, 4))),
        ("work V V > 5 20", Work((7, 7), NOBODY, (0, 3))),
        ("work V V", Work((7, 7))),
        ("work C C > @1", Work((8, 8), 1)),
    ],
)
def test_every_form_of_the_protocol_is_read_and_written(text: str, action: object) -> None:
    assert GAME.parse(text) == action
    assert GAME.notation(GAME.parse(text)) == text


def test_cards_may_come_in_any_order() -> None:
    assert GAME.notation(GAME.parse("work V  V > S 20 5")) == "work V V > 5 20 S"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take 5",
        "send",
        "send 5 5",
        "send 30",
        "work",
        "work >",
        "work 5 5 >",
        "work > @1",
        "work C C > 1",
        "work C C > @",
        "work C C > @-1",
        "work C C > @01",
        "work C C > @100",
        "work C C > @１",
        "work R R > 25 @2",
        "work R R > @2 > 25",
        "work R R > @2 @3",
        "pass",
        "Take",
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)


def test_what_others_hide_is_not_written() -> None:
    assert GAME.open_notation(GAME.parse("send 10")) == "send ?"
    assert GAME.open_notation(GAME.parse("work 5 5")) == "work 5 5"


@pytest.mark.parametrize("text", ["send 5 5", "work R R >"])
def test_an_action_of_another_form_is_refused_with_an_example_that_can_be_read(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(text)
    example = caught.value.message.places["example"]
    assert GAME.notation(GAME.parse(str(example))) == example
