"""The keys of the menus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.keys.keymap import TABLE, WINDOW
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support import places
from tests.views.window_scenes import begin


def test_no_usual_key_of_the_menus_is_wanted_by_two(shell: Shell) -> None:
    keys = shell.actions.keymap
    wanted = [
        (key, binding.id, taker.id)
        for binding in keys.bindings
        if binding.place in (WINDOW, TABLE)
        for key in binding.usual
        for taker in keys.takers(binding.id, key)
    ]
    assert wanted == []


def press(shell: Shell, event: QKeyEvent) -> None:
    QApplication.sendEvent(shell.window.windowHandle(), event)
    QApplication.processEvents()


@pytest.mark.parametrize(("typed", "key"), [("\x0c", "Д"), ("\x0c", "Λ"), ("\x0c", "ך")])
def test_a_shortcut_works_by_the_place_of_its_letter(shell: Shell, qtbot: QtBot, typed: str, key: str) -> None:
    """Qt knows shortcuts by Latin letters, and finds none where only one layout without them is installed."""
    begin(shell, qtbot)
    with qtbot.waitSignal(shell.actions["log"].triggered):
        press(shell, places.press("L", typed, Qt.KeyboardModifier.ControlModifier, Qt.Key(ord(key))))


def test_a_plain_key_works_by_its_place_too(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    with qtbot.waitSignal(session.hinted):
        press(shell, places.press("H", "р"))


def test_a_menu_opens_by_the_place_of_its_letter(shell: Shell) -> None:
    press(shell, places.press("P", "з", Qt.KeyboardModifier.AltModifier))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.title() == "&Play"
    menu.close()
    press(shell, places.press("X", "ч", Qt.KeyboardModifier.AltModifier))
    assert QApplication.activePopupWidget() is None
