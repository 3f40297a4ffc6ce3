"""Which actions of GODAN a learnt policy prefers. `training` makes its weights by self-play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from cardtable_gui.games.godan.actions import GodanAction
from cardtable_gui.games.godan.bots.action_features import ActionFeatures, Features
from cardtable_gui.games.godan.bots.learnt_data import learnt_data
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.house import House
from cardtable_gui.games.godan.state import GodanState


@cache
def weights(house: House, players: int) -> tuple[float, ...] | None:
    """The weights of the features, from the package's file; None: nothing was learnt for these rules and players."""
    learnt = learnt_data(house).get("weights", {}).get(str(players))
    return None if learnt is None else tuple(learnt)


def score(features: Features, by: Sequence[float]) -> float:
    """How much an action with these features is preferred: the logarithm of its odds, up to a constant."""
    total = 0.0
    for index, value in features:
        total += by[index] * value
    return total


def preferences(
    state: GodanState, actions: Iterable[GodanAction], quick: QuickPlay, by: Sequence[float]
) -> list[float]:
    """How much each of these actions of the seat to move is preferred, by what that seat knows of the state."""
    features = ActionFeatures(state, quick)
    return [score(features.of(action), by) for action in actions]
