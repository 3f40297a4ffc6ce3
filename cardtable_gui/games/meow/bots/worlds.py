"""Samples full states for the search: those that explain what the other seats did are likelier.

The states form a chain: each comes from the one before by swapping hidden cards, a swap being kept or undone by how
likely the hands are (the Metropolis algorithm).

Apart from the search, since it only deals hidden cards.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, NamedTuple

from cardtable_gui.games.meow.bots.past import Beliefs
from cardtable_gui.games.meow.bots.quick_policy import QuickPolicy
from cardtable_gui.games.meow.cards import ANYS, BIT, NONE, faces
from cardtable_gui.games.meow.sampling import assembled, dealt, sample
from cardtable_gui.games.meow.state import MeowState
from cardtable_gui.games.meow.view import MeowView

DECK: Final = -1
"""The place of a card in the deck; others are seats."""


class Swaps(NamedTuple):
    """How many swaps are tried: more take longer, and make states that differ more and explain more."""

    before_first: int
    """Before the first state."""
    between: int
    """From a state to the next one."""


FEW_SWAPS: Final = Swaps(15, 3)
"""Where there's time for some ten states only."""
MANY_SWAPS: Final = Swaps(40, 8)
"""Where there's time for a hundred."""


class Worlds:
    """Samples states that agree with the view of the seat to move."""

    def __init__(self, view: MeowView, policy: QuickPolicy, swaps: Swaps) -> None:
        """Read the past off the view."""
        self._view = view
        self._policy = policy
        self._swaps = swaps
        self._chain: _Chain | None = None

    def world(self, rng: Random) -> MeowState:
        """The next state."""
        view = self._view
        if view.phase not in ("lead", "follow") or view.alone:
            return sample(view, rng)
        swaps = self._swaps.between
        if self._chain is None:
            self._chain = _Chain(view, Beliefs(view, self._policy), rng)
            swaps = self._swaps.before_first
        for _ in range(swaps):
            self._chain.swap(rng)
        return assembled(view, self._chain.hands, self._chain.deck(rng), rng)


class _Chain:
    """Hands and deck at one moment of the chain."""

    def __init__(self, view: MeowView, beliefs: Beliefs, rng: Random) -> None:
        self._view = view
        self._beliefs = beliefs
        self.hands, deck = dealt(view, rng)
        places = [
            (card, seat)
            for seat, hand in enumerate(self.hands)
            if seat != view.seat
            for card in faces(hand & ~view.seen[seat])
        ]
        places += [(card, DECK) for card in deck if card != view.bottom]
        self._cards = [card for card, _ in places]
        self._places = [place for _, place in places]
        self._likely = [0.0 if seat == view.seat else beliefs.of(seat, hand) for seat, hand in enumerate(self.hands)]

    def deck(self, rng: Random) -> tuple[int, ...]:
        """The deck, in any order; a ? that was put under it comes last."""
        deck = [card for card, place in zip(self._cards, self._places, strict=True) if place == DECK]
        rng.shuffle(deck)
        return (*deck, *(() if self._view.bottom == NONE else (self._view.bottom,)))

    def swap(self, rng: Random) -> None:
        """Swap two hidden cards, unless that makes the hands too unlikely."""
        cards, places, hands = self._cards, self._places, self.hands
        count = len(cards)
        one, two = int(rng.random() * count), int(rng.random() * count)
        if not count or places[one] == places[two]:
            return
        change = BIT[cards[one]] | BIT[cards[two]]
        seats = [seat for seat in (places[one], places[two]) if seat != DECK]
        after = [hands[seat] ^ change for seat in seats]
        # A hand with both ? is known, since one of two goes under the deck (MM3).
        if any(hand & ~self._view.seen[seat] & ANYS == ANYS for seat, hand in zip(seats, after, strict=True)):
            return
        likely = [self._beliefs.of(seat, hand) for seat, hand in zip(seats, after, strict=True)]
        gain = sum(likely) - sum(self._likely[seat] for seat in seats)
        if gain < 0 and rng.random() >= exp(gain):
            return
        cards[one], cards[two] = cards[two], cards[one]
        for seat, hand, own in zip(seats, after, likely, strict=True):
            hands[seat], self._likely[seat] = hand, own
