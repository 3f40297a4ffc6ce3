"""A session that teaches: a recorded position in which only what meets the lesson's goal is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from PySide6.QtCore import Slot

from cardtable_gui import games
from cardtable_gui.bots.advice import Advice, HintQuestion
from cardtable_gui.bots.cast import CAST
from cardtable_gui.bots.levels import MoveQuestion
from cardtable_gui.bots.questions import AnyQuestion
from cardtable_gui.controller.bots.bot_runner import DeferredRunner
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_terms import LESSON
from cardtable_gui.controller.phases import AskingPerson, Closed, NotStarted
from cardtable_gui.controller.seats import Seat, about_seats, seats_of
from cardtable_gui.controller.session import Session
from cardtable_gui.core.actions import Action, IllegalActionError, Refusal
from cardtable_gui.core.files.record import Record, read_record
from cardtable_gui.core.lesson import Attempt, Lesson
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.strict_json import entry, whole
from cardtable_gui.games import GamePackage
from cardtable_gui.resources import resource
from cardtable_gui.timing import Clock


class LessonRunner(DeferredRunner):
    """Answers at once, in the window's thread, from the lesson's record."""

    def __init__(self, recorded: Callable[[], Action | None], shown: Callable[[], Action | None]) -> None:
        """Answer with the recorded action for this moment, and show the learner the action that `shown` finds."""
        super().__init__()
        self._recorded = recorded
        self._shown = shown

    def answer(self, question: AnyQuestion) -> Any:
        """A move: what is recorded, if the learner hasn't solved the lesson in another way.

        A hint: an action that meets the goal, without a reason, which the lesson gives. Else nothing.
        """
        match question:
            case MoveQuestion(view=view):
                action = self._recorded()
                return None if action is None or view.refusal(action) is not None else action
            case HintQuestion():
                action = self._shown()
                return None if action is None else Advice(action)
            case _:
                return None


KEY = "lesson"
TOLD_OF: Final = tuple(each.id for each in CAST[:2])
"""Who the lessons' texts tell of: the players to the left of the learner, in order."""


@dataclass(frozen=True, slots=True)
class LessonRecord:
    """A lesson's record, and the number of actions before its first decision."""

    record: Record
    begin: int

    def match(self, person: Seat) -> Match:
        """The match at the lesson's first decision: this person learns, and the others are those its texts tell of."""
        others = iter(TOLD_OF)
        seats = [
            person if seat.level is None else replace(seat, character=next(others, ""))
            for seat in seats_of(self.record)
        ]
        record = replace(self.record, seats=tuple(seat.text for seat in seats), extra=about_seats(seats))
        return Match.of(replace(record, actions=self.record.actions[: self.begin]))


def read(game: str, lesson: str) -> LessonRecord:
    """The record of a lesson.

    Raises:
        MissingResourceError: there is no such file.
        RecordError: it cannot be read.
        JsonError: it does not say where the lesson begins.
    """
    text = resource(f"assets/lessons/{game}/{lesson}.cardtable").read_text(encoding="utf-8")
    record = read_record(text, games.game, Random(0))
    about = entry(dict(record.extra), KEY, dict)
    return LessonRecord(record, whole(about, "begin", 0, len(record.actions) - 1, place=KEY))


