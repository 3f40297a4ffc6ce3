"""Legal actions as bitmasks over a table of all actions.

Bit i of a mask stands for action i of the table. An action is legal if it is in three masks: that of the hand (which
holds the cards played or given), that of the market (which holds the cards taken), and that of the situation (lead,
follow or bonus; MG4-MG7). The masks of hand and market are combined from lookups of pieces of a few faces.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from cardtable_gui.core import counts
from cardtable_gui.core.bitselection import BitSelection
from cardtable_gui.core.counts import Counts
from cardtable_gui.games.merchant.actions import (
    PASS,
    PLAYS,
    SKIP,
    TAKES,
    Exchange,
    MerchantAction,
    Pass,
    Play,
    Skip,
    Take,
)
from cardtable_gui.games.merchant.deck import COPIES, FACES, in_play

MOST_SUM = 14
"""The highest sum of one side of an exchange (MG6)."""

_PIECE = 3
"""The number of faces in one lookup of masks."""

_PIECE_BITS = _PIECE * counts.WIDTH
_PIECE_FIELD = (1 << _PIECE_BITS) - 1


class _Allowed(dict[Counts, int]):
    """A cache by the packed counts of a piece: the mask of the actions that need no more of its faces."""

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
        """Number all actions and build the masks."""
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
        gives: defaultdict[tuple[int, ...], int] = defaultdict(int)
        takes: defaultdict[tuple[int, ...], int] = defaultdict(int)
        for position, action in enumerate(self.actions):
            bit = 1 << position
            match action:
                case Exchange(give=give, take=take):
                    gives[give] |= bit
                    takes[take] |= bit
                case Play(cards=cards):
                    gives[cards] |= bit
                case Take(card=card):
                    takes[card,] |= bit
                case Pass() | Skip():
                    pass
        self._gives = _needs(gives)
        self._takes = _needs(takes)
        self._hand = self._pieces(self._gives)
        self._market = self._pieces(self._takes)
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
        """The mask of the exchanges with this sum on each side."""
        return self._worth[total] if total <= MOST_SUM else 0

    def selection(self, mask: int) -> BitSelection[MerchantAction]:
        """The actions of a mask as a sequence."""
        return BitSelection(self.actions, self.index, mask)

    def _pieces(self, needs: Sequence[Sequence[int]]) -> tuple[_Allowed, ...]:
        """The lookups of one side, in pieces from the lowest faces up."""
        everything = (1 << len(self.actions)) - 1
        return tuple(_Allowed(needs[first : first + _PIECE], everything) for first in range(0, FACES, _PIECE))

    def _mask(self, actions: Iterable[MerchantAction]) -> int:
        return sum(1 << self.index[action] for action in actions)


@cache
def moves() -> Moves:
    """The table of all actions; built on first use, which takes some 15 ms."""
    return Moves()


@cache
def beatable(players: int, face: int, number: int) -> bool:
    """Whether other cards of the game beat this many cards of a face on the table (MG1, MG2, MG5)."""
    return any(enough(players, own, face, number) for own in range(FACES))


def enough(players: int, own: int, face: int, number: int) -> bool:
    """Whether the game has cards of the face `own` enough to beat this many of `face` on the table (MG1, MG2, MG5)."""
    left = counts.number(in_play(players), own)
    return left >= 2 * number + 1 if own == face else own > face and left >= number


def _needs(sides: Mapping[tuple[int, ...], int]) -> list[list[int]]:
    """By face and n: the mask of the actions that need more than n cards of that face on one side.

    `sides` maps cards to the mask of the actions with exactly these cards on that side.
    """
    needs = [[0] * copies for copies in COPIES]
    for cards, mask in sides.items():
        for face in set(cards):
            for number in range(cards.count(face)):
                needs[face][number] |= mask
    return needs


def _exchanges(total: int) -> Iterator[Exchange]:
    """All possible exchanges of this sum: equal sums, no shared value (MG6)."""
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
