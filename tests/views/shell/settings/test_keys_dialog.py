"""Every key is listed, found, and can be changed: in the menus, on the buttons and in the tips at once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.settings import KEYS, Settings
from cardtable_gui.views.kit.text.plain_text import tip_of
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.settings.keys_dialog import KeyCap, KeyRow, KeysDialog
from cardtable_gui.views.table.widgets.card_button import CardButton

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def dialog(shell: Shell, qtbot: QtBot) -> KeysDialog:
    made = shell.dialogs.keys(None)
    assert isinstance(made, KeysDialog)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def press(cap: KeyCap | QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Click a key cap and press another key."""
    QTest.mouseClick(cap, Qt.MouseButton.LeftButton)
    QTest.keyClick(cap, key, modifiers)


def keys_of(row: KeyRow) -> list[str]:
    return [cap.text() for cap in row.caps]


def test_everything_that_has_a_key_has_a_row(dialog: KeysDialog, shell: Shell) -> None:
    free = {binding.id for binding in shell.actions.keymap.bindings if not binding.fixed}
    assert {row.binding for row in dialog.rows} == free
    assert {f"{package.game.id}/{each.id}" for package in games.packages() for each in package.table.shortcuts} <= {
        row.binding for row in dialog.rows
    }


def test_a_key_is_changed_by_clicking_it_and_pressing_another(dialog: KeysDialog, shell: Shell) -> None:
    row = dialog.row("window/undo")
    QTest.mouseClick(row.caps[0], Qt.MouseButton.LeftButton)
    assert row.caps[0].waiting
    QTest.keyClick(row.caps[0], Qt.Key.Key_Shift, Qt.KeyboardModifier.ShiftModifier)
    assert row.caps[0].waiting
    QTest.keyClick(row.caps[0], Qt.Key.Key_U, CTRL)
    assert keys_of(row) == ["Ctrl+U", "+"]
    undo = shell.actions["undo"]
    assert [key.toString() for key in undo.shortcuts()] == ["Ctrl+U"]
    assert undo.toolTip().startswith("Undo (Ctrl+U)\n")
    assert row.caps[0].hasFocus()


