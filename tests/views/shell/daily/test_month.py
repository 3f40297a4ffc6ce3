"""The month on the page of the day, its streak and its stars, in the window."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller import challenges
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.files.record import dumps
from cardtable_gui.i18n import Language
from cardtable_gui.settings import TEXT_PERCENT
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.shell.daily.daily_desk import DailyDesk
from cardtable_gui.views.shell.daily.daily_page import PUZZLE
from cardtable_gui.views.shell.daily.daily_row import DailyRow, PuzzleCard
from cardtable_gui.views.shell.daily.month_calendar import DayButton
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support.audit import clipped, overlapping
from tests.views.shell.daily.test_daily_desk import SOLO, Calendar, play_to_the_end, playing, press
from tests.views.shell.daily.test_daily_stars import kept, played

DAY = date(2026, 11, 23)


@pytest.fixture
def calendar() -> Calendar:
    """A calendar that stands still."""
    return Calendar()


@pytest.fixture
def desk(shell: Shell, tmp_path: Path, calendar: Calendar) -> DailyDesk:
    """The daily deals of one complete window."""
    return DailyDesk(shell, tmp_path, Store(tmp_path), SystemClock(), calendar)


def button(desk: DailyDesk, day: date) -> DayButton:
    """The day in the month that is shown."""
    return desk.shown.page.month.button_of(day)


def finish(desk: DailyDesk, challenge: Challenge, stars: int | None = None) -> None:
    """Let a daily deal be finished, with stars or without."""
    desk.results.kept.begin(challenge, f"{challenge.key}-{challenge.day}")
    match = played(Challenge("kobayakawa", DAY))
    desk.results.kept.finish(challenge, match.state)
    if stars is not None:
        desk.results.kept.award(challenge, stars)


def test_the_month_shows_what_was_done_on_each_day_by_game(desk: DailyDesk) -> None:
    kept = desk.results.kept
    kept.answer(DAY, right=True)
    kept.answer(DAY - timedelta(days=1), right=False)
    finish(desk, Challenge("kobayakawa", DAY), 2)
    finish(desk, Challenge("godan", DAY))
    desk.show_page()
    page = desk.shown.page
    assert page.month.title.text() == "November 2026"
    assert [each.day for each in page.month.days if not each.isHidden()] == [
        date(2026, 11, day) for day in range(1, 31)
    ]
    said = button(desk, DAY).accessibleDescription().splitlines()
    assert said == ["Solved on the first try", "Kobayakawa: 2 of 3 stars", "GODAN: finished"]
    assert button(desk, DAY - timedelta(days=1)).accessibleDescription() == "Not solved on the first try"
    assert button(desk, DAY - timedelta(days=2)).accessibleDescription() == ""
    done = button(desk, DAY)._done
    assert [deal.key for deal, was in zip(challenges.of_day(DAY), done.deals, strict=True) if was] == [
        "kobayakawa",
        "godan",
    ]
    assert page.streak.text() == "2 days in a row"
    assert button(desk, DAY).isChecked()
    assert not button(desk, DAY + timedelta(days=1)).isEnabled(), "it hasn't come yet"


@pytest.mark.parametrize("device", ["mouse", "keys"])
def test_a_day_of_the_month_is_shown(desk: DailyDesk, device: str) -> None:
    desk.show_page()
    page = desk.shown.page
    if device == "mouse":
        QTest.mouseClick(button(desk, date(2026, 11, 15)), Qt.MouseButton.LeftButton)
    else:
        button(desk, DAY).setFocus()
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Left):
            focus = page.focusWidget()
            assert focus is not None
            QTest.keyClick(focus, key)
        assert button(desk, date(2026, 11, 15)).hasFocus()
    assert desk.shown.day == date(2026, 11, 15)
    assert "15" in page.date.text()
    assert button(desk, date(2026, 11, 15)).isChecked()
    assert [
        each.day for each in page.month.days if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisible()
    ] == [date(2026, 11, 15)], "one stop for Tab"


def test_the_keyboard_leaves_the_month_for_the_one_before_and_never_for_a_day_to_come(desk: DailyDesk) -> None:
    desk.show_page()
    page = desk.shown.page
    QTest.mouseClick(button(desk, date(2026, 11, 2)), Qt.MouseButton.LeftButton)
    QTest.keyClick(button(desk, date(2026, 11, 2)), Qt.Key.Key_Up)
    assert desk.shown.day == date(2026, 10, 26)
    assert button(desk, date(2026, 10, 26)).hasFocus()
    QTest.mouseClick(page.month.before, Qt.MouseButton.LeftButton)
    assert (desk.shown.day, page.month.title.text()) == (date(2026, 9, 30), "September 2026")
    for _ in range(2):
        QTest.mouseClick(page.month.after, Qt.MouseButton.LeftButton)
    assert desk.shown.day == date(2026, 11, 1)
    assert not page.month.after.isEnabled()
    QTest.mouseClick(button(desk, DAY), Qt.MouseButton.LeftButton)
    QTest.keyClick(button(desk, DAY), Qt.Key.Key_Right)
    assert desk.shown.day == DAY


def test_the_month_follows_midnight_while_the_page_is_open(desk: DailyDesk, calendar: Calendar) -> None:
    calendar.today = date(2026, 11, 30)
    desk.results.kept.answer(calendar.today, right=True)
    desk.results.kept.answer(calendar.today - timedelta(days=1), right=True)
    desk.show_page()
    calendar.today = date(2026, 12, 1)
    desk.shown.page.outdated.emit()
    assert desk.shown.page.month.title.text() == "December 2026"
    assert desk.shown.page.streak.text() == "2 days in a row", "today may still come"
    calendar.today = date(2026, 11, 29)
    desk.shown.page.outdated.emit()
    assert desk.shown.page.month.title.text() == "November 2026"
    assert desk.shown.page.streak.text() == "2 days in a row", "the clock was set back"


def test_a_puzzle_that_was_asked_before_midnight_counts_for_its_day(
    shell: Shell, desk: DailyDesk, calendar: Calendar, qtbot: QtBot
) -> None:
    desk.show_page()
    press(desk, PUZZLE)
    session = playing(shell)
    calendar.today = DAY + timedelta(days=1)
    known = puzzles.of_day(DAY)
    assert known is not None
    qtbot.waitUntil(lambda: session.is_humans_turn)
    session.act(session.package.game.parse(puzzles.of_game(known.game)[known.number].answer))
    qtbot.waitUntil(lambda: desk.results.kept.solved(DAY) is True)
    assert desk.results.kept.days_in_a_row(calendar.today) == 1
    desk.show_page()
    desk.shown.page.moved.emit(-2)
    press(desk, PUZZLE)
    session = playing(shell)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    session.act(session.view.legal_actions()[0])
    qtbot.waitUntil(lambda: desk.results.kept.solved(DAY - timedelta(days=1)) is not None)
    assert desk.results.kept.days_in_a_row(calendar.today) == 1, "a late answer fills no gap"


def test_stars_come_to_the_row_once_the_coach_has_looked(
    shell: Shell, desk: DailyDesk, tmp_path: Path, qtbot: QtBot
) -> None:
    challenge = Challenge("meow", DAY, solo=True)
    match = played(challenge)
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, dumps(match.record), over=True)
    store.reviews.write(match_id, kept(match, 0.01))
    desk.results.kept.begin(challenge, match_id)
    desk.show_page()
    row = desk.shown.page.rows[SOLO]
    assert isinstance(row, DailyRow)
    qtbot.waitUntil(row.stars.isVisible)
    assert (row.stars.text(), row.stars.accessibleName()) == ("★★☆", "2 of 3 stars")
    assert "2 of 3 stars" in row.play.accessibleDescription()
    assert "2 of 3 stars" in button(desk, DAY).accessibleDescription()
    other = desk.shown.page.rows["godan"]
    assert isinstance(other, DailyRow)
    assert other.stars.isHidden()


def test_a_deal_that_was_just_played_gets_its_stars_without_anybody_asking(
    shell: Shell, desk: DailyDesk, qtbot: QtBot
) -> None:
    desk.show_page()
    press(desk, SOLO)
    play_to_the_end(playing(shell), qtbot)
    solo = Challenge("meow", DAY, solo=True)
    qtbot.waitUntil(lambda: (desk.results.kept.tried(solo) or 0).stars is not None, timeout=60_000)  # type: ignore[union-attr]
    assert desk.results.kept.done(DAY).deals[SOLO] in (1, 2, 3)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "three if they’re almost as good"), ("ja", "ほとんど変わらなければ3つ")]
)
def test_the_page_says_what_the_stars_mean(desk: DailyDesk, qapp: QApplication, language: Language, said: str) -> None:
    i18n.install(qapp, language)
    desk.show_page()
    assert said in desk.shown.page._about.text()


def test_the_puzzle_comes_first_with_a_picture_of_its_position(desk: DailyDesk, qtbot: QtBot) -> None:
    desk.show_page()
    card = desk.shown.page.rows[PUZZLE]
    assert isinstance(card, PuzzleCard)
    qtbot.waitUntil(lambda: card.picture._pictures.large(card.picture._match, 1.0) is not None)
    assert card.picture.height() > 100
    assert card.reason.isHidden(), "the best move isn't told before the answer"
    first = card.picture._match
    desk.shown.page.moved.emit(-1)
    assert card.picture._match != first


@pytest.mark.sampled
@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("percent", [100, 160])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=str)
def test_nothing_on_the_page_is_cut_or_overlaps(
    shell: Shell,
    desk: DailyDesk,
    qapp: QApplication,
    qtbot: QtBot,
    language: Language,
    percent: int,
    size: tuple[int, int],
) -> None:
    i18n.install(qapp, language)
    shell.settings.set(TEXT_PERCENT, percent)
    shell.window.resize(*size)
    desk.results.kept.answer(DAY, right=False)
    finish(desk, Challenge("kobayakawa", DAY), 3)
    shell.profiles.add("Annabel-Charlotte")
    desk.show_page()
    page = desk.shown.page
    qtbot.waitUntil(lambda: page.width() == size[0])
    for _ in range(5):
        qapp.processEvents()
    assert clipped(page) == []
    assert overlapping(page) == []
    assert page._column.horizontalScrollBar().maximum() == 0
