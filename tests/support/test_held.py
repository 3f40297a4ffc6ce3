"""A test may leave buttons and keys pressed; the next one begins with free hands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.held import let_go

BUTTONS = [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton]
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qapp: QApplication) -> QWindow:
    del qapp
    made = QWindow()
    made.resize(99, 99)
    return made


def nothing_is_held() -> bool:
    held = QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton
    return held and QGuiApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier


def hold(window: QWindow) -> None:
    for button in BUTTONS:
        QTest.mousePress(window, button)
    QTest.keyPress(window, Qt.Key.Key_A, CTRL)
    assert QGuiApplication.mouseButtons() == BUTTONS[0] | BUTTONS[1] | BUTTONS[2]
    assert QGuiApplication.keyboardModifiers() == CTRL


def test_all_that_is_held_is_let_go(window: QWindow) -> None:
    hold(window)
    let_go()
    assert nothing_is_held()


@pytest.mark.parametrize("_time", ["first", "second"])
def test_whatever_the_last_test_held_a_test_begins_with_free_hands(window: QWindow, _time: str) -> None:
    assert nothing_is_held()
    hold(window)
