"""A session that asks for a better move, and judges it as a review does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from cardtable_gui.bots.assessment import AssessmentQuestion
from cardtable_gui.bots.questions import Question, T
from cardtable_gui.bots.search import Estimate
from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.controller.practice.answer import Answer
from cardtable_gui.controller.practice.practice_session import PracticeSession
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import Action
from cardtable_gui.core.files.record import RecordError
from tests.controller.practice.test_exercise import MATCH, MISTAKES, ONE
from tests.support.recorded import played
from tests.support.stepped_clock import SteppedClock

WITH_OTHERS = next(each for each in MISTAKES if len(MATCH.state_at(len(each.record.actions)).legal_actions()) > 3)


class Judge(InlineRunner):
    """Answers later, when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Action, Callable[[Any], None]]] = []
        self.cancelled: list[int] = []

    def ask(
        self, question: Question[T], reply: Callable[[T], None], on_fallback: Callable[[], None] = lambda: None
    ) -> int:
        assert isinstance(question, AssessmentQuestion)
        self.asked.append((question.chosen, reply))
        return len(self.asked)

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)


@pytest.fixture
def judge() -> Judge:
    """What judges moves."""
    return Judge()


@pytest.fixture
def session(judge: Judge, qapp: object) -> Iterator[PracticeSession]:
    """An exercise with several moves, in which the player is asked."""
    made = PracticeSession(WITH_OTHERS, Seat("Eri"), lambda: judge, SteppedClock())
    made.start()
    assert made.is_humans_turn
    yield made
    made.close()


@pytest.mark.parametrize("key", ["played", "best"])
def test_an_exercise_about_what_is_not_possible_there_is_refused(key: str, qapp: object) -> None:
    there = MATCH.state_at(len(ONE.record.actions)).legal_actions()
    other = next(step.action for step in MATCH.steps if step.action not in there)
    game = MATCH.package.game
    wrong = replace(ONE.mistake, best=other) if key == "best" else ONE.mistake
    played = game.notation(other) if key == "played" else ONE.played
    exercise = replace(ONE, played=played, verdicts={played: wrong})
    with pytest.raises(RecordError):
        PracticeSession(exercise, Seat("Eri"), InlineRunner, SteppedClock())


def test_an_exercise_without_a_move_to_make_is_refused(qapp: object) -> None:
    over = replace(ONE, record=played("gunjo", MATCH.seats).record)
    with pytest.raises(RecordError):
        PracticeSession(over, Seat("Eri"), InlineRunner, SteppedClock())


def verdict(session: PracticeSession) -> Answer | None:
    """What the answer is worth by now."""
    return session.verdict


def given_up(session: PracticeSession) -> bool:
    """Whether the answer couldn't be judged, by now."""
    return session.given_up


def others(session: PracticeSession) -> list[Action]:
    """The moves that are neither the mistake nor the best one."""
    game = session.package.game
    known = (game.parse(WITH_OTHERS.played), WITH_OTHERS.mistake.best)
    return [action for action in session.view.legal_actions() if action not in known]


def test_the_player_has_the_seat_and_all_others_are_bots_with_their_names(session: PracticeSession) -> None:
    assert session.names == ("Eri", "Ben", "Mio")
    assert session.match.people == (0,)
    assert not session.may_review
    assert session.verdict is None


def test_the_best_move_and_the_mistake_need_no_search(session: PracticeSession, judge: Judge) -> None:
    session.act(WITH_OTHERS.mistake.best)
    found = verdict(session)
    assert found is not None
    assert (found.right, found.chance) == (True, 0.5)
    session.undo()
    assert verdict(session) is None
    session.act(session.package.game.parse(WITH_OTHERS.played))
    found = verdict(session)
    assert found is not None
    assert (found.right, found.chance) == (False, 0.3)
    assert found.best == WITH_OTHERS.mistake.best
    assert judge.asked == []


@pytest.mark.parametrize(("chance", "right"), [(0.52, True), (0.495, True), (0.4, False)])
def test_another_move_is_right_if_the_search_finds_it_as_good_as_the_best(
    session: PracticeSession, judge: Judge, chance: float, *, right: bool
) -> None:
    move = others(session)[0]
    told: list[bool] = []
    session.judged.connect(lambda: told.append(session.given_up))
    session.act(move)
    assert verdict(session) is None
    (asked, reply) = judge.asked[0]
    assert asked == move
    reply(
        sorted([Estimate(WITH_OTHERS.mistake.best, 0.5, 0.01), Estimate(move, chance, 0.01)], key=lambda e: -e.chance)
    )
    assert told == [False]
    found = verdict(session)
    assert found is not None
    assert found.right is right
    session.undo()
    session.act(move)
    assert len(judge.asked) == 1, "a verdict is kept"


def test_a_move_that_cannot_be_judged_is_said_to_be_so_and_may_be_tried_again(
    session: PracticeSession, judge: Judge
) -> None:
    session.act(others(session)[0])
    judge.asked[0][1](None)
    assert given_up(session)
    assert session.verdict is None
    session.undo()
    assert not given_up(session)
    session.act(others(session)[0])
    session.undo()
    assert judge.cancelled == [2]
