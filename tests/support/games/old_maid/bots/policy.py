"""How bots play Old Maid: all hidden cards are alike, so every level draws by chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.messages import Message
from tests.support.games.old_maid.actions import Draw
from tests.support.games.old_maid.bots.reasons import reasons
from tests.support.games.old_maid.position import OldMaidView


class OldMaidPolicy(Policy[OldMaidView, Draw]):
    """Any card."""

    def easy(self, view: OldMaidView, rng: Random) -> Draw:
        """Any card of the fan."""
        return rng.choice(view.legal_actions())

    def normal(self, view: OldMaidView, rng: Random, effort: ThinkingBudget) -> Draw:
        """Any card of the fan."""
        del effort
        return rng.choice(view.legal_actions())

    def reasons(self, view: OldMaidView, action: Draw) -> Iterator[Message]:
        """See `old_maid.reasons`."""
        del action
        return reasons(view)
