"""On the full screen menu and tools hide, and everybody can get at them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.settings import ONE_BUTTON, SEEN_TIPS, TIPS, Settings
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.views.window_scenes import begin


@pytest.fixture
def full(shell: Shell, settings: Settings, qtbot: QtBot) -> Iterator[Shell]:
    """A window on the full screen, with a match on the table; the pointer is in its middle."""
    # Escape would close a tip first.
    settings.set(TIPS, False)
    session = begin(shell, qtbot)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    place = QCursor.pos()
    QCursor.setPos(shell.window.mapToGlobal(QPoint(300, 400)))
    shell.window.toggle_full_screen(True)
    qtbot.waitUntil(lambda: shell.bars.active)
    yield shell
    QCursor.setPos(place)


def popup() -> object:
    return QApplication.activePopupWidget()


def point_at_the_edge(shell: Shell) -> None:
    """What Qt tells the upper edge when the pointer comes to it."""
    spot = QPointF(200, 1)
    QApplication.sendEvent(
        shell.bars._strip, QEnterEvent(spot, spot, QPointF(shell.window.mapToGlobal(spot.toPoint())))
    )


def test_they_hide_and_the_table_has_all_the_room(full: Shell, qtbot: QtBot) -> None:
    page = full.table_page
    assert not full.window.menuBar().isVisible()
    assert not page.tools["hint"].isVisible()
    qtbot.waitUntil(lambda: page.table.height() == full.window.height())


def test_the_pointer_at_the_upper_edge_shows_them_over_the_table_until_it_leaves(full: Shell, qtbot: QtBot) -> None:
    page = full.table_page
    qtbot.waitUntil(lambda: page.table.height() == full.window.height())
    point_at_the_edge(full)
    assert full.bars.menu_bar.isVisible()
    assert page.tools["hint"].isVisible()
    assert page.table.height() == full.window.height()
    for part in (full.bars.menu_bar, page.tools["hint"]):
        assert part.height() >= part.sizeHint().height(), "whole at once"
    QApplication.sendEvent(full.bars._cover, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: not full.bars.shown)


@pytest.mark.parametrize("key", [Qt.Key.Key_Alt, Qt.Key.Key_F10])
def test_a_key_opens_the_first_menu_and_escape_leaves_it(full: Shell, qtbot: QtBot, key: Qt.Key) -> None:
    table = full.table_page.table
    QTest.keyClick(table, key)
    menu = full.bars._menus()[0]
    assert popup() is menu
    assert full.actions["new_match"] in menu.actions()
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert popup() is None
    qtbot.waitUntil(lambda: not full.bars.shown)
    assert full.window.isFullScreen()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not full.window.isFullScreen())


def test_alt_with_another_key_opens_nothing(full: Shell) -> None:
    table = full.table_page.table
    QTest.keyPress(table, Qt.Key.Key_Alt)
    QTest.keyClick(table, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(table, Qt.Key.Key_Alt)
    assert popup() is None


@pytest.mark.parametrize("backwards", [False, True])
def test_tab_comes_to_the_tools(full: Shell, backwards: bool) -> None:
    page = full.table_page
    reason = Qt.FocusReason.BacktabFocusReason if backwards else Qt.FocusReason.TabFocusReason
    full.bars._strip.setFocus(reason)
    wanted = page.header_tools()[-1 if backwards else 0]
    assert full.window.focusWidget() is wanted
    assert wanted.isVisible()


def test_afterwards_everything_is_where_it_was(full: Shell, qtbot: QtBot) -> None:
    page = full.table_page
    point_at_the_edge(full)
    full.window.toggle_full_screen(False)
    qtbot.waitUntil(lambda: not full.bars.active)
    assert full.window.menuBar().isVisible()
    assert page.tools["hint"].isVisible()
    assert page.tools["hint"].mapTo(page, QPoint()).y() < page.table.mapTo(page, QPoint()).y()
    assert not full.bars.shown


def test_where_they_are_is_said_once(full: Shell, settings: Settings, qtbot: QtBot) -> None:
    notice = full.notifications.notice
    assert "Alt" in notice.words
    assert settings.value(SEEN_TIPS)["full_screen"]
    notice.hide()
    full.window.toggle_full_screen(False)
    qtbot.waitUntil(lambda: not full.bars.active)
    full.window.toggle_full_screen(True)
    qtbot.waitUntil(lambda: full.bars.active)
    assert notice.words == ""


def test_with_one_button_nothing_is_hidden(full: Shell, settings: Settings) -> None:
    settings.set(ONE_BUTTON, True)
    assert full.window.menuBar().isVisible()
    assert full.table_page.tools["hint"].isVisible()
    settings.set(ONE_BUTTON, False)
    assert not full.window.menuBar().isVisible()
    assert not full.table_page.tools["hint"].isVisible()
