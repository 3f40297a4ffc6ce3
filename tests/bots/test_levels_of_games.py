"""Every level of every game plays legally, ends its matches and is repeatable."""

from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.bots import levels
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.options import complete

GAMES = [package.game.id for package in games.packages()]


def _started(game_id: str, players: int, seed: int) -> AnyState:
    game = games.package(game_id).game
    options = complete(game.options, {})
    return game.start(players, options, game.numbered_dealer(players, options, seed))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", levels.LEVELS[:-1])  # The strongest differs from the one before by its time only.
def test_a_level_plays_legally_to_the_end_at_every_table(game_id: str, level: str) -> None:
    package = games.package(game_id)
    fewest, most = package.game.players
    for players in range(fewest, most + 1):
        state = _started(game_id, players, seed=players)
        rng = Random(players)
        while state.to_move is not None:
            view = state.view(state.to_move)
            state.act(levels.choose(package.policy, level, view, rng, ThinkingBudget.by_count(1)))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", levels.LEVELS)
def test_a_level_repeats_itself_when_the_chance_is_the_same(game_id: str, level: str) -> None:
    package = games.package(game_id)
    view = _started(game_id, package.game.players[1], seed=5).view
    state = _started(game_id, package.game.players[1], seed=5)
    assert state.to_move is not None
    choices = {
        package.game.notation(
            levels.choose(package.policy, level, view(state.to_move), Random(3), ThinkingBudget.by_count(5))
        )
        for _ in range(3)
    }
    assert len(choices) == 1


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", levels.LEVELS)
def test_a_level_that_is_called_off_still_answers_with_a_legal_action(game_id: str, level: str) -> None:
    package = games.package(game_id)
    state = _started(game_id, package.game.players[0], seed=9)
    assert state.to_move is not None
    action = levels.choose(
        package.policy, level, state.view(state.to_move), Random(1), ThinkingBudget(cancelled=lambda: True)
    )
    assert state.refusal(action) is None
