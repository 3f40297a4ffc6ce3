"""States of Heap that fit what a seat knows."""

from __future__ import annotations

from random import Random

from tests.support.games.heap.state import HeapState
from tests.support.games.heap.view import HeapView


def sample(view: HeapView, rng: Random) -> HeapState:
    """Deal the unseen cards at random to the hidden hands and the deck."""
    unseen = view.unseen()
    rng.shuffle(unseen)
    hands = view.sampled_hands(unseen)
    return HeapState.of(view, dealer=view.unknown_dealer(rng), hands=hands, deck=tuple(unseen), reshuffles=0)
