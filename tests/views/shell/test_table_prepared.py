"""The table is loaded when a match may begin, not while a player only looks at the start screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.shell.controls.approach import Approach
from cardtable_gui.views.shell.shell import Shell


def _point_at(widget: QWidget) -> None:
    middle = QPointF(widget.rect().center())
    QCoreApplication.sendEvent(widget, QEnterEvent(middle, middle, middle))


def test_a_set_up_lets_the_table_be_loaded(qtbot: QtBot, shell: Shell) -> None:
    assert shell.pages.made_table is None
    shell.set_up("gunjo")
    qtbot.waitUntil(lambda: shell.pages.made_table is not None)


@pytest.mark.parametrize("button", [lambda shell: shell.home.head.begin, lambda shell: shell.home.tiles[2].again])
def test_so_does_a_player_who_comes_to_a_button_that_opens_it(
    qtbot: QtBot, shell: Shell, button: Callable[[Shell], QWidget]
) -> None:
    _point_at(shell.home.tiles[0])
    assert not shell._preparing
    _point_at(button(shell))
    qtbot.waitUntil(lambda: shell.pages.made_table is not None)


def test_the_keyboard_comes_to_a_button_when_a_player_moves_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    other, button, approach = QPushButton(window), QPushButton(window), Approach(window)
    approach.watch(button)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    near = QSignalSpy(approach.near)
    button.setFocus(Qt.FocusReason.OtherFocusReason)
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert not near.count()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert near.count() == 1
