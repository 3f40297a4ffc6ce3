"""A small learnt network that prefers some actions of GODAN to others: what an expert goes by.

It sees what `action_features` says of an action, the cards of each face in the own hand and field before and after it,
and the situation: the turns left, the lead, and the fields and the sizes of the hands of the other seats. Each of these
has a row of weights, and the sum of the rows of an action is what the units get. `training` makes the weights by
self-play, for each house rules of their own: `Layout` says which row is what.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final, TypeAlias

from cardtable_gui.core import counts
from cardtable_gui.core.counts import WIDTH
from cardtable_gui.games.godan.actions import GodanAction, Send, Take, Work
from cardtable_gui.games.godan.bots.action_features import FEATURES, ActionFeatures, Features
from cardtable_gui.games.godan.bots.learnt_data import learnt_data
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.house import House
from cardtable_gui.games.godan.position import NONE
from cardtable_gui.games.godan.setup import FULL
from cardtable_gui.games.godan.state import GodanState

Row: TypeAlias = list[float]

_LOW = 31

PLAYERS: Final = (3, 4)
"""The numbers of players that it's learnt for."""

_HELD: Final = 7
"""Cards of a face in hand are told apart up to so many."""
_CASES: Final = (_HELD + 1) * (FULL + 1)
_WEEKS: Final = 10
_LARGEST: Final = 17
"""Hands are told apart up to so many cards."""
_LEADS: Final = (-75.0, -50.0, -30.0, -15.0, -5.0, 5.0, 15.0, 30.0, 50.0, 75.0)
"""The limits between leads that are told apart, in points."""
_SEATS: Final = 6
_FACE: Final = FEATURES
"""The first row of the first table after the features of actions: the face; the cards in hand; those in the field."""


class Layout:
    """The first row of each table, and what its rows and columns are, for one house.

    Attributes:
        faces, numbers: how many different cards there are, and how many of them are numbers.
        turns: the turns left after this one; whether a card was taken.
        place: the seats that act before this one in a week.
        size: the left neighbour, or another seat; the size of its hand.
        group: the left neighbour, or another seat; a number; the cards in its field.
        lead: whether it's the match's last game; the lead.
        players: the number of players.
        rows: the number of rows.
    """

    def __init__(self, house: House) -> None:
        """Lay the tables one after another."""
        self.faces, self.numbers = len(house.faces), len(house.values)
        self.turns = _FACE + self.faces * _CASES
        self.place = self.turns + (_WEEKS + 1) * 2
        self.size = self.place + _SEATS
        self.group = self.size + 2 * (_LARGEST + 1)
        self.lead = self.group + 2 * self.numbers * (FULL + 1)
        self.players = self.lead + 2 * (len(_LEADS) + 1)
        self.rows = self.players + _SEATS + 1


@cache
def layout_of(house: House) -> Layout:
    """The tables of a house."""
    return Layout(house)


Inputs: TypeAlias = Features
"""Rows, and what each is multiplied by."""


@dataclass(frozen=True, slots=True)
class Network:
    """The weights.

    Attributes:
        rows: see `Layout`. A row has a weight for each unit, and a last one that goes past them.
        biases: what each unit gets in any case, then 0.
        outputs: what the result of each unit counts.
    """

    rows: Sequence[Row]
    biases: Row
    outputs: Row

    def weights(self) -> list[float]:
        """All weights in one list: the rows, the biases, the outputs."""
        return [*chain.from_iterable(self.rows), *self.biases, *self.outputs]

    @classmethod
    def of_weights(cls, weights: Sequence[float], number: int) -> Network:
        """The network of `number` rows with such a list of weights."""
        length = (len(weights) + 1) // (number + 2)
        rows = [list(weights[first : first + length]) for first in range(0, (number + 1) * length, length)]
        return cls(rows[:number], rows[number], list(weights[(number + 1) * length :]))

    def situation(self, rows: Iterable[int]) -> Row:
        """The part of the units' input that all actions of a decision share."""
        return list(map(sum, zip(self.biases, *[self.rows[row] for row in rows], strict=True)))

    def action(self, situation: Row, inputs: Inputs) -> Row:
        """An action's part of the units' input; last, what goes past them."""
        rows = self.rows
        parts = [rows[row] if value == 1.0 else [value * weight for weight in rows[row]] for row, value in inputs]
        return list(map(sum, zip(situation, *parts, strict=True)))

    def score(self, hidden: Row) -> float:
        """How much an action is preferred that gives this to the units: the logarithm of its odds, up to a constant."""
        score = hidden[-1]
        for value, output in zip(hidden, self.outputs, strict=False):
            if value > 0:
                score += value * output
        return score

    def preferences(self, state: GodanState, actions: Iterable[GodanAction], quick: QuickPlay) -> list[float]:
        """How much each of these actions of the seat to move is preferred, by what that seat knows of the state."""
        seen = NetworkInputs(state, quick)
        situation = self.situation(seen.situation())
        return [self.score(self.action(situation, seen.of(action))) for action in actions]


