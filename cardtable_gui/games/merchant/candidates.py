"""Actions worth searching, found without building the list of all legal ones.

They are all plays, the plain pass, and the exchanges of a few of the lowest cards for one higher card; after a reset
the cards equal to one in the hand, or skipping.
"""

from __future__ import annotations

from cardtable_gui.core.counts import ONE, WIDTH, Counts, having, number
from cardtable_gui.games.merchant.actions import PASS, PLAYS, SKIP, TAKES, Exchange, MerchantAction
from cardtable_gui.games.merchant.deck import FACES

_FACE = tuple((length - 1) // WIDTH for length in range(WIDTH * FACES + 1))
"""The face to which a packed multiset's bit belongs, by the bit's `bit_length`."""

_ABOVE = tuple(sum(ONE[higher] for higher in range(face + 1, FACES)) for face in range(FACES))
"""One card of each face above this one."""


class _Lifts(dict[tuple[int, ...], Exchange]):
    """A cache of the exchanges that give some cards for the one card of their sum."""

    def __missing__(self, give: tuple[int, ...]) -> Exchange:
        self[give] = exchange = Exchange(give, (sum(give) + len(give) - 1,))
        return exchange


_lifts = _Lifts()


def lead(hand: Counts) -> list[MerchantAction]:
    """All plays on an empty table."""
    found: list[MerchantAction] = []
    for face, plays in enumerate(PLAYS):
        held = hand >> WIDTH * face & 15
        if held:
            found += plays[:held]
    return found


def follow(hand: Counts, market: Counts, face: int, least: int) -> list[MerchantAction]:
    """All plays that beat `least` cards of `face`, the plain pass, and some exchanges."""
    found: list[MerchantAction] = [PASS]
    higher = having(hand, least) & _ABOVE[face]
    while higher:
        lowest = higher & -higher
        found.append(PLAYS[_FACE[lowest.bit_length()]][least - 1])
        higher ^= lowest
    held = number(hand, face)
    if held > least:
        found += PLAYS[face][least:held]
    _add_lifts(found, hand, market)
    return found


def bonus(hand: Counts, market: Counts) -> list[MerchantAction]:
    """Take a card equal to one in the hand, or skip."""
    found: list[MerchantAction] = [SKIP]
    joining = having(hand, 1) & having(market, 1)
    while joining:
        lowest = joining & -joining
        found.append(TAKES[_FACE[lowest.bit_length()]])
        joining ^= lowest
    return found


def _add_lifts(found: list[MerchantAction], hand: Counts, market: Counts) -> None:
    """Exchanges of two or three of the three lowest cards for one card."""
    first = _FACE[(hand & -hand).bit_length()]
    hand -= ONE[first]
    if not hand:
        return
    second = _FACE[(hand & -hand).bit_length()]
    hand -= ONE[second]
    if number(market, first + second + 1):
        found.append(_lifts[first, second])
    if not hand:
        return
    third = _FACE[(hand & -hand).bit_length()]
    if third != second and number(market, first + third + 1):
        found.append(_lifts[first, third])
    if first != second and number(market, second + third + 1):
        found.append(_lifts[second, third])
    if number(market, first + second + third + 2):
        found.append(_lifts[first, second, third])
