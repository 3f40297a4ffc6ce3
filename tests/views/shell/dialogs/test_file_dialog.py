"""Qt's own file dialog, which the program shows where the desktop has none."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from cardtable_gui.views.shell.dialogs.file_dialog import FileDialog
from cardtable_gui.views.shell.shell import Shell


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
