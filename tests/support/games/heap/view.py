"""What one seat knows in Heap."""

from __future__ import annotations

from cardtable_gui.core.fields import view_class
from cardtable_gui.core.hands import CardsView
from cardtable_gui.core.zones import DECK, ZoneCards
from tests.support.games.heap.actions import Play
from tests.support.games.heap.position import Shared
from tests.support.games.heap.zones import HEAP


@view_class
class HeapView(Shared[tuple[int, ...]], CardsView[Play]):
    """The own hand and the heap."""

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, heap and deck."""
        heap = ZoneCards(HEAP, self.game.card_texts(self.heap))
        return (*self.hand_zones(), heap, ZoneCards(DECK, (None,) * self.deck_size))
