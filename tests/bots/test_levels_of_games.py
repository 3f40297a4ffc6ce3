"""Every level of every game plays legally, ends its matches and repeats itself."""

from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.bots import levels
from cardtable_gui.bots.effort import Effort
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.options import complete

GAMES = [box.game.id for box in games.boxes()]


def _started(game_id: str, players: int, seed: int) -> AnyState:
    game = games.box(game_id).game
    options = complete(game.options, {})
    return game.start(players, options, game.numbered_dealer(players, options, seed))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", levels.LEVELS)
def test_a_level_plays_legally_to_the_end_at_every_table(game_id: str, level: str) -> None:
    box = games.box(game_id)
    fewest, most = box.game.players
    for players in range(fewest, most + 1):
        state = _started(game_id, players, seed=players)
        rng = Random(players)
        while state.to_move is not None:
            view = state.view(state.to_move)
            state.act(levels.choose(box.knowledge, level, view, rng, Effort.by_count(1)))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", levels.LEVELS)
def test_a_level_repeats_itself_when_the_chance_is_the_same(game_id: str, level: str) -> None:
    box = games.box(game_id)
    view = _started(game_id, box.game.players[1], seed=5).view
    state = _started(game_id, box.game.players[1], seed=5)
    assert state.to_move is not None
    choices = {
        box.game.notation(levels.choose(box.knowledge, level, view(state.to_move), Random(3), Effort.by_count(5)))
        for _ in range(3)
    }
    assert len(choices) == 1


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", levels.LEVELS)
def test_a_level_that_is_called_off_still_answers_with_a_legal_action(game_id: str, level: str) -> None:
    box = games.box(game_id)
    state = _started(game_id, box.game.players[0], seed=9)
    assert state.to_move is not None
    action = levels.choose(box.knowledge, level, state.view(state.to_move), Random(1), Effort(cancelled=lambda: True))
    assert state.refusal(action) is None
