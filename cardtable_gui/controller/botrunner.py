"""Who lets bots think. A session is given a `BotRunner`; the window's own is `processrunner.ProcessRunner`."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from PySide6.QtCore import QTimer

from cardtable_gui.bots import levels
from cardtable_gui.bots.effort import Effort
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.traces import without_words
from cardtable_gui.games import Box

log = logging.getLogger(__name__)

Reply: TypeAlias = Callable[[Action], None]


@dataclass(frozen=True, slots=True)
class Question:
    """A move to think about: the view of the seat to move, and the bot's level."""

    box: Box
    level: str
    view: AnyView

    @property
    def ms(self) -> float:
        """How long the bot may think, in milliseconds."""
        return levels.BUDGET_MS[levels.nearest(self.level)]


class BotRunner(ABC):
    """Lets bots think without stopping the window, one move at a time and in order."""

    @abstractmethod
    def prepare(self, box: Box) -> None:
        """A match with bots begins: make ready for it. Returns at once."""

    @abstractmethod
    def think(self, question: Question, reply: Reply) -> int:
        """Think about a move; return a ticket.

        `reply` is called once, later, from the event loop of the calling thread, with a legal action: a bot that fails
        is replaced by chance, so that no match ever stalls. It is not called after `cancel`.
        """

    @abstractmethod
    def cancel(self, ticket: int) -> None:
        """Call a question off. One that is answered or unknown is nothing to call off."""

    @abstractmethod
    def close(self) -> None:
        """End all thinking; nothing is called afterwards. Call it before the program ends; twice does no harm."""


class InlineRunner(BotRunner):
    """Thinks in the window's own thread, between two events: for pictures and for systems without processes.

    With a seed it is repeatable, and the work is bounded by a count in place of the clock.
    """

    def __init__(self, seed: int | None = None) -> None:
        """Make a runner that has nothing to do."""
        self._by_count = seed is not None
        self._rng = Random(seed)
        self._asked: dict[int, tuple[Question, Reply]] = {}
        self._tickets = 0

    def prepare(self, box: Box) -> None:
        """Nothing has to be made ready."""

    def think(self, question: Question, reply: Reply) -> int:
        """See `BotRunner.think`."""
        self._tickets += 1
        ticket = self._tickets
        self._asked[ticket] = (question, reply)
        QTimer.singleShot(0, lambda: self._answer(ticket))
        return ticket

    def cancel(self, ticket: int) -> None:
        """See `BotRunner.cancel`."""
        self._asked.pop(ticket, None)

    def close(self) -> None:
        """See `BotRunner.close`."""
        self._asked.clear()

    def _answer(self, ticket: int) -> None:
        if ticket in self._asked:
            question, reply = self._asked.pop(ticket)
            effort = Effort.by_count(question.ms) if self._by_count else Effort.by_clock(question.ms)
            reply(think_here(question, self._rng, effort))


def think_here(question: Question, rng: Random, effort: Effort) -> Action:
    """Think at once, in this thread; a bot that fails is replaced by chance."""
    try:
        action: Action = levels.choose(question.box.knowledge, question.level, question.view, rng, effort)
        if question.view.refusal(action) is None:
            return action
        log.error("a bot of %s chose what is not legal", question.box.game.id)
    except Exception as error:  # noqa: BLE001 - whatever a bot does, the match goes on
        log.error("a bot of %s failed\n%s", question.box.game.id, without_words(error))
    return by_chance(question, rng)


def by_chance(question: Question, rng: Random) -> Action:
    """Any legal action."""
    action: Action = rng.choice(question.view.legal_actions())
    return action
