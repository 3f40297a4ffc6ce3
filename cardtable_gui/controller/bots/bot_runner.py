"""`BotRunner`, through which a session lets bots think; the window uses `process_runner.ProcessRunner`."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from PySide6.QtCore import QTimer

from cardtable_gui.bots import levels
from cardtable_gui.bots.advice import AnyAdvice, advise
from cardtable_gui.bots.assessment import BUDGET_MS, assess
from cardtable_gui.bots.search import Estimate
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.traces import traceback_without_text
from cardtable_gui.games import GamePackage

log = logging.getLogger(__name__)

Reply: TypeAlias = Callable[[Action], None]
HintReply: TypeAlias = Callable[[AnyAdvice | None], None]
Assessment: TypeAlias = Sequence[Estimate[Action]]
"""What the options of a decision are worth, the best first; at least one."""
AssessmentReply: TypeAlias = Callable[[Assessment | None], None]


@dataclass(frozen=True, slots=True)
class Question:
    """A move for a bot to decide: the view of the seat to move, and the bot's level."""

    package: GamePackage
    level: str
    view: AnyView
    on_fallback: Callable[[], None] = field(default=lambda: None, compare=False)
    """Called before `reply` if the bot failed and a heuristic move replaces its move."""
    seed: int | None = None
    """Makes the move repeatable: the bot's random numbers come from this, and steps limit its work, not the clock.
    None: its random numbers are any."""

    @property
    def ms(self) -> float:
        """The bot's time budget in milliseconds."""
        return levels.BUDGET_MS[levels.nearest(self.level)]

    def rng(self, otherwise: Random) -> Random:
        """The random generator for this move: its own if it is to be repeatable."""
        return otherwise if self.seed is None else Random(self.seed)

    def budget_by_count(self, called_off: Callable[[], bool] = lambda: False) -> ThinkingBudget:
        """The steps that this time stands for; see `ThinkingBudget.by_count`."""
        return ThinkingBudget.by_count(self.ms, called_off, steps_per_ms=self.package.policy.steps_per_ms)


@dataclass(frozen=True, slots=True)
class AssessmentQuestion:
    """A decision to assess: the view of the seat to move, and the action that it chose.

    `ms` and `thorough` as for `assessment.assess`.
    """

    package: GamePackage
    view: AnyView
    chosen: Action
    ms: float = BUDGET_MS
    thorough: bool = False


class BotRunner(ABC):
    """Lets bots think without blocking the window, one move at a time and in order."""

    @abstractmethod
    def prepare(self, package: GamePackage, levels: Collection[str]) -> None:
        """Prepare for a match with bots of these levels. Returns at once."""

    @abstractmethod
    def think(self, question: Question, reply: Reply) -> int:
        """Let a bot decide a move; return a ticket.

        `reply` is called once, later, from the event loop of the calling thread, with a legal action: a bot that fails
        is replaced by a heuristic move, so that no match ever stalls. It is not called after `cancel`.
        """

    @abstractmethod
    def advise(self, package: GamePackage, view: AnyView, reply: HintReply) -> int:
        """Work out a hint for the seat to move, in its view; return a ticket.

        `reply` is called as for `think`, with advice that depends only on the view, or with None on failure.
        """

    @abstractmethod
    def assess(self, question: AssessmentQuestion, reply: AssessmentReply) -> int:
        """Assess the options of a decision; return a ticket.

        `reply` is called as for `think`, with estimates that depend only on the question, or with None on failure.
        """

    @abstractmethod
    def cancel(self, ticket: int) -> None:
        """Cancel a question; does nothing for an answered or unknown ticket."""

    @abstractmethod
    def hurry(self, ticket: int) -> None:
        """Have a move decided at once, by what was thought so far; does nothing for any other ticket."""

    @abstractmethod
    def close(self) -> None:
        """Stop all thinking; no callback follows. Must be called before the program ends; repeated calls do nothing."""


