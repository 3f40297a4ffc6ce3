"""The wheel passes over every control of every page and dialog, and changes no value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollBar,
    QSpinBox,
    QTabBar,
    QWidget,
)

from cardtable_gui import games
from cardtable_gui.lab.gallery.gallery_order import PictureSize
from tests.lab.gallery.studios import opened

GAMES = tuple(package.game.id for package in games.packages())
NOTCHES = (QPoint(0, 120), QPoint(0, -120), QPoint(120, 0), QPoint(-120, 0))


def controls(window: QWidget) -> list[QWidget]:
    """What Qt's wheel would change, on a window."""
    found: list[QWidget] = []
    for widget in window.findChildren(QWidget):
        value = isinstance(widget, QAbstractSlider) and not isinstance(widget, QScrollBar)
        if value or isinstance(widget, QAbstractSpinBox | QComboBox | QTabBar):
            found.append(widget)
    return [widget for widget in found if widget.window() is window.window() and widget.isVisible()]


def value(control: QWidget) -> object:
    match control:
        case QComboBox() | QTabBar():
            return control.currentIndex()
        case QAbstractSlider():
            return control.sliderPosition()
        case QSpinBox():
            return control.value()
        case _:
            raise AssertionError(f"{type(control).__name__} is a new kind of control")


def turn(control: QWidget, notches: Sequence[QPoint] = NOTCHES) -> None:
    """Turn the wheel at the middle of what is seen of a control; the page may scroll it away meanwhile."""
    window = control.window()
    for notch in notches:
        seen = control.visibleRegion().boundingRect()
        if seen.isEmpty():
            return
        QTest.wheelEvent(window.windowHandle(), QPointF(control.mapTo(window, seen.center())), notch)
        QApplication.processEvents()


def test_no_value_is_changed_by_a_wheel_that_passes(qapp: QApplication) -> None:
    met: Counter[str] = Counter()
    wrong: list[str] = []
    with opened(qapp, "en", "light", PictureSize(1024, 640, 1.0)) as studio:
        for moment, dialog in studio.moments((GAMES[0], "godan")):
            window: QWidget = studio.window if dialog is None else dialog
            for control in controls(window):
                before = value(control)
                met[type(control).__name__] += 1
                for reason in (None, Qt.FocusReason.TabFocusReason):
                    if reason is not None and control.focusPolicy() & Qt.FocusPolicy.TabFocus:
                        control.setFocus(reason)
                    elif reason is not None:
                        continue
                    turn(control)
                    if value(control) != before:
                        wrong.append(f"{moment}: {control.accessibleName()} ({type(control).__name__}), focus {reason}")
    assert wrong == []
    assert {"Slider", "Choice", "Timeline", "Tabs", "QSpinBox"} <= met.keys(), met


def test_a_wheel_that_passes_leaves_the_keyboard_where_it_is(qapp: QApplication) -> None:
    with opened(qapp, "en", "light", PictureSize(1024, 640, 1.0)) as studio:
        for moment, dialog in studio.moments((GAMES[0],), {"app-setup_" + GAMES[0], "app-settings", "app-about"}):
            window: QWidget = studio.window if dialog is None else dialog
            window.activateWindow()
            QApplication.processEvents()
            before = QApplication.focusWidget()
            for control in controls(window):
                turn(control, NOTCHES[:2])
                assert QApplication.focusWidget() is before, moment
