"""Matches that were played at random, for whoever needs a record."""

from __future__ import annotations

from random import Random

from cardtable_gui import games
from cardtable_gui.controller.match import Match, Seat

ALL_GAMES = sorted(box.game.id for box in games.boxes())


def played(game: str, seats: tuple[Seat, ...], most: int = 100_000, seed: int = 4) -> Match:
    """A match of a game, played until it is over or so many actions were done."""
    match = Match.new(game, seats, seed=seed)
    rng = Random(seed)
    while match.state.to_move is not None and len(match.steps) < most:
        view = match.state.view(match.state.to_move)
        match.act(match.box.knowledge.easy(view, rng))
    return match
