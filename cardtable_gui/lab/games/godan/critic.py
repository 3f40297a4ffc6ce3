"""A linear critic of GODAN: how many points each seat can expect of a game, seen from all hands.

Self-play compares its results with that. Points are the sum of the weights of what a seat has: learnt along with the
network, and needed only then.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from cardtable_gui.core.counts import WIDTH, Counts, size_of_few
from cardtable_gui.games.godan.bots.action_features import Features
from cardtable_gui.games.godan.bots.chances import UNCERTAIN, Chances
from cardtable_gui.games.godan.bots.expected_points import ExpectedPoints
from cardtable_gui.games.godan.moves import Moves
from cardtable_gui.games.godan.setup import FULL, WEEKS
from cardtable_gui.games.godan.state import GodanState

_LOW = 31

UNIT: Final = 40.0
"""The points that the features and results are measured in."""

_COLUMN: Final = (0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5)
"""By the turns left: the column of a table."""
_COLUMNS: Final = 6
_MOST: Final = 5
"""Cards of a face in hand are told apart up to so many."""
_CASES: Final = (FULL + 1) * (_MOST + 1)
_SETS: Final = 9
_TURNS: Final = 11

# The first feature of each table.
_ALWAYS: Final = 0
_POTENTIAL: Final = _ALWAYS + _COLUMNS
_GROUPS: Final = _POTENTIAL + _COLUMNS
_COST: Final = _GROUPS + _COLUMNS
_FACE: Final = _COST + _COLUMNS
"""The turns left; a number's cards in the field; those in hand."""
_FACE_VALUE: Final = _FACE + _COLUMNS * _CASES
"""The same, weighted by the card's value."""
_ROLE: Final = _FACE_VALUE + _COLUMNS * _CASES
"""The role; the cards in hand; the turns left."""
_READY: Final = _ROLE + 4 * _MOST * _COLUMNS
"""The sets in hand; the turns left."""
_OTHERS: Final = _READY + (_SETS + 1) * _TURNS
"""Numbers about all seats."""
FEATURES: Final = _OTHERS + 18


class _Known(NamedTuple):
    """The part of the critic's input that comes from a seat's own cards.

    Attributes:
        features: their features.
        total: the sum of the weights of these.
        now: the points if the game ended, those of Collection left out.
        groups: those of the groups in its field.
        potential: what the turns left can be expected to add, in `UNIT`.
        ready: the numbers with which it could end the game.
        ends: whether it could, by whatever means.
    """

    features: Features
    total: float
    now: int
    groups: int
    potential: float
    ready: int
    ends: bool


def first_weights() -> list[float]:
    """Weights to begin with: what `ExpectedPoints` says."""
    weights = [0.0] * FEATURES
    weights[_POTENTIAL : _POTENTIAL + _COLUMNS] = [1.0] * _COLUMNS
    return weights


