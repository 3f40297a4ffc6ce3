"""Which actions are legal: one table of all actions, and legality as bits over it.

Bit i of a mask stands for action i of the table. An action is legal when three masks hold it: what the hand allows (it
holds the cards that are played or given), what the market allows (it holds the cards that are taken), and what the
situation allows (lead, follow or bonus; MG4-MG7). The hand's and the market's masks are looked up piece by piece.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from cardtable_gui.core import counts
from cardtable_gui.core.bitselection import BitSelection
from cardtable_gui.core.counts import Counts
from cardtable_gui.games.merchant.actions import (
    COPIES,
    FACES,
    PASS,
    PLAYS,
    SKIP,
    TAKES,
    Exchange,
    MerchantAction,
)

MOST_SUM = 14
"""The highest sum of one side of an exchange (MG6)."""

_PIECE = 3
"""Masks are looked up by so many faces at once."""

_PIECE_BITS = _PIECE * counts.WIDTH
_PIECE_FIELD = (1 << _PIECE_BITS) - 1


class _Allowed(dict[Counts, int]):
    """By the packed counts of a piece: the mask of the actions that need no more of its faces. Filled when asked."""

    __slots__ = ("_all", "_needs")

    def __init__(self, needs: Sequence[Sequence[int]], everything: int) -> None:
        """`needs[face][n]` is the mask of the actions that need more than n cards of the piece's face."""
        super().__init__()
        self._needs = needs
        self._all = everything

    def __missing__(self, piece: Counts) -> int:
        lacking = 0
        for face, masks in enumerate(self._needs):
            number = counts.number(piece, face)
            if number < len(masks):
                lacking |= masks[number]
        self[piece] = mask = self._all ^ lacking
        return mask


class Moves:
    """The table of all actions with its masks. Made once: see `moves`."""

    def __init__(self) -> None:
        """Number all actions and make the masks."""
        plays = [play for row in PLAYS for play in row]
        plain: list[MerchantAction] = [*plays, PASS, *TAKES, SKIP]
        exchanges: list[Exchange] = []
        self._worth = [0]
        for total in range(1, MOST_SUM + 1):
            block = list(_exchanges(total))
            self._worth.append((1 << len(block)) - 1 << len(plain) + len(exchanges))
            exchanges += block
        self.exchanges = sum(self._worth)
        self.actions: tuple[MerchantAction, ...] = (*plain, *exchanges)
        self.index = {action: position for position, action in enumerate(self.actions)}
        hand = _Needs(len(self.actions))
        market = _Needs(len(self.actions))
        for position, play in enumerate(plays):
            hand.add(position, play.cards)
        for take in TAKES:
            market.add(self.index[take], (take.card,))
        for position, exchange in enumerate(exchanges, len(plain)):
            hand.add(position, exchange.give)
            market.add(position, exchange.take)
        self._hand = hand.pieces()
        self._market = market.pieces()
        self._gives = hand.masks()
        self._takes = market.masks()
        self.plays = self._mask(plays)
        self._bonus = self._mask((*TAKES, SKIP))
        passes = self._mask((PASS,)) | self.exchanges
        self._beating = tuple(
            tuple(passes | self._mask(_beating(face, number)) for number in range(1, COPIES[face] + 1))
            for face in range(FACES)
        )

    def legal(self, hand: Counts, market: Counts, face: int, number: int, bonus: bool) -> int:
        """The mask of the legal actions.

        Args:
            hand: the cards of the seat to move.
            market: the market's cards.
            face: the face of the cards on the table.
            number: how many of them lie there; 0 for an empty table.
            bonus: whether a bonus card is offered (MG7); the table is empty then.
        """
        if number:
            mask = self._beating[face][number - 1]
        elif bonus:
            mask = self._bonus
        else:
            mask = self.plays
        for allowed in self._hand:
            mask &= allowed[hand & _PIECE_FIELD]
            hand >>= _PIECE_BITS
        for allowed in self._market:
            mask &= allowed[market & _PIECE_FIELD]
            market >>= _PIECE_BITS
        return mask

    def using(self, give: tuple[int, ...], take: tuple[int, ...]) -> int:
        """The mask of the actions that play or give at least these hand cards and take at least these market cards.

        Both sides are ascending; without any cards it is the mask of all actions.
        """
        mask = (1 << len(self.actions)) - 1
        for masks, cards in ((self._gives, give), (self._takes, take)):
            for face in set(cards):
                number = cards.count(face)
                mask &= masks[face][number - 1] if number <= COPIES[face] else 0
        return mask

    def worth(self, total: int) -> int:
        """The mask of the exchanges whose sides add up to this."""
        return self._worth[total] if total <= MOST_SUM else 0

    def selection(self, mask: int) -> BitSelection[MerchantAction]:
        """The actions of a mask as a sequence."""
        return BitSelection(self.actions, self.index, mask)

    def _mask(self, actions: Iterable[MerchantAction]) -> int:
        return sum(1 << self.index[action] for action in actions)


@cache
def moves() -> Moves:
    """The table of all actions; made when it is first asked for, it takes some 30 ms."""
    return Moves()


class _Needs:
    """Collects, for each face and number, which actions need more cards of that face."""

    def __init__(self, actions: int) -> None:
        self._all = (1 << actions) - 1
        size = (actions + 7) // 8
        self._rows = [[bytearray(size) for _ in range(copies)] for copies in COPIES]

    def add(self, position: int, cards: tuple[int, ...]) -> None:
        """The action at this position needs these cards (ascending)."""
        byte, bit = divmod(position, 8)
        last = -1
        number = 0
        for face in cards:
            number = number + 1 if face == last else 0
            last = face
            self._rows[face][number][byte] |= 1 << bit

    def masks(self) -> list[list[int]]:
        """By face and n: the mask of the actions that need more than n cards of that face."""
        return [[int.from_bytes(row, "little") for row in rows] for rows in self._rows]

    def pieces(self) -> tuple[_Allowed, ...]:
        """The lookups, piece by piece from the lowest faces."""
        needs = self.masks()
        return tuple(_Allowed(needs[first : first + _PIECE], self._all) for first in range(0, FACES, _PIECE))


def _exchanges(total: int) -> Iterator[Exchange]:
    """All exchanges of this sum that there can be: equal sums, no shared value (MG6)."""
    sides = [(side, sum(1 << face for face in set(side))) for side in _sides(total, 0)]
    for give, given in sides:
        for take, taken in sides:
            if not given & taken:
                yield Exchange(give, take)


def _sides(total: int, lowest: int) -> Iterator[tuple[int, ...]]:
    """All sets of cards with this sum of values and no face below `lowest`, ascending."""
    if total == 0:
        yield ()
    for face in range(lowest, min(total, FACES)):
        for number in range(1, min(COPIES[face], total // (face + 1)) + 1):
            for rest in _sides(total - number * (face + 1), face + 1):
                yield (face,) * number + rest


def _beating(face: int, number: int) -> Iterator[MerchantAction]:
    """The plays that beat this many cards of this face (MG5): higher and as many, or the same and more."""
    for higher in range(face + 1, FACES):
        if COPIES[higher] >= number:
            yield PLAYS[higher][number - 1]
    yield from PLAYS[face][number:]
