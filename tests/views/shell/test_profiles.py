"""Profiles in the window: chosen at a seat, changed in their dialog, in use while their person is at the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.profiles import COLOURS, MARKS, Profile, with_setting
from cardtable_gui.controller.seats import Seat
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import (
    BOT_SPEED,
    CARD_SIZE,
    HINTS,
    LANGUAGE,
    PERSONAL,
    PLAYER,
    SOUND,
    TABLE_THEME,
    TEXT_PERCENT,
    THEME,
    Settings,
    seats_of,
)
from cardtable_gui.views.kit.controls.switch import Switch
from cardtable_gui.views.plan.match_setup import MatchSetup, to_keep
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.profiles.profiles_dialog import ProfilesDialog
from cardtable_gui.views.shell.settings.setting_row import Scale
from cardtable_gui.views.shell.settings.settings_dialog import SettingsDialog
from cardtable_gui.views.shell.start.seat_row import SeatRow
from cardtable_gui.views.table.widgets.curtain import Curtain
from tests.views.shell.test_setup_page import type_in
from tests.views.window_scenes import BEN, CHO, begin, press

GAME = "kobayakawa"
ANN_BEGINS = 8
"""The number of deals in which the first of three begins."""
Opened = Callable[[], ProfilesDialog]


@pytest.fixture
def mia(shell: Shell) -> Profile:
    """A profile with large, dark settings."""
    made = shell.profiles.add("Mia")
    for entry, value in ((TEXT_PERCENT, "150"), (THEME, "dark"), (SOUND, "no"), (BOT_SPEED, "fast")):
        made = with_setting(made, entry.key, value)
    shell.profiles.update(made)
    return made


@pytest.fixture
def row(shell: Shell) -> SeatRow:
    """The first seat of a match that is set up."""
    shell.set_up(GAME)
    return shell.setup_page.seats.rows[0]


def choose(row: SeatRow, words: str) -> None:
    """Choose an entry of the list of profiles by keys."""
    field = row.profile
    entries = [field.itemText(index) for index in range(field.count())]
    field.showPopup()
    view = field.view()
    QTest.keyClick(view, Qt.Key.Key_Home)
    for _ in range(entries.index(words)):
        QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)


def become(row: SeatRow, kind: str) -> None:
    QTest.mouseClick(row.kind.button(kind), Qt.MouseButton.LeftButton)


@pytest.fixture
def opened(shell: Shell, qtbot: QtBot) -> Opened:
    """Wait for the dialog that was opened."""

    def wait() -> ProfilesDialog:
        dialog = next(iter(shell.window.findChildren(ProfilesDialog)))
        qtbot.waitUntil(dialog.isActiveWindow)
        QApplication.processEvents()
        return dialog

    return wait


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_who_has_no_profile_is_offered_to_make_one_and_nothing_else(row: SeatRow) -> None:
    assert [row.profile.itemText(index) for index in range(row.profile.count())] == ["Guest", "New profile…"]
    assert row.profile.accessibleName() == "Profile, seat 1"
    assert row.seat == Seat("")
    assert not row.name_field.isReadOnly()


def test_a_profile_chosen_at_a_seat_gives_its_name(row: SeatRow, mia: Profile) -> None:
    choose(row, "Mia")
    assert row.seat == Seat("Mia", None, mia.id)
    assert row.name_field.isReadOnly()
    choose(row, "Guest")
    assert row.seat == Seat("Mia")
    type_in(row.name_field, "Ann")
    assert row.seat == Seat("Ann")


def test_a_new_profile_is_made_for_the_name_at_the_seat_and_shown(shell: Shell, opened: Opened, row: SeatRow) -> None:
    type_in(row.name_field, "Ann")
    choose(row, "New profile…")
    dialog = opened()
    assert [profile.name for profile in shell.profiles.people] == ["Ann"]
    assert row.seat == Seat("Ann", None, shell.profiles.people[0].id)
    assert dialog.name_field.text() == "Ann"
    assert dialog.name_field.hasFocus()


def test_all_profiles_are_reached_from_a_seat_and_from_the_menu(
    shell: Shell, opened: Opened, row: SeatRow, mia: Profile
) -> None:
    choose(row, "Manage profiles…")
    assert opened().shown == mia
    assert row.profile.currentText() == "Guest"
    opened().close()
    press(shell, "profiles")
    assert opened().shown == mia


def test_a_name_changed_in_the_dialog_is_the_seats_too(
    shell: Shell, opened: Opened, row: SeatRow, mia: Profile
) -> None:
    choose(row, "Mia")
    shell.dialogs.profiles(mia.id)
    dialog = opened()
    type_in(dialog.name_field, "Miriam")
    QTest.keyClick(dialog.name_field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert row.seat == Seat("Miriam", None, mia.id)
    assert dialog.list.item(0).text().strip("\u2068\u2069") == "Miriam"


def test_a_profile_without_a_name_keeps_its_old_one(shell: Shell, opened: Opened, mia: Profile) -> None:
    shell.dialogs.profiles(mia.id)
    dialog = opened()
    type_in(dialog.name_field, "  ")
    dialog.close_button.click()
    assert [profile.name for profile in shell.profiles.people] == ["Mia"]


def test_a_removed_profile_leaves_its_seat_and_comes_back_at_a_press(
    shell: Shell, opened: Opened, row: SeatRow, mia: Profile
) -> None:
    choose(row, "Mia")
    shell.dialogs.profiles(mia.id)
    dialog = opened()
    click(dialog.remove_button)
    assert not shell.profiles.people
    assert row.seat == Seat("Mia")
    assert dialog.first_button.isVisible()
    assert dialog.undo_button.hasFocus()
    QTest.keyClick(dialog.undo_button, Qt.Key.Key_Space)
    assert list(shell.profiles.people) == [mia]
    assert dialog.shown == mia
    assert not dialog.undo_button.isVisible()


def test_above_the_profile_the_list_takes_no_more_room_than_its_rows(
    shell: Shell, opened: Opened, mia: Profile, settings: Settings, qtbot: QtBot
) -> None:
    settings.set(TEXT_PERCENT, 200)
    shell.window.resize(1024, 640)
    shell.dialogs.profiles(mia.id)
    dialog = opened()
    one, row = dialog.list.height(), dialog.list.sizeHintForRow(0)
    assert row <= one < 2 * row
    for name in ("Ann", "Ben"):
        shell.profiles.add(name)
    qtbot.waitUntil(lambda: dialog.list.height() > one)
    assert dialog.list.height() >= 3 * row


def test_a_bot_takes_over_neither_profile_nor_name(row: SeatRow, mia: Profile) -> None:
    choose(row, mia.name)
    become(row, "bot")
    assert row.seat.profile == ""
    assert row.seat.called not in ("", "Mia")
    become(row, "person")
    assert row.seat == Seat("")


def test_a_person_who_is_given_another_seat_leaves_the_first_one_to_who_was_there(
    shell: Shell, row: SeatRow, mia: Profile
) -> None:
    ann = shell.profiles.add("Ann")
    second = shell.setup_page.seats.rows[1]
    become(second, "person")
    choose(row, "Mia")
    choose(second, "Mia")
    assert [row.seat, second.seat] == [Seat(""), Seat("Mia", None, mia.id)]
    choose(row, "Ann")
    choose(second, "Ann")
    assert [row.seat, second.seat] == [Seat("Mia", None, mia.id), Seat("Ann", None, ann.id)]
    assert shell.setup_page.start.isEnabled()


def test_the_person_who_usually_plays_sits_with_the_profile_in_games_not_played_yet(
    shell: Shell, mia: Profile, settings: Settings
) -> None:
    shell.set_up(GAME)
    assert shell.setup_page.seats.seats[0] == Seat("Mia", None, mia.id)
    ann = shell.profiles.add("Ann")
    shell.set_up(GAME)
    assert shell.setup_page.seats.seats[0] == Seat("")
    settings.set(PLAYER, "Ann")
    shell.set_up(GAME)
    assert shell.setup_page.seats.seats[0] == Seat("Ann", None, ann.id)
    # What was chosen for a game stays chosen.
    settings.set(seats_of(GAME), to_keep(MatchSetup(GAME, (Seat("Ann"), BEN, CHO), {})))
    shell.set_up(GAME)
    assert shell.setup_page.seats.seats[0] == Seat("Ann")


def test_a_moved_seat_keeps_its_profile(shell: Shell, row: SeatRow, mia: Profile) -> None:
    choose(row, "Mia")
    click(row.down_button)
    assert [seat.profile for seat in shell.setup_page.seats.seats[:2]] == ["", mia.id]


def test_a_set_up_is_remembered_with_profiles_under_their_present_names(
    shell: Shell, row: SeatRow, mia: Profile, settings: Settings, qtbot: QtBot
) -> None:
    choose(row, "Mia")
    click(shell.setup_page.start)
    qtbot.waitUntil(lambda: shell.match_manager.session is not None)
    assert settings.value(seats_of(GAME))["seats"][0]["profile"] == mia.id
    shell.profiles.update(Profile(mia.id, "Miriam", settings=mia.settings))
    shell.set_up(GAME)
    assert shell.setup_page.seats.seats[0] == Seat("Miriam", None, mia.id)
    shell.profiles.remove(mia.id)
    shell.set_up(GAME)
    assert shell.setup_page.seats.seats[0] == Seat("Mia")


def test_a_profile_is_in_use_while_its_person_plays_and_no_longer(
    shell: Shell, mia: Profile, settings: Settings, qtbot: QtBot
) -> None:
    before = settings.written(PERSONAL)
    begin(shell, qtbot, Seat("Mia", None, mia.id), Seat("Kim", "easy"), Seat("Mio", "easy"))
    table = shell.table_page.table
    assert (settings.value(TEXT_PERCENT), settings.value(SOUND), table.look.wanted_percent) == (150, False, 150)
    assert table.look.theme.dark
    assert not shell.actions["sound"].isChecked()
    shell.go_home()
    assert settings.written(PERSONAL) == before
    assert not shell.look.theme.dark


def test_what_a_person_changes_while_playing_is_theirs(
    shell: Shell, mia: Profile, settings: Settings, qtbot: QtBot
) -> None:
    begin(shell, qtbot, Seat("Mia", None, mia.id), Seat("Kim", "easy"), Seat("Mio", "easy"))
    press(shell, "larger")
    assert settings.value(TEXT_PERCENT) == 160
    now = shell.profiles.find(mia.id)
    assert now is not None
    assert now.settings[TEXT_PERCENT.key] == "160"
    shell.go_home()
    assert settings.value(TEXT_PERCENT) == 100


def test_what_is_changed_in_the_dialog_holds_at_once_for_the_person_who_plays(
    shell: Shell, opened: Opened, mia: Profile, settings: Settings, qtbot: QtBot
) -> None:
    begin(shell, qtbot, Seat("Mia", None, mia.id), Seat("Kim", "easy"), Seat("Mio", "easy"))
    shell.dialogs.profiles(mia.id)
    row = next(row for row in opened().rows if row.entry is SOUND)
    click(row.control)
    assert settings.value(SOUND)
    assert isinstance(row.control, Switch)
    assert row.control.isChecked()


def test_the_dialog_changes_nothing_but_the_profile(
    shell: Shell, opened: Opened, mia: Profile, settings: Settings
) -> None:
    before = settings.written(PERSONAL)
    ken = shell.profiles.add("Ken")
    shell.dialogs.profiles(mia.id)
    dialog = opened()
    row = next(row for row in dialog.rows if row.entry is CARD_SIZE)
    row.control.setFocus()
    QTest.keyClick(row.control.focusProxy() or row.control, Qt.Key.Key_Right)
    click(dialog.colours.button(COLOURS[-1]))
    click(dialog.marks.button(MARKS[-1]))
    now = shell.profiles.find(mia.id)
    assert now is not None
    assert (now.settings[CARD_SIZE.key], now.colour, now.mark) == ("large", COLOURS[-1], MARKS[-1])
    assert (settings.written(PERSONAL), shell.profiles.find(ken.id)) == (before, ken)
    assert dialog.colours.button(COLOURS[-1]).isChecked()
    dialog.list.setCurrentRow(1)
    assert (dialog.shown, dialog.name_field.text()) == (ken, "Ken")
    assert dialog.colours.button(ken.colour).isChecked()
    assert isinstance(row.control, Scale)
    assert row.control.chosen == "normal"


def test_each_colour_and_mark_has_a_name_of_its_own(shell: Shell, opened: Opened, mia: Profile) -> None:
    shell.dialogs.profiles(mia.id)
    dialog = opened()
    named = [dialog.colours.button(each).accessibleName() for each in COLOURS]
    named += [dialog.marks.button(each).accessibleName() for each in MARKS]
    assert named[0] == "Colour: Red"
    assert len(set(named)) == len(COLOURS) + len(MARKS)


def test_the_settings_say_whose_they_are(shell: Shell, mia: Profile, qtbot: QtBot) -> None:
    dialog = shell.dialogs.settings()
    assert isinstance(dialog, SettingsDialog)
    assert not dialog.profile_note.isVisible()
    begin(shell, qtbot, Seat("Mia", None, mia.id), Seat("Kim", "easy"), Seat("Mio", "easy"))
    assert "Mia" in dialog.profile_note.text()
    assert dialog.profile_note.isVisible()


def test_a_match_of_a_removed_profile_is_played_on_by_the_settings(
    shell: Shell, mia: Profile, settings: Settings, qtbot: QtBot
) -> None:
    session = begin(shell, qtbot, Seat("Mia", None, mia.id), Seat("Kim", "easy"), Seat("Mio", "easy"))
    match_id = session.match_id
    shell.go_home()
    shell.profiles.remove(mia.id)
    shell.match_manager.resume(match_id)
    qtbot.waitUntil(lambda: shell.match_manager.session is not None)
    assert settings.value(TEXT_PERCENT) == 100
    assert shell.match_manager.session is not None
    assert shell.match_manager.session.match.seats[0] == Seat("Mia", None, mia.id)


def test_the_curtain_is_the_persons_whom_it_calls(shell: Shell, mia: Profile, settings: Settings, qtbot: QtBot) -> None:
    settings.set(TABLE_THEME, "window")
    session = begin(shell, qtbot, BEN, Seat("Mia", None, mia.id), CHO)
    curtain = shell.table_page.table.curtain
    for _ in range(3):
        qtbot.waitUntil(curtain.isVisible)
        hers = session.hand_over == 1
        assert (curtain._profile == mia, settings.value(TEXT_PERCENT)) == (hers, 150 if hers else 100)
        assert curtain._theme.dark == hers
        QTest.keyClick(curtain.button, Qt.Key.Key_Return)
        shell.table_page.table.widgets.recap.end()
        session.act(session.package.game.parse("flip"))


def test_who_wants_no_hints_gets_none(shell: Shell, settings: Settings, qtbot: QtBot) -> None:
    session = begin(shell, qtbot)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    assert shell.actions["hint"].isEnabled()
    settings.set(HINTS, False)
    assert not shell.actions["hint"].isEnabled()
    assert "Hints are off" in shell.actions["hint"].toolTip()
    settings.set(HINTS, True)
    assert shell.actions["hint"].isEnabled()


@pytest.fixture
def of_two_languages(shell: Shell, settings: Settings, qapp: QApplication) -> tuple[Profile, Profile]:
    """Ann, who reads English, and Yui, who reads Japanese, in a house that speaks English."""

    def speak(_changed: frozenset[AnyEntry] = frozenset()) -> None:
        i18n.install(qapp, "ja" if settings.value(LANGUAGE) == "ja" else "en")

    settings.watch(speak, LANGUAGE)
    speak()
    found = []
    for name, language in (("Ann", "en"), ("ゆい", "ja")):
        profile = with_setting(shell.profiles.add(name), LANGUAGE.key, language)
        shell.profiles.update(profile)
        found.append(profile)
    return found[0], found[1]


def called(curtain: Curtain) -> tuple[list[str], str]:
    """What the curtain says, line by line, and what is on its button."""
    return curtain.accessibleName().split("\n"), curtain.button.face.label


def test_the_curtain_speaks_to_who_has_the_computer_and_to_who_gets_it(
    shell: Shell, of_two_languages: tuple[Profile, Profile], settings: Settings, qtbot: QtBot
) -> None:
    ann, yui = (Seat(each.name, None, each.id) for each in of_two_languages)
    session = begin(shell, qtbot, ann, yui, Seat("Cho"), seed=ANN_BEGINS)
    curtain, game = shell.table_page.table.curtain, session.package.game
    # The house speaks English, as Ann does.
    assert called(curtain) == (["Hand the computer to Ann"], "I’m Ann: show my hand")
    curtain.button.click()
    session.act(game.parse("flip"))
    qtbot.waitUntil(lambda: session.hand_over == 1)
    lines, button = called(curtain)
    assert lines[0] == "Hand the computer to ゆい"
    assert len(lines) == 2
    assert "ゆい" in lines[1]
    assert i18n.language() == "ja"
    assert "ゆい" in button
    assert not button.startswith("I’m")
    painted = curtain.grab().toImage()
    curtain._reader = None
    curtain.update()
    assert curtain.grab().toImage() != painted, "both are painted"
    curtain._reader = "en"
    # What she does with the language while nobody else waits is hers.
    curtain.button.click()
    session.act(game.parse("flip"))
    qtbot.waitUntil(lambda: session.hand_over == 2)
    lines, button = called(curtain)
    assert (i18n.language(), len(lines)) == ("en", 2), "Cho has no profile, and plays by the house's"
    assert lines[1] == "Hand the computer to Cho"
    assert button == "I’m Cho: show my hand"


def test_who_changes_the_language_at_the_table_is_addressed_in_it(
    shell: Shell, of_two_languages: tuple[Profile, Profile], settings: Settings, qtbot: QtBot
) -> None:
    ann, _ = of_two_languages
    session = begin(shell, qtbot, Seat("Ann", None, ann.id), Seat("Ben"), Seat("Cho"), seed=ANN_BEGINS)
    curtain = shell.table_page.table.curtain
    curtain.button.click()
    settings.set(LANGUAGE, "ja")
    session.act(session.package.game.parse("flip"))
    qtbot.waitUntil(lambda: session.hand_over == 1)
    lines, button = called(curtain)
    assert button == "I’m Ben: show my hand"
    assert lines[1] == "Hand the computer to Ben"
    assert lines[0] != lines[1]


def test_the_question_about_an_undo_speaks_both_languages(
    shell: Shell, of_two_languages: tuple[Profile, Profile], qtbot: QtBot
) -> None:
    ann, yui = (Seat(each.name, None, each.id) for each in of_two_languages)
    session = begin(shell, qtbot, yui, ann, Seat("Cho"), seed=ANN_BEGINS)
    table = shell.table_page.table
    table.curtain.button.click()
    session.act(session.package.game.parse("flip"))
    qtbot.waitUntil(lambda: session.hand_over == 1)
    table.curtain.button.click()
    session.undo()
    sheet = table.widgets.consent
    qtbot.waitUntil(sheet.isVisible)
    assert i18n.language() == "ja"
    asked, why = (text.split("\n") for text in (sheet.accessibleName(), sheet.accessibleDescription()))
    assert asked[0] == "ゆい, is it OK to take back your move?"
    assert why[0] == "That move revealed a card, so everyone has to agree."
    assert [len(asked), len(why)] == [2, 2]
    assert not sheet.leave.face.label.isascii()
    # Then Cho is asked: Yui has the computer, and Cho plays in the house's language.
    sheet.button.click()
    qtbot.waitUntil(lambda: session.request is not None and session.request.seat == 2)
    asked = sheet.accessibleName().split("\n")
    assert asked[1] == "Cho, is it OK to take back ゆい’s move?"
    assert not asked[0].isascii()
    assert len(asked) == 2
