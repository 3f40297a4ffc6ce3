"""Opening a long match: the window stays responsive, shows the progress, and lets the player cancel."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller import loader as loader_module
from cardtable_gui.controller import match as match_module
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.files import record as record_module
from cardtable_gui.core.files.limits import Progress
from cardtable_gui.core.files.record import dumps
from cardtable_gui.views.shell.matches.opening_dialog import OpeningDialog
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support.long_records import endless
from tests.views.window_scenes import ANN, BEGUN, FINISHED, begin, begun, press, problem, watch

LONG = dumps(endless(300, ("Ann", *("bot:easy",) * 5)))
SLOW_TEXT = "Opening the record from the clipboard…"


class Gate:
    """Blocks every replay of a record at its first action, until it is opened."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.entered = threading.Event()
        self.deaf = False
        """Whether the cancellation goes unnoticed meanwhile."""

    def wait(self, progress: Progress) -> None:
        self.entered.set()
        while not self.open.wait(0.001):
            if not self.deaf:
                progress(50, 200)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Opening takes until the gate is opened, and nothing waits for it synchronously."""
    made, replay = Gate(), record_module.replay

    def slow(record: Any, game: Any, progress: Progress) -> Any:
        made.wait(progress)
        return replay(record, game, progress)

    monkeypatch.setattr(match_module, "replay", slow)
    monkeypatch.setattr(loader_module, "GLANCE_S", 0.0)
    yield made
    made.open.set()


def dialog(shell: Shell) -> OpeningDialog:
    made = shell.dialogs._made["opening"]
    assert isinstance(made, OpeningDialog)
    return made


def opening(shell: Shell, qtbot: QtBot) -> OpeningDialog:
    """The dialog, once it is shown."""
    qtbot.waitUntil(lambda: "opening" in shell.dialogs._made and dialog(shell).isVisible())
    return dialog(shell)


def pasted(shell: Shell, _tmp_path: Path, text: str = BEGUN["kobayakawa"]) -> str:
    QGuiApplication.clipboard().setText(text)
    shell.actions["paste_record"].trigger()
    return SLOW_TEXT


def file(tmp_path: Path) -> Path:
    path = tmp_path / "a friend's match.cardtable"
    path.write_text(BEGUN["kobayakawa"], encoding="utf-8")
    return path


def chosen(shell: Shell, tmp_path: Path) -> str:
    shell.match_manager.open_file(file(tmp_path))
    return "Opening “a friend's match.cardtable”…"


def dropped(shell: Shell, tmp_path: Path) -> str:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file(tmp_path)))])
    arguments = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(shell.window, QDragEnterEvent(QPoint(200, 200), *arguments))
    QApplication.sendEvent(shell.window, QDropEvent(QPointF(200, 200), *arguments))
    return "Opening “a friend's match.cardtable”…"


def saved_match(shell: Shell, tmp_path: Path) -> str:
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, BEGUN["kobayakawa"])
    store.release(match_id)
    shell.home.match_chosen.emit(match_id)
    return "Opening the match…"


WAYS: dict[str, Callable[[Shell, Path], str]] = {
    "paste": pasted,
    "file": chosen,
    "drop": dropped,
    "continue": saved_match,
}


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_open_a_match_waits_beside_the_window(
    shell: Shell, gate: Gate, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    what = WAYS[way](shell, tmp_path)
    shown = opening(shell, qtbot)
    assert shown.what.text() == what
    assert shown.bar.accessibleName() == what
    assert shell.match_manager.source is None
    lively = []
    QTimer.singleShot(0, lambda: lively.append(True))
    qtbot.waitUntil(lambda: bool(lively))
    qtbot.waitUntil(lambda: (shown.bar.value(), shown.bar.maximum()) == (250, 1000))
    gate.open.set()
    qtbot.waitUntil(lambda: shell.match_manager.session is not None)
    assert not shown.isVisible()
    assert shell.window.pages.currentWidget() is shell.table_page


@pytest.mark.parametrize(
    ("way", "how"),
    [
        ("paste", "Esc"),
        ("file", "Enter"),
        ("drop", "button"),
        ("continue", "Esc"),
        ("paste", "close"),
        ("file", "Space"),
    ],
)
def test_whoever_does_not_want_to_wait_has_everything_as_it_was(
    shell: Shell, gate: Gate, qtbot: QtBot, tmp_path: Path, way: str, how: str
) -> None:
    before = shell.window.pages.currentWidget()
    WAYS[way](shell, tmp_path)
    shown = opening(shell, qtbot)
    assert gate.entered.wait(30)
    match how:
        case "button":
            QTest.mouseClick(shown.close_button, Qt.MouseButton.LeftButton)
        case "close":
            shown.close()
        case _:
            # The first dialog of a window has the focus; it loses that later only without a real screen.
            qtbot.waitUntil(shown.close_button.hasFocus)
            key = {"Esc": Qt.Key.Key_Escape, "Enter": Qt.Key.Key_Return, "Space": Qt.Key.Key_Space}[how]
            QTest.keyClick(shown.close_button, key)
    assert not shown.isVisible()
    assert not shell.match_manager.loader.busy
    gate.open.set()
    qtbot.wait(20)
    assert shell.match_manager.source is None
    assert shell.window.pages.currentWidget() is before
    for lock in (tmp_path / "matches").glob("*.lock"):
        # Its lock has been released.
        qtbot.waitUntil(lambda lock=lock: not lock.exists())  # type: ignore[misc]


def test_a_match_that_is_open_just_after_it_was_called_off_is_free_again(
    shell: Shell, gate: Gate, qtbot: QtBot, tmp_path: Path
) -> None:
    gate.deaf = True
    saved_match(shell, tmp_path)
    QTest.keyClick(opening(shell, qtbot).close_button, Qt.Key.Key_Escape)
    matches = tmp_path / "matches"
    qtbot.waitUntil(lambda: any(matches.glob("*.lock")))
    (lock,) = matches.glob("*.lock")
    gate.open.set()
    qtbot.waitUntil(lambda: not lock.exists())
    assert shell.match_manager.source is None


def test_a_match_on_the_table_stays_there_until_the_other_one_is_open(
    shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    session = begin(shell, qtbot)
    gate = request.getfixturevalue("gate")
    pasted(shell, tmp_path)
    shown = opening(shell, qtbot)
    assert shell.match_manager.session is session
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert shell.match_manager.session is session
    qtbot.waitUntil(lambda: session.is_humans_turn)
    pasted(shell, tmp_path)
    gate.open.set()
    qtbot.waitUntil(lambda: shell.match_manager.session is not session)
    assert not shown.isVisible()


def test_what_cannot_be_opened_is_told_when_that_shows(shell: Shell, gate: Gate, qtbot: QtBot, tmp_path: Path) -> None:
    pasted(shell, tmp_path, BEGUN["kobayakawa"].replace('"actions": [\n', '"actions": [\n  "fight",\n'))
    shown = opening(shell, qtbot)
    gate.open.set()
    qtbot.waitUntil(lambda: "problem" in shell.dialogs._made and shell.dialogs._made["problem"].isVisible())
    assert not shown.isVisible()
    assert "actions[0]" in problem(shell)


def test_watching_a_finished_match_and_playing_on_wait_as_well(
    shell: Shell, qtbot: QtBot, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    gate = request.getfixturevalue("gate")
    shell.match_manager.play_on(replay.match.seats)
    assert opening(shell, qtbot).what.text() == "Opening the match…"
    assert shell.match_manager.replay is replay
    gate.open.set()
    qtbot.waitUntil(lambda: shell.match_manager.session is not None)
    shell.go_home()
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, FINISHED["kobayakawa"], over=True)
    store.release(match_id)
    gate.open.clear()
    shell.home.watch_chosen.emit(match_id)
    opening(shell, qtbot)
    gate.open.set()
    qtbot.waitUntil(lambda: shell.match_manager.replay is not None)


def test_a_file_that_comes_while_another_is_opened_takes_its_place(
    shell: Shell, gate: Gate, qtbot: QtBot, tmp_path: Path
) -> None:
    """As by a second double click in the file manager."""
    pasted(shell, tmp_path, BEGUN["meow"])
    opening(shell, qtbot)
    chosen(shell, tmp_path)
    assert opening(shell, qtbot).what.text() != SLOW_TEXT
    gate.open.set()
    qtbot.waitUntil(lambda: shell.match_manager.session is not None)
    assert shell.match_manager.session is not None
    assert shell.match_manager.session.package.game.id == "kobayakawa"


def test_whoever_goes_elsewhere_meanwhile_stays_there(shell: Shell, gate: Gate, qtbot: QtBot, tmp_path: Path) -> None:
    """As by a shortcut of the system, or when the program ends."""
    pasted(shell, tmp_path)
    shown = opening(shell, qtbot)
    shell.go_home()
    assert not shell.match_manager.loader.busy
    assert not shown.isVisible()
    gate.open.set()
    qtbot.wait(20)
    assert shell.match_manager.source is None


def test_the_dialog_speaks_the_language_in_force(shell: Shell, gate: Gate, qtbot: QtBot, tmp_path: Path) -> None:
    chosen(shell, tmp_path)
    shown = opening(shell, qtbot)
    app = QApplication.instance()
    assert app is not None
    i18n.install(app, "ja")
    qtbot.waitUntil(lambda: "を開いています…" in shown.what.text())
    assert shown.what.text().startswith("「a friend's match.cardtable")
    assert shown.close_button.text() == "キャンセル"


def test_a_short_record_is_open_at_once_without_any_dialog(shell: Shell) -> None:
    begun(shell)
    assert "opening" not in shell.dialogs._made


def test_a_match_without_room_for_another_move_says_so_on_the_table(
    shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_module, "MAX_ACTIONS", 300)
    session = begun(shell, LONG)
    qtbot.waitUntil(lambda: "stops here" in shell.notifications.notice.words)
    qtbot.waitUntil(lambda: "maximum length" in shell.table_page.table.bar.prompt)
    assert session.is_full
    shell.actions["undo"].trigger()
    qtbot.waitUntil(lambda: session.is_humans_turn)


def test_a_long_match_opens_with_its_last_moves_in_the_log(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    from cardtable_gui.models import log

    monkeypatch.setattr(log, "MOST_STEPS", 40)
    session = begun(shell, LONG)
    shell.table_page.show_side("log")
    assert session.match.people == (0,)
    assert "260" in shell.table_page.side.log.toPlainText().splitlines()[0]
    press(shell, "watch")
    assert shell.match_manager.replay is not None
    assert ANN.name in shell.match_manager.replay.names
