"""A session in which only bots play: watching, pausing, stepping and hurrying."""

from dataclasses import replace

import pytest

from cardtable_gui.bots.levels import BUDGET_MS
from tests.support.sessions import EASY, NORMAL, sit

pytestmark = pytest.mark.usefixtures("qapp")


def test_among_bots_everybody_watches_as_a_spectator() -> None:
    harness = sit(NORMAL, NORMAL, EASY)
    assert harness.session.watched
    assert harness.session.onlooker is None
    harness.do("flip", "draw")
    assert harness.session.view == harness.match.state.view(None)
    assert "curtain" not in harness.heard.names()


def test_paused_bots_wait_until_resumed() -> None:
    harness = sit(NORMAL, NORMAL, EASY)
    harness.runner.answer()
    harness.session.pause()
    harness.settle()
    assert len(harness.done) == 1
    assert (harness.session.paused, harness.runner.asked) == (True, [])
    harness.session.resume()
    assert (harness.session.paused, len(harness.runner.asked)) == (False, 1)


def test_a_thought_that_was_under_way_is_kept_over_a_pause() -> None:
    harness = sit(NORMAL, NORMAL, EASY)
    harness.session.pause()
    harness.runner.answer()
    assert harness.done == []
    harness.session.resume()
    assert len(harness.done) == 1


def test_a_step_lets_one_bot_move_without_delay() -> None:
    harness = sit(NORMAL, NORMAL, EASY)
    harness.session.pause()
    harness.session.bot_delay_ms = 3_600_000
    harness.session.step()
    harness.runner.answer()
    assert len(harness.done) == 1
    harness.writer.acknowledge()
    harness.session.step_shown()
    assert harness.runner.asked == []
    harness.session.step()
    harness.runner.answer()
    assert len(harness.done) == 2


def test_a_hurried_bot_thinks_no_longer() -> None:
    harness = sit(NORMAL, NORMAL, EASY)
    assert harness.session.is_bots_turn
    harness.session.hurry()
    assert harness.runner.hurried == list(harness.runner.questions)


def test_a_hurried_bot_that_has_decided_moves_without_delay() -> None:
    harness = sit(NORMAL, NORMAL, EASY)
    harness.session.bot_delay_ms = 3_600_000
    harness.runner.answer()
    harness.writer.acknowledge()
    harness.session.step_shown()
    harness.runner.answer()
    assert len(harness.done) == 1
    harness.session.hurry()
    assert len(harness.done) == 2


def test_paused_bots_are_not_hurried() -> None:
    harness = sit(NORMAL, NORMAL, EASY)
    harness.session.pause()
    harness.runner.answer()
    harness.session.hurry()
    assert harness.done == []


def test_a_step_is_for_a_pause_only() -> None:
    harness = sit(NORMAL, NORMAL, EASY)
    harness.session.step()
    harness.session.pause()
    harness.runner.answer()
    assert harness.done == []


def test_undo_among_bots_takes_back_one_action_and_pauses() -> None:
    harness = sit(NORMAL, NORMAL, EASY)
    harness.do("flip", "flip")
    harness.session.undo()
    harness.settle()
    assert harness.done == ["flip"]
    assert harness.session.paused
    assert harness.runner.asked == []


@pytest.mark.parametrize("seat", [0, 1])
def test_who_may_think_long_moves_no_sooner_where_there_is_nothing_to_think_about(seat: int) -> None:
    """Else everybody would see that its cards leave it no choice."""
    harness = sit(*(replace(NORMAL, level="expert" if number == seat else "easy") for number in range(3)))
    if seat:
        harness.do("flip")
    done = [*harness.done]
    harness.runner.answer()
    harness.clock.step(BUDGET_MS["expert"] - 5)
    assert harness.done == done
    harness.clock.step(10)
    assert len(harness.done) == len(done) + 1


def test_a_longer_delay_and_hurry_go_before_that() -> None:
    harness = sit(replace(NORMAL, level="expert"), EASY, EASY)
    harness.session.bot_delay_ms = 3_000
    harness.runner.answer()
    harness.clock.step(2_990)
    assert harness.done == []
    harness.clock.step(20)
    assert len(harness.done) == 1
    hurried = sit(replace(NORMAL, level="expert"), EASY, EASY)
    hurried.runner.answer()
    hurried.session.hurry()
    assert len(hurried.done) == 1
