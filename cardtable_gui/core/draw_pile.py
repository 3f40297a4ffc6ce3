"""The draw pile, for states of games that have one."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable_gui.core.dealing import Dealer, reshuffled


class DrawPile:
    """A state's draw pile. To draw, take `deck[-deck_size]` and decrement `deck_size`."""

    __slots__ = ()

    deck: tuple[int, ...]
    """Cards of the deal, of which the last `deck_size` are still in the pile, top first."""
    deck_size: int

    @property
    def pile(self) -> tuple[int, ...]:
        """The cards in the pile, top first."""
        return self.deck[len(self.deck) - self.deck_size :]


class ReshuffledPile(DrawPile):
    """A draw pile that cards come back to within a deal, in a new order.

    Each time the dealer is asked for a further deal, which the record's `deals` keep like any other; the order of the
    cards follows from it: see the module `dealing`.
    """

    __slots__ = ()

    deal: int
    dealer: Dealer
    reshuffles: int
    """How often cards came back in this match; 0 at the beginning."""

    def reshuffle(self, cards: Iterable[int]) -> None:
        """Make a new pile of these cards, such as the discards."""
        further = self.dealer(self.deal + self.reshuffles)
        self.reshuffles += 1  # type: ignore[misc]  # `state_class` gives every state the slots
        self.deck = reshuffled(cards, further)  # type: ignore[misc]
        self.deck_size = len(self.deck)  # type: ignore[misc]
