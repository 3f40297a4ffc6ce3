"""How bots play Skeleton Game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable_gui.bots.effort import Effort
from cardtable_gui.bots.knowledge import Knowledge, Rating, tried
from cardtable_gui.core.game import View
from cardtable_gui.core.messages import Message
from cardtable_gui.games.skeleton.actions import PLAYS, SkeletonAction
from cardtable_gui.games.skeleton.reasons import reasons
from cardtable_gui.games.skeleton.state import SkeletonState
from cardtable_gui.games.skeleton.view import SkeletonView

PLAYOUTS = 60
"""Dealt worlds that a good player weighs for one decision; some 10 ms of work."""
HINT_PLAYOUTS = 600
"""The same for a hint."""


class SkeletonKnowledge(Knowledge[SkeletonAction]):
    """A beginner looks at the trick; a good player deals the unseen cards again and again, and plays them out."""

    def easy(self, view: View[SkeletonAction], rng: Random) -> SkeletonAction:
        """Take the trick as cheaply as possible, else give the lowest card; lead any card."""
        assert isinstance(view, SkeletonView)
        hand = [view.game.index[card] for card in view.hand]
        if not view.trick:
            return PLAYS[rng.choice(hand)]
        return PLAYS[min((card for card in hand if card > max(view.trick)), default=hand[0])]

    def normal(self, view: View[SkeletonAction], rng: Random, effort: Effort) -> SkeletonAction:
        """The action after which matches end best, over many deals of the unseen cards."""
        return _tried_out(view, rng, effort, PLAYOUTS)[0].action

    def rate(self, view: View[SkeletonAction], rng: Random, effort: Effort) -> Sequence[Rating[SkeletonAction]]:
        """All actions by how matches end after them, over many more deals of the unseen cards."""
        return _tried_out(view, rng, effort, HINT_PLAYOUTS)

    def reasons(self, view: View[SkeletonAction], ratings: Sequence[Rating[SkeletonAction]]) -> Iterator[Message]:
        """See `skeleton.reasons`."""
        assert isinstance(view, SkeletonView)
        return reasons(view, ratings)


def _tried_out(
    view: View[SkeletonAction], rng: Random, effort: Effort, playouts: int
) -> Sequence[Rating[SkeletonAction]]:
    """Ratings of all legal actions: each is played out at random in the same worlds."""
    assert isinstance(view, SkeletonView)
    seat = view.to_move
    assert seat is not None
    actions = view.legal_actions()
    outcomes: list[list[float]] = [[] for _ in actions]
    for _ in range(playouts):
        if effort.spent():
            break
        world = view.sample(rng)
        for index, action in enumerate(actions):
            state = world.copy()
            state.apply(action)
            _play_out(state, rng)
            outcomes[index].append(_worth(state, seat))
    return tried(actions, outcomes)


def _play_out(state: SkeletonState, rng: Random) -> None:
    """Play to the end, everybody at random."""
    while state.to_move is not None:
        state.apply(rng.choice(state.legal_actions()))


def _worth(state: SkeletonState, seat: int) -> float:
    """How well a finished match went for a seat: its tricks less those of its best rival."""
    rivals = [tricks for other, tricks in enumerate(state.tricks) if other != seat]
    return float(state.tricks[seat] - max(rivals))
