"""The draw pile, for states of games that have one."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable_gui.core.dealing import Dealer, NumberedDealer


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

    Each time the dealer is asked for a further shuffle of the whole deck, which the record's `deals` keep like any
    other; the order of these cards follows from it, as the protocol says.
    """

    __slots__ = ()

    deal: int
    dealer: Dealer
    reshuffles: int
    """How often cards came back in this match; 0 at the beginning."""

    @property
    def shuffles(self) -> int:
        """How often the dealer was asked to shuffle: for each deal, and for each time cards came back."""
        return self.deal + self.reshuffles

    def reshuffle(self, cards: Iterable[int]) -> None:
        """Make a new pile of these cards, such as the discards."""
        shuffled = self.dealer(self.shuffles).deck
        number = 0
        for face in shuffled:
            number = number * (max(shuffled) + 1) + face
        self.reshuffles += 1  # type: ignore[misc]  # `state_class` gives every state the slots
        self.deck = NumberedDealer("reshuffle", 1, "", number, tuple(sorted(cards)))(0).deck  # type: ignore[misc]
        self.deck_size = len(self.deck)  # type: ignore[misc]
