"""Hands that are hidden from the other seats: their zones, what is known of them, and samples of what isn't.

`HandView` is the base for views of games whose hands are packed (`counts`), `CardsView` for those of rows of faces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeAlias

from cardtable_gui.core import counts
from cardtable_gui.core.game import A, View
from cardtable_gui.core.zones import ZoneCards, hand_of

Hand: TypeAlias = tuple[int | None, ...]
"""The faces of a hand, ascending; None: a hidden card."""


class HandView(View[A]):
    """A view with the seat's own hand; of the other hands only the sizes and some cards are known."""

    __slots__ = ()

    own: int
    """The seat's own hand, packed as in the state; empty for a spectator."""
    sizes: tuple[int, ...]
    """The number of cards in each hand."""

    def texts_of(self, packed: int) -> tuple[str, ...]:
        """The texts of packed cards, in the order of the card list."""
        return self.game.card_texts(counts.expand(packed))

    def open_hands(self) -> Sequence[int]:
        """All hands, packed, once they are shown; empty before."""
        return ()

    def known_of(self, seat: int) -> int:
        """Cards that this seat knows to be in another hand, packed; all of them once the hands are shown."""
        return self.open_hands()[seat] if self.open_hands() else 0

    def is_open(self, seat: int) -> bool:
        """Whether this seat sees a hand in full; `known_of` then returns all its cards."""
        return seat == self.seat or bool(self.open_hands())

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

    def others(self) -> int:
        """All cards that this seat knows to be in other hands, packed."""
        return sum(self.known_of(seat) for seat in range(self.players) if seat != self.seat)

    def sampled_hands(self, unseen: list[int]) -> list[int]:
        """Hands that agree with this view, packed: the cards that they lack are taken from the front of `unseen`."""
        hands = []
        for seat, size in enumerate(self.sizes):
            known = self.own if seat == self.seat else self.known_of(seat)
            rest = 0 if seat == self.seat else size - counts.size(known)
            hands.append(known + counts.of(unseen[:rest]) if rest else known)
            del unseen[:rest]
        return hands

    def _texts(self, seat: int) -> tuple[str, ...]:
        return self.hand if seat == self.seat else self.texts_of(self.known_of(seat))


class CardsView(View[A]):
    """A view with the cards of each hand, those of the other hands hidden."""

    __slots__ = ()

    hands: tuple[Hand, ...]
    """By seat."""

    @property
    def own(self) -> tuple[int, ...]:
        """The own cards, ascending; a spectator has none."""
        return () if self.seat is None else tuple(card for card in self.hands[self.seat] if card is not None)

    def hand_zones(self) -> list[ZoneCards]:
        """The zones of all hands, by seat."""
        faces = self.game.faces
        return [
            ZoneCards(hand_of(seat), tuple(None if card is None else faces[card] for card in hand))
            for seat, hand in enumerate(self.hands)
        ]

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The cards in sight: the seat's own hand, and others once they are shown."""
        return tuple(self.game.card_texts([card for card in hand if card is not None]) for hand in self.hands)

    def unseen(self) -> list[int]:
        """The cards that lie in no zone for this seat to see, ascending."""
        left = Counter(self.game.deck(self.players, self.options))
        left.subtract(self.game.index[card] for item in self.zones() for card in item.cards if card is not None)
        return sorted(left.elements())

    def sampled_hands(self, unseen: list[int]) -> list[tuple[int, ...]]:
        """Hands that agree with this view: their hidden cards are taken from the end of `unseen`."""
        return [tuple(sorted(unseen.pop() if card is None else card for card in hand)) for hand in self.hands]

    def unknown(self, rng: Random) -> Mapping[str, object]:
        """The unseen cards, dealt at random to the hidden hands and the draw pile."""
        unseen = self.unseen()
        rng.shuffle(unseen)
        hands = self.sampled_hands(unseen)
        return {"hands": hands, "deck": tuple(unseen), "reshuffles": 0}


def seen_by(seat: int | None, hands: Sequence[Sequence[int]], *, shown: bool = False) -> tuple[Hand, ...]:
    """The hands for a `CardsView` of this seat; `shown`: all see them all."""
    return tuple(tuple(hand) if owner == seat or shown else (None,) * len(hand) for owner, hand in enumerate(hands))


def without(hand: Sequence[int], card: int) -> tuple[int, ...]:
    """A hand once this card of it is gone."""
    place = hand.index(card)
    return (*hand[:place], *hand[place + 1 :])


def holding(hands: Sequence[object], first: int) -> list[int]:
    """The seats whose hands (or numbers of cards) are not empty, clockwise from this seat."""
    seats = range(len(hands))
    return [seat for seat in (*seats[first % len(hands) :], *seats[: first % len(hands)]) if hands[seat]]
