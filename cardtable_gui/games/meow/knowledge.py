"""How bots play Meow Meow Daifugo."""

from __future__ import annotations

from random import Random

from cardtable_gui.bots.effort import Effort
from cardtable_gui.bots.knowledge import Knowledge
from cardtable_gui.core.game import View
from cardtable_gui.games.meow.actions import MeowAction


class MeowKnowledge(Knowledge[MeowAction]):
    """Stand-in."""

    def easy(self, view: View[MeowAction], rng: Random) -> MeowAction:
        return rng.choice(view.legal_actions())

    def normal(self, view: View[MeowAction], rng: Random, effort: Effort) -> MeowAction:
        return rng.choice(view.legal_actions())