class DeferredRunner(BotRunner):
    """Answers in the window's thread, between two events; who inherits from it says what."""

    def __init__(self) -> None:
        """Make an idle runner."""
        self._asked: dict[int, Callable[[], None]] = {}
        self._tickets = 0

    def prepare(self, package: GamePackage, levels: Collection[str]) -> None:
        """Does nothing."""

    def cancel(self, ticket: int) -> None:
        """See `BotRunner.cancel`."""
        self._asked.pop(ticket, None)

    def hurry(self, ticket: int) -> None:
        """Does nothing: the window waits for the answer."""

    def close(self) -> None:
        """See `BotRunner.close`."""
        self._asked.clear()

    def _ask(self, answer: Callable[[], None]) -> int:
        """Call this from the event loop, unless the returned ticket is cancelled before."""
        self._tickets += 1
        ticket = self._tickets
        self._asked[ticket] = answer
        QTimer.singleShot(0, lambda: self._answer(ticket))
        return ticket

    def _answer(self, ticket: int) -> None:
        if ticket in self._asked:
            self._asked.pop(ticket)()


class InlineRunner(DeferredRunner):
    """Thinks in the window's thread, between two events: for pictures and for systems without processes.

    With a seed it is repeatable, and the work is limited by a step count instead of the clock.
    """

    def __init__(self, seed: int | None = None) -> None:
        """Make an idle runner."""
        super().__init__()
        self._by_count = seed is not None
        self._rng = Random(seed)

    def think(self, question: Question, reply: Reply) -> int:
        """See `BotRunner.think`."""

        def answer() -> None:
            by_count = self._by_count or question.seed is not None
            effort = question.budget_by_count() if by_count else ThinkingBudget.by_clock(question.ms)
            rng = question.rng(self._rng)
            reply(think_now(question, rng, effort) or heuristic_move(question, rng))

        return self._ask(answer)

    def advise(self, package: GamePackage, view: AnyView, reply: HintReply) -> int:
        """See `BotRunner.advise`."""
        return self._ask(lambda: reply(advise_now(package, view, lambda: False)))

    def assess(self, question: AssessmentQuestion, reply: AssessmentReply) -> int:
        """See `BotRunner.assess`."""
        return self._ask(lambda: reply(assess_now(question, lambda: False)))


def think_now(question: Question, rng: Random, effort: ThinkingBudget) -> Action | None:
    """Think synchronously in this thread; None if the bot fails."""
    try:
        action: Action = levels.choose(question.package.policy, question.level, question.view, rng, effort)
        if question.view.refusal(action) is None:
            return action
        log.error("a bot of %s chose what is not legal", question.package.game.id)
    except Exception as error:  # noqa: BLE001 - a bot's failure must not stop the match
        log.error("a bot of %s failed\n%s", question.package.game.id, traceback_without_text(error))
    return None


def heuristic_move(question: Question, rng: Random) -> Action:
    """A beginner's move, without search; a random one if that fails or the level is `random`."""
    action: Action
    view = question.view
    question.on_fallback()
    if levels.nearest(question.level) != "random":
        try:
            action = question.package.policy.easy(view, rng)
            if view.refusal(action) is None:
                return action
            log.error("a bot of %s chose what is not legal", question.package.game.id)
        except Exception as error:  # noqa: BLE001 - as above
            log.error("a bot of %s failed\n%s", question.package.game.id, traceback_without_text(error))
    action = rng.choice(view.legal_actions())
    return action


def advise_now(package: GamePackage, view: AnyView, called_off: Callable[[], bool]) -> AnyAdvice | None:
    """Work out a hint synchronously in this thread; None if that failed or was cancelled."""
    try:
        found: AnyAdvice = advise(package.policy, view, called_off)
    except Exception as error:  # noqa: BLE001 - the match goes on without a hint
        log.error("a hint of %s failed\n%s", package.game.id, traceback_without_text(error))
        return None
    return None if called_off() or view.refusal(found.action) is not None else found


def assess_now(question: AssessmentQuestion, called_off: Callable[[], bool]) -> Assessment | None:
    """Assess a decision synchronously in this thread; None if that failed or was cancelled."""
    try:
        found: Assessment = assess(
            question.package.policy,
            question.view,
            question.chosen,
            called_off,
            question.ms,
            thorough=question.thorough,
        )
    except Exception as error:  # noqa: BLE001 - whoever asked goes on without an assessment
        log.error("an assessment of %s failed\n%s", question.package.game.id, traceback_without_text(error))
        return None
    return None if called_off() else found
