"""All data is saved to a file and restored, from the menu."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.backup.pending import put_in_place
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.files.data_files import RESTORED
from cardtable_gui.views.kit.dialogs.confirm_dialog import ConfirmDialog
from cardtable_gui.views.kit.dialogs.problem_dialog import ProblemDialog
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.controller.statistics.played import finished, put_away
from tests.support.backups import packed


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


def problem(shell: Shell, qtbot: QtBot) -> str:
    qtbot.waitUntil(lambda: any(each.isVisible() for each in shell.window.findChildren(ProblemDialog)))
    shown = next(each for each in shell.window.findChildren(ProblemDialog) if each.isVisible())
    words = shown.reason.text()
    shown.reject()
    return words


def told(shell: Shell, qtbot: QtBot, file: str) -> str:
    qtbot.waitUntil(lambda: file in shell.notifications.notice.words)
    return shell.notifications.notice.words


def wait_for_question(shell: Shell, qtbot: QtBot, words: str) -> None:
    def asks(dialog: ConfirmDialog) -> bool:
        return dialog.isVisible() and words in dialog.text.text()

    qtbot.waitUntil(lambda: any(map(asks, shell.window.findChildren(ConfirmDialog))))


def test_what_a_backup_is_without_is_told(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    put_away(Store(tmp_path), finished())
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        shell.past_matches.update()
    (tmp_path / "matches").mkdir(exist_ok=True)
    for number, name in enumerate(("odd", "bad"), 1):
        (tmp_path / "matches" / f"{name}.cardtable").write_bytes(b"{}")
        saved(shell, qtbot, tmp_path / f"{number}.cardtable-data")
        words = told(shell, qtbot, f"{number}.cardtable-data")
        assert f"matches/{name}.cardtable" in words
        assert ("isn’t a Card Table match record" in words) == (number == 1)
        assert ("2 files" in words) == (number == 2)


def test_a_part_that_cannot_be_used_is_named_and_nothing_is_asked(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    hostile = tmp_path / "hostile.cardtable-data"
    hostile.write_bytes(packed({"notes.json": b"{}", "daily.json": b"[]"}))
    shell.past_matches.backup.restore(hostile)
    words = problem(shell, qtbot)
    assert "hostile.cardtable-data" in words
    assert "notes.json" in words
    assert not any(each.isVisible() for each in shell.window.findChildren(ConfirmDialog))
    assert not (tmp_path / RESTORED).exists()


def test_whatever_goes_wrong_is_a_message(
    shell: Shell, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise MemoryError

    backup = saved(shell, qtbot, tmp_path / "all.cardtable-data")
    monkeypatch.setattr("cardtable_gui.controller.backup.restoring.Archive", fail)
    shell.past_matches.backup.restore(backup)
    assert "all.cardtable-data" in problem(shell, qtbot)
    monkeypatch.setattr("cardtable_gui.controller.backup.saving.Manifest", fail)
    shell.past_matches.backup.save(tmp_path / "more.cardtable-data")
    assert "unexpected" in told(shell, qtbot, "more.cardtable-data")
    assert not (tmp_path / "more.cardtable-data").exists()


def test_another_backup_takes_the_place_of_the_one_that_is_asked_about(
    shell: Shell, qtbot: QtBot, tmp_path: Path
) -> None:
    put_away(Store(tmp_path), finished())
    first = saved(shell, qtbot, tmp_path / "first.cardtable-data")
    second = tmp_path / "second.cardtable-data"
    second.write_bytes(packed({"notes.json": b'{"matches": {}}'}))
    for backup, matches in ((first, "1 match"), (second, "0 matches")):
        shell.past_matches.backup.restore(backup)
        wait_for_question(shell, qtbot, matches)
    assert len(list((tmp_path / RESTORED).iterdir())) == 1
    QTest.mouseClick(question(shell).yes_button, Qt.MouseButton.LeftButton)
    assert put_in_place(tmp_path) is not None
    assert (tmp_path / "notes.json").exists()
    assert not (tmp_path / "finished").exists()
