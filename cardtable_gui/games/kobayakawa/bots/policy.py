"""The policy of Kobayakawa's bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from cardtable_gui.bots.play_style import Liking
from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.messages import Message
from cardtable_gui.games.kobayakawa.actions import DISCARDS, DRAW, FIGHT, FLIP, FOLD, KobayakawaAction
from cardtable_gui.games.kobayakawa.bots.beliefs import TRUSTING, WARY, Reading
from cardtable_gui.games.kobayakawa.bots.draw_odds import SEATS
from cardtable_gui.games.kobayakawa.bots.reasons import reasons, risk
from cardtable_gui.games.kobayakawa.bots.search_model import KobayakawaSearchModel, preferred, strategy_of
from cardtable_gui.games.kobayakawa.bots.styles import STYLES
from cardtable_gui.games.kobayakawa.bots.tables import learnt
from cardtable_gui.games.kobayakawa.view import KobayakawaView


class KobayakawaPolicy(Policy[KobayakawaView, KobayakawaAction]):
    """Easy bots decide by the number on their card; normal bots play the strategy that was learnt by self-play."""

    steps_per_ms = 320
    styles = STYLES

    def easy(self, view: KobayakawaView, rng: Random) -> KobayakawaAction:
        """Usually draw, keep the higher card, and fight unless the card is low."""
        match view.phase:
            case "draw":
                return FLIP if rng.random() < 0.25 else DRAW
            case "discard":
                return DISCARDS[min(view.hands[view.order[view.turn]], view.drawn)]
            case _:
                return FIGHT if view.hands[view.order[view.turn]] + rng.randrange(-3, 4) >= 6 else FOLD

    def normal(self, view: KobayakawaView, rng: Random, effort: ThinkingBudget) -> KobayakawaAction:
        """The strategy's move: it plays to win the match, but reads nothing from what others did."""
        del rng, effort
        return preferred(view, strategy_of(view))[0]

    def inclined(
        self, view: KobayakawaView, rng: Random, effort: ThinkingBudget, liking: Liking[KobayakawaAction]
    ) -> KobayakawaAction:
        """As `normal`, in doubts of the strategy (`BET_DOUBT`, `DRAW_DOUBT`)."""
        del rng, effort
        return preferred(view, strategy_of(view), liking)[0]

    def search_model(self, view: KobayakawaView, *, thorough: bool = False) -> KobayakawaSearchModel:
        """A `KobayakawaSearchModel`."""
        if not thorough:
            return KobayakawaSearchModel(view, TRUSTING)
        believed = learnt().believed if _has_odds(view) else None
        return KobayakawaSearchModel(view, Reading(WARY, believed, mutual=True))

    def odds(self, view: KobayakawaView) -> Mapping[KobayakawaAction, float]:
        """In rounds of three seats, before the bets: who always played what seems best would be easy to mislead."""
        return learnt().draws.of(view) if _has_odds(view) and view.phase != "bet" else {}

    def reasons(self, view: KobayakawaView, action: KobayakawaAction) -> Iterator[Message]:
        """Reasons for an action, by the module `reasons`."""
        return reasons(view, action)

    def risk(self, view: KobayakawaView, action: KobayakawaAction) -> Message | None:
        """The risk of an action, by the module `reasons`."""
        return risk(view, action)


def _has_odds(view: KobayakawaView) -> bool:
    """Whether odds of draws were learnt for rounds of so many seats."""
    return len(view.order) == SEATS
