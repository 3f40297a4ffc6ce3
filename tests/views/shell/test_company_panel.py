"""The set-up at one glance: portraits, the number and level of the bots, everything else behind one button."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton

from cardtable_gui import games
from cardtable_gui.bots.cast import CAST
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.seats import Seat
from cardtable_gui.settings import TEXT_PERCENT, Settings
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.plan.match_setup import MatchSetup, remembered
from cardtable_gui.views.plan.seat_picture import seat_picture
from cardtable_gui.views.shell.start import seat_face
from cardtable_gui.views.shell.start.company_panel import SeatPortrait
from cardtable_gui.views.shell.start.setup_page import SetupPage
from tests.views.window_scenes import Show


@pytest.fixture
def profiles() -> Profiles:
    """Emma and Leo live here."""
    found = Profiles(None)
    found.add("Emma")
    found.add("Leo")
    return found


@pytest.fixture
def setup(look: Look, shown: Show, profiles: Profiles) -> SetupPage:
    """A set-up that shows a game as `show` says."""
    page = SetupPage(look, Covers(), Keymap(), profiles)
    show(page, "meow")
    shown(page)
    return page


def show(page: SetupPage, game: str, *seats: Seat) -> None:
    plan = remembered(games.game(game), {})
    page.show_plan(games.game(game), replace(plan, seats=seats) if seats else plan)


def test_before_a_game_is_shown_look_and_people_may_change(look: Look, shown: Show, profiles: Profiles) -> None:
    page = SetupPage(look, Covers(), Keymap(), profiles)
    shown(page)
    look.changed.emit()
    profiles.add("Mia")
    show(page, "meow")
    assert len(page.findChildren(SeatPortrait)) > 1


def press(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(choice: Choice, value: str | int) -> None:
    choice.setFocus()
    wanted = choice.findData(value)
    assert wanted >= 0, "it isn't offered"
    while choice.currentIndex() != wanted:
        QTest.keyClick(choice, Qt.Key.Key_Down if choice.currentIndex() < wanted else Qt.Key.Key_Up)


def offered(portrait: SeatPortrait) -> list[str]:
    portrait.menu().aboutToShow.emit()
    return [action.text() for action in portrait.menu().actions() if action.text()]


def take(portrait: SeatPortrait, words: str) -> None:
    assert words in offered(portrait)
    next(action for action in portrait.menu().actions() if action.text() == words).trigger()


def test_a_portrait_shows_who_sits_at_each_seat(setup: SetupPage) -> None:
    assert [portrait.text() for portrait in setup.company.portraits] == ["You", "Hana", "Sora", "Ren"]
    assert not setup.more.isVisible()
    assert setup.start.hasFocus()
    show(setup, "gunjo", Seat("Emma"), Seat("Leo"), Seat("", "hard", character="yuki"))
    assert [portrait.text() for portrait in setup.company.portraits] == ["Emma", "Leo", "Yuki"]
    assert setup.company.portraits[2].accessibleName() == "Yuki, seat 3"


def test_bots_come_and_go_by_number_and_play_at_one_level(setup: SetupPage) -> None:
    company = setup.company
    choose(company.bots, 1)
    assert [seat.level for seat in setup.plan.seats] == [None, "normal"]
    choose(company.level, "hard")
    choose(company.bots, 3)
    assert [seat.level for seat in setup.plan.seats] == [None, "hard", "hard", "hard"]
    assert len({seat.character for seat in setup.plan.seats[1:]}) == 3


@pytest.mark.parametrize("game", ["meow", "gunjo", "merchant"])
def test_only_numbers_that_the_game_allows_are_offered(setup: SetupPage, game: str) -> None:
    show(setup, game)
    least, most = games.game(game).players
    bots = setup.company.bots
    assert [bots.itemData(row) for row in range(bots.count())] == [*range(max(0, least - 1), most)]


def test_a_bot_becomes_another_character_and_never_one_twice(setup: SetupPage) -> None:
    hana, sora = setup.company.portraits[1:3]
    take(hana, "Taro")
    assert [seat.character for seat in setup.plan.seats[1:]] == ["taro", "sora", "ren"]
    take(sora, "Taro")
    assert [seat.character for seat in setup.plan.seats[1:]] == ["sora", "taro", "ren"]


def test_the_family_sits_down_by_portrait(setup: SetupPage, profiles: Profiles) -> None:
    emma, leo = profiles.people
    take(setup.company.portraits[0], "Emma")
    take(setup.company.portraits[1], "Leo")
    assert [(seat.name, seat.profile) for seat in setup.plan.seats[:2]] == [("Emma", emma.id), ("Leo", leo.id)]
    take(setup.company.portraits[1], "Emma")
    assert [seat.profile for seat in setup.plan.seats[:2]] == [leo.id, emma.id], "they change places"
    take(setup.company.portraits[3], "Remove this seat")
    assert len(setup.plan.seats) == 3
    assert not {"Emma", "Leo"} & set(offered(setup.company.portraits[2])), "they sit here already"
    take(setup.company.portraits[2], "A person sits here")
    assert setup.plan.seats[2] == Seat("")
    take(setup.company.portraits[0], "A bot sits here")
    assert setup.plan.seats[0].level == "normal"


def test_a_surprise_seats_others_than_before(setup: SetupPage) -> None:
    before = {seat.character for seat in setup.plan.seats[1:]}
    press(setup.company.surprise)
    after = {seat.character for seat in setup.plan.seats[1:]}
    assert after == {character.id for character in CAST} - before
    choose(setup.company.bots, 3)


def test_alone_is_a_button_where_the_game_has_rules_for_it(setup: SetupPage) -> None:
    begun = QSignalSpy(setup.started)
    assert setup.alone.isVisible()
    press(setup.alone)
    plan = begun.at(0)[0]
    assert isinstance(plan, MatchSetup)
    assert [seat.level for seat in plan.seats] == [None]
    show(setup, "gunjo")
    assert not setup.alone.isVisible()


def test_what_isn_t_as_usual_is_told_while_the_details_are_hidden(setup: SetupPage) -> None:
    game = games.game("meow")
    setup.show_plan(game, replace(remembered(game, {}), options={"lead_shown": True, "losing_limit": 5}))
    told = [label.text() for label in setup.findChildren(type(setup.seats_note)) if label.isVisible()]
    assert any("Changed options" in line for line in told)
    press(setup.more_button)
    assert setup.more.isVisible()
    told = [label.text() for label in setup.findChildren(type(setup.seats_note)) if label.isVisible()]
    assert not any("Changed options" in line for line in told)


def test_only_portraits_of_seats_that_change_are_drawn_anew(
    setup: SetupPage, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[str]()

    def counted(profiles: Profiles, who: Seat, ink: QColor, side: int) -> QIcon:
        drawn.append(who.character)
        return seat_picture(profiles, who, ink, side)

    monkeypatch.setattr(seat_face, "seat_picture", counted)
    take(setup.company.portraits[1], "Taro")
    assert drawn == ["taro"]
    settings.set(TEXT_PERCENT, 150)
    assert drawn == ["taro", "", "taro", "sora", "ren"]
