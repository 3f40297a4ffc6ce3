"""The window from start screen to table and back, on real matches."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.match import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.controller.store import Store
from cardtable_gui.core.messages import Message
from cardtable_gui.models.saved import SavedRole
from cardtable_gui.settings import ANIMATION, BOT_SPEED, PLAYER, SIDE, TEXT_PERCENT, Settings, seats_of
from cardtable_gui.views.shell.keys_dialog import KeysDialog
from cardtable_gui.views.shell.problem_dialog import ProblemDialog
from cardtable_gui.views.shell.shell import Shell
from cardtable_gui.views.shell.start.plan import Plan

ANN, BEN, CHO = Seat("Ann"), Seat("Ben"), Seat("Cho")
EASY = Seat("Kim", "easy")


def begin(shell: Shell, qtbot: QtBot, *seats: Seat, game: str = "kobayakawa", seed: int = 3) -> Session:
    """Begin a match and wait until a person is asked, or a bot moved."""
    shell.begin(Plan(game, seats or (ANN, EASY, EASY), {}, seed))
    session = shell.desk.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_humans_turn or session.hand_over is not None or bool(session.match.steps))
    return session


def press(shell: Shell, name: str) -> None:
    """Choose an action as its menu, its key or its tool does."""
    action: QAction = shell.actions[name]
    assert action.isEnabled(), name
    action.trigger()


def focus() -> QWidget:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def at_home(shell: Shell) -> bool:
    return shell.window.pages.currentWidget() is shell.home


# From the start screen to the table


def test_a_match_is_begun_with_three_clicks(shell: Shell, qtbot: QtBot) -> None:
    QTest.mouseClick(shell.home.tiles[0], Qt.MouseButton.LeftButton)
    assert shell.window.pages.currentWidget() is shell.setup_page
    QTest.keyClicks(shell.setup_page.seats.rows[0].name_field, "Ann")
    QTest.mouseClick(shell.setup_page.start, Qt.MouseButton.LeftButton)
    session = shell.desk.session
    assert session is not None
    assert session.names[0] == "Ann"
    assert shell.window.pages.currentWidget() is shell.table_page
    assert str(session.match.seed) in shell.window.windowTitle()
    table = shell.table_page.table
    assert focus() in (table, *table.findChildren(QWidget))


def test_the_same_by_keys_alone(shell: Shell, qtbot: QtBot) -> None:
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert shell.window.pages.currentWidget() is shell.setup_page
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert shell.desk.session is not None


def test_playing_again_from_the_start_screen_seats_everybody_as_before(shell: Shell, qtbot: QtBot) -> None:
    seats = (Seat("Ann"), Seat("Hana", "easy"), Seat("Sora", "normal"))
    shell.begin(Plan("kobayakawa", seats, {}, 3))
    shell.go_home()
    tile = next(tile for tile in shell.home.tiles if tile.game == "kobayakawa")
    QTest.mouseClick(tile.again, Qt.MouseButton.LeftButton)
    assert shell.desk.session is not None
    assert shell.desk.session.match.seats == seats
    assert shell.desk.session.match.seed != 3
    assert shell.window.pages.currentWidget() is shell.table_page


def test_seats_and_options_are_remembered_by_game_and_the_name_for_all(shell: Shell, settings: Settings) -> None:
    plan = Plan("kobayakawa", (ANN, EASY, BEN), {"nobody_fights": "replay"}, 5)
    shell.begin(plan)
    shell.set_up("kobayakawa")
    shown = shell.setup_page.plan
    assert (shown.seats, shown.options, shown.seed) == (plan.seats, plan.options, None)
    assert settings.value(seats_of("kobayakawa"))["seats"][0]["name"] == "Ann"
    assert settings.value(PLAYER) == "Ann"
    shell.set_up("merchant")
    assert shell.setup_page.plan.seats[0] == ANN


def test_a_number_deals_the_same_cards(shell: Shell, qtbot: QtBot) -> None:
    first = begin(shell, qtbot, ANN, BEN, CHO, seed=99).match.record
    second = begin(shell, qtbot, ANN, BEN, CHO, seed=99).match.record
    other = begin(shell, qtbot, ANN, BEN, CHO, seed=98).match.record
    assert first.deals == second.deals != other.deals


# At the table


def test_undo_redo_restart_hint_by_the_menus(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, ANN, BEN, CHO)
    if session.hand_over is not None:
        session.reveal()
    qtbot.waitUntil(lambda: session.is_humans_turn)
    assert not shell.actions["undo"].isEnabled()
    assert not shell.actions["redo"].isEnabled()
    with qtbot.waitSignal(session.hinted):
        press(shell, "hint")
    session.act(session.box.game.parse("flip"))
    qtbot.waitUntil(shell.actions["undo"].isEnabled)
    assert len(session.match.steps) == 1
    press(shell, "undo")
    assert len(session.match.steps) == 0
    press(shell, "redo")
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
    other = shell.desk.session
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


def test_controls_of_bots_show_only_where_there_are_bots(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot, ANN, BEN, CHO)
    assert shell.table_page._tools["pause"].isHidden()
    assert not shell.actions["pause"].isEnabled()
    begin(shell, qtbot, ANN, EASY, EASY)
    assert not shell.table_page._tools["pause"].isHidden()


def test_the_number_of_the_deals_is_copied_by_a_click(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, seed=4711)
    assert "4711" in shell.table_page.deal.text()
    QTest.mouseClick(shell.table_page.deal, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == "4711"
    assert shell.tidings.notice.words
    assert session.match.seed == 4711


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
    session.act(session.box.game.parse("flip"))
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
        session.act(session.box.game.parse(text))
        settings.set(ANIMATION, "slow" if len(session.match.steps) == 6 else "off")
    assert table.busy
    assert "shows" not in log.toPlainText()
    assert "Round 2" not in log.toPlainText()
    shown: list[str] = []
    table.told.connect(lambda _event: shown.append(log.toPlainText()))
    table.skip_animations()
    assert len(shown) > 3
    assert all(len(before) < len(after) for before, after in pairwise(shown))
    assert "score" not in shown[-2]
    assert "score" in shown[-1]
    assert "Round 2" not in log.toPlainText()
    table.panel.buttons[0].click()
    table.skip_animations()
    assert "Round 2" in log.toPlainText()


# Away from the table


def test_a_match_that_is_left_waits_on_the_start_screen(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot)
    record = session.match.record
    press(shell, "start_screen")
    assert at_home(shell)
    qtbot.waitUntil(lambda: len(shell.home.cards) == 1)
    card = shell.home.cards[0]
    assert "Ann" in card._people.text()
    assert not shell.actions["undo"].isEnabled()
    QTest.mouseClick(card.open_button, Qt.MouseButton.LeftButton)
    again = shell.desk.session
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
    assert shell.saved.rowCount() == 0


def test_as_many_matches_are_shown_at_first_as_there_is_room_for(shell: Shell, qtbot: QtBot) -> None:
    for seed in range(6):
        begin(shell, qtbot, seed=seed)
    shell.window.resize(1024, 640)
    shell.go_home()
    qtbot.waitUntil(lambda: shell.saved.rowCount() == 6)
    qtbot.waitUntil(lambda: len(shell.home.cards) < 4)
    small = len(shell.home.cards)
    assert all(card.visibleRegion().boundingRect().size() == card.size() for card in shell.home.cards)
    shell.window.resize(1280, 960)
    qtbot.waitUntil(lambda: len(shell.home.cards) > small)
    QTest.mouseClick(shell.home.unfinished.all_button, Qt.MouseButton.LeftButton)
    assert len(shell.home.cards) == 6
    assert shell.home.unfinished.all_button.isHidden()


def test_a_match_that_another_window_has_open_is_not_offered(open_shell: Callable[[], Shell], qtbot: QtBot) -> None:
    one, other = open_shell(), open_shell()
    session = begin(one, qtbot)
    qtbot.waitUntil(lambda: one.table_page._saved.text() == "Saved")
    other.go_home()
    qtbot.waitUntil(lambda: len(other.home.cards) == 1)
    assert not other.home.cards[0].open_button.isEnabled()
    other.desk.resume(session.match_id)
    assert isinstance(other.dialogs._made["problem"], ProblemDialog)
    assert other.desk.session is None


def test_the_list_is_read_again_when_the_player_comes_back_to_the_window(
    open_shell: Callable[[], Shell], qtbot: QtBot
) -> None:
    one, other = open_shell(), open_shell()
    begin(one, qtbot)
    qtbot.waitUntil(lambda: one.table_page._saved.text() == "Saved")
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
    session.act(session.box.game.parse("flip"))
    record = session.match.record
    shell.window.close()
    (saved,) = Store(tmp_path).unfinished()
    assert Store(tmp_path).load(saved.id).actions[: len(record.actions)] == record.actions


def test_a_match_played_to_its_end_offers_what_is_next(shell: Shell, qtbot: QtBot) -> None:
    shell.begin(Plan("kobayakawa", (EASY, EASY, EASY), {}, 3))
    session = shell.desk.session
    assert session is not None
    panel = shell.table_page.table.panel

    def go_on() -> bool:
        for button in panel.buttons if panel.result is not None and session.to_move is not None else ():
            button.click()
        return session.to_move is None and panel.result is not None and panel.result.ranks is not None

    qtbot.waitUntil(go_on, timeout=30_000)
    assert not shell.actions["pause"].isEnabled()
    shell.table_page.table.new_match_wanted.emit()
    assert shell.window.pages.currentWidget() is shell.setup_page
    assert [seat.level for seat in shell.setup_page.plan.seats] == ["easy"] * 3


# Records as files


def record_file(folder: Path, shell: Shell, qtbot: QtBot) -> Path:
    """A record of a match that was begun."""
    begin(shell, qtbot, ANN, BEN, CHO, seed=8)
    path = folder / "match.cardtable"
    shell._save_to(path)
    return path


def test_a_record_is_saved_and_opened_as_a_match_of_its_own(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    path = record_file(tmp_path, shell, qtbot)
    assert json.loads(path.read_text())["seats"] == ["Ann", "Ben", "Cho"]
    assert path.name in shell.tidings.notice.words
    session = shell.desk.session
    assert session is not None
    before = path.read_bytes()
    shell.desk.open_file(path)
    opened = shell.desk.session
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
        (b"no record", "cannot be used"),
        (b'{"format": "cardtable-record", "version": 1, "game": "chess"}', "game"),
        (b"[" * 200_000, "cannot be used"),
        (b"\xff\xff", "cannot be used"),
        (b" " * 5_000_001, "5 MB"),
    ],
)
def test_a_file_that_is_no_record_is_named_with_the_reason_and_left_alone(
    shell: Shell, qtbot: QtBot, tmp_path: Path, content: bytes, told: str
) -> None:
    session = begin(shell, qtbot)
    path = tmp_path / "bad.cardtable"
    path.write_bytes(content)
    shell.desk.open_file(path)
    dialog = shell.dialogs._made["problem"]
    assert isinstance(dialog, ProblemDialog)
    assert dialog.isVisible()
    assert "bad.cardtable" in dialog.reason.text()
    assert told in dialog.reason.text()
    assert path.read_bytes() == content
    assert shell.desk.session is session
    dialog.close()


def test_an_action_that_is_not_legal_is_named_by_its_place(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    path = record_file(tmp_path, shell, qtbot)
    record = json.loads(path.read_text())
    record["actions"] = ["fold"]
    path.write_text(json.dumps(record))
    shell.desk.open_file(path)
    dialog = shell.dialogs._made["problem"]
    assert isinstance(dialog, ProblemDialog)
    assert "actions[0]" in dialog.reason.text()
    dialog.close()


def test_a_missing_file_is_told(shell: Shell, tmp_path: Path) -> None:
    shell.desk.open_file(tmp_path / "gone.cardtable")
    dialog = shell.dialogs._made["problem"]
    assert isinstance(dialog, ProblemDialog)
    assert "gone.cardtable" in dialog.reason.text()
    dialog.close()


def test_a_record_that_cannot_be_written_is_told_and_leaves_nothing(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    begin(shell, qtbot)
    target = tmp_path / "no-such-folder" / "a.cardtable"
    shell._save_to(target)
    assert "a.cardtable" in shell.tidings.notice.words
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
    assert shell.desk.session is not None
    assert shell.desk.session.match.seed == 8


# Troubles


def test_a_damaged_match_is_told_and_set_aside(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    matches = tmp_path / "matches"
    matches.mkdir(exist_ok=True)
    (matches / "x.cardtable").write_text("rubbish")
    shell.go_home()
    qtbot.waitUntil(lambda: "x.cardtable" in shell.tidings.notice.words)
    assert (tmp_path / "damaged" / "x.cardtable").read_text() == "rubbish"
    QTest.mouseClick(shell.tidings.notice._close, Qt.MouseButton.LeftButton)
    assert shell.tidings.notice.words == ""


def test_a_match_that_cannot_be_saved_goes_on_and_is_told(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot)
    session.save_failed.emit(Message("store", "The disk is full."))
    assert "The disk is full." in shell.tidings.notice.words
    assert shell.table_page._saved.text() == "Not saved"
    session.saved.emit()
    assert shell.table_page._saved.text() == "Saved"


def test_text_size_goes_by_steps_within_its_limits(shell: Shell, settings: Settings) -> None:
    press(shell, "larger")
    assert settings.value(TEXT_PERCENT) == 110
    press(shell, "normal_size")
    assert settings.value(TEXT_PERCENT) == 100
    for _ in range(15):
        press(shell, "smaller")
    assert settings.value(TEXT_PERCENT) == 80


def test_full_screen_by_action_and_escape(shell: Shell, qtbot: QtBot) -> None:
    press(shell, "full_screen")
    qtbot.waitUntil(shell.window.isFullScreen)
    QTest.keyClick(shell.window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not shell.window.isFullScreen())
    assert not shell.actions["full_screen"].isChecked()


def test_saved_rows_are_the_store_s(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot)
    shell.go_home()
    qtbot.waitUntil(lambda: shell.saved.rowCount() == 1)
    assert shell.saved.index(0).data(SavedRole.ID) == session.match_id
