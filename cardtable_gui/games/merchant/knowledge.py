"""How bots play Merchant of Goldfish."""

from __future__ import annotations

from random import Random

from cardtable_gui.bots.effort import Effort
from cardtable_gui.bots.knowledge import Knowledge
from cardtable_gui.core.game import View
from cardtable_gui.games.merchant.actions import MerchantAction, Play


class MerchantKnowledge(Knowledge[MerchantAction]):
    """Plays the lowest cards that it can, the largest set of them; else passes."""

    def easy(self, view: View[MerchantAction], rng: Random) -> MerchantAction:
        """The lowest, largest play, or any candidate."""
        candidates = view.sample(rng).candidates()
        plays = [action for action in candidates if isinstance(action, Play)]
        return min(plays, key=lambda play: (play.cards[0], -len(play.cards))) if plays else rng.choice(candidates)

    def normal(self, view: View[MerchantAction], rng: Random, effort: Effort) -> MerchantAction:
        """The same."""
        del effort
        return self.easy(view, rng)
