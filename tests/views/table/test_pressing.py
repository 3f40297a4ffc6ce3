"""What a double click does, and what a button does that cannot be pressed."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.views.table.driving import Driven
from tests.views.table.scenes import DECK, HAND


def test_a_double_click_does_the_obvious(merchant: Driven, kobayakawa: Driven) -> None:
    merchant.double_click(merchant.hand()[0])
    assert merchant.done == "play 3 3 3"
    kobayakawa.table.activateWindow()
    kobayakawa.double_click(kobayakawa.table.cards(DECK)[-1])
    assert kobayakawa.done == "draw"
    kobayakawa.double_click(kobayakawa.table.cards(HAND)[1])
    assert kobayakawa.done == "discard 5"


def test_a_double_click_without_an_obvious_meaning_is_two_clicks(kobayakawa: Driven) -> None:
    kobayakawa.click(kobayakawa.table.cards(DECK)[-1])
    kobayakawa.click(kobayakawa.table.cards(DECK)[-1])
    follow_up = kobayakawa.table.cards(HAND)[0]
    kobayakawa.double_click(follow_up)
    assert kobayakawa.table.picked == {}
    assert len(kobayakawa.match.steps) == 0


def test_two_quick_clicks_on_two_cards_pick_both_and_play_none(merchant: Driven) -> None:
    """The second press of a double click comes to the card below the pointer, which may be the next one."""
    three, five = merchant.hand()[0], merchant.hand()[3]
    merchant.click(three)
    at = five.mapFrom(merchant.table, merchant.spot(five))
    QTest.mouseDClick(five, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseRelease(five, Qt.MouseButton.LeftButton, pos=at)
    merchant.rest()
    assert len(merchant.match.steps) == 0
    assert merchant.table.picked == {HAND: ("3", "5")}


def test_a_blocked_button_says_why_when_it_is_pressed(qtbot: QtBot, merchant: Driven) -> None:
    button = merchant.table.bar.button("play")
    assert button is not None
    assert button.toolTip().startswith("First pick ")
    assert button.accessibleDescription() == button.toolTip()
    with qtbot.waitSignal(merchant.table.refused):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert merchant.table.bubble.text == button.toolTip()
    assert len(merchant.match.steps) == 0
