"""The keyboard on the table: where it goes, what it presses, and who wears its ring."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable_gui.games.kobayakawa.table import KobayakawaTable
from cardtable_gui.views.table.card_button import CardButton
from cardtable_gui.views.table.commandbar import CommandButton
from tests.views.table.driving import Driven
from tests.views.table.scenes import DECK, HAND, MARKET, K


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
    merchant.qtbot.waitUntil(lambda: merchant.session.is_humans_turn)
    merchant.key(Qt.Key.Key_N)
    assert merchant.done == "skip"
    merchant.hand()[0].setFocus()
    merchant.key(Qt.Key.Key_Return)
    assert merchant.done == "play 3 3 3"


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
    kobayakawa.qtbot.waitUntil(lambda: bool(kobayakawa.runner.questions))
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

        box = games.box(game)
        options = {option.id: option.default for option in box.game.options}
        state = box.game.start(3, options, box.game.numbered_dealer(3, options, 1))
        keys = [command.key for command in box.table.commands(state.view(state.to_move), {})]
        assert len(set(keys)) == len(keys)
