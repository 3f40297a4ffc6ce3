"""Learnt odds of what other seats hold, for experts: by what they played, exchanged, took, and passed on.

Each card that a seat could hold has a row in each table below, which depends on how many of its face would have beaten
what. `training` makes the rows by comparing with the hands that seats really had. See `bots.card_odds`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from cardtable_gui.bots.card_odds import COLUMNS, HandOdds
from cardtable_gui.games.merchant.bots.deeds import DEEDS, Deeds, deeds
from cardtable_gui.games.merchant.bots.win_estimate import learnt_data
from cardtable_gui.games.merchant.deck import FACES
from cardtable_gui.games.merchant.view import MerchantView

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
