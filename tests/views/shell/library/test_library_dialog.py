"""The library, used as a player does."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.saves.notes import Note, Notes
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.files.record import dumps
from cardtable_gui.models.library import LibraryRole
from cardtable_gui.settings import TEXT_PERCENT
from cardtable_gui.views.shell.library.library_dialog import LibraryDialog
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.controller.statistics.played import ANN, HARD, finished, put_away


def opened(shell: Shell, qtbot: QtBot) -> LibraryDialog:
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        shell.actions["library"].trigger()
    dialog = next(found for found in shell.window.findChildren(LibraryDialog) if found.isVisible())
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    settle(shell, qtbot)
    return dialog


def settle(shell: Shell, qtbot: QtBot) -> None:
    """Wait until everything that is known is listed, and everything that was asked for is done."""
    past = shell.past_matches
    qtbot.waitUntil(lambda: not (past.updater.busy or past.jobs.busy))


@pytest.fixture
def played(tmp_path: Path) -> list[str]:
    store = Store(tmp_path)
    return [
        put_away(store, finished(seed=1)),
        put_away(store, finished("merchant", (ANN, HARD), seed=2)),
        put_away(store, finished(seed=3)),
    ]


def listed(dialog: LibraryDialog) -> set[str]:
    return {str(dialog.model.index(row).data(LibraryRole.ID)) for row in range(dialog.model.rowCount())}


def test_an_empty_library_says_how_it_fills(shell: Shell, qtbot: QtBot) -> None:
    dialog = opened(shell, qtbot)
    assert dialog.empty.isVisible()
    assert not dialog.rows.isVisible()
    assert not dialog.export_button.isEnabled()
    assert dialog.import_button.isEnabled()


def test_matches_are_searched_by_typing(played: list[str], shell: Shell, qtbot: QtBot) -> None:
    dialog = opened(shell, qtbot)
    assert listed(dialog) == set(played)
    assert dialog.search.hasFocus()
    QTest.keyClicks(dialog.search, "merchant")
    assert listed(dialog) == {played[1]}
    assert dialog.details.match == played[1]
    assert "1 of 3" in dialog.status.text()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert listed(dialog) == set(played)


@pytest.mark.usefixtures("played")
def test_the_order_is_never_cut_and_lists_open_wide_enough(shell: Shell, qtbot: QtBot) -> None:
    shell.settings.set(TEXT_PERCENT, 200)
    shell.window.resize(1280, 800)
    dialog = opened(shell, qtbot)
    assert dialog.order.width() >= dialog.order.sizeHint().width()
    dialog.game.showPopup()
    view = dialog.game.view()
    qtbot.waitUntil(view.isVisible)
    assert view.viewport().width() >= view.sizeHintForColumn(0)
    dialog.game.hidePopup()


def test_tags_and_notes_are_kept_and_found(played: list[str], shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(shell, qtbot)
    QTest.keyClicks(dialog.search, "merchant")
    dialog.details.tags.setFocus()
    QTest.keyClicks(dialog.details.tags, "close, first")
    dialog.details.note.setFocus()
    QTest.keyClicks(dialog.details.note, "Festival night")
    dialog.search.setFocus()
    settle(shell, qtbot)
    assert Notes(tmp_path).all() == {played[1]: Note(("close", "first"), "Festival night")}
    dialog.search.setText("festival")
    assert listed(dialog) == {played[1]}
    assert [dialog.tag.itemText(number) for number in range(dialog.tag.count())] == ["All tags", "close", "first"]


def test_a_match_is_watched_by_return(played: list[str], shell: Shell, qtbot: QtBot) -> None:
    dialog = opened(shell, qtbot)
    dialog.rows.setFocus()
    QTest.keyClick(dialog.rows, Qt.Key.Key_Down)
    chosen = dialog.details.match
    assert chosen == dialog.model.shown[1].match
    QTest.keyClick(dialog.rows, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    qtbot.waitUntil(lambda: isinstance(shell.match_manager.source, Replay))
    assert shell.match_manager.source is not None
    assert shell.match_manager.source.match.seed == dialog.model.shown[1].seed


def test_a_match_is_deleted_after_a_question_and_still_counts(
    played: list[str], shell: Shell, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = opened(shell, qtbot)
    dialog.search.setText("merchant")
    dialog.rows.setFocus()
    QTest.keyClick(dialog.rows, Qt.Key.Key_Delete)
    assert dialog.confirm.isVisible()
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        QTest.mouseClick(dialog.confirm.yes_button, Qt.MouseButton.LeftButton)
    settle(shell, qtbot)
    assert played[1] not in Store(tmp_path).versions(finished=True)
    dialog.search.clear()
    assert listed(dialog) == {played[0], played[2]}
    assert len(shell.past_matches.updater.keeper.results()) == 3


def test_records_are_exported_and_imported_again(played: list[str], shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(shell, qtbot)
    folder = tmp_path / "exported"
    folder.mkdir()
    dialog.search.setText("merchant")
    dialog.export_to(folder)
    qtbot.waitUntil(lambda: "exported" in dialog.status.text())
    (file,) = folder.iterdir()
    dialog.import_files([file])
    qtbot.waitUntil(lambda: "already" in dialog.status.text())
    (folder / "new.cardtable").write_text(dumps(finished("godan", (ANN, HARD, HARD), seed=9).record), encoding="utf-8")
    (folder / "bad.cardtable").write_text("{", encoding="utf-8")
    dialog.search.clear()
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        dialog.import_files([folder / "new.cardtable", folder / "bad.cardtable"])
    settle(shell, qtbot)
    assert dialog.model.total == 4
    # What came of it is still told when the new match is listed, until the player goes on.
    assert "1 match imported" in dialog.status.text()
    assert "bad.cardtable" in dialog.status.text()
    dialog.search.setText("godan")
    assert dialog.status.text() == "1 of 4 matches"


@pytest.mark.usefixtures("played")
def test_the_library_has_the_keyboard_again_after_a_long_import(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(shell, qtbot)
    (tmp_path / "new.cardtable").write_text(
        dumps(finished("godan", (ANN, HARD, HARD), seed=9).record), encoding="utf-8"
    )
    loader = shell.match_manager.loader
    loader.glance_s = 0
    shell.window.activateWindow()
    qtbot.waitUntil(lambda: not dialog.isActiveWindow())
    dialog.import_files([tmp_path / "new.cardtable"])
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.waitUntil(lambda: dialog.model.total == 4)


@pytest.mark.parametrize("on", ["window", "library"])
def test_files_and_folders_dropped_together_are_imported(shell: Shell, qtbot: QtBot, tmp_path: Path, on: str) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    for seed in range(3):
        place = folder if seed else tmp_path
        (place / f"{seed}.cardtable").write_text(dumps(finished(seed=seed).record), encoding="utf-8")
    (folder / "readme.txt").write_text("Records", encoding="utf-8")
    target = opened(shell, qtbot) if on == "library" else shell.window
    drop(target, tmp_path / "0.cardtable", folder)
    dialog = next(iter(shell.window.findChildren(LibraryDialog)))
    qtbot.waitUntil(lambda: dialog.model.total == 3)
    assert dialog.isVisible()
    assert dialog.status.text() == "3 matches imported."


def drop(target: QWidget, *files: Path) -> None:
    """Drop files on a window as a file manager does."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    action, button, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(200, 200), action, data, button, none)
    QApplication.sendEvent(target, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(target, QDropEvent(QPointF(200, 200), action, data, button, none))


def test_pictures_show_the_tables_of_the_chosen_match_and_of_the_rows(
    played: list[str], shell: Shell, qtbot: QtBot
) -> None:
    dialog = opened(shell, qtbot)
    picture = dialog.details.picture
    plain, rows = picture.grab().toImage(), dialog.rows.grab().toImage()
    with qtbot.waitSignal(picture.shown):
        dialog.search.setText("merchant")
    assert picture.grab().toImage() != plain
    dialog.search.clear()
    ratio = dialog.devicePixelRatioF()
    qtbot.waitUntil(lambda: all(dialog.pictures.small(match, ratio) is not None for match in played))
    assert dialog.rows.grab().toImage() != rows
    dialog.search.setText("merchant")
    assert "Merchant of Goldfish" in picture.accessibleName()
