"""Learning the rows of `HandOdds`: bots play, and what a seat would have thought likely is compared with the hands.

The unseen cards are put one by one, in any order, where they really lie. Each time the logarithm of the chance of that
place is to become larger.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from math import log2
from random import Random
from typing import Any, Final

from cardtable_gui.bots.training import Stage
from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, WIDTH
from cardtable_gui.games.godan.actions import NOBODY
from cardtable_gui.games.godan.bots.hand_odds import COLUMNS, ROWS, Factors, HandOdds, others_rows
from cardtable_gui.games.godan.bots.learning.examination import preferred
from cardtable_gui.games.godan.bots.learning.seating import started
from cardtable_gui.games.godan.bots.learning.weights_learner import Learner
from cardtable_gui.games.godan.bots.network import PLAYERS, Network
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.state import GodanState

_LOW = 31

PARTS: Final = 2
"""The number of tasks of a stage."""
MATCHES: Final = 4
"""The number of matches of a task."""
LOOKED: Final = 0.3
"""The part of the decisions at which the hands are looked at."""
RATE: Final = 0.02
"""The rate of learning at the start."""
FALL: Final = 0.95
"""By what part of itself it falls, evenly, until the end."""
AVERAGED: Final = 0.2
"""The part of the batches, the last ones, whose rows count for the mean."""


@dataclass(frozen=True, slots=True)
class Watch:
    """A task: the network that all seats play by, the numbers of the rows so far, and the seed of the matches."""

    network: Network
    odds: Sequence[float]
    seed: str


@dataclass(frozen=True, slots=True)
class Place:
    """A card that's put where it lies.

    Attributes:
        seat: whose hand that is; NOBODY: it's in the deck.
        chances: by seat whose hand has room: how likely it was to be there.
        rows: the same seats' rows for this card.
        held: the cards of its face that were in each of these hands before, up to the last column.
        even: how likely the true place was by the room alone.
    """

    seat: int
    chances: dict[int, float]
    rows: dict[int, list[int]]
    held: dict[int, int]
    even: float

    @property
    def chance(self) -> float:
        """How likely the true place was."""
        return 1 - sum(self.chances.values()) if self.seat == NOBODY else self.chances[self.seat]


def watch(task: Watch) -> dict[str, Any]:
    """A task of learning: the mean slope at each number, and the bits known of a card beyond what the room tells."""
    rng, odds = Random(task.seed), HandOdds.of_numbers(task.odds)
    slopes = [[0.0] * COLUMNS for _ in range(ROWS)]
    cards, known = 0, 0.0
    for _ in range(MATCHES):
        for state in _played(task.network, rng):
            for place in places(state, odds, rng):
                cards += 1
                known += log2(place.chance / place.even)
                for seat, chance in place.chances.items():
                    slope, column = (seat == place.seat) - chance, place.held[seat]
                    for row in place.rows[seat]:
                        slopes[row][column] += slope
    cards = max(1, cards)
    return {"slopes": [[round(slope / cards, 9) for slope in row] for row in slopes], "known": known / cards}


def _played(network: Network, rng: Random) -> Iterator[GodanState]:
    """Some of the states of a match in which every seat does what the network prefers."""
    players = rng.choice(PLAYERS)
    state, quick = started(players, rng), QuickPlay(GAME.moves, players)
    while state.to_move is not None:
        if rng.random() < LOOKED:
            yield state
        state.advance(preferred(state, quick, network))


def places(state: GodanState, odds: HandOdds, rng: Random) -> Iterator[Place]:
    """Put the cards that the seat to move hasn't seen where they lie, one by one, in any order."""
    view = state.view(state.to_move)
    rows = others_rows(view)
    factors: dict[int, Factors] = odds.factors(view)
    hands = {seat: view.known_of(seat) for seat in rows}
    unseen = [(card, seat) for seat, hand in hands.items() for card in counts.expand(state.hands[seat] - hand)]
    rooms = {seat: sum(owner == seat for _, owner in unseen) for seat in rows}
    free = state.deck_size
    unseen += [(card, NOBODY) for card in state.pile]
    rng.shuffle(unseen)
    for card, owner in unseen:
        held = {seat: hands[seat] >> WIDTH * card & _LOW for seat, room in rooms.items() if room}
        shares = {seat: rooms[seat] * factors[seat][card][number] for seat, number in held.items()}
        total = free + sum(shares.values())
        even = (free if owner == NOBODY else rooms[owner]) / (free + sum(rooms.values()))
        yield Place(
            owner,
            {seat: share / total for seat, share in shares.items()},
            {seat: rows[seat][card] for seat in shares},
            {seat: min(COLUMNS - 1, number) for seat, number in held.items()},
            even,
        )
        if owner == NOBODY:
            free -= 1
        else:
            rooms[owner] -= 1
            hands[owner] += ONE[card]


def step(learner: Learner, results: Sequence[dict[str, Any]], done: float) -> None:
    """Take a step up the mean of these slopes; the rate has fallen by `done`."""
    slopes = [
        -sum(parts) / len(results)
        for rows in zip(*(result["slopes"] for result in results), strict=True)
        for parts in zip(*rows, strict=True)
    ]
    learner.learn(slopes, RATE * (1 - done))


def learnt(network: Network, seed: str, batches: int) -> Generator[Stage, list[Any], list[float]]:
    """Learn the rows by watching this network; their numbers in one list."""
    learner = Learner([0.0] * (ROWS * COLUMNS))
    for batch in range(batches):
        now = learner.numbers
        results = yield Stage(watch, [Watch(network, now, f"{seed}|{batch}|{part}") for part in range(PARTS)])
        step(learner, results, FALL * batch / batches)
        if batch >= (1 - AVERAGED) * batches or batch == batches - 1:
            learner.note()
    return learner.averaged(3)
