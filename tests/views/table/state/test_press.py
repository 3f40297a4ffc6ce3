"""Which gesture a press becomes, from points and moments alone."""

import pytest
from PySide6.QtCore import QPoint

from cardtable_gui.views.table.state.press import (
    CLICK_REACH,
    Click,
    DoubleClick,
    DragMove,
    DragStart,
    Drop,
    LongPress,
    Press,
    PressRecognizer,
)

DRAG = 10
HERE, NEAR, AT_REACH, FAR = QPoint(100, 100), QPoint(102, 101), QPoint(104, 100), QPoint(130, 100)
FOX, OWL = "fox", "owl"


@pytest.fixture
def recognizer() -> PressRecognizer[str]:
    return PressRecognizer(DRAG)


def press(recognizer: PressRecognizer[str], card: str = FOX, *, by_finger: bool = False) -> None:
    recognizer.press(Press(card, HERE, by_finger))


def lift(recognizer: PressRecognizer[str], card: str = FOX) -> None:
    press(recognizer, card)
    recognizer.move(FAR)
    recognizer.begin_drag()


def test_a_press_that_hardly_moves_is_a_click_wherever_it_ends(recognizer: PressRecognizer[str]) -> None:
    press(recognizer)
    assert recognizer.move(NEAR) is None
    assert recognizer.release(NEAR, on_card=False) == Click(FOX)
    assert recognizer.pressed is None


@pytest.mark.parametrize(("on_card", "gesture"), [(True, Click(FOX)), (False, None)])
def test_a_press_that_moves_further_is_a_click_only_on_its_card(
    recognizer: PressRecognizer[str], on_card: bool, gesture: object
) -> None:
    press(recognizer)
    assert recognizer.release(AT_REACH, on_card=on_card) == gesture


def test_a_finger_may_tremble_more_than_a_mouse(recognizer: PressRecognizer[str]) -> None:
    press(recognizer, by_finger=True)
    assert recognizer.move(QPoint(100 + CLICK_REACH[True] - 1, 100)) is None
    assert recognizer.release(QPoint(100 + CLICK_REACH[True] - 1, 100), on_card=False) == Click(FOX)
    press(recognizer, by_finger=True)
    assert isinstance(recognizer.move(QPoint(100 + CLICK_REACH[True], 100)), DragStart)


def test_a_click_with_shift_means_the_equal_cards_too(recognizer: PressRecognizer[str]) -> None:
    recognizer.press(Press(FOX, HERE, with_equals=True))
    assert recognizer.release(HERE, on_card=True) == Click(FOX, with_equals=True)


def test_a_press_that_moves_far_is_a_drag_until_it_ends(recognizer: PressRecognizer[str]) -> None:
    press(recognizer)
    assert recognizer.move(QPoint(100 + DRAG - 1, 100)) is None
    assert recognizer.move(QPoint(100 + DRAG, 100)) == DragStart(FOX, HERE, QPoint(100 + DRAG, 100))
    recognizer.begin_drag()
    assert recognizer.move(HERE) == DragMove(HERE)
    assert recognizer.release(HERE, on_card=True) == Drop()
    assert not recognizer.dragging
    assert recognizer.move(FAR) is None


def test_a_drag_is_proposed_until_a_card_can_be_lifted(recognizer: PressRecognizer[str]) -> None:
    press(recognizer)
    for _ in range(2):
        assert recognizer.move(FAR) == DragStart(FOX, HERE, FAR)
    assert recognizer.release(FAR, on_card=False) is None


def test_a_press_begins_anew_whatever_was_carried(recognizer: PressRecognizer[str]) -> None:
    lift(recognizer)
    press(recognizer, OWL)
    assert not recognizer.dragging
    assert recognizer.pressed == Press(OWL, HERE)
    assert recognizer.release(HERE, on_card=True) == Click(OWL)


def test_two_quick_presses_of_one_card_are_a_double_click(recognizer: PressRecognizer[str]) -> None:
    press(recognizer)
    recognizer.release(HERE, on_card=True)
    assert recognizer.press_again(FOX) == DoubleClick(FOX)
    assert recognizer.release(HERE, on_card=True) is None


def test_two_quick_presses_of_two_cards_are_two_clicks(recognizer: PressRecognizer[str]) -> None:
    press(recognizer)
    recognizer.release(HERE, on_card=True)
    assert recognizer.press_again(OWL) is None
    press(recognizer, OWL)
    assert recognizer.release(HERE, on_card=True) == Click(OWL)
    assert recognizer.press_again(FOX) is None


def test_nothing_that_was_let_go_of_is_half_a_double_click(recognizer: PressRecognizer[str]) -> None:
    press(recognizer)
    recognizer.forget()
    assert recognizer.release(HERE, on_card=True) is None
    assert recognizer.press_again(FOX) is None


def test_a_finger_that_rests_presses_long_and_does_not_click(recognizer: PressRecognizer[str]) -> None:
    assert recognizer.rest() is None
    press(recognizer, by_finger=True)
    assert recognizer.rest() == LongPress(FOX)
    assert recognizer.release(HERE, on_card=True) is None


def test_cards_that_are_carried_are_not_pressed_long(recognizer: PressRecognizer[str]) -> None:
    lift(recognizer)
    assert recognizer.rest() is None
    assert recognizer.release(HERE, on_card=True) == Drop()


def test_cancelling_tells_whether_cards_were_carried(recognizer: PressRecognizer[str]) -> None:
    assert not recognizer.cancel()
    press(recognizer)
    assert not recognizer.cancel()
    lift(recognizer)
    assert recognizer.cancel()
    assert recognizer.release(HERE, on_card=True) is None
    assert not recognizer.dragging


def test_no_drag_begins_without_a_press(recognizer: PressRecognizer[str]) -> None:
    recognizer.begin_drag()
    assert not recognizer.dragging
