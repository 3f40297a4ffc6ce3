"""How bots play Heap."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from tests.support.games.heap.actions import Play
from tests.support.games.heap.position import HeapView


class HeapPolicy(Policy[HeapView, Play]):
    """A beginner plays any card; a good player takes a point as cheaply as possible, or gives its highest card."""

    def easy(self, view: HeapView, rng: Random) -> Play:
        """Any card."""
        return rng.choice(list(view.legal_actions()))

    def normal(self, view: HeapView, rng: Random, effort: ThinkingBudget) -> Play:
        """The lowest card for a point; else the highest one, so that the next player has a hard time."""
        del rng, effort
        actions = list(view.legal_actions())
        return next((action for action in actions if _scores(view, action)), actions[-1])

    def reasons(self, view: HeapView, action: Play) -> Iterator[Message]:
        """Whether it brings a point."""
        if _scores(view, action):
            yield QT_TRANSLATE_NOOP("sample_heap", "It’s higher than the last card: a point for you.")


def _scores(view: HeapView, action: Play) -> bool:
    return bool(view.heap) and action.card > view.heap[-1]
