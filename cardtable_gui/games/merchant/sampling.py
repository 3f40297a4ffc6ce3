"""Sampling states of Merchant of Goldfish that are consistent with a view."""

from __future__ import annotations

from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.dealing import Dealer
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.games.merchant.view import MerchantView


def sample(view: MerchantView, rng: Random) -> MerchantState:
    """Deal the unseen cards at random to the other hands, which keep their known cards."""
    unseen = list(counts.expand(view.unseen()))
    rng.shuffle(unseen)
    dealer = view.unknown_dealer(rng)
    return assembled(view, dealer, view.sampled_hands(unseen))


def assembled(view: MerchantView, dealer: Dealer, hands: list[Counts]) -> MerchantState:
    """The state with these hands, which agree with the view."""
    return MerchantState.of(
        view,
        dealer=dealer,
        hands=hands,
        bonus=view.phase == "bonus",
        holders=sum(1 for size in view.sizes if size),
        points=list(view.scores),
    )
