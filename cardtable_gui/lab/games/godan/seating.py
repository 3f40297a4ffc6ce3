"""Matches to learn from: a deal by chance, with some kind of bot on some of the seats."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable_gui.core.options import complete
from cardtable_gui.games.godan.game import Godan
from cardtable_gui.games.godan.state import GodanState


def started(game: Godan, players: int, rng: Random) -> GodanState:
    """The beginning of a match without options."""
    options = complete(game.options, {})
    return GodanState(game, players, options, game.numbered_dealer(players, options, rng.getrandbits(48)))


def some_seats(players: int, part: float, rng: Random) -> list[bool]:
    """Whether each seat is one of some: about this part of all, at least one."""
    some = [rng.random() < part for _ in range(players)]
    if not any(some):
        some[rng.randrange(players)] = True
    return some


def drawn(likely: Sequence[float], rng: Random) -> int:
    """A place, drawn in proportion to these chances."""
    left = rng.random()
    for place, chance in enumerate(likely):
        left -= chance
        if left < 0:
            return place
    return len(likely) - 1
