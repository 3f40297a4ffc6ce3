"""A base for views of games whose hands are packed counts, hidden from the other seats."""

from __future__ import annotations

from abc import abstractmethod

from cardtable_gui.core.game import A, View
from cardtable_gui.core.zones import ZoneCards, hand_of


class HandView(View[A]):
    """A view with the seat's own hand; of the other hands only the sizes and some cards are known."""

    __slots__ = ()

    own: int
    """The seat's own hand, packed as in the state; empty for a spectator."""
    sizes: tuple[int, ...]
    """The number of cards in each hand."""

    @abstractmethod
    def texts_of(self, packed: int) -> tuple[str, ...]:
        """The texts of packed cards, in the order of the card list."""

    @abstractmethod
    def known_of(self, seat: int) -> int:
        """Cards that this seat knows to be in another hand, packed."""

    def is_open(self, seat: int) -> bool:
        """Whether this seat sees a hand in full; `known_of` then returns all its cards."""
        return seat == self.seat

    @property
    def hand(self) -> tuple[str, ...]:
        """The seat's own cards."""
        return self.texts_of(self.own)

    def hands(self) -> list[ZoneCards]:
        """The zones of all hands, by seat."""
        return [
            ZoneCards(hand_of(seat), self._texts(seat) if self.is_open(seat) else (None,) * size)
            for seat, size in enumerate(self.sizes)
        ]

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The seat's own hand, and what is known of the others."""
        return tuple(map(self._texts, range(self.players)))

    def _texts(self, seat: int) -> tuple[str, ...]:
        return self.hand if seat == self.seat else self.texts_of(self.known_of(seat))
