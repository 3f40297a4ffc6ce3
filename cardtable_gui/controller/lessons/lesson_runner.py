"""Lets the others in a lesson do what its record says, and shows the learner what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable_gui.bots.advice import Advice, HintQuestion
from cardtable_gui.bots.levels import MoveQuestion
from cardtable_gui.bots.questions import AnyQuestion
from cardtable_gui.controller.bots.bot_runner import DeferredRunner
from cardtable_gui.core.actions import Action


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
