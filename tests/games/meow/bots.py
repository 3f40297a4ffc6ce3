"""What bots of Meow Meow Daifugo choose, and positions for them."""

from __future__ import annotations

from random import Random

from cardtable_gui.bots.levels import searched
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.meow.bots.policy import MeowPolicy
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.state import MeowState
from cardtable_gui.games.meow.view import MeowView
from tests.games.meow.scenes import started

POLICY = MeowPolicy()


def view_of(state: MeowState) -> MeowView:
    """The view of the seat to move."""
    return state.view(state.to_move)


def normal(state: MeowState) -> str:
    """The choice of a normal bot in notation."""
    return GAME.notation(POLICY.normal(view_of(state), Random(1), ThinkingBudget.by_count(1)))


def strong(state: MeowState, steps: int = 4000) -> str:
    """The choice of a searching bot in notation."""
    return GAME.notation(searched(POLICY, view_of(state), Random(1), ThinkingBudget(steps=steps)))


def positions(players: int, seed: int, every: int = 7, *, lead_shown: bool = False) -> list[MeowState]:
    """Some positions of a match of normal bots."""
    state = started(players, seed, lead_shown=lead_shown)
    found: list[MeowState] = []
    count = 0
    while state.to_move is not None:
        if count % every == 0:
            found.append(state.copy())
        count += 1
        state.act(GAME.parse(normal(state)))
    return found
