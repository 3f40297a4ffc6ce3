"""The view of one seat in Skeleton Game."""

from __future__ import annotations

from cardtable_gui.core.fields import view_class
from cardtable_gui.core.hands import CardsView
from cardtable_gui.core.zones import DECK, ZoneCards
from cardtable_gui.games.skeleton.actions import SkeletonAction
from cardtable_gui.games.skeleton.cards import texts
from cardtable_gui.games.skeleton.position import Shared
from cardtable_gui.games.skeleton.zones import TRICK, taken_by


@view_class
class SkeletonView(Shared[tuple[int, ...]], CardsView[SkeletonAction]):
    """A view in which hidden cards are None, and only the size of the deck is known."""

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, the trick, the deck, and what each seat has taken."""
        return (
            *self.hand_zones(),
            ZoneCards(TRICK, texts(self.trick)),
            ZoneCards(DECK, (None,) * self.deck_size),
            *(ZoneCards(taken_by(seat), texts(cards)) for seat, cards in enumerate(self.taken)),
        )
