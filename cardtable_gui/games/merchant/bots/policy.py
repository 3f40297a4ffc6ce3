"""The policy of Merchant of Goldfish's bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable_gui.bots.lowest_cost import lowest_cost
from cardtable_gui.bots.play_style import Liking
from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core import counts
from cardtable_gui.core.messages import Message
from cardtable_gui.games.merchant import candidates
from cardtable_gui.games.merchant.actions import PASS, PLAYS, SKIP, TAKES, Exchange, MerchantAction
from cardtable_gui.games.merchant.bots.evaluation import HandEvaluation
from cardtable_gui.games.merchant.bots.reasons import reasons, risk
from cardtable_gui.games.merchant.bots.search_model import MerchantSearchModel
from cardtable_gui.games.merchant.bots.styles import STYLES
from cardtable_gui.games.merchant.bots.thorough_search import ThoroughSearchModel
from cardtable_gui.games.merchant.view import MerchantView


class MerchantPolicy(Policy[MerchantView, MerchantAction]):
    """Easy bots shed low cards first; normal bots choose the action with the lowest evaluated cost."""

    styles = STYLES

    def easy(self, view: MerchantView, rng: Random) -> MerchantAction:
        """The lowest beating group, all of it when leading; else a pass, sometimes with a simple exchange."""
        if view.phase == "bonus":
            held = [face for face in counts.kinds(view.own) if counts.number(view.market, face)]
            return TAKES[held[-1]] if held and rng.random() < 0.5 else SKIP
        if not view.number:
            lowest = counts.lowest(view.own)
            return PLAYS[lowest][counts.number(view.own, lowest) - 1]
        found = candidates.follow(view.own, view.market, view.face, view.number)
        plays = [action for action in found if action != PASS and not isinstance(action, Exchange)]
        if plays:
            return plays[0]
        exchanges = [action for action in found if isinstance(action, Exchange)]
        return rng.choice(exchanges) if exchanges and rng.random() < 0.4 else PASS

    def normal(self, view: MerchantView, rng: Random, effort: ThinkingBudget) -> MerchantAction:
        """The action with the lowest evaluated cost; ties are broken at random."""
        return lowest_cost(view.legal_actions(), HandEvaluation(view).cost, rng, effort, every=16)

    def inclined(
        self, view: MerchantView, rng: Random, effort: ThinkingBudget, liking: Liking[MerchantAction]
    ) -> MerchantAction:
        """As `normal`, in turns that an action may cost more."""
        cost = HandEvaluation(view).cost
        return lowest_cost(view.legal_actions(), lambda action: cost(action) - liking(action), rng, effort, every=16)

    def search_model(self, view: MerchantView, *, thorough: bool = False) -> MerchantSearchModel:
        """A `MerchantSearchModel`, for the strongest bots a `ThoroughSearchModel`."""
        return ThoroughSearchModel(view) if thorough else MerchantSearchModel(view)

    def reasons(self, view: MerchantView, action: MerchantAction) -> Iterator[Message]:
        """Reasons for an action, by the module `reasons`."""
        return reasons(view, action)

    def risk(self, view: MerchantView, action: MerchantAction) -> Message | None:
        """The risk of an action, by the module `reasons`."""
        return risk(view, action)
