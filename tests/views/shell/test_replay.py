"""Watching a recorded match in the real window, and records that travel as files and as text."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.match import Match, Seat
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.session import Session
from cardtable_gui.core import house_file
from cardtable_gui.core.record import dumps
from cardtable_gui.core.zones import Zone
from cardtable_gui.resources import resource
from cardtable_gui.settings import ANIMATION, Settings
from cardtable_gui.views.shell.replay.play_on_dialog import PlayOnDialog
from cardtable_gui.views.shell.shell import Shell
from tests.support.recorded import ALL_GAMES, played

ANN, BEN, KIM, MIO = Seat("Ann"), Seat("Ben"), Seat("Kim", "easy"), Seat("Mio", "easy")
FINISHED = {game: dumps(played(game, (ANN, KIM, MIO)).record) for game in ALL_GAMES}
BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
BEGUN = {game: dumps(played(game, (ANN, KIM, MIO), most=8).record) for game in ALL_GAMES}


@pytest.fixture(autouse=True)
def _empty_clipboard(qapp: QApplication) -> Iterator[None]:
    """Leave no record behind for others."""
    yield
    qapp.clipboard().clear()


def watch(shell: Shell, text: str) -> Replay:
    """Open a record as text."""
    QGuiApplication.clipboard().setText(text)
    shell.actions["paste_record"].trigger()
    assert shell.desk.replay is not None
    QApplication.processEvents()
    return shell.desk.replay


def press(shell: Shell, *keys: Qt.Key) -> None:
    """Press keys where the keyboard is."""
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or shell.window, key)


def problem(shell: Shell) -> str:
    """What the dialog tells; it is closed."""
    dialog = shell.dialogs._made["problem"]
    assert dialog.isVisible()
    words = dialog.reason.text()  # type: ignore[attr-defined]
    dialog.close()
    return str(words)


def faces(shell: Shell, seat: int) -> list[str | None]:
    """The cards in a hand as they are on the screen."""
    return [card.face for card in shell.table_page.table.cards(Zone("hand", seat))]


def plays(replay: Replay) -> bool:
    """Whether it goes by itself."""
    return replay.playing


def moving(shell: Shell) -> bool:
    """Whether cards fly."""
    return shell.table_page.table.busy


# Opening


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_finished_record_is_watched_and_an_unfinished_one_played(shell: Shell, tmp_path: Path, game: str) -> None:
    for name, text in (("over", FINISHED[game]), ("begun", BEGUN[game])):
        (tmp_path / f"{name}.cardtable").write_text(text, encoding="utf-8")
    shell.window.file_dropped.emit(tmp_path / "over.cardtable")
    replay = shell.desk.replay
    assert replay is not None
    assert (replay.at, replay.length) == (0, len(json.loads(FINISHED[game])["actions"]))
    assert not shell.table_page.bar.isHidden()
    shell.window.file_dropped.emit(tmp_path / "begun.cardtable")
    assert shell.desk.replay is None
    assert shell.desk.session is not None
    assert shell.table_page.bar.isHidden()
    assert len(shell.desk.session.match.steps) >= 8
    assert (tmp_path / "over.cardtable").read_text(encoding="utf-8") == FINISHED[game]


def test_a_record_with_house_rules_of_its_own_is_watched_by_them(shell: Shell) -> None:
    game = games.game("godan")
    content = house_file.read(resource(game.house_file).read_bytes(), "ours", game.housed)
    content["name"] = "our evening"
    match = Match.new("godan", (ANN, KIM, MIO), seed=4, house=content)
    while match.state.to_move is not None:
        match.act(match.state.legal_actions()[0])
    assert match.record.house == content
    replay = watch(shell, dumps(match.record))
    replay.jump(replay.length)
    assert replay.match.record.house == content
    assert replay.branch().record.house == content


def test_a_match_on_the_table_is_watched_from_its_beginning(shell: Shell, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText(BEGUN["kobayakawa"])
    shell.actions["paste_record"].trigger()
    session = shell.desk.session
    assert session is not None
    match_id = session.match_id
    shell.actions["watch"].trigger()
    replay = shell.desk.replay
    assert replay is not None
    assert (replay.at, replay.onlooker) == (0, 0)
    shell.actions["start_screen"].trigger()
    qtbot.waitUntil(lambda: any(card.match_id == match_id for card in shell.home.cards))
    assert len(json.loads(dumps(replay.match.record))["actions"]) >= 8


def begun(shell: Shell) -> Session:
    """An unfinished match on the table."""
    QGuiApplication.clipboard().setText(BEGUN["kobayakawa"])
    shell.actions["paste_record"].trigger()
    assert shell.desk.session is not None
    return shell.desk.session


@pytest.mark.parametrize("by_key", [False, True])
def test_from_watching_an_unfinished_match_one_goes_back_to_it(shell: Shell, by_key: bool) -> None:
    session = begun(shell)
    match_id, steps = session.match_id, len(session.match.steps)
    assert not shell.actions["back"].isEnabled()
    shell.actions["watch"].trigger()
    page = shell.table_page
    assert page.bar.back.isVisible()
    if by_key:
        QTest.keyClick(page, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    else:
        QTest.mouseClick(page.bar.back, Qt.MouseButton.LeftButton)
    again = shell.desk.session
    assert again is not None
    assert shell.desk.replay is None
    assert (again.match_id, len(again.match.steps)) == (match_id, steps)
    assert page.bar.isHidden()
    assert not shell.actions["back"].isEnabled()


def test_there_is_no_way_back_to_what_is_not_played_on(shell: Shell) -> None:
    begun(shell)
    shell.actions["watch"].trigger()
    watch(shell, FINISHED["kobayakawa"])
    assert shell.table_page.bar.back.isHidden()
    assert not shell.actions["back"].isEnabled()
    shell.go_home()
    begun(shell)
    shell.actions["watch"].trigger()
    shell.go_home()
    assert not shell.actions["back"].isEnabled()


# Moving about


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_keys_lead_through_the_match(shell: Shell, qapp: QApplication, game: str, language: i18n.Language) -> None:
    i18n.install(qapp, language)
    replay = watch(shell, FINISHED[game])
    right, left, home, end = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_End
    press(shell, right, right, right)
    assert replay.at == 3
    press(shell, left)
    assert replay.at == 2
    press(shell, end)
    assert replay.at == replay.length
    press(shell, home)
    assert replay.at == 0
    for mark in replay.deals[1:]:
        press(shell, Qt.Key.Key_PageDown)
        assert replay.at == mark.at
    press(shell, Qt.Key.Key_PageDown)
    assert replay.at == replay.length
    press(shell, Qt.Key.Key_PageUp)
    assert replay.at == replay.deals[-1].at
    assert shell.table_page.bar.timeline.value() == replay.at


def test_keys_work_wherever_the_keyboard_is(shell: Shell) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    page = shell.table_page
    for widget in (page.table, page.bar.timeline, page.bar.buttons["forward"], page.replay_tools.open):
        widget.setFocus()
        at = replay.at
        press(shell, Qt.Key.Key_Right)
        assert replay.at == at + 1, widget
    page.table.cards(Zone("hand", 0))[0].setFocus()
    press(shell, Qt.Key.Key_Left)
    assert replay.at == 3


def test_results_of_rounds_do_not_hold_the_keys_up(shell: Shell) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    shown = 0
    for at in range(1, replay.length + 1):
        press(shell, Qt.Key.Key_Right)
        assert replay.at == at
        shown += shell.table_page.table.panel.result is not None
    assert shown == len(replay.deals)
    panel = shell.table_page.table.panel
    assert panel.result is not None
    assert panel.result.ranks == replay.match.state.ranks
    assert [button.face.id for button in panel.buttons] == ["start", "continue"]
    press(shell, Qt.Key.Key_Left)
    assert replay.at == replay.length - 1
    assert panel.result is None


def test_space_plays_and_stops(shell: Shell, qtbot: QtBot) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    press(shell, Qt.Key.Key_Space)
    assert plays(replay)
    qtbot.waitUntil(lambda: replay.at >= 2)
    press(shell, Qt.Key.Key_Space)
    assert not plays(replay)
    at = replay.at
    shell.table_page.bar.buttons["forward"].setFocus()
    press(shell, Qt.Key.Key_Space)
    assert replay.at == at + 1, "a button that has the keyboard is pressed"
    assert not plays(replay)


def test_the_bar_leads_through_the_match_by_mouse(shell: Shell) -> None:
    replay = watch(shell, FINISHED["meow"])
    bar = shell.table_page.bar

    def click(name: str) -> None:
        QTest.mouseClick(bar.buttons[name], Qt.MouseButton.LeftButton)

    click("forward")
    click("forward")
    click("back")
    assert replay.at == 1
    click("deal_on")
    assert replay.at == replay.deals[1].at
    click("last")
    assert replay.at == replay.length
    assert not bar.buttons["forward"].isEnabled()
    click("deal_back")
    assert replay.at == replay.deals[-1].at
    click("first")
    assert replay.at == 0
    assert not bar.buttons["back"].isEnabled()
    click("play")
    assert plays(replay)
    click("play")
    assert not plays(replay)


def test_the_slider_is_pulled_and_its_marks_clicked(shell: Shell) -> None:
    replay = watch(shell, FINISHED["meow"])
    line = shell.table_page.bar.timeline
    assert [tick.mark for tick in line.ticks] == list(replay.deals)
    assert [tick.accessibleName() for tick in line.ticks[:2]] == ["Round 1", "Round 2"]
    assert line.ticks[1].toolTip() == "Round 2"
    QTest.mouseClick(line.ticks[1], Qt.MouseButton.LeftButton)
    assert replay.at == replay.deals[1].at
    middle = QPoint(line.x_of(replay.length // 2), 12)
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=middle)
    assert abs(replay.at - replay.length // 2) <= 1
    QTest.mouseMove(line, QPoint(line.width() + 50, 12))
    assert replay.at == replay.length
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=QPoint(0, 12))
    assert line.accessibleDescription() == (f"Round {replay.deals[-1].deal}, action {replay.length} of {replay.length}")


def test_the_line_under_the_table_says_what_the_step_was(shell: Shell) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    table = shell.table_page.table
    press(shell, Qt.Key.Key_Right)
    first = table.bar.prompt
    assert first
    press(shell, Qt.Key.Key_Right)
    press(shell, Qt.Key.Key_Left)
    assert table.bar.prompt == first
    replay.jump(5)
    replay.jump(1)
    assert table.bar.prompt == first


def test_the_log_ends_at_the_moment_that_is_shown(shell: Shell, qtbot: QtBot) -> None:
    replay = watch(shell, FINISHED["gunjo"])
    log = shell.table_page.side.log
    texts: dict[int, str] = {}
    for at in (0, 1, 2, replay.length, 40, 2, 1, 0):
        replay.jump(at)
        qtbot.waitUntil(lambda: not log._catching_up.isActive())
        assert texts.setdefault(at, log.toPlainText()) == log.toPlainText()
    assert len(texts[0]) < len(texts[1]) < len(texts[2]) < len(texts[40]) < len(texts[replay.length])
    assert texts[replay.length].startswith(texts[40])


def test_steps_are_animated_and_jumps_are_not(shell: Shell, settings: Settings, qtbot: QtBot) -> None:
    settings.set(ANIMATION, "fast")
    replay = watch(shell, FINISHED["kobayakawa"])
    table = shell.table_page.table
    press(shell, Qt.Key.Key_Right)
    assert moving(shell)
    replay.jump(7)
    assert not moving(shell)
    press(shell, Qt.Key.Key_Left)
    assert moving(shell), "cards glide back"
    qtbot.waitUntil(lambda: not table.busy)
    state = replay.match.state_at(6)
    assert faces(shell, 1) == list(state.view(1).hand)


# Who looks on


def test_after_the_end_hands_are_open_until_they_are_closed(shell: Shell) -> None:
    replay = watch(shell, FINISHED["merchant"])
    tools = shell.table_page.replay_tools
    assert tools.open.isChecked()
    assert None not in faces(shell, 1)
    QTest.mouseClick(tools.open, Qt.MouseButton.LeftButton)
    assert set(faces(shell, 1)) == {None}
    assert None not in faces(shell, 0)
    tools.who.chosen = 1
    tools.who.activated.emit(tools.who.currentIndex())
    assert replay.onlooker == 1
    assert None not in faces(shell, 1)
    assert set(faces(shell, 0)) == {None}


def test_while_the_match_goes_on_other_hands_stay_closed(shell: Shell) -> None:
    QGuiApplication.clipboard().setText(BEGUN["merchant"])
    shell.actions["paste_record"].trigger()
    shell.actions["watch"].trigger()
    replay = shell.desk.replay
    assert replay is not None
    tools = shell.table_page.replay_tools
    assert tools.open.isHidden()
    assert [tools.who.itemText(row) for row in range(tools.who.count())] == ["a spectator", "Ann"]
    for _ in range(replay.length):
        assert set(faces(shell, 1)) == set(faces(shell, 2)) == {None}
        press(shell, Qt.Key.Key_Right)


def test_several_people_see_their_hands_behind_the_curtain(shell: Shell) -> None:
    QGuiApplication.clipboard().setText(dumps(played("merchant", (ANN, BEN, KIM), most=6).record))
    shell.actions["paste_record"].trigger()
    shell.actions["watch"].trigger()
    page = shell.table_page
    assert set(faces(shell, 0)) == set(faces(shell, 1)) == {None}
    page.replay_tools.who.chosen = 1
    page.replay_tools.who.activated.emit(2)
    assert page.table.curtain.isVisible()
    assert set(faces(shell, 1)) == {None}
    QTest.mouseClick(page.table.curtain.button, Qt.MouseButton.LeftButton)
    assert page.table.curtain.isHidden()
    assert None not in faces(shell, 1)
    assert set(faces(shell, 0)) == {None}


# Playing on


def play_on(shell: Shell) -> PlayOnDialog:
    """Press the button, and give the dialog."""
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
    session = shell.desk.session
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
    session = shell.desk.session
    assert session is not None
    assert session.match.seats == (Seat("Eve"), Seat("Robin"), MIO)


def test_there_is_nothing_to_play_after_the_end(shell: Shell) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    replay.jump(replay.length)
    button: QPushButton = shell.table_page.replay_tools.play_on
    assert not button.isEnabled()
    assert button.toolTip()


# The list of finished matches


def test_a_match_that_was_played_to_its_end_is_listed_watched_and_deleted(shell: Shell, qtbot: QtBot) -> None:
    store = shell.desk._store
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
    assert shell.desk.replay is not None
    assert shell.desk.replay.length == len(winner["actions"])
    shell.go_home()
    qtbot.waitUntil(lambda: len(shell.home.finished.cards) == 1)
    (card,) = shell.home.finished.cards
    QTest.mouseClick(card.delete_button, Qt.MouseButton.LeftButton)
    shell.home.settle()
    assert store.finished() == []
    assert not shell.home.finished.cards


def test_the_latest_finished_matches_are_shown_and_the_others_on_request(shell: Shell, qtbot: QtBot) -> None:
    store = shell.desk._store
    for _ in range(9):
        match_id = store.new()
        store.write(match_id, FINISHED["kobayakawa"], over=True)
        store.release(match_id)
    shell.go_home()
    qtbot.waitUntil(lambda: 3 <= len(shell.home.finished.cards) < 9)
    QTest.mouseClick(shell.home.finished.all_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(shell.home.finished.cards) == 9)
    assert shell.home.finished.all_button.isHidden()


def test_the_result_of_a_match_leads_to_watching_it(shell: Shell) -> None:
    text = json.loads(FINISHED["kobayakawa"])
    last = text["actions"].pop()
    text["seats"] = ["Ann", "Ben", "Cho"]
    QGuiApplication.clipboard().setText(json.dumps(text))
    shell.actions["paste_record"].trigger()
    session = shell.desk.session
    assert isinstance(session, Session)
    session._asked = session.to_move
    session.act(session.box.game.parse(last))
    panel = shell.table_page.table.panel
    (button,) = (button for button in panel.buttons if button.face.id == "watch")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert shell.desk.replay is not None
    assert shell.desk.replay.match_is_over


# Through the clipboard


def test_a_record_travels_through_the_clipboard(shell: Shell) -> None:
    watch(shell, FINISHED["godan"])
    QGuiApplication.clipboard().clear()
    QTest.keyClick(
        shell.table_page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert QGuiApplication.clipboard().text() == FINISHED["godan"]
    assert shell.tidings.notice.words == "The record is on the clipboard as text."
    shell.go_home()
    QTest.keyClick(shell.home, Qt.Key.Key_V, BOTH)
    assert shell.desk.replay is not None
    assert shell.desk.replay.box.game.id == "godan"


def test_what_is_no_record_is_refused_and_what_was_there_stays(shell: Shell, qapp: QApplication) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    QGuiApplication.clipboard().setText("hello")
    shell.actions["paste_record"].trigger()
    assert problem(shell) == "The text on the clipboard cannot be used: This is not JSON (line 1, column 1)."
    assert shell.desk.replay is replay
    i18n.install(qapp, "ja")
    bad = json.loads(FINISHED["kobayakawa"])
    bad["actions"][3] = "discard 99"
    QGuiApplication.clipboard().setText(json.dumps(bad))
    shell.actions["paste_record"].trigger()
    assert problem(shell).startswith("クリップボードの文字は対戦記録として使えません：actions[3]：")
    assert shell.desk.replay is replay


# Around it


def test_the_menus_offer_what_makes_sense(shell: Shell) -> None:
    watch(shell, FINISHED["kobayakawa"])
    for name in ("save_record", "copy_record", "paste_record", "log", "open_record"):
        assert shell.actions[name].isEnabled(), name
    for name in ("undo", "redo", "hint", "pause", "step", "restart", "watch", "again"):
        assert not shell.actions[name].isEnabled(), name
    assert "Replay of Kobayakawa" in shell.window.windowTitle()
    shell.actions["new_match"].trigger()
    assert shell.setup_page.game is not None
    assert shell.setup_page.game.id == "kobayakawa"
    assert shell.desk.replay is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_of_the_bar_and_the_tools_is_cut(
    shell: Shell, qapp: QApplication, qtbot: QtBot, language: i18n.Language, size: tuple[int, int]
) -> None:
    i18n.install(qapp, language)
    shell.window.resize(*size)
    watch(shell, FINISHED["gunjo"])
    page = shell.table_page
    qtbot.waitUntil(lambda: page.bar.timeline.width() > 300)
    assert shell.window.size().toTuple() == size
    parts: list[QWidget] = [page.replay_tools.open, page.replay_tools.play_on, *page.bar.buttons.values()]
    for part in parts:
        assert part.width() >= part.sizeHint().width(), part
        assert page.rect().contains(part.mapTo(page, part.rect().bottomRight()))


def test_a_name_cannot_turn_a_line_round(shell: Shell) -> None:
    text = json.loads(FINISHED["kobayakawa"])
    text["seats"][0] = "A\u202enn"
    replay = watch(shell, json.dumps(text))
    replay.jump(replay.length)
    assert "\u202e" not in shell.table_page.side.log.toPlainText()
    assert "\u202e" not in shell.table_page.replay_tools.who.itemText(1)
    assert i18n.seat_name(0, replay.names) == "Ann"


def test_the_keys_of_a_replay_are_told(shell: Shell) -> None:
    watch(shell, FINISHED["kobayakawa"])
    shell.actions["keys"].trigger()
    dialog = shell.dialogs._made["keys"]
    told = {label.text() for label in dialog.findChildren(QLabel)}
    assert {"In a replay", "One action back", "To the next round", "Play, or stop"} <= told
    dialog.close()
