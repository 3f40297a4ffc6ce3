"""The draw pile, for states of games that have one."""

from __future__ import annotations


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
