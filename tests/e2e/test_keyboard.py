"""The keyboard alone reaches everything that a mouse reaches, in reading order, with a visible focus."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QSlider,
    QTabBar,
    QWidget,
)

from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.settings import LANGUAGE
from cardtable_gui.views.shell.rules.rules_dialog import RulesDialog
from cardtable_gui.views.shell.start.setup_page import SetupPage
from cardtable_gui.views.table.widgets.card_button import CardButton
from tests.e2e.by_keys import Keys
from tests.e2e.conftest import Start
from tests.e2e.player import Player

PRESSED = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QSlider, QTabBar)
"""Widgets that a mouse can use."""
_MOST_STOPS = 400
_LOOKED_AT = 40
"""The number of stops checked; in a longer list the others are of the same kinds."""


@pytest.fixture
def player(start: Start, tmp_path: Path) -> Player:
    """A keyboard player at the start screen."""
    program = start("en", 20)
    return Player(program, Keys(program.window), Random(1), tmp_path)


def key(player: Player, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    assert isinstance(player.hands, Keys)
    player.hands.key(key, modifier)


def tour(player: Player) -> list[QWidget]:
    """The widgets that Tab visits, from the focused one until it returns."""
    stops: list[QWidget] = []
    for _ in range(_MOST_STOPS):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus in stops:
            return stops[stops.index(focus) :]
        stops.append(focus)
        key(player, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes round: {list(map(told, stops))}")


def left_out(root: QWidget, stops: list[QWidget]) -> list[str]:
    """Clickable widgets that Tab does not visit. Arrow keys move within cards, and within buttons of one choice."""
    groups = {button.group() for button in stops if isinstance(button, QAbstractButton) and button.group() is not None}
    return [
        told(widget)
        for widget in root.findChildren(QWidget)
        if isinstance(widget, PRESSED)
        and widget.isVisible()
        and widget.isEnabled()
        and widget not in stops
        and not isinstance(widget, CardButton)
        and not (isinstance(widget, QAbstractButton) and widget.group() in groups)
        and not any(isinstance(parent, PRESSED) for parent in parents(widget))
        and not beside_its_field(widget, stops)
    ]


def beside_its_field(widget: QWidget, stops: list[QWidget]) -> bool:
    """The buttons of a stepper: arrow keys do the same in the field between them."""
    parent = widget.parentWidget()
    return parent is not None and parent.focusProxy() in stops and isinstance(widget, QAbstractButton)


def parents(widget: QWidget) -> Iterator[QWidget]:
    parent = widget.parentWidget()
    while parent is not None:
        yield parent
        parent = parent.parentWidget()


def told(widget: QWidget) -> str:
    words = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
    return f"{type(widget).__name__} “{words}”"


def backwards(page: QWidget, stops: list[QWidget]) -> list[str]:
    """Steps that go up by more than a line, or to the left within a line; columns are visited one after another."""
    spots = [(stop.mapTo(page, stop.rect().center()), stop) for stop in stops]
    return [
        f"{told(before)} → {told(after)}"
        for (here, before), (there, after) in pairwise(spots)
        if not (there.x() > here.x() or there.y() > here.y())
    ]


def unseen(player: Player, stops: list[QWidget]) -> list[str]:
    """Visited widgets without a visible focus mark."""
    found = []
    for _ in stops[:_LOOKED_AT]:
        focus = QApplication.focusWidget()
        assert focus is not None
        with_focus = picture(focus)
        key(player, Qt.Key.Key_Tab)
        alone = focus.hasFocus()
        if alone:
            focus.clearFocus()
        if picture(focus) == with_focus:
            found.append(told(focus))
        if alone:
            focus.setFocus()
    return found


def picture(widget: QWidget) -> QImage:
    room = widget.rect().translated(widget.mapTo(widget.window(), QPoint())).adjusted(-4, -4, 4, 4)
    return widget.window().grab(room).toImage()


def set_up(player: Player, game_id: str) -> SetupPage:
    player.press(next(tile for tile in player.shell.home.tiles if tile.game == game_id))
    page = player.shell.setup_page
    player.wait_for(page.isVisible, "the set-up")
    return page


def test_tab_reaches_everything_on_the_start_screen(player: Player) -> None:
    stops = tour(player)
    assert len(stops) > 5
    assert left_out(player.window, stops) == []
    assert unseen(player, stops) == []


@pytest.mark.parametrize("game_id", ["godan", "gunjo"])
def test_tab_goes_through_the_set_up_as_one_reads_it(player: Player, game_id: str) -> None:
    page = set_up(player, game_id)
    assert page.start.hasFocus()
    stops = tour(player)
    assert left_out(page, stops) == []
    assert unseen(player, stops) == []
    assert stops[0] is page.start
    assert backwards(page, stops[1:]) == []


def test_tab_reaches_everything_around_the_table(player: Player) -> None:
    player.press(set_up(player, "godan").start)
    player.wait_for(lambda: player.table.bar.buttons, "the first turn")
    for side in ("log", "rules"):
        player.choose_in_menu(side)
        stops = tour(player)
        assert left_out(player.window, stops) == []
        assert unseen(player, stops) == []


def test_tab_out_of_the_table_ties_no_widget_to_another(player: Player) -> None:
    """Widgets visited by Tab survive when the table is cleared, and can change the language."""
    player.press(set_up(player, "godan").start)
    player.wait_for(lambda: player.table.bar.buttons, "the first turn")
    tour(player)
    player.shell.go_home()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    player.program.settings.set(LANGUAGE, "ja")
    titles = player.program.window.menuBar().actions()
    player.wait_for(lambda: not any(title.text().isascii() for title in titles), "Japanese menus")
    assert player.program.reports.dialog is None


def test_tab_goes_on_to_the_rule_that_a_refusal_names(player: Player) -> None:
    player.press(set_up(player, "godan").start)
    player.wait_for(lambda: player.table.bar.buttons, "the first turn")
    blocked = next(button for button in player.table.bar.buttons if button.face.blocked)
    player.press(blocked)
    assert player.table.bubble.isVisible()
    player.press(player.table.bubble.link)
    side = player.shell.table_page.side
    assert side.isVisible()
    assert side.tab == "rules"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_menu_opens_by_its_letter_and_arrows_go_through_it(
    start: Start, tmp_path: Path, language: Language
) -> None:
    program = start(language, 20)
    player = Player(program, Keys(program.window), Random(1), tmp_path)
    bar = program.window.menuBar()
    menus = [menu for menu in bar.findChildren(QMenu) if menu.menuAction() in bar.actions()]
    letters = [menu.title().partition("&")[2][0].upper() for menu in menus]
    assert len(set(letters)) == len(letters) == len(bar.actions()) >= 5
    for menu, letter in zip(menus, letters, strict=True):
        key(player, Qt.Key(ord(letter)), Qt.KeyboardModifier.AltModifier)
        assert menu.isVisible(), menu.title()
        wanted = {action for action in menu.actions() if action.isEnabled() and not action.isSeparator()}
        for _ in menu.actions():
            wanted.discard(menu.activeAction())
            key(player, Qt.Key.Key_Down)
        assert not wanted, [action.text() for action in wanted]
        key(player, Qt.Key.Key_Escape)
        key(player, Qt.Key.Key_Escape)


def test_the_key_to_find_leads_to_the_search_from_everywhere(player: Player) -> None:
    page = set_up(player, "meow")
    player.choose_in_menu("rules")
    player.wait_for(lambda: isinstance(QApplication.activeWindow(), RulesDialog), "the rules")
    dialog = QApplication.activeWindow()
    assert isinstance(dialog, RulesDialog)
    key(player, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.rules.search_field.hasFocus()
    dialog.close()
    player.window.activateWindow()
    player.wait_for(player.window.isActiveWindow, "the window")
    player.press(page.start)
    player.wait_for(lambda: player.table.bar.buttons, "the first turn")
    rules = player.shell.table_page.side.rules
    for place in (player.table, rules.page, rules.search_field):
        place.setFocus()
        key(player, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        assert rules.search_field.hasFocus()


@pytest.mark.parametrize("name", ["settings", "keys", "about", "rules"])
def test_every_dialog_opens_goes_round_and_closes_by_keys(player: Player, name: str) -> None:
    if name == "rules":
        set_up(player, "meow")
    player.choose_in_menu(name)
    player.wait_for(lambda: isinstance(QApplication.activeWindow(), QDialog), "the dialog")
    dialog = QApplication.activeWindow()
    assert dialog is not None
    focus = QApplication.focusWidget()
    assert focus is not None
    assert dialog.isAncestorOf(focus)
    stops = tour(player)
    assert left_out(dialog, stops) == []
    assert unseen(player, stops) == []
    key(player, Qt.Key.Key_Escape)
    player.wait_for(lambda: not dialog.isVisible(), "the end of the dialog")
