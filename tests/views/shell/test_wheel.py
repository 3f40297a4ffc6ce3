"""Controls of a value: the wheel changes them only after a click, and a lost drag of a slider does not."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.settings import TEXT_PERCENT, Settings
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.stepper import Stepper
from cardtable_gui.views.kit.controls.value_controls import Slider, Tabs
from cardtable_gui.views.kit.dialogs.file_dialog import FileDialog
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pages.column import Column
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.replay.replay_timeline import Timeline
from cardtable_gui.views.shell.settings.setting_row import Scale
from cardtable_gui.views.shell.settings.settings_dialog import SettingsDialog
from tests.e2e.by_touch import touch_screen
from tests.lab.gallery.test_wheel import turn, value
from tests.views.window_scenes import Show

UP, DOWN = QPoint(0, 120), QPoint(0, -120)
Made = Callable[[Look], tuple[QWidget, QWidget]]
"""Makes a control; returns what is put on a page, and what Qt changes by the wheel."""


def choice(look: Look) -> tuple[QWidget, QWidget]:
    made = Choice(look, ("a", "b", "c"))
    made.setCurrentIndex(1)
    return made, made


def stepper(_look: Look) -> tuple[QWidget, QWidget]:
    made = Stepper(1, 9)
    made.value = 5
    return made, made.field


def slider(_look: Look) -> tuple[QWidget, QWidget]:
    made = Slider()
    made.setValue(50)
    return made, made


def timeline(look: Look) -> tuple[QWidget, QWidget]:
    made = Timeline(look)
    made.show_match(20, (), games.package("meow").table.layout.deal_words.numbered)
    made.setValue(10)
    made.chosen.connect(made.setValue)
    return made, made


def tabs(_look: Look) -> tuple[QWidget, QWidget]:
    made = Tabs()
    for words in ("one", "two", "three"):
        made.addTab(words)
    made.setCurrentIndex(1)
    return made, made


over_kinds = pytest.mark.parametrize("make", [choice, stepper, slider, timeline, tabs], ids=lambda make: make.__name__)


@pytest.fixture
def page(look: Look, shown: Show) -> Callable[[Made], tuple[Column, QWidget]]:
    """A page that can be scrolled, with one control at its top and nothing else that takes the focus."""

    def show(make: Made) -> tuple[Column, QWidget]:
        column = Column(look)
        made, control = make(look)
        column.lines.addWidget(made)
        space = QWidget()
        space.setFixedHeight(3000)
        column.lines.addWidget(space)
        shown(column)
        column.setFocus()
        return column, control

    return show


@over_kinds
@pytest.mark.parametrize("focus", [None, Qt.FocusReason.TabFocusReason, Qt.FocusReason.OtherFocusReason])
def test_the_wheel_scrolls_the_page_and_changes_nothing(
    page: Callable[[Made], tuple[Column, QWidget]], make: Made, focus: Qt.FocusReason | None
) -> None:
    column, control = page(make)
    before = value(control)
    if focus is not None:
        control.setFocus(focus)
        assert control.hasFocus()
    turn(control, [DOWN])
    assert value(control) == before
    assert column.verticalScrollBar().value() > 0
    column.verticalScrollBar().setValue(0)
    turn(control, [UP, DOWN, UP])
    assert value(control) == before


@over_kinds
def test_who_has_clicked_on_it_turns_it_by_the_wheel(
    page: Callable[[Made], tuple[Column, QWidget]], make: Made, qtbot: QtBot
) -> None:
    column, control = page(make)
    spot = control.rect().center()
    target: QWidget = control.childAt(spot) or control
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(control, spot))
    if isinstance(control, QComboBox):
        control.hidePopup()
        column.activateWindow()
        qtbot.waitUntil(column.isActiveWindow)
    takes_focus = bool(control.focusPolicy() & Qt.FocusPolicy.ClickFocus)
    assert control.hasFocus() == takes_focus
    before = value(control)
    turn(control, [DOWN])
    assert (value(control) != before) == takes_focus
    assert (column.verticalScrollBar().value() == 0) == takes_focus
    # Whoever has gone elsewhere by Tab, and comes back so, has not clicked.
    column.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    column.setFocus(Qt.FocusReason.TabFocusReason)
    control.setFocus(Qt.FocusReason.TabFocusReason)
    column.verticalScrollBar().setValue(0)
    before = value(control)
    turn(control, [UP, DOWN])
    assert value(control) == before


def test_two_notches_over_the_text_size_leave_it_and_scroll_the_settings(
    shell: Shell, settings: Settings, qtbot: QtBot
) -> None:
    shell.actions["settings"].trigger()
    dialog = shell.window.findChild(SettingsDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    row = next(row for row in dialog.rows if row.entry is TEXT_PERCENT)
    assert isinstance(row.control, Scale)
    dialog.column.ensureWidgetVisible(row)
    QApplication.processEvents()
    bar = dialog.column.verticalScrollBar()
    before = bar.value()
    turn(row.control.slider, [DOWN, DOWN])
    assert settings.value(TEXT_PERCENT) == 100
    assert bar.value() > before


def test_the_choices_of_a_file_dialog_take_no_wheel_either(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    for number in range(4):
        (tmp_path / str(number)).mkdir()
    dialog = FileDialog(shell.window, str(tmp_path))
    dialog.setNameFilters(["One (*.a)", "Two (*.b)", "Three (*.c)"])
    dialog.open()
    qtbot.waitUntil(dialog.isVisible)
    choices = [each for each in dialog.findChildren(QComboBox) if each.isVisible()]
    assert any(each.count() == 3 for each in choices)
    for each in choices:
        before = value(each)
        turn(each, [DOWN, DOWN, UP])
        assert value(each) == before
    dialog.reject()


KINDS = {
    name
    for name, kind in vars(QtWidgets).items()
    if isinstance(kind, type)
    and issubclass(kind, QtWidgets.QAbstractSlider | QtWidgets.QAbstractSpinBox | QtWidgets.QComboBox)
    and kind is not QtWidgets.QScrollBar
} | {"QTabBar", "QTabWidget"}


def makers(source: str) -> set[str]:
    """The kinds of controls that a module makes or derives from."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        names = [node.func] if isinstance(node, ast.Call) else node.bases if isinstance(node, ast.ClassDef) else []
        found |= {name.id for name in names if isinstance(name, ast.Name) and name.id in KINDS}
    return found


