"""What one seat knows in Sevens."""

from __future__ import annotations

from cardtable_gui.core.fields import view_class
from cardtable_gui.core.game import View
from cardtable_gui.core.zones import Tokens, ZoneCards, hand_of
from tests.support.games.sevens.actions import SevensAction
from tests.support.games.sevens.cards import TEXTS, open_cards, suit_of, texts
from tests.support.games.sevens.position import Shared
from tests.support.games.sevens.zones import ROWS


@view_class
class SevensView(Shared[tuple[int, ...]], View[SevensAction]):
    """Of the hands of others only the sizes are known."""

    hands: tuple[tuple[int | None, ...], ...]
    """By seat, ascending; a hidden card is None."""

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
        hands = [
            ZoneCards(hand_of(seat), tuple(None if card is None else TEXTS[card] for card in hand))
            for seat, hand in enumerate(self.hands)
        ]
        rows = [
            ZoneCards(row, texts(card for card in sorted(self.laid) if suit_of(card) == suit))
            for suit, row in enumerate(ROWS)
        ]
        return (*hands, *rows)

    def tokens(self) -> tuple[Tokens, ...]:
        """None."""
        return ()

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The own hand, and what was left after the end."""
        return tuple(texts(card for card in hand if card is not None) for hand in self.hands)
