"""Sheets over the table use the player's keys: the result, the curtain, a question."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.core.events import DealEnded, SeatResult
from cardtable_gui.core.messages import Message
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.table.state import misclick_guard
from cardtable_gui.views.table.state.result_summary import Result
from cardtable_gui.views.table.widgets import curtain_crest, result_panel
from cardtable_gui.views.table.widgets.choice_box import Choice, ChoiceBox
from cardtable_gui.views.table.widgets.clear_place import Ground
from cardtable_gui.views.table.widgets.curtain import Curtain
from cardtable_gui.views.table.widgets.result_panel import ResultPanel
from tests.support.sessions import ANN, BEN, EASY
from tests.support.stepped_clock import SteppedClock
from tests.views.table.driving import Driven

AGES = 60_000


class Table(QWidget):
    """A parent that records the keys that a sheet ignores."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        self.heard: list[str] = []
        qtbot.addWidget(self)
        self.resize(900, 600)
        self.show()
        self.activateWindow()
        qtbot.waitUntil(self.isActiveWindow)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append(event.text())


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


@pytest.fixture
def keys() -> Keymap:
    made = Keymap()
    made.add([keymap.Binding("window/keys", keymap.WINDOW, Message("test", "Keys"), ("?",))])
    made.choose(keymap.DO, ["X"])
    made.choose(keymap.RIGHT, ["L"])
    made.choose(keymap.WATCH, ["V"])
    return made


def panel_of(table: Table, keys: Keymap, *, over: bool = True) -> ResultPanel:
    panel = ResultPanel(SteppedClock(), table)
    panel.keys = keys
    panel.setGeometry(table.rect())
    ended = DealEnded(1, (SeatResult(0, 3, 3, Message("test", "won")), SeatResult(1, 0, 0, Message("test", "lost"))))
    names, score = ("Ann", "Ben"), Message("test", "Points")
    panel.tell(Result(ended, (1, 2) if over else None, names, score, 0, Art("toy", ("1",))), LIGHT, 100)
    return panel


@pytest.mark.parametrize("high", [600, 300])
def test_the_result_bears_the_game_s_seal_and_keeps_its_buttons_in_sight(table: Table, keys: Keymap, high: int) -> None:
    table.resize(900, high)
    panel = panel_of(table, keys)
    picture, cloth = panel.grab().toImage(), curtain_crest.colours("toy").cloth
    band = {picture.pixel(x, y) for y in range(0, high, 3) for x in range(0, 900, 3)}
    assert cloth.rgb() in band
    assert all(table.rect().contains(button.geometry()) for button in panel.buttons)


@pytest.mark.parametrize(
    ("ranks", "title"),
    [
        ((2, 1, 2), "Ben wins the match"),
        ((1, 1, 3), "Ann and Ben win the match"),
        ((1, 1, 1), "Ann, Ben and Cho win the match"),
    ],
)
def test_the_result_names_everybody_who_won(ranks: tuple[int, ...], title: str) -> None:
    rows = tuple(SeatResult(seat, 0, 0, Message("test", "why")) for seat in range(3))
    names, points = ("Ann", "Ben", "Cho"), Message("test", "Points")
    assert Result(DealEnded(1, rows), ranks, names, points, 0, Art("toy", ("1",))).title == title


def pressed_by(panel: ResultPanel, key: Qt.Key) -> list[object]:
    spy = QSignalSpy(panel.pressed)
    QTest.keyClick(panel.buttons[0], key)
    return [spy.at(at)[0] for at in range(spy.count())]


def test_the_result_is_left_by_chosen_keys_that_stand_on_its_buttons(table: Table, keys: Keymap) -> None:
    panel = panel_of(table, keys)
    assert [button.face.key for button in panel.buttons] == ["S", "V", "N", "D", "", "X"]
    assert pressed_by(panel, Qt.Key.Key_Return) == []
    assert pressed_by(panel, Qt.Key.Key_W) == []
    assert pressed_by(panel, Qt.Key.Key_V) == [result_panel.WATCH]
    for key, button in (
        (Qt.Key.Key_N, result_panel.NEW),
        (Qt.Key.Key_S, result_panel.START),
        (Qt.Key.Key_X, result_panel.AGAIN),
    ):
        panel_of(table, keys)
        assert pressed_by(panel_of(table, keys), key) == [button]


def test_chosen_arrows_go_along_the_result_s_buttons(table: Table, keys: Keymap) -> None:
    panel = panel_of(table, keys)
    QTest.keyClick(panel.buttons[-1], Qt.Key.Key_Right)
    assert panel.buttons[-1].hasFocus()
    QTest.keyClick(panel.buttons[-1], Qt.Key.Key_L)
    assert panel.buttons[0].hasFocus()
    assert pressed_by(panel, Qt.Key.Key_Space) == [result_panel.START]


