"""How bots play GODAN."""

from __future__ import annotations

from random import Random

from cardtable_gui.bots.effort import Effort
from cardtable_gui.bots.knowledge import Knowledge
from cardtable_gui.core.game import View
from cardtable_gui.games.godan.actions import GodanAction


class GodanKnowledge(Knowledge[GodanAction]):
    """Stand-in."""

    def easy(self, view: View[GodanAction], rng: Random) -> GodanAction:
        return rng.choice(view.legal_actions())

    def normal(self, view: View[GodanAction], rng: Random, effort: Effort) -> GodanAction:
        return rng.choice(view.legal_actions())
