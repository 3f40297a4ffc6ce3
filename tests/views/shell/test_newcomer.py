"""The first start of the program, and how the first match begins."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QPointingDevice
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.lessons import progress
from cardtable_gui.controller.lessons.lesson_session import LessonSession
from cardtable_gui.i18n import LANGUAGES
from cardtable_gui.settings import KEYS, TEXT_PERCENT, Settings, seats_of
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.look.theme import Type
from cardtable_gui.views.kit.text.phrases import JOINER, unbroken
from cardtable_gui.views.kit.text.plain_text import tip_of
from cardtable_gui.views.plan import start_keys
from cardtable_gui.views.plan.match_setup import MatchSetup, to_keep, usual_seats
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.start.home_page import HomePage
from cardtable_gui.views.shell.start.tile import CoverTile
from cardtable_gui.views.shell.start.tile_words import WRAP
from tests.views.window_scenes import BEGUN, FINISHED, begun

EASIEST = next(package.game.id for package in games.by_difficulty() if package.lessons is not None)
WINDOWS = [(1000, 580), (1024, 640), (1280, 800), (1920, 1080), (2560, 1440)]


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


def settled(page: HomePage) -> None:
    for _ in range(3):
        QApplication.processEvents()
    page._arrange()
    QApplication.processEvents()


def assert_explained(tile: CoverTile, percent: int) -> None:
    """Check that the tile shows the whole sentence about the game, at the text size, and no line is cut off."""
    place = tile.words_place()
    game = games.game(tile.game)
    lines = tile.words_on(place.width(), tile.tile_text).lines
    [line] = [line for line in lines if line.words == unbroken(i18n.text(game.tagline))]
    assert line.font.pixelSize() >= Type.BODY.px(percent)
    assert tile.rect().contains(place)
    for each in lines:
        assert QRect(QPoint(0, 0), place.size()).contains(each.place), each.words
        metrics = QFontMetrics(each.font)
        wrapped = metrics.boundingRect(0, 0, each.place.width(), 10_000, int(WRAP), each.words)
        assert wrapped.height() < each.place.height() + metrics.height(), f"“{each.words}” needs another line"
    told = "".join(each.words for each in lines).replace(JOINER, "")
    assert i18n.text(game.kind) in told or (not tile.tile_text.kind and tile.measures.kind_fits(10_000))


@pytest.mark.parametrize("matches", [0, 1, 3])
def test_every_tile_explains_its_game_at_every_size_with_and_without_history(
    shell: Shell, qtbot: QtBot, qapp: QApplication, settings: Settings, matches: int, pytestconfig: pytest.Config
) -> None:
    percents = (80, 100, 200) if pytestconfig.getoption("thorough") else (80, 200)
    home = shell.home
    shell.window.setMinimumSize(0, 0)
    shell.window.setUpdatesEnabled(False)  # only places count, and painting every size would take long
    if matches:
        for game in games.by_difficulty():
            settings.set(seats_of(game.game.id), to_keep(MatchSetup(game.game.id, usual_seats(game.game))))
    for game_id in list(BEGUN)[:matches]:
        begun(shell, BEGUN[game_id])
    shell.go_home()
    qtbot.waitUntil(lambda: len(home.cards) >= min(matches, 1))
    for percent, language in product(percents, LANGUAGES):
        settings.set(TEXT_PERCENT, percent)
        i18n.install(qapp, language)
        for width, height in WINDOWS[language == "ja" :: 2]:
            shell.window.resize(width, height)
            settled(home)
            for tile in home.tiles:
                assert_explained(tile, percent)
                assert home.rect().left() <= tile.mapTo(home, QPoint(0, 0)).x() <= home.width() - tile.width()


def test_a_newcomer_is_invited_to_learn_the_easiest_game_and_has_the_keyboard_there(shell: Shell) -> None:
    begin = shell.home.head.begin
    assert begin.isVisible()
    assert begin.text() == "Begin here: learn Kobayakawa"
    assert begin.hasFocus()
    QTest.keyClick(begin, Qt.Key.Key_Return)
    lesson = shell.match_manager.session
    assert isinstance(lesson, LessonSession)
    first = games.package(EASIEST).load_lessons()[0]
    assert lesson.lesson is first
    shell.go_home()
    assert begin.isVisible()
    progress.add(shell.settings, EASIEST, first.id)
    assert begin.text() == "Continue learning Kobayakawa"
    QTest.keyClick(begin, Qt.Key.Key_Return)
    lesson = shell.match_manager.session
    assert isinstance(lesson, LessonSession)
    assert lesson.lesson is games.package(EASIEST).load_lessons()[1]


@pytest.fixture
def easiest_without_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """The easiest game of the program as a new game is at first."""
    found = {**games._found(), EASIEST: replace(games.package(EASIEST), lessons=None)}
    monkeypatch.setattr(games, "_found", lambda: found)


@pytest.mark.usefixtures("easiest_without_lessons")
def test_a_game_without_lessons_is_no_invitation(shell: Shell) -> None:
    wanted = next(package.game for package in games.by_difficulty() if package.lessons is not None)
    assert wanted.id != EASIEST
    assert shell.home.head.begin.text() == f"Begin here: learn {i18n.text(wanted.title)}"


def test_mouse_and_finger_take_the_invitation_too(shell: Shell, screen: QPointingDevice) -> None:
    begin = shell.home.head.begin
    spy = QSignalSpy(shell.home.lessons_wanted)
    QTest.mouseClick(begin, Qt.MouseButton.LeftButton)
    shell.go_home()
    window, at = shell.window.windowHandle(), begin.mapTo(shell.window, begin.rect().center())
    QTest.touchEvent(window, screen).press(0, at, window).commit()
    QTest.touchEvent(window, screen).release(0, at, window).commit()
    assert [spy.at(number) for number in range(spy.count())] == [[EASIEST], [EASIEST]]


@pytest.mark.parametrize(
    "past",
    [
        begun,
        lambda shell: shell.lists.finished._store.write(
            shell.lists.finished._store.new(), FINISHED["kobayakawa"], over=True
        ),
        lambda shell: shell.settings.set(seats_of("godan"), {"seats": [{"name": "Ann", "level": None}]}),
    ],
    ids=["a match to continue", "a finished match", "a plan of earlier"],
)
def test_whoever_played_is_not_invited(shell: Shell, qtbot: QtBot, past: Callable[[Shell], object]) -> None:
    assert shell.home.head.begin.isVisible()
    past(shell)
    shell.go_home()
    qtbot.waitUntil(shell.home.head.begin.isHidden)
    qtbot.waitUntil(lambda: shell.home.focusWidget() is not shell.home.head.begin)


def test_whoever_learns_another_game_is_invited_to_go_on_with_that_one(shell: Shell) -> None:
    progress.add(shell.settings, "meow", "solo-goal")
    assert shell.home.head.begin.text() == "Continue learning Meow Meow Daifugo"


def test_lessons_that_were_begun_are_still_offered_after_a_match_but_not_first_of_all(
    shell: Shell, qtbot: QtBot
) -> None:
    begin, lessons = shell.home.head.begin, games.package("godan").load_lessons()
    progress.add(shell.settings, "godan", lessons[0].id)
    begun(shell)
    shell.go_home()
    qtbot.waitUntil(lambda: bool(shell.home.cards))
    assert begin.isVisible()
    assert begin.text() == "Continue learning GODAN"
    assert begin.property("kind") != "primary"
    assert shell.home.cards[0].open_button.hasFocus()
    for lesson in lessons[1:]:
        progress.add(shell.settings, "godan", lesson.id)
    assert not begin.isVisible()


def test_whoever_has_learned_a_game_is_not_invited_to_learn_it_again(shell: Shell) -> None:
    for lesson in games.package(EASIEST).load_lessons():
        progress.add(shell.settings, EASIEST, lesson.id)
    assert not shell.home.head.begin.isVisible()
    assert shell.home.tiles[0].hasFocus()


@pytest.mark.usefixtures("small_games")
def test_the_invitation_is_to_whatever_game_says_that_it_is_easiest(shell: Shell) -> None:
    shell.home.head.invite(games.game("sample_old_maid"))
    assert shell.home.head.begin.text() == "Begin here: learn Old Maid"
    listed = [(package.game.difficulty, package.game.id) for package in games.by_difficulty()]
    assert listed == sorted(listed)
    assert {(1, "sample_old_maid"), (2, "sample_sevens")} < set(listed)
    assert all(1 <= difficulty <= 5 for difficulty, _ in listed)


@pytest.mark.sampled
@pytest.mark.parametrize(("width", "height"), WINDOWS)
@pytest.mark.parametrize("percent", [80, 200])
def test_nothing_in_the_head_is_cut_off(
    shell: Shell, settings: Settings, width: int, height: int, percent: int
) -> None:
    shell.window.setMinimumSize(0, 0)
    shell.window.setUpdatesEnabled(False)  # only places count, and painting every size would take long
    settings.set(TEXT_PERCENT, percent)
    shell.window.resize(width, height)
    settled(shell.home)
    head = shell.home.head
    for widget in (head.begin, *head.findChildren(IconButton)):
        assert head.rect().contains(QRect(widget.mapTo(head, QPoint(0, 0)), widget.size()))
        assert widget.width() >= widget.sizeHint().width()
    assert head.motto.height() >= head.motto.heightForWidth(head.motto.width())


# Number keys


def test_number_keys_choose_games_in_the_order_of_their_tiles(shell: Shell) -> None:
    for number, tile in enumerate(shell.home.tiles, start=1):
        shell.home.head.begin.setFocus()
        QTest.keyClick(shell.home.head.begin, Qt.Key(Qt.Key.Key_0 + number))
        assert shell.setup_page.game is games.game(tile.game)
        shell.go_home()


def test_a_tile_shows_the_key_that_chooses_its_game_whichever_it_is(home: HomePage, settings: Settings) -> None:
    tile = home.tiles[1]
    assert tile.key == "2"
    assert tip_of(tile) == "Press 2 to choose this game"
    settings.set(KEYS, {start_keys.choose(tile.game): ["G"], start_keys.choose(home.tiles[2].game): []})
    assert tile.key == "G"
    assert home.tiles[2].key == tip_of(home.tiles[2]) == ""
    spy = QSignalSpy(home.game_chosen)
    QTest.keyClick(home.tiles[0], Qt.Key.Key_G)
    QTest.keyClick(home.tiles[0], Qt.Key.Key_2)
    assert [spy.at(number) for number in range(spy.count())] == [[tile.game]]


def test_the_daily_deals_are_a_quiet_tool(shell: Shell) -> None:
    daily = shell.home.head.tools[0]
    assert daily.accessibleName().startswith("Daily deals and puzzle")
    assert daily.property("kind") == "quiet"
    spy = QSignalSpy(shell.actions["daily"].triggered)
    QTest.mouseClick(daily, Qt.MouseButton.LeftButton)
    assert spy.count() == 1


def test_what_the_program_is_stands_there_until_somebody_has_played(shell: Shell, qtbot: QtBot) -> None:
    assert shell.home.head.motto.isVisible()
    begun(shell)
    shell.go_home()
    qtbot.waitUntil(shell.home.head.motto.isHidden)
