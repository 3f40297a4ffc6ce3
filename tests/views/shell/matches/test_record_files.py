"""Records as files: saved, opened, dropped; unusable ones are named and left alone."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from cardtable_gui.views.shell.navigation.shell import Shell
from tests.views.window_scenes import ANN, BEN, CHO, begin, press, problem


def record_file(folder: Path, shell: Shell, qtbot: QtBot) -> Path:
    """A record of an unfinished match."""
    begin(shell, qtbot, ANN, BEN, CHO, seed=8)
    path = folder / "match.cardtable"
    shell.records.save_to(path)
    return path


def test_a_record_is_saved_and_opened_as_a_match_of_its_own(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    path = record_file(tmp_path, shell, qtbot)
    assert json.loads(path.read_text())["seats"] == ["Ann", "Ben", "Cho"]
    assert path.name in shell.notifications.notice.words
    session = shell.match_manager.session
    assert session is not None
    before = path.read_bytes()
    shell.match_manager.open_file(path)
    opened = shell.match_manager.session
    assert opened is not None
    assert opened.match_id != session.match_id
    assert opened.match.record == session.match.record
    assert path.read_bytes() == before


def test_the_dialogs_remember_the_folder(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    begin(shell, qtbot, seed=8)
    press(shell, "save_record")
    (dialog,) = shell.window.findChildren(QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == "kobayakawa-8.cardtable"
    dialog.fileSelected.emit(str(tmp_path / "a.cardtable"))
    dialog.close()
    assert (tmp_path / "a.cardtable").is_file()
    press(shell, "open_record")
    opening = next(each for each in shell.window.findChildren(QFileDialog) if each.isVisible())
    assert Path(opening.directory().absolutePath()) == tmp_path
    opening.close()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"no record", "Can’t use"),
        (b'{"format": "cardtable-record", "version": 1, "game": "chess"}', "game"),
        (b"[" * 200_000, "Can’t use"),
        (b"\xff\xff", "Can’t use"),
        (b" " * 5_000_001, "5 MB"),
    ],
)
def test_a_file_that_is_no_record_is_named_with_the_reason_and_left_alone(
    shell: Shell, qtbot: QtBot, tmp_path: Path, content: bytes, told: str
) -> None:
    session = begin(shell, qtbot)
    path = tmp_path / "bad.cardtable"
    path.write_bytes(content)
    shell.match_manager.open_file(path)
    words = problem(shell)
    assert "bad.cardtable" in words
    assert told in words
    assert path.read_bytes() == content
    assert shell.match_manager.session is session


def test_an_action_that_is_not_legal_is_named_by_its_place(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    path = record_file(tmp_path, shell, qtbot)
    record = json.loads(path.read_text())
    record["actions"] = ["fold"]
    path.write_text(json.dumps(record))
    shell.match_manager.open_file(path)
    assert "actions[0]" in problem(shell)


def test_a_missing_file_is_told(shell: Shell, tmp_path: Path) -> None:
    shell.match_manager.open_file(tmp_path / "gone.cardtable")
    assert "gone.cardtable" in problem(shell)


def test_a_record_that_cannot_be_written_is_told_and_leaves_nothing(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    begin(shell, qtbot)
    target = tmp_path / "no-such-folder" / "a.cardtable"
    shell.records.save_to(target)
    assert "a.cardtable" in shell.notifications.notice.words
    assert not target.parent.exists()


def test_a_file_dropped_on_the_window_is_opened(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    path = record_file(tmp_path, shell, qtbot)
    shell.go_home()
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/a.cardtable"), QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(200, 200),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    entering = QDragEnterEvent(
        QPoint(200, 200), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(shell.window, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(shell.window, event)
    assert shell.match_manager.session is not None
    assert shell.match_manager.session.match.seed == 8