def test_the_window_s_keys_pass_through_a_sheet_and_no_others(table: Table, keys: Keymap) -> None:
    panel = panel_of(table, keys)
    QTest.keyClicks(panel.buttons[0], "q?")
    assert table.heard == ["?"]
    panel.hide()
    curtain = Curtain(SteppedClock(), table)
    curtain.keys = keys
    curtain.cover_for("meow", 0, ("Ann",), LIGHT, 100)
    QTest.keyClicks(curtain.button, "q?")
    assert table.heard == ["?", "?"]


def test_the_curtain_is_opened_by_the_chosen_key(table: Table, keys: Keymap) -> None:
    curtain = Curtain(SteppedClock(), table)
    curtain.keys = keys
    curtain.cover_for("meow", 0, ("Ann",), LIGHT, 100)
    assert curtain.button.face.key == "X"
    opened = QSignalSpy(curtain.opened)
    QTest.keyClick(curtain.button, Qt.Key.Key_Return)
    assert opened.count() == 0
    QTest.keyClick(curtain.button, Qt.Key.Key_X)
    assert opened.count() == 1


def question(table: Table, keys: Keymap) -> ChoiceBox:
    package = ChoiceBox(Art("toy", ("1",)), SteppedClock(), table, keys)
    choices = [Choice(f"As number {number}") for number in range(3)]
    package.offer("Which?", choices, QRectF(450, 560, 0, 0), Ground(QRectF(4, 4, 892, 592)), LIGHT, 100)
    return package


def test_a_question_is_answered_by_chosen_keys_and_by_digits(table: Table, keys: Keymap) -> None:
    package = question(table, keys)
    chosen = QSignalSpy(package.chosen)
    keys.choose(keymap.DOWN, ["J"])
    QTest.keyClick(package.buttons[0], Qt.Key.Key_Return)
    assert package.isVisible()
    QTest.keyClick(package.buttons[0], Qt.Key.Key_J)
    QTest.keyClick(package.buttons[1], Qt.Key.Key_X)
    assert chosen.at(0) == [1]
    package = question(table, keys)
    chosen = QSignalSpy(package.chosen)
    QTest.keyClick(package.buttons[0], Qt.Key.Key_3)
    assert chosen.at(0) == [2]


def test_the_press_that_asked_a_question_does_not_answer_it(
    table: Table, keys: Keymap, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(misclick_guard, "PRESS_MS", AGES)
    package = question(table, keys)
    QTest.keyClick(package.buttons[0], Qt.Key.Key_X)
    QTest.keyClick(package.buttons[0], Qt.Key.Key_Space)
    assert package.isVisible()
    QTest.keyClick(package.buttons[0], Qt.Key.Key_2)
    assert package.isHidden()


def test_a_second_enter_at_the_end_of_a_match_does_not_begin_another_one(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = panel_of(table, Keymap())
    monkeypatch.setattr(misclick_guard, "KEYS_MS", AGES)
    # The panel has been open for long, yet somebody who presses repeatedly has not looked up.
    panel._opened._since = float("-inf")
    panel._pressed.renew()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Return):
        assert pressed_by(panel, key) == []
    assert panel.result is not None
    monkeypatch.setattr(misclick_guard, "KEYS_MS", 0)
    assert pressed_by(panel, Qt.Key.Key_W) == [result_panel.WATCH]


def test_the_end_of_a_match_is_guarded_for_longer_than_the_end_of_a_deal(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(misclick_guard, "KEYS_MS", AGES)
    since = AGES * 1.5
    for over, pressed in ((True, []), (False, [result_panel.CONTINUE])):
        panel = panel_of(table, Keymap(), over=over)
        panel._opened._since -= since
        assert pressed_by(panel, Qt.Key.Key_Return) == pressed
        panel.hide()


def test_keys_at_the_table_go_to_the_sheet_that_lies_on_it(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (ANN, BEN, EASY))
    assert driven.session.hand_over is not None
    driven.table.setFocus()
    keys = Keymap()
    driven.table.set_keys(keys)
    keys.choose(keymap.DO, ["X"])
    assert driven.table.curtain.button.face.key == "X"
    QTest.keyClick(driven.table, Qt.Key.Key_Return)
    assert driven.session.hand_over is not None
    QTest.keyClick(driven.table, Qt.Key.Key_X)
    assert driven.session.hand_over is None


def test_the_buttons_of_a_result_stand_in_one_line_where_there_is_room(table: Table, keys: Keymap) -> None:
    panel = panel_of(table, keys)
    panel.resize(1200, 700)
    assert [button.width() for button in panel.buttons] >= [int(button.wanted_width()) for button in panel.buttons]


def test_a_result_that_is_put_away_takes_its_petals_with_it(table: Table, keys: Keymap) -> None:
    panel = panel_of(table, keys)
    panel.celebrate()
    assert panel.celebrating
    panel.hide()
    assert not panel.celebrating
