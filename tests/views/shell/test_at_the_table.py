"""Menus, buttons and keys during a match, and the log beside the table."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.session import Session
from cardtable_gui.core.zones import Zone
from cardtable_gui.settings import ANIMATION, BOT_SPEED, SIDE, Settings
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.settings.keys_dialog import KeysDialog
from tests.views.window_scenes import ANN, BEN, CHO, EASY, MIO, begin, press


def agree(session: Session) -> None:
    while session.request is not None:
        session.consent(given=True)


def test_undo_redo_restart_hint_by_the_menus(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, ANN, BEN, CHO)
    if session.hand_over is not None:
        session.reveal()
    qtbot.waitUntil(lambda: session.is_humans_turn)
    assert not shell.actions["undo"].isEnabled()
    assert not shell.actions["redo"].isEnabled()
    with qtbot.waitSignal(session.hinted):
        press(shell, "hint")
    session.act(session.package.game.parse("flip"))
    qtbot.waitUntil(shell.actions["undo"].isEnabled)
    assert len(session.match.steps) == 1
    press(shell, "undo")
    # The flip has shown a card, so everybody else is asked.
    agree(session)
    assert len(session.match.steps) == 0
    press(shell, "redo")
    agree(session)
    assert len(session.match.steps) == 1
    press(shell, "restart")
    assert len(session.match.steps) == 0
    assert shell.actions["redo"].isEnabled()


def test_h_asks_for_a_hint_where_the_game_does_not_use_it(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    with qtbot.waitSignal(session.hinted):
        QTest.keyClick(shell.table_page.table, Qt.Key.Key_H)


def test_question_mark_shows_the_keys_also_those_of_the_game(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    QTest.keyClicks(shell.table_page.table, "?")
    dialog = shell.dialogs._made["keys"]
    assert isinstance(dialog, KeysDialog)
    assert dialog.isVisible()
    shown = {row.text: row.caps[0].text() for row in dialog.rows}
    assert (shown["Draw a card"], shown["Undo"]) == ("D", "Ctrl+Z")
    dialog.close()


def test_again_deals_other_cards_to_the_same_seats(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, ANN, BEN, CHO)
    seats, seed = session.match.seats, session.match.seed
    press(shell, "again")
    other = shell.match_manager.session
    assert other is not None
    assert other is not session
    assert other.match.seats == seats
    assert other.match.seed != seed


def test_bots_are_paused_stepped_and_sped_up(shell: Shell, qtbot: QtBot, settings: Settings) -> None:
    session = begin(shell, qtbot, EASY, EASY, EASY)
    press(shell, "pause")
    assert session.paused
    assert shell.actions["pause"].isChecked()
    qtbot.wait(60)
    done = len(session.match.steps)
    press(shell, "step")
    qtbot.waitUntil(lambda: len(session.match.steps) == done + 1)
    settings.set(BOT_SPEED, "slow")
    assert session.bot_delay_ms > 1000
    settings.set(BOT_SPEED, "instant")
    press(shell, "pause")
    qtbot.waitUntil(lambda: len(session.match.steps) > done + 1)


def test_a_bot_is_told_to_move_now(shell: Shell, qtbot: QtBot, settings: Settings) -> None:
    settings.set(BOT_SPEED, "slow")
    session = begin(shell, qtbot, EASY, EASY, EASY)
    session.bot_delay_ms = 3_600_000
    qtbot.waitUntil(lambda: len(session.match.steps) == 1)
    qtbot.waitUntil(lambda: session.is_bots_turn)
    qtbot.waitUntil(shell.actions["hurry"].isEnabled)
    press(shell, "hurry")
    qtbot.waitUntil(lambda: len(session.match.steps) == 2)


def test_where_people_are_to_move_no_bot_is_told_to(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot, ANN, EASY, EASY, seed=1)
    qtbot.waitUntil(shell.actions["hint"].isEnabled)
    assert not shell.actions["hurry"].isEnabled()


def test_controls_of_bots_show_only_where_there_are_bots(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot, ANN, BEN, CHO)
    assert shell.table_page.tools["pause"].isHidden()
    assert not shell.actions["pause"].isEnabled()
    begin(shell, qtbot, ANN, EASY, EASY)
    assert not shell.table_page.tools["pause"].isHidden()


def test_single_bot_moves_are_offered_while_the_bots_pause(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot, ANN, EASY, EASY)
    assert shell.table_page.tools["step"].isHidden()
    press(shell, "pause")
    assert shell.table_page.tools["step"].isVisible()
    press(shell, "pause")
    assert shell.table_page.tools["step"].isHidden()


def test_the_table_gives_and_takes_the_panels_room_at_once(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    page = shell.table_page
    page.show_side("log")
    QApplication.processEvents()
    beside = page.table.width()
    page.show_side(None)
    assert beside < page.table.width() == page.width()
    page.show_side("log")
    assert page.table.width() == beside


def test_log_and_rules_open_beside_the_table_and_are_remembered(shell: Shell, qtbot: QtBot, settings: Settings) -> None:
    begin(shell, qtbot)
    page = shell.table_page
    page.show_side(None)
    assert page.side.isHidden()
    assert settings.value(SIDE) == "closed"
    press(shell, "rules")
    assert page.side.tab == "rules"
    assert not page.side.isHidden()
    press(shell, "log")
    assert page.side.tab == "log"
    assert shell.actions["log"].isChecked()
    assert not shell.actions["rules"].isChecked()
    press(shell, "log")
    assert page.side.isHidden()
    press(shell, "find")
    assert page.side.rules.search_field.hasFocus()


def test_a_refusal_leads_to_its_paragraph(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    shell.table_page.table.rules_wanted.emit("KB5")
    rules = shell.table_page.side.rules
    assert not shell.table_page.side.isHidden()
    assert rules.page.extraSelections()


def test_the_log_follows_the_match(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, ANN, EASY, EASY)
    log = shell.table_page.side.log
    before = log.toPlainText()
    assert before.startswith("Round 1")
    qtbot.waitUntil(lambda: session.is_humans_turn)
    session.act(session.package.game.parse("flip"))
    assert log.toPlainText().startswith(before)
    assert len(log.toPlainText()) > len(before)
    scroll = log.verticalScrollBar()
    assert scroll.value() == scroll.maximum()
    shell.go_home()
    assert log.toPlainText() == ""


def test_the_log_does_not_tell_what_the_table_has_yet_to_play(shell: Shell, qtbot: QtBot, settings: Settings) -> None:
    session = begin(shell, qtbot, ANN, BEN, CHO)
    table, log = shell.table_page.table, shell.table_page.side.log
    for text in ("flip", "flip", "flip", "fight", "fight", "fight"):
        qtbot.waitUntil(lambda: session.hand_over is not None)
        session.reveal()
        settings.set(ANIMATION, "slow")
        session.act(session.package.game.parse(text))
        settings.set(ANIMATION, "slow" if len(session.match.steps) == 6 else "off")
    assert table.busy
    assert "shows" not in log.toPlainText()
    assert "Round 2" not in log.toPlainText()
    shown: list[str] = []
    table.event_shown.connect(lambda _event: shown.append(log.toPlainText()))
    table.skip_animations()
    assert len(shown) > 3
    assert all(len(before) < len(after) for before, after in pairwise(shown))
    assert "score" not in shown[-2]
    assert "score" in shown[-1]
    assert "Round 2" not in log.toPlainText()
    table.panel.buttons[-1].click()
    table.skip_animations()
    assert "Round 2" in log.toPlainText()


def test_whoever_watches_bots_opens_their_hands_by_button_and_key(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, EASY, MIO, EASY)
    page = shell.table_page
    press(shell, "pause")
    assert page.open_hands.isVisible()
    assert (page.open_hands.text(), page.open_hands.isChecked()) == ("Show all hands", False)

    def faces() -> list[str | None]:
        return [card.face for seat in range(3) for card in page.table.cards(Zone("hand", seat))]

    assert set(faces()) == {None}
    QTest.mouseClick(page.open_hands, Qt.MouseButton.LeftButton)
    assert (session.hands_are_open, page.open_hands.isChecked(), None in faces()) == (True, True, False)
    QTest.keyClick(shell.window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert (session.hands_are_open, page.open_hands.isChecked(), set(faces())) == (False, False, {None})


def test_with_a_person_in_the_match_there_is_no_such_button_and_the_menu_says_why(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    assert not shell.table_page.open_hands.isVisible()
    assert not shell.actions["open_hands"].isEnabled()
    assert "you can show them in the replay" in shell.actions["open_hands"].statusTip()
