"""Daily deals, puzzles and share codes in the window."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.bots.in_words import how_often
from cardtable_gui.controller import share_codes
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.daily.puzzle_session import PuzzleSession
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.messages import You
from cardtable_gui.settings import PLAYER, TEXT_PERCENT
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.shell.daily import daily_words
from cardtable_gui.views.shell.daily.daily_desk import DailyDesk
from cardtable_gui.views.shell.daily.daily_page import PUZZLE
from cardtable_gui.views.shell.daily.daily_row import PuzzleCard
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.test_shipped_games import SHIPPED
from tests.views.window_scenes import BEGUN, FINISHED, paste

DAY = date(2026, 11, 23)
SOLO = "meow-solo"


class Calendar:
    """The local date, which a test sets."""

    def __init__(self) -> None:
        self.today = DAY

    def __call__(self) -> date:
        return self.today


@pytest.fixture
def calendar() -> Calendar:
    """A calendar that stands still."""
    return Calendar()


@pytest.fixture
def desk(shell: Shell, tmp_path: Path, calendar: Calendar) -> DailyDesk:
    """The daily deals of one complete window."""
    return DailyDesk(shell, tmp_path, Store(tmp_path), SystemClock(), calendar)


def press(desk: DailyDesk, key: str) -> None:
    """Press the button of a row that plays."""
    QTest.mouseClick(desk.shown.page.rows[key].play, Qt.MouseButton.LeftButton)


def playing(shell: Shell) -> Session:
    """The session on the table."""
    session = shell.match_manager.session
    assert session is not None
    return session


def play_to_the_end(session: Session, qtbot: QtBot) -> None:
    """Do any legal action until the match is over."""
    while session.to_move is not None:
        qtbot.waitUntil(lambda: session.is_humans_turn)
        session.act(session.view.legal_actions()[0])
        session.step_shown()


def test_the_page_shows_a_deal_of_each_game_and_a_puzzle(shell: Shell, desk: DailyDesk) -> None:
    shell.actions["daily"].trigger()
    assert shell.window.pages.currentWidget() is desk.shown.page
    listed = [package.game.id for package in games.by_difficulty()]
    assert [game for game in listed if game in SHIPPED] == ["kobayakawa", "gunjo", "meow", "merchant", "godan"]
    assert list(desk.shown.page.rows) == [PUZZLE, *listed, SOLO]
    assert shell.window.windowTitle() == "Daily deals and puzzle – Card Table"
    assert "2026" in desk.shown.page.date.text()
    assert not desk.shown.page.later.isEnabled()
    assert desk.shown.page.rows[PUZZLE].play.hasFocus()
    QTest.keyClick(desk.shown.page, Qt.Key.Key_Escape)
    assert shell.pages.at_home


def test_the_first_try_counts_and_is_continued_then_played_freely(shell: Shell, desk: DailyDesk, qtbot: QtBot) -> None:
    shell.actions["daily"].trigger()
    press(desk, SOLO)
    session = playing(shell)
    assert session.unaided
    assert not shell.actions["hint"].isEnabled()
    first = session.match_id
    qtbot.waitUntil(lambda: session.is_humans_turn)
    session.act(session.view.legal_actions()[0])
    shell.actions["daily"].trigger()
    qtbot.waitUntil(lambda: desk.shown.page.rows[SOLO].state.text() == "Under way")
    press(desk, SOLO)
    qtbot.waitUntil(lambda: shell.match_manager.session is not None)
    session = playing(shell)
    assert session.match_id == first
    play_to_the_end(session, qtbot)
    qtbot.waitUntil(lambda: desk.results.kept.tried(Challenge("meow", DAY, solo=True)).over)  # type: ignore[union-attr]
    shell.actions["daily"].trigger()
    assert desk.shown.page.rows[SOLO].state.text().startswith("Went out in ")
    press(desk, SOLO)
    again = playing(shell)
    assert not again.unaided
    assert again.match.seed == session.match.seed


def test_a_match_over_midnight_belongs_to_the_day_it_began(
    shell: Shell, desk: DailyDesk, calendar: Calendar, qtbot: QtBot
) -> None:
    shell.actions["daily"].trigger()
    press(desk, SOLO)
    calendar.today = DAY + timedelta(days=1)
    play_to_the_end(playing(shell), qtbot)
    qtbot.waitUntil(lambda: desk.results.kept.tried(Challenge("meow", DAY, solo=True)).over)  # type: ignore[union-attr]
    shell.actions["daily"].trigger()
    assert desk.shown.page.rows[SOLO].play.text() == "Play now"
    QTest.mouseClick(desk.shown.page.earlier, Qt.MouseButton.LeftButton)
    assert desk.shown.page.rows[SOLO].state.text().startswith("Went out in ")


def test_the_page_turns_at_midnight(desk: DailyDesk, calendar: Calendar) -> None:
    desk.show_page()
    before = desk.shown.page.date.text()
    calendar.today = DAY + timedelta(days=1)
    desk.shown.page.outdated.emit()
    assert desk.shown.page.date.text() != before


def test_a_deal_of_an_earlier_day_is_played_freely(shell: Shell, desk: DailyDesk) -> None:
    desk.show_page()
    QTest.mouseClick(desk.shown.page.earlier, Qt.MouseButton.LeftButton)
    press(desk, SOLO)
    assert not playing(shell).unaided
    assert desk.results.kept.tried(Challenge("meow", DAY - timedelta(days=1), solo=True)) is None


def test_a_try_that_was_deleted_is_over(shell: Shell, desk: DailyDesk, tmp_path: Path) -> None:
    desk.show_page()
    press(desk, SOLO)
    match_id = playing(shell).match_id
    shell.go_home()
    Store(tmp_path).remove(match_id)
    desk.show_page()
    assert desk.shown.page.rows[SOLO].state.text() == "Not finished"


def test_a_result_that_was_not_noted_in_time_is_found(shell: Shell, desk: DailyDesk, tmp_path: Path) -> None:
    challenge = Challenge("meow", DAY, solo=True)
    match = challenge.match(Seat("Ann"), official=True)
    while match.state.to_move is not None:
        match.act(match.state.legal_actions()[0])
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, dumps(match.record), over=True)
    desk.results.kept.begin(challenge, match_id)
    shell.actions["daily"].trigger()
    tried = desk.results.kept.tried(challenge)
    assert tried is not None
    assert tried.over


@pytest.mark.parametrize("text", ["{", "a match that isn't this deal"])
def test_a_try_whose_match_is_no_finished_try_is_shown_as_it_is(
    shell: Shell, desk: DailyDesk, tmp_path: Path, text: str
) -> None:
    """The file is damaged, or the results tell of another match."""
    challenge = Challenge("godan", DAY)
    other = Challenge("meow", DAY, solo=True).match(Seat("Ann"), official=True)
    while other.state.to_move is not None:
        other.act(other.state.legal_actions()[0])
    desk.results.kept.begin(challenge, "gone-wrong")
    finished = tmp_path / "finished"
    finished.mkdir(exist_ok=True)
    (finished / "gone-wrong.cardtable").write_text(text if text == "{" else dumps(other.record), encoding="utf-8")
    desk.show_page()
    tried = desk.results.kept.tried(challenge)
    assert tried is not None
    assert not tried.over


def test_each_profile_has_its_own_tries(shell: Shell, desk: DailyDesk, qtbot: QtBot) -> None:
    desk.show_page()
    assert desk.shown.page.person.isHidden()
    press(desk, SOLO)
    play_to_the_end(playing(shell), qtbot)
    solo = Challenge("meow", DAY, solo=True)
    qtbot.waitUntil(lambda: desk.results.kept.tried(solo).over)  # type: ignore[union-attr]
    ann = shell.profiles.add("Ann")
    desk.show_page()
    person = desk.shown.page.person
    assert person.isVisible()
    # Who has played without a profile goes on without one until somebody is chosen.
    assert person.chosen == ""
    person.chosen = ann.id
    person.activated.emit(person.currentIndex())
    assert desk.shown.page.rows[SOLO].play.text() == "Play now"
    press(desk, SOLO)
    assert playing(shell).match.seats == (Seat("Ann", profile=ann.id),)
    play_to_the_end(playing(shell), qtbot)
    qtbot.waitUntil(lambda: desk.results.kept.tried(solo, ann.id).over)  # type: ignore[union-attr]
    shell.profiles.remove(ann.id)
    desk.show_page()
    assert desk.results.who.person == ""
    assert desk.shown.page.rows[SOLO].state.text().startswith("Went out in ")


def test_who_usually_plays_is_whose_daily_deals_are_shown_until_somebody_is_chosen(
    shell: Shell, desk: DailyDesk
) -> None:
    ann = shell.profiles.add("Ann")
    shell.settings.set(PLAYER, "Ann")
    desk.show_page()
    person = desk.shown.page.person
    assert person.chosen == ann.id
    press(desk, SOLO)
    assert playing(shell).match.seats == (Seat("Ann", profile=ann.id),)
    desk.show_page()
    person.chosen = ""
    person.activated.emit(person.currentIndex())
    assert (desk.results.who.person, person.chosen) == ("", "")
    # A guest isn't called like her.
    assert desk.results.who.seat == Seat("")
    shell.settings.set(PLAYER, "Ben")
    assert desk.results.who.seat == Seat("Ben")


def test_the_buttons_of_the_rows_are_in_line(shell: Shell, desk: DailyDesk, qtbot: QtBot) -> None:
    desk.show_page()
    rows = desk.shown.page.rows.values()
    for percent in (100, 200, 80):
        shell.settings.set(TEXT_PERCENT, percent)
        qtbot.waitUntil(lambda: len({row.play.width() for row in rows}) == 1)
        assert all(row.play.width() >= row.play.sizeHint().width() for row in rows)


def test_the_puzzle_is_judged_and_asked_again(shell: Shell, desk: DailyDesk, qtbot: QtBot) -> None:
    desk.show_page()
    press(desk, PUZZLE)
    session = playing(shell)
    assert isinstance(session, PuzzleSession)
    bar = desk.puzzles.bar
    assert bar.isVisible()
    assert bar.heading.text() == "Find the best move."
    assert bar.leave.property("kind") != "primary"
    table = shell.table_page.table
    assert bar.mapTo(shell.window, bar.rect().bottomLeft()).y() <= table.mapTo(shell.window, QPoint()).y()
    assert shell.window.windowTitle().startswith("Puzzle: ")
    (me,) = session.match.people
    assert [isinstance(name, You) for name in session.names] == [seat == me for seat in range(len(session.names))]
    parse = session.package.game.parse
    best, second = puzzles.of_game(session.puzzle.game)[session.puzzle.number].options[:2]
    qtbot.waitUntil(lambda: session.is_humans_turn)
    session.act(parse(second.action))
    qtbot.waitUntil(lambda: bar.heading.text() == "Not the best move.")
    assert f"It wins {i18n.text(how_often(best.chance))}." in bar.reason.text()
    QTest.mouseClick(bar.again, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    session.act(parse(best.action))
    qtbot.waitUntil(lambda: bar.heading.text() == "Right!")
    assert bar.leave.property("kind") == "primary"
    QTest.mouseClick(bar.leave, Qt.MouseButton.LeftButton)
    assert not bar.isVisible()
    card = desk.shown.page.rows[PUZZLE]
    assert isinstance(card, PuzzleCard)
    assert card.state.text() == "Not solved on the first try"
    assert card.reason.text().startswith("Best: ")
    assert i18n.text(session.package.game.describe(parse(best.action))) in card.reason.text(), "with what was best"
    assert bar.reason.text().endswith(card.reason.text()), "and why, in the same words"
    assert desk.results.kept.days_in_a_row(DAY) == 1


@pytest.mark.parametrize("give", ["paste", "drop", "field"])
def test_a_code_of_a_deal_is_set_up(shell: Shell, desk: DailyDesk, give: str) -> None:
    code = "7BF6-HAPV-1790-45HC"
    if give == "paste":
        QGuiApplication.clipboard().setText(code)
        shell.actions["paste_record"].trigger()
    elif give == "drop":
        data = QMimeData()
        data.setText(code)
        buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        shell.window.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, keys))
    else:
        shell.set_up("godan")
        shell.setup_page.deal.field.setText(code)
    plan = shell.setup_page.plan
    assert (plan.game, plan.seed) == ("gunjo", 123456789)
    assert [seat.level for seat in plan.seats] == [None, "normal", "normal", "normal"]
    assert shell.notifications.notice.words.startswith("This is the shared deal, no. 123456789.")
    assert desk.shown.page.isHidden()


def test_who_was_chosen_to_start_starts_and_is_part_of_the_shared_code(
    shell: Shell, desk: DailyDesk, qtbot: QtBot
) -> None:
    for starter in range(4):
        desk.open_code("7BF6-HAPV-1790-45HC")
        assert shell.setup_page.plan.starter is None
        shell.setup_page.starter.choice.setCurrentIndex(starter + 1)
        shell.setup_page.start.click()
        match = playing(shell).match
        assert (match.record.deals[0].start, match.state_at(0).to_move) == (starter, starter)
        shell.actions["share"].trigger()
        qtbot.waitUntil(desk.sharing.dialog.isVisible)
        code = desk.sharing.dialog.code.text()
        desk.sharing.dialog.close()
        shell.go_home()
        desk.open_code(code)
        by_number = match.record.chosen_starter(match.package.game) is None
        assert by_number == (code == "7BF6-HAPV-1790-45HC")
        assert shell.setup_page.plan.starter == (None if by_number else starter)
        assert shell.setup_page.plan.seed == 123456789


def test_a_wrong_code_says_which_group_is_wrong(shell: Shell, desk: DailyDesk) -> None:
    desk.open_code("7BF6-HAPV-1791-45HC")
    assert shell.notifications.notice.words.startswith("Group 3 of this code is wrong: “1791”.")
    shell.set_up("gunjo")
    shell.setup_page.deal.field.setText("7BF6-HAPV-1791-45HC")
    assert shell.setup_page.reason.startswith("Group 3 of this code is wrong")


def test_codes_of_daily_deals_and_puzzles_open_them(shell: Shell, desk: DailyDesk) -> None:
    desk.open_code(share_codes.written(Challenge("meow", DAY, solo=True)))
    assert playing(shell).unaided
    desk.open_code(share_codes.written(PuzzleId("godan", 1)))
    session = playing(shell)
    assert isinstance(session, PuzzleSession)
    assert session.puzzle == PuzzleId("godan", 1)


def test_a_daily_deal_of_a_day_to_come_is_refused(shell: Shell, desk: DailyDesk) -> None:
    desk.open_code(share_codes.written(Challenge("meow", DAY + timedelta(days=2), solo=True)))
    assert shell.match_manager.session is None
    assert "hasn’t come yet" in shell.notifications.notice.words


def test_what_is_on_the_table_is_shared_as_code_text_and_picture(
    shell: Shell, desk: DailyDesk, tmp_path: Path, qtbot: QtBot
) -> None:
    desk.open_code("7BF6-HAPV-1790-45HC")
    shell.setup_page.start.click()
    shell.actions["share"].trigger()
    dialog = desk.sharing.dialog
    qtbot.waitUntil(dialog.isVisible)
    assert dialog.code.text() == "7BF6-HAPV-1790-45HC"
    clipboard = QGuiApplication.clipboard()
    QTest.mouseClick(dialog.copy_code, Qt.MouseButton.LeftButton)
    assert clipboard.text() == "7BF6-HAPV-1790-45HC"
    QTest.mouseClick(dialog.copy_text, Qt.MouseButton.LeftButton)
    assert clipboard.text() == "Card Table · Gunjo Gradation · Deal no. 123456789 · Code 7BF6-HAPV-1790-45HC"
    shell.go_home()
    shell.actions["paste_record"].trigger()
    assert shell.setup_page.plan.seed == 123456789
    QTest.mouseClick(dialog.copy_picture, Qt.MouseButton.LeftButton)
    assert not clipboard.image().isNull()
    dialog.save_to(tmp_path / "deal.png")
    assert QImage(str(tmp_path / "deal.png")).width() == 1200
    dialog.close()


@pytest.mark.parametrize("over", [True, False])
def test_the_result_of_any_match_is_shared_with_its_deal(shell: Shell, desk: DailyDesk, *, over: bool) -> None:
    paste(shell, (FINISHED if over else BEGUN)["merchant"])
    shell.actions["share"].trigger()
    source = shell.match_manager.source
    assert source is not None
    result = daily_words.match_result(source.match)
    assert bool(result) == over
    dialog = desk.sharing.dialog
    assert dialog._card is not None
    assert dialog._card.result == result
    QTest.mouseClick(dialog.copy_text, Qt.MouseButton.LeftButton)
    about = " · ".join(filter(None, (f"Deal no. {source.match.seed}", result, "Code ")))
    assert about in QGuiApplication.clipboard().text()
    dialog.close()


def test_a_result_is_shared_with_its_puzzle(desk: DailyDesk) -> None:
    desk.results.kept.answer(DAY, right=True)
    desk.show_page()
    QTest.mouseClick(desk.shown.page.rows[PUZZLE].share, Qt.MouseButton.LeftButton)
    QTest.mouseClick(desk.sharing.dialog.copy_text, Qt.MouseButton.LeftButton)
    assert "Solved on the first try" in QGuiApplication.clipboard().text()
    desk.sharing.dialog.close()
