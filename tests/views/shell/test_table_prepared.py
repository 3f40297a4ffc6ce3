"""The table is loaded when a match may begin, not while a player only looks at the start screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.controls.press_ahead import PressAhead
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.window.preparation import Preparation
from tests.views.window_scenes import ANN, BEN, CHO, dealt


class Painted(QObject):
    """Whether a widget has been painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.seen = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.seen = self.seen or event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


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
    preparation = shell.findChild(Preparation)
    assert preparation is not None
    assert not preparation.table_begun
    _point_at(button(shell))
    qtbot.waitUntil(lambda: shell.pages.made_table is not None)


def test_the_keyboard_comes_to_a_button_when_a_player_moves_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    other, button, press_ahead = QPushButton(window), QPushButton(window), PressAhead(window)
    press_ahead.watch(button)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    near = QSignalSpy(press_ahead.near)
    button.setFocus(Qt.FocusReason.OtherFocusReason)
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert not near.count()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert near.count() == 1


def test_the_cards_are_dealt_once_their_table_has_been_drawn(qtbot: QtBot, shell: Shell) -> None:
    shell.begin(MatchSetup("gunjo", (ANN, BEN, CHO), {}, 3))
    session, table = shell.match_manager.session, shell.table_page.table
    assert session is not None
    painted = Painted(table)
    drawn_before: list[bool] = []
    session.stepped.connect(lambda _step: drawn_before.append(painted.seen))
    qtbot.waitUntil(lambda: not session.before_first_deal)
    assert drawn_before == [True]


def test_a_match_that_was_left_at_once_is_never_dealt(qtbot: QtBot, shell: Shell) -> None:
    shell.begin(MatchSetup("gunjo", (ANN, BEN, CHO), {}, 3))
    left = shell.match_manager.session
    assert left is not None
    dealt_steps = QSignalSpy(left.stepped)
    following = dealt(shell, MatchSetup("meow", (ANN, BEN, CHO), {}, 3), qtbot)
    assert following is shell.match_manager.session
    assert not dealt_steps.count()
    shell.go_home()
    qtbot.waitUntil(lambda: bool(shell.home.cards))
    assert len(shell.home.cards) == 1
