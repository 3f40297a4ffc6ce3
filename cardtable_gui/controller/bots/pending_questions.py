"""The questions that a `ProcessRunner` is asked: moves, hints and assessments."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from cardtable_gui.bots.advice import AnyAdvice
from cardtable_gui.bots.worker import Advised, Assessed, AssessmentTask, Done, HintTask, Task
from cardtable_gui.controller.bots.bot_runner import (
    Assessment,
    AssessmentQuestion,
    AssessmentReply,
    HintReply,
    Question,
    Reply,
    advise_now,
    assess_now,
    heuristic_move,
    think_now,
)
from cardtable_gui.controller.bots.thinking_thread import ThinkingThread
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView
from cardtable_gui.games import GamePackage


@dataclass(frozen=True, slots=True)
class Timeouts:
    """The time limits, in milliseconds."""

    grace: int = 2000
    """Extra time beyond a bot's budget on a busy machine, after which its process is killed."""
    hint: int = 8000
    """The time limit for a hint, whose work is limited by steps."""
    assessment: int = 20_000
    """The time limit for an assessment, whose work is limited by steps."""
    start: int = 20_000
    """The time limit for a new process to get ready; then it is killed."""
    wait: int = 3000
    """The time that a question waits for a starting process; then it is worked on in a thread."""
    pause: int = 500
    """The pause after the first failed start; doubled after each further one."""
    most_pause: int = 60_000
    """The maximum pause after a failed start."""


class PendingQuestion(ABC):
    """A question about one view: what to ask the process, and what to do with its answer."""

    def __init__(self, number: int, package: GamePackage, view: AnyView) -> None:
        """`number`: its ticket."""
        self.number = number
        self.package = package
        self.view = view
        self.deaths = 0
        self.thought: ThinkingThread[Any] | None = None
        """The thread that works on the question in the window's process, if any."""

    @abstractmethod
    def limit(self, patience: Timeouts) -> int:
        """The time limit for thinking, in milliseconds."""

    @abstractmethod
    def task(self, policy: bytes, view: bytes, rng: Random) -> Task | HintTask | AssessmentTask:
        """The request to the process."""

    @abstractmethod
    def found(self, done: Any) -> object:
        """The result in the process's answer."""

    @abstractmethod
    def think_now(self, rng: Random, called_off: Callable[[], bool]) -> object:
        """Think within a step count; None on failure."""

    @abstractmethod
    def fallback_answer(self, rng: Random) -> object:
        """An answer that needs no search."""

    @abstractmethod
    def answer(self, found: Any) -> None:
        """Deliver the answer."""


class PendingMove(PendingQuestion):
    """A move for a bot to decide."""

    def __init__(self, number: int, question: Question, reply: Reply) -> None:
        """See `BotRunner.think`."""
        super().__init__(number, question.package, question.view)
        self._question = question
        self._reply = reply

    def limit(self, patience: Timeouts) -> int:
        """See `PendingQuestion.limit`."""
        return patience.hint if self._question.seed is not None else round(self._question.ms) + patience.grace

    def task(self, policy: bytes, view: bytes, rng: Random) -> Task:
        """See `PendingQuestion.task`."""
        question = self._question
        seed = rng.getrandbits(62) if question.seed is None else question.seed
        return Task(self.number, policy, view, question.level, seed, question.ms, question.seed is not None)

    def found(self, done: Done) -> Action:
        """See `PendingQuestion.found`."""
        action: Action = self.package.game.parse(str(done.action))
        return action

    def think_now(self, rng: Random, called_off: Callable[[], bool]) -> Action | None:
        """See `PendingQuestion.think_now`."""
        return think_now(self._question, self._question.rng(rng), self._question.budget_by_count(called_off))

    def fallback_answer(self, rng: Random) -> Action:
        """See `PendingQuestion.fallback_answer`."""
        return heuristic_move(self._question, self._question.rng(rng))

    def answer(self, found: Action) -> None:
        """See `PendingQuestion.answer`."""
        self._reply(found)


class PendingHint(PendingQuestion):
    """A hint to work out."""

    def __init__(self, number: int, package: GamePackage, view: AnyView, reply: HintReply) -> None:
        """See `BotRunner.advise`."""
        super().__init__(number, package, view)
        self._reply = reply

    def limit(self, patience: Timeouts) -> int:
        """See `PendingQuestion.limit`."""
        return patience.hint

    def task(self, policy: bytes, view: bytes, rng: Random) -> HintTask:
        """See `PendingQuestion.task`."""
        del rng
        return HintTask(self.number, policy, view)

    def found(self, done: Advised) -> AnyAdvice:
        """See `PendingQuestion.found`."""
        return done.advice.named(self.package.game.parse)

    def think_now(self, rng: Random, called_off: Callable[[], bool]) -> AnyAdvice | None:
        """See `PendingQuestion.think_now`."""
        del rng
        return advise_now(self.package, self.view, called_off)

    def fallback_answer(self, rng: Random) -> None:
        """None: a hint must be the same every time."""
        del rng

    def answer(self, found: AnyAdvice | None) -> None:
        """See `PendingQuestion.answer`."""
        self._reply(found)


class PendingAssessment(PendingQuestion):
    """A decision to assess."""

    def __init__(self, number: int, question: AssessmentQuestion, reply: AssessmentReply) -> None:
        """See `BotRunner.assess`."""
        super().__init__(number, question.package, question.view)
        self._question = question
        self._reply = reply

    def limit(self, patience: Timeouts) -> int:
        """See `PendingQuestion.limit`."""
        return patience.assessment

    def task(self, policy: bytes, view: bytes, rng: Random) -> AssessmentTask:
        """See `PendingQuestion.task`."""
        del rng
        asked = self._question
        chosen = self.package.game.notation(asked.chosen)
        return AssessmentTask(self.number, policy, view, chosen, asked.ms, asked.thorough)

    def found(self, done: Assessed) -> Assessment:
        """See `PendingQuestion.found`."""
        return [each.named(self.package.game.parse) for each in done.estimates]

    def think_now(self, rng: Random, called_off: Callable[[], bool]) -> Assessment | None:
        """See `PendingQuestion.think_now`."""
        del rng
        return assess_now(self._question, called_off)

    def fallback_answer(self, rng: Random) -> None:
        """None: an assessment must be the same every time."""
        del rng

    def answer(self, found: Assessment | None) -> None:
        """See `PendingQuestion.answer`."""
        self._reply(found)
