"""The start screen: choosing a game by mouse and keys, seats, options, the number of the deals."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPixmap, QPointingDevice
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.match import Seat
from cardtable_gui.settings import ANIMATION, MOTION, TEXT_PERCENT, Settings, seats_of
from cardtable_gui.views.keymap import Keymap
from cardtable_gui.views.phrases import JOINER, unbroken
from cardtable_gui.views.shell import facts
from cardtable_gui.views.shell.controls.choice import Choice
from cardtable_gui.views.shell.covers import ASPECT, Covers, draw, part_for
from cardtable_gui.views.shell.icons import IconButton
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.motion import Motion
from cardtable_gui.views.shell.shell import Shell
from cardtable_gui.views.shell.start.home_page import HomePage
from cardtable_gui.views.shell.start.mosaic import FLATTEST, TALLEST
from cardtable_gui.views.shell.start.plan import Plan, remembered, to_keep
from cardtable_gui.views.shell.start.saved_card import in_one
from cardtable_gui.views.shell.start.setup_page import SetupPage
from cardtable_gui.views.shell.start.tile import TILE_MARGIN, CoverTile
from cardtable_gui.views.shell.start.tile_words import Telling
from cardtable_gui.views.system_motion import SystemMotion
from cardtable_gui.views.theme import LIFT

Show = Callable[[QWidget], QWidget]


@pytest.fixture
def home(look: Look, settings: Settings, shown: Show) -> HomePage:
    page = HomePage(look, Covers(), settings, Motion(settings), Keymap(settings))
    shown(page)
    return page


@pytest.fixture
def setup(look: Look, shown: Show) -> SetupPage:
    """Kobayakawa, set up as usual."""
    page = SetupPage(look, Covers(), Keymap())
    game = games.game("kobayakawa")
    page.show_plan(game, remembered(game, {}))
    shown(page)
    return page


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


def type_in(field: QWidget, text: str) -> None:
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, text)


# The games


def test_every_game_has_a_tile_with_its_words(home: HomePage) -> None:
    assert [tile.game for tile in home.tiles] == [box.game.id for box in games.boxes()]
    for tile, box in zip(home.tiles, games.boxes(), strict=True):
        assert tile.accessibleName() == i18n.text(box.game.title)
        assert i18n.text(box.game.tagline) in tile.accessibleDescription()
        assert i18n.text(box.game.kind) in tile.accessibleDescription()
        assert f"{box.game.players[0]}–{box.game.players[1]}" in tile.accessibleDescription()


def test_a_click_chooses_a_game(home: HomePage) -> None:
    spy = QSignalSpy(home.game_chosen)
    QTest.mouseClick(home.tiles[1], Qt.MouseButton.LeftButton)
    assert [spy.at(index) for index in range(spy.count())] == [[home.tiles[1].game]]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_alone_choose_a_game(home: HomePage, key: Qt.Key) -> None:
    home.take_focus()
    assert home.tiles[0].hasFocus()
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


# Again like last time


FRIENDS = Plan("kobayakawa", (Seat("Ann"), Seat("Ben"), Seat("Hana", "easy"), Seat("Sora", "normal")))


@pytest.fixture
def played(home: HomePage, settings: Settings) -> CoverTile:
    """The tile of a game that was played with friends."""
    settings.set(seats_of(FRIENDS.game), to_keep(FRIENDS))
    return next(tile for tile in home.tiles if tile.game == FRIENDS.game)


def test_a_tile_tells_who_played_last_time_and_offers_to_play_so_again(home: HomePage, played: CoverTile) -> None:
    assert [tile for tile in home.tiles if not tile.again.isHidden()] == [played]
    assert "Last time: 2 people, 2 bots (Easy, Normal)" in played.again.accessibleDescription()
    assert played.again.accessibleName()
    assert played.again.toolTip()
    assert played.rect().contains(played.again.geometry())
    assert min(played.again.width(), played.again.height()) >= 36


def test_a_page_that_nobody_sees_tells_of_the_last_match_once_it_shows(home: HomePage, settings: Settings) -> None:
    tile = next(tile for tile in home.tiles if tile.game == FRIENDS.game)
    home.hide()
    settings.set(seats_of(FRIENDS.game), to_keep(FRIENDS))
    assert tile.again.isHidden()
    home.show()
    assert not tile.again.isHidden()


def chosen(page: HomePage, deed: Callable[[], object]) -> tuple[list[object], list[object]]:
    """The games that were chosen to be set up, and to be played again, by a deed."""
    games, again = QSignalSpy(page.game_chosen), QSignalSpy(page.again_chosen)
    deed()
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
        ((Seat("Ann"), Seat("", "easy")), "you, 1 bot (Easy)"),
        ((Seat("Ann"), Seat("Ben"), Seat("Cho")), "3 people"),
        ((Seat("", "easy"), Seat("", "easy")), "2 bots (Easy)"),
    ],
)
def test_company_in_words(seats: tuple[Seat, ...], words: str) -> None:
    assert facts.company(seats) == words


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
        heights.append(home.tiles[0].sheet_height(320, Telling()))
    assert heights == sorted(set(heights))


def test_a_tile_without_room_for_it_tells_in_its_tool_tip_what_one_does(home: HomePage, settings: Settings) -> None:
    tile, tagline = home.tiles[0], i18n.text(games.boxes()[0].game.tagline)
    high = tile.sheet_height(320, Telling())
    settings.set(TEXT_PERCENT, 150)
    settings.set(TEXT_PERCENT, 100)
    assert tile.sheet_height(320, Telling()) == high
    assert tile.sheet_height(320, Telling(brief=True)) < high
    tile.show_telling(Telling(), high)
    assert tile.toolTip() == ""
    tile.show_telling(Telling(brief=True), high)
    assert tile.toolTip() == tagline


def test_a_tile_rises_under_the_pointer_at_the_speed_of_everything(home: HomePage, settings: Settings) -> None:
    tile = home.tiles[0]
    settings.set(ANIMATION, "normal")
    settings.set(MOTION, "full")
    tile._rise(1.0)
    assert tile._rising.duration() == LIFT.ms
    tile._rising.setCurrentTime(LIFT.ms)
    assert tile._raised() > 0.0
    settings.set(ANIMATION, "fast")
    tile._rise(0.0)
    assert tile._rising.duration() < LIFT.ms


@pytest.mark.parametrize("quiet", ["animation off", "less motion", "the system asks for it"])
def test_a_tile_only_lights_up_where_nothing_shall_move(
    home: HomePage, settings: Settings, quiet: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tile = home.tiles[0]
    settings.set(ANIMATION, "off" if quiet == "animation off" else "normal")
    settings.set(MOTION, "less" if quiet == "less motion" else "system")
    monkeypatch.setattr(SystemMotion, "reduced", property(lambda _self: quiet == "the system asks for it"))
    tile._rise(1.0)
    assert tile._rising.state() == tile._rising.State.Stopped
    assert tile._lift == 1.0
    assert tile._raised() == 0.0


def test_covers_are_drawn_once_they_are_in_sight(home: HomePage, qtbot: QtBot) -> None:
    covers = home._covers
    qtbot.waitUntil(lambda: {tile.game for tile in home.tiles} == set(covers._drawn))
    tile = home.tiles[0]
    size, ratio = QSizeF(320, 200), 2.0
    with qtbot.waitSignal(covers.ready):
        assert covers.pixmap(tile.game, "", size, ratio) is not None
    drawn = covers.pixmap(tile.game, "", size, ratio)
    assert drawn is not None
    assert drawn.size() == QSize(640, 400)


def test_a_game_without_art_has_a_cover_too() -> None:
    plain = draw("no-such-game", "Toy", QSize(160, 100)).toImage()
    assert plain.pixelColor(2, 2).alpha() == 255
    assert plain.pixelColor(2, 2) != plain.pixelColor(80, 50)


def test_the_time_of_a_saved_match_is_never_parted() -> None:
    assert "\N{WORD JOINER}" in in_one("今日 19:07")
    assert " " not in in_one("today, 19:07")
    assert in_one("今日 19:07").replace("\N{WORD JOINER}", "").replace("\N{NO-BREAK SPACE}", " ") == "今日 19:07"


# The set-up


def test_the_set_up_tells_in_a_minute_how_to_play(setup: SetupPage, qtbot: QtBot) -> None:
    about = setup.about
    qtbot.waitUntil(about.primer.isVisible)
    words = [label.text() for label in about.primer.findChildren(QLabel)]
    assert words[0] == "In one minute"
    assert any("fight" in text for text in words[1:])
    setup.resize(700, 600)
    assert about.primer.isHidden()
    assert about.rules.isVisible()


def test_two_gestures_lead_from_the_start_screen_to_the_first_cards(shell: Shell) -> None:
    QTest.mouseClick(shell.home.tiles[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(shell.setup_page.start, Qt.MouseButton.LeftButton)
    assert shell.desk.session is not None
    shell.go_home()
    shell.home.tiles[1].setFocus()
    QTest.keyClick(shell.home.tiles[1], Qt.Key.Key_Return)
    assert shell.setup_page.start.hasFocus()
    QTest.keyClick(shell.setup_page.start, Qt.Key.Key_Return)
    assert shell.desk.session is not None
    assert shell.desk.session.box.game.id == shell.home.tiles[1].game


def test_settings_and_keys_are_one_press_away(shell: Shell) -> None:
    tools = shell.home.findChildren(IconButton)
    for tool, name in zip(tools, ("keys", "settings"), strict=True):
        assert tool.accessibleName() == shell.actions[name].toolTip()
        QTest.mouseClick(tool, Qt.MouseButton.LeftButton)
        dialog = shell.dialogs._made[name]
        assert dialog.isVisible()
        dialog.close()


# The seats


def test_seats_stay_within_the_game_s_range(setup: SetupPage) -> None:
    least, most = games.game("kobayakawa").players
    add = setup.seats._add
    while add.isEnabled():
        QTest.mouseClick(add, Qt.MouseButton.LeftButton)
    assert len(setup.seats.seats) == most
    while setup.seats.rows[0]._remove.isEnabled():
        QTest.mouseClick(setup.seats.rows[0]._remove, Qt.MouseButton.LeftButton)
    assert len(setup.seats.seats) == least


def test_a_person_becomes_a_bot_with_name_and_level_and_back(setup: SetupPage) -> None:
    row = setup.seats.rows[0]
    assert row.seat == Seat("")
    assert row._level.isHidden()
    QTest.mouseClick(row._kind.button("bot"), Qt.MouseButton.LeftButton)
    assert row.seat.level == "random"
    assert row.seat.name
    assert row.seat.name not in {other.seat.name for other in setup.seats.rows[1:]}
    assert not row._level.isHidden()
    QTest.mouseClick(row._kind.button("person"), Qt.MouseButton.LeftButton)
    assert row.seat == Seat("")
    assert row.name_field.hasFocus()


def test_a_name_the_player_gave_stays_with_the_seat(setup: SetupPage) -> None:
    row = setup.seats.rows[0]
    type_in(row.name_field, "Ann")
    QTest.mouseClick(row._kind.button("bot"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(row._kind.button("person"), Qt.MouseButton.LeftButton)
    assert row.seat == Seat("Ann")


def test_seats_change_places_by_button_and_by_key(setup: SetupPage) -> None:
    before = setup.seats.seats
    QTest.mouseClick(setup.seats.rows[0]._down, Qt.MouseButton.LeftButton)
    assert setup.seats.seats[:2] == (before[1], before[0])
    assert setup.seats.rows[1].name_field.hasFocus()
    QTest.keyClick(setup.seats.rows[1].name_field, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert setup.seats.seats == before
    assert not setup.seats.rows[0]._up.isEnabled()
    assert not setup.seats.rows[-1]._down.isEnabled()


def test_a_level_is_chosen_by_keys(setup: SetupPage) -> None:
    level = setup.seats.rows[1]._level
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_Up)
    assert setup.seats.seats[1].level == "easy"


# Why not


def test_two_people_of_one_name_cannot_start_and_are_told(setup: SetupPage) -> None:
    setup.seats.show_seats((Seat("Ann"), Seat("Ann"), Seat("Cho")), (3, 6))
    assert not setup.start.isEnabled()
    assert "Ann" in setup._reason.text()
    assert setup.start.accessibleDescription() == setup._reason.text()
    type_in(setup.seats.rows[1].name_field, "Ben")
    assert setup.start.isEnabled()
    assert setup._reason.text() == ""


def test_a_deal_number_that_is_none_is_told(setup: SetupPage) -> None:
    type_in(setup.deal.field, "12x")
    assert not setup.start.isEnabled()
    assert setup._reason.text()
    type_in(setup.deal.field, "12")
    assert setup.plan.seed == 12
    type_in(setup.deal.field, "")
    assert setup.plan.seed is None


# The start


def test_return_in_a_field_starts(setup: SetupPage) -> None:
    spy = QSignalSpy(setup.started)
    type_in(setup.seats.rows[0].name_field, "Ann")
    QTest.keyClick(setup.seats.rows[0].name_field, Qt.Key.Key_Return)
    plan = spy.at(0)[0]
    assert isinstance(plan, Plan)
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
    assert setup.start.text() == "Start"
    setup.seats.show_seats((Seat("", "easy"),) * 3, (3, 6))
    assert setup.start.text() == "Watch the bots play"


# The options


def test_options_of_every_kind_are_shown_and_changed(toy_box: games.Box, look: Look, shown: Show) -> None:
    page = SetupPage(look, Covers(), Keymap())
    game = toy_box.game
    page.show_plan(game, remembered(game, {}))
    shown(page)
    defaults = {option.id: option.default for option in game.options}
    assert page.plan.options == defaults
    assert page._form is not None
    for row in page._form._rows:
        match row.option.kind:
            case "int":
                assert row._stepper is not None
                QTest.mouseClick(row._stepper._more, Qt.MouseButton.LeftButton)
            case "bool":
                QTest.mouseClick(row._switches[""], Qt.MouseButton.LeftButton)
            case "set":
                for switch in row._switches.values():
                    QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
            case "choice":
                assert row._choice is not None
                QTest.keyClick(row._choice, Qt.Key.Key_Down)
    changed = page.plan.options
    assert {key for key, value in changed.items() if value != defaults[key]} == set(defaults)
    page.show_plan(game, Plan(game.id, page.plan.seats, changed))
    assert page.plan.options == changed


def test_an_option_says_which_value_is_usual(setup: SetupPage) -> None:
    assert setup._form is not None
    choice = setup._form._rows[0]._choice
    assert isinstance(choice, Choice)
    assert [choice.itemText(index).endswith("(usual)") for index in range(choice.count())] == [True, False]


def test_scrolling_past_a_field_never_changes_it(setup: SetupPage) -> None:
    from PySide6.QtCore import QPoint, QPointF
    from PySide6.QtGui import QWheelEvent
    from PySide6.QtWidgets import QApplication

    assert setup._form is not None
    choice = setup._form._rows[0]._choice
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


# All games at a glance


def _rows(home: HomePage) -> list[int]:
    """How many tiles each row has."""
    tops = [tile.y() for tile in home.tiles]
    return [tops.count(top) for top in sorted(set(tops))]


WINDOWS = [(1024, 640), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_the_covers_fill_the_window(home: HomePage, width: int, height: int) -> None:
    home.resize(width, height)
    QApplication.processEvents()
    assert max(_rows(home)) - min(_rows(home)) <= 1
    last = _rows(home)[-1]
    places = [QRect(tile.mapTo(home, QPoint(0, 0)), tile.size()) for tile in home.tiles]
    for row in (places[:-last], places[-last:]):
        assert row[0].left() >= 0
        assert row[0].left() <= 0.06 * width
        assert width - row[-1].right() <= 0.06 * width
        assert len({place.height() for place in row}) == len({place.width() for place in row}) == 1
    assert 0.97 * height - 20 <= places[-1].bottom() < height
    covers = sum(place.width() * (place.height() - tile._sheet) for place, tile in zip(places, home.tiles, strict=True))
    assert covers > 0.55 * width * height


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_a_cover_loses_little_at_its_edges(home: HomePage, width: int, height: int) -> None:
    home.resize(width, height)
    QApplication.processEvents()
    for tile in home.tiles:
        inner = tile.size() - QSize(2 * TILE_MARGIN, 2 * TILE_MARGIN)
        assert FLATTEST - 0.01 <= (inner.height() - tile._sheet) / (inner.width() / ASPECT) <= TALLEST + 0.01


def test_a_cover_of_other_proportions_shows_its_middle() -> None:
    whole, flat = (draw("kobayakawa", "", QSize(480, height)).toImage() for height in (300, 240))
    for x in (60, 240, 420):
        for y in (40, 120, 200):
            one, other = flat.pixelColor(x, y), whole.pixelColor(x, y + 30)
            assert max(abs(one.red() - other.red()), abs(one.green() - other.green())) < 12
    assert part_for(QSizeF(300, 150), QPixmap(480, 300)) == QRectF(0, 30, 480, 240)


@pytest.mark.parametrize("percent", [80, 100, 150, 200])
def test_where_they_do_not_fit_the_page_scrolls_and_nothing_is_cut_off_aside(
    home: HomePage, settings: Settings, percent: int
) -> None:
    settings.set(TEXT_PERCENT, percent)
    home.resize(1024, 608)
    QApplication.processEvents()
    for tile in home.tiles:
        assert tile.mapTo(home, tile.rect().topLeft()).x() >= 0
        assert tile.mapTo(home, tile.rect().topRight()).x() < 1024
        inner = tile.width() - 2 * TILE_MARGIN
        assert tile._sheet >= tile.sheet_height(inner, tile._telling)
        assert tile.height() - 2 * TILE_MARGIN - tile._sheet >= FLATTEST * inner / ASPECT - 1


def test_where_the_page_scrolls_a_last_row_that_is_not_full_stands_in_the_middle(home: HomePage) -> None:
    mosaic = home._mosaic
    mosaic.lay(mosaic.scrolling(mosaic.width(), mosaic.width() // 3))
    rows = _rows(home)
    assert rows[-1] < rows[0]
    last = home.tiles[-rows[-1] :]
    left, right = last[0].geometry().left(), last[-1].geometry().right()
    assert abs(left - (mosaic.width() - 1 - right)) <= 2


def test_lines_on_a_tile_end_between_phrases() -> None:
    assert unbroken("Take 1 card") == "Take 1 card"
    assert unbroken("（弱い）") == JOINER.join("（弱い）")
    assert f"1{JOINER}枚" in unbroken("受け取って1枚送る")
    assert f"て{JOINER}1" not in unbroken("受け取って1枚送る")
