"""A lesson at the table: what counts, what is refused, and when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from cardtable_gui import games
from cardtable_gui.controller.lessons.lesson_session import LessonSession
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import IllegalActionError
from tests.support.stepped_clock import SteppedClock, wait_for

GAME = games.package("kobayakawa")
LESSONS = {lesson.id: lesson for lesson in GAME.load_lessons()}


class Lesson:
    """A lesson, a table that shows each step at once, and what was heard."""

    def __init__(self, lesson: str) -> None:
        self.clock = SteppedClock()
        self.session = LessonSession(GAME, LESSONS[lesson], Seat(""), self.clock)
        self.shown: list[str] = []
        """The moves that were shown."""
        self.ended = 0
        """How often it was said that the lesson is over."""
        self.session.hinted.connect(lambda hint: self.shown.append(GAME.game.notation(hint.action)))
        self.session.finished.connect(self._end)
        self.session.bot_delay_ms = 0
        self.session.stepped.connect(lambda _step: self.session.step_shown())
        self.session.start()

    def _end(self) -> None:
        self.ended += 1

    def act(self, text: str) -> None:
        """Do this, and wait until the learner is asked again, or the lesson is over."""
        before = self.session.at
        self.session.act(GAME.game.parse(text))
        assert self.session.at > before
        wait_for(self.clock, lambda: self.session.is_humans_turn or self.session.stopped, "the next turn")

    def solved(self) -> bool:
        """Whether the lesson is solved."""
        return self.session.solved

    def refused(self, text: str) -> str:
        """Why this is not what is asked for."""
        with pytest.raises(IllegalActionError) as caught:
            self.session.act(GAME.game.parse(text))
        return caught.value.refusal.message.text


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Callable[[str], Lesson]]:
    """Open lessons of Kobayakawa by id."""
    del qapp
    made: list[Lesson] = []

    def begin(lesson: str) -> Lesson:
        made.append(Lesson(lesson))
        return made[-1]

    yield begin
    for each in made:
        each.session.close()


def test_a_lesson_begins_in_its_position_with_the_learner_to_move(opened: Callable[[str], Lesson]) -> None:
    session = opened("lowest-card").session
    assert [step.text for step in session.steps] == ["draw", "discard 7", "draw", "discard 9"]
    assert session.is_humans_turn
    assert session.onlooker == 0
    assert session.names == ("", "Hana", "Sora")
    assert session.task == 0
    assert not session.kept


def test_what_misses_the_goal_is_refused_in_the_lessons_words_and_changes_nothing(
    opened: Callable[[str], Lesson],
) -> None:
    lesson = opened("lowest-card")
    first = LESSONS["lowest-card"].tasks[0]
    assert first.otherwise is not None
    assert lesson.refused("flip") == first.otherwise.text
    objection = lesson.session.objection(GAME.game.parse("flip"))
    assert objection is not None
    assert objection.rule == "KB5"
    assert lesson.session.task == 0
    assert lesson.session.is_humans_turn


def test_what_the_rules_forbid_is_refused_by_the_rules(opened: Callable[[str], Lesson]) -> None:
    lesson = opened("lowest-card")
    refusal = lesson.session.match.state.refusal(GAME.game.parse("fight"))
    assert refusal is not None
    assert lesson.refused("fight") == refusal.message.text


def test_the_others_do_what_is_recorded_until_the_lesson_is_solved(opened: Callable[[str], Lesson]) -> None:
    lesson = opened("lowest-card")
    for number, text in enumerate(("draw", "discard 13", "fight"), 1):
        assert not lesson.solved()
        lesson.act(text)
        assert lesson.session.task == number
    assert [step.text for step in lesson.session.steps[4:]] == ["draw", "discard 13", "fight", "fold", "fight"]
    assert lesson.solved()
    assert lesson.session.stopped is not None
    assert lesson.ended == 1
    assert not lesson.session.is_humans_turn
    assert lesson.session.to_move is not None, "the next round was dealt, and nobody is asked"


def test_after_the_end_nothing_more_is_done(opened: Callable[[str], Lesson]) -> None:
    lesson = opened("fold")
    lesson.act("fold")
    before = lesson.session.at
    lesson.session.act(GAME.game.parse("draw"))
    assert lesson.session.at == before
    assert lesson.session.objection(GAME.game.parse("draw")) is None


def test_undo_takes_back_a_task_but_not_what_came_before_the_lesson(opened: Callable[[str], Lesson]) -> None:
    lesson = opened("lowest-card")
    assert not lesson.session.can_undo
    lesson.session.undo()
    assert lesson.session.at == 4
    lesson.act("draw")
    lesson.session.undo()
    assert (lesson.session.at, lesson.session.task) == (4, 0)
    assert lesson.session.is_humans_turn


def test_a_lesson_begins_again_from_its_position_even_when_it_is_solved(opened: Callable[[str], Lesson]) -> None:
    lesson = opened("fold")
    begin = lesson.session.at
    lesson.act("fold")
    lesson.session.restart()
    assert lesson.session.at == begin
    assert not lesson.solved()
    assert lesson.session.is_humans_turn
    lesson.act("fold")
    assert lesson.solved()


def test_a_lesson_for_beginners_shows_each_move_by_itself(opened: Callable[[str], Lesson]) -> None:
    lesson = opened("whole-round")
    wait_for(lesson.clock, lambda: lesson.shown, "the first move")
    lesson.act("draw")
    wait_for(lesson.clock, lambda: len(lesson.shown) > 1, "the second move")
    assert lesson.shown == ["draw", "discard 6"]


def test_a_later_lesson_shows_a_move_only_if_it_is_asked_to(opened: Callable[[str], Lesson]) -> None:
    lesson = opened("fold")
    QApplication.processEvents()
    assert not lesson.shown
    lesson.session.hint()
    wait_for(lesson.clock, lambda: lesson.shown, "the move")
    assert lesson.shown == ["fold"]
