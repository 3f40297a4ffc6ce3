"""Deals played with real cards: what is entered after each of them, so that the rules can score it.

A game that can be scored so has a module `score_pad` with `PAD`, a `ScorePad`. It says which questions are asked after
a deal, and puts the answers into the state, whose own code then ends the deal: points, ranks, the next start seat and
the reasons come from the rules, as in a match.

Answers are data, by the keys of the questions, and may be a stranger's.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, ToldError
from cardtable_gui.core.strict_json import Json

if TYPE_CHECKING:
    from cardtable_gui.core.events import Event
    from cardtable_gui.core.game import AnyGame, AnyState

T = TypeVar("T")
S = TypeVar("S", bound="AnyState")

Answers: TypeAlias = Mapping[str, Json]
"""What was entered after a deal, by the keys of the questions."""

_WRONG = QT_TRANSLATE_NOOP("pad", "This answer doesn’t fit: “{title}”")


class EntryError(ToldError):
    """Raised for answers that are missing or can't be right; `message` tells the players what to do."""


@dataclass(frozen=True, slots=True)
class Question(ABC, Generic[T]):
    """One question after a deal.

    Attributes:
        key: of the answer.
        title: the question.
        missing: what to enter, while there is no answer.
        seat: whom it's about; None: everybody.
    """

    key: str
    title: Message
    missing: Message
    seat: int | None = field(default=None, kw_only=True)

    def of(self, answers: Answers) -> T | None:
        """The answer; None: there is none yet. Raises `EntryError` for one that doesn't fit."""
        value = answers.get(self.key)
        if value is None:
            return None
        found = self._read(value)
        if found is None:
            raise EntryError(_WRONG.put(title=self.title))
        return found

    def needed(self, answers: Answers) -> T:
        """The answer. Raises `EntryError`, also if there is none."""
        found = self.of(answers)
        if found is None:
            raise EntryError(self.missing)
        return found

    @abstractmethod
    def _read(self, value: Json) -> T | None:
        """The answer of this value; None: it's none."""


@dataclass(frozen=True, slots=True)
class WhichSeat(Question[int]):
    """One of these seats."""

    seats: tuple[int, ...]

    def _read(self, value: Json) -> int | None:
        return value if isinstance(value, int) and not isinstance(value, bool) and value in self.seats else None


def who_won(state: AnyState) -> WhichSeat:
    """Which seat won the round."""
    return WhichSeat(
        "winner",
        QT_TRANSLATE_NOOP("pad", "Who won the round?"),
        QT_TRANSLATE_NOOP("pad", "Say who won the round."),
        tuple(range(state.players)),
    )


@dataclass(frozen=True, slots=True)
class WhichSeats(Question[tuple[int, ...]]):
    """Any of these seats, none at first, in their order."""

    seats: tuple[int, ...]

    def of(self, answers: Answers) -> tuple[int, ...]:
        """The answer."""
        return Question.of(self, {self.key: [], **answers}) or ()

    def _read(self, value: Json) -> tuple[int, ...] | None:
        found = _different(value, self.seats)
        return None if found is None else tuple(seat for seat in self.seats if seat in found)


@dataclass(frozen=True, slots=True)
class SeatsInOrder(Question[tuple[int, ...]]):
    """All these seats, the first one first. The last one follows."""

    seats: tuple[int, ...]

    def so_far(self, answers: Answers) -> tuple[int, ...]:
        """The seats that have been entered."""
        return Question.of(self, {self.key: [], **answers}) or ()

    def of(self, answers: Answers) -> tuple[int, ...] | None:
        """The answer; None: it isn't complete."""
        found = self.so_far(answers)
        left = [seat for seat in self.seats if seat not in found]
        return (*found, *left) if len(left) < 2 else None

    def _read(self, value: Json) -> tuple[int, ...] | None:
        return _different(value, self.seats)


@dataclass(frozen=True, slots=True)
class WhichCards(Question[tuple[str, ...]]):
    """Some cards: of each kind at most so many, in all from `least` to `most`; none at first.

    Attributes:
        kinds: texts of cards, and how many of each there may be.
        least, most: how many cards there may be in all. most None: no limit.
    """

    kinds: tuple[tuple[str, int], ...]
    least: int = 0
    most: int | None = None

    def so_far(self, answers: Answers) -> tuple[str, ...]:
        """The cards that have been entered, in the order of the kinds."""
        return Question.of(self, {self.key: [], **answers}) or ()

    def of(self, answers: Answers) -> tuple[str, ...] | None:
        """The answer; None: there are too few cards."""
        found = self.so_far(answers)
        return found if len(found) >= self.least else None

    def _read(self, value: Json) -> tuple[str, ...] | None:
        room = dict(self.kinds)
        if not isinstance(value, list) or not all(isinstance(card, str) and card in room for card in value):
            return None
        number = Counter(str(card) for card in value)
        if any(number[card] > room[card] for card in number) or (self.most is not None and len(value) > self.most):
            return None
        return tuple(card for card, _ in self.kinds for _ in range(number[card]))


