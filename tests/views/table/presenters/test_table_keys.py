"""The keyboard on the table: where the focus goes, what keys press, and which widget has a focus ring."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.core.messages import Message
from cardtable_gui.games.kobayakawa.table import KobayakawaTable
from cardtable_gui.games.merchant.table import MerchantTable
from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.command_bar import CommandButton
from tests.views.table.driving import Driven
from tests.views.table.scenes import DECK, HAND, MARKET, K, follow, offering


def wears_ring(card: CardButton) -> bool:
    return card._marks().focused


def test_arrows_go_from_card_to_card_and_from_zone_to_zone(merchant: Driven) -> None:
    merchant.hand()[0].setFocus()
    for _ in range(3):
        merchant.key(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is merchant.hand()[3]
    merchant.key(Qt.Key.Key_Left)
    assert QApplication.focusWidget() is merchant.hand()[2]
    merchant.key(Qt.Key.Key_Up)
    assert QApplication.focusWidget() in merchant.table.cards(MARKET)
    merchant.key(Qt.Key.Key_Down)
    assert QApplication.focusWidget() in merchant.hand()


def test_tab_goes_from_zone_to_zone_to_the_buttons_and_back(kobayakawa: Driven) -> None:
    table = kobayakawa.table
    table.cards(DECK)[-1].setFocus()
    seen: list[object] = []
    for _ in range(3):
        kobayakawa.key(Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert seen == [table.cards(K)[0], table.cards(HAND)[0], table.bar.buttons[0]]
    kobayakawa.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is table.bar.buttons[1]
    kobayakawa.key(Qt.Key.Key_Backtab)
    kobayakawa.key(Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is table.cards(HAND)[0]
    kobayakawa.key(Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is table.cards(K)[0]


def test_tab_goes_round_from_the_last_button_to_the_first_card_and_back(kobayakawa: Driven) -> None:
    table = kobayakawa.table
    table.bar.buttons[-1].setFocus()
    kobayakawa.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is table.cards(DECK)[-1]
    kobayakawa.key(Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is table.bar.buttons[-1]


def test_a_blocked_button_says_why_when_the_keyboard_comes_to_it(merchant: Driven) -> None:
    merchant.hand()[0].setFocus()
    merchant.key(Qt.Key.Key_Tab)
    assert isinstance(QApplication.focusWidget(), CommandButton)
    assert merchant.table.bubble.text.startswith("First pick ")


def test_return_does_the_obvious_on_a_card_and_else_the_primary_command(merchant: Driven) -> None:
    merchant.hand()[3].setFocus()
    merchant.key(Qt.Key.Key_Space)
    assert merchant.table.picked == {HAND: ("5",)}
    merchant.key(Qt.Key.Key_Return)
    assert merchant.done == "play 5"
    merchant.answer("pass")
    merchant.until(lambda: merchant.session.is_humans_turn)
    merchant.key(Qt.Key.Key_N)
    assert merchant.done == "skip"
    merchant.key(Qt.Key.Key_Right)
    merchant.key(Qt.Key.Key_Left)
    assert QApplication.focusWidget() is merchant.hand()[0]
    merchant.key(Qt.Key.Key_Return)
    assert merchant.done == "play 3 3 3"


def test_at_ones_turn_the_first_card_that_can_be_played_wears_the_ring(merchant: Driven) -> None:
    first = next(card for card in merchant.hand() if card.playable)
    assert QApplication.focusWidget() is first
    assert wears_ring(first)
    merchant.key(Qt.Key.Key_Right)
    merchant.key(Qt.Key.Key_Space)
    merchant.key(Qt.Key.Key_Return)
    assert merchant.done
    assert not merchant.session.is_humans_turn
    merchant.answer("pass")
    merchant.until(lambda: merchant.session.is_humans_turn)
    again = QApplication.focusWidget()
    assert isinstance(again, CardButton)
    assert again.playable
    assert wears_ring(again)


def test_a_card_that_is_covered_gives_the_keyboard_back_to_the_table(merchant: Driven) -> None:
    follow(merchant)
    six = next(card for card in merchant.table.cards(MARKET) if card.face == "6")
    six.setFocus()
    merchant.act("pass 6 > 2 4")
    assert six.pose.behind
    assert QApplication.focusWidget() is merchant.table


def test_where_no_card_can_be_played_the_first_command_has_the_keyboard(
    kobayakawa: Driven, monkeypatch: pytest.MonkeyPatch
) -> None:
    offering(monkeypatch, KobayakawaTable, lambda offer: replace(offer, continuations={}))
    kobayakawa.act("flip")
    kobayakawa.bots()
    assert QApplication.focusWidget() is kobayakawa.table.bar.buttons[0]


def test_return_does_nothing_with_a_card_that_the_player_did_not_go_to(merchant: Driven) -> None:
    assert isinstance(QApplication.focusWidget(), CardButton)
    merchant.key(Qt.Key.Key_Return)
    assert len(merchant.match.steps) == 0
    assert merchant.table.bubble.text.startswith("First pick ")


def test_a_turn_takes_the_keyboard_from_nothing_beside_the_table(qtbot: QtBot, kobayakawa: Driven) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    field = QLineEdit()
    lines = QVBoxLayout(around)
    lines.addWidget(field)
    lines.addWidget(kobayakawa.table)
    around.show()
    around.activateWindow()
    qtbot.waitUntil(around.isActiveWindow)
    field.setFocus()
    kobayakawa.act("flip")
    kobayakawa.bots()
    assert kobayakawa.session.is_humans_turn
    assert field.hasFocus()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert kobayakawa.table.isAncestorOf(focus)
    kobayakawa.table.setParent(None)


def test_while_others_move_the_bar_shows_that_the_table_has_the_keyboard(kobayakawa: Driven) -> None:
    bar = kobayakawa.table.bar
    ring = bar.grab().toImage().pixelColor(2, bar.height() // 2)
    for _ in range(3):
        kobayakawa.key(Qt.Key.Key_Tab)
    assert isinstance(QApplication.focusWidget(), CommandButton)
    kobayakawa.key(Qt.Key.Key_F)
    assert kobayakawa.done == "flip"
    assert kobayakawa.table.hasFocus()
    assert bar.grab().toImage().pixelColor(2, bar.height() // 2) == LIGHT.focus != ring
    QTest.mouseClick(kobayakawa.table, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert bar.grab().toImage().pixelColor(2, bar.height() // 2) == ring


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_2])
def test_a_question_that_closes_gives_the_keyboard_to_something_in_sight(
    merchant: Driven, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    monkeypatch.setattr(MerchantTable, "warning", lambda *_of: Message("test", "Really?"))
    merchant.double_click(merchant.hand()[0])
    choice = merchant.table.choice
    assert choice is not None
    assert QApplication.focusWidget() is choice.buttons[0]
    merchant.key(key)
    assert choice.isHidden()
    focus = QApplication.focusWidget()
    assert isinstance(focus, CardButton)
    assert focus.isVisible()


def test_letters_press_buttons(kobayakawa: Driven) -> None:
    kobayakawa.key(Qt.Key.Key_F)
    assert kobayakawa.done == "flip"


def test_keys_with_modifiers_and_unknown_keys_are_left_to_others(kobayakawa: Driven) -> None:
    QTest.keyClick(kobayakawa.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    kobayakawa.key(Qt.Key.Key_Q)
    assert len(kobayakawa.match.steps) == 0


def test_space_on_a_button_presses_it(kobayakawa: Driven) -> None:
    kobayakawa.table.bar.buttons[1].setFocus()
    kobayakawa.key(Qt.Key.Key_Space)
    assert kobayakawa.done == "flip"


def test_no_ring_appears_while_only_the_mouse_is_used(kobayakawa: Driven) -> None:
    kobayakawa.act("draw")
    kobayakawa.click(kobayakawa.hand()[0])
    button = next(button for button in kobayakawa.table.bar.buttons if not button.face.blocked)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert kobayakawa.done.startswith("discard")
    kobayakawa.until(lambda: bool(kobayakawa.runner.questions))
    assert not kobayakawa.table.bar.buttons
    assert QApplication.focusWidget() is kobayakawa.table


def test_after_a_press_of_a_button_no_card_wears_the_ring(merchant: Driven) -> None:
    merchant.click(merchant.hand()[0])
    button = next(button for button in merchant.table.bar.buttons if not button.face.blocked)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert merchant.done
    assert not merchant.table.bar.buttons
    assert merchant.table.hasFocus()
    assert not any(card.hasFocus() for card in merchant.table.findChildren(CardButton))


def test_every_command_has_a_key_of_its_own() -> None:
    assert KobayakawaTable.layout.seat
    for game in ("merchant", "kobayakawa"):
        from cardtable_gui import games

        package = games.package(game)
        options = {option.id: option.default for option in package.game.options}
        state = package.game.start(3, options, package.game.numbered_dealer(3, options, 1))
        keys = [command.key for command in package.table.offer(state.view(state.to_move), {}).commands]
        assert len(set(keys)) == len(keys)
