"""The laboratory's parts of games, each in a folder named like the game; no game needs them to be played.

`training.py` has the training of the game's bots as `TRAINING`, `balance.py` what `balance` counts in it as `BALANCE`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from cardtable_gui import games
from cardtable_gui.lab.balance.balance_counts import ANY_GAME, AnyCounts
from cardtable_gui.lab.learning.training import Training


def ids_of_learners() -> list[str]:
    """The ids of the games whose bots learn, sorted."""
    return [package.game.id for package in games.packages() if _module(package.game.id, "training") is not None]


def training(game_id: str) -> Training | None:
    """The training of a game's bots; None: they play without learnt data."""
    name = _module(game_id, "training")
    if name is None:
        return None
    found: Training = import_module(name).TRAINING
    return found


def balance_counts(game_id: str) -> AnyCounts:
    """What `balance` counts in a game; without a module of its own what any game has."""
    name = _module(game_id, "balance")
    if name is None:
        return ANY_GAME
    found: AnyCounts = import_module(name).BALANCE
    return found


def _module(game_id: str, name: str) -> str | None:
    """The full name of a module in a game's folder; None: there is none."""
    folder = f"{__name__}.{game_id}"
    module = f"{folder}.{name}"
    return module if find_spec(folder) is not None and find_spec(module) is not None else None
