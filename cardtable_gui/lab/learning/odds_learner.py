"""Learning the rows of `HandOdds`: what a seat would have thought likely is compared with the hands.

The unseen cards are put one by one, in any order, where they really lie. Each time the logarithm of the chance of that
place is to become larger.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log2
from random import Random
from typing import Any, Final, Generic, TypeVar

from cardtable_gui.bots.card_odds import COLUMNS, NOBODY, HandOdds, SeatRows
from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, WIDTH, Counts
from cardtable_gui.core.game import AnyState
from cardtable_gui.lab.learning.training import Stage
from cardtable_gui.lab.learning.weights_learner import Learner

S = TypeVar("S", bound=AnyState)

_LOW = 31

PARTS: Final = 2
"""The number of tasks of a batch."""
LOOKED: Final = 0.3
"""The part of the decisions at which the hands are looked at."""
KNOWN: Final = "bits known of where a hidden card is, beyond the room there"
"""What an examination measures."""
RATE: Final = 0.02
"""The rate of learning at the start."""
FALL: Final = 0.95
"""By what part of itself it falls, evenly, until the end."""
AVERAGED: Final = 0.2
"""The part of the batches, the last ones, whose rows count for the mean."""


@dataclass(frozen=True, slots=True)
class Place:
    """A card that's put where it lies.

    Attributes:
        seat: whose hand that is; NOBODY: it's in the deck.
        chances: by seat whose hand has room: how likely it was to be there.
        rows: the same seats' rows for this card.
        columns: the cards of its face that were in each of these hands before, up to the last column.
        even: how likely the true place was by the room alone.
    """

    seat: int
    chances: dict[int, float]
    rows: dict[int, Sequence[int]]
    columns: dict[int, int]
    even: float

    @property
    def chance(self) -> float:
        """How likely the true place was."""
        return 1 - sum(self.chances.values()) if self.seat == NOBODY else self.chances[self.seat]


def places(
    odds: HandOdds,
    rows: SeatRows,
    known: Sequence[Counts],
    hands: Sequence[Counts],
    deck: Sequence[int],
    rng: Random,
) -> Iterator[Place]:
    """Put the cards that a seat hasn't seen where they lie, one by one, in any order.

    Args:
        odds: what that seat would go by.
        rows: those of the other seats' cards.
        known: by seat: the cards that it's known to hold.
        hands: by seat: the cards that it holds.
        deck: the cards of the deck.
        rng: chooses the order.
    """
    factors = odds.factors(rows)
    found = {seat: known[seat] for seat in rows}
    unseen = [(card, seat) for seat, hand in found.items() for card in counts.expand(hands[seat] - hand)]
    rooms = {seat: sum(owner == seat for _, owner in unseen) for seat in rows}
    free = len(deck)
    unseen += [(card, NOBODY) for card in deck]
    rng.shuffle(unseen)
    for card, owner in unseen:
        held = {seat: found[seat] >> WIDTH * card & _LOW for seat, room in rooms.items() if room}
        shares = {seat: rooms[seat] * factors[seat][card][number] for seat, number in held.items()}
        columns = {seat: min(COLUMNS - 1, number) for seat, number in held.items()}
        total = free + sum(shares.values())
        even = (free if owner == NOBODY else rooms[owner]) / (free + sum(rooms.values()))
        yield Place(
            owner,
            {seat: share / total for seat, share in shares.items()},
            {seat: rows[seat][card][column] for seat, column in columns.items()},
            columns,
            even,
        )
        if owner == NOBODY:
            free -= 1
        else:
            rooms[owner] -= 1
            found[owner] += ONE[card]


@dataclass(frozen=True, slots=True)
class Watched(Generic[S]):
    """How a game's hands are watched. Both functions can be pickled.

    Attributes:
        rows: the number of rows that are learnt.
        states: states of some matches, chosen by these random numbers alone.
        places: puts the cards that the seat to move hasn't seen where they lie; see `places`.
    """

    rows: int
    states: Callable[[Random], Iterator[S]]
    places: Callable[[S, HandOdds, Random], Iterator[Place]]


@dataclass(frozen=True, slots=True)
class Watch(Generic[S]):
    """A task: what is watched, the numbers of the rows so far, and the seed of the matches."""

    watched: Watched[S]
    odds: Sequence[float]
    seed: str


def watch(task: Watch[S]) -> dict[str, Any]:
    """Do a task; see `_result`."""
    rng, odds = Random(task.seed), HandOdds.of_numbers(task.odds)
    found = (place for state in task.watched.states(rng) for place in task.watched.places(state, odds, rng))
    return _result(found, task.watched.rows)


def _result(found: Iterable[Place], rows: int) -> dict[str, Any]:
    """A task's result: the mean slope at each number of so many rows, and the bits known of a card.

    That's beyond what the room tells.
    """
    slopes = [[0.0] * COLUMNS for _ in range(rows)]
    cards, known = 0, 0.0
    for place in found:
        cards += 1
        known += log2(place.chance / place.even)
        for seat, chance in place.chances.items():
            slope, column = (seat == place.seat) - chance, place.columns[seat]
            for row in place.rows[seat]:
                slopes[row][column] += slope
    cards = max(1, cards)
    return {"slopes": [[round(slope / cards, 9) for slope in row] for row in slopes], "known": known / cards}


def step(learner: Learner, results: Sequence[dict[str, Any]], done: float) -> None:
    """Take a step up the mean of these slopes; the rate has fallen by `done`."""
    slopes = [
        -sum(parts) / len(results)
        for rows in zip(*(result["slopes"] for result in results), strict=True)
        for parts in zip(*rows, strict=True)
    ]
    learner.learn(slopes, RATE * (1 - done))


def learnt(watched: Watched[S], seed: str, batches: int) -> Generator[Stage, list[Any], list[float]]:
    """Learn the rows by watching; their numbers in one list."""
    learner = Learner([0.0] * (watched.rows * COLUMNS))
    for batch in range(batches):
        results = yield Stage(
            watch, [Watch(watched, learner.numbers, f"{seed}|{batch}|{part}") for part in range(PARTS)]
        )
        step(learner, results, FALL * batch / batches)
        if batch >= (1 - AVERAGED) * batches or batch == batches - 1:
            learner.note()
    return learner.averaged(3)


def examined(
    watched: Watched[S], odds: Sequence[float], seed: str, exams: int
) -> Generator[Stage, list[Any], dict[str, float]]:
    """The test results of the rows with these numbers, in so many tasks that weren't learnt from: by `KNOWN`."""
    results = yield Stage(watch, [Watch(watched, odds, f"{seed}|exam|{number}") for number in range(exams)])
    return {KNOWN: sum(result["known"] for result in results) / len(results)}
