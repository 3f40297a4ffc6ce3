"""How bots play Skeleton Game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.bots.policy import Policy, Rating, tried
from cardtable_gui.core.messages import Message
from cardtable_gui.games.skeleton.actions import PLAYS, SkeletonAction
from cardtable_gui.games.skeleton.bots.reasons import reasons
from cardtable_gui.games.skeleton.sampling import sample
from cardtable_gui.games.skeleton.state import SkeletonState
from cardtable_gui.games.skeleton.view import SkeletonView

PLAYOUTS = 60
"""Dealt worlds that a good player weighs for one decision; some 10 ms of work."""
HINT_PLAYOUTS = 600
"""The same for a hint."""


class SkeletonPolicy(Policy[SkeletonView, SkeletonAction]):
    """A beginner looks at the trick; a good player deals the unseen cards again and again, and plays them out."""

    def easy(self, view: SkeletonView, rng: Random) -> SkeletonAction:
        """What a player does at a glance."""
        return _at_a_glance([view.game.index[card] for card in view.hand], view.trick, rng)

    def normal(self, view: SkeletonView, rng: Random, effort: ThinkingBudget) -> SkeletonAction:
        """The action after which matches end best, over many deals of the unseen cards."""
        return _tried_out(view, rng, effort, PLAYOUTS)[0].action

    def rate(self, view: SkeletonView, rng: Random, effort: ThinkingBudget) -> Sequence[Rating[SkeletonAction]]:
        """All actions by how matches end after them, over many more deals of the unseen cards."""
        return _tried_out(view, rng, effort, HINT_PLAYOUTS)

    def reasons(self, view: SkeletonView, ratings: Sequence[Rating[SkeletonAction]]) -> Iterator[Message]:
        """See `skeleton.reasons`."""
        return reasons(view, ratings)


def _at_a_glance(hand: Sequence[int], trick: Sequence[int], rng: Random) -> SkeletonAction:
    """Take the trick as cheaply as possible, else give the lowest card; lead any card. `hand` is ascending."""
    if not trick:
        return PLAYS[rng.choice(hand)]
    return PLAYS[next((card for card in hand if card > max(trick)), hand[0])]


def _tried_out(view: SkeletonView, rng: Random, effort: ThinkingBudget, playouts: int) -> Sequence[Rating[SkeletonAction]]:
    """Ratings of all legal actions: after each, the same worlds are played out."""
    seat = view.to_move
    assert seat is not None
    actions = view.legal_actions()
    outcomes: list[list[float]] = [[] for _ in actions]
    for _ in range(playouts):
        if effort.spent():
            break
        world = sample(view, rng)
        for index, action in enumerate(actions):
            state = world.copy()
            state.apply(action)
            _play_out(state, rng)
            outcomes[index].append(_worth(state, seat))
    return tried(actions, outcomes)


def _play_out(state: SkeletonState, rng: Random) -> None:
    """Play to the end, everybody at a glance."""
    while state.to_move is not None:
        state.apply(_at_a_glance(state.hands[state.to_move], state.trick, rng))


def _worth(state: SkeletonState, seat: int) -> float:
    """How well a finished match went for a seat: its tricks less those of its best rival."""
    rivals = [tricks for other, tricks in enumerate(state.tricks) if other != seat]
    return float(state.tricks[seat] - max(rivals))
