"""The window from start screen to table and back, with real matches."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.record import dumps
from cardtable_gui.settings import PLAYER, TEXT_PERCENT, Settings, seats_of
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support.recorded import played
from tests.views.window_scenes import ANN, BEN, CHO, EASY, begin, begun, press


def focus() -> QWidget:
    """The focused widget."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_a_match_is_begun_with_three_clicks(shell: Shell, qtbot: QtBot) -> None:
    QTest.mouseClick(shell.home.tiles[0], Qt.MouseButton.LeftButton)
    assert shell.window.pages.currentWidget() is shell.setup_page
    QTest.keyClicks(shell.setup_page.seats.rows[0].name_field, "Ann")
    QTest.mouseClick(shell.setup_page.start, Qt.MouseButton.LeftButton)
    session = shell.match_manager.session
    assert session is not None
    assert session.names[0] == "Ann"
    assert shell.window.pages.currentWidget() is shell.table_page
    assert str(session.match.seed) in shell.window.windowTitle()
    table = shell.table_page.table
    assert focus() in (table, *table.findChildren(QWidget))


def test_the_same_by_keys_alone(shell: Shell, qtbot: QtBot) -> None:
    QTest.keyClick(focus(), Qt.Key.Key_1)
    assert shell.window.pages.currentWidget() is shell.setup_page
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert shell.match_manager.session is not None


def test_playing_again_from_the_start_screen_seats_everybody_as_before(shell: Shell, qtbot: QtBot) -> None:
    seats = (Seat("Ann"), Seat("Hana", "easy"), Seat("Sora", "normal"))
    shell.begin(MatchSetup("kobayakawa", seats, {}, 3))
    shell.go_home()
    tile = next(tile for tile in shell.home.tiles if tile.game == "kobayakawa")
    QTest.mouseClick(tile.again, Qt.MouseButton.LeftButton)
    assert shell.match_manager.session is not None
    assert shell.match_manager.session.match.seats == seats
    assert shell.match_manager.session.match.seed != 3
    assert shell.window.pages.currentWidget() is shell.table_page


def test_seats_and_options_are_remembered_by_game_and_the_name_for_all(shell: Shell, settings: Settings) -> None:
    plan = MatchSetup("kobayakawa", (ANN, EASY, BEN), {"nobody_fights": "replay"}, 5)
    shell.begin(plan)
    shell.set_up("kobayakawa")
    shown = shell.setup_page.plan
    assert (shown.seats, shown.options, shown.seed) == (plan.seats, {**plan.options, "head_start": ()}, None)
    assert settings.value(seats_of("kobayakawa"))["seats"][0]["name"] == "Ann"
    assert settings.value(PLAYER) == "Ann"
    shell.set_up("merchant")
    assert shell.setup_page.plan.seats[0] == ANN


def test_a_number_deals_the_same_cards(shell: Shell, qtbot: QtBot) -> None:
    first = begin(shell, qtbot, ANN, BEN, CHO, seed=99).match.record
    second = begin(shell, qtbot, ANN, BEN, CHO, seed=99).match.record
    other = begin(shell, qtbot, ANN, BEN, CHO, seed=98).match.record
    assert first.deals == second.deals != other.deals


def test_a_match_played_to_its_end_offers_what_is_next(shell: Shell, qtbot: QtBot) -> None:
    bots = (EASY, EASY, EASY)
    begin(shell, qtbot, *bots)
    nearly = len(played("kobayakawa", bots).steps) - 3
    begun(shell, dumps(played("kobayakawa", bots, most=nearly).record))
    panel = shell.table_page.table.panel
    qtbot.waitUntil(lambda: panel.result is not None and panel.result.ranks is not None)
    assert not shell.actions["pause"].isEnabled()
    shell.table_page.table.new_match_wanted.emit()
    assert shell.window.pages.currentWidget() is shell.setup_page
    assert [seat.level for seat in shell.setup_page.plan.seats] == ["easy"] * 3


def test_text_size_goes_by_steps_within_its_limits(shell: Shell, settings: Settings) -> None:
    press(shell, "larger")
    assert settings.value(TEXT_PERCENT) == 110
    press(shell, "normal_size")
    assert settings.value(TEXT_PERCENT) == 100
    for _ in range(15):
        press(shell, "smaller")
    assert settings.value(TEXT_PERCENT) == 80


def test_full_screen_by_action_and_escape(shell: Shell, qtbot: QtBot) -> None:
    press(shell, "full_screen")
    qtbot.waitUntil(shell.window.isFullScreen)
    QTest.keyClick(shell.window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not shell.window.isFullScreen())
    assert not shell.actions["full_screen"].isChecked()


def test_the_way_to_the_start_screen_is_open_only_elsewhere(shell: Shell, qtbot: QtBot) -> None:
    assert not shell.actions["start_screen"].isEnabled()
    assert not shell.actions["continue"].isEnabled()
    shell.set_up("kobayakawa")
    assert shell.actions["start_screen"].isEnabled()
    begun(shell)
    assert shell.actions["start_screen"].isEnabled()
    press(shell, "start_screen")
    assert not shell.actions["start_screen"].isEnabled()
    qtbot.waitUntil(shell.actions["continue"].isEnabled)
    shell.lists.saved.remove(shell.lists.saved._matches[0].id)
    qtbot.waitUntil(lambda: not shell.actions["continue"].isEnabled())


def test_a_match_that_opens_closes_the_dialogs_that_would_lie_over_it(shell: Shell, qtbot: QtBot) -> None:
    aside = [shell.dialogs.profiles(), shell.dialogs.about()]
    beside = [shell.dialogs.settings(), shell.dialogs.rules("kobayakawa"), shell.dialogs.keys(None)]
    begin(shell, qtbot)
    assert not any(dialog.isVisible() for dialog in aside)
    assert all(dialog.isVisible() for dialog in beside)
