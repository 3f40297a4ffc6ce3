"""What settings, profile and system say about the look reaches the table as one value, which is laid out once."""

from dataclasses import fields

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import (
    ANIMATION,
    CARD_SIZE,
    HAND_ORDER,
    LARGE_NUMERALS,
    ONLY_MOVES,
    TEXT_PERCENT,
    THEME,
    Settings,
)
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state import table_look
from cardtable_gui.views.table.state.table_look import TableLook
from cardtable_gui.views.table.table_view import TableView
from tests.views.window_scenes import ANN, EASY, MIO, begin


@pytest.fixture
def table(shell: Shell, qtbot: QtBot) -> TableView:
    """The table of a window, with a match on it."""
    begin(shell, qtbot, ANN, EASY, MIO)
    QApplication.processEvents()
    return shell.table_page.table


@pytest.fixture
def layouts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The text size of each layout that is made."""
    made: list[int] = []
    real = Scene.lay_out

    def lay_out(scene: Scene) -> None:
        made.append(scene._state.look.wanted_percent)
        real(scene)

    monkeypatch.setattr(Scene, "lay_out", lay_out)
    return made


def other(entry: AnyEntry) -> object:
    """A value that the entry doesn't have by default."""
    return next(value for value in entry.values if value != entry.default)


@pytest.mark.parametrize("entry", [*table_look.ENTRIES, THEME, TEXT_PERCENT], ids=lambda entry: str(entry.key))
def test_every_setting_of_the_table_reaches_it_at_once(table: TableView, settings: Settings, entry: AnyEntry) -> None:
    settings.set(THEME, "light")
    before = table.look
    settings.set(entry, "dark" if entry is THEME else other(entry))
    changed = {each.name for each in fields(TableLook) if getattr(table.look, each.name) != getattr(before, each.name)}
    assert len(changed) == 1
    settings.reset([entry])
    assert table.look == before


def test_theme_sizes_and_numerals_of_another_profile_lay_the_table_out_once(
    table: TableView, settings: Settings, layouts: list[int]
) -> None:
    theirs: dict[AnyEntry, str] = {
        THEME: "dark",
        TEXT_PERCENT: "150",
        CARD_SIZE: "large",
        LARGE_NUMERALS: "yes",
        HAND_ORDER: "hand",
    }
    settings.use_personal({entry.key: written for entry, written in theirs.items()}, lambda _entry, _written: None)
    assert layouts == [150]
    look, size = table.look, table.size()
    assert (look.theme.dark, look.cards, look.large_numerals, look.by_hand) == (True, "large", True, True)
    # Larger text in the header has taken its room before.
    QApplication.processEvents()
    assert (layouts, table.size()) == ([150], size)
    settings.use_personal({}, None)
    QApplication.processEvents()
    assert layouts == [150, 100]
    assert table.height() > size.height()


def test_a_setting_that_moves_nothing_lays_nothing_out(
    settings: Settings, table: TableView, layouts: list[int]
) -> None:
    settings.set(ONLY_MOVES, "yes")
    settings.set(ANIMATION, "fast")
    assert (table.look.only_moves, table.look.speed) == ("yes", 2.0)
    assert layouts == []
