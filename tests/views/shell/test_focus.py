"""The focus: always somewhere, always visible, and restored after rules and menus."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.settings import TEXT_PERCENT, Settings
from cardtable_gui.views.kit.focus.focus_keeper import FocusKeeper
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pages.column import Column
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.settings.settings_dialog import SettingsDialog
from tests.views.window_scenes import FINISHED, Show, begin, watch


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key in the active window."""
    window = QApplication.activePopupWidget() or QApplication.activeWindow()
    assert window is not None
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifier)
    QApplication.processEvents()


def in_sight(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


@pytest.fixture
def dialog(shell: Shell, qtbot: QtBot) -> SettingsDialog:
    """The settings dialog as the active window."""
    shell.actions["settings"].trigger()
    found = shell.window.findChild(SettingsDialog)
    assert found is not None
    qtbot.waitUntil(found.isActiveWindow)
    return found


def test_tab_from_the_search_goes_to_a_setting_in_sight_wherever_the_page_was_scrolled_to(
    dialog: SettingsDialog,
) -> None:
    bar = dialog.column.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert not in_sight(dialog.rows[0])
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.rows[0].control
    assert in_sight(dialog.rows[0].control)
    for _ in dialog.rows:
        press(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert in_sight(focus)


def test_a_page_that_is_laid_out_anew_keeps_what_has_the_keyboard_in_sight(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    control = dialog.rows[-1].control.focusProxy() or dialog.rows[-1].control
    control.setFocus(Qt.FocusReason.TabFocusReason)
    for percent in (200, 80, 150):
        settings.set(TEXT_PERCENT, percent)
        qtbot.waitUntil(lambda: in_sight(control))
    dialog.resize(dialog.width(), dialog.height() - 120)
    qtbot.waitUntil(lambda: in_sight(control))


def test_who_scrolls_away_from_the_keyboard_is_left_in_peace(dialog: SettingsDialog, qtbot: QtBot) -> None:
    press(Qt.Key.Key_Tab)
    QApplication.processEvents()
    bar = dialog.column.verticalScrollBar()
    bar.setValue(bar.maximum())
    dialog.resize(dialog.width(), dialog.height() - 10)
    for _ in range(3):
        QApplication.processEvents()
    assert bar.value() > 0
    press(Qt.Key.Key_Tab)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert in_sight(focus)


def test_what_is_deleted_with_the_keyboard_leaves_it_to_its_neighbour(
    look: Look, shown: Show, qtbot: QtBot, qapp: QApplication
) -> None:
    page = QWidget()
    keeper = FocusKeeper(page)
    lines = QVBoxLayout(page)
    column = Column(look)
    lines.addWidget(column)
    buttons = [QPushButton(str(number)) for number in range(40)]
    for button in buttons:
        column.lines.addWidget(button)
    shown(page)
    buttons[30].setFocus()
    qtbot.waitUntil(lambda: in_sight(buttons[30]))
    doomed = buttons.pop(30)
    doomed.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    doomed.clearFocus()
    assert QApplication.focusWidget() is None
    doomed.deleteLater()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    assert QApplication.focusWidget() in buttons[29:31]
    assert keeper.parent() is page


@pytest.mark.parametrize("replayed", [True, False], ids=["replay", "match"])
def test_the_key_for_the_rules_goes_into_them_and_escape_back(shell: Shell, qtbot: QtBot, replayed: bool) -> None:
    if replayed:
        watch(shell, FINISHED["kobayakawa"])
    else:
        session = begin(shell, qtbot)
        qtbot.waitUntil(lambda: session.is_humans_turn)
    page = shell.table_page
    page.show_side("log")
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Tab)
    before = QApplication.focusWidget()
    assert before is not None
    press(Qt.Key.Key_F1)
    rules = page.side.rules.page
    assert rules.hasFocus()
    replay = shell.match_manager.replay
    at = None if replay is None else replay.at
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_Down, Qt.Key.Key_Right):
        press(key)
    assert rules.verticalScrollBar().value() > 0
    assert rules.hasFocus()
    assert at == (None if replay is None else replay.at)
    press(Qt.Key.Key_Escape)
    assert page.side.rules.isVisible()
    assert QApplication.focusWidget() is before
    press(Qt.Key.Key_F1)
    assert rules.hasFocus()
    press(Qt.Key.Key_F1)
    assert not page.side.isVisible()
    assert not shell.actions["rules"].isChecked()
    assert QApplication.focusWidget() is before


def test_the_menu_item_of_the_rules_shows_and_hides_them_and_leaves_the_keyboard(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    page, before = shell.table_page, QApplication.focusWidget()
    page.show_side(None)
    for shown in (True, False):
        shell.actions["rules"].trigger()
        assert page.side.isVisible() is shown
        assert QApplication.focusWidget() is before


def test_a_panel_that_closes_gives_the_keyboard_back(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    page = shell.table_page
    assert page.side.rules.search_field.hasFocus()
    page.side._close.click()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert page.table.isAncestorOf(focus)
    assert in_sight(focus)


def opened(shell: Shell) -> list[QMenu]:
    return [menu for menu in shell.window.menuBar().findChildren(QMenu) if menu.isVisible()]


@pytest.mark.parametrize("escapes", [1, 2])
def test_after_escape_in_a_menu_return_opens_no_other_one(shell: Shell, escapes: int) -> None:
    before = shell.home.tiles[1]
    before.setFocus()
    chosen: list[str] = []
    shell.home.game_chosen.connect(chosen.append)
    press(Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    assert opened(shell)
    press(Qt.Key.Key_Right)
    for _ in range(escapes):
        press(Qt.Key.Key_Escape)
    assert not opened(shell)
    assert QApplication.focusWidget() is before
    assert shell.window.menuBar().activeAction() is None
    press(Qt.Key.Key_Return)
    assert not opened(shell)
    assert chosen == [before.game]


def test_escape_in_a_menu_of_a_menu_leads_back_to_the_outer_one(shell: Shell) -> None:
    before = QApplication.focusWidget()
    assert before is not None
    press(Qt.Key.Key_V, Qt.KeyboardModifier.AltModifier)
    (view,) = opened(shell)
    theme = next(action for action in view.actions() if action.menu() is not None)
    while view.activeAction() is not theme:
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Right)
    assert len(opened(shell)) == 2
    press(Qt.Key.Key_Escape)
    assert opened(shell) == [view]
    press(Qt.Key.Key_Escape)
    assert not opened(shell)
    assert QApplication.focusWidget() is before


Page = Callable[[Shell, QtBot], object]


@pytest.mark.parametrize(
    "leave",
    [
        lambda shell, _: shell.go_home(),
        lambda shell, _: shell.set_up("meow"),
        lambda shell, _: watch(shell, FINISHED["meow"]),
        lambda shell, qtbot: begin(shell, qtbot, game="gunjo"),
    ],
    ids=["start", "setup", "replay", "table"],
)
def test_a_page_that_comes_has_the_keyboard_in_sight(leave: Page, shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    press(Qt.Key.Key_F1)
    leave(shell, qtbot)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    focus = QApplication.focusWidget()
    assert focus is not None
    page = shell.window.pages.currentWidget()
    assert page is not None
    assert page.isAncestorOf(focus)
    assert not focus.visibleRegion().isEmpty()
    assert shell.window.rect().contains(focus.mapTo(shell.window, QPoint()))
