"""The seats of a new match: bots' names and levels, and where the page begins."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable_gui import games, i18n
from cardtable_gui.bots.cast import CAST
from cardtable_gui.controller.seats import Seat
from cardtable_gui.settings import TEXT_PERCENT, Settings, seats_of
from cardtable_gui.views.plan.match_setup import MatchSetup, to_keep
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.start.seat_row import SeatRow
from cardtable_gui.views.shell.start.seats_editor import SeatsEditor
from tests.support.stepped_clock import process_events
from tests.views.shell.test_play_on import play_on
from tests.views.shell.test_setup_page import type_in
from tests.views.window_scenes import FINISHED, watch

GAME = "kobayakawa"


@pytest.fixture
def seats(shell: Shell) -> SeatsEditor:
    """The seats of a game that was never played."""
    shell.set_up(GAME)
    shell.setup_page.more_button.setChecked(True)
    return shell.setup_page.seats


def speak(qapp: QApplication, language: i18n.Language) -> None:
    i18n.install(qapp, language)
    qapp.processEvents()


def names(seats: SeatsEditor) -> list[str]:
    return [seat.called for seat in seats.seats]


def usual(language: i18n.Language) -> list[str]:
    return [i18n.text(name, chosen=language) for name in (each.name for each in CAST)]


def become(row: SeatRow, kind: str) -> None:
    QTest.mouseClick(row.kind.button(kind), Qt.MouseButton.LeftButton)


def choose_level(row: SeatRow, level: str) -> None:
    row.level.setFocus()
    while row.level.chosen != level:
        QTest.keyClick(row.level, Qt.Key.Key_Up)


def test_usual_names_follow_the_language_until_a_player_gives_others(seats: SeatsEditor, qapp: QApplication) -> None:
    assert names(seats) == ["", *usual("en")[:3]]
    type_in(seats.rows[2].name_field, "Robo")
    speak(qapp, "ja")
    assert names(seats) == ["", usual("ja")[0], "Robo", usual("ja")[2]]
    QTest.mouseClick(seats.add_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(seats.rows[0].down_button, Qt.MouseButton.LeftButton)
    speak(qapp, "en")
    assert names(seats) == [usual("en")[0], "", "Robo", usual("en")[2], usual("en")[3]]
    QTest.mouseClick(seats.rows[2].remove_button, Qt.MouseButton.LeftButton)
    speak(qapp, "ja")
    assert names(seats) == [usual("ja")[0], "", usual("ja")[2], usual("ja")[3]]


def test_a_usual_name_that_a_player_typed_is_the_player_s(seats: SeatsEditor, qapp: QApplication) -> None:
    type_in(seats.rows[1].name_field, usual("en")[0])
    speak(qapp, "ja")
    assert names(seats)[1] == usual("en")[0]


def test_usual_names_are_not_kept_in_the_language_of_the_day(shell: Shell, qapp: QApplication) -> None:
    shell.set_up(GAME)
    type_in(shell.setup_page.seats.rows[3].name_field, "Robo")
    QTest.mouseClick(shell.setup_page.start, Qt.MouseButton.LeftButton)
    shell.go_home()
    speak(qapp, "ja")
    shell.set_up(GAME)
    assert names(shell.setup_page.seats) == ["", *usual("ja")[:2], "Robo"]
    shell.play_again(GAME)
    assert shell.match_manager.session is not None
    assert [seat.called for seat in shell.match_manager.session.match.seats] == ["", *usual("ja")[:2], "Robo"]
    shell.go_home()
    speak(qapp, "en")
    shell.set_up(GAME)
    assert names(shell.setup_page.seats) == ["", *usual("en")[:2], "Robo"]


def test_a_seat_that_becomes_a_bot_plays_as_the_others(seats: SeatsEditor) -> None:
    for row in seats.rows[1:]:
        choose_level(row, "easy")
    become(seats.rows[0], "bot")
    assert seats.seats[0].level == "easy"
    QTest.mouseClick(seats.add_button, Qt.MouseButton.LeftButton)
    assert seats.seats[-1].level == "easy"


def test_what_a_player_chose_for_a_seat_is_kept_while_a_person_sits_there(seats: SeatsEditor) -> None:
    choose_level(seats.rows[1], "random")
    become(seats.rows[1], "person")
    become(seats.rows[1], "bot")
    assert seats.seats[1].level == "random"
    become(seats.rows[0], "bot")
    assert seats.seats[0].level == "normal"


def test_people_alone_get_a_usual_bot(shell: Shell, settings: Settings) -> None:
    settings.set(seats_of(GAME), to_keep(MatchSetup(GAME, (Seat("Ann"), Seat(""), Seat("")))))
    shell.set_up(GAME)
    process_events()
    seats = shell.setup_page.seats
    become(seats.rows[2], "bot")
    assert seats.seats == (Seat("Ann"), Seat(""), Seat("", "normal", character=CAST[0].id))
    become(seats.rows[2], "person")
    assert seats.seats[2] == Seat("")
    QTest.mouseClick(seats.add_button, Qt.MouseButton.LeftButton)
    assert seats.seats[-1] == Seat("", "normal", character=CAST[0].id)


def test_a_bot_that_joins_in_the_middle_of_a_record_plays_as_the_others(shell: Shell) -> None:
    replay = watch(shell, FINISHED[GAME])
    replay.jump(4)
    dialog = play_on(shell)
    assert [seat.level for seat in dialog.seats.seats] == [None, "easy", "easy"]
    become(dialog.seats.rows[0], "bot")
    assert dialog.seats.seats[0].level == "easy"
    dialog.close()


@pytest.mark.parametrize("percent", [100, 200])
def test_the_set_up_always_opens_at_its_top(shell: Shell, settings: Settings, percent: int) -> None:
    settings.set(TEXT_PERCENT, percent)
    shell.window.setMinimumSize(0, 0)
    shell.window.resize(1000, 580)
    for package in games.packages():
        shell.set_up(package.game.id)
        for _ in range(3):
            QApplication.processEvents()
        bar = shell.setup_page.column.verticalScrollBar()
        assert bar.maximum() > 0
        assert bar.value() == 0
        assert shell.setup_page.start.hasFocus()
        shell.setup_page.more_button.setChecked(True)
        QApplication.processEvents()
        last = shell.setup_page.deal.field
        last.setFocus()
        shell.setup_page.column.ensureWidgetVisible(last)
        assert bar.value() > 0
        shell.go_home()


def test_the_levels_at_the_table_are_described_in_the_language_in_force(seats: SeatsEditor, qapp: QApplication) -> None:
    told = seats.characters.text()
    assert told.startswith("Normal: A solid player")
    assert "\n" not in told
    choose_level(seats.rows[2], "easy")
    lines = seats.characters.text().split("\n")
    assert [line.partition(":")[0] for line in lines] == ["Easy", "Normal"]
    speak(qapp, "ja")
    assert [line.partition("：")[0] for line in seats.characters.text().split("\n")] == ["やさしい", "ふつう"]
    for row in seats.rows:
        become(row, "person")
    assert seats.characters.isHidden()
