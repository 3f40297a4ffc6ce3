"""What a double click does, and what a disabled button does."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.text.plain_text import tip_of
from tests.views.table.driving import Driven
from tests.views.table.scenes import DECK, HAND, TABLE


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


def test_two_quick_clicks_on_two_cards_are_no_double_click(merchant: Driven) -> None:
    first, second = merchant.hand()[0], merchant.hand()[3]
    merchant.click(first)
    at = second.mapFrom(merchant.table, merchant.spot(second))
    QTest.mouseDClick(second, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseRelease(second, Qt.MouseButton.LeftButton, pos=at)
    merchant.rest()
    assert merchant.table.picked == {HAND: ("3", "5")}
    assert len(merchant.match.steps) == 0


def test_a_double_click_on_a_place_without_cards_is_two_clicks(merchant: Driven) -> None:
    merchant.click(merchant.hand()[0])
    merchant.click(merchant.hand()[3])
    place = merchant.table.area(TABLE).center().toPoint()
    QTest.mouseDClick(merchant.table, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseRelease(merchant.table, Qt.MouseButton.LeftButton, pos=place)
    assert merchant.table.bubble.text == "Only cards of the same number can be played together."


def test_a_double_click_on_a_card_that_was_only_passing_by_does_nothing(
    merchant: Driven, monkeypatch: pytest.MonkeyPatch
) -> None:
    presenter = merchant.table.presenter
    assert presenter is not None
    stage, passing = presenter.scene.stage, merchant.hand()[0]
    spot = merchant.spot(passing)
    there = iter([passing])
    monkeypatch.setattr(stage, "card_at", lambda _at: next(there, None))
    QTest.mouseDClick(merchant.table, Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseRelease(merchant.table, Qt.MouseButton.LeftButton, pos=spot)
    assert next(there, None) is None
    assert merchant.table.picked == {}
    assert len(merchant.match.steps) == 0


def test_a_card_can_be_pressed_without_a_pointer(merchant: Driven) -> None:
    merchant.hand()[3].click()
    assert merchant.table.picked == {HAND: ("5",)}


def test_a_blocked_button_says_why_when_it_is_pressed(qtbot: QtBot, merchant: Driven) -> None:
    button = merchant.table.bar.button("play")
    assert button is not None
    assert tip_of(button).startswith("First pick ")
    assert button.accessibleDescription() == tip_of(button)
    with qtbot.waitSignal(merchant.table.refused):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert merchant.table.bubble.text == tip_of(button)
    assert len(merchant.match.steps) == 0
