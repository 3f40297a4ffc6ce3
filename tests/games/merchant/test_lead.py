"""How normal bots of Merchant of Goldfish lead: the start seat must play first, and isn't far behind for that."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.bots import levels
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.options import complete
from cardtable_gui.games.merchant.bots import evaluation
from cardtable_gui.games.merchant.bots.evaluation import HandEvaluation
from cardtable_gui.games.merchant.bots.policy import MerchantPolicy
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.games.merchant.view import MerchantView

DEALS = 60
MATCHES = 120


def started(players: int, seed: int) -> MerchantState:
    options = complete(GAME.options, {})
    state = GAME.start(players, options, GAME.numbered_dealer(players, options, seed))
    assert isinstance(state, MerchantState)
    return state


def chance_to_stand(view: MerchantView) -> float:
    """How likely what a normal bot leads with isn't beaten."""
    action = MerchantPolicy().normal(view, Random(1), ThinkingBudget())
    face, *more = action.cards  # type: ignore[union-attr]  # on an empty table there are only plays
    return HandEvaluation(view).stands(face, 1 + len(more))


def test_it_leads_with_what_is_easier_to_beat_than_if_it_only_wanted_to_keep_the_lead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views = [state.view(state.to_move) for state in (started(4, seed) for seed in range(DEALS))]
    led = [chance_to_stand(view) for view in views]
    monkeypatch.setattr(evaluation, "KEPT_LEAD", evaluation.LOST_LEAD)
    kept = [chance_to_stand(view) for view in views]
    assert all(one <= other + 1e-9 for one, other in zip(led, kept, strict=True))
    assert sum(led) < 0.9 * sum(kept)


def test_the_start_seat_of_two_normal_bots_wins_two_matches_of_five() -> None:
    policy, won = MerchantPolicy(), 0
    for seed in range(MATCHES):
        state, rng = started(2, seed), Random(seed)
        start = state.start
        while (seat := state.to_move) is not None:
            state.apply(levels.choose(policy, "normal", state.view(seat), rng, ThinkingBudget()))
        assert state.ranks is not None
        won += state.ranks[start] == 1
    assert won / MATCHES > 0.36
