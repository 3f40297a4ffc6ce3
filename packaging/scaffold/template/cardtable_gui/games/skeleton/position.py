"""What lies on the table of Skeleton Game: the fields of its states and views. Cards are faces."""

from __future__ import annotations

from itertools import chain
from typing import Generic

from cardtable_gui.core.draw_pile import DrawPile
from cardtable_gui.core.fields import Row, view_class
from cardtable_gui.core.hands import CardsView
from cardtable_gui.core.tricks import TrickFields, TrickPosition
from cardtable_gui.core.zones import DECK, ZoneCards
from cardtable_gui.games.skeleton.actions import SkeletonAction


class Shared(TrickFields[SkeletonAction, Row], Generic[Row]):
    """The fields that a state and its views share, beside those of any tricks."""

    __slots__ = ()

    deck_size: int
    """How many cards were not dealt."""


class Position(Shared[list[int]], TrickPosition[SkeletonAction], DrawPile):
    """The fields that only a state has, and values derived from all fields."""

    __slots__ = ()

    @property
    def scores(self) -> tuple[int, ...]:
        """Tricks by seat (SK4)."""
        return self.tricks

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        return tuple(sorted(chain(self.pile, self.trick, *self.hands, *self.taken)))


@view_class
class SkeletonView(Shared[tuple[int, ...]], CardsView[SkeletonAction]):
    """What a seat knows: hidden cards are None, and only the size of the deck is known."""

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, the deck, the trick, and what each seat has taken."""
        return (*self.hand_zones(), ZoneCards(DECK, (None,) * self.deck_size), *self.trick_zones())
