"""The player's order of a hand is saved by match, and so is the choice between that and sorting."""

import json

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui.settings import HAND_ORDER, HANDS, Settings
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.shell.matches.table_page import KEPT, TablePage, recalled, remember
from cardtable_gui.views.shell.menus.menu_actions import Actions
from tests.support.stepped_clock import SteppedClock


def test_a_hand_is_recalled_by_match_and_seat(settings: Settings) -> None:
    remember(settings, "one", 0, ("5", "3"))
    remember(settings, "one", 2, ("9",))
    remember(settings, "two", 0, ("1",))
    assert recalled(settings, "one") == {0: ("5", "3"), 2: ("9",)}
    assert recalled(settings, "three") == {}


def test_a_hand_that_lies_by_number_again_is_forgotten(settings: Settings) -> None:
    remember(settings, "one", 0, ("5", "3"))
    remember(settings, "one", 0, ())
    assert recalled(settings, "one") == {}
    assert settings.value(HANDS) == {}


def test_only_the_last_matches_are_remembered(settings: Settings) -> None:
    for number in range(KEPT + 3):
        remember(settings, str(number), 0, ("1",))
    kept = settings.value(HANDS)
    assert list(kept) == [str(number) for number in range(3, KEPT + 3)]


@pytest.mark.parametrize("written", [{"one": 5}, {"one": {"x": ["1"]}}, {"one": {"0": "1"}}, {"one": {"1": [1]}}])
def test_what_is_no_hand_counts_as_nothing(written: dict[str, object]) -> None:
    assert HANDS.read(json.dumps(written)) is None


def test_laying_a_card_switches_to_the_order_by_hand_and_sorting_switches_back(
    qapp: QApplication, look: Look, settings: Settings
) -> None:
    window = QWidget()
    page = TablePage(look, settings, Actions(window, settings), SteppedClock(), window)
    page.table.hand_laid.emit(0, ("5", "3"))
    assert settings.value(HAND_ORDER) == "hand"
    page.table.hand_laid.emit(0, ())
    assert settings.value(HAND_ORDER) == "number"
