"""The set-up page: seats, options, deal number, and the ways to leave it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.seats import Seat
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pictures.covers import ASPECT, Covers
from cardtable_gui.views.kit.text.phrases import in_one
from cardtable_gui.views.kit.text.plain_text import tip_of
from cardtable_gui.views.plan.match_setup import MatchSetup, remembered, to_keep
from cardtable_gui.views.shell.start.setup_page import SetupPage
from tests.views.window_scenes import Show


@pytest.fixture
def setup(look: Look, shown: Show) -> SetupPage:
    """Kobayakawa with the default set-up."""
    page = SetupPage(look, Covers(), Keymap(), Profiles(None))
    game = games.game("kobayakawa")
    page.show_plan(game, remembered(game, {}))
    page.more_button.setChecked(True)
    shown(page)
    return page


def type_in(field: QWidget, text: str) -> None:
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, text)


def test_the_set_up_tells_in_a_minute_how_to_play(setup: SetupPage, qtbot: QtBot) -> None:
    about = setup.about
    qtbot.waitUntil(about.primer.isVisible)
    words = [label.text() for label in about.primer.findChildren(QLabel)]
    assert words[0] == "In one minute"
    assert any("fight" in text for text in words[1:])
    setup.resize(700, 600)
    assert about.primer.isHidden()
    assert about.rules.isVisible()


def test_seats_stay_within_the_game_s_range(setup: SetupPage) -> None:
    least, most = games.game("kobayakawa").players
    add = setup.seats.add_button
    while add.isEnabled():
        QTest.mouseClick(add, Qt.MouseButton.LeftButton)
    assert len(setup.seats.seats) == most
    while setup.seats.rows[0].remove_button.isEnabled():
        QTest.mouseClick(setup.seats.rows[0].remove_button, Qt.MouseButton.LeftButton)
    assert len(setup.seats.seats) == least


def test_a_person_becomes_a_bot_with_name_and_level_and_back(setup: SetupPage) -> None:
    row = setup.seats.rows[0]
    assert row.seat == Seat("")
    assert row.level.isHidden()
    QTest.mouseClick(row.kind.button("bot"), Qt.MouseButton.LeftButton)
    assert row.seat.level == "normal"
    assert row.seat.called
    assert row.seat.called not in {other.seat.called for other in setup.seats.rows[1:]}
    assert not row.level.isHidden()
    QTest.mouseClick(row.kind.button("person"), Qt.MouseButton.LeftButton)
    assert row.seat == Seat("")
    assert row.name_field.hasFocus()


def test_a_name_the_player_gave_stays_with_the_seat(setup: SetupPage) -> None:
    row = setup.seats.rows[0]
    type_in(row.name_field, "Ann")
    QTest.mouseClick(row.kind.button("bot"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(row.kind.button("person"), Qt.MouseButton.LeftButton)
    assert row.seat == Seat("Ann")


def starters(setup: SetupPage) -> list[str]:
    return [setup.starter.choice.itemText(index) for index in range(setup.starter.choice.count())]


def starter(setup: SetupPage) -> int | None:
    return setup.plan.starter


def test_who_starts_is_drawn_by_lot_or_chosen_among_the_seats(setup: SetupPage) -> None:
    bots = [row.seat.called for row in setup.seats.rows[1:]]
    assert starters(setup) == ["Drawn by lot", "You", *bots]
    assert starter(setup) is None
    type_in(setup.seats.rows[0].name_field, "Ann")
    assert starters(setup) == ["Drawn by lot", "Ann", *bots]
    setup.starter.choice.setFocus()
    QTest.keyClick(setup.starter.choice, Qt.Key.Key_Down)
    assert starter(setup) == 0
    QTest.mouseClick(setup.seats.rows[0].down_button, Qt.MouseButton.LeftButton)
    assert (setup.seats.rows[1].seat.name, starter(setup)) == ("Ann", 1), "whoever was chosen stays so"
    QTest.mouseClick(setup.seats.rows[0].remove_button, Qt.MouseButton.LeftButton)
    assert (setup.seats.rows[0].seat.name, starter(setup)) == ("Ann", 0)
    QTest.mouseClick(setup.seats.add_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(setup.seats.rows[0].remove_button, Qt.MouseButton.LeftButton)
    assert starter(setup) is None, "whoever was chosen is gone"


@pytest.mark.parametrize("package", games.packages(), ids=lambda package: package.game.id)
def test_who_starts_can_be_chosen_where_the_first_deal_says_it(package: games.GamePackage, setup: SetupPage) -> None:
    game = package.game
    plan = replace(remembered(game, {}), starter=1)
    setup.show_plan(game, plan)
    assert setup.starter.isVisible() == game.start_is_open
    assert setup.plan.starter == (1 if game.start_is_open else None)
    assert remembered(game, to_keep(setup.plan)).starter is None, "it's chosen for one match"


def test_a_name_too_long_for_its_field_shows_its_beginning(setup: SetupPage) -> None:
    field = setup.seats.rows[1].name_field
    field.setFixedWidth(60)
    setup.seats.rows[1].show_name("Maximiliane-Alexandrina")
    assert field.cursorPosition() == 0


def test_a_fact_about_the_game_stays_on_one_line(setup: SetupPage) -> None:
    facts = setup.about._facts
    assert [fact.strip() for fact in QLabel.text(facts).split("·")][1:] == [in_one("3–6 players"), in_one("10–15 min")]
    assert facts.accessibleName() == "Bluffing and betting  ·  3–6 players  ·  10–15 min"


def test_seats_change_places_by_button_and_by_key(setup: SetupPage) -> None:
    before = setup.seats.seats
    QTest.mouseClick(setup.seats.rows[0].down_button, Qt.MouseButton.LeftButton)
    assert setup.seats.seats[:2] == (before[1], before[0])
    assert setup.seats.rows[1].name_field.hasFocus()
    QTest.keyClick(setup.seats.rows[1].name_field, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert setup.seats.seats == before
    assert not setup.seats.rows[0].up_button.isEnabled()
    assert not setup.seats.rows[-1].down_button.isEnabled()


def test_a_level_is_chosen_by_keys(setup: SetupPage) -> None:
    level = setup.seats.rows[1].level
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_Up)
    assert setup.seats.seats[1].level == "easy"


def test_two_people_of_one_name_cannot_start_and_are_told(setup: SetupPage) -> None:
    setup.seats.show_seats((Seat("Ann"), Seat("Ann"), Seat("Cho")), (3, 6))
    assert not setup.start.isEnabled()
    assert "Ann" in setup.reason_label.text()
    assert setup.start.accessibleDescription() == setup.reason_label.text()
    type_in(setup.seats.rows[1].name_field, "Ben")
    assert setup.start.isEnabled()
    assert setup.reason_label.text() == ""


def test_a_deal_number_that_is_none_is_told(setup: SetupPage) -> None:
    type_in(setup.deal.field, "12x")
    assert not setup.start.isEnabled()
    assert setup.reason_label.text()
    type_in(setup.deal.field, "12")
    assert setup.plan.seed == 12
    type_in(setup.deal.field, "")
    assert setup.plan.seed is None


def test_return_in_a_field_starts(setup: SetupPage) -> None:
    spy = QSignalSpy(setup.started)
    type_in(setup.seats.rows[0].name_field, "Ann")
    QTest.keyClick(setup.seats.rows[0].name_field, Qt.Key.Key_Return)
    plan = spy.at(0)[0]
    assert isinstance(plan, MatchSetup)
    assert plan.seats[0] == Seat("Ann")


def test_return_on_another_button_presses_that_button(setup: SetupPage) -> None:
    started, asked = QSignalSpy(setup.started), QSignalSpy(setup.rules_asked)
    setup.about.rules.setFocus()
    QTest.keyClick(setup.about.rules, Qt.Key.Key_Return)
    assert (started.count(), asked.count()) == (0, 1)


def test_escape_leads_back(setup: SetupPage) -> None:
    spy = QSignalSpy(setup.left)
    QTest.keyClick(setup.start, Qt.Key.Key_Escape)
    assert spy.count() == 1


def test_a_table_of_bots_is_watched(setup: SetupPage) -> None:
    assert setup.start.text() == "Start match"
    setup.seats.show_seats((Seat("", "easy"),) * 3, (3, 6))
    assert setup.start.text() == "Watch the bots"


@pytest.mark.usefixtures("small_games")
@pytest.mark.parametrize("game_id", ["sample_sevens", "sample_old_maid"])
def test_options_of_every_kind_are_shown_and_changed(game_id: str, look: Look, shown: Show) -> None:
    page = SetupPage(look, Covers(), Keymap(), Profiles(None))
    game = games.game(game_id)
    page.show_plan(game, remembered(game, {}))
    shown(page)
    defaults = {option.id: option.default for option in game.options}
    assert page.plan.options == defaults
    assert page.form is not None
    for row in page.form.rows:
        match row.option.kind:
            case "int":
                assert row.stepper is not None
                QTest.mouseClick(row.stepper._more, Qt.MouseButton.LeftButton)
            case "bool":
                QTest.mouseClick(row.switches[""], Qt.MouseButton.LeftButton)
            case "set":
                for switch in row.switches.values():
                    QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
            case "choice":
                assert row.choice is not None
                QTest.keyClick(row.choice, Qt.Key.Key_Down)
    changed = page.plan.options
    assert {key for key, value in changed.items() if value != defaults[key]} == set(defaults)
    page.show_plan(game, MatchSetup(game.id, page.plan.seats, changed))
    assert page.plan.options == changed


def test_an_option_says_which_value_is_usual(setup: SetupPage) -> None:
    assert setup.form is not None
    choice = setup.form.rows[0].choice
    assert isinstance(choice, Choice)
    assert [choice.itemText(index).endswith("(default)") for index in range(choice.count())] == [True, False]


def test_scrolling_past_a_field_never_changes_it(setup: SetupPage) -> None:
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QWheelEvent

    assert setup.form is not None
    choice = setup.form.rows[0].choice
    assert isinstance(choice, Choice)
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(choice.mapToGlobal(QPoint(5, 5))),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(choice, event)
    assert choice.chosen == "box"


@pytest.mark.parametrize("width", [1100, 1600, 2560, 3840])
def test_the_set_up_grows_with_the_window_and_its_cover_stays_whole(setup: SetupPage, width: int) -> None:
    setup.resize(width, 1400)
    QApplication.processEvents()
    cover = setup.about.cover
    assert abs(cover.height() - cover.width() / ASPECT) <= 1
    left, right = (widget.mapTo(setup, QPoint(0, 0)).x() for widget in (setup.about, setup.seats))
    assert left <= 0.27 * width
    assert cover.width() >= min(0.26 * width, 700)
    assert right + setup.seats.width() < width


def test_a_seat_that_cannot_be_added_or_taken_away_says_why(setup: SetupPage) -> None:
    seats = setup.seats
    least, most = games.game("kobayakawa").players
    remove = seats.rows[0].remove_button
    assert (tip_of(seats.add_button), tip_of(remove)) == ("", "Remove this seat")
    while len(seats.seats) < most:
        QTest.mouseClick(seats.add_button, Qt.MouseButton.LeftButton)
    assert tip_of(seats.add_button) == seats.add_button.accessibleDescription() == "This game can’t have more players."
    while len(seats.seats) > least:
        QTest.mouseClick(seats.rows[0].remove_button, Qt.MouseButton.LeftButton)
    assert tip_of(seats.add_button) == ""
    assert tip_of(seats.rows[0].remove_button) == "This game can’t have fewer players."
    assert seats.rows[0].remove_button.accessibleName() == "Remove this seat, seat 1"


@pytest.mark.parametrize(("game", "said"), [("meow", True), ("merchant", False)])
def test_a_game_that_can_be_played_alone_says_how(setup: SetupPage, game: str, said: bool) -> None:
    setup.show_plan(games.game(game), remembered(games.game(game), {}))
    assert ("To play alone, remove the other seats." in setup.seats_note.text()) is said
