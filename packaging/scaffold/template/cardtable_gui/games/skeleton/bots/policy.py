"""The policy of the bots of Skeleton Game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.messages import Message
from cardtable_gui.games.skeleton.actions import PLAYS, SkeletonAction
from cardtable_gui.games.skeleton.bots.reasons import reasons
from cardtable_gui.games.skeleton.sampling import sample
from cardtable_gui.games.skeleton.state import SkeletonState
from cardtable_gui.games.skeleton.view import SkeletonView

ROLLOUTS = 60
"""The number of rollouts per action for a move of a normal bot; some 10 ms of work."""


class SkeletonPolicy(Policy[SkeletonView, SkeletonAction]):
    """Easy bots use a heuristic; normal bots play rollouts from samples of the unseen cards."""

    def easy(self, view: SkeletonView, rng: Random) -> SkeletonAction:
        """A heuristic move."""
        return _heuristic_card([view.game.index[card] for card in view.hand], view.trick, rng)

    def normal(self, view: SkeletonView, rng: Random, effort: ThinkingBudget) -> SkeletonAction:
        """The action with the best rollouts."""
        return _best_by_rollouts(view, rng, effort)

    def reasons(self, view: SkeletonView, action: SkeletonAction) -> Iterator[Message]:
        """See `skeleton.reasons`."""
        return reasons(view, action)


def _heuristic_card(hand: Sequence[int], trick: Sequence[int], rng: Random) -> SkeletonAction:
    """Take the trick as cheaply as possible, else give the lowest card; lead any card. `hand` is ascending."""
    if not trick:
        return PLAYS[rng.choice(hand)]
    return PLAYS[next((card for card in hand if card > max(trick)), hand[0])]


def _best_by_rollouts(view: SkeletonView, rng: Random, effort: ThinkingBudget) -> SkeletonAction:
    """The legal action that does best on average, in rollouts from the same samples."""
    seat = view.to_move
    assert seat is not None
    actions = view.legal_actions()
    worth = [0.0] * len(actions)
    for _ in range(ROLLOUTS):
        if effort.spent():
            break
        world = sample(view, rng)
        for index, action in enumerate(actions):
            state = world.copy()
            state.apply(action)
            _play_to_end(state, rng)
            worth[index] += _worth(state, seat)
    return actions[worth.index(max(worth))]


def _play_to_end(state: SkeletonState, rng: Random) -> None:
    """Play to the end, with heuristic moves for all seats."""
    while state.to_move is not None:
        state.apply(_heuristic_card(state.hands[state.to_move], state.trick, rng))


def _worth(state: SkeletonState, seat: int) -> float:
    """The result of a match for a seat: its tricks minus those of its best opponent."""
    rivals = [tricks for other, tricks in enumerate(state.tricks) if other != seat]
    return float(state.tricks[seat] - max(rivals))
