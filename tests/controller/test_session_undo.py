"""Undo, redo and restart in a session."""

import pytest

from tests.support.sessions import SessionHarness

pytestmark = pytest.mark.usefixtures("qapp")


def test_undo_calls_off_a_thinking_bot_and_goes_back_to_the_person(harness: SessionHarness) -> None:
    harness.do("flip")
    harness.heard.all.clear()
    harness.session.undo()
    assert harness.runner.cancelled
    assert harness.runner.questions == {}
    assert harness.done == []
    harness.settle()
    assert harness.heard.names("turn_changed") == ["replaced", "saved", "asked"]
    assert harness.writer.records[-1].actions == ()
    assert harness.session.can_redo


def test_a_bots_answer_that_waits_is_forgotten_by_undo(harness: SessionHarness) -> None:
    harness.act("flip")
    harness.writer.acknowledge()
    harness.runner.answer()
    harness.session.undo()
    harness.settle()
    assert harness.done == []
    assert harness.session.is_humans_turn


def test_undo_redo_and_restart_show_the_state_they_lead_to(harness: SessionHarness) -> None:
    harness.do("flip", "flip", "flip", "fold", "fight", "fight")
    views = [harness.match.state_at(actions).view(0) for actions in range(7)]
    harness.session.undo()
    assert harness.session.view == views[3]
    harness.settle()
    harness.session.undo()
    assert harness.session.view == views[0]
    assert not harness.session.can_undo
    harness.settle()
    harness.session.redo()
    assert harness.session.view == views[3]
    harness.settle()
    harness.session.restart()
    assert harness.session.view == views[0]
    harness.settle()
    assert harness.session.is_humans_turn


def test_undo_and_redo_with_nothing_to_do_are_silent(harness: SessionHarness) -> None:
    harness.session.undo()
    harness.session.redo()
    assert harness.heard.all == []


def test_a_redo_that_ends_at_a_bots_turn_lets_it_think(harness: SessionHarness) -> None:
    harness.do("flip")
    harness.session.undo()
    harness.settle()
    harness.session.redo()
    harness.settle()
    assert harness.done == ["flip"]
    assert len(harness.runner.asked) == 1


def test_a_match_that_is_over_can_be_played_on_after_undo(harness: SessionHarness) -> None:
    while harness.session.to_move is not None:
        if harness.runner.questions:
            harness.runner.answer()
        else:
            harness.session.act(harness.session.view.legal_actions()[0])
        harness.settle()
    harness.session.undo()
    harness.settle()
    assert harness.session.is_humans_turn
    assert not harness.writer.overs[-1]
