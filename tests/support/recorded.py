"""Records of random matches."""

from __future__ import annotations

from pathlib import Path
from random import Random

from cardtable_gui import games
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves import record_file
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.record import Record

ALL_GAMES = sorted(package.game.id for package in games.packages())


def on_disk(folder: Path, match_id: str) -> Record:
    """The record of an unfinished match below a store's folder, played from its first deal; it need not be claimed."""
    return record_file.read(folder / "matches" / f"{match_id}.cardtable").record


def seated(game: str, *seats: Seat) -> tuple[Seat, ...]:
    """These seats where the game can have so many, else the first of them, or more that bots take."""
    least, most = games.game(game).players
    return (*seats[:most], *[Seat("", "easy")] * (least - len(seats)))


def played(game: str, seats: tuple[Seat, ...], most: int = 100_000, seed: int = 4) -> Match:
    """A match of a game, played until it is over or so many actions were done."""
    match = Match.new(game, seated(game, *seats), seed=seed)
    rng = Random(seed)
    while match.state.to_move is not None and len(match.steps) < most:
        view = match.state.view(match.state.to_move)
        match.act(match.package.policy.easy(view, rng))
    return match
