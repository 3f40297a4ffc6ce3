"""What a double click does that opens a page by its first half."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.start.tile import CoverTile


def middle(widget: QWidget) -> QPoint:
    """The middle of a widget, in its window."""
    return widget.mapTo(widget.window(), widget.rect().center())


def tile_at(shell: Shell, place: QPoint) -> CoverTile:
    """The tile at a place of the window."""
    found: QWidget | None = shell.window.childAt(place)
    while found is not None and not isinstance(found, CoverTile):
        found = found.parentWidget()
    assert found is not None
    return found


@pytest.mark.parametrize("hit", ["remove_button", "level"])
def test_a_double_click_on_a_game_changes_nothing_in_its_set_up(shell: Shell, qtbot: QtBot, hit: str) -> None:
    shell.window.resize(1280, 800)
    shell.set_up("gunjo")
    shell.setup_page.more_button.setChecked(True)
    QApplication.processEvents()
    place = middle(getattr(shell.setup_page.seats.rows[1], hit))
    shell.go_home()
    qtbot.waitUntil(lambda: shell.window.pages.currentWidget() is shell.home)
    QApplication.processEvents()
    game = tile_at(shell, place).game
    handle = shell.window.windowHandle()
    QTest.mouseDClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    qtbot.waitUntil(lambda: shell.pages.shown_setup is not None)
    QApplication.processEvents()
    assert shell.setup_page.plan.game == game
    assert len(shell.setup_page.seats.rows) == 4
    assert QApplication.activePopupWidget() is None
    # The next press there counts.
    at = middle(shell.setup_page.seats.rows[1].remove_button)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    qtbot.waitUntil(lambda: len(shell.setup_page.seats.rows) == 3)


def test_a_double_click_on_a_page_stays_one(shell: Shell, qtbot: QtBot) -> None:
    shell.set_up("gunjo")
    shell.setup_page.more_button.setChecked(True)
    field = shell.setup_page.seats.rows[1].name_field
    QApplication.processEvents()
    QTest.mouseDClick(
        shell.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle(field)
    )
    qtbot.waitUntil(lambda: field.selectedText() == field.text() == "Hana")