@dataclass(frozen=True, slots=True)
class HowMany(Question[int]):
    """A whole number in a range. `beyond`: the largest stands for all that are larger, too."""

    least: int
    most: int
    beyond: bool = False

    def _read(self, value: Json) -> int | None:
        if not isinstance(value, int) or isinstance(value, bool):
            return None
        return value if self.least <= value <= self.most else None


@dataclass(frozen=True, slots=True)
class WhichWay(Question[str]):
    """One of some choices, at first the first one."""

    choices: tuple[tuple[str, Message], ...]

    def of(self, answers: Answers) -> str:
        """The answer."""
        return Question.of(self, {self.key: self.choices[0][0], **answers}) or ""

    def _read(self, value: Json) -> str | None:
        return value if isinstance(value, str) and any(value == key for key, _ in self.choices) else None


@dataclass(frozen=True, slots=True)
class Payment:
    """One seat takes from another, by so many equal cards."""

    to: int
    source: int
    cards: int


@dataclass(frozen=True, slots=True)
class WhichPayments(Question[tuple[Payment, ...]]):
    """Payments between seats, by `least` to `most` equal cards each and `copies` in all; none at first."""

    seats: tuple[int, ...]
    least: int
    most: int
    copies: int

    def of(self, answers: Answers) -> tuple[Payment, ...]:
        """The answer."""
        return Question.of(self, {self.key: [], **answers}) or ()

    def _read(self, value: Json) -> tuple[Payment, ...] | None:
        if not isinstance(value, list) or len(value) > self.copies:
            return None
        found = [self._payment(each) for each in value]
        made = tuple(each for each in found if each is not None)
        return made if len(made) == len(found) and sum(each.cards for each in made) <= self.copies else None

    def _payment(self, value: Json) -> Payment | None:
        if not isinstance(value, list) or len(value) != 3:
            return None
        to, source, cards = (each if isinstance(each, int) and not isinstance(each, bool) else -1 for each in value)
        fits = to in self.seats and source in self.seats and to != source and self.least <= cards <= self.most
        return Payment(to, source, cards) if fits else None


def _different(value: Json, seats: Sequence[int]) -> tuple[int, ...] | None:
    """A list of different ones of these seats."""
    if not isinstance(value, list):
        return None
    found = tuple(each for each in value if isinstance(each, int) and not isinstance(each, bool) and each in seats)
    return found if len(found) == len(value) == len(set(found)) else None


AnyQuestion: TypeAlias = Question[Any]


class ScorePad(ABC, Generic[S]):
    """A game's part of the score pad. Stateless."""

    without: ClassVar[frozenset[str]] = frozenset()
    """The options that mean nothing at a real table."""

    @abstractmethod
    def questions(self, state: S, answers: Answers) -> Sequence[AnyQuestion]:
        """What is asked after the deal that this state is in, given the answers so far.

        Raises `EntryError` for an answer that doesn't fit.
        """

    @abstractmethod
    def settle(self, state: S, answers: Answers, events: list[Event]) -> None:
        """End the deal by these answers, which `questions` has asked for and found complete; changes the state.

        Raises `EntryError` for answers that don't fit together.
        """

    @abstractmethod
    def dealing(self, state: S) -> Sequence[Message]:
        """How the deal that this state is in is dealt, a sentence each: cards in and out, hands, what lies open."""

    @abstractmethod
    def until(self, state: S) -> Message:
        """When the match ends, in a sentence."""


AnyScorePad: TypeAlias = ScorePad[Any]


def settled(pad: ScorePad[S], state: S, answers: Answers, events: list[Event]) -> S:
    """The state after the deal that `state` is in has ended by these answers. Raises `EntryError`."""
    for question in pad.questions(state, answers):
        question.needed(answers)
    after = state.copy()
    pad.settle(after, answers, events)
    return after


def faces_of(game: AnyGame, cards: Iterable[str]) -> tuple[int, ...]:
    """The faces of some cards."""
    return tuple(game.index[card] for card in cards)


def check_copies(state: AnyState, entered: Iterable[str]) -> None:
    """Raise `EntryError` if there are fewer of some card in the game than were entered."""
    game = state.game
    there = Counter(game.deck(state.players, state.options))
    for card, number in Counter(entered).items():
        most = there[game.index[card]]
        if number > most:
            message = QT_TRANSLATE_NOOP("pad", "The game has only %n “{card}” card(s). You entered {number}.")
            raise EntryError(message.put(number=number, card=game.card_name(card), n=most))
