"""Disabled menu entries and buttons say why, and when they are enabled."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolTip
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.seats import Seat
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.views.window_scenes import ANN, BEN, CHO, FINISHED, begin, press, watch

BOT = Seat("", "easy")


def greyed(shell: Shell) -> dict[str, QAction]:
    """The disabled menu entries, by their text."""
    found = {}
    for menu in shell.window.menuBar().findChildren(QMenu):
        for action in menu.actions():
            if not action.isEnabled() and not action.isSeparator() and action.menu() is None:
                found[action.text()] = action
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", ["start screen", "set-up", "table", "paused", "replay"])
def test_everything_that_is_greyed_says_why(
    place: str, language: Language, shell: Shell, qapp: QApplication, qtbot: QtBot
) -> None:
    i18n.install(qapp, language)
    match place:
        case "set-up":
            shell.set_up("kobayakawa")
        case "table":
            begin(shell, qtbot)
        case "paused":
            begin(shell, qtbot, BOT, BOT, BOT)
            press(shell, "pause")
        case "replay":
            watch(shell, FINISHED["kobayakawa"])
    qapp.processEvents()
    off = greyed(shell)
    assert off
    for words, action in off.items():
        reason = action.statusTip()
        assert len(reason) > 8, words
        assert action.toolTip().endswith(f"\n{reason}")
        assert reason.isascii() is False or language == "en"


def test_what_is_allowed_again_has_no_reason(shell: Shell, qtbot: QtBot) -> None:
    assert "Start or continue a match first" in shell.actions["restart"].statusTip()
    session = begin(shell, qtbot, ANN, BEN, CHO)
    session.reveal()
    qtbot.waitUntil(lambda: session.is_humans_turn)
    assert "No moves have been made yet" in shell.actions["restart"].statusTip()
    session.act(session.match.state.legal_actions()[0])
    assert shell.actions["restart"].isEnabled()
    assert shell.actions["restart"].statusTip() == ""
    assert shell.actions["restart"].toolTip() == "Restart with the same cards (Ctrl+R)"


def test_a_tool_tells_its_reason_to_a_screen_reader(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot)
    undo = next(tool for tool in shell.table_page.findChildren(IconButton) if tool.accessibleName() == "Undo (Ctrl+Z)")
    assert not undo.isEnabled()
    assert undo.accessibleDescription() == shell.actions["undo"].statusTip() != ""


def point_at(menu: QMenu, action: QAction) -> None:
    """Let the pointer rest on a menu entry."""
    at = menu.actionGeometry(action).center()
    QApplication.sendEvent(menu, QHelpEvent(QEvent.Type.ToolTip, at, menu.mapToGlobal(at)))


def test_the_menu_shows_the_reason_under_the_pointer(shell: Shell, qtbot: QtBot) -> None:
    menu = next(menu for menu in shell.window.menuBar().findChildren(QMenu) if shell.actions["undo"] in menu.actions())
    menu.popup(shell.window.mapToGlobal(QPoint(20, 20)))
    try:
        told = shell.actions["undo"].statusTip()
        point_at(menu, shell.actions["undo"])
        qtbot.waitUntil(lambda: QToolTip.isVisible() and QToolTip.text() == told)
        point_at(menu, shell.actions["sound"])
        qtbot.waitUntil(lambda: not QToolTip.isVisible())
    finally:
        menu.close()
