"""Records of long matches, and of sizes at the limits."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from cardtable_gui import games
from cardtable_gui.core.files.record import Record
from cardtable_gui.core.options import complete


@cache
def endless(actions: int, seats: tuple[str, ...] = ("",) * 6) -> Record:
    """A match of Kobayakawa in which everybody folds every time: replayed rounds without end (KB8)."""
    game = games.game("kobayakawa")
    options = complete(game.options, {"nobody_fights": "replay"})
    record = Record("kobayakawa", len(seats), options, seats, seed=7)
    state, rng = record.start(game), Random(1)
    done: list[str] = []
    fold = game.parse("fold")
    while len(done) < actions:
        action = fold if state.refusal(fold) is None else rng.choice(state.legal_actions())
        state.act(action)
        done.append(game.notation(action))
    return replace(record, actions=tuple(done))
