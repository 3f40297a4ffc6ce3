"""Examples for the detailed network: self-play, with chances that move little from one action to the next as targets.

Who was the first to go out says little about the middle of a deal. So a target mixes that with what the smaller
network, which has learnt before, says of the positions that follow: the λ-return of temporal-difference learning.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from cardtable_gui.games.merchant.bots import win_estimate
from cardtable_gui.games.merchant.bots.detailed_estimate import Seen, features
from cardtable_gui.games.merchant.bots.win_estimate import Network
from cardtable_gui.lab.games.merchant.self_play import deals, promising_action
from cardtable_gui.lab.learning.packed_floats import packed_floats, unpacked_floats

LATER: Final = 0.9
"""The weight of what comes after the next position: λ."""
KEPT: Final = 4
"""One decision in so many is kept."""


@dataclass(frozen=True, slots=True)
class DetailedExample:
    """A decision: what is seen of each seat, and each seat's chance to be the first to go out."""

    seats: list[Seen]
    targets: list[float]


@dataclass(frozen=True, slots=True)
class PlayTask:
    """Some deals of self-play: their number, the seed, and the network that has learnt before."""

    deals: int
    seed: str
    network: Network


def play(task: PlayTask) -> str:
    """A task of self-play: its packed examples."""
    return _packed(example for deal in examples(task) for example in deal)


def examples(task: PlayTask) -> list[list[DetailedExample]]:
    """The examples by deal; a deal ends as soon as somebody has gone out."""
    rng = Random(task.seed)
    found = []
    for state in deals(task.deals, rng):
        kept: list[tuple[int, list[Seen]]] = []
        judged: list[Sequence[float]] = []
        while state.to_move is not None and 1 not in state.places:
            if state.turns and not rng.randrange(KEPT):
                kept.append((len(judged), features(state)))
            judged.append(win_estimate.chances(state, task.network))
            state.apply(promising_action(state, rng))
        returns = _returns(judged, state.places.index(1))
        found.append([DetailedExample(seats, returns[place]) for place, seats in kept])
    return found


def _returns(judged: Sequence[Sequence[float]], winner: int) -> list[list[float]]:
    """By position, the λ-return of each seat; `judged`: by position, the chances that the smaller network gives."""
    players = len(judged[0])
    following = [float(seat == winner) for seat in range(players)]
    found = []
    for chances in reversed(judged):
        found.append(following)
        following = [LATER * late + (1 - LATER) * now for late, now in zip(following, chances, strict=True)]
    return found[::-1]


def _packed(found: Iterable[DetailedExample]) -> str:
    """Examples as text: compressed single floats."""
    numbers = array("f")
    for example in found:
        numbers.append(len(example.seats))
        numbers.extend(example.targets)
        for there, valued in example.seats:
            numbers.extend((len(there), *there, len(valued)))
            for feature, value in valued:
                numbers.extend((feature, value))
    return packed_floats(numbers)


def unpacked(packed: str) -> list[DetailedExample]:
    """The examples that `play` packed."""
    numbers = unpacked_floats(packed)
    read = iter(numbers)

    def count() -> int:
        return int(next(read))

    found = []
    for players in map(int, read):
        targets = [next(read) for _ in range(players)]
        seats = []
        for _ in range(players):
            there = [count() for _ in range(count())]
            seats.append(Seen(there, [(count(), next(read)) for _ in range(count())]))
        found.append(DetailedExample(seats, targets))
    return found
