"""How a match was played is told by its record."""

from __future__ import annotations

import json
from dataclasses import replace
from random import SystemRandom
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.match_tally import LONGEST_PAUSE_MS, TALLY, Tally, TallyLog, tally_of
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files import record as record_module
from cardtable_gui.core.files.record import Record, dumps, read_record, size
from tests.controller.statistics.played import finished, recorded
from tests.support.sessions import ID, SessionHarness, kobayakawa, sit

pytestmark = pytest.mark.usefixtures("qapp")

ANN, BOT = Seat("Ann"), Seat("", "easy")


def read_again(record: Record) -> Record:
    return read_record(dumps(record), games.game, SystemRandom())


def test_a_session_counts_time_undone_turns_and_hints() -> None:
    harness = sit(ANN, BOT, BOT)
    harness.clock.step(2500)
    harness.do("draw")
    harness.clock.step(1500)
    harness.session.undo()
    harness.settle()
    for _ in range(2):
        harness.session.hint()
        harness.runner.fail()
    harness.session.hint()
    harness.session.drop_hint()
    harness.session.hint()
    harness.runner.answer(harness.action("flip"))
    harness.do("draw")
    assert tally_of(harness.writer.records[-1]) == Tally(ID, seconds=4, undos=1, hints=1), "what was given counts"


def test_a_long_pause_counts_as_a_short_one() -> None:
    harness = sit(ANN, BOT, BOT)
    harness.clock.step(LONGEST_PAUSE_MS * 30)
    harness.do("draw")
    tally = tally_of(harness.writer.records[-1])
    assert tally is not None
    assert tally.seconds == LONGEST_PAUSE_MS // 1000


def test_a_restart_counts_as_an_undone_turn_if_there_was_one() -> None:
    harness = sit(ANN, BOT, BOT)
    harness.session.restart()
    assert tally_of(harness.writer.records[-1]) == Tally(ID)
    harness.settle()
    harness.do("draw")
    harness.session.restart()
    assert tally_of(harness.writer.records[-1]) == Tally(ID, undos=1)


def test_a_match_that_is_continued_goes_on_with_its_tally() -> None:
    harness = sit(ANN, BOT, BOT)
    harness.do("draw")
    harness.session.undo()
    harness.settle()
    harness.do("flip")
    again = SessionHarness(Match.of(harness.writer.records[-1]))
    again.session.start()
    assert tally_of(again.writer.records[-1]) == Tally(ID, undos=1)


def test_a_match_from_elsewhere_or_from_a_replay_was_played_on() -> None:
    match = kobayakawa(ANN, BOT, BOT)
    match.act(match.state.legal_actions()[0])
    foreign = recorded(match, "another")
    assert tally_of(foreign) == Tally("another")
    harness = SessionHarness(Match.of(foreign))
    harness.session.start()
    assert tally_of(harness.writer.records[-1]) == Tally(ID, played_on=True)


def test_the_first_end_stays_whatever_is_undone_afterwards() -> None:
    match = finished()
    log = TallyLog(match.branch(0), "id", lambda: 0.0)
    log.match = match
    first = tally_of(log.record())
    assert first is not None
    assert first.end is not None
    state = match.state
    assert (first.end.ranks, first.end.scores) == (tuple(state.ranks or ()), tuple(state.scores))
    assert [seat for seat, won in enumerate(first.end.won) if won] == [
        seat for seat, rank in enumerate(state.ranks or ()) if rank == 1
    ]
    other = match.branch(3)
    log.match = other
    log.count_undo()
    log.count_hint()
    assert tally_of(log.record()) == first


def test_a_course_is_read_as_it_was_written() -> None:
    record = recorded(finished(), "id", undos=2, hints=1)
    assert tally_of(record) is not None
    assert tally_of(read_again(record)) == tally_of(record)
    assert Match.of(read_again(record)).record == record


GOOD = recorded(finished(), "id").extra[TALLY]


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        {"match": None},
        {"match": 3},
        {"seconds": -1},
        {"seconds": 1.5},
        {"undos": True},
        {"hints": "2"},
        {"hints": 10**30},
        {"end": []},
        {"end": {"at": 1, "ranks": [1, 2], "scores": [0, 0, 0], "winners": []}},
        {"end": {"at": 1, "ranks": [1, 2, "3"], "scores": [0, 0, 0], "winners": []}},
        {"end": {"at": None, "ranks": [1, 2, 3], "scores": [0, 0, 0], "winners": []}},
        {"end": {"at": 1, "ranks": [1, 2, 3], "scores": {}, "winners": []}},
        {"end": {"at": 1, "ranks": [1, 2, 3], "scores": [0, 0, 0], "winners": 0}},
        {"end": {"at": 1, "ranks": [1, 2, 3], "scores": [0, 0, 0], "winners": [20]}},
        {"end": {"at": 1, "ranks": [2, 2, 3], "scores": [0, 0, 0], "winners": []}},
        {"end": {"at": 1, "ranks": [1, 1, 2], "scores": [0, 0, 0], "winners": []}},
        {"end": {"at": 1, "ranks": [0, 1, 2], "scores": [0, 0, 0], "winners": []}},
        {"end": {"at": 2**53, "ranks": [1, 2, 3], "scores": [0, 0, 0], "winners": []}},
        {"end": {"at": -1, "ranks": [1, 2, 3], "scores": [0, 0, 0], "winners": []}},
        {"match": "x" * 201},
        {"played_on": 1},
    ],
)
def test_an_invalid_course_is_none(wrong: Any) -> None:
    told = {**json.loads(json.dumps(GOOD)), **wrong} if isinstance(wrong, dict) else wrong
    record = finished().record
    assert tally_of(replace(record, extra={TALLY: told})) is None


def test_a_record_without_room_is_saved_without_its_tally(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished()
    monkeypatch.setattr(Match, "room", property(lambda _match: 0))
    told = recorded(match, "id")
    assert TALLY in told.extra
    monkeypatch.setattr(record_module, "MAX_BYTES", size(told))
    assert TALLY in recorded(match, "id").extra
    monkeypatch.setattr(record_module, "MAX_BYTES", size(told) - 1)
    assert TALLY not in recorded(match, "id").extra
