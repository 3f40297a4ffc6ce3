"""Achievements as data: what a person can do in one match of a game, and whether it was done.

A game lists its achievements in a module named by its `GamePackage`. None rewards time or the number of matches. Which
matches count is decided elsewhere: a check looks at what happened alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import DealEnded, Event
from cardtable_gui.core.files.record import Record
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

MOST = 12
"""A game has at most so many achievements."""
STRONG = ("hard", "expert")
"""The levels of bots that it's an achievement to beat."""

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """One action of a match.

    Attributes:
        seat: who acted.
        action: what was done.
        before: a copy of the state before it.
        events: what it brought about, up to the next decision, in full.
    """

    seat: int
    action: Action
    before: Any
    events: Sequence[Event]

    @property
    def deal_ended(self) -> DealEnded | None:
        """The end of the deal, if this action brought it about."""
        return next((event for event in self.events if isinstance(event, DealEnded)), None)


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over, as one seat played it.

    Attributes:
        seat: the person's seat.
        levels: the bots' levels by seat; None: a person.
        steps: all actions.
        state: the state after the last one.
    """

    seat: int
    levels: Sequence[str | None]
    steps: Sequence[PlayedStep]
    state: Any

    @classmethod
    def of(cls, record: Record, game: AnyGame, levels: Sequence[str | None], seat: int) -> Played:
        """Play a recorded match. Raises `RecordError` as `Record.start`, and what a wrong action raises."""
        state = record.start(game)
        steps: list[PlayedStep] = []
        for text in record.actions:
            before, action, events = state.copy(), game.parse(text), list[Event]()
            assert before.to_move is not None
            state.act(action, events)
            steps.append(PlayedStep(before.to_move, action, before, events))
        return cls(seat, levels, steps, state)

    @property
    def won(self) -> bool:
        """Whether the seat has the first rank, alone or with others; there must have been others."""
        ranks: Sequence[int] | None = self.state.ranks
        return ranks is not None and len(ranks) > 1 and ranks[self.seat] == 1

    def own(self, kind: type[A]) -> Iterator[tuple[PlayedStep, A]]:
        """The seat's own actions of one kind, each with its step."""
        for step in self.steps:
            if step.seat == self.seat and isinstance(step.action, kind):
                yield step, step.action

    @property
    def gains(self) -> list[int]:
        """The seat's gains in each deal that was scored."""
        ends = [step.deal_ended for step in self.steps]
        gained = (result.gained for end in ends if end for result in end.results if result.seat == self.seat)
        return [each for each in gained if each is not None]


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something to achieve in one match.

    Attributes:
        id: its name among those of its game, in small letters and `-`; the same for ever.
        title: what it's called.
        text: what is to be done, as a request.
        earned: whether it was done in a match.
    """

    id: str
    title: Message
    text: Message
    earned: Callable[[Played], bool]


Achievements: TypeAlias = tuple[Achievement, ...]


def _beats_strong_bots(played: Played) -> bool:
    rivals = [level for seat, level in enumerate(played.levels) if seat != played.seat]
    return played.won and all(level in STRONG for level in rivals)


STRONG_RIVALS = Achievement(
    "strong-rivals",
    QT_TRANSLATE_NOOP("achievements", "Against the best"),
    QT_TRANSLATE_NOOP("achievements", "Win a match in which all your opponents are hard or expert bots."),
    _beats_strong_bots,
)
"""One for every game."""
