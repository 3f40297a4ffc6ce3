"""Lets the others in a lesson do what its record says, and shows the learner what it says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable_gui.bots.advice import Advice
from cardtable_gui.controller.bots.bot_runner import (
    AssessmentQuestion,
    AssessmentReply,
    DeferredRunner,
    HintReply,
    Question,
    Reply,
    heuristic_move,
)
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView
from cardtable_gui.games import GamePackage


class LessonRunner(DeferredRunner):
    """Answers at once, in the window's thread, from the lesson's record."""

    def __init__(self, recorded: Callable[[], Action | None], shown: Callable[[], Action | None]) -> None:
        """Answer with the recorded action for this moment, and show the learner the action that `shown` finds."""
        super().__init__()
        self._recorded = recorded
        self._shown = shown

    def think(self, question: Question, reply: Reply) -> int:
        """What is recorded; a beginner's move if the learner has solved the lesson in another way."""

        def answer() -> None:
            action = self._recorded()
            if action is None or question.view.refusal(action) is not None:
                action = heuristic_move(question, Random(0))
            reply(action)

        return self._ask(answer)

    def advise(self, package: GamePackage, view: AnyView, reply: HintReply) -> int:
        """An action that meets the goal, without a reason: the lesson gives it."""
        del package, view

        def answer() -> None:
            action = self._shown()
            reply(None if action is None else Advice(action))

        return self._ask(answer)

    def assess(self, question: AssessmentQuestion, reply: AssessmentReply) -> int:
        """Nothing is assessed in a lesson."""
        del question
        return self._ask(lambda: reply(None))
