"""How seats bet while odds of draws are learnt."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.games.kobayakawa.bots.beliefs import TRUSTING, WARY, Reading, beliefs, seen_draws
from cardtable_gui.games.kobayakawa.bots.betting import bet_chances
from cardtable_gui.games.kobayakawa.bots.search_model import strategy_of
from cardtable_gui.games.kobayakawa.bots.tables import learnt
from cardtable_gui.games.kobayakawa.game import GAME
from cardtable_gui.games.kobayakawa.position import NONE
from cardtable_gui.lab.games.kobayakawa.quick_bets import BetGains, QuickBets
from tests.games.kobayakawa.exploitability import FIRST, first_round


def quick_bets(reading: Reading) -> QuickBets:
    """Those of a first round of three."""
    strategy = strategy_of(first_round(0).view(0))
    return QuickBets(strategy, BetGains(strategy), reading)


@pytest.mark.parametrize(
    "reading", [TRUSTING, Reading(WARY, learnt().believed)], ids=["trusting", "suspecting an adversary"]
)
def test_bets_are_what_beliefs_say_is_best(reading: Reading) -> None:
    compared = 0
    rng = Random(1)
    bets = quick_bets(reading)
    for number in range(30):
        state = first_round(number)
        fighters = 0
        while state.deal == FIRST:
            place, seat = state.turn, state.order[state.turn]
            view = state.view(seat)
            if state.betting:
                strategy = strategy_of(view)
                folded, fought = bet_chances(view, strategy, beliefs(view, strategy, reading))
                gain = fought[seat] - folded[seat]
                fights = bets.fights(tuple(seen_draws(view)), view.k, place, fighters, view.hands[seat])
                # Cards that are very unlikely are left out there, but not here.
                if abs(gain) > 0.003:
                    compared += 1
                    assert fights == (gain > 0)
            action = rng.choice(view.legal_actions())
            fighters |= (GAME.notation(action) == "fight") << place
            state.act(action)
    assert compared > 60


def test_bets_go_by_the_kobayakawa_that_the_last_draw_turned_up() -> None:
    bets = quick_bets(TRUSTING)
    flips = ((3, NONE), (4, NONE), (5, NONE))
    # Two fight already. The 15 beats both with a Kobayakawa of 1; with one of 14 the lowest card does.
    assert bets.fights(flips, GAME.index["1"], 2, 0b11, GAME.index["15"])
    assert not bets.fights(flips, GAME.index["14"], 2, 0b11, GAME.index["15"])
