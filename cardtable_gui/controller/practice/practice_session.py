"""A session that asks for a better move than the one that was a mistake."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal

from cardtable_gui.bots.advice import telling
from cardtable_gui.bots.assessment import Assessment, AssessmentQuestion, Verdict, verdict
from cardtable_gui.controller.bots.bot_runner import BotRunner
from cardtable_gui.controller.practice.answer import Answer
from cardtable_gui.controller.practice.exercise import Exercise, is_right
from cardtable_gui.controller.practice.position_session import PositionSession
from cardtable_gui.controller.review.review import BUDGET_MS
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.timing import Clock


class PracticeSession(PositionSession):
    """Judges the answer as a review does: by the kept verdicts, or for another move by the same search."""

    judged = Signal()
    """What the player's move is worth has been found, or can't be; with `exercise`, which now holds the verdict."""

    def __init__(self, exercise: Exercise, person: Seat, runner: Callable[[], BotRunner], clock: Clock) -> None:
        """Prepare an exercise.

        Args:
            exercise: what is asked.
            person: the player's seat.
            runner: called when a move is to be judged by a search; it stays the caller's.
            clock: what movements go by.

        Raises:
            RecordError: the position can't be played.
        """
        self._exercise = exercise
        self._judge = runner
        self._ticket: int | None = None
        self._verdict: Verdict[Action] | None = None
        self._failed = False
        super().__init__(exercise.position(person), f"practice-{exercise.id}", clock)

    @property
    def exercise(self) -> Exercise:
        """The exercise, with all verdicts that are known."""
        return self._exercise

    def take_over(self, exercise: Exercise) -> None:
        """Go on with the same exercise after its dates have changed."""
        self._exercise = exercise

    @property
    def given_up(self) -> bool:
        """Whether the player's move couldn't be judged."""
        return self._failed

    @property
    def verdict(self) -> Answer | None:
        """The worth of the player's move, as soon as it's known."""
        found = self._verdict
        if found is None:
            return None
        view = self.match.state_at(self._begin).view(self.match.people[0])
        played: Action = self.package.game.parse(self._exercise.played)
        right = is_right(found)
        best = self.match.steps[self._begin].action if right else found.best
        reason = None if best == played else next(iter(telling(self.package.policy, view, best, [played])), None)
        return Answer(right, found.chance, best, found.best_chance, reason)

    @property
    def stopped(self) -> Message | None:
        """The text once nobody is asked to move any more."""
        return QT_TRANSLATE_NOOP("table", "You’ve made your move.") if self.can_undo else None

    def act(self, action: Action) -> None:
        """Do the player's move, which is judged at once."""
        before = len(self.match.steps)
        super().act(action)
        if len(self.match.steps) > before:
            self._ask(self.match.steps[before].text, action)

    def undo(self) -> None:
        """Ask again."""
        self._forget()
        super().undo()

    def close(self) -> None:
        """Stop, and release the match."""
        self._forget()
        super().close()

    def _ask(self, text: str, action: Action) -> None:
        known = self._exercise.known(text)
        if known is not None:
            self._verdict = known
            self.judged.emit()
            return
        view = self.match.state_at(self._begin).view(self.match.people[0])
        self._ticket = self._judge().ask(
            AssessmentQuestion(self.package.policy, view, action, BUDGET_MS),
            lambda found: self._assessed(text, action, found),
        )

    def _assessed(self, text: str, action: Action, found: Assessment | None) -> None:
        self._ticket = None
        self._failed = found is None
        if found is not None:
            self._verdict = verdict(found, action)
            self._exercise = self._exercise.with_verdict(text, self._verdict)
        self.judged.emit()

    def _forget(self) -> None:
        """Ask for no verdict any more."""
        ticket, self._ticket = self._ticket, None
        if ticket is not None:
            self._judge().cancel(ticket)
        self._verdict, self._failed = None, False
