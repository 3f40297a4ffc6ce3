"""How bots play Kobayakawa."""

from __future__ import annotations

from random import Random

from cardtable_gui.bots.effort import Effort
from cardtable_gui.bots.knowledge import Knowledge
from cardtable_gui.core.game import View
from cardtable_gui.games.kobayakawa.actions import KobayakawaAction


class KobayakawaKnowledge(Knowledge[KobayakawaAction]):
    """Judges a card by its number."""

    def easy(self, view: View[KobayakawaAction], rng: Random) -> KobayakawaAction:
        """Any legal action."""
        return rng.choice(view.legal_actions())

    def normal(self, view: View[KobayakawaAction], rng: Random, effort: Effort) -> KobayakawaAction:
        """Any legal action."""
        del effort
        return rng.choice(view.legal_actions())
