"""Merchant of Goldfish as the strongest bots search it: more actions are tried, and judged in more detail.

Apart from the policy: only experts search so.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cardtable_gui.bots.card_odds import HandOdds, share_out
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core import counts
from cardtable_gui.games.merchant.actions import MerchantAction
from cardtable_gui.games.merchant.bots.detailed_estimate import chances, detailed_network
from cardtable_gui.games.merchant.bots.hand_odds import hand_odds, others_rows
from cardtable_gui.games.merchant.bots.search_model import AN_ESTIMATE, MerchantSearchModel
from cardtable_gui.games.merchant.sampling import assembled
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.games.merchant.view import MerchantView


class LikelyWorlds:
    """The worlds of the seat to move, while nobody has gone out."""

    def __init__(self, view: MerchantView, odds: HandOdds) -> None:
        """Find out how likely each card is in each hand."""
        self._view = view
        self._unseen = counts.expand(view.unseen())
        self._fixed = [view.own if seat == view.seat else seen for seat, seen in enumerate(view.seen)]
        self._rooms = [size - counts.size(hand) for size, hand in zip(view.sizes, self._fixed, strict=True)]
        self._others = [
            (seat, factors) for seat, factors in odds.factors(others_rows(view)).items() if self._rooms[seat]
        ]

    def sample(self, rng: Random) -> MerchantState:
        """A state that agrees with the view."""
        hands = list(self._fixed)
        cards = [card for _, card in sorted([(rng.random(), card) for card in self._unseen])]
        share_out(cards, hands, list(self._rooms), 0, self._others, rng)
        return assembled(self._view, self._view.unknown_dealer(rng), hands)


MOST_CANDIDATES: Final = 16
CHEAPEST: Final = 8
"""So many candidates are those with the lowest costs; the others are the most promising ones of `LOOKED_AT`."""
LOOKED_AT: Final = 40
"""How many of the cheapest actions may become candidates."""
LOOKS: Final = 6
"""In so many worlds the chances after an action are estimated, to find out how promising it is."""
THE_ODDS: Final = 15
"""The steps of finding out what the others may hold."""
A_WORLD: Final = 2
"""The steps of sampling a world by that."""


class ThoroughSearchModel(MerchantSearchModel):
    """One decision of Merchant of Goldfish, for long searches.

    In a match of one deal, all rollouts are careful, and the detailed network judges them. It also finds candidates:
    many exchanges look alike by their costs. Hidden hands are drawn by what the seats did. A series is searched as by
    the other bots.
    """

    quick_worlds = 0
    careful_rollout = 2
    compared = 4

    def __init__(self, view: MerchantView) -> None:
        """Choose the candidates by their costs and by the network."""
        super().__init__(view)
        self._owed = 0
        self._likely: LikelyWorlds | None = None
        if self.estimated:
            if not any(view.places):
                self._likely = LikelyWorlds(view, hand_odds())
                self._owed = THE_ODDS
            self.candidates = self._promising(self._cheapest(LOOKED_AT))

    def _promising(self, actions: Sequence[MerchantAction]) -> Sequence[MerchantAction]:
        """The candidates among these actions, which begin with the cheapest; in the same order."""
        if len(actions) <= MOST_CANDIDATES:
            return actions
        more = range(CHEAPEST, len(actions))
        promise = [0.0] * len(actions)
        rng = Random(0)
        for _ in range(LOOKS):
            world = self.world(rng)
            for place in more:
                state = world.copy()
                state.apply(actions[place])
                promise[place] += self.chances(state)[self.seat]
        self._owed += AN_ESTIMATE * LOOKS * len(more)
        best = sorted(more, key=lambda place: -promise[place])[: MOST_CANDIDATES - CHEAPEST]
        return [*actions[:CHEAPEST], *(actions[place] for place in sorted(best))]

    def _sampled(self, rng: Random) -> MerchantState:
        if self._likely is None:
            return super()._sampled(rng)
        self._owed += A_WORLD
        return self._likely.sample(rng)

    def play_out(self, state: MerchantState, rng: Random, effort: ThinkingBudget) -> None:
        """As for other bots; the first rollout also pays for odds and candidates, the first one in a world for that."""
        if self._owed:
            effort.spent(self._owed)
            self._owed = 0
        super().play_out(state, rng, effort)

    def _estimate(self, state: MerchantState) -> Sequence[float]:
        return chances(state, detailed_network())
