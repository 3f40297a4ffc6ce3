"""Checks the reasons of hints in Skeleton Game against the rules."""

from __future__ import annotations

from cardtable_gui.games.skeleton.position import SkeletonView
from cardtable_gui.games.skeleton.state import SkeletonState
from tests.support.hints import HintChecks, Position


def takes_the_trick(position: Position) -> bool:
    """Also where all others give the highest card they hold."""
    state = position.after.copy()
    assert isinstance(state, SkeletonState)
    while state.trick:
        state.apply(state.legal_actions()[-1])
    return state.leader == position.seat


def gives_the_lowest(position: Position) -> bool:
    assert isinstance(position.view, SkeletonView)
    card: int = position.advice.action.card
    return card == position.view.own[0] and card < max(position.view.trick)


REASONS = HintChecks(
    {
        "You play last, and this card takes the trick.": takes_the_trick,
        "Nobody can have a higher card, so it takes the trick.": takes_the_trick,
        "You can't take the trick, so you give your lowest card.": gives_the_lowest,
    }
)
