"""The field to find something by typing."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from cardtable_gui.settings import THEME, Settings
from cardtable_gui.views.kit.controls.search_field import SearchField
from cardtable_gui.views.kit.look.look import Look
from tests.views.window_scenes import Show


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


def test_its_icons_have_the_colour_of_the_theme(look: Look, settings: Settings, shown: Show) -> None:
    field = SearchField(look)
    field.tell("Find in the rules")
    shown(field)
    for theme in ("light", "dark", "light"):
        settings.set(THEME, theme)
        QApplication.processEvents()
        for button in field.findChildren(QToolButton):
            drawn = button.icon().pixmap(16, 16).toImage()
            pixels = [drawn.pixelColor(x, y) for x in range(drawn.width()) for y in range(drawn.height())]
            boldest = max(pixels, key=lambda pixel: pixel.alpha())
            assert boldest.alpha() > 100
            assert (boldest.lightness() > 128) == look.theme.dark
