"""How well bots play by the weights they learnt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from cardtable_gui.bots.search import shared_wins
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.godan.actions import GodanAction
from cardtable_gui.games.godan.bots.evaluation import best_evaluated
from cardtable_gui.games.godan.bots.network import Network
from cardtable_gui.games.godan.bots.preferences import preferences
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.game import Godan
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.lab.games.godan.seating import started

DEALS: Final = 40
"""The number of deals of a task, each played once with the learnt preferences on each seat."""


@dataclass(frozen=True, slots=True)
class Exam:
    """A task: the game, the number of players, the weights or the network, and the seed of its matches."""

    game: Godan
    players: int
    learnt: Sequence[float] | Network
    seed: str


def examine(task: Exam) -> float:
    """The share of wins of who always does what is preferred, in even shares; all others go by the evaluation."""
    rng = Random(task.seed)
    players = task.players
    quick = QuickPlay(task.game.moves, players)
    won = 0.0
    for _ in range(DEALS):
        deal = rng.getrandbits(48)
        for seat in range(players):
            state = started(task.game, players, Random(deal))
            while state.to_move is not None:
                if state.to_move == seat:
                    state.apply(preferred(state, quick, task.learnt))
                else:
                    state.apply(best_evaluated(state.view(state.to_move), rng, ThinkingBudget()))
            assert state.ranks is not None
            won += shared_wins(state.ranks)[seat]
    return won / DEALS


def preferred(state: GodanState, quick: QuickPlay, learnt: Sequence[float] | Network) -> GodanAction:
    """The candidate that these weights or this network prefers most."""
    actions = state.candidates()
    if isinstance(learnt, Network):
        found = learnt.preferences(state, actions, quick)
    else:
        found = preferences(state, actions, quick, learnt)
    return actions[max(range(len(actions)), key=lambda place: found[place])]
