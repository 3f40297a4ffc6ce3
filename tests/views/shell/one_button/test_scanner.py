"""One-button play in the window: how the cursor goes, what a press does, and how it is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QShortcut, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QMainWindow,
    QMenu,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable_gui.settings import CURSOR_SPEED, ONE_BUTTON, Settings
from cardtable_gui.views.kit.controls.value_controls import Slider
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import THEMES
from cardtable_gui.views.shell.one_button import targets
from cardtable_gui.views.shell.one_button.scanner import (
    EARLY_MS,
    HOLD_MS,
    LINE,
    PATIENCE_MS,
    ROUNDS,
    STEP_MS,
    ScanCursor,
    Scanner,
)
from cardtable_gui.views.shell.one_button.targets import MOST_SINGLE, Group, Target
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.command_bar import CommandButton
from tests.e2e.by_touch import touch_screen
from tests.support.contrast import contrast
from tests.support.stepped_clock import SteppedClock, process_events
from tests.views.table.driving import Driven
from tests.views.window_scenes import Show

SPEED = "fast"


class Board:
    """A window with some controls, and the cursor over it."""

    def __init__(self, look: Look, settings: Settings, show: Show, controls: Sequence[QWidget]) -> None:
        self.window = QWidget()
        column = QVBoxLayout(self.window)
        for control in controls:
            column.addWidget(control)
        show(self.window)
        self.settings = settings
        self.clock = SteppedClock()
        settings.set(CURSOR_SPEED, SPEED)
        self.scanner = Scanner(self.window, look, settings, self.clock, lambda: None)
        settings.set(ONE_BUTTON, True)
        self.wait(EARLY_MS + 200)

    def wait(self, ms: int) -> None:
        self.clock.step(ms)
        process_events()

    def at(self) -> list[QWidget]:
        return [target.widget for target in self.scanner.current]

    def step(self) -> None:
        self.wait(STEP_MS[SPEED])

    def press(self, key: Qt.Key = Qt.Key.Key_Space) -> None:
        QTest.keyClick(self.window, key)
        process_events()


@pytest.fixture
def board(look: Look, settings: Settings, shown: Show) -> Callable[..., Board]:
    def make(*controls: QWidget) -> Board:
        return Board(look, settings, shown, controls)

    return make


def buttons(count: int) -> list[QPushButton]:
    return [QPushButton(str(number)) for number in range(count)]


def test_the_cursor_visits_all_controls_in_turn_with_the_keyboard_focus(board: Callable[..., Board]) -> None:
    made = buttons(3)
    there = board(*made)
    for button in (*made, made[0]):
        assert there.at() == [button]
        assert button.hasFocus()
        there.step()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_A, Qt.Key.Key_F5])
def test_any_key_presses_what_is_framed_and_nothing_else(board: Callable[..., Board], key: Qt.Key) -> None:
    made = buttons(3)
    there, pressed = board(*made), list[int]()
    for number, button in enumerate(made):
        button.clicked.connect(lambda _=False, number=number: pressed.append(number))
    there.step()
    there.press(key)
    assert pressed == [1]


def test_a_click_anywhere_presses_what_is_framed(board: Callable[..., Board]) -> None:
    made = buttons(2)
    there, pressed = board(*made), list[int]()
    for number, button in enumerate(made):
        button.clicked.connect(lambda _=False, number=number: pressed.append(number))
    handle = there.window.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=made[1].mapTo(there.window, QPoint(4, 4)))
    QTest.mouseClick(handle, Qt.MouseButton.RightButton, pos=QPoint(1, 1))
    assert pressed == [0, 0]


def test_escape_ends_it_and_keys_work_as_before(board: Callable[..., Board]) -> None:
    made = buttons(2)
    there = board(*made)
    there.press(Qt.Key.Key_Escape)
    assert not there.settings.value(ONE_BUTTON)
    assert not there.scanner.current
    assert all(cursor.isHidden() for cursor in there.window.findChildren(ScanCursor))
    made[0].setFocus()
    there.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is made[1]


def test_holding_the_button_ends_it_and_a_shorter_hold_is_a_press(board: Callable[..., Board]) -> None:
    (button,) = buttons(1)
    there, pressed = board(button), list[bool]()
    button.clicked.connect(lambda: pressed.append(True))
    QTest.keyPress(there.window, Qt.Key.Key_Space)
    there.wait(HOLD_MS - 50)
    QTest.keyRelease(there.window, Qt.Key.Key_Space)
    assert pressed == [True]
    QTest.keyPress(there.window, Qt.Key.Key_Space)
    there.wait(HOLD_MS)
    QTest.keyRelease(there.window, Qt.Key.Key_Space)
    assert not there.settings.value(ONE_BUTTON)
    assert pressed == [True]


@pytest.mark.parametrize("loss", ["moves on without the button", "the touch is cancelled", "the window is left"])
def test_a_button_whose_release_is_lost_is_neither_pressed_nor_held(
    board: Callable[..., Board], qtbot: QtBot, loss: str
) -> None:
    (button,) = buttons(1)
    there, pressed = board(button), list[bool]()
    button.clicked.connect(lambda: pressed.append(True))
    window, at = there.window.windowHandle(), QPoint(9, 9)
    if loss == "the touch is cancelled":
        QTest.touchEvent(window, touch_screen()).press(0, at, window)
        QApplication.sendEvent(window, QTouchEvent(QEvent.Type.TouchCancel, touch_screen()))
        QTest.touchEvent(window, touch_screen()).release(0, at, window)
    else:
        QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=at)
    if loss == "the window is left":
        other = QWidget()
        qtbot.addWidget(other)
        other.show()
        other.activateWindow()
        qtbot.waitUntil(other.isActiveWindow)
    elif loss == "moves on without the button":
        none = Qt.MouseButton.NoButton
        where = QPointF(at)
        moved = QMouseEvent(QEvent.Type.MouseMove, where, where, none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(window, moved)
    there.wait(HOLD_MS + 100)
    assert there.settings.value(ONE_BUTTON)
    assert pressed == []


def test_a_key_is_held_however_the_mouse_moves(board: Callable[..., Board]) -> None:
    (button,) = buttons(1)
    there, pressed = board(button), list[bool]()
    button.clicked.connect(lambda: pressed.append(True))
    QTest.keyPress(there.window, Qt.Key.Key_Space)
    QTest.mouseMove(there.window.windowHandle(), QPoint(5, 5))
    QTest.keyRelease(there.window, Qt.Key.Key_Space)
    assert pressed == [True]


def test_the_cursor_waits_while_the_button_is_held(board: Callable[..., Board]) -> None:
    made = buttons(2)
    there = board(*made)
    QTest.keyPress(there.window, Qt.Key.Key_Space)
    there.step()
    assert there.at() == [made[0]]
    QTest.keyRelease(there.window, Qt.Key.Key_Space)


def test_keys_with_ctrl_stay_shortcuts(board: Callable[..., Board]) -> None:
    there, pressed = board(*buttons(1)), list[bool]()
    QShortcut("Ctrl+D", there.window, lambda: pressed.append(True))
    QTest.keyClick(there.window.windowHandle(), Qt.Key.Key_X, Qt.KeyboardModifier.ControlModifier)
    assert not pressed
    QTest.keyClick(there.window.windowHandle(), Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert pressed == [True]


def test_a_press_right_after_a_change_is_taken_as_meant_for_what_was_before(board: Callable[..., Board]) -> None:
    made = buttons(3)
    there, pressed = board(*made), list[bool]()
    made[1].clicked.connect(lambda: pressed.append(True))
    made[0].hide()
    there.wait(200)
    assert there.at() == [made[1]]
    there.press()
    assert not pressed
    there.wait(EARLY_MS)
    there.press()
    assert pressed == [True]


@pytest.mark.parametrize("speed", list(STEP_MS))
def test_the_speed_is_that_of_the_setting(board: Callable[..., Board], speed: str) -> None:
    made = buttons(2)
    there = board(*made)
    there.settings.set(CURSOR_SPEED, speed)
    there.scanner._begin(there.scanner._steps)
    there.wait(STEP_MS[speed] - 1)
    assert there.at() == [made[0]]
    there.wait(1)
    assert there.at() == [made[1]]


def test_many_controls_come_in_groups_which_a_press_enters_and_time_leaves(board: Callable[..., Board]) -> None:
    made = buttons(MOST_SINGLE + 2)
    there = board(*made)
    first = there.at()
    assert len(first) == (MOST_SINGLE + 2) // 2
    there.press()
    for button in first:
        assert there.at() == [button]
        there.step()
    for _ in range((ROUNDS - 1) * len(first)):
        there.step()
    assert len(there.at()) > 1


def test_values_are_chosen_by_pressing_again_and_begin_anew_after_the_last(board: Callable[..., Board]) -> None:
    choice, slider = QComboBox(), Slider()
    choice.addItems(["a", "b", "c"])
    slider.setRange(0, 2)
    there, activated = board(choice, slider), list[int]()
    choice.activated.connect(activated.append)
    for _ in range(3):
        there.press()
    assert activated == [1, 2, 0]
    there.step()
    values = []
    for _ in range(3):
        there.press()
        values.append(slider.value())
    assert values == [1, 2, 0]


def test_a_page_of_text_is_read_by_pressing(board: Callable[..., Board]) -> None:
    page = QTextEdit()
    page.setPlainText("\n".join(map(str, range(400))))
    page.setReadOnly(True)
    page.setMaximumHeight(200)
    there = board(page)
    there.step()
    assert there.at() == [page]
    there.wait(EARLY_MS)
    bar = page.verticalScrollBar()
    there.press()
    assert bar.value() > 0
    bar.setValue(bar.maximum())
    there.press()
    assert bar.value() == 0


def test_menus_are_opened_chosen_from_and_closed(board: Callable[..., Board]) -> None:
    there, chosen = board(*buttons(1)), list[str]()
    menu = QMenu(there.window)
    for name in ("one", "two"):
        menu.addAction(name).triggered.connect(lambda _=False, name=name: chosen.append(name))
    menu.popup(there.window.mapToGlobal(QPoint(10, 10)))
    there.wait(200 + EARLY_MS)
    assert menu.activeAction().text() == "one"
    there.step()
    assert menu.activeAction().text() == "two"
    there.press()
    assert chosen == ["two"]
    assert menu.isHidden()


@pytest.mark.parametrize("theme", list(THEMES.values()), ids=list(THEMES))
def test_the_frame_is_seen_on_any_ground(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch, theme: object
) -> None:
    monkeypatch.setattr(type(look), "theme", theme)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 100)
    window.show()
    cursor = ScanCursor(look, window)
    cursor.frame(window, [window.rect().adjusted(40, 30, -40, -30)])
    picture: QImage = cursor.grab().toImage()
    line = [picture.pixelColor(x, picture.height() // 2) for x in range(round(3 * LINE))]
    for ground in ("#000000", "#777777", "#ffffff"):
        assert max(contrast(colour, QColor(ground)) for colour in line) >= 3


def groups_of(table: TableView) -> list[list[str]]:
    return [[type(target.widget).__name__ for target in group.targets] for group in targets.at_table(table)]


def test_at_the_table_usable_cards_come_first_and_commands_once_cards_are_picked(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "gunjo")
    driven.bots()
    card = next(card for card in driven.hand() if card.playable)
    assert set(groups_of(driven.table)[0]) == {CardButton.__name__}
    card.click()
    assert card.picked
    assert set(groups_of(driven.table)[0]) == {CommandButton.__name__}
    assert set(groups_of(driven.table)[-1]) == {CardButton.__name__}


def test_what_cannot_be_done_is_left_out(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "gunjo")
    driven.bots()
    found = [target.widget for group in targets.at_table(driven.table) for target in group.targets]
    assert found
    for widget in found:
        assert isinstance(widget, CardButton | CommandButton)
        assert widget.playable if isinstance(widget, CardButton) else not widget.face.blocked


def test_while_others_move_nothing_is_framed_but_after_some_time_the_tools_are(
    qtbot: QtBot, look: Look, settings: Settings
) -> None:
    driven = Driven(qtbot, "gunjo", start=False)
    window, tool = QMainWindow(), QPushButton("Back")
    qtbot.addWidget(window)
    around = QWidget()
    column = QVBoxLayout(around)
    column.addWidget(tool)
    column.addWidget(driven.table)
    window.setCentralWidget(around)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    scanner = Scanner(window, look, settings, driven.clock, lambda: driven.table)
    settings.set(ONE_BUTTON, True)
    driven.clock.step(PATIENCE_MS - 200)
    assert not scanner.current
    driven.clock.step(400)
    assert [target.widget for target in scanner.current] == [tool]
    driven.session.start()
    driven.bots()
    driven.clock.step(400)
    assert {type(target.widget) for target in scanner.current} <= {CardButton, CommandButton}


def test_steps_are_single_for_few_targets_and_pieces_for_many() -> None:
    widget = QWidget()

    def group(count: int, *, apart: bool = False) -> Group:
        made = tuple(Target(widget, lambda: None, meaning=f"{count}/{number}") for number in range(count))
        return Group(made, apart)

    assert [len(step) for step in targets.steps([group(3), group(2)])] == [1] * 5
    assert [len(step) for step in targets.steps([group(3), group(6)])] == [3, 6]
    assert [len(step) for step in targets.steps([group(14)])] == [5, 4, 5]
    assert [len(step) for step in targets.steps([group(2), group(4, apart=True)])] == [1, 1, 4]
    assert targets.steps([group(0)]) == []
