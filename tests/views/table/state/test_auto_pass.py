"""Automatic passing: only if it is enabled and nothing else is possible, with an explanation."""

from dataclasses import replace
from itertools import islice

import pytest
from PySide6.QtCore import Qt

from cardtable_gui.core.actions import Action
from cardtable_gui.games.merchant.actions import PASS
from cardtable_gui.views.table.state import auto_pass
from cardtable_gui.views.table.state.auto_pass import forced_pass
from tests.support.play import Case, over_cases, random_match
from tests.support.stepped_clock import process_events
from tests.views.table.driving import Driven
from tests.views.table.scenes import follow


@over_cases
def test_only_the_sole_legal_action_is_forced(case: Case) -> None:
    for position in islice(random_match(case, 2), 25):
        if position.state.to_move is not None:
            view = position.state.view(position.state.to_move)
            action = forced_pass(case.package, view)
            assert action is None or list(view.legal_actions()) == [action]


@pytest.fixture
def driven(merchant: Driven, monkeypatch: pytest.MonkeyPatch) -> Driven:
    """You lead; from then on, only a pass counts as possible."""

    def forced(*_of: object) -> Action:
        return PASS

    monkeypatch.setattr(auto_pass, "forced_pass", forced)
    return merchant


def time_is_up(driven: Driven) -> None:
    driven.clock.step(auto_pass.READING_MS)


def test_nothing_is_passed_unless_it_is_wanted(driven: Driven) -> None:
    follow(driven)
    assert not driven.table.bar.prompt.startswith("Nothing else")


def test_the_reason_is_shown_and_then_it_is_passed(driven: Driven) -> None:
    driven.table.set_look(replace(driven.table.look, auto_pass=True))
    follow(driven)
    assert driven.table.bar.prompt == "Your only move is “Pass”. It’s made for you unless you press Esc."
    assert driven.done == "play 4"
    time_is_up(driven)
    assert driven.done == "pass"


def test_escape_stops_it(driven: Driven) -> None:
    driven.table.set_look(replace(driven.table.look, auto_pass=True))
    follow(driven)
    driven.key(Qt.Key.Key_Escape)
    assert not driven.table.bar.prompt.startswith("Nothing else")
    assert driven.done == "play 4"


def test_a_card_that_is_picked_stops_it(driven: Driven) -> None:
    driven.table.set_look(replace(driven.table.look, auto_pass=True))
    follow(driven)
    driven.click(driven.hand()[4])
    assert not driven.table.bar.prompt.startswith("Nothing else")


def test_a_pass_that_was_taken_back_is_left_to_the_player(driven: Driven) -> None:
    driven.table.set_look(replace(driven.table.look, auto_pass=True))
    follow(driven)
    time_is_up(driven)
    assert driven.done == "pass"
    driven.session.undo()
    driven.until(lambda: driven.session.is_humans_turn)
    assert driven.done == "play 4"
    assert not driven.table.bar.prompt.startswith("Nothing else")


def test_leaving_the_table_stops_it(driven: Driven) -> None:
    driven.table.set_look(replace(driven.table.look, auto_pass=True))
    follow(driven)
    driven.table.close_session()
    time_is_up(driven)
    process_events()
    assert driven.done == "play 4"
