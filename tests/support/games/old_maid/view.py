"""What one seat knows in Old Maid."""

from __future__ import annotations

from cardtable_gui.core.fields import view_class
from cardtable_gui.core.hands import CardsView
from cardtable_gui.core.zones import ZoneCards
from tests.support.games.old_maid.actions import Draw
from tests.support.games.old_maid.cards import texts
from tests.support.games.old_maid.position import Shared
from tests.support.games.old_maid.zones import PAIRS


@view_class
class OldMaidView(Shared[tuple[int, ...]], CardsView[Draw]):
    """Of the hands of others the sizes are known, and what was seen to go there."""

    seen: tuple[tuple[int, int], ...]
    """(holder, card) of cards that this seat saw go to another hand, and that must still be there."""

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, and the pairs that were laid down."""
        return (*self.hand_zones(), ZoneCards(PAIRS, texts(self.pairs)))

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The own hand, and cards that this seat saw go to others; after the end what was left."""
        return tuple(
            texts([card for card in hand if card is not None] or [card for by, card in self.seen if by == seat])
            for seat, hand in enumerate(self.hands)
        )
