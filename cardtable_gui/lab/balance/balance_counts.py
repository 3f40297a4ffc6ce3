"""Counts of the command `balance` in a game: how deals end, how long they are, and which actions are done.

A game that has more to tell than any game has a `BalanceCounts` of its own (`lab/games/<id>/balance.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.messages import Message

S = TypeVar("S", bound=AnyState)

WEEKS: Final = "weeks"


class BalanceCounts(Generic[S]):
    """Counts what any game has."""

    periods: ClassVar[str] = ""
    """The parts of a deal that `period` numbers, such as `WEEKS`; empty: there are none."""
    words: ClassVar[Mapping[str, Message]] = {}
    """What `ends` and `kinds` are called, for readers; what is missing is called by its key."""

    def period(self, state: S) -> int:
        """In which part of the deal this is, from 1; only asked if there are `periods`."""
        raise NotImplementedError(f"{type(self).__name__} counts no parts")

    def start(self, state: S) -> int | None:
        """Who starts the deal, as soon as the rules have found that out; None: not yet, or the deal says so."""
        del state
        return None

    def ends(self, before: S, action: Action) -> str:
        """How the deal ended that this action in this state ended: one of few keys; empty: there's only one way."""
        del before, action
        return ""

    def kinds(self, before: S, action: Action) -> Iterable[str]:
        """The kinds of an action, as keys: the verb, and what else is of interest, such as the special card in it."""
        return (before.game.notation(action).partition(" ")[0],)


AnyCounts: TypeAlias = BalanceCounts[Any]

ANY_GAME: Final[AnyCounts] = BalanceCounts()
