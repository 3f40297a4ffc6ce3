"""Reasons why an action of Skeleton Game is good: true sentences, from the view alone."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.skeleton.actions import SkeletonAction
from cardtable_gui.games.skeleton.position import SkeletonView


def reasons(view: SkeletonView, action: SkeletonAction) -> Iterator[Message]:
    """Reasons for an action of the seat to move, the most important first."""
    card = action.card
    beats_the_trick = all(card > other for other in view.trick)
    if len(view.trick) == view.players - 1 and beats_the_trick:
        yield QT_TRANSLATE_NOOP("skeleton", "You play last, and this card takes the trick.")
    elif beats_the_trick and all(card > other for other in view.unseen()):
        yield QT_TRANSLATE_NOOP("skeleton", "Nobody can have a higher card, so it takes the trick.")
    elif not beats_the_trick and card == min(view.own):
        yield QT_TRANSLATE_NOOP("skeleton", "You can't take the trick, so you give your lowest card.")
