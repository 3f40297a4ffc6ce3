"""The fields of Old Maid's states and views.

Cards are faces 0-52 (see `cards`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from cardtable_gui.core.fields import Row
from cardtable_gui.core.game import MatchFields, ranked
from tests.support.games.old_maid.actions import Draw
from tests.support.games.old_maid.rule_set import RuleSet

HOLDS = -1
"""In place of a turn: the seat still holds cards."""
NO_PLACE = -1
"""In place of a place: no card was drawn yet."""


class Shared(RuleSet, MatchFields[Draw], Generic[Row]):
    """The fields that a state and its views share."""

    __slots__ = ()

    turn: int
    """How many cards were drawn."""
    drawn: int
    """From which place of the fan the latest card was drawn; `NO_PLACE` before the first one."""
    giver: int | None
    """The seat from whose fan the seat to move draws (OM3); None after the end."""
    pairs: tuple[int, ...]
    """The cards that were laid down, the first ones first."""
    out: Row
    """By seat: when it got rid of its last card, twice the turn, less one if that card was drawn; else `HOLDS`."""


class Position(Shared[list[int]]):
    """The fields that only a state has, and values derived from all fields."""

    __slots__ = ()

    hands: list[tuple[int, ...]]
    """By seat, ascending."""
    fan: tuple[int, ...]
    """The cards of `giver` in the order in which they are held out."""
    known: list[tuple[tuple[int, int], ...]]
    """By seat: (holder, card) of cards that it saw go to another hand, and that must still be there."""
    shuffle: int
    """The number of the shuffles by which fans are laid; it comes from the order of the dealt cards."""

    @property
    def scores(self) -> tuple[int, ...]:
        """How many players each seat is ahead of; 0 until the match is over."""
        ranks = self.ranks
        return (0,) * self.players if ranks is None else tuple(sum(rank < other for other in ranks) for rank in ranks)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """In the order of getting rid of the last card; who holds the odd card is last (OM5)."""
        if self.to_move is not None:
            return None
        return ranked([-turn if turn != HOLDS else -2 * (self.turn + 1) for turn in self.out])

    @property
    def phase(self) -> str:
        """`draw` or `over`."""
        return "over" if self.to_move is None else "draw"

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        return tuple(sorted((*self.pairs, *(card for hand in self.hands for card in hand))))


def place_of(seat: int, out: Sequence[int]) -> int:
    """The place that a seat took which got rid of its last card, counted from 1."""
    return 1 + sum(HOLDS != turn < out[seat] for turn in out)
