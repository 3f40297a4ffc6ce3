"""After a click on any text beside the table its letters still work, whatever layout the keyboard has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLabel, QLineEdit, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.shell.matches.log_panel import LogPanel
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.table.table_view import TableView
from tests.support import places
from tests.views.window_scenes import FINISHED, begin, press, watch


def texts(around: QWidget) -> Iterator[QWidget]:
    """Everything visible within a widget on which one clicks to read: viewports and labels, no controls."""
    for widget in around.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, QAbstractButton | QLineEdit | QScrollBar):
            continue
        if isinstance(widget, QAbstractScrollArea):
            yield widget.viewport()
        elif isinstance(widget, QLabel):
            yield widget


def click(widget: QWidget) -> None:
    """Click in the window where a widget is seen, as a hand on the mouse does."""
    seen, window = widget.visibleRegion().boundingRect(), widget.window()
    # Near the upper left corner there are words, and no link.
    at = widget.mapTo(window, QPoint(seen.left() + seen.width() // 2, seen.top() + min(8, seen.height() // 2)))
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()


def type_at(latin: str, typed: str) -> None:
    """Press the key at the place of a Latin letter, in whatever has the focus."""
    window = QApplication.activeWindow()
    assert window is not None
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = places.press(latin, typed, kind=kind)
        assert isinstance(event, QKeyEvent)
        QApplication.sendEvent(window.windowHandle(), event)
    QApplication.processEvents()


class Heard:
    """Whether the table has refused something since it was last asked: `P` plays, and nothing is picked."""

    def __init__(self, table: TableView) -> None:
        self._count = 0
        table.refused.connect(self._refused)

    def _refused(self) -> None:
        self._count += 1

    def once(self) -> bool:
        count, self._count = self._count, 0
        return count == 1


@pytest.mark.parametrize(("latin", "typed"), [("P", "p"), ("P", "з"), ("P", "π"), ("P", "פ")])
def test_a_click_on_any_text_leaves_the_table_its_letters(shell: Shell, qtbot: QtBot, latin: str, typed: str) -> None:
    session = begin(shell, qtbot, game="merchant")
    qtbot.waitUntil(lambda: session.is_humans_turn)
    page = shell.table_page
    page.table.run_command("play")
    heard, seen = Heard(page.table), []
    for tab in ("log", "rules", "reference"):
        # The focus is on the text of the tab before.
        page.show_side(tab)
        QApplication.processEvents()
        type_at(latin, typed)
        assert heard.once(), tab
        for text in list(texts(page)):
            click(text)
            type_at(latin, typed)
            assert heard.once(), (tab, text.metaObject().className(), QApplication.focusWidget())
            seen.append(text)
    assert len(seen) > 5
    assert any(isinstance(text.parentWidget(), LogPanel) for text in seen)


@pytest.mark.parametrize("tab", ["log", "chances", "review"])
def test_in_a_replay_the_letter_for_the_result_works_after_a_click_on_a_text_or_a_row(
    shell: Shell, qtbot: QtBot, tab: str
) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    replay.jump(replay.length)
    page = shell.table_page
    page.show_side(tab)
    QApplication.processEvents()
    met = 0
    for text in list(texts(page.side)):
        click(text)
        assert page.table.panel.isHidden()
        type_at("R", "к")
        assert page.table.panel.isVisible(), text.metaObject().className()
        page.table.panel.hide()
        met += 1
    assert met


def test_in_a_field_where_one_types_letters_stay(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, game="merchant")
    qtbot.waitUntil(lambda: session.is_humans_turn)
    heard = Heard(shell.table_page.table)
    press(shell, "find")
    type_at("P", "p")
    assert shell.table_page.side.rules.search_field.text() == "p"
    assert not heard.once()


def test_a_button_that_has_the_keyboard_keeps_return(shell: Shell, qtbot: QtBot) -> None:
    """Only letters go to the table: Return presses the button on which the focus is."""
    session = begin(shell, qtbot, game="merchant")
    qtbot.waitUntil(lambda: session.is_humans_turn)
    page = shell.table_page
    page.show_side("log")
    before = len(session.match.steps)
    page.side._close.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(shell.window.windowHandle(), Qt.Key.Key_Return)
    assert page.side.isHidden()
    assert len(session.match.steps) == before


@pytest.mark.parametrize("typed", ["é", '"', "۲", "2"])
def test_the_digits_of_the_start_screen_work_by_their_place(shell: Shell, typed: str) -> None:
    """French and Czech keyboards type letters and signs there, Persian ones other digits."""
    second = shell.home.tiles[1]
    assert QApplication.activeWindow() is shell.window
    if typed == "2":
        QTest.keyClick(shell.window.windowHandle(), Qt.Key.Key_2)
    else:
        type_at("2", typed)
    assert shell.setup_page.isVisible()
    assert shell.setup_page.game is not None
    assert shell.setup_page.game.id == second.game


def test_no_key_does_anything_behind_an_open_menu(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, game="merchant")
    qtbot.waitUntil(lambda: session.is_humans_turn)
    heard = Heard(shell.table_page.table)
    hinted: list[object] = []
    session.hinted.connect(hinted.append)
    QTest.keyClick(shell.window.windowHandle(), Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    for key in (Qt.Key.Key_H, Qt.Key.Key_P):
        QTest.keyClick(menu.windowHandle(), key)
        QApplication.processEvents()
    assert hinted == []
    assert not heard.once()
    menu.close()


def test_a_click_on_the_result_leaves_it_its_letters(shell: Shell, qtbot: QtBot) -> None:
    replay = watch(shell, FINISHED["merchant"])
    replay.jump(replay.length)
    panel = shell.table_page.table.panel
    type_at("R", "r")
    assert panel.isVisible()
    for target in (panel, panel.page.viewport(), shell.table_page.table.bar):
        click(target)
        assert panel.isVisible()
    assert [button.face.key for button in panel.buttons] == ["S", "Return"]
    type_at("S", "ы")
    assert shell.pages.at_home
