"""Every key is shown, found, and can be another one: in the menus, on the buttons and in the tips at once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.controller.match import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.settings import KEYS, Settings
from cardtable_gui.views.shell.key_row import KeyCap, KeyRow
from cardtable_gui.views.shell.keys_dialog import KeysDialog
from cardtable_gui.views.shell.shell import Shell
from cardtable_gui.views.shell.start.plan import Plan

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
    assert {row.binding for row in dialog.rows} == {binding.id for binding in shell.actions.keymap.bindings}
    assert {f"{box.game.id}/{each.id}" for box in games.boxes() for each in box.table.shortcuts} <= {
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
    assert undo.toolTip() == "Undo (Ctrl+U)"
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
    assert row.clash_label.text() == "Ctrl+N is in use: New match"
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
    assert all(row.binding.startswith("kobayakawa/") for row in dialog.rows if row.isVisible())
    dialog.search.clear()
    assert all(row.isVisible() for row in dialog.rows)


def test_while_a_match_is_on_the_table_the_other_games_are_left_out(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    dialog = shell.dialogs.keys(shell.desk.session)
    assert isinstance(dialog, KeysDialog)
    assert dialog.rows[0].binding.startswith("kobayakawa/")
    assert not any(row.binding.startswith("merchant/") for row in dialog.rows)


def begin(shell: Shell, qtbot: QtBot) -> Session:
    shell.begin(Plan("kobayakawa", (Seat("Ann"), Seat("", "easy"), Seat("", "easy")), seed=1))
    session = shell.desk.session
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
    table = shell.table_page.table
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is table
    QTest.keyClick(table, Qt.Key.Key_L)
    assert QApplication.focusWidget() is not table


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
    # Games have an N, the table has arrows: neither is there while a match is watched.
    assert not row.clash_label.isVisible()
    bar = shell.table_page.bar
    assert [key.toString() for key in QShortcut.keys(bar._shortcuts["forward"])] == ["N"]
    assert bar.buttons["forward"].toolTip().endswith("(N)")
    assert shell.actions.keymap.keys("table/right") == ("Right",)
    assert not bar.press("Space")


def test_keys_that_stay_are_listed_and_found_too(dialog: KeysDialog) -> None:
    dialog.search.setText("last time")
    shown = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert "Play it again like last time" in shown
    assert "Shift+Return" in shown
    assert not any(row.isVisible() for row in dialog.rows)
