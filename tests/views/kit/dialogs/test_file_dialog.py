"""Qt's own file dialog, which the program shows where the desktop has none."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QMessageBox, QToolButton
from pytestqt.qtbot import QtBot

from cardtable_gui.i18n import text
from cardtable_gui.views.kit.dialogs.file_dialog import FileDialog, ask_where_to_save, with_ending, write_file
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.daily.share_card import ShareCard
from cardtable_gui.views.shell.daily.sharing import ShareDialog
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.statistics.statistics_dialog import StatisticsDialog
from tests.views.window_scenes import ANN, EASY


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[QStandardPaths.StandardLocation, Path]:
    """The folders of documents and of the player, of which only the second one is there."""
    where = QStandardPaths.StandardLocation
    found = {where.DocumentsLocation: tmp_path / "home" / "Documents", where.HomeLocation: tmp_path / "home"}
    (tmp_path / "home").mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(found[place]))
    return found


def test_it_begins_in_the_wanted_folder_else_in_the_documents_else_at_home(
    shell: Shell, places: dict[QStandardPaths.StandardLocation, Path], tmp_path: Path
) -> None:
    documents, home = places.values()
    assert Path(FileDialog(shell.window, str(tmp_path)).directory().absolutePath()) == tmp_path
    for wanted in (str(tmp_path / "gone"), "x" * 5000, "a\0b"):
        assert Path(FileDialog(shell.window, wanted).directory().absolutePath()) == home
    documents.mkdir()
    assert Path(FileDialog(shell.window).directory().absolutePath()) == documents


def test_its_tool_buttons_show_their_icons_with_and_without_the_keyboard(shell: Shell, qtbot: QtBot) -> None:
    dialog = FileDialog(shell.window)
    dialog.setOption(FileDialog.Option.DontUseNativeDialog)
    dialog.open()
    qtbot.waitExposed(dialog)
    buttons = [each for each in dialog.findChildren(QToolButton) if each.isVisible() and each.isEnabled()]
    assert len(buttons) >= 3
    for button in buttons:
        for _ in range(2):
            middle = button.rect().adjusted(8, 8, -8, -8)
            picture = button.grab(middle).toImage()
            colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
            assert len(colours) > 1, button.objectName()
            button.setFocus()


# Endings


@pytest.mark.parametrize(
    ("typed", "saved"),
    [
        ("final 27.11", "final 27.11.cardtable"),
        ("final", "final.cardtable"),
        ("final.cardtable", "final.cardtable"),
        ("FINAL.CardTable", "FINAL.CardTable"),
        ("final.cardtable.bak", "final.cardtable.bak.cardtable"),
        ("v1.2.", "v1.2..cardtable"),
        ("最終27.11", "最終27.11.cardtable"),
        ("cardtable", "cardtable.cardtable"),
    ],
)
def test_a_dot_in_a_name_is_no_ending(typed: str, saved: str) -> None:
    assert with_ending(Path("folder") / typed, "cardtable") == Path("folder") / saved


Ask = Callable[[Shell], None]


def ask_record(shell: Shell) -> None:
    begin_match(shell)
    shell.records.save()


def ask_house(shell: Shell) -> None:
    shell.set_up("godan")
    shell.setup_page.house._copy()


def ask_statistics(shell: Shell) -> None:
    shell.past_matches.show_statistics()
    statistics_of(shell)._ask_where()


def ask_backup(shell: Shell) -> None:
    shell.past_matches.backup.ask_where()


def ask_picture(shell: Shell) -> None:
    dialog = ShareDialog(shell.look, shell.covers, shell.window)
    dialog.show_card(ShareCard("kobayakawa", "", "", "", "ABCD-EFGH", "text"))
    dialog._ask_where_to_save()


def begin_match(shell: Shell) -> None:
    shell.begin(MatchSetup("kobayakawa", (ANN, EASY, EASY), {}, 3))


def statistics_of(shell: Shell) -> StatisticsDialog:
    return next(each for each in QApplication.topLevelWidgets() if isinstance(each, StatisticsDialog))


ENDINGS: dict[str, Ask] = {
    "cardtable": ask_record,
    "toml": ask_house,
    "csv": ask_statistics,
    "cardtable-data": ask_backup,
    "png": ask_picture,
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_dialog_that_saves_adds_its_own_ending(shell: Shell, qtbot: QtBot, tmp_path: Path, ending: str) -> None:
    ENDINGS[ending](shell)
    files = opened(qtbot)
    files.setDirectory(str(tmp_path))
    name_field(files).setText("final 27.11")
    QTest.keyClick(name_field(files), Qt.Key.Key_Return)
    qtbot.waitUntil((tmp_path / f"final 27.11.{ending}").exists)
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("final")] == [f"final 27.11.{ending}"]


def opened(qtbot: QtBot) -> FileDialog:
    found: list[FileDialog] = []

    def look() -> bool:
        found[:] = [each for each in QApplication.topLevelWidgets() if isinstance(each, FileDialog)]
        found[:] = [each for each in found if each.isVisible()]
        return bool(found)

    qtbot.waitUntil(look)
    return found[0]


def name_field(files: FileDialog) -> QLineEdit:
    field = files.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(field, QLineEdit)
    return field


def ask(shell: Shell, folder: Path) -> tuple[FileDialog, list[Path]]:
    chosen: list[Path] = []
    return ask_where_to_save(shell.window, "Save", "Tables (*.csv)", "a.csv", chosen.append, str(folder)), chosen


def test_the_file_with_the_ending_is_not_replaced_unasked(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "final 27.11.csv").touch()
    files, chosen = ask(shell, tmp_path)
    name_field(files).setText("final 27.11")

    def refuse() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        assert "final 27.11.csv" in box.text()
        box.button(QMessageBox.StandardButton.No).click()

    QTimer.singleShot(0, files, refuse)
    QTest.keyClick(name_field(files), Qt.Key.Key_Return)
    assert chosen == []


@pytest.mark.parametrize("replace", [True, False])
def test_a_desktops_own_dialog_which_adds_none_is_followed_by_the_question(
    shell: Shell, qtbot: QtBot, tmp_path: Path, replace: bool
) -> None:
    (tmp_path / "final 27.11.csv").touch()
    files, chosen = ask(shell, tmp_path)
    files.fileSelected.emit(str(tmp_path / "final 27.11"))
    files.done(1)
    assert chosen == []
    boxes = [each for each in shell.window.findChildren(QMessageBox) if each.isVisible()]
    assert "final 27.11.csv" in boxes[0].text()
    answer = QMessageBox.StandardButton.Yes if replace else QMessageBox.StandardButton.No
    QTest.mouseClick(boxes[0].button(answer), Qt.MouseButton.LeftButton)
    assert chosen == ([tmp_path / "final 27.11.csv"] if replace else [])
    files, chosen = ask(shell, tmp_path)
    files.fileSelected.emit(str(tmp_path / "new 1.2"))
    assert chosen == [tmp_path / "new 1.2.csv"]


# Writing


def test_a_file_is_written_completely_or_not_at_all_and_a_link_stays_one(tmp_path: Path) -> None:
    file, link = tmp_path / "a.csv", tmp_path / "link.csv"
    assert write_file(file, b"one") is None
    if os.name != "nt":
        link.symlink_to(file)
        assert write_file(link, b"two") is None
        assert link.is_symlink()
        assert file.read_bytes() == b"two"
    assert {path.name for path in tmp_path.iterdir()} <= {"a.csv", "link.csv"}


@pytest.mark.parametrize("name", ["gone/a.csv", "folder", "x" * 300, "folder/../folder", "null\0"])
def test_what_cannot_be_written_is_told_in_the_players_language(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    reason = write_file(tmp_path / name, b"")
    assert reason is not None
    assert text(reason, chosen="ja") != text(reason, chosen="en")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@pytest.mark.skipif(os.name == "nt", reason="no pipes with names there")
def test_nothing_is_written_over_a_pipe_and_nothing_waits_for_one(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.csv")
    assert write_file(tmp_path / "pipe.csv", b"") is not None
    assert (tmp_path / "pipe.csv").is_fifo()


# Names that are no text


@pytest.fixture
def folder_with_a_name_that_is_no_text(tmp_path: Path) -> Path:
    """Eight records, one of them with a name that is no text, and a folder; the same names elsewhere come after it."""
    if sys.platform in ("win32", "darwin"):
        pytest.skip("names are text there")
    (tmp_path / "folder").mkdir()
    (tmp_path / "other.txt").touch()
    for number in range(7):
        (tmp_path / f"{number}.cardtable").touch()
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/x\xff\xfe.cardtable")).touch()
    return tmp_path


def listed(files: FileDialog) -> set[str]:
    view = files.findChild(QListView, "listView")
    assert isinstance(view, QListView)
    model, root = view.model(), view.rootIndex()
    return {model.index(row, 0, root).data() for row in range(model.rowCount(root))}


def test_files_beside_one_whose_name_is_no_text_are_listed_and_that_one_is_told(
    shell: Shell, qtbot: QtBot, folder_with_a_name_that_is_no_text: Path
) -> None:
    files = FileDialog(shell.window, str(folder_with_a_name_that_is_no_text))
    files.setNameFilters(["Match records (*.cardtable)", "All files (*)"])
    files.open()
    records = {f"{number}.cardtable" for number in range(7)}
    qtbot.waitUntil(lambda: listed(files) == {"folder", *records})
    assert files.names is not None
    assert files.names.told == "1 file(s) can’t be shown here: the name isn’t text. Rename it first."
    files.selectNameFilter("All files (*)")
    files.filterSelected.emit("All files (*)")
    qtbot.waitUntil(lambda: listed(files) == {"folder", "other.txt", *records})
    files.setDirectory(str(folder_with_a_name_that_is_no_text / "folder"))
    files.directoryEntered.emit(str(folder_with_a_name_that_is_no_text / "folder"))
    names = files.names
    qtbot.waitUntil(lambda: names.told == "")


def test_a_folder_whose_names_are_text_is_left_to_qt(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "a.cardtable").touch()
    files = FileDialog(shell.window, str(tmp_path))
    files.open()
    qtbot.waitUntil(lambda: "a.cardtable" in listed(files))
    assert files.names is not None
    assert files.names.told == ""