def test_a_key_is_added_removed_or_left_as_it_is(dialog: KeysDialog, shell: Shell) -> None:
    row = dialog.row("window/undo")
    press(row.caps[-1], Qt.Key.Key_F6)
    assert keys_of(row) == ["Ctrl+Z", "F6", "+"]
    press(row.caps[0], Qt.Key.Key_Backspace)
    assert keys_of(row) == ["F6", "+"]
    press(row.caps[0], Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert keys_of(row) == ["F6", "+"]
    press(row.caps[0], Qt.Key.Key_F6)
    press(row.caps[0], Qt.Key.Key_Tab)
    assert not row.caps[0].waiting
    assert row.caps[1].hasFocus()
    assert shell.actions.keys("undo") == ("F6",)


def test_a_key_that_is_in_use_is_told_and_taken_only_on_a_word(dialog: KeysDialog, shell: Shell) -> None:
    row = dialog.row("window/undo")
    press(row.caps[0], Qt.Key.Key_N, CTRL)
    assert row.clash_label.isVisible()
    assert row.clash_label.text() == "Ctrl+N is already used for: New match"
    assert shell.actions.keys("undo") == ("Ctrl+Z",)
    assert row.use_button.hasFocus()
    QTest.keyClick(row.use_button, Qt.Key.Key_Space)
    assert not row.clash_label.isVisible()
    assert shell.actions.keys("undo") == ("Ctrl+N",)
    assert keys_of(dialog.row("window/new_match")) == ["+"]
    assert shell.actions["new_match"].shortcuts() == []


def test_one_or_all_get_their_usual_keys_back(dialog: KeysDialog, shell: Shell, settings: Settings) -> None:
    assert not dialog.reset_button.isEnabled()
    undo, left = dialog.row("window/undo"), dialog.row("table/left")
    assert not undo.reset_button.isVisible()
    press(undo.caps[0], Qt.Key.Key_F6)
    press(left.caps[0], Qt.Key.Key_J)
    undo.reset_button.click()
    assert keys_of(undo) == ["Ctrl+Z", "+"]
    assert keys_of(left) == ["J", "+"]
    dialog.reset_button.click()
    assert keys_of(left) == ["←", "+"]
    assert settings.value(KEYS) == {}
    assert not dialog.reset_button.isEnabled()


def test_a_key_is_found_by_what_it_does_and_by_its_name(dialog: KeysDialog) -> None:
    for typed in ("new match", "ctrl+n"):
        dialog.search.setText(typed)
        assert next(row.binding for row in dialog.rows if row.isVisible()) == "window/new_match"
    dialog.search.setText("Kobayakawa")
    found = [row.binding for row in dialog.rows if row.isVisible()]
    assert found[0] == "home/choose/kobayakawa"
    assert found[1:]
    assert all(binding.startswith("kobayakawa/") for binding in found[1:])
    dialog.search.clear()
    assert all(row.isVisible() for row in dialog.rows)


def test_while_a_match_is_on_the_table_the_other_games_are_left_out(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    dialog = shell.dialogs.keys(shell.match_manager.session)
    assert isinstance(dialog, KeysDialog)
    assert dialog.rows[0].binding.startswith("kobayakawa/")
    assert not any(row.binding.startswith("merchant/") for row in dialog.rows)


def begin(shell: Shell, qtbot: QtBot) -> Session:
    shell.begin(MatchSetup("kobayakawa", (Seat("Ann"), Seat("", "easy"), Seat("", "easy")), seed=1))
    session = shell.match_manager.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_humans_turn and not shell.table_page.table.busy)
    return session


def test_a_chosen_key_plays_a_command_and_stands_on_its_button(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot)
    shell.actions.keymap.choose("kobayakawa/flip", ["Y"])
    table = shell.table_page.table
    assert "Y" in [button.face.key for button in table.bar.buttons]
    steps = len(session.match.steps)
    QTest.keyClick(table, Qt.Key.Key_F)
    assert len(session.match.steps) == steps
    QTest.keyClick(table, Qt.Key.Key_Y)
    assert len(session.match.steps) > steps


def test_the_keys_of_the_table_can_be_others_too(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    shell.actions.keymap.choose("table/right", ["L"])
    first = QApplication.focusWidget()
    assert isinstance(first, CardButton)
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is first
    QTest.keyClick(first, Qt.Key.Key_L)
    assert QApplication.focusWidget() is not first


def test_a_plain_key_works_wherever_nothing_else_wants_it(shell: Shell, qtbot: QtBot) -> None:
    QTest.keyClicks(shell.home.tiles[0], "?")
    assert shell.dialogs._made["keys"].isVisible()
    shell.dialogs._made["keys"].close()
    shell.actions.keymap.choose("window/sound", ["M"])
    assert shell.actions["sound"].text() == "Sounds\tM"
    QTest.keyClick(shell.home.tiles[0], Qt.Key.Key_M)
    assert not shell.actions["sound"].isChecked()


def test_a_text_field_keeps_its_letters(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    shell.actions["find"].trigger()
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClicks(field, "h?")
    assert field.property("text") == "h?"
    assert "keys" not in shell.dialogs._made


def test_the_keys_of_a_replay_can_be_others_too_and_the_table_keeps_its_own(shell: Shell, dialog: KeysDialog) -> None:
    row = dialog.row("replay/forward")
    press(row.caps[0], Qt.Key.Key_N)
    # Games use N, and the table the arrow keys: neither is active in a replay.
    assert not row.clash_label.isVisible()
    bar = shell.table_page.bar
    assert [key.toString() for key in QShortcut.keys(bar._keys._shortcuts["replay/forward"])] == ["N"]
    assert tip_of(bar.buttons["forward"]).endswith("(N)")
    assert shell.actions.keymap.keys("table/right") == ("Right",)
    assert not bar.press("Space")


def test_keys_that_stay_are_listed_and_found_too(dialog: KeysDialog) -> None:
    dialog.search.setText("set up a match return")
    shown = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert "Set up a match" in shown
    assert "Return" in shown
    assert not any(row.isVisible() for row in dialog.rows)


def test_a_key_that_stays_is_not_given_away(dialog: KeysDialog, shell: Shell) -> None:
    row = dialog.row("home/delete")
    press(row.caps[0], Qt.Key.Key_Return)
    assert row.clash_label.text() == "Return is already used for: Set up a match"
    assert row.use_button.isHidden()
    assert keys_of(row) == ["Del", "+"]
    shell.settings.set(KEYS, {"home/delete": ["Return"]})
    assert shell.actions.keymap.keys("home/delete") == ()
    assert shell.actions.keymap.keys("home/press") == ("Return", "Space")


def test_the_start_screen_hears_chosen_keys(shell: Shell) -> None:
    home, keys = shell.home, shell.actions.keymap
    keys.choose("home/right", ["J"])
    keys.choose("home/down", ["K"])
    keys.choose("home/again", ["G"])
    first = home.tiles[0]
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_J)
    assert home.tiles[1].hasFocus()
    QTest.keyClick(home.tiles[1], Qt.Key.Key_Right)
    assert home.tiles[1].hasFocus()
    QTest.keyClick(home.tiles[1], Qt.Key.Key_K)
    below = next(tile for tile in home.tiles if tile.hasFocus())
    assert below.y() > home.tiles[1].y()
    assert "(G)" in tip_of(home.tiles[0].again)
    asked = QSignalSpy(home.game_chosen)
    QTest.keyClick(below, Qt.Key.Key_G)
    assert asked.at(0) == [below.game], "where nobody played, it is set up"


def test_a_saved_match_is_deleted_by_the_chosen_key(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    shell.go_home()
    qtbot.waitUntil(lambda: len(shell.home.cards) == 1)
    card = shell.home.cards[0]
    shell.actions.keymap.choose("home/delete", ["X"])
    card.open_button.setFocus()
    QTest.keyClick(card.open_button, Qt.Key.Key_Delete)
    assert not card.undo_button.isVisible()
    QTest.keyClick(card.open_button, Qt.Key.Key_X)
    assert card.undo_button.isVisible()


def test_seats_change_places_by_the_chosen_key(shell: Shell) -> None:
    shell.set_up("kobayakawa")
    shell.setup_page.more_button.setChecked(True)
    seats = shell.setup_page.seats
    shell.actions.keymap.choose("setup/seat_down", ["Alt+S"])
    before = seats.seats
    field = seats.rows[0].name_field
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert seats.seats == before
    QTest.keyClick(field, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    assert seats.seats[:2] == (before[1], before[0])
    assert tip_of(seats.rows[0].down_button) == "Move down (Alt+S)"


def test_the_rules_window_is_searched_by_the_chosen_key(shell: Shell, qtbot: QtBot) -> None:
    shell.actions.keymap.choose("window/find", ["Ctrl+J"])
    rules = shell.dialogs.rules("kobayakawa")
    qtbot.waitUntil(rules.isActiveWindow)
    QTest.keyClick(rules, Qt.Key.Key_J, CTRL)
    assert isinstance(QApplication.focusWidget(), QLineEdit)


def test_places_that_are_never_there_at_once_may_share_a_key(dialog: KeysDialog) -> None:
    row = dialog.row("home/delete")
    press(row.caps[0], Qt.Key.Key_I)
    assert not row.clash_label.isVisible()
    row = dialog.row("home/again")
    press(row.caps[0], Qt.Key.Key_Left)
    assert row.clash_label.text() == "← is already used for: Go to the game on the left"
    assert row.use_button.isVisible()


def test_there_is_a_reason_while_all_keys_are_usual(dialog: KeysDialog, shell: Shell) -> None:
    assert not dialog.reset_button.isEnabled()
    assert tip_of(dialog.reset_button) == "All keys are at their defaults."
    shell.actions.keymap.choose("home/delete", ["X"])
    assert dialog.reset_button.isEnabled()
    assert tip_of(dialog.reset_button) == ""
