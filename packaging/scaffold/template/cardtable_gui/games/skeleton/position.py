"""The fields of Skeleton Game's states and views. Cards are faces."""

from __future__ import annotations

from itertools import chain
from typing import Generic

from cardtable_gui.core.draw_pile import DrawPile
from cardtable_gui.core.fields import Row
from cardtable_gui.core.game import MatchFields, ranked
from cardtable_gui.games.skeleton.actions import SkeletonAction
from cardtable_gui.games.skeleton.rule_set import RuleSet


class Shared(RuleSet, MatchFields[SkeletonAction], Generic[Row]):
    """The fields that a state and its views share."""

    __slots__ = ()

    leader: int
    """The seat that leads this trick."""
    trick: Row
    """The cards of this trick, from the leader's on."""
    tricks: Row
    """How many tricks each seat has taken."""
    taken: tuple[tuple[int, ...], ...]
    """The cards that each seat has taken, in this order."""
    deck_size: int
    """How many cards were not dealt."""


class Position(Shared[list[int]], DrawPile):
    """The fields that only a state has, and values derived from all fields."""

    __slots__ = ()

    hands: list[list[int]]
    """Each seat's cards, ascending."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Tricks by seat."""
        return tuple(self.tricks)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Most tricks is first; equal ones share the rank (SK4)."""
        return ranked(self.tricks) if self.to_move is None else None

    @property
    def phase(self) -> str:
        """`play` or `over`."""
        return "over" if self.to_move is None else "play"

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        return tuple(sorted(chain(self.pile, self.trick, *self.hands, *self.taken)))
