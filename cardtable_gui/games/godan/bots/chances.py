"""The chance to win a match of GODAN, from points and the games that are left."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from cardtable_gui.bots.softmax import softmax
from cardtable_gui.games.godan.bots.expected_points import ExpectedPoints
from cardtable_gui.games.godan.bots.hand_sets import mean_cost
from cardtable_gui.games.godan.moves import Moves
from cardtable_gui.games.godan.setup import HAND_SIZES, WEEKS
from cardtable_gui.games.godan.state import GodanState

SPREAD: Final = 0.185
"""The scale of a game's points, in costs of a dealt hand: fitted to matches of bots with 3 to 6 seats."""

UNCERTAIN: Final = 0.3
"""The uncertainty of a game in its last turn, as a part of a whole game's."""


class Chances:
    """Maps points to chances, for one house and one number of players."""

    def __init__(self, moves: Moves, players: int) -> None:
        """Compute the scale of one game's points."""
        self._scale = max(1.0, SPREAD * HAND_SIZES[players] * mean_cost(moves.house))

    def before(self, games: float, points: Sequence[float]) -> list[float]:
        """By seat: the chance to win with these points and so many games to play, more than 0.

        A fraction of a game stands for one that is under way; `points` then include what is expected of it.
        """
        return softmax(points, self._scale * sqrt(games))


def in_game(state: GodanState, chances: Chances, expected: ExpectedPoints) -> list[float]:
    """By seat: the chance to win, in a game, by what hands and fields can be expected to bring in the turns left."""
    players, to_move = state.players, state.to_move
    assert to_move is not None
    weeks = state.last_week - state.week
    acted = (to_move - state.start) % players
    points = [
        state.totals[seat]
        + state.collections[seat]
        + expected.value(
            state.hands[seat],
            state.laid[seat] + state.taken[seat],
            weeks + ((seat - state.start) % players >= acted),
        )
        for seat in range(players)
    ]
    share = (weeks + 1 - acted / players) / WEEKS[players]
    return chances.before(state.games - state.deal + UNCERTAIN + (1 - UNCERTAIN) * share, points)
