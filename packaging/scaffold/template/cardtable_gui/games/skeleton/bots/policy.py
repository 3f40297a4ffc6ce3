"""The policy of the bots of Skeleton Game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable_gui.bots.rollouts import RolloutPolicy
from cardtable_gui.core.messages import Message
from cardtable_gui.games.skeleton.actions import Play, SkeletonAction
from cardtable_gui.games.skeleton.bots.reasons import reasons
from cardtable_gui.games.skeleton.position import Shared, SkeletonView


class SkeletonPolicy(RolloutPolicy[SkeletonView, SkeletonAction]):
    """Easy bots make quick moves; the others play on by them in many worlds."""

    def quick(
        self, position: Shared[list[int]] | Shared[tuple[int, ...]], hand: Sequence[int], rng: Random
    ) -> SkeletonAction:
        """Take the trick as cheaply as possible, else give the lowest card; lead any card."""
        if not position.trick:
            return Play(rng.choice(hand))
        return Play(next((card for card in hand if card > max(position.trick)), hand[0]))

    def reasons(self, view: SkeletonView, action: SkeletonAction) -> Iterator[Message]:
        """See `skeleton.reasons`."""
        return reasons(view, action)
