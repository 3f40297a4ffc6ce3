"""The fields of Heap's states and views."""

from __future__ import annotations

from typing import Generic

from cardtable_gui.core.draw_pile import ReshuffledPile
from cardtable_gui.core.fields import Row, view_class
from cardtable_gui.core.game import MatchFields
from cardtable_gui.core.hands import CardsView
from cardtable_gui.core.zones import DECK, Zone, ZoneCards
from tests.support.games.heap.actions import Play
from tests.support.games.heap.rule_set import RuleSet

HEAP = Zone("heap")
"""Where the cards are played."""


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

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        return tuple(sorted((*self.heap, *self.pile, *(card for hand in self.hands for card in hand))))


@view_class
class HeapView(Shared[tuple[int, ...]], CardsView[Play]):
    """The own hand and the heap."""

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, heap and deck."""
        heap = ZoneCards(HEAP, self.game.card_texts(self.heap))
        return (*self.hand_zones(), heap, ZoneCards(DECK, (None,) * self.deck_size))
