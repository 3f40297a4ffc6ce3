"""Learnt odds of what other seats hold, for experts: by what they played, exchanged, took, and passed on.

Each card that a seat could hold has a row in each table below, which depends on how many of its face would have beaten
what. `training` makes the rows by comparing with the hands that seats really had. See `bots.card_odds`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from cardtable_gui.bots.card_odds import COLUMNS, HandOdds
from cardtable_gui.core import counts
from cardtable_gui.core.counts import EMPTY, ONE, Counts
from cardtable_gui.games.merchant.actions import Exchange, Pass, Play, Skip, Take
from cardtable_gui.games.merchant.bots.win_estimate import learnt_data
from cardtable_gui.games.merchant.deck import COPIES, FACES, HAND_SIZES
from cardtable_gui.games.merchant.view import MerchantView

NOTHING, LED, FOLLOWED, FOLLOWED_BY_SEVERAL, GAVE, TOOK, TOOK_BONUS = range(7)
"""What a seat did last with cards of a face."""
DEEDS: Final = 7
"""The number of these."""

LATE: Final = 6
"""A hand of so many cards or fewer is small."""


def _by_number() -> list[list[int]]:
    return [[0] * FACES for _ in range(max(COPIES) + 1)]


@dataclass(slots=True)
class Deeds:
    """One seat's deeds.

    Attributes:
        latest: by face: what it did last with cards of it.
        passed: by number and face of the cards on the table: how often it passed on them, with an exchange or not.
        passed_late: how often with a small hand.
        leapt: by number and face: how often it beat so many cards by a higher face than this one, which beats them too.
        skipped: by face: how often it took no bonus card while this one lay in the market.
        led: the face and the number of the cards that it led last.
    """

    latest: list[int] = field(default_factory=lambda: [NOTHING] * FACES)
    passed: list[list[int]] = field(default_factory=_by_number)
    passed_late: list[list[int]] = field(default_factory=_by_number)
    leapt: list[list[int]] = field(default_factory=_by_number)
    skipped: list[int] = field(default_factory=lambda: [0] * FACES)
    led: tuple[int, int] | None = None


def deeds(view: MerchantView) -> list[Deeds]:
    """By seat: what it did in this deal, while nobody has gone out."""
    return _Replay(view).found


class _Replay:
    """Goes through the actions of a deal."""

    def __init__(self, view: MerchantView) -> None:
        self.found = [Deeds() for _ in range(view.players)]
        self._sizes = [HAND_SIZES[view.players]] * view.players
        self._market = _first_market(view)
        self._beaten = EMPTY
        self._face = self._number = self._passes = 0
        for seat, action in view.deal_actions:
            did = self.found[seat]
            match action:
                case Play(cards=cards):
                    self._play(seat, did, cards[0], len(cards))
                case Exchange(give=give, take=take):
                    self._pass(seat, did)
                    for face in give:
                        did.latest[face] = GAVE
                    for face in take:
                        did.latest[face] = TOOK
                    self._sizes[seat] += len(take) - len(give)
                    self._market += counts.of(give) - counts.of(take)
                case Pass():
                    self._pass(seat, did)
                case Take(card=card):
                    did.latest[card] = TOOK_BONUS
                    self._sizes[seat] += 1
                    self._market -= ONE[card]
                    self._join()
                case Skip():
                    for face in counts.kinds(self._market):
                        did.skipped[face] += 1
                    self._join()

    def _play(self, seat: int, did: Deeds, face: int, number: int) -> None:
        if self._number:
            did.latest[face] = FOLLOWED_BY_SEVERAL if number > 1 else FOLLOWED
            for lower in range(self._face + 1, face):
                did.leapt[self._number][lower] += 1
        else:
            did.latest[face] = LED
            did.led = (face, number)
        self._beaten += self._number * ONE[self._face]
        self._face, self._number, self._passes = face, number, 0
        self._sizes[seat] -= number

    def _pass(self, seat: int, did: Deeds) -> None:
        did.passed[self._number][self._face] += 1
        if self._sizes[seat] <= LATE:
            did.passed_late[self._number][self._face] += 1
        self._passes += 1
        if self._passes == len(self._sizes) - 1:
            self._beaten += self._number * ONE[self._face]
            self._number = self._passes = 0

    def _join(self) -> None:
        self._market += self._beaten
        self._beaten = EMPTY


def _first_market(view: MerchantView) -> Counts:
    """The market at the start of the deal: as it is, without all that has come there since."""
    market = view.market + counts.of(view.discards) + view.number * ONE[view.face]
    for _, action in view.deal_actions:
        match action:
            case Play(cards=cards):
                market -= counts.of(cards)
            case Exchange(give=give, take=take):
                market += counts.of(take) - counts.of(give)
            case Take(card=card):
                market += ONE[card]
    return market


_HEIGHT: Final = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3)
"""By face."""
_HEIGHTS: Final = 4
_SIZES: Final = 8
_MOST_PASSED: Final = 3
_MOST_LATE: Final = 2
_MOST_LEAPT: Final = 2
_MOST_SKIPPED: Final = 2
"""Higher numbers count as these."""

# The first row of each table, and what its rows are.
_FACE: Final = 0
"""The face."""
_SIZE: Final = _FACE + FACES
"""The size of the hand."""
_PLAYERS: Final = _SIZE + _SIZES
"""The number of players."""
_LATEST: Final = _PLAYERS + 5
"""What the seat did last with this face."""
_PASSED: Final = _LATEST + DEEDS
"""How often it passed where just so many cards of this face beat the table; how often late; the height."""
_SPLIT: Final = _PASSED + (_MOST_PASSED + 1) * (_MOST_LATE + 1) * _HEIGHTS
"""How often it passed where fewer of them do, or more on the same face; the height."""
_LEAPT: Final = _SPLIT + (_MOST_PASSED + 1) * _HEIGHTS
"""How often it played higher cards where just so many of them would do; the height."""
_SKIPPED: Final = _LEAPT + (_MOST_LEAPT + 1) * _HEIGHTS
"""How often it took no bonus card of this face."""
_LED: Final = _SKIPPED + _MOST_SKIPPED + 1
"""How the face is to that which the seat led last, and whether that was several cards; the height."""
ROWS: Final = _LED + 6 * _HEIGHTS
"""The number of rows."""


def others_rows(view: MerchantView) -> dict[int, list[list[list[int]]]]:
    """By other seat: the rows of its cards, while nobody has gone out."""
    every = deeds(view)
    return {seat: _rows(view, seat, every[seat]) for seat in range(view.players) if seat != view.seat}


def _rows(view: MerchantView, seat: int, did: Deeds) -> list[list[list[int]]]:
    size = _SIZE + min(_SIZES - 1, (view.sizes[seat] - 1) // 2)
    players = _PLAYERS + view.players - 2
    found: list[list[list[int]]] = [[] for _ in range(FACES)]
    for column in range(COLUMNS):
        number = column + 1
        passed = late = split = 0
        for face in range(FACES):
            height = _HEIGHT[face]
            fewer = sum([did.passed[less][face] for less in range(1, number)])
            just = min(_MOST_PASSED, passed) * (_MOST_LATE + 1) + min(_MOST_LATE, late)
            found[face].append(
                [
                    _FACE + face,
                    size,
                    players,
                    _LATEST + did.latest[face],
                    _PASSED + just * _HEIGHTS + height,
                    _SPLIT + min(_MOST_PASSED, split + fewer) * _HEIGHTS + height,
                    _LEAPT + min(_MOST_LEAPT, did.leapt[number][face]) * _HEIGHTS + height,
                    _SKIPPED + min(_MOST_SKIPPED, did.skipped[face]),
                    _LED + _led(did, face) * _HEIGHTS + height,
                ]
            )
            passed += did.passed[number][face]
            late += did.passed_late[number][face]
            split += fewer
    return found


def _led(did: Deeds, face: int) -> int:
    """How a face is to the last one that was led: none, lower (single, several), equal, higher (single, several)."""
    if did.led is None:
        return 0
    led, number = did.led
    if face == led:
        return 3
    return (1 if face < led else 4) + (number > 1)


@cache
def hand_odds() -> HandOdds:
    """The odds of the package's weights file."""
    return HandOdds.of_numbers(learnt_data()["hands"])
