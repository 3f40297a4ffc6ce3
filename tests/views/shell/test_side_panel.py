"""The side panel stays as it was left: what the program opens in a replay changes nothing beside the match."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.settings import SIDE, SIDE_TAB, Settings
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.views.window_scenes import FINISHED, begin, press, watch


def shown(shell: Shell) -> str | None:
    """The tab of the panel; None: it is closed."""
    side = shell.table_page.side
    return side.tab if side.isVisible() else None


def ticked(shell: Shell) -> list[str]:
    return [name for name in ("log", "rules", "reference", "chances") if shell.actions[name].isChecked()]


@pytest.mark.parametrize("left", [None, "log", "rules", "reference"])
@pytest.mark.parametrize("way", ["review", "watch"])
def test_review_and_back_leave_the_panel_of_the_match_as_it_was(
    shell: Shell, qtbot: QtBot, settings: Settings, left: str | None, way: str
) -> None:
    session = begin(shell, qtbot, game="merchant")
    qtbot.waitUntil(lambda: session.is_humans_turn)
    shell.table_page.show_side(left)
    press(shell, way)
    assert shell.match_manager.replay is not None
    QApplication.processEvents()
    assert shown(shell) == ("review" if way == "review" else left)
    press(shell, "back")
    assert shell.match_manager.session is not None
    QApplication.processEvents()
    assert shown(shell) == left
    assert ticked(shell) == ([] if left is None else [left])
    assert settings.value(SIDE) == ("closed" if left is None else "open")


@pytest.mark.parametrize("chosen", [None, "log", "chances"])
def test_what_one_chooses_in_a_replay_stays_there(shell: Shell, qtbot: QtBot, chosen: str | None) -> None:
    session = begin(shell, qtbot, game="merchant")
    qtbot.waitUntil(lambda: session.is_humans_turn)
    shell.table_page.show_side("rules")
    press(shell, "watch")
    shell.table_page.show_side(chosen)
    press(shell, "back")
    assert shown(shell) == "rules"
    press(shell, "watch")
    assert shown(shell) == chosen
    watch(shell, FINISHED["kobayakawa"])
    assert shown(shell) == chosen


def test_a_replay_begins_with_the_panel_of_the_match(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, game="merchant")
    qtbot.waitUntil(lambda: session.is_humans_turn)
    for left in (None, "reference", "log"):
        shell.table_page.show_side(left)
        press(shell, "watch")
        assert shown(shell) == left
        press(shell, "back")


def test_a_tab_of_an_earlier_version_that_only_replays_have_is_none_beside_a_match(
    shell: Shell, qtbot: QtBot, settings: Settings
) -> None:
    settings.set(SIDE, "open")
    settings.set(SIDE_TAB, "review")
    begin(shell, qtbot, game="merchant")
    assert shown(shell) == "log"
    watch(shell, FINISHED["kobayakawa"])
    assert shown(shell) == "review"


def test_the_next_match_has_the_panel_as_it_was_left_too(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot, game="merchant")
    shell.table_page.show_side(None)
    watch(shell, FINISHED["kobayakawa"])
    press(shell, "review")
    assert shown(shell) == "review"
    begin(shell, qtbot, game="gunjo")
    assert shown(shell) is None
