"""The start screen: choosing a game by mouse and keys, seats, options, the deal number."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.seats import Seat
from cardtable_gui.settings import ANIMATION, MOTION, TEXT_PERCENT, Settings, seats_of
from cardtable_gui.views.kit.look import system_motion
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import LIFT
from cardtable_gui.views.kit.pictures.covers import Covers, draw
from cardtable_gui.views.kit.text.phrases import JOINER, in_one, unbroken
from cardtable_gui.views.kit.text.plain_text import tip_of
from cardtable_gui.views.plan import match_facts
from cardtable_gui.views.plan.match_setup import MatchSetup, to_keep
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.start.home_page import HomePage
from cardtable_gui.views.shell.start.tile import CoverTile
from cardtable_gui.views.shell.start.tile_words import TileText


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


# The games


def test_every_game_has_a_tile_with_its_words(home: HomePage) -> None:
    assert [tile.game for tile in home.tiles] == [package.game.id for package in games.by_difficulty()]
    for tile, package in zip(home.tiles, games.by_difficulty(), strict=True):
        assert tile.accessibleName() == i18n.text(package.game.title)
        assert i18n.text(package.game.tagline) in tile.accessibleDescription()
        assert i18n.text(package.game.kind) in tile.accessibleDescription()
        assert f"{package.game.players[0]}–{package.game.players[1]}" in tile.accessibleDescription()


def test_a_click_chooses_a_game(home: HomePage) -> None:
    spy = QSignalSpy(home.game_chosen)
    QTest.mouseClick(home.tiles[1], Qt.MouseButton.LeftButton)
    assert [spy.at(index) for index in range(spy.count())] == [[home.tiles[1].game]]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_alone_choose_a_game(home: HomePage, key: Qt.Key) -> None:
    home.tiles[0].setFocus()
    QTest.keyClick(home.tiles[0], Qt.Key.Key_Right)
    assert home.tiles[1].hasFocus()
    spy = QSignalSpy(home.game_chosen)
    QTest.keyClick(home.tiles[1], key)
    assert spy.at(0) == [home.tiles[1].game]


def test_arrow_keys_go_through_the_tiles_as_they_lie(home: HomePage) -> None:
    tiles = home.tiles
    columns = sum(tile.y() == tiles[0].y() for tile in tiles)
    assert 1 < columns < len(tiles)
    tiles[0].setFocus()
    QTest.keyClick(tiles[0], Qt.Key.Key_Down)
    below = next(tile for tile in tiles if tile.hasFocus())
    assert below.y() > tiles[0].y()
    QTest.keyClick(below, Qt.Key.Key_Up)
    assert QApplication.focusWidget() in tiles[:columns]
    tiles[0].setFocus()
    QTest.keyClick(tiles[0], Qt.Key.Key_Left)
    assert QApplication.focusWidget() not in tiles


# Its layout


def test_what_is_to_be_arranged_soon_can_be_arranged_at_once(home: HomePage) -> None:
    home.unfinished.changed.emit()
    assert home.soon.isActive()
    home.arrange_at_once()
    assert not home.soon.isActive()


# Play again


FRIENDS = MatchSetup("kobayakawa", (Seat("Ann"), Seat("Ben"), Seat("Hana", "easy"), Seat("Sora", "normal")))


@pytest.fixture
def played(home: HomePage, settings: Settings) -> CoverTile:
    """The tile of a game that was played with friends."""
    settings.set(seats_of(FRIENDS.game), to_keep(FRIENDS))
    return next(tile for tile in home.tiles if tile.game == FRIENDS.game)


def test_a_tile_tells_who_played_last_time_and_offers_to_play_so_again(home: HomePage, played: CoverTile) -> None:
    assert [tile for tile in home.tiles if not tile.again.isHidden()] == [played]
    assert "Last match: 2 people and 2 bots (Easy and Normal)" in played.again.accessibleDescription()
    assert played.again.accessibleName()
    assert tip_of(played.again)
    assert played.rect().contains(played.again.geometry())
    assert min(played.again.width(), played.again.height()) >= 36


def test_a_page_that_nobody_sees_tells_of_the_last_match_once_it_shows(home: HomePage, settings: Settings) -> None:
    tile = next(tile for tile in home.tiles if tile.game == FRIENDS.game)
    home.hide()
    settings.set(seats_of(FRIENDS.game), to_keep(FRIENDS))
    assert tile.again.isHidden()
    home.show()
    assert not tile.again.isHidden()


def chosen(page: HomePage, act: Callable[[], object]) -> tuple[list[object], list[object]]:
    """Do something; return the games that were then chosen to be set up, and to be played again."""
    games, again = QSignalSpy(page.game_chosen), QSignalSpy(page.again_chosen)
    act()
    return [games.at(at)[0] for at in range(games.count())], [again.at(at)[0] for at in range(again.count())]


def test_one_gesture_plays_again(home: HomePage, played: CoverTile, screen: QPointingDevice) -> None:
    again: tuple[list[object], list[object]] = ([], [FRIENDS.game])
    assert chosen(home, lambda: QTest.mouseClick(played.again, Qt.MouseButton.LeftButton)) == again
    assert chosen(home, lambda: tap(played.again, screen)) == again
    assert chosen(home, lambda: press(played, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)) == again
    assert chosen(home, lambda: press(played.again, Qt.Key.Key_Return)) == again
    assert chosen(home, lambda: press(played.again, Qt.Key.Key_Space)) == again
    assert chosen(home, lambda: press(played, Qt.Key.Key_Return)) == ([FRIENDS.game], [])


def test_where_nobody_played_shift_and_return_set_up(home: HomePage) -> None:
    tile = home.tiles[0]
    keyed = chosen(home, lambda: press(tile, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier))
    assert keyed == ([tile.game], [])


def test_tab_reaches_the_button_after_its_tile(home: HomePage, played: CoverTile) -> None:
    played.setFocus()
    QTest.keyClick(played, Qt.Key.Key_Tab)
    assert played.again.hasFocus()
    QTest.keyClick(played.again, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is home.tiles[home.tiles.index(played) + 1]


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ((Seat("Ann"), Seat("", "easy")), "you and 1 bot (Easy)"),
        ((Seat("Ann"), Seat("Ben"), Seat("Cho")), "3 people"),
        ((Seat("", "easy"), Seat("", "easy")), "2 bots (Easy)"),
    ],
)
def test_company_in_words(seats: tuple[Seat, ...], words: str) -> None:
    assert match_facts.companions(seats) == words


def press(widget: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    widget.setFocus()
    QTest.keyClick(widget, key, modifiers)


def tap(widget: QWidget, screen: QPointingDevice) -> None:
    window = widget.window().windowHandle()
    at = widget.mapTo(widget.window(), widget.rect().center())
    for what in ("press", "release"):
        events = QTest.touchEvent(window, screen, False)
        getattr(events, what)(0, at, window)
        events.commit()


def test_a_tile_is_high_enough_for_its_words_at_every_text_size(home: HomePage, settings: Settings) -> None:
    heights = []
    for percent in (80, 100, 150, 200):
        settings.set(TEXT_PERCENT, percent)
        heights.append(home.tiles[0].sheet_height(320, TileText()))
    assert heights == sorted(set(heights))


def test_without_room_for_it_the_button_s_tool_tip_tells_who_played_last_time(
    played: CoverTile, settings: Settings
) -> None:
    high = played.sheet_height(320, TileText())
    settings.set(TEXT_PERCENT, 150)
    settings.set(TEXT_PERCENT, 100)
    assert played.sheet_height(320, TileText()) == high
    assert played.sheet_height(320, TileText(compact=True)) < high
    played.show_tile_text(TileText(compact=True), high)
    assert "Last match: 2 people and 2 bots (Easy and Normal)" in tip_of(played.again)
    assert played.rect().contains(played.again.geometry())


def test_a_tile_rises_under_the_pointer_at_the_speed_of_everything(home: HomePage, settings: Settings) -> None:
    tile = home.tiles[0]
    settings.set(ANIMATION, "normal")
    settings.set(MOTION, "full")
    tile.rise(1.0)
    assert tile.rising.duration() == LIFT.ms
    tile.rising.setCurrentTime(LIFT.ms)
    assert tile.raised() > 0.0
    settings.set(ANIMATION, "fast")
    tile.rise(0.0)
    assert tile.rising.duration() < LIFT.ms


@pytest.mark.parametrize("quiet", ["animation off", "less motion", "the system asks for it"])
def test_a_tile_only_lights_up_where_nothing_shall_move(
    home: HomePage, look: Look, settings: Settings, quiet: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tile = home.tiles[0]
    settings.set(ANIMATION, "off" if quiet == "animation off" else "normal")
    settings.set(MOTION, "less" if quiet == "less motion" else "system")
    if quiet == "the system asks for it":
        monkeypatch.setattr(system_motion, "files_say", lambda _folder: True)
        look.ask_system()
    tile.rise(1.0)
    assert tile.rising.state() == tile.rising.State.Stopped
    assert tile.lift == 1.0
    assert tile.raised() == 0.0


def test_covers_are_drawn_once_they_are_in_sight(home: HomePage, home_covers: Covers, qtbot: QtBot) -> None:
    covers = home_covers
    qtbot.waitUntil(lambda: {tile.game for tile in home.tiles} == set(covers._drawn) and not covers.drawing)
    tile = home.tiles[0]
    size, ratio = QSizeF(320, 200), 2.0
    assert covers.pixmap(tile.game, "", size, ratio) is not None
    qtbot.waitUntil(lambda: not covers.drawing)
    drawn = covers.pixmap(tile.game, "", size, ratio)
    assert drawn is not None
    assert drawn.size() == QSize(640, 400)


def test_a_game_without_art_has_a_cover_too() -> None:
    plain = draw("no-such-game", "Toy", QSize(160, 100))
    assert plain.pixelColor(2, 2).alpha() == 255
    assert plain.pixelColor(2, 2) != plain.pixelColor(80, 50)


def test_the_time_of_a_saved_match_is_never_parted() -> None:
    assert "\N{WORD JOINER}" in in_one("今日 19:07")
    assert " " not in in_one("today, 19:07")
    assert in_one("今日 19:07").replace("\N{WORD JOINER}", "").replace("\N{NO-BREAK SPACE}", " ") == "今日 19:07"


def test_two_gestures_lead_from_the_start_screen_to_the_first_cards(shell: Shell) -> None:
    QTest.mouseClick(shell.home.tiles[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(shell.setup_page.start, Qt.MouseButton.LeftButton)
    assert shell.match_manager.session is not None
    shell.go_home()
    shell.home.tiles[1].setFocus()
    QTest.keyClick(shell.home.tiles[1], Qt.Key.Key_Return)
    assert shell.setup_page.start.hasFocus()
    QTest.keyClick(shell.setup_page.start, Qt.Key.Key_Return)
    assert shell.match_manager.session is not None
    assert shell.match_manager.session.package.game.id == shell.home.tiles[1].game


@pytest.mark.parametrize("language", ["en", "ja"])
def test_each_tool_has_a_word_below_its_icon_which_its_name_holds_too(
    shell: Shell, qapp: QApplication, language: i18n.Language
) -> None:
    i18n.install(qapp, language)
    QApplication.processEvents()
    tools = shell.home.head.tools
    words = {
        "en": ["Daily", "At a real table", "Library", "Statistics", "Achievements", "Profiles", "Settings"],
        "ja": ["日替わり", "得点表", "ライブラリー", "統計", "実績", "プロフィール", "設定"],
    }
    assert [tool.text() for tool in tools] == words[language]
    for tool in tools:
        assert tool.text() in tool.accessibleName()
        assert tool.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextUnderIcon
        assert tool.width() >= tool.fontMetrics().horizontalAdvance(tool.text())


@pytest.mark.parametrize("by_mouse", [True, False])
def test_library_statistics_profiles_and_settings_are_one_press_away(shell: Shell, by_mouse: bool) -> None:
    for name in ("library", "statistics", "profiles", "settings"):
        tip = shell.actions[name].toolTip()
        tool = next(tool for tool in shell.home.head.tools if tool.accessibleName() == tip)
        QTest.mouseClick(tool, Qt.MouseButton.LeftButton) if by_mouse else QTest.keyClick(tool, Qt.Key.Key_Space)
        dialog = shell.dialogs._made[name]
        assert dialog.isVisible()
        dialog.close()


def test_the_tools_take_lines_of_their_own_where_one_is_too_short(shell: Shell, settings: Settings) -> None:
    head = shell.home.head
    wide, narrow = head.places(1200), head.places(320)
    assert len({place.center().y() for place in wide[3:]}) == 1
    assert wide[3].top() < wide[0].bottom()
    for place, other in combinations(narrow, 2):
        assert not place.intersects(other)
    assert all(QRect(0, 0, 320, 10_000).contains(place) for place in narrow if place.isValid())
    assert narrow[3].top() > narrow[0].bottom()
    assert len({place.center().y() for place in narrow[3:]}) > 1


def test_lines_on_a_tile_end_between_phrases() -> None:
    assert unbroken("Take 1 card") == "Take 1 card"
    assert unbroken("（弱い）") == JOINER.join("（弱い）")
    assert f"1{JOINER}枚" in unbroken("受け取って1枚送る")
    assert f"て{JOINER}1" not in unbroken("受け取って1枚送る")
