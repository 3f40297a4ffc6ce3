"""The box that asks which action is meant: tiles with cards, lines of text, keys in both directions."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.table.widgets.choice_box import Choice, ChoiceBox
from cardtable_gui.views.table.widgets.clear_place import Ground
from tests.support import places
from tests.support.stepped_clock import SteppedClock

ROOM = QRectF(4, 4, 892, 592)


@pytest.fixture
def package(qtbot: QtBot) -> Iterator[ChoiceBox]:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(900, 600)
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    yield ChoiceBox(Art("toy", ("1", "2")), SteppedClock(), table)
    table.close()


def offer(package: ChoiceBox, count: int, cards: tuple[str, ...] = ("1", "2"), room: QRectF = ROOM) -> None:
    choices = [Choice(f"Play these cards as number {number}", cards) for number in range(count)]
    package.offer("Which do you mean?", choices, QRectF(700, 560, 0, 0), Ground(room), LIGHT, 100)
    QApplication.processEvents()


@pytest.mark.parametrize("count", range(2, 10))
@pytest.mark.parametrize("width", [300.0, 640.0, 892.0])
def test_tiles_lie_side_by_side_inside_the_box_and_the_room(package: ChoiceBox, count: int, width: float) -> None:
    room = QRectF(4, 4, width, 592)
    offer(package, count, room=room)
    assert room.contains(package.spot.sheet)
    places = [button.geometry() for button in package.buttons]
    assert all(package.rect().contains(place) for place in places)
    for number, place in enumerate(places):
        assert not any(place.adjusted(2, 2, -2, -2).intersects(other) for other in places[number + 1 :])


def test_choices_without_cards_are_lines(package: ChoiceBox) -> None:
    offer(package, 3, ())
    assert len({button.x() for button in package.buttons}) == 1


def test_arrows_go_over_the_tiles_and_return_takes_one(package: ChoiceBox, qtbot: QtBot) -> None:
    offer(package, 8)
    columns = sum(button.y() == package.buttons[0].y() for button in package.buttons)
    assert columns > 1
    assert package.buttons[0].hasFocus()
    QTest.keyClick(package, Qt.Key.Key_Right)
    assert package.buttons[1].hasFocus()
    QTest.keyClick(package, Qt.Key.Key_Down)
    assert package.buttons[1 + columns].hasFocus()
    QTest.keyClick(package, Qt.Key.Key_Left)
    QTest.keyClick(package, Qt.Key.Key_Up)
    assert package.buttons[0].hasFocus()
    QTest.keyClick(package, Qt.Key.Key_Up)
    assert package.buttons[8 - columns].hasFocus()
    with qtbot.waitSignal(package.chosen) as chosen:
        QTest.keyClick(package, Qt.Key.Key_Return)
    assert chosen.args == [8 - columns]


def test_cards_are_painted_on_the_tile(package: ChoiceBox) -> None:
    offer(package, 2)
    full = package.buttons[1].grab().toImage()
    offer(package, 2, ("1",))
    other = package.buttons[1].grab().toImage()
    assert full != other


@pytest.mark.parametrize(("place", "typed"), [("2", "é"), ("2", "2"), ("2", "٢"), ("2", '"'), ("2", "²"), ("3", "№")])
def test_a_digit_counts_by_its_place_where_the_key_types_something_else(
    package: ChoiceBox, qtbot: QtBot, place: str, typed: str
) -> None:
    """French and Czech keyboards have letters and signs there, Arabic ones digits of their own."""
    offer(package, 4)
    with qtbot.waitSignal(package.chosen) as chosen:
        assert package.press(places.press(place, typed))
    assert chosen.args == [int(place) - 1]


def test_a_shifted_digit_is_none(package: ChoiceBox) -> None:
    offer(package, 4)
    package.press(places.press("2", "@", Qt.KeyboardModifier.ShiftModifier))
    assert not package.isHidden()
