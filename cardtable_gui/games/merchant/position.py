"""The fields of Merchant of Goldfish's states and views, and values derived from them.

Cards are faces 0-13 (the card's value minus 1), hands and market packed counts. Lists are by seat.
"""

from __future__ import annotations

from typing import Generic

from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, Counts
from cardtable_gui.core.fields import Row
from cardtable_gui.core.game import MatchFields, ranked
from cardtable_gui.games.merchant.actions import MerchantAction
from cardtable_gui.games.merchant.rule_set import RuleSet

NOBODY = -1
"""Stands for no seat."""
UNCOUNTED = -1
"""Stands for the size of a hand that holds cards, but nobody counted them."""


class Shared(RuleSet, MatchFields[MerchantAction], Generic[Row]):
    """The fields that a state and its views share."""

    __slots__ = ()

    start: int
    """The start seat of this deal."""
    sizes: Row
    """The number of cards in each hand."""
    seen: Row
    """By seat: cards that all know to be in that hand, since they came from the market; packed counts."""
    market: Counts
    face: int
    """The face of the cards on the table."""
    number: int
    """The number of cards on the table; 0: it is empty, and `face` is meaningless."""
    owner: int
    """The seat of the last play while its cards lie there or its bonus card is due; else NOBODY."""
    discards: tuple[int, ...]
    """The discard pile, in the order of discarding."""
    passes: int
    """The number of passes in a row since the last play."""
    needed: int
    """The number of passes in a row that cause a reset: all others that hold cards (MG7)."""
    turns: int
    """Plays and passes made in this deal (MG13)."""
    places: Row
    """Each seat's place in this deal; 0: undecided."""


class Position(Shared[list[int]]):
    """The fields that only a state has, and values derived from all fields."""

    __slots__ = ()

    hands: list[Counts]
    bonus: bool
    """Whether the seat to move may take a bonus card (MG7)."""
    holders: int
    """The number of seats with cards."""
    points: list[int]
    """Points of all deals so far (MG12)."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of the deals so far, including each place of this deal as soon as it is decided (MG12)."""
        return tuple(self.points)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Most points is first; a tie goes to the better place in the last deal (MG12)."""
        if self.to_move is not None:
            return None
        return ranked([(points, -place) for points, place in zip(self.points, self.places, strict=True)])

    @property
    def phase(self) -> str:
        """`lead` (the table is empty), `follow`, `bonus` or `over`."""
        if self.to_move is None:
            return "over"
        if self.bonus:
            return "bonus"
        return "follow" if self.number else "lead"

    def hand_sum(self, seat: int) -> int:
        """The sum of the values in a hand."""
        return sum(face + 1 for face in counts.expand(self.hands[seat]))

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        positions = counts.of(self.discards) + self.number * ONE[self.face]
        return counts.expand(sum(self.hands) + self.market + positions)
