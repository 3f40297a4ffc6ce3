"""A learnt estimate: each seat's chance to be the first to go out, from a full state.

A small network, the same for every seat, makes a score of what a seat holds and how it stands in the trick; the chances
are the softmax of the scores of the seats that hold cards. `training` makes its weights by self-play.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import tanh
from operator import mul
from typing import Any, Final

from cardtable_gui.bots.softmax import softmax
from cardtable_gui.core.counts import WIDTH, Counts, number
from cardtable_gui.games.merchant.deck import FACES
from cardtable_gui.games.merchant.position import Position
from cardtable_gui.resources import resource

WEIGHTS: Final = "assets/bots/merchant.json"
"""The file with the weights, beside this module."""

_FIELD: Final = 2**WIDTH - 1
_CLASSES: Final = 4
"""Groups are counted by size: 1, 2, 3, and 4 or more; each class has four features."""
_MIDDLE: Final = (FACES - 1) / 2
_HAND: Final = 4 * _CLASSES
"""The index of the first feature that is not of a class."""
_TRICK: Final = _HAND + 4
FEATURES: Final = _TRICK + 14
"""The number of features of a seat; see `features`."""


@dataclass(frozen=True, slots=True)
class Network:
    """The weights: a linear layer, plus a hidden layer of tanh units; rows have `FEATURES` numbers."""

    linear: Sequence[float]
    hidden: Sequence[Sequence[float]]
    bias: Sequence[float]
    output: Sequence[float]

    def score(self, values: Sequence[float]) -> float:
        """The score of a seat with these features."""
        total: float = sum(map(mul, self.linear, values))
        for row, bias, weight in zip(self.hidden, self.bias, self.output, strict=True):
            total += weight * tanh(bias + sum(map(mul, row, values)))
        return total

    @classmethod
    def of(cls, content: Mapping[str, Any]) -> Network:
        """The network of a weights file."""
        return cls(content["linear"], content["hidden"], content["bias"], content["output"])


@cache
def learnt_data() -> Mapping[str, Any]:
    """The content of the package's weights file; read on first use."""
    learnt: Mapping[str, Any] = json.loads(resource(WEIGHTS).read_text(encoding="utf-8"))
    return learnt


@cache
def network() -> Network:
    """The network of the package's weights file."""
    return Network.of(learnt_data())


def chances(state: Position, net: Network) -> list[float]:
    """By seat: the chance to be the first to go out, while nobody has; their sum is 1."""
    return softmax([net.score(values) for values in features(state)])


def features(state: Position) -> list[list[float]]:
    """By seat: what the network sees of it, while nobody has gone out.

    For each class of groups: their number; how many of them some other hand can beat; the part of the other hands that
    can, summed up; and how high they are. Then the second most exposed group, the number of players, the number of
    cards, and 1/groups; last, how the seat stands in the trick.
    """
    hands = state.hands
    tops = [highest_faces(hand) for hand in hands]
    trick = Trick(state, tops)
    return [_hand(seat, hands, tops) + trick.features(seat) for seat in range(state.players)]


def highest_faces(hand: Counts) -> list[int]:
    """By n from 0 to 8: the highest face of which the hand holds at least n cards; -1 for none."""
    tops = [-1] * 9
    face = 0
    while hand:
        for least in range(1, (hand & _FIELD) + 1):
            tops[least] = face
        hand >>= WIDTH
        face += 1
    return tops


def _hand(seat: int, hands: Sequence[Counts], tops: Sequence[Sequence[int]]) -> list[float]:
    values = [0.0] * _TRICK
    others = [(hands[other], tops[other]) for other in range(len(hands)) if other != seat]
    most = second = 0.0
    cards = groups = face = 0
    hand = hands[seat]
    while hand:
        size = hand & _FIELD
        if size:
            beaten = 0
            for other, top in others:
                if top[size] > face or number(other, face) > size:
                    beaten += 1
            at = 12 if size > 3 else 4 * size - 4
            values[at] += 1
            values[at + 3] += face / _MIDDLE - 1
            if beaten:
                part = beaten / len(others)
                values[at + 1] += 1
                values[at + 2] += part
                exposed = (1 + part) / 2
                if exposed > most:
                    second = most
                    most = exposed
                elif exposed > second:
                    second = exposed
            cards += size
            groups += 1
        hand >>= WIDTH
        face += 1
    values[_HAND:] = (second, len(hands) / 6, cards / 10, 1 / groups)
    return values


class Trick:
    """Who can still beat the cards on the table before the trick ends."""

    def __init__(self, state: Position, tops: Sequence[Sequence[int]]) -> None:
        self._state = state
        self._turns: dict[int, tuple[int, bool, bool]] = {}
        """By seat that may still act: after how many others; whether it can beat the table; whether one before can."""
        self._beaten = False
        face, size, seat = state.face, state.number, state.to_move
        if not size or seat is None:
            return
        for turn in range(state.needed - state.passes):
            can = tops[seat][size] > face or number(state.hands[seat], face) > size
            self._turns[seat] = (turn, can, self._beaten)
            self._beaten = self._beaten or can
            seat = (seat + 1) % state.players

    def role(self, seat: int) -> int:
        """Whether a seat is to move (0), comes later (1), owns the cards on the table (2), or has passed (3)."""
        if seat in self._turns:
            return min(self._turns[seat][0], 1)
        return 2 if seat == self._state.owner else 3

    def features(self, seat: int) -> list[float]:
        """The 14 features of a seat."""
        values = [0.0] * (FEATURES - _TRICK)
        state = self._state
        hand = state.hands[seat]
        groups, face = 0, 0
        rest = hand
        lowest = -1
        while rest:
            if rest & _FIELD:
                groups += 1
                if lowest < 0:
                    lowest = face
            rest >>= WIDTH
            face += 1
        share = 1 / groups
        if not state.number:
            if seat == state.to_move:
                values[1 if state.bonus else 0] = 1
                values[2] = share
                values[3] = groups == 1
            return values
        if seat in self._turns:
            turn, can, before = self._turns[seat]
            if turn:
                values[5] = turn
            else:
                values[4] = 1
            if can:
                values[6] = 1
                values[7] = before
                values[8] = not before and groups == 1 and lowest != state.face and state.sizes[seat] == state.number
                values[13] = share
        if seat == state.owner:
            if self._beaten:
                values[10] = 1
            else:
                values[9] = 1
                values[11] = share
                values[12] = groups == 1
        return values
