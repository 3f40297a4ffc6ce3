"""Legal actions, composed from tables by the cards in hand and the total to be beaten.

`total` is the total to be beaten, 0 on an empty area; `odd`: only odd totals may be played (GG13); `free`: the option
`two_ignores_area` is on (GG12).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardtable_gui.core.counts import ONE, WIDTH, Counts, kinds, number, of
from cardtable_gui.games.gunjo.actions import DRAW, GIVES, MOST_JOINERS, PASS, PLAYS, STAY, SWAPS, GunjoAction, Play
from cardtable_gui.games.gunjo.cards import COPIES, FACES, FINISHER, FINISHERS_NEEDED, JOINER, in_play

MOST_TOTAL = max(copies * (face + 1) for face, copies in enumerate(COPIES)) + MOST_JOINERS
"""The maximum total of a play."""

_NEEDED = tuple(tuple(total // (face + 1) for face in range(FACES)) for total in range(MOST_TOTAL + 1))
"""`_NEEDED[total][face]`: the most cards of the face that do not exceed the total."""

_ALL = sum(ONE[:FACES])
_GUARD = 16 * _ALL
"""The free bit of each face's field: set before a subtraction, it is still set where nothing was borrowed."""

_ENOUGH = tuple(
    sum((min(copies, needed) + 1) * one for copies, needed, one in zip(COPIES, row, ONE, strict=False))
    for row in _NEEDED
)
"""`_ENOUGH[total]`: for each face the number of cards needed to beat the total, packed."""

_LOW = sum(16 * ONE[face] for face in range(8))


class _Rows(dict[Counts, tuple[tuple[int, int, tuple[Play, ...]], ...]]):
    """A cache by the guard bits of some faces: for each its face, its bit position, and its plays."""

    __slots__ = ("_plays",)

    def __init__(self, plays: tuple[tuple[Play, ...], ...]) -> None:
        super().__init__()
        self._plays = plays

    def __missing__(self, guards: Counts) -> tuple[tuple[int, int, tuple[Play, ...]], ...]:
        found = tuple((face, WIDTH * face, self._plays[face]) for face in kinds(guards >> 4) if self._plays[face])
        self[guards] = found
        return found


_ROWS = tuple(map(_Rows, PLAYS))
"""`_ROWS[joiners]`: the plays with this many 1s added to a set."""


class _Swaps(dict[Counts, tuple[GunjoAction, ...]]):
    """A cache by the guard bits of some faces: the swaps that give them for these revealed cards."""

    __slots__ = ("_takes",)

    def __init__(self, *takes: int) -> None:
        super().__init__()
        self._takes = sorted(set(takes))

    def __missing__(self, guards: Counts) -> tuple[GunjoAction, ...]:
        gives = kinds(guards >> 4)
        self[guards] = found = tuple(SWAPS[give][take] for give in gives for take in self._takes if give != take)
        return found


_SWAPS = tuple(tuple((_Swaps(one, other), _Swaps(one, other)) for other in range(FACES)) for one in range(FACES))
"""`_SWAPS[one][other]`: for these revealed cards the swaps of the hand's lower and of its higher faces."""


def legal_turn(
    hand: Counts, total: int, odd: bool, revealed: tuple[int, int], deck: int, free: bool
) -> Sequence[GunjoAction]:
    """The legal actions at the start of a turn (GG3). `deck` is the number of cards left in the deck."""
    found: list[GunjoAction]
    if total:
        held = ((hand | _GUARD) - _ALL) & _GUARD
        low, high = _SWAPS[revealed[0]][revealed[1]]
        lower = held & _LOW
        found = [PASS, *low[lower], *high[held ^ lower]]
    else:
        found = []
    if deck:
        found.append(DRAW)
    found += plays(hand, total, odd, free)
    return found


def legal_after_draw(hand: Counts, total: int, odd: bool, free: bool) -> Sequence[GunjoAction]:
    """The legal actions after a draw (GG3, GG5)."""
    found = plays(hand, total, odd, free)
    return [STAY, *found] if total else found


def legal_gives(hand: Counts) -> Sequence[GunjoAction]:
    """The legal choices of a card to pass to the left (GG15)."""
    return [GIVES[face] for face in kinds(hand)]


def plays(hand: Counts, total: int, odd: bool, free: bool) -> list[Play]:
    """All legal plays (GG4, GG11-GG13)."""
    found: list[Play] = []
    needed = _NEEDED[total]
    for face, shift, row in _ROWS[0][((hand | _GUARD) - _ENOUGH[total]) & _GUARD]:
        found += row[needed[face] : hand >> shift & 31]
    if hand & 31:
        _add_joined(found, hand, total)
    if odd:
        found = [play for play in found if play.total & 1]
    if free and number(hand, FINISHER) >= FINISHERS_NEEDED:
        _add_finishing(found, hand)
    return found


@cache
def beatable(expansions: tuple[str, ...], latest: tuple[int, ...], odd: bool, free: bool) -> bool:
    """Whether other cards of the game beat this play (GG1, GG4, GG11-GG13)."""
    return bool(plays(in_play(expansions) - of(latest), sum(latest) + len(latest), odd, free))


def _add_joined(found: list[Play], hand: Counts, total: int) -> None:
    """Add the sets that beat the total with added 1s (GG11)."""
    for joiners in range(1, number(hand, JOINER) + 1):
        rest = max(0, total - joiners)
        needed = _NEEDED[rest]
        for face, shift, row in _ROWS[joiners][((hand | _GUARD) - _ENOUGH[rest]) & _GUARD]:
            found += row[needed[face] : hand >> shift & 31]


def _add_finishing(found: list[Play], hand: Counts) -> None:
    """Add plays of four or more 2s, with or without 1s, which ignore the area (GG12)."""
    there = set(found)
    for joiners in range(number(hand, JOINER) + 1):
        row = PLAYS[joiners][FINISHER][FINISHERS_NEEDED - 1 : number(hand, FINISHER)]
        found += [play for play in row if play not in there]
