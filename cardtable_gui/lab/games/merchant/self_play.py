"""Self-play: matches by `HandCosts`, and the examples that are kept of them, packed for the way between processes."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import nsmallest
from itertools import chain
from random import Random
from typing import Final

from cardtable_gui.core.options import complete
from cardtable_gui.games.merchant.actions import MerchantAction
from cardtable_gui.games.merchant.bots.hand_costs import HandCosts
from cardtable_gui.games.merchant.bots.win_estimate import FEATURES, features
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.lab.learning.packed_floats import packed_floats, unpacked_floats

MATCHES: Final = 50
"""The number of matches of a task."""
SEATS: Final = (3, 4, 5, 2, 6, 3)
"""The numbers of seats of the matches, in turn."""
KEPT: Final = 3
"""One decision in so many is kept."""
ODD: Final = 12
"""One action in so many is drawn from the best `PROMISING` ones."""
PROMISING: Final = 6


@dataclass(frozen=True, slots=True)
class Example:
    """A decision: each seat's features, and who was the first to go out."""

    seats: list[list[float]]
    winner: int


def play(seed: str) -> str:
    """A task of self-play: the packed examples of some matches."""
    return _packed(example for match in examples(MATCHES, Random(seed)) for example in match)


def examples(matches: int, rng: Random) -> Iterator[list[Example]]:
    """The examples of one self-play match after the other; a match ends as soon as somebody has gone out."""
    for state in deals(matches, rng):
        kept: list[list[list[float]]] = []
        while state.to_move is not None and 1 not in state.places:
            if state.turns and not rng.randrange(KEPT):
                kept.append(features(state))
            state.apply(promising_action(state, rng))
        winner = state.places.index(1)
        yield [Example(seats, winner) for seats in kept]


def deals(number: int, rng: Random) -> Iterator[MerchantState]:
    """So many deals to be played, each with its players in place."""
    options = complete(GAME.options, {})
    for deal in range(number):
        players = SEATS[deal % len(SEATS)]
        yield MerchantState(GAME, players, options, GAME.numbered_dealer(players, options, rng.getrandbits(48)))


def promising_action(state: MerchantState, rng: Random) -> MerchantAction:
    """The best action by `HandCosts`, or sometimes one of the best."""
    seat = state.to_move
    assert seat is not None
    hand = state.hands[seat]
    others = [size for other, size in enumerate(state.sizes) if other != seat]
    costs = HandCosts(sum(state.hands) - hand, others)
    actions = state.legal_actions()
    if rng.randrange(ODD):
        return min(actions, key=lambda action: costs.cost(hand, action))
    return rng.choice(nsmallest(PROMISING, actions, key=lambda action: costs.cost(hand, action)))


def _packed(found: Iterable[Example]) -> str:
    """Examples as text: of each the number of seats, the winner, and all features, as compressed single floats."""
    numbers = array("f")
    for example in found:
        numbers.extend((len(example.seats), example.winner, *chain.from_iterable(example.seats)))
    return packed_floats(numbers)


def unpacked(packed: str) -> list[Example]:
    """The examples that `play` packed."""
    numbers = unpacked_floats(packed)
    found = []
    at = 0
    while at < len(numbers):
        seats, winner = map(int, numbers[at : at + 2])
        rows = range(at + 2, at + 2 + seats * FEATURES, FEATURES)
        found.append(Example([numbers[row : row + FEATURES].tolist() for row in rows], winner))
        at = rows.stop
    return found
