"""The reference card beside the table: it follows the match or replay, and is there for games that have one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.replay import Replay
from cardtable_gui.core.aids.reference_tables import LEFT, ReferenceTable
from cardtable_gui.games import GamePackage
from cardtable_gui.settings import SIDE_TAB, Settings
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.shell.matches.reference_panel import ReferencePanel, ReferenceTableView
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support.recorded import played
from tests.support.stepped_clock import SteppedClock
from tests.views.window_scenes import ANN, EASY, MIO, Show, begin, press


@pytest.fixture
def replay(qapp: QApplication) -> Replay:
    del qapp
    made = Replay(played("gunjo", (ANN, EASY, MIO)), SteppedClock())
    made.start()
    return made


@pytest.fixture
def panel(look: Look, shown: Show, replay: Replay) -> ReferencePanel:
    made = ReferencePanel(look)
    shown(made)
    made.show_session(replay)
    return made


def numbers(table: ReferenceTableView) -> ReferenceTable:
    return table.reference.table


def test_the_card_is_that_of_the_moment_and_of_who_looks_on(panel: ReferencePanel, replay: Replay) -> None:
    found = []
    for at in (0, 6):
        replay.jump(at)
        for seat in (0, 1):
            replay.look(seat)
            assert numbers(panel.tables[0]) == replay.package.reference_card(replay.view)[0]
            found.append(numbers(panel.tables[0]))
    assert found[0] != found[1]
    assert found[0] != found[2]


def test_while_the_table_plays_what_happened_the_card_stays(panel: ReferencePanel, replay: Replay) -> None:
    before = numbers(panel.tables[0])
    panel.hold(True)
    replay.jump(6)
    assert numbers(panel.tables[0]) == before
    panel.hold(False)
    assert numbers(panel.tables[0]) != before


def test_rows_are_reached_by_keys_and_read_out_with_their_column(panel: ReferencePanel, qtbot: QtBot) -> None:
    panel.resize(300, 240)
    table = panel.tables[0]
    left = numbers(table).columns.index(LEFT)
    cell = table.reference.index(0, left)
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == f"3, Left: {cell.data()}"
    assert table.accessibleName() == "All cards"
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert table.currentIndex().row() == table.reference.rowCount() - 1
    row = table.visualRect(table.currentIndex()).translated(0, table.horizontalHeader().height()).center()
    qtbot.waitUntil(lambda: panel.viewport().rect().contains(table.mapTo(panel.viewport(), row)))


def test_the_card_speaks_the_language_in_force(panel: ReferencePanel, qapp: QApplication) -> None:
    table = panel.tables[0]
    i18n.install(qapp, "ja")
    QApplication.processEvents()
    heading = table.reference.headerData(1, Qt.Orientation.Horizontal), table.accessibleName()
    i18n.install(qapp, "en")
    assert heading == ("残り", "カード一覧")


def test_the_tab_is_there_for_games_with_a_card_and_the_choice_is_remembered(
    shell: Shell, qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GamePackage, "has_reference", property(lambda package: package.game.id != "kobayakawa"))
    settings.set(SIDE_TAB, "reference")
    begin(shell, qtbot, game="kobayakawa")
    side = shell.table_page.side
    assert side.tab == "log"
    assert not shell.actions["reference"].isEnabled()
    assert settings.value(SIDE_TAB) == "reference"
    begin(shell, qtbot, game="gunjo")
    assert side.tab == "reference"
    press(shell, "reference")
    assert not side.isHidden()
    assert side.reference.tables
    press(shell, "reference")
    assert side.isHidden()