@cache
def network(house: House, players: int) -> Network | None:
    """The network from the package's file; None: nothing was learnt for these rules and players."""
    learnt = learnt_data(house).get("network")
    if learnt is None or players not in PLAYERS:
        return None
    return Network(learnt["rows"], learnt["biases"], learnt["outputs"])


class NetworkInputs:
    """The network's inputs for the actions of the seat to move, from its view alone."""

    def __init__(self, state: GodanState, quick: QuickPlay) -> None:
        """Look at the state."""
        seat = state.to_move
        assert seat is not None
        self._state, self._seat, self._quick = state, seat, quick
        self._hand = state.hands[seat]
        self._field = state.laid[seat] + state.taken[seat]
        self._features = ActionFeatures(state, quick)
        self._layout = layout_of(state.moves.house)

    def situation(self) -> list[int]:
        """The rows that all actions have."""
        state, seat, players = self._state, self._seat, self._state.players
        at = self._layout
        turns = min(_WEEKS, state.last_week - state.week)
        rows = [
            at.turns + 2 * turns + (state.drawn != NONE),
            at.place + (seat - state.start) % players,
            at.players + players,
        ]
        hand, field = self._hand, self._field
        for face in range(at.faces):
            rows.append(_case(face, hand & _LOW, field & _LOW))
            hand >>= WIDTH
            field >>= WIDTH
        for distance in range(1, players):
            other, farther = (seat + distance) % players, distance > 1
            rows.append(at.size + farther * (_LARGEST + 1) + min(_LARGEST, counts.size(state.hands[other])))
            field = state.laid[other] + state.taken[other]
            first = at.group + farther * at.numbers * (FULL + 1)
            rows += [first + number * (FULL + 1) + (field >> WIDTH * number & _LOW) for number in range(at.numbers)]
        leader = self._features.leader
        lead = self._quick.expected(state, seat) - self._quick.expected(state, leader)
        lead += state.totals[seat] - state.totals[leader]
        rows.append(at.lead + (state.deal == state.games) * (len(_LEADS) + 1) + bisect_left(_LEADS, lead))
        return rows

    def of(self, action: GodanAction) -> Inputs:
        """The features of a legal action."""
        inputs = list(self._features.of(action))
        match action:
            case Take():
                pass
            case Send(card=card):
                self._change(inputs, card, 1, 0)
            case Work():
                face, cards = action.cards[0], len(action.cards)
                self._change(inputs, face, cards, cards)
                if action.seat >= 0:
                    self._add_target(inputs, action)
                else:
                    others = counts.of(action.others)
                    for other in counts.kinds(others):
                        self._change(inputs, other, counts.number(others, other), 0)
        return inputs

    def _change(self, inputs: Inputs, face: int, away: int, more: int) -> None:
        """So many cards of a face leave the hand, and so many more come into the field."""
        held, there = self._hand >> WIDTH * face & _LOW, self._field >> WIDTH * face & _LOW
        inputs += ((_case(face, held, there), -1.0), (_case(face, held - away, there + more), 1.0))

    def _add_target(self, inputs: Inputs, work: Work) -> None:
        """Add the cards that Robbery moves from one field to another; Collection moves nothing."""
        if not work.others:
            return
        number, loot = work.others[0], len(work.others)
        self._change(inputs, number, 0, loot)
        state, farther = self._state, (work.seat - self._seat) % self._state.players > 1
        there = (state.laid[work.seat] + state.taken[work.seat]) >> WIDTH * number & _LOW
        at = self._layout
        group = at.group + (farther * at.numbers + number) * (FULL + 1) + there
        inputs += ((group, -1.0), (group - loot, 1.0))


def _case(face: int, held: int, there: int) -> int:
    """The row of so many cards of a face in hand and in the own field."""
    return _FACE + face * _CASES + min(_HELD, held) * (FULL + 1) + min(FULL, there)