def test_whatever_makes_a_control_of_a_value_guards_its_wheel(repository: Path) -> None:
    files = [file for file in (repository / "cardtable_gui").rglob("*.py") if makers(file.read_text("utf-8"))]
    assert len(files) >= 4
    assert [file.name for file in files if "WheelByClick(" not in file.read_text("utf-8")] == []


def test_a_control_without_a_guard_would_be_found() -> None:
    assert makers("class Mine(QSlider): ...\nfield = QSpinBox()") == {"QSlider", "QSpinBox"}
    assert makers("bar: QScrollBar = page.verticalScrollBar()\nkind = isinstance(each, QSlider)") == set()


# ------------------------------------------------------------------------------------------------- lost drags


class Dragged:
    """A scale whose handle is held by the mouse, half way to another value."""

    def __init__(self, shown: Show) -> None:
        self.scale = Scale(range(0, 101, 10))
        self.scale.set_words([str(number) for number in range(0, 101, 10)])
        self.changes: list[object] = []
        self.scale.chosen = 50
        self.scale.changed.connect(self.changes.append)
        window = QWidget()
        QVBoxLayout(window).addWidget(self.scale)
        self.window = shown(window)
        slider = self.scale.slider
        self.start = slider.rect().center()
        QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=self.start)
        QTest.mouseMove(slider, self.start + QPoint(slider.width() // 4, 0))
        assert slider.isSliderDown()
        assert self.scale.word != "50"

    def gave_back(self) -> bool:
        slider = self.scale.slider
        return (slider.isSliderDown(), self.scale.chosen, self.scale.word, self.changes) == (False, 50, "50", [])

    def send(self, kind: QEvent.Type, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        slider, at = self.scale.slider, QPointF(self.start + QPoint(40, 0))
        none = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(slider, QMouseEvent(kind, at, slider.mapToGlobal(at), button, held, none))


@pytest.fixture
def dragged(shown: Show) -> Dragged:
    return Dragged(shown)


def test_a_drag_that_is_released_changes_the_value(dragged: Dragged) -> None:
    QTest.mouseRelease(dragged.scale.slider, Qt.MouseButton.LeftButton, pos=dragged.start + QPoint(200, 0))
    assert len(dragged.changes) == 1
    assert dragged.scale.chosen != 50


def test_a_slider_that_meets_the_pointer_without_a_button_gives_back_its_value(dragged: Dragged) -> None:
    none = Qt.MouseButton.NoButton
    dragged.send(QEvent.Type.MouseMove, none, none)
    assert dragged.gave_back()


def test_so_does_one_during_whose_drag_another_button_is_pressed(dragged: Dragged) -> None:
    left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
    dragged.send(QEvent.Type.MouseButtonPress, right, left | right)
    assert dragged.gave_back()
    dragged.send(QEvent.Type.MouseButtonRelease, right, left)
    dragged.send(QEvent.Type.MouseButtonRelease, left, Qt.MouseButton.NoButton)
    assert dragged.gave_back()


def test_so_does_one_whose_window_is_left(dragged: Dragged, qtbot: QtBot) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    assert dragged.gave_back()


def test_so_does_one_that_is_hidden(dragged: Dragged) -> None:
    dragged.window.hide()
    assert dragged.gave_back()


def test_so_does_one_whose_finger_the_system_takes_for_itself(look: Look, shown: Show) -> None:
    column = Column(look)
    control = Slider()
    control.setValue(50)
    column.lines.addWidget(control)
    shown(column)
    screen: QPointingDevice = touch_screen()
    start, window = control.mapTo(column, control.rect().center()), column.windowHandle()
    QTest.touchEvent(window, screen).press(0, start, window)
    QTest.touchEvent(window, screen).move(0, start + QPoint(150, 3), window)
    assert control.isSliderDown()
    # Qt sends it to whatever took the touch: the page.
    QApplication.sendEvent(column.viewport(), QTouchEvent(QEvent.Type.TouchCancel, screen))
    assert (control.isSliderDown(), control.value()) == (False, 50)
    QTest.touchEvent(window, screen).release(0, start, window)
    assert control.value() == 50
