"""Samples of Skeleton Game: states that agree with a view."""

from __future__ import annotations

from random import Random

from cardtable_gui.games.skeleton.state import SkeletonState
from cardtable_gui.games.skeleton.view import SkeletonView


def sample(view: SkeletonView, rng: Random) -> SkeletonState:
    """Deal the unseen cards at random to the hidden hands and the deck."""
    unseen = view.unseen()
    rng.shuffle(unseen)
    hands = [list(hand) for hand in view.sampled_hands(unseen)]
    return SkeletonState.of(view, dealer=view.unknown_dealer(rng), hands=hands, deck=tuple(unseen))
