"""How bots play Sevens."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.messages import Message
from tests.support.games.sevens.actions import PASS, Lay, SevensAction
from tests.support.games.sevens.bots.reasons import reasons
from tests.support.games.sevens.cards import outwards
from tests.support.games.sevens.position import SevensView

_PASS_KEPT = 2.0
"""What a pass is worth that is not used."""


class SevensPolicy(Policy[SevensView, SevensAction]):
    """A beginner lays any card; a good player opens the way for its own cards and holds back what others wait for."""

    def easy(self, view: SevensView, rng: Random) -> SevensAction:
        """Any card that can be laid, else a pass."""
        return Lay(rng.choice(view.playable)) if view.playable else PASS

    def normal(self, view: SevensView, rng: Random, effort: ThinkingBudget) -> SevensAction:
        """The action that opens most to the own cards and least to those of others."""
        del rng, effort
        return max(view.legal_actions(), key=lambda action: _value(view, action))

    def reasons(self, view: SevensView, action: SevensAction) -> Iterator[Message]:
        """See `sevens.reasons`."""
        return reasons(view, action)


def _value(view: SevensView, action: SevensAction) -> float:
    if isinstance(action, Lay):
        beyond = [card for card in outwards(action.card) if card not in view.laid]
        own = sum(card in view.own for card in beyond)
        return 2.0 * own - (len(beyond) - own)
    return -_PASS_KEPT - 6.0 / (1 + view.passes[view.to_move or 0])
