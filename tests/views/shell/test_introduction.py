"""The question for a name and a face at the first start: asked once, held up by nothing, taken by any device."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.controller.profiles import COLOURS, FACES, Profiles
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.settings import ASKED_WHO, PLAYER, TEXT_PERCENT, THEME, Settings, seats_of
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.plan.match_setup import MatchSetup, to_keep
from cardtable_gui.views.shell.navigation.first_parts import FirstParts
from cardtable_gui.views.shell.navigation.main_window import MainWindow
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.profiles.who_plays import WhoPlays
from cardtable_gui.views.shell.start.home_page import HomePage
from cardtable_gui.views.shell.start.introduction import Introduction

OpenShell = Callable[[], Shell]


@pytest.fixture
def settings() -> Settings:
    """Those of a first start."""
    return Settings()


def asking(home: HomePage) -> Introduction:
    assert home.who is not None
    assert home.who.isVisible()
    return home.who


def click(shell: Shell, name: str) -> None:
    QTest.mouseClick(getattr(asking(shell.home), name), Qt.MouseButton.LeftButton)


def test_name_and_face_make_the_profile_that_sits_in_the_next_match(shell: Shell, settings: Settings) -> None:
    who = asking(shell.home)
    assert not who.done.isEnabled()
    QTest.keyClicks(who.name_field, "Emma 5")
    QTest.mouseClick(who.faces.button("owl"), Qt.MouseButton.LeftButton)
    click(shell, "done")
    assert shell.home.who is None
    (emma,) = shell.profiles.people
    assert (emma.name, emma.mark, emma.colour) == ("Emma 5", "owl", COLOURS[FACES.index("owl")])
    assert settings.value(PLAYER) == "Emma 5"
    assert WhoPlays(settings, shell.profiles, lambda: True).profile == emma
    shell.set_up("meow")
    assert (shell.setup_page.seats.seats[0].name, shell.setup_page.seats.seats[0].profile) == (emma.name, emma.id)


def test_a_name_is_composed_by_an_input_method_and_taken_by_return(shell: Shell) -> None:
    field = asking(shell.home).name_field
    field.setFocus()
    QApplication.sendEvent(field, QInputMethodEvent("さくら", []))
    assert not shell.profiles.people
    event = QInputMethodEvent()
    event.setCommitString("桜")
    QApplication.sendEvent(field, event)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert [each.name for each in shell.profiles.people] == ["桜"]


def test_digits_in_the_name_choose_no_game(shell: Shell) -> None:
    field = asking(shell.home).name_field
    field.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_Left, Qt.Key.Key_2):
        QTest.keyClick(field, key)
    assert field.text() == "21"
    assert shell.pages.at_home


def test_the_keyboard_reaches_every_part_and_is_handed_on_once_it_is_answered(shell: Shell) -> None:
    who = asking(shell.home)
    assert shell.home.head.begin.hasFocus()
    who.name_field.setFocus()
    QTest.keyClicks(who.name_field, "Ai")
    reached: list[QWidget] = [who.name_field]
    for _ in range(len(FACES) + 3):
        QTest.keyClick(reached[-1], Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        reached.append(focus)
    assert who.faces.button("fox") in reached
    assert {who.done, who.skip} <= set(reached)
    who.skip.setFocus()
    QTest.keyClick(who.skip, Qt.Key.Key_Space)
    assert shell.home.who is None
    assert shell.home.head.begin.hasFocus()


@pytest.mark.parametrize("answer", ["skip", "done"])
def test_it_is_asked_once_also_if_the_program_is_killed_right_after(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, answer: str
) -> None:
    def opened() -> Shell:
        settings = Settings(tmp_path / "settings")
        look = Look(qapp, settings)
        window = MainWindow(look, settings)
        qtbot.addWidget(window)
        window.show()
        return Shell(
            FirstParts(window, look, settings, SystemClock(), folder=tmp_path), Store(tmp_path), InlineRunner(1)
        )

    first = opened()
    QTest.keyClicks(asking(first.home).name_field, "Emma")
    click(first, answer)
    # Nothing of the first window is closed or saved.
    second = opened()
    assert second.home.who is None
    assert [each.name for each in second.profiles.people] == (["Emma"] if answer == "done" else [])
    for shell in (first, second):
        shell.window.close()


def test_nothing_is_asked_of_whoever_has_played_or_has_a_profile(open_shell: OpenShell, settings: Settings) -> None:
    seats = (Seat("Ann"), Seat("Hana", "normal"), Seat("Sora", "normal"))
    settings.set(seats_of("kobayakawa"), to_keep(MatchSetup("kobayakawa", seats)))
    assert open_shell().home.who is None


def test_a_profile_made_elsewhere_answers_it(shell: Shell, settings: Settings) -> None:
    asking(shell.home)
    shell.profiles.add("Mia")
    assert shell.home.who is None
    assert settings.value(ASKED_WHO)


def test_skipping_makes_nothing(shell: Shell, settings: Settings) -> None:
    click(shell, "skip")
    assert shell.home.who is None
    assert not shell.profiles.people
    assert settings.value(ASKED_WHO)
    assert not settings.value(PLAYER)


def test_the_only_person_plays_by_the_settings_of_the_house_and_changes_them(shell: Shell, settings: Settings) -> None:
    QTest.keyClicks(asking(shell.home).name_field, "Emma")
    click(shell, "done")
    settings.set(THEME, "dark")
    shell.play_again("kobayakawa")
    assert settings.value(THEME) == "dark"
    settings.set(THEME, "light")
    shell.go_home()
    assert settings.value(THEME) == "light"
    assert not shell.profiles.people[0].settings


@pytest.mark.sampled
@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("percent", [100, 160, 200])
@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1280, 800), (1920, 1080)])
def test_nothing_of_it_is_cut_off_or_covered(
    shell: Shell,
    settings: Settings,
    qapp: QApplication,
    qtbot: QtBot,
    language: i18n.Language,
    percent: int,
    width: int,
    height: int,
) -> None:
    i18n.install(qapp, language)
    settings.set(TEXT_PERCENT, percent)
    shell.window.resize(width, height)
    who = asking(shell.home)
    parts = [who.name_field, *who.faces.cells, who.done, who.skip]

    def places() -> list[QRect]:
        return [QRect(part.mapTo(who, QPoint(0, 0)), part.size()) for part in parts]

    qtbot.waitUntil(lambda: all(who.rect().contains(place) for place in places()))
    qtbot.waitUntil(lambda: all(each.width() >= each.minimumSizeHint().width() for each in (who.done, who.skip)))
    qtbot.waitUntil(lambda: not any(one.intersects(other) for one, other in combinations(places(), 2)))

    def covers_a_tile() -> bool:
        tiles = [QRect(tile.mapTo(shell.home, QPoint(0, 0)), tile.size()) for tile in shell.home.tiles]
        strip = QRect(who.mapTo(shell.home, QPoint(0, 0)), who.size())
        return any(strip.intersects(tile) for tile in tiles)

    qtbot.waitUntil(lambda: not covers_a_tile())


def test_each_part_has_a_name_for_screen_readers(shell: Shell) -> None:
    who = asking(shell.home)
    assert who.name_field.accessibleName() == "Your name"
    names = [button.accessibleName() for button in who.faces.cells]
    assert names[0] == "Your face: Fox"
    assert len(set(names)) == len(FACES)
    assert who.done.accessibleDescription() == "Type your name first."


def test_a_profile_without_settings_is_kept(tmp_path: Path) -> None:
    first = Profiles(tmp_path)
    made = first.introduce("Emma", "teal", "fox")
    again = Profiles(tmp_path)
    again.load()
    assert list(again.people) == [made]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1366, 768), (1440, 900)])
def test_all_games_are_in_sight_below_it(
    shell: Shell, qapp: QApplication, qtbot: QtBot, language: i18n.Language, width: int, height: int
) -> None:
    i18n.install(qapp, language)
    shell.window.resize(width, height)
    asking(shell.home)

    def lowest() -> int:
        return max(tile.mapTo(shell.home, tile.rect().bottomLeft()).y() for tile in shell.home.tiles)

    qtbot.waitUntil(lambda: shell.home.width() == shell.window.width() and lowest() < shell.home.height())
