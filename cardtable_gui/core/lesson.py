"""Lessons as data: what a learner is asked to do in a recorded position, and what is said to each likely mistake.

A game lists its lessons in a module named by its `GamePackage`; the position of each is a match record in
`assets/lessons/<game>/<id>.cardtable`. Checks judge one action by its notation and by the cards that it moves, so
they know no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.events import DealEnded, Event, Moved
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.messages import Message
from cardtable_gui.core.zones import hand_of


class Attempt:
    """A legal action of the seat to move, tried out on a copy of a state when a check asks what it brings about."""

    def __init__(self, state: AnyState, action: Action) -> None:
        """`state` must stay as it is."""
        assert state.to_move is not None
        self.seat: int = state.to_move
        self.text: str = state.game.notation(action)
        self._state = state
        self._action = action

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The events of the action, up to the next decision, in full. Raises `IllegalActionError`."""
        events: list[Event] = []
        self._state.copy().act(self._action, events)
        return tuple(events)

    def moves(self) -> Iterator[Moved]:
        """The moves of cards before the deal ends."""
        for event in self.events:
            if isinstance(event, DealEnded):
                return
            if isinstance(event, Moved):
                yield event

    def put(self) -> Counter[str | None]:
        """The cards that leave the seat's hand."""
        return Counter(card for move in self.moves() if move.source == hand_of(self.seat) for card in move.cards)


class Check(ABC):
    """A condition on an attempt."""

    @abstractmethod
    def holds(self, attempt: Attempt) -> bool:
        """Whether the attempt meets it."""


@dataclass(frozen=True, slots=True, init=False)
class Does(Check):
    """The action is one of these, in canonical notation: “play 7 7”."""

    texts: frozenset[str]

    def __init__(self, *texts: str) -> None:
        """Take the notations."""
        object.__setattr__(self, "texts", frozenset(texts))

    def holds(self, attempt: Attempt) -> bool:
        """Whether the action is one of these."""
        return attempt.text in self.texts


@dataclass(frozen=True, slots=True, init=False)
class Begins(Check):
    """The action's notation begins with one of these: “pass”, “play 7”. Whole words are compared."""

    starts: frozenset[str]

    def __init__(self, *starts: str) -> None:
        """Take the beginnings."""
        object.__setattr__(self, "starts", frozenset(starts))

    def holds(self, attempt: Attempt) -> bool:
        """Whether the action's notation begins with one of these."""
        return any(f"{attempt.text} ".startswith(f"{start} ") for start in self.starts)


@dataclass(frozen=True, slots=True)
class Puts(Check):
    """At least so many cards leave the hand."""

    least: int

    def holds(self, attempt: Attempt) -> bool:
        """Whether at least so many cards leave the hand."""
        return attempt.put().total() >= self.least


@dataclass(frozen=True, slots=True, init=False)
class Parts(Check):
    """At least one of these cards leaves the hand."""

    cards: frozenset[str]

    def __init__(self, *cards: str) -> None:
        """Take the cards' texts."""
        object.__setattr__(self, "cards", frozenset(cards))

    def holds(self, attempt: Attempt) -> bool:
        """Whether one of these cards leaves the hand."""
        return not self.cards.isdisjoint(attempt.put())


@dataclass(frozen=True, slots=True)
class Both(Check):
    """Two conditions hold."""

    one: Check
    other: Check

    def holds(self, attempt: Attempt) -> bool:
        """Whether both conditions hold."""
        return self.one.holds(attempt) and self.other.holds(attempt)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A likely mistake, and what is said to it: what is wrong with it here, and where to look."""

    when: Check
    words: Message


@dataclass(frozen=True, slots=True)
class Task:
    """One decision of a lesson.

    Attributes:
        words: what to do, in a sentence or two.
        goal: an action that meets it is done; any other is not.
        mistakes: what is said to likely mistakes; the first that fits counts.
        otherwise: what is said to all others; None: there are none.
    """

    words: Message
    goal: Check
    mistakes: tuple[Mistake, ...]
    otherwise: Message | None

    def objection(self, attempt: Attempt) -> Message | None:
        """The words for an attempt that misses the goal; None: it meets it."""
        if self.goal.holds(attempt):
            return None
        return next((mistake.words for mistake in self.mistakes if mistake.when.holds(attempt)), self.otherwise)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of about a minute.

    Attributes:
        id: the name of its record, and by which progress is kept: small letters and hyphens.
        title: what it teaches.
        before: the position, and what to know about it.
        tasks: the decisions, in order; others act in between as recorded.
        after: what has been learnt.
        rule: the paragraph of the rules that it is about.
        shown: whether the moves are shown at once, as to a beginner.
    """

    id: str
    title: Message
    before: Message
    tasks: tuple[Task, ...]
    after: Message
    rule: str
    shown: bool = field(default=False, kw_only=True)

    def refusal(self, task: int, attempt: Attempt) -> Refusal | None:
        """Why an attempt does not meet a task's goal; None if it does."""
        words = self.tasks[task].objection(attempt)
        return None if words is None else Refusal(self.rule, words)


Lessons = Sequence[Lesson]
"""The lessons of a game, the easiest first."""
