"""Taking back another person's move asks that person, on a sheet that hides the table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.zones import Zone
from tests.support.sessions import ANN, BEN, CHO, EASY
from tests.views.table.driving import Driven
from tests.views.table.scenes import UPWARDS

FLIPS = ("flip", "flip", "flip")


@pytest.fixture
def driven(qtbot: QtBot) -> Driven:
    """Ann has folded, and Ben is at the table."""
    found = Driven(qtbot, "kobayakawa", (ANN, BEN, CHO), deals=(UPWARDS,))
    found.go_on()
    for text in (*FLIPS, "fold"):
        found.act(text)
        found.go_on()
    assert found.session.onlooker == 1
    return found


def hands(driven: Driven) -> list[str | None]:
    return [card.face for seat in range(3) for card in driven.table.cards(Zone("hand", seat))]


def test_the_question_names_both_and_covers_the_table(driven: Driven) -> None:
    assert hands(driven) == [None, "2", None]
    driven.session.undo()
    sheet = driven.table.widgets.consent
    assert sheet.isVisible()
    assert sheet.geometry() == driven.table.rect()
    assert sheet.accessibleName() == "Ann, is it OK to take back your move?"
    assert sheet.accessibleDescription() == "Ben is asking. It’s up to Ann."
    assert [button.face.label for button in (sheet.button, sheet.leave)] == [
        "I’m Ann: take it back",
        "Leave it as is",
    ]
    assert hands(driven) == [None] * 3
    picture = driven.table.grab().toImage()
    alone = sheet.grab().toImage()
    assert picture == alone


@pytest.mark.parametrize(
    ("actions", "aside"),
    [
        (("flip",), "That move revealed a card, so everyone has to agree."),
        (("draw", "discard 1", "flip"), "A card has been revealed since, so everyone has to agree."),
    ],
)
def test_what_the_move_revealed_is_not_told_as_revealed_later(
    qtbot: QtBot, actions: tuple[str, ...], aside: str
) -> None:
    found = Driven(qtbot, "kobayakawa", (ANN, BEN if len(actions) == 1 else EASY, CHO), deals=(UPWARDS,))
    found.go_on()
    for text in actions[:2]:
        found.act(text)
    if len(actions) > 2:
        found.answer(actions[2])
    found.go_on()
    found.session.undo()
    assert found.table.widgets.consent.accessibleDescription() == aside


def test_enter_and_escape_leave_the_move_and_call_the_person_who_was_at_the_table(driven: Driven) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        driven.session.undo()
        assert driven.table.widgets.consent.leave.hasFocus()
        driven.key(key)
        assert not driven.table.widgets.consent.isVisible()
        assert driven.table.curtain.isVisible()
        assert (driven.session.hand_over, driven.done, hands(driven)) == (1, "fold", [None] * 3)
        driven.key(Qt.Key.Key_Return)
        assert hands(driven) == [None, "2", None]


@pytest.mark.parametrize("by", ["backtab", "arrow", "mouse"])
def test_who_agrees_is_called_to_the_table_for_the_move(driven: Driven, by: str) -> None:
    driven.session.undo()
    sheet = driven.table.widgets.consent
    if by == "mouse":
        QTest.mouseClick(sheet.button, Qt.MouseButton.LeftButton)
    else:
        driven.key(Qt.Key.Key_Backtab if by == "backtab" else Qt.Key.Key_Left)
        assert sheet.button.hasFocus()
        driven.key(Qt.Key.Key_Space)
    assert not sheet.isVisible()
    assert [step.text for step in driven.match.steps] == list(FLIPS)
    assert (driven.session.hand_over, driven.table.curtain.isVisible()) == (0, True)
    driven.key(Qt.Key.Key_Return)
    assert hands(driven) == ["1", None, None]


def test_long_names_fit_at_every_size(qtbot: QtBot) -> None:
    name = "Bartholomew Maximilian von Habsburg"
    found = Driven(qtbot, "kobayakawa", (Seat(name), Seat(name[::-1]), CHO), deals=(UPWARDS,))
    found.go_on()
    found.act("flip")
    found.go_on()
    found.session.undo()
    sheet = found.table.widgets.consent
    for size, percent in (((640, 500), 100), ((1000, 510), 200), ((1280, 730), 100)):
        found.table.resize(*size)
        found.table.set_look(replace(found.table.look, wanted_percent=percent))
        QApplication.processEvents()
        inside = sheet._sheet().toAlignedRect()
        assert inside.contains(sheet.button.geometry())
        assert inside.contains(sheet.leave.geometry())
        assert not sheet.button.geometry().intersects(sheet.leave.geometry())
