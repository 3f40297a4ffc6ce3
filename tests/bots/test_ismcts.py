"""The rival that bots are measured by: it finds what wins at once, and sees no hidden cards."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.options import complete
from tests.bots.ismcts import Ismcts
from tests.games.gunjo.scenes import scene

GAMES = [package.game.id for package in games.packages()]


def under_way(game_id: str) -> AnyState:
    """A match of three seats after some random actions."""
    game = games.package(game_id).game
    options = complete(game.options, {})
    state = game.start(3, options, game.numbered_dealer(3, options, 5))
    rng = Random(5)
    for _ in range(5):
        state.act(rng.choice(state.legal_actions()))
    return state


def test_it_finds_the_play_that_wins_the_match_at_once() -> None:
    state = scene("5 5", "3 3 12 12", "4 4 11 11", deal=3, points=(30, 30, 30), expansions=())
    action = Ismcts(state.view(0), Random(1)).search(ThinkingBudget(steps=100))
    assert action == state.game.parse("play 5 5")


@pytest.mark.parametrize("game_id", GAMES)
def test_hidden_cards_do_not_change_what_it_chooses(game_id: str) -> None:
    view = under_way(game_id).view(under_way(game_id).to_move)
    worlds = [view.sample(Random(seed)) for seed in range(3)]
    searches = [Ismcts(world.view(view.seat), Random(4)) for world in worlds]
    assert len({search.search(ThinkingBudget(steps=8)) for search in searches}) == 1
    visits = [{action: child.visits for action, child in search.root.children.items()} for search in searches]
    assert visits[0] == visits[1] == visits[2]
