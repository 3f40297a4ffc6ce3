"""Questions about a view, each of which says how it is answered, in whatever process or thread that is done.

A new question is a frozen dataclass beside the function that answers it, mostly a `PureQuestion`, and whoever asks it:
`controller.bots` and the bots' process take any. Questions and answers go between processes as pickles.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from cardtable_gui.bots.policy import AnyPolicy
from cardtable_gui.core.game import AnyView

T = TypeVar("T")
"""An answer."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Where and how a question is worked on.

    Attributes:
        rng: the only source of randomness.
        called_off: tells whether the work is to end, with what was found so far.
        by_count: whether steps limit the work, not the clock.
        ask_all_cores: answers a question here and in further processes; None: there are none.
    """

    rng: Random
    called_off: Callable[[], bool] = lambda: False
    by_count: bool = False
    ask_all_cores: Callable[[AnyQuestion], list[Any]] | None = None


@dataclass(frozen=True, slots=True)
class Question(ABC, Generic[T]):
    """A question about the view of the seat to move, to a game's policy."""

    policy: AnyPolicy
    view: AnyView

    @property
    @abstractmethod
    def limit_ms(self) -> float:
        """How long the work may take on a slow machine, in milliseconds."""

    @abstractmethod
    def work_out(self, how: Circumstances) -> T:
        """The answer. May raise whatever a game's bot raises."""

    @abstractmethod
    def fallback(self, rng: Random) -> T:
        """The answer if `work_out` failed; needs no search and never raises."""


@dataclass(frozen=True, slots=True)
class PureQuestion(Question[T | None]):
    """A question whose answer depends on nothing but its fields; None if it can't be had."""

    @property
    def limit_ms(self) -> float:
        """Six seconds, for work that is limited by steps and mostly takes a fraction of one."""
        return 6000

    @abstractmethod
    def answer(self, called_off: Callable[[], bool]) -> T:
        """The answer; any, once it is called off."""

    def work_out(self, how: Circumstances) -> T | None:
        """The answer; None if it was called off."""
        found = self.answer(how.called_off)
        return None if how.called_off() else found

    def fallback(self, rng: Random) -> None:
        """None: what is found must be the same every time."""
        del rng


AnyQuestion: TypeAlias = Question[Any]
