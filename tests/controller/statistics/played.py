"""Finished matches for tests of the statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from sqlite3 import Connection

from cardtable_gui.controller.match import KNOWN_DEAL, Match
from cardtable_gui.controller.saves.match_tally import TallyLog
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.files.record import Record, dumps

ANN, BEN = Seat("Ann"), Seat("Ben")
EASY, HARD = Seat("", "easy"), Seat("Mio", "hard")
HANA = Seat("", "normal", character="hana")


@cache
def finished(game: str = "kobayakawa", seats: Sequence[Seat] = (ANN, EASY, EASY), seed: int = 1) -> Match:
    """A match that was played at random to its end."""
    match = Match.new(game, seats, seed=seed)
    rng = Random(seed)
    while match.state.to_move is not None:
        match.act(rng.choice(match.state.legal_actions()))
    return match


def recorded(match: Match, match_id: str, *, undos: int = 0, hints: int = 0, known_deal: bool = False) -> Record:
    """The record of a match as a session saves it."""
    log = TallyLog(Match.new(match.record.game, match.seats, seed=match.seed), match_id, lambda: 0.0)
    log.match = match
    for _ in range(undos):
        log.count_undo()
    for _ in range(hints):
        log.count_hint()
    record = log.record()
    return replace(record, extra={**record.extra, KNOWN_DEAL: True}) if known_deal else record


def put_away(store: Store, match: Match, *, known_deal: bool = False, **counts: int) -> str:
    """Write a finished match to a store, and return its id."""
    match_id = store.new()
    store.write(match_id, dumps(recorded(match, match_id, known_deal=known_deal, **counts)), over=True)
    store.release(match_id)
    return match_id


def result(
    share: float = 1.0,
    *,
    game: str = "godan",
    rivals: str = "easy",
    players: int = 4,
    person: str = "Ann",
    score: int = 10,
    seconds: int | None = 60,
    hints: int = 0,
    ended: int = 0,
    house: str = "",
) -> PersonResult:
    """A result of a person."""
    return PersonResult(
        match=str(ended),
        seat=0,
        game=game,
        players=players,
        person=person,
        profile=None,
        rivals=rivals,
        rank=1 if share else 2,
        score=score,
        share=share,
        ended=ended,
        seconds=seconds,
        house=house,
        undos=0,
        hints=hints,
        played_on=False,
    )


def as_before(connection: Connection, version: int) -> None:
    """Leave a database as an earlier version of the program wrote it."""
    for came_with, column in ((3, "known_deal"), (5, "house"), (6, "arranged"), (6, "opponents")):
        if version < came_with:
            connection.execute(f"ALTER TABLE result DROP COLUMN {column}")
    connection.execute(f"PRAGMA user_version = {version}")
