"""Samples full states that agree with a view: hidden cards lie where what the seats did makes them likely."""

from __future__ import annotations

from random import Random

from cardtable_gui.bots.card_odds import HandOdds, share_out
from cardtable_gui.core import counts
from cardtable_gui.games.merchant.bots.hand_odds import others_rows
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
