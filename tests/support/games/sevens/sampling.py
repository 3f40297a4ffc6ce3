"""States of Sevens that fit what a seat knows."""

from __future__ import annotations

from random import Random

from tests.support.games.sevens.state import SevensState
from tests.support.games.sevens.view import SevensView


def sample(view: SevensView, rng: Random) -> SevensState:
    """Deal the unseen cards at random to the hidden hands."""
    unseen = view.unseen()
    rng.shuffle(unseen)
    return SevensState.of(view, dealer=view.unknown_dealer(rng), hands=view.sampled_hands(unseen))
