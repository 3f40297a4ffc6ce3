"""The policy of GODAN's bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from cardtable_gui.bots.play_style import Liking
from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core import counts
from cardtable_gui.core.messages import Message
from cardtable_gui.games.godan.actions import SENDS, TAKE, GodanAction, Work
from cardtable_gui.games.godan.bots.evaluation import best_evaluated
from cardtable_gui.games.godan.bots.hand_odds import hand_odds
from cardtable_gui.games.godan.bots.network import network
from cardtable_gui.games.godan.bots.preferences import weights
from cardtable_gui.games.godan.bots.reasons import reasons, risk
from cardtable_gui.games.godan.bots.search_model import STEPS_PER_MS, GodanSearchModel
from cardtable_gui.games.godan.bots.styles import STYLES
from cardtable_gui.games.godan.view import GodanView

CARELESS: Final[Mapping[int, float]] = {3: 0.01}
"""By the number of players: normal bots choose at random among all actions whose evaluated chance to win is so little
below the best. They make many small mistakes and few large ones, and with three players are about as far from hard bots
as from easy ones. With more players they are that anyway."""


class GodanPolicy(Policy[GodanView, GodanAction]):
    """Easy bots lay any set they hold; normal bots evaluate well, but may take any action that is nearly the best."""

    steps_per_ms = STEPS_PER_MS
    styles = STYLES

    def easy(self, view: GodanView, rng: Random) -> GodanAction:
        """Usually the largest set in hand; else take a card and send a single one on."""
        if view.phase == "send":
            field = view.field(view.to_move or 0)
            single = [
                face
                for face in counts.kinds(view.own)
                if counts.number(view.own, face) == 1 and not counts.number(field, face)
            ]
            return SENDS[rng.choice(single or counts.kinds(view.own))]
        works = [action for action in view.legal_actions() if isinstance(action, Work)]
        if not works or rng.random() < 0.35:
            return TAKE
        most = max(len(work.cards) for work in works)
        return rng.choice([work for work in works if len(work.cards) == most])

    def normal(self, view: GodanView, rng: Random, effort: ThinkingBudget) -> GodanAction:
        """The action with the best evaluation, or one that is near it; see `CARELESS`."""
        return best_evaluated(view, rng, effort, within=CARELESS.get(view.players, 0.0))

    def inclined(
        self, view: GodanView, rng: Random, effort: ThinkingBudget, liking: Liking[GodanAction]
    ) -> GodanAction:
        """As `normal`, in chances to win the match."""
        return best_evaluated(view, rng, effort, within=CARELESS.get(view.players, 0.0), liking=liking)

    def search_model(self, view: GodanView, *, thorough: bool = False) -> GodanSearchModel:
        """A `GodanSearchModel`; the network and better odds of hidden hands make an expert of a hard bot."""
        house, players = view.house, view.players
        learnt = weights(house, players)
        if not thorough:
            return GodanSearchModel(view, learnt)
        return GodanSearchModel(view, learnt, network(house, players), hand_odds(house, players))

    def reasons(self, view: GodanView, action: GodanAction) -> Iterator[Message]:
        """Reasons for an action, by the module `reasons`."""
        return reasons(view, action)

    def risk(self, view: GodanView, action: GodanAction) -> Message | None:
        """The risk of an action, by the module `reasons`."""
        return risk(view, action)
