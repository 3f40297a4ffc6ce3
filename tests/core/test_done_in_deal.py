"""When a seat can't be to move again in a deal or match, which a game may say late, but never wrongly."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable_gui import games
from cardtable_gui.core.options import complete
from tests.support.play import Case, over_cases, random_match

SEEDS = range(6)


@over_cases
def test_who_is_done_is_not_asked_again_in_that_deal_or_match(case: Case) -> None:
    for seed in SEEDS:
        states = [position.state for position in random_match(case, seed)]
        for now, later in pairwise(states):
            for seat in range(case.players):
                assert now.done_in_deal(seat) or not now.done_in_match(seat)
                assert not now.done_in_match(seat) or later.done_in_match(seat)
                if now.done_in_deal(seat) and later.deal == now.deal:
                    assert later.done_in_deal(seat)
        for state in states:
            if state.to_move is not None:
                assert not state.done_in_deal(state.to_move)
                assert not state.done_in_match(state.to_move)


@over_cases
def test_after_the_match_everybody_is_done(case: Case) -> None:
    *_, last = random_match(case, 0)
    assert last.state.to_move is None
    assert all(last.state.done_in_deal(seat) and last.state.done_in_match(seat) for seat in range(case.players))


@pytest.mark.parametrize("game", ["kobayakawa", "merchant", "godan"])
def test_the_games_in_which_seats_leave_a_deal_early_say_so(game: str) -> None:
    package = games.package(game)
    case = Case(package, 4, complete(package.game.options, {}), game)
    states = [position.state for seed in SEEDS for position in random_match(case, seed)]
    assert any(state.to_move is not None and any(map(state.done_in_deal, range(4))) for state in states)
