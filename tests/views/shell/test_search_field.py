"""The field to find something by typing."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from cardtable_gui.views.shell.controls.search_field import SearchField
from cardtable_gui.views.shell.window.look import Look
from tests.views.shell.scenes import Show


def test_both_buttons_in_it_have_icons_and_names(look: Look, shown: Show) -> None:
    field = SearchField(look)
    field.tell("Find in the rules")
    shown(field)
    QTest.keyClicks(field, "pass")
    buttons = field.findChildren(QToolButton)
    assert sorted(button.accessibleName() for button in buttons) == ["Clear the search", "Find in the rules"]
    assert all(not button.icon().isNull() for button in buttons)


def test_its_button_clears_it(look: Look, shown: Show) -> None:
    field = SearchField(look)
    field.tell("Find in the rules")
    shown(field)
    QTest.keyClicks(field, "pass")
    clear = next(each for each in field.findChildren(QToolButton) if each.accessibleName() == "Clear the search")
    clear.click()
    assert not field.text()
