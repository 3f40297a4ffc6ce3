"""Matches that are left, waited for, deleted, open elsewhere or damaged: none is lost."""

import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.messages import Message
from cardtable_gui.models.saved import SavedRole
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support.recorded import on_disk
from tests.views.window_scenes import FINISHED, begin, press, problem


def test_a_match_that_is_left_waits_on_the_start_screen(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot)
    record = session.match.record
    press(shell, "start_screen")
    assert shell.window.pages.currentWidget() is shell.home
    qtbot.waitUntil(lambda: len(shell.home.cards) == 1)
    card = shell.home.cards[0]
    assert "Ann" in card._people.text()
    assert not shell.actions["undo"].isEnabled()
    QTest.mouseClick(card.open_button, Qt.MouseButton.LeftButton)
    again = shell.match_manager.session
    assert again is not None
    assert again.match.record.seed == record.seed


def test_continue_comes_first_for_the_keyboard(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    shell.go_home()
    qtbot.waitUntil(lambda: len(shell.home.cards) == 1)
    qtbot.waitUntil(shell.home.cards[0].open_button.hasFocus)


def test_deleting_a_match_can_be_taken_back(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    begin(shell, qtbot)
    shell.go_home()
    qtbot.waitUntil(lambda: len(shell.home.cards) == 1)
    card = shell.home.cards[0]
    QTest.mouseClick(card.delete_button, Qt.MouseButton.LeftButton)
    assert len(Store(tmp_path).unfinished()) == 1
    QTest.mouseClick(card.undo_button, Qt.MouseButton.LeftButton)
    shell.home.settle()
    assert len(Store(tmp_path).unfinished()) == 1
    QTest.mouseClick(card.delete_button, Qt.MouseButton.LeftButton)
    shell.set_up("kobayakawa")
    assert Store(tmp_path).unfinished() == []
    assert shell.lists.saved.rowCount() == 0


def test_a_match_that_was_left_is_there_when_the_start_screen_comes_into_sight(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    shell.go_home()
    assert len(shell.home.cards) == 1
    assert shell.home.cards[0].open_button.hasFocus()


def test_as_many_matches_are_shown_at_first_as_there_is_room_for(shell: Shell, qtbot: QtBot) -> None:
    for seed in range(6):
        begin(shell, qtbot, seed=seed)
    shell.window.resize(1024, 640)
    shell.go_home()
    qtbot.waitUntil(lambda: shell.lists.saved.rowCount() == 6)
    qtbot.waitUntil(lambda: len(shell.home.cards) < 4)
    small = len(shell.home.cards)
    qtbot.waitUntil(lambda: all(card.visibleRegion().boundingRect().size() == card.size() for card in shell.home.cards))
    shell.window.resize(1280, 960)
    qtbot.waitUntil(lambda: len(shell.home.cards) > small)
    QTest.mouseClick(shell.home.unfinished.all_button, Qt.MouseButton.LeftButton)
    assert len(shell.home.cards) == 6
    assert shell.home.unfinished.all_button.isHidden()


def test_a_match_that_another_window_has_open_is_not_offered(open_shell: Callable[[], Shell], qtbot: QtBot) -> None:
    one, other = open_shell(), open_shell()
    session = begin(one, qtbot)
    qtbot.waitUntil(one.table_page.saved_at.isValid)
    other.go_home()
    qtbot.waitUntil(lambda: len(other.home.cards) == 1)
    assert not other.home.cards[0].open_button.isEnabled()
    other.match_manager.resume(session.match_id)
    assert problem(other)
    assert other.match_manager.session is None


def test_the_list_is_read_again_when_the_player_comes_back_to_the_window(
    open_shell: Callable[[], Shell], qtbot: QtBot
) -> None:
    one, other = open_shell(), open_shell()
    begin(one, qtbot)
    qtbot.waitUntil(one.table_page.saved_at.isValid)
    other.go_home()
    qtbot.waitUntil(lambda: len(other.home.cards) == 1)
    one.window.activateWindow()
    qtbot.waitUntil(one.window.isActiveWindow)
    one.go_home()
    assert not other.home.cards[0].open_button.isEnabled()
    other.window.activateWindow()
    qtbot.waitUntil(other.home.cards[0].open_button.isEnabled)


def test_closing_in_the_middle_of_a_match_saves_it(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    session = begin(shell, qtbot)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    session.act(session.package.game.parse("flip"))
    record = session.match.record
    shell.window.close()
    (saved,) = Store(tmp_path).unfinished()
    assert on_disk(tmp_path, saved.id).actions[: len(record.actions)] == record.actions


def test_a_damaged_match_is_told_and_set_aside(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    matches = tmp_path / "matches"
    matches.mkdir(exist_ok=True)
    (matches / "x.cardtable").write_text("rubbish")
    shell.go_home()
    qtbot.waitUntil(lambda: "x.cardtable" in shell.notifications.notice.words)
    assert (tmp_path / "damaged" / "x.cardtable").read_text() == "rubbish"
    QTest.mouseClick(shell.notifications.notice._close, Qt.MouseButton.LeftButton)
    assert shell.notifications.notice.words == ""


def test_a_match_that_cannot_be_saved_goes_on_and_is_told(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot)
    session.save_failed.emit(Message("system", "The disk is full."))
    assert "The disk is full." in shell.notifications.notice.words
    assert shell.table_page.unsaved.isVisible()
    assert shell.table_page.unsaved.text() == "Not saved"
    session.saved.emit()
    assert shell.table_page.unsaved.isHidden()


def test_saved_rows_are_the_store_s(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot)
    shell.go_home()
    qtbot.waitUntil(lambda: shell.lists.saved.rowCount() == 1)
    assert shell.lists.saved.index(0).data(SavedRole.ID) == session.match_id


def test_a_match_that_was_played_to_its_end_is_listed_watched_and_deleted(shell: Shell, qtbot: QtBot) -> None:
    store = shell.match_manager._store
    match_id = store.new()
    store.write(match_id, FINISHED["kobayakawa"], over=True)
    store.release(match_id)
    shell.go_home()
    qtbot.waitUntil(lambda: len(shell.home.finished.cards) == 1)
    (card,) = shell.home.finished.cards
    winner = json.loads(FINISHED["kobayakawa"])
    assert card.open_button.text() == "Watch"
    assert "won" in card.open_button.accessibleDescription()
    QTest.mouseClick(card.open_button, Qt.MouseButton.LeftButton)
    assert shell.match_manager.replay is not None
    assert shell.match_manager.replay.length == len(winner["actions"])
    shell.go_home()
    qtbot.waitUntil(lambda: len(shell.home.finished.cards) == 1)
    (card,) = shell.home.finished.cards
    QTest.mouseClick(card.delete_button, Qt.MouseButton.LeftButton)
    shell.home.settle()
    assert store.finished() == []
    assert not shell.home.finished.cards


def test_the_latest_finished_matches_are_shown_and_the_others_on_request(shell: Shell, qtbot: QtBot) -> None:
    store = shell.match_manager._store
    for _ in range(9):
        match_id = store.new()
        store.write(match_id, FINISHED["kobayakawa"], over=True)
        store.release(match_id)
    shell.go_home()
    qtbot.waitUntil(lambda: 3 <= len(shell.home.finished.cards) < 9)
    QTest.mouseClick(shell.home.finished.all_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(shell.home.finished.cards) == 9)
    assert shell.home.finished.all_button.isHidden()


def test_every_file_that_cannot_be_read_is_named_at_the_start(
    open_shell: Callable[[], Shell], tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    for number in range(3):
        (folder / f"bad-{number}.cardtable").write_text("{", encoding="utf-8")
    shell = open_shell()
    qtbot.waitUntil(lambda: all(f"bad-{number}.cardtable" in shell.notifications.notice.words for number in range(3)))
    assert len(list((tmp_path / "damaged").iterdir())) == 3
    (folder / "late.cardtable").write_text("{", encoding="utf-8")
    shell.notifications.notice.hide()
    shell.lists.saved.refresh()
    qtbot.waitUntil(lambda: "late.cardtable" in shell.notifications.notice.words)
    assert "bad-1" not in shell.notifications.notice.words
    assert "so it was moved to" in shell.notifications.notice.words
