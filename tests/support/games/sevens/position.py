"""The fields of Sevens's states and views.

Cards are faces 0-51 (see `cards`).
"""

from __future__ import annotations

from typing import Generic

from cardtable_gui.core.fields import Row
from cardtable_gui.core.game import MatchFields
from tests.support.games.sevens.actions import SevensAction
from tests.support.games.sevens.rule_set import RuleSet


class Shared(RuleSet, MatchFields[SevensAction], Generic[Row]):
    """The fields that a state and its views share."""

    __slots__ = ()

    laid: frozenset[int]
    passes: Row
    """By seat: how often it may still pass, where passes are counted."""
    finished: tuple[int, ...]
    """The seats that laid every card, the first one first."""
    dropped: tuple[int, ...]
    """The seats that dropped out, the first one first."""


class Position(Shared[list[int]]):
    """The fields that only a state has, and values derived from all fields."""

    __slots__ = ()

    hands: list[tuple[int, ...]]
    """By seat, ascending."""

    @property
    def scores(self) -> tuple[int, ...]:
        """How many players each seat is ahead of; 0 until the match is over."""
        ranks = self.ranks
        return (0,) * self.players if ranks is None else tuple(self.players - rank for rank in ranks)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """In the order of laying the last card; who dropped out comes after all others, the first one last (SV6)."""
        if self.to_move is not None:
            return None
        left = (seat for seat in range(self.players) if self.hands[seat])
        order = (*self.finished, *left, *reversed(self.dropped))
        return tuple(order.index(seat) + 1 for seat in range(self.players))

    @property
    def phase(self) -> str:
        """`lay` or `over`."""
        return "over" if self.to_move is None else "lay"

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        return tuple(sorted((*self.laid, *(card for hand in self.hands for card in hand))))
