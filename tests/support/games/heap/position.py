"""The fields of Heap's states and views."""

from __future__ import annotations

from typing import Generic

from cardtable_gui.core.draw_pile import ReshuffledPile
from cardtable_gui.core.fields import Row
from cardtable_gui.core.game import MatchFields, ranked
from tests.support.games.heap.actions import Play
from tests.support.games.heap.rule_set import RuleSet


class Shared(RuleSet, MatchFields[Play], Generic[Row]):
    """The fields that a state and its views share."""

    __slots__ = ()

    turn: int
    """How many turns were taken."""
    heap: tuple[int, ...]
    """The cards of the heap, the latest last."""
    points: Row
    deck_size: int


class Position(Shared[list[int]], ReshuffledPile):
    """The fields that only a state has, and values derived from all fields."""

    __slots__ = ()

    hands: list[tuple[int, ...]]
    """By seat, ascending."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""
        return tuple(self.points)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Most points is first; equal ones share the rank (HP4)."""
        return ranked(self.points) if self.to_move is None else None

    @property
    def phase(self) -> str:
        """`play` or `over`."""
        return "over" if self.to_move is None else "play"

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        return tuple(sorted((*self.heap, *self.pile, *(card for hand in self.hands for card in hand))))
