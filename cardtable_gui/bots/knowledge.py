"""What a game's folder tells the bots, which know no concrete game themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Generic, TypeAlias

from cardtable_gui.bots.effort import Effort
from cardtable_gui.core.game import A, View


class Knowledge(ABC, Generic[A]):
    """How to play one game at each level, from a view of the seat to move: it cannot know more than that seat."""

    @abstractmethod
    def easy(self, view: View[A], rng: Random) -> A:
        """A beginner's move: sound at first sight, without reckoning. Must end every match (no endless circles)."""

    @abstractmethod
    def normal(self, view: View[A], rng: Random, effort: Effort) -> A:
        """A good player's move, some 10 ms of work; when `effort.spent()` turns true it returns its best so far."""


AnyKnowledge: TypeAlias = Knowledge[Any]
