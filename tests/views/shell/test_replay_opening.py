"""Which records open as a replay and which as a match, by file and as text, and the way back to the match."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.match import KNOWN_DEAL, Match
from cardtable_gui.controller.session import Session
from cardtable_gui.core.files import house_file
from cardtable_gui.core.files.record import dumps
from cardtable_gui.resources import resource
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support.recorded import ALL_GAMES
from tests.views.window_scenes import ANN, BEGUN, EASY, FINISHED, MIO, begun, paste, problem, watch

BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_finished_record_is_watched_and_an_unfinished_one_played(shell: Shell, tmp_path: Path, game: str) -> None:
    for name, text in (("over", FINISHED[game]), ("begun", BEGUN[game])):
        (tmp_path / f"{name}.cardtable").write_text(text, encoding="utf-8")
    shell.window.file_dropped.emit(tmp_path / "over.cardtable")
    replay = shell.match_manager.replay
    assert replay is not None
    assert (replay.at, replay.length) == (0, len(json.loads(FINISHED[game])["actions"]))
    assert not shell.table_page.bar.isHidden()
    shell.window.file_dropped.emit(tmp_path / "begun.cardtable")
    assert shell.match_manager.replay is None
    assert shell.match_manager.session is not None
    assert shell.table_page.bar.isHidden()
    assert len(shell.match_manager.session.match.steps) >= 8
    assert (tmp_path / "over.cardtable").read_text(encoding="utf-8") == FINISHED[game]


def test_a_deal_that_was_chosen_is_marked_and_one_that_was_drawn_is_not(shell: Shell) -> None:
    def is_known() -> bool:
        session = shell.match_manager.session
        assert session is not None
        return KNOWN_DEAL in session.match.record.extra

    seats = (ANN, EASY, MIO)
    shell.begin(MatchSetup("kobayakawa", seats, {}))
    assert not is_known()
    shell.begin(MatchSetup("kobayakawa", seats, {}, 3))
    assert is_known()
    shell.match_manager.again()
    assert not is_known()
    paste(shell, dumps(Match.new("kobayakawa", seats, seed=3).record))
    assert is_known()


def test_a_record_with_house_rules_of_its_own_is_watched_by_them(shell: Shell) -> None:
    game = games.game("godan")
    content = house_file.read(resource(game.houses[0].file).read_bytes(), "ours", game.with_house_rules)
    content["name"] = "our evening"
    match = Match.new("godan", (ANN, EASY, MIO), seed=4, house=content)
    while match.state.to_move is not None:
        match.act(match.state.legal_actions()[0])
    assert match.record.house == content
    replay = watch(shell, dumps(match.record))
    replay.jump(replay.length)
    assert replay.match.record.house == content
    assert replay.branch().record.house == content


def test_a_match_on_the_table_is_watched_from_its_beginning(shell: Shell, qtbot: QtBot) -> None:
    session = begun(shell)
    match_id = session.match_id
    shell.actions["watch"].trigger()
    replay = shell.match_manager.replay
    assert replay is not None
    assert (replay.at, replay.onlooker) == (0, 0)
    shell.actions["start_screen"].trigger()
    qtbot.waitUntil(lambda: any(card.match_id == match_id for card in shell.home.cards))
    assert len(json.loads(dumps(replay.match.record))["actions"]) >= 8


@pytest.mark.parametrize("by_key", [False, True])
def test_who_has_watched_all_of_an_unfinished_match_is_led_back_by_the_table(shell: Shell, by_key: bool) -> None:
    match_id = begun(shell).match_id
    shell.actions["watch"].trigger()
    replay, bar = shell.match_manager.replay, shell.table_page.table.bar

    def offered() -> list[tuple[str, bool]]:
        return [(button.face.label, button.face.primary) for button in bar.buttons]

    assert replay is not None
    assert offered() == []
    replay.jump(replay.length)
    assert offered() == [("Back to the match", True)]
    replay.back()
    shell.table_page.table.skip_animations()
    assert offered() == []
    replay.jump(replay.length)
    if by_key:
        QTest.keyClick(shell.table_page.table, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert shell.match_manager.session is not None
    assert shell.match_manager.session.match_id == match_id


def test_a_record_that_was_never_on_the_table_leads_nowhere_back(shell: Shell) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    replay.jump(replay.length)
    assert not replay.resumes_match
    assert [button.face.id for button in shell.table_page.table.bar.buttons] == ["result"]


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
    again = shell.match_manager.session
    assert again is not None
    assert shell.match_manager.replay is None
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


def test_the_result_of_a_match_leads_to_watching_it(qtbot: QtBot, shell: Shell) -> None:
    text = json.loads(FINISHED["kobayakawa"])
    last = text["actions"].pop()
    text["seats"] = ["Ann", "Ben", "Cho"]
    paste(shell, json.dumps(text))
    session = shell.match_manager.session
    assert isinstance(session, Session)
    qtbot.waitUntil(lambda: session.hand_over is not None)
    session.reveal()
    session.act(session.package.game.parse(last))
    panel = shell.table_page.table.panel
    (button,) = (button for button in panel.buttons if button.face.id == "watch")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert shell.match_manager.replay is not None
    assert shell.match_manager.replay.match.state.to_move is None


def test_a_record_travels_through_the_clipboard(shell: Shell) -> None:
    watch(shell, FINISHED["godan"])
    QGuiApplication.clipboard().clear()
    QTest.keyClick(
        shell.table_page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert QGuiApplication.clipboard().text() == FINISHED["godan"]
    assert shell.notifications.notice.words == "Match record copied to the clipboard as text."
    shell.go_home()
    QTest.keyClick(shell.home, Qt.Key.Key_V, BOTH)
    assert shell.match_manager.replay is not None
    assert shell.match_manager.replay.package.game.id == "godan"


def test_what_is_no_record_is_refused_and_what_was_there_stays(shell: Shell, qapp: QApplication) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    paste(shell, "hello")
    assert problem(shell) == "The text on the clipboard is neither a match record nor a share code."
    assert shell.match_manager.replay is replay
    i18n.install(qapp, "ja")
    bad = json.loads(FINISHED["kobayakawa"])
    bad["actions"][3] = "discard 99"
    paste(shell, json.dumps(bad))
    assert problem(shell).startswith("クリップボードの文字は対戦記録として使えません。actions[3]：")
    assert shell.match_manager.replay is replay
