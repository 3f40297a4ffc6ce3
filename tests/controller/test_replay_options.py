"""The options of a replay's decisions: assessed while somebody looks, one at a time, and kept."""

import pytest

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.replay_options import OptionsStage, ReplayOptions
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import Action
from tests.support.recorded import played
from tests.support.sessions import ManualRunner
from tests.support.stepped_clock import SteppedClock

pytestmark = pytest.mark.usefixtures("qapp")

SEATS = (Seat("Ann"), Seat("Kim", "easy"), Seat("Mio", "easy"))
OVER = played("merchant", SEATS)
BEGUN = played("merchant", SEATS, most=30)


def moment(after: int, *, forced: bool) -> int:
    """The first decision after so many actions in which there is only one legal action, or in which there are more."""
    found = (
        index for index in range(after, len(OVER.steps)) if (len(OVER.state_at(index).legal_actions()) == 1) == forced
    )
    return next(found)


FREE, OTHER, FORCED = moment(3, forced=False), moment(9, forced=False), moment(0, forced=True)


class Options(ReplayOptions):
    """Follows a replay of this match, and is watched."""

    def __init__(self, match: Match) -> None:
        self.asked = ManualRunner()
        super().__init__(Replay(match, SteppedClock()), lambda: self.asked)
        self.replay.open_hands(False)
        self.watch(True)

    def known(self) -> tuple[OptionsStage, Action | None]:
        """What is known of the shown decision, and what was chosen in it."""
        return self.stage, None if self.decision is None else self.decision.chosen

    def answer(self) -> None:
        """Answer with an estimate of the chosen action."""
        assert self.decision is not None
        self.asked.answer(self.decision.chosen)


def test_a_decision_is_assessed_from_its_seats_view() -> None:
    shown = Options(OVER)
    shown.asked.questions.clear()
    shown.replay.jump(FREE)
    assert shown.known() == (OptionsStage.THINKING, OVER.steps[FREE].action)
    assert [question.view for question in shown.asked.asked] == [OVER.state_at(FREE).view(OVER.steps[FREE].seat)]
    shown.answer()
    assert shown.known() == (OptionsStage.FOUND, OVER.steps[FREE].action)
    assert [(option.action, option.chosen) for option in shown.options] == [(OVER.steps[FREE].action, True)]


def test_only_what_an_expert_chose_is_assessed_by_an_experts_search() -> None:
    shown = Options(played("merchant", (Seat("Ann"), Seat("", "hard"), Seat("", "expert"))))
    by_seat = {}
    for at in range(9):
        shown.replay.jump(at)
        if shown.stage is OptionsStage.THINKING and shown.decision is not None:
            by_seat[shown.decision.seat] = shown.asked.thorough[-1]
    assert by_seat == {0: False, 1: False, 2: True}


def test_moving_on_cancels_and_what_was_found_is_kept() -> None:
    shown = Options(OVER)
    shown.replay.jump(FREE)
    shown.replay.jump(OTHER)
    assert len(shown.asked.asked) == 1, "those left behind are cancelled"
    shown.answer()
    found = shown.options
    shown.replay.jump(FREE)
    assert shown.options == ()
    shown.replay.jump(OTHER)
    assert shown.asked.asked == []
    assert (shown.stage, shown.options) == (OptionsStage.FOUND, found)


def test_a_change_that_keeps_the_moment_asks_nothing_anew() -> None:
    shown = Options(OVER)
    shown.replay.jump(FREE)
    tickets = list(shown.asked.questions)
    shown.replay.look(1)
    shown.replay.play()
    shown.replay.pause()
    assert list(shown.asked.questions) == tickets


def test_nothing_is_assessed_unless_somebody_looks() -> None:
    shown = Options(OVER)
    shown.watch(False)
    assert shown.asked.asked == []
    shown.replay.jump(FREE)
    assert (shown.stage, shown.asked.asked) == (OptionsStage.NOTHING, [])
    shown.watch(True)
    assert shown.stage is OptionsStage.THINKING
    shown.close()
    assert shown.asked.asked == []


def test_forced_moves_and_the_end_need_no_thought() -> None:
    shown = Options(OVER)
    shown.replay.jump(FORCED)
    assert shown.known() == (OptionsStage.FORCED, OVER.steps[FORCED].action)
    shown.replay.jump(shown.replay.length)
    assert shown.known() == (OptionsStage.NOTHING, None)
    assert shown.asked.asked == []


def test_what_failed_is_tried_again_when_the_replay_comes_back() -> None:
    shown = Options(OVER)
    shown.replay.jump(FREE)
    shown.asked.fail()
    assert (shown.stage, shown.options) == (OptionsStage.FAILED, ())
    shown.replay.jump(OTHER)
    shown.replay.jump(FREE)
    assert shown.stage is OptionsStage.THINKING


def test_while_a_match_goes_on_only_the_onlookers_own_decisions_are_shown() -> None:
    shown = Options(BEGUN)
    stages = set()
    for step in BEGUN.steps:
        shown.replay.jump(step.index)
        if step.seat == 0:
            assert shown.decision is not None
            stages.add(shown.stage)
        else:
            assert (shown.decision, shown.stage, shown.asked.asked) == (None, OptionsStage.NOTHING, [])
    assert OptionsStage.THINKING in stages
    shown.replay.look(None)
    for step in BEGUN.steps:
        shown.replay.jump(step.index)
        assert shown.decision is None
