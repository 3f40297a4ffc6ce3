"""What one seat knows in Sevens."""

from __future__ import annotations

from cardtable_gui.core.fields import view_class
from cardtable_gui.core.hands import CardsView
from cardtable_gui.core.zones import ZoneCards
from tests.support.games.sevens.actions import SevensAction
from tests.support.games.sevens.cards import open_cards, suit_of, texts
from tests.support.games.sevens.position import Shared
from tests.support.games.sevens.zones import ROWS


@view_class
class SevensView(Shared[tuple[int, ...]], CardsView[SevensAction]):
    """Of the hands of others only the sizes are known."""

    @property
    def own(self) -> tuple[int, ...]:
        """The own cards, ascending; a spectator has none."""
        return () if self.seat is None else tuple(card for card in self.hands[self.seat] if card is not None)

    @property
    def playable(self) -> tuple[int, ...]:
        """The own cards that may be laid now, ascending."""
        if self.seat is None or self.seat != self.to_move:
            return ()
        continuing = open_cards(self.laid)
        return tuple(card for card in self.own if card in continuing)

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, and a row for each suit."""
        rows = [
            ZoneCards(row, texts(card for card in sorted(self.laid) if suit_of(card) == suit))
            for suit, row in enumerate(ROWS)
        ]
        return (*self.hand_zones(), *rows)
