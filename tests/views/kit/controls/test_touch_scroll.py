"""Pages on a touch screen: a push scrolls, a tap presses, a sideways push drags. Only touch events are sent."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QSlider, QWidget
from shiboken6 import delete, isValid

from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pages.column import Column
from tests.e2e.by_touch import Finger


@pytest.fixture
def page(look: Look, shown: Callable[[QWidget], QWidget]) -> Column:
    """A page three times as high as its window, with clickable widgets."""
    column = Column(look)
    for widget in (QPushButton("Press"), QSlider(Qt.Orientation.Horizontal), QLineEdit(), QLabel("high")):
        column.lines.addWidget(widget)
    column.findChildren(QLabel)[0].setMinimumHeight(2000)
    shown(column)
    return column


def middle(page: Column, widget: QWidget) -> QPoint:
    return widget.mapTo(page, widget.rect().center())


def push(page: Column, start: QPoint, way: QPoint) -> None:
    finger, window = Finger(page), page.windowHandle()
    finger.down(window, start)
    for share in (0.3, 0.6, 1.0):
        finger.move(window, start + way * share)
    finger.up(window, start + way)


def test_a_push_scrolls_and_presses_nothing(page: Column) -> None:
    button = page.findChildren(QPushButton)[0]
    clicked, pressed = QSignalSpy(button.clicked), QSignalSpy(button.pressed)
    push(page, middle(page, button), QPoint(3, -200))
    assert page.verticalScrollBar().value() == 200
    push(page, QPoint(300, 300), QPoint(0, 120))
    assert page.verticalScrollBar().value() == 80
    assert (clicked.count(), pressed.count()) == (0, 0)


def test_a_tap_presses_and_gives_the_keyboard(page: Column) -> None:
    button, field = page.findChildren(QPushButton)[0], page.findChildren(QLineEdit)[0]
    clicked = QSignalSpy(button.clicked)
    finger = Finger(page)
    finger.tap(button, button.rect().center())
    assert clicked.count() == 1
    finger.tap(field, field.rect().center())
    assert field.hasFocus()
    assert page.verticalScrollBar().value() == 0


def test_a_tap_that_trembles_is_a_tap(page: Column) -> None:
    button = page.findChildren(QPushButton)[0]
    clicked = QSignalSpy(button.clicked)
    push(page, middle(page, button), QPoint(2, 3))
    assert clicked.count() == 1


def test_a_sideways_push_drags_what_is_there(page: Column) -> None:
    slider = page.findChildren(QSlider)[0]
    slider.setRange(0, 1000)
    slider.setValue(500)
    push(page, middle(page, slider), QPoint(150, 4))
    assert slider.value() > 550
    assert not slider.isSliderDown()
    assert page.verticalScrollBar().value() == 0


@pytest.mark.parametrize("how", ["moves on", "is lifted"])
def test_what_a_finger_drags_may_be_deleted_meanwhile(page: Column, how: str) -> None:
    slider = page.findChildren(QSlider)[0]
    slider.setRange(0, 1000)
    slider.setValue(500)
    start, way = middle(page, slider), QPoint(150, 4)
    finger, window = Finger(page), page.windowHandle()
    finger.down(window, start)
    finger.move(window, start + way)
    assert slider.isSliderDown()
    delete(slider)
    if how == "moves on":
        finger.move(window, start + way * 2)
    finger.up(window, start + way * 2)
    push(page, QPoint(300, 300), QPoint(0, -120))
    assert page.verticalScrollBar().value() == 120


def test_a_tap_may_delete_what_is_tapped(page: Column) -> None:
    button = page.findChildren(QPushButton)[0]
    button.pressed.connect(lambda: delete(button))
    finger = Finger(page)
    finger.tap(page, middle(page, button))
    assert not isValid(button)
