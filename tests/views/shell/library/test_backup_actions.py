"""All data is saved to a file and restored, from the menu."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.backup.pending import put_in_place
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.files.data_files import RESTORED
from cardtable_gui.views.shell.dialogs.confirm_dialog import ConfirmDialog
from cardtable_gui.views.shell.dialogs.problem_dialog import ProblemDialog
from cardtable_gui.views.shell.shell import Shell
from tests.controller.statistics.played import finished, put_away


def saved(shell: Shell, qtbot: QtBot, target: Path) -> Path:
    shell.past_matches.backup.save(target)
    qtbot.waitUntil(target.exists)
    return target


def question(shell: Shell) -> ConfirmDialog:
    return next(found for found in shell.window.findChildren(ConfirmDialog) if found.isVisible())


def test_the_menu_asks_for_files(shell: Shell, qtbot: QtBot) -> None:
    for action, mode in (
        ("save_data", QFileDialog.AcceptMode.AcceptSave),
        ("restore_data", QFileDialog.AcceptMode.AcceptOpen),
    ):
        shell.actions[action].trigger()
        dialog = next(found for found in shell.window.findChildren(QFileDialog) if found.isVisible())
        assert dialog.acceptMode() == mode
        dialog.reject()
        qtbot.waitUntil(lambda: not any(each.isVisible() for each in shell.window.findChildren(QFileDialog)))


def test_a_restored_backup_takes_the_place_of_the_data_at_the_next_start(
    shell: Shell, qtbot: QtBot, tmp_path: Path
) -> None:
    first = put_away(Store(tmp_path), finished(seed=1))
    backup = saved(shell, qtbot, tmp_path / "all.cardtable-data")
    assert "all.cardtable-data" in shell.notifications.notice.words
    later = put_away(Store(tmp_path), finished(seed=2))
    shell.past_matches.backup.restore(backup)
    qtbot.waitUntil(lambda: any(each.isVisible() for each in shell.window.findChildren(ConfirmDialog)))
    asked = question(shell)
    qtbot.waitUntil(asked.close_button.hasFocus)
    assert "1 match" in asked.text.text()
    QTest.mouseClick(asked.yes_button, Qt.MouseButton.LeftButton)
    assert not shell.window.isVisible()
    assert set(Store(tmp_path).versions(finished=True)) == {first, later}
    aside = put_in_place(tmp_path)
    assert aside is not None
    assert set(Store(tmp_path).versions(finished=True)) == {first}
    assert set(Store(aside).versions(finished=True)) == {first, later}


def test_a_backup_is_forgotten_if_the_player_cancels(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    backup = saved(shell, qtbot, tmp_path / "all.cardtable-data")
    shell.past_matches.backup.restore(backup)
    qtbot.waitUntil(lambda: any(each.isVisible() for each in shell.window.findChildren(ConfirmDialog)))
    QTest.keyClick(question(shell), Qt.Key.Key_Escape)
    assert not (tmp_path / RESTORED).exists()
    assert shell.window.isVisible()


def test_a_file_that_is_no_backup_is_refused_with_the_reason(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "picture.zip"
    file.write_bytes(b"no backup")
    shell.past_matches.backup.restore(file)
    qtbot.waitUntil(lambda: any(each.isVisible() for each in shell.window.findChildren(ProblemDialog)))
    (problem,) = shell.window.findChildren(ProblemDialog)
    assert "picture.zip" in problem.reason.text()
    assert "isn’t a backup" in problem.reason.text()


def test_a_backup_that_cannot_be_written_is_told(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    shell.past_matches.backup.save(tmp_path / "missing" / "all.cardtable-data")
    qtbot.waitUntil(lambda: "all.cardtable-data" in shell.notifications.notice.words)
    assert not (tmp_path / "missing").exists()


def test_a_restored_backup_is_told_with_the_place_of_the_earlier_data_if_there_was_any(
    shell: Shell, tmp_path: Path
) -> None:
    aside = tmp_path / "before-restore" / "now"
    aside.mkdir(parents=True)
    shell.notifications.data_restored(aside)
    assert shell.notifications.notice.words == "Your backup was restored."
    (aside / "settings.ini").touch()
    shell.notifications.data_restored(aside)
    assert str(aside) in shell.notifications.notice.words


def test_a_backup_opened_like_a_record_is_offered_to_be_restored(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    put_away(Store(tmp_path), finished())
    backup = saved(shell, qtbot, tmp_path / "all.cardtable-data")
    for given in (shell.window.file_dropped.emit, shell.records.open_file):
        given(backup)
        qtbot.waitUntil(lambda: any(each.isVisible() for each in shell.window.findChildren(ConfirmDialog)))
        assert question(shell).windowTitle() == "Restore this backup?"
        question(shell).reject()
        qtbot.waitUntil(lambda: not (tmp_path / RESTORED).exists())
