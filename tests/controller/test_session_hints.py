"""Hints in a session: who is asked, and what is picked."""

import pytest

from cardtable_gui.bots.advice import HintQuestion
from cardtable_gui.core.picks import Pick
from cardtable_gui.core.zones import Zone
from tests.support.sessions import SessionHarness

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_hint_asks_a_strong_bot_with_the_persons_view_and_says_what_to_pick(harness: SessionHarness) -> None:
    harness.session.hint()
    assert harness.runner.asked == [HintQuestion(harness.match.package.policy, harness.match.state.view(0))]
    harness.runner.answer(harness.action("draw"))
    hint = harness.heard.last("hinted")
    assert hint.action == harness.action("draw")
    assert hint.message == harness.match.package.game.describe(hint.action)
    assert hint.picked == {Zone("deck"): (Pick(10, None),)}
    assert hint.target == Zone("hand", 0)
    assert harness.done == []


def test_a_hint_for_a_discard_picks_the_card(harness: SessionHarness) -> None:
    harness.do("draw")
    harness.session.hint()
    harness.runner.answer(harness.action("discard 5"))
    hint = harness.heard.last("hinted")
    assert hint.picked == {Zone("hand", 0): (Pick(1, "5"),)}
    assert hint.target == Zone("discard", 0)


def test_a_hint_for_a_bet_points_at_no_card(harness: SessionHarness) -> None:
    harness.do("flip", "flip", "flip")
    harness.session.hint()
    harness.runner.answer(harness.action("fold"))
    hint = harness.heard.last("hinted")
    assert (hint.picked, hint.target) == ({}, None)


def test_a_hint_that_comes_too_late_is_dropped(harness: SessionHarness) -> None:
    harness.session.hint()
    harness.act("flip")
    assert len(harness.runner.cancelled) == 1
    harness.settle()
    assert "hinted" not in harness.heard.names()


def test_a_hint_is_asked_for_once_and_only_in_the_persons_turn(harness: SessionHarness) -> None:
    harness.session.hint()
    harness.session.hint()
    assert len(harness.runner.asked) == 1
    harness.act("flip")
    harness.session.hint()
    assert harness.runner.asked == []


def test_a_search_for_a_hint_is_told_and_can_be_dropped(harness: SessionHarness) -> None:
    sought: list[bool] = []
    explained: list[object] = []
    harness.session.hint_sought.connect(sought.append)
    harness.session.hint_explained.connect(lambda hint, _: explained.append(hint))
    assert not harness.session.drop_hint()
    harness.session.explain_hint()
    assert harness.session.drop_hint()
    assert len(harness.runner.cancelled) == 1
    assert harness.runner.asked == []
    harness.session.hint()
    harness.runner.answer(harness.action("draw"))
    assert not harness.session.drop_hint()
    assert sought == [True, False, True, False]
    assert harness.heard.last("hinted").action == harness.action("draw")
    assert explained == []


def test_a_search_for_a_hint_ends_with_the_turn(harness: SessionHarness) -> None:
    sought: list[bool] = []
    harness.session.hint_sought.connect(sought.append)
    harness.session.hint()
    harness.act("flip")
    assert sought == [True, False]


def test_the_window_may_close_while_a_hint_is_looked_for(harness: SessionHarness) -> None:
    harness.session.hint()
    harness.session.close()
    assert len(harness.runner.cancelled) == 1
    assert not harness.session.drop_hint()


def test_the_hint_of_a_turn_is_the_same_when_asked_for_again(harness: SessionHarness) -> None:
    harness.session.hint()
    harness.runner.answer(harness.action("draw"))
    first = harness.heard.last("hinted")
    harness.session.hint()
    assert harness.runner.asked == []
    assert harness.heard.last("hinted") == first
    assert harness.heard.names().count("hinted") == 2
