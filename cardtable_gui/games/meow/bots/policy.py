"""The policy of Meow Meow Daifugo's bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable_gui.bots.levels import searched
from cardtable_gui.bots.play_style import Liking
from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.messages import Message
from cardtable_gui.games.meow.actions import SHOWS, TAKES, MeowAction, Play
from cardtable_gui.games.meow.bots.decision import lowest, ordered
from cardtable_gui.games.meow.bots.heuristics import best_taken
from cardtable_gui.games.meow.bots.quick_policy import QuickPolicy
from cardtable_gui.games.meow.bots.reasons import reasons, risk
from cardtable_gui.games.meow.bots.search_model import MeowSearchModel
from cardtable_gui.games.meow.bots.styles import STYLES
from cardtable_gui.games.meow.cards import ANYS
from cardtable_gui.games.meow.view import MeowView


class MeowPolicy(Policy[MeowView, MeowAction]):
    """Easy bots shed what they can; normal bots choose by formulas, stronger ones by search."""

    steps_per_ms = 40
    styles = STYLES

    def easy(self, view: MeowView, rng: Random) -> MeowAction:
        """Lead many cards, follow with the lowest ones, and on a pass take any face-up card."""
        legal = view.legal_actions()
        options = [action for action in legal if isinstance(action, Play)]
        match view.phase:
            case "show":
                return SHOWS[lowest(view.own)[0]]
            case "lead":
                low = [play for play in options if not play.lot & ANYS] or options
                return max(low, key=lambda play: (len(play.cards) + 2 * rng.random(), -play.combination.number))
            case "follow" if options:
                return min(options, key=lambda play: (bool(play.lot & ANYS), play.combination.number, rng.random()))
            case "reward" if view.field:
                return TAKES[best_taken(view.field, view.own)]
            case _:
                return rng.choice(legal)

    def normal(self, view: MeowView, rng: Random, effort: ThinkingBudget) -> MeowAction:
        """The action with the lowest cost by the formulas; in the solo game, where these are weak, by search."""
        if view.alone:
            return searched(self, view, rng, effort)
        return ordered(view, QuickPolicy(view.players, view.elsewhere()))[0]

    def inclined(self, view: MeowView, rng: Random, effort: ThinkingBudget, liking: Liking[MeowAction]) -> MeowAction:
        """As `normal`, in leads; alone at the table there's nothing to like."""
        if view.alone:
            return self.normal(view, rng, effort)
        return ordered(view, QuickPolicy(view.players, view.elsewhere()), liking)[0]

    def search_model(self, view: MeowView, *, thorough: bool = False) -> MeowSearchModel:
        """A `MeowSearchModel`."""
        return MeowSearchModel(view, thorough=thorough)

    def reasons(self, view: MeowView, action: MeowAction) -> Iterator[Message]:
        """Reasons for an action, by the module `reasons`."""
        return reasons(view, action)

    def risk(self, view: MeowView, action: MeowAction) -> Message | None:
        """The risk of an action, by the module `reasons`."""
        return risk(view, action)