class Critic:
    """Judges positions by some weights. It remembers the hands that it has seen."""

    def __init__(self, moves: Moves, players: int, weights: Sequence[float]) -> None:
        """Prepare for one house and number of players."""
        self._moves = moves
        self._weights = weights
        self._by = weights[_OTHERS:]
        self._expected = ExpectedPoints(moves)
        self._chances = Chances(moves, players)
        self._seen: dict[tuple[Counts, Counts, Counts, int], _Known] = {}

    def judge(self, state: GodanState) -> list[float]:
        """By seat: the chance to win the match."""
        to_move, players = state.to_move, state.players
        assert to_move is not None
        points = [
            state.totals[seat]
            + state.collections[seat]
            + known.now
            + UNIT * (known.total + sum(map(mul, self._by, more)))
            for seat, (known, more) in enumerate(self._seats(state))
        ]
        share = (state.last_week - state.week + 1 - (to_move - state.start) % players / players) / WEEKS[players]
        return self._chances.before(state.games - state.deal + UNCERTAIN + (1 - UNCERTAIN) * share, points)

    def features(self, state: GodanState) -> list[Features]:
        """By seat: the features of what it can gain in this game yet."""
        return [
            known.features + [(_OTHERS + place, value) for place, value in enumerate(more) if value]
            for known, more in self._seats(state)
        ]

    def _seats(self, state: GodanState) -> list[tuple[_Known, tuple[float, ...]]]:
        """By seat: what its own cards tell, and the numbers about all seats."""
        to_move, players = state.to_move, state.players
        assert to_move is not None
        weeks, acted = state.last_week - state.week, (to_move - state.start) % players
        seats = range(players)
        turns = [weeks + ((seat - state.start) % players >= acted) for seat in seats]
        known = [self._known(state, seat, turns[seat]) for seat in seats]
        sizes = [size_of_few(hand) for hand in state.hands]
        robbers = [bool(turns[seat]) and self._roles(state, seat, self._moves.robbery) > 1 for seat in seats]
        all_robbers, all_sizes = sum(robbers), sum(sizes)
        ending = [(seat - to_move) % players for seat in seats if known[seat].ends and turns[seat]]
        found: list[tuple[_Known, tuple[float, ...]]] = []
        for seat in seats:
            own, distance = known[seat], (seat - to_move) % players
            potential, ready, ends = own.potential, own.ready, own.ends
            size = (all_sizes - sizes[seat]) / (players - 1) / 10
            least = min(sizes[:seat] + sizes[seat + 1 :]) / 10
            enders = len(ending) - (distance in ending)
            sooner = sum([other < distance for other in ending])
            rob = all_robbers - robbers[seat]
            more = (
                size,
                potential * size,
                least,
                potential * least,
                enders,
                enders * potential,
                sooner,
                sooner * potential,
                rob,
                rob * own.groups / UNIT,
                ready,
                ready * own.now / UNIT,
                potential * potential,
                turns[seat] * potential / 10,
                sizes[seat] / 10,
                (turns[seat] + 1) / (1 + sizes[seat]),
                float(ends),
                ends * potential,
            )
            found.append((own, more))
        return found

    def gained(self, state: GodanState) -> list[float]:
        """By seat: the points of the match if the game ended now."""
        return [state.totals[seat] + state.game_points(seat) for seat in range(state.players)]

    def _roles(self, state: GodanState, seat: int, role: int) -> int:
        return state.hands[seat] >> WIDTH * role & _LOW

    def _known(self, state: GodanState, seat: int, turns: int) -> _Known:
        key = (state.hands[seat], state.laid[seat], state.taken[seat], turns)
        known = self._seen.get(key)
        if known is None:
            known = self._seen[key] = self._find(state, seat, turns)
        return known

    def _find(self, state: GodanState, seat: int, turns: int) -> _Known:
        moves, hand = self._moves, state.hands[seat]
        laid, field = state.laid[seat], state.laid[seat] + state.taken[seat]
        column = _COLUMN[min(turns, len(_COLUMN) - 1)]
        worth, cost = moves.groups_worth(field), moves.cost(hand)
        potential = (self._expected.value(hand, field, turns) - worth + cost) / UNIT
        found: Features = [
            (_ALWAYS + column, 1.0),
            (_POTENTIAL + column, potential),
            (_GROUPS + column, worth / UNIT),
            (_COST + column, cost / UNIT),
        ]
        sets = ready = 0
        for number, best in enumerate(moves.house.values):
            held, there = hand >> WIDTH * number & _LOW, field >> WIDTH * number & _LOW
            if min(held, FULL - there) >= (1 if there else 2):
                sets += 1
                ready += held + (laid >> WIDTH * number & _LOW) >= FULL
            if held or there:
                case = column * _CASES + min(there, FULL) * (_MOST + 1) + min(held, _MOST)
                found += ((_FACE + case, 1.0), (_FACE_VALUE + case, best / moves.house.values[-1]))
        for place, _ in enumerate(moves.house.roles):
            held = hand >> WIDTH * (moves.numbers + place) & _LOW
            sets += held >= moves.house.least
            if held:
                found.append((_ROLE + (place * _MOST + min(held, _MOST - 1)) * _COLUMNS + column, 1.0))
        found.append((_READY + min(sets, _SETS) * _TURNS + min(turns, _TURNS - 1), 1.0))
        total = 0.0
        for place, value in found:
            total += self._weights[place] * value
        ends = ready > 0 or self._roles(state, seat, moves.severance) >= moves.house.ends_with
        return _Known(found, total, worth - cost, worth, potential, ready, ends)