class LessonSession(Session):
    """Teaches one lesson; it is not saved. `finished` follows when it is solved and the table has shown it.

    The learner is the only person of the record. The others do what is recorded.
    """

    def __init__(self, package: GamePackage, lesson: Lesson, person: Seat, clock: Clock) -> None:
        """Prepare a lesson of a game.

        Args:
            package: the game.
            lesson: one of its lessons.
            person: the learner's seat.
            clock: what the others' delay goes by.

        Raises:
            MissingResourceError: its record is missing.
            JsonError: its record is damaged.
        """
        found = read(package.game.id, lesson.id)
        self._script = found.record.actions
        self._begin = found.begin
        self._lesson = lesson
        self._led = -1
        """The number of actions at the decision for which the move was shown."""
        self._taught: tuple[int, Sequence[Action]] | None = None
        match = found.match(person)
        self._teacher = LessonRunner(self._recorded, self._shown_action)
        super().__init__(match, f"lesson-{package.game.id}-{lesson.id}", None, self._teacher, clock, terms=LESSON)
        self.asked.connect(self._lead)

    @property
    def lesson(self) -> Lesson:
        """The lesson that is taught."""
        return self._lesson

    @property
    def task(self) -> int:
        """The number of tasks that have been done: the index of the current one."""
        (learner,) = self.match.people
        return sum(step.seat == learner for step in self.match.steps[self._begin :])

    @property
    def solved(self) -> bool:
        """Whether all tasks are done, and the others have done what is recorded."""
        return self.task >= len(self._lesson.tasks) and len(self.match.steps) >= len(self._script)

    @property
    def stopped(self) -> Message | None:
        """The text once nobody is asked to move any more."""
        return QT_TRANSLATE_NOOP("table", "You’ve solved this lesson.") if self.solved else None

    @property
    def can_undo(self) -> bool:
        """Whether anything has been done in the lesson."""
        return len(self.match.steps) > self._begin

    def undo(self) -> None:
        """Undo the last task."""
        if self.can_undo:
            super().undo()

    def restart(self) -> None:
        """Go back to the lesson's position."""
        if not isinstance(self.phase, NotStarted | Closed):
            while self.can_undo:
                self.match.take_back()
            self._led = -1
            self._jump()

    def objection(self, action: Action) -> Refusal | None:
        """Why a legal action does not meet the goal; None if it does."""
        if self.task >= len(self._lesson.tasks):
            return None
        return self._lesson.refusal(self.task, Attempt(self.match.state, action))

    @property
    def taught(self) -> Sequence[Action]:
        """All moves that meet the goal, as soon as one of them has been shown."""
        here = len(self.match.steps)
        if self.task >= len(self._lesson.tasks) or not (self._lesson.shown or self._led == here):
            return ()
        if self._taught is None or self._taught[0] != here:
            legal = self.match.state.legal_actions()
            self._taught = here, [action for action in legal if self.objection(action) is None]
        return self._taught[1]

    def hint(self) -> None:
        """Show a move that meets the goal; from now on all that do stand out."""
        if isinstance(self.phase, AskingPerson):
            self._led = len(self.match.steps)
        super().hint()

    def act(self, action: Action) -> None:
        """Do an action. Raises `IllegalActionError` for one that does not meet the goal, too."""
        if isinstance(self.phase, AskingPerson):
            refusal = self.match.state.refusal(action) or self.objection(action)
            if refusal is not None:
                raise IllegalActionError(refusal)
            super().act(action)

    def step_shown(self) -> None:
        """Tell the session that the table has shown the last step, and do what the lesson does next."""
        super().step_shown()
        self._lead()

    def close(self) -> None:
        """Stop, and release the match."""
        super().close()
        self._teacher.close()

    @Slot()
    def _lead(self) -> None:
        """Show the move, in a lesson that does so, once the table is at rest."""
        here = len(self.match.steps)
        if self._lesson.shown and self._led != here and self._shown and isinstance(self.phase, AskingPerson):
            self.hint()

    def _recorded(self) -> Action | None:
        """The recorded action for this moment; None: nothing more is recorded."""
        here = len(self.match.steps)
        if here >= len(self._script):
            return None
        action: Action = self.package.game.parse(self._script[here])
        return action

    def _shown_action(self) -> Action | None:
        """An action that meets the current goal, the recorded one if it does."""
        recorded = self._recorded()
        state = self.match.state
        wanted = () if recorded is None or state.refusal(recorded) is not None else (recorded,)
        return next((each for each in (*wanted, *state.legal_actions()) if self.objection(each) is None), None)
