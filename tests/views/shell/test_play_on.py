"""Playing on from a replay."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.seats import Seat
from cardtable_gui.views.kit.text.plain_text import tip_of
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.replay.play_on_dialog import PlayOnDialog
from tests.views.window_scenes import FINISHED, MIO, watch


def play_on(shell: Shell) -> PlayOnDialog:
    """Press the button, and return the dialog."""
    QTest.mouseClick(shell.table_page.replay_tools.play_on, Qt.MouseButton.LeftButton)
    dialog = shell.dialogs._made["play_on"]
    assert isinstance(dialog, PlayOnDialog)
    assert dialog.isVisible()
    return dialog


def test_play_on_with_the_same_seats(shell: Shell, qtbot: QtBot) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    replay.jump(10)
    record = replay.match.record
    press_return = play_on(shell).start_button
    QTest.keyClick(press_return, Qt.Key.Key_Return)
    session = shell.match_manager.session
    assert session is not None
    assert session.match.record.actions[:10] == record.actions[:10]
    assert session.match.seats == replay.match.seats
    assert replay.match.record == record
    shell.actions["start_screen"].trigger()
    qtbot.waitUntil(lambda: len(shell.home.cards) == 1)


def test_play_on_with_other_seats(shell: Shell) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    replay.jump(4)
    dialog = play_on(shell)
    assert len(dialog.seats.rows) == 3
    dialog.seats.rows[0].name_field.setText("Eve")
    dialog.seats.rows[1].seat = Seat("Eve")
    assert not dialog.start_button.isEnabled()
    dialog.seats.rows[1].seat = Seat("Robin")
    QTest.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    session = shell.match_manager.session
    assert session is not None
    assert session.match.seats == (Seat("Eve"), Seat("Robin"), MIO)


def test_there_is_nothing_to_play_after_the_end(shell: Shell) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    replay.jump(replay.length)
    button: QPushButton = shell.table_page.replay_tools.play_on
    assert not button.isEnabled()
    assert tip_of(button)
