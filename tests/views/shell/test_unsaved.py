"""A match whose last moves are not on disk is left only after the player was asked."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.saves import record_file
from cardtable_gui.controller.saves import writer as writer_module
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.controller.session import Session
from cardtable_gui.core.messages import Message
from cardtable_gui.views.shell.matches.unsaved_dialog import UnsavedDialog
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support.recorded import on_disk
from tests.views.window_scenes import ANN, BEGUN, BEN, CHO, begin, paste, press

FULL = Message("system", "The disk is full.")
DENIED = Message("system", "You don’t have permission.")


class Disk:
    """What becomes of each write."""

    def __init__(self) -> None:
        self.trouble: Message | None = None
        self.answers = threading.Event()
        self.answers.set()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    made, write = Disk(), Store.write

    def written(store: Store, match_id: str, text: str, *, over: bool = False) -> None:
        assert made.answers.wait(60)
        if made.trouble is not None:
            raise StoreError(made.trouble)
        write(store, match_id, text, over=over)

    monkeypatch.setattr(Store, "write", written)
    # As long as a busy machine may need; a disk that doesn't answer at all has its own test.
    monkeypatch.setattr(writer_module, "GLANCE_MS", 60_000)
    monkeypatch.setattr(writer_module, "FLUSH_MS", 60_000)
    yield made
    made.trouble = None
    made.answers.set()


@pytest.fixture
def session(shell: Shell, disk: Disk, qtbot: QtBot) -> Session:
    """A match of three people whose first move is on disk and whose second one is not."""
    found = begin(shell, qtbot, ANN, BEN, CHO)
    play(found, qtbot)
    qtbot.waitUntil(lambda: found.unsaved is None)
    disk.trouble = FULL
    play(found, qtbot)
    qtbot.waitUntil(lambda: found.unsaved == FULL)
    return found


def play(session: Session, qtbot: QtBot) -> None:
    """Make a move for whoever is to move, who sits down at the table if need be."""
    qtbot.waitUntil(lambda: session.is_humans_turn or session.hand_over is not None)
    session.reveal()
    qtbot.waitUntil(lambda: session.is_humans_turn)
    moves = len(session.match.steps)
    session.act(session.match.state.legal_actions()[0])
    assert len(session.match.steps) == moves + 1


def asked(qtbot: QtBot) -> UnsavedDialog:
    found: list[UnsavedDialog] = []

    def look() -> bool:
        found[:] = [each for each in QApplication.topLevelWidgets() if isinstance(each, UnsavedDialog)]
        found[:] = [each for each in found if each.isVisible()]
        return bool(found)

    qtbot.waitUntil(look)
    return found[0]


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def home(shell: Shell) -> None:
    press(shell, "start_screen")


def window(shell: Shell) -> None:
    shell.window.close()


def another(shell: Shell) -> None:
    paste(shell, BEGUN["meow"])


def replay(shell: Shell) -> None:
    press(shell, "watch")


def new(shell: Shell) -> None:
    press(shell, "new_match")


def lessons(shell: Shell) -> None:
    press(shell, "lessons")


WAYS = [home, window, another, replay, new, lessons]
Way = Callable[[Shell], None]


@pytest.mark.parametrize("way", WAYS)
def test_the_player_is_asked_and_may_stay(shell: Shell, session: Session, qtbot: QtBot, way: Way) -> None:
    way(shell)
    dialog = asked(qtbot)
    assert shell.match_manager.session is session
    assert shell.window.isVisible()
    assert dialog.reason.text() == "The disk is full."
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert shell.match_manager.session is session
    assert shell.window.isVisible()
    play(session, qtbot)


@pytest.mark.parametrize("way", WAYS)
def test_the_player_may_leave_without_saving(
    shell: Shell, session: Session, qtbot: QtBot, tmp_path: Path, way: Way
) -> None:
    way(shell)
    click(asked(qtbot).leave_button)
    qtbot.waitUntil(lambda: shell.match_manager.session is not session)
    assert shell.window.isVisible() == (way is not window)
    assert len(on_disk(tmp_path, session.match_id).actions) == 1


@pytest.mark.parametrize("way", WAYS)
def test_the_match_is_left_once_trying_again_has_saved_it(
    shell: Shell, session: Session, disk: Disk, qtbot: QtBot, tmp_path: Path, way: Way
) -> None:
    way(shell)
    dialog = asked(qtbot)
    disk.trouble = DENIED
    click(dialog.again_button)
    qtbot.waitUntil(lambda: dialog.reason.text() == "You don’t have permission.")
    assert shell.match_manager.session is session
    disk.trouble = None
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shell.match_manager.session is not session)
    assert not dialog.isVisible()
    assert shell.window.isVisible() == (way is not window)
    assert len(on_disk(tmp_path, session.match_id).actions) == 2


@pytest.mark.parametrize("way", [home, window])
def test_the_player_may_save_elsewhere_and_leave(
    shell: Shell, session: Session, qtbot: QtBot, tmp_path: Path, way: Way
) -> None:
    way(shell)
    dialog = asked(qtbot)
    record = session.match.record
    for folder, left in ((tmp_path / "nowhere", False), (tmp_path, True)):
        click(dialog.elsewhere_button)
        files = next(each for each in shell.window.findChildren(QFileDialog) if each.isVisible())
        files.fileSelected.emit(str(folder / "kept.cardtable"))
        files.close()
        assert dialog.isVisible() != left
    qtbot.waitUntil(lambda: shell.match_manager.session is None)
    assert shell.window.isVisible() == (way is not window)
    assert record_file.read(tmp_path / "kept.cardtable").record == record


@pytest.mark.parametrize("way", [home, window])
def test_a_disk_that_answers_late_is_waited_for_without_blocking_the_window(
    shell: Shell, disk: Disk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Way
) -> None:
    monkeypatch.setattr(writer_module, "GLANCE_MS", 20)
    session = begin(shell, qtbot, ANN, BEN, CHO)
    qtbot.waitUntil(lambda: not session.saving)
    disk.answers.clear()
    play(session, qtbot)
    way(shell)
    dialog = asked(qtbot)
    assert "while" in dialog.reason.text()
    disk.answers.set()
    qtbot.waitUntil(lambda: shell.match_manager.session is None)
    assert not dialog.isVisible()
    assert shell.window.isVisible() == (way is not window)
    assert len(on_disk(tmp_path, session.match_id).actions) == 1


def test_a_match_that_is_on_disk_is_left_without_a_question(shell: Shell, disk: Disk, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, ANN, BEN, CHO)
    play(session, qtbot)
    home(shell)
    assert shell.match_manager.session is None


def test_a_match_without_a_move_is_left_without_a_question(shell: Shell, disk: Disk, qtbot: QtBot) -> None:
    disk.trouble = FULL
    begin(shell, qtbot, ANN, BEN, CHO)
    home(shell)
    assert shell.match_manager.session is None


def test_a_later_request_takes_the_place_of_the_earlier_one(
    shell: Shell, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    """Such as a second start of the program with a file, or the window's button."""
    store = Store(tmp_path)
    waiting = store.new()
    (tmp_path / "matches" / f"{waiting}.cardtable").write_text(BEGUN["meow"], encoding="utf-8")
    store.release(waiting)
    shell.match_manager.resume(waiting)
    dialog = asked(qtbot)
    home(shell)
    # The match that was to be opened is free again.
    store.claim(waiting)
    store.release(waiting)
    click(dialog.leave_button)
    qtbot.waitUntil(lambda: shell.pages.at_home)
    assert shell.match_manager.session is None


def test_the_end_of_the_program_by_the_system_asks_nothing_and_saves_what_can_be_saved(
    shell: Shell, session: Session, disk: Disk, qtbot: QtBot, tmp_path: Path
) -> None:
    home(shell)
    dialog = asked(qtbot)
    disk.trouble = None
    shell.window.end()
    assert not shell.window.isVisible()
    assert not dialog.isVisible()
    assert not shell.pages.at_home
    assert len(on_disk(tmp_path, session.match_id).actions) == 2


def test_a_disk_that_stays_full_is_told_once_and_again_after_a_success_or_for_another_reason(
    shell: Shell, session: Session, disk: Disk, qtbot: QtBot
) -> None:
    notice = shell.notifications.notice
    assert "The disk is full." in notice.words

    def move() -> str:
        """What is told of another move."""
        notice.hide()
        with qtbot.waitSignal(session.save_tried):
            play(session, qtbot)
        return notice.words

    assert move() == ""
    assert shell.table_page.unsaved.isVisible()
    assert move() == ""
    disk.trouble = DENIED
    assert "permission" in move()
    assert move() == ""
    disk.trouble = None
    assert move() == ""
    assert shell.table_page.unsaved.isHidden()
    disk.trouble = FULL
    assert "The disk is full." in move()
