"""States of Sevens that fit what a seat knows."""

from __future__ import annotations

from random import Random

from tests.support.games.sevens.cards import TEXTS
from tests.support.games.sevens.state import SevensState
from tests.support.games.sevens.view import SevensView


def sample(view: SevensView, rng: Random) -> SevensState:
    """Deal the unseen cards at random to the hidden hands."""
    seen = {*view.laid, *(card for hand in view.hands for card in hand)}
    unseen = [card for card in range(len(TEXTS)) if card not in seen]
    rng.shuffle(unseen)
    hands = [tuple(sorted(unseen.pop() if card is None else card for card in hand)) for hand in view.hands]
    return SevensState.of(view, dealer=view.unknown_dealer(rng), hands=hands)
