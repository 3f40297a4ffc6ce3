"""`BotRunner`, which answers questions about views; the window uses `process_runner.ProcessRunner`."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from random import Random
from typing import TypeVar

from PySide6.QtCore import QTimer

from cardtable_gui.bots.questions import Circumstances, Question
from cardtable_gui.core.traces import traceback_without_text
from cardtable_gui.games import GamePackage

log = logging.getLogger(__name__)

T = TypeVar("T")


class BotRunner(ABC):
    """Answers questions without blocking the window, one at a time and in order."""

    @abstractmethod
    def prepare(self, package: GamePackage, levels: Collection[str]) -> None:
        """Prepare for a match with bots of these levels. Returns at once."""

    @abstractmethod
    def ask(
        self, question: Question[T], reply: Callable[[T], None], on_fallback: Callable[[], None] = lambda: None
    ) -> int:
        """Have a question answered; return a ticket.

        `reply` is called once, later, from the event loop of the calling thread: a bot that fails is replaced by the
        question's fallback, so that no match ever stalls, and `on_fallback` is called before. Neither is called after
        `cancel`.
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

    @abstractmethod
    def answer(self, question: Question[T]) -> T | None:
        """The answer; None: the question's fallback is to be taken."""

    @property
    def rng(self) -> Random:
        """The random numbers of fallbacks."""
        return Random(0)

    def ask(
        self, question: Question[T], reply: Callable[[T], None], on_fallback: Callable[[], None] = lambda: None
    ) -> int:
        """Answer from the event loop, unless the returned ticket is cancelled before."""

        def answer() -> None:
            found = self.answer(question)
            if found is None:
                on_fallback()
                found = question.fallback(self.rng)
            reply(found)

        self._tickets += 1
        ticket = self._tickets
        self._asked[ticket] = answer
        QTimer.singleShot(0, lambda: self._answer(ticket))
        return ticket

    def prepare(self, package: GamePackage, levels: Collection[str]) -> None:
        """Do nothing."""

    def cancel(self, ticket: int) -> None:
        """Forget a question that waits."""
        self._asked.pop(ticket, None)

    def hurry(self, ticket: int) -> None:
        """Do nothing: the window waits for the answer."""

    def close(self) -> None:
        """Forget all questions."""
        self._asked.clear()

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

    @property
    def rng(self) -> Random:
        """The runner's random numbers."""
        return self._rng

    def answer(self, question: Question[T]) -> T | None:
        """Work it out at once."""
        return answer_now(question, Circumstances(self._rng, by_count=self._by_count))


def answer_now(question: Question[T], how: Circumstances) -> T | None:
    """Work out a question in this thread; None if that failed."""
    try:
        return question.work_out(how)
    except Exception as error:  # noqa: BLE001 - a bot's failure must not stop the match
        log.error("a bot of %s failed\n%s", question.view.game.id, traceback_without_text(error))
        return None
