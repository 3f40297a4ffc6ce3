"""The policy of Gunjo Gradation's bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from cardtable_gui.bots.lowest_cost import lowest_cost
from cardtable_gui.bots.play_style import Liking
from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core import counts
from cardtable_gui.core.messages import Message
from cardtable_gui.games.gunjo import moves
from cardtable_gui.games.gunjo.actions import GIVES, PASS, STAY, GunjoAction
from cardtable_gui.games.gunjo.bots.evaluation import HandEvaluation
from cardtable_gui.games.gunjo.bots.hand_odds import hand_odds
from cardtable_gui.games.gunjo.bots.reasons import reasons, risk
from cardtable_gui.games.gunjo.bots.search_model import GunjoSearchModel
from cardtable_gui.games.gunjo.bots.styles import STYLES
from cardtable_gui.games.gunjo.candidates import good_swaps
from cardtable_gui.games.gunjo.view import GunjoView

CARELESS: Final = 0.6
"""Normal bots choose at random among all actions that cost up to so many turns more than the best: they make many small
mistakes and few large ones. Without it they would play about as well as the search in a fifth of its time."""


class GunjoPolicy(Policy[GunjoView, GunjoAction]):
    """Easy bots play the cheapest beating play; normal bots judge well, but take any action that is nearly the best."""

    steps_per_ms = 300
    styles = STYLES

    def easy(self, view: GunjoView, rng: Random) -> GunjoAction:
        """The cheapest beating play, or as leader the most cards of the lowest number; else a draw or a swap."""
        now = view.situation()
        if now.phase == "give":
            singles = [face for face in counts.kinds(now.hand) if counts.number(now.hand, face) == 1]
            return GIVES[rng.choice(singles or counts.kinds(now.hand))]
        plays = moves.plays(now.hand, now.total, now.odd, now.free)
        if plays:
            if now.total:
                return min(plays, key=lambda play: (play.total, -len(play.cards)))
            return max(plays, key=lambda play: (len(play.cards), -play.total))
        if now.phase == "drawn":
            return STAY
        swaps = good_swaps(now.hand, now.revealed)
        if swaps and rng.random() < 0.6:
            return rng.choice(swaps)
        return PASS

    def normal(self, view: GunjoView, rng: Random, effort: ThinkingBudget) -> GunjoAction:
        """Any action whose evaluated cost is near the lowest."""
        return lowest_cost(view.legal_actions(), HandEvaluation(view).cost, rng, effort, within=CARELESS)

    def inclined(
        self, view: GunjoView, rng: Random, effort: ThinkingBudget, liking: Liking[GunjoAction]
    ) -> GunjoAction:
        """As `normal`, in turns that an action may cost more."""
        cost = HandEvaluation(view).cost
        return lowest_cost(
            view.legal_actions(), lambda action: cost(action) - liking(action), rng, effort, within=CARELESS
        )

    def search_model(self, view: GunjoView, *, thorough: bool = False) -> GunjoSearchModel:
        """A `GunjoSearchModel`; better odds of hidden hands make an expert of a hard bot."""
        return GunjoSearchModel(view, hand_odds(view) if thorough else None)

    def reasons(self, view: GunjoView, action: GunjoAction) -> Iterator[Message]:
        """Reasons for an action, by the module `reasons`."""
        return reasons(view, action)

    def risk(self, view: GunjoView, action: GunjoAction) -> Message | None:
        """The risk of an action, by the module `reasons`."""
        return risk(view, action)
