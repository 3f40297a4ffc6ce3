"""Seats that change hands during a match: in its record, at each of its moments, and read from a stranger."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardtable_gui.controller.match import PEOPLE, Match, MatchFullError
from cardtable_gui.controller.seats import MOST_SEAT_CHANGES, SEAT_CHANGES, Seat, SeatChange, seat_changes_of
from cardtable_gui.core.files.record import dumps, read_record
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games import game
from tests.support.sessions import ANN, BEN, EASY, NORMAL, kobayakawa

HANA = Seat("", "normal", character="hana")
CHO = Seat("Cho", profile="cho-s-profile")


def played(match: Match, *texts: str) -> Match:
    for text in texts:
        match.act(match.package.game.parse(text))
    return match


def reopened(match: Match) -> Match:
    return Match.of(read_record(dumps(match.record), game, Random(0)))


def changed() -> Match:
    """Ann flips, leaves to Hana, who flips later; meanwhile Cho takes over from a bot."""
    match = played(kobayakawa(ANN, BEN, EASY), "flip")
    match.change_seat(0, HANA)
    played(match, "flip")
    match.change_seat(2, CHO)
    return played(match, "flip", "fold")


def test_the_record_tells_who_sits_there_now_and_who_sat_there_before() -> None:
    record = changed().record
    assert record.seats == ("bot:normal", "Ben", "Cho")
    assert record.extra == {
        "characters": ["hana", "", ""],
        "profiles": ["", "", "cho-s-profile"],
        SEAT_CHANGES: [{"at": 1, "seat": 0, "name": "Ann"}, {"at": 2, "seat": 2, "name": "Kim", "level": "easy"}],
    }


def test_at_each_moment_those_sit_there_who_sat_there_then() -> None:
    for match in (changed(), reopened(changed())):
        assert match.seats == (HANA, BEN, CHO)
        assert [match.seats_at(at) for at in range(5)] == [
            (ANN, BEN, EASY),
            (HANA, BEN, EASY),
            (HANA, BEN, CHO),
            (HANA, BEN, CHO),
            (HANA, BEN, CHO),
        ]


def test_whoever_comes_back_before_anything_has_happened_had_not_left() -> None:
    match = played(kobayakawa(ANN, BEN, EASY), "flip")
    before = match.record
    match.change_seat(0, HANA)
    match.change_seat(0, NORMAL)
    assert match.seat_changes == (SeatChange(1, 0, ANN),)
    match.change_seat(0, ANN)
    assert match.record == before
    assert not match.seat_changes


def test_whoever_comes_back_later_was_away() -> None:
    match = changed()
    match.change_seat(0, ANN)
    assert match.seats == (ANN, BEN, CHO)
    assert match.seat_changes[-1] == SeatChange(4, 0, HANA)
    assert match.only_person_ever is None


def test_undo_goes_back_beyond_a_change_and_brings_nobody_back() -> None:
    match = played(kobayakawa(ANN, BEN, EASY), "flip", "flip", "flip")
    match.change_seat(0, HANA)
    assert match.undo()
    assert (match.record.actions, match.seats) == (("flip",), (HANA, BEN, EASY))
    assert match.seat_changes == (SeatChange(1, 0, ANN),)
    assert reopened(match).seat_changes == match.seat_changes
    assert match.redo()
    assert match.seat_changes == (SeatChange(3, 0, ANN),)
    match.undo()
    played(match, "draw")
    assert match.seat_changes == (SeatChange(1, 0, ANN),)


def test_a_restart_leaves_everybody_where_they_sit_now() -> None:
    match = changed()
    match.restart()
    assert match.seats == (HANA, BEN, CHO)
    assert [change.at for change in match.seat_changes] == [0, 0]
    assert match.seats_at(0) == match.seats


def test_play_goes_on_from_a_moment_with_those_who_sat_there_then() -> None:
    match = changed()
    assert [match.branch(at).seats for at in range(3)] == [match.seats_at(at) for at in range(3)]
    assert [len(match.branch(at).seat_changes) for at in range(3)] == [0, 1, 2]
    assert match.branch(4, [ANN, ANN, ANN]).seats == (ANN, ANN, ANN)


def test_where_people_came_and_went_bots_have_not_played_alone() -> None:
    bots = played(kobayakawa(EASY, NORMAL, HANA), "flip")
    assert bots.bots_only
    bots.change_seat(1, BEN)
    played(bots, "flip")
    bots.change_seat(1, NORMAL)
    assert (bots.all_bots, bots.bots_only) == (True, False)
    assert not reopened(bots).bots_only
    assert PEOPLE in bots.branch(0, [EASY, NORMAL, HANA]).record.extra


@pytest.mark.parametrize(
    ("seats", "then", "only"),
    [
        ((ANN, EASY, HANA), [], 0),
        ((ANN, BEN, HANA), [], None),
        ((EASY, NORMAL, HANA), [], None),
        ((EASY, NORMAL, HANA), [(1, BEN)], 1),
        ((ANN, BEN, EASY), [(0, HANA)], None),
        ((ANN, EASY, HANA), [(0, BEN), (0, ANN)], None),
    ],
)
def test_the_only_person_is_the_only_one_who_has_ever_played(
    seats: tuple[Seat, ...], then: list[tuple[int, Seat]], only: int | None
) -> None:
    match = kobayakawa(*seats)
    for seat, who in then:
        played(match, "flip")
        match.change_seat(seat, who)
    assert match.only_person_ever == only


ENTRY: dict[str, Any] = {"at": 1, "seat": 0, "name": "Ann"}


@pytest.mark.parametrize(
    "told",
    [
        None,
        "Ann",
        {},
        [ENTRY, 3],
        [{**ENTRY, "at": -1}],
        [{**ENTRY, "at": "1"}],
        [{**ENTRY, "at": True}],
        [{**ENTRY, "seat": 3}],
        [{**ENTRY, "seat": 99}],
        [{**ENTRY, "name": "A" * 5000}],
        [{**ENTRY, "level": ""}],
        [{**ENTRY, "level": "e" * 5000}],
        [{**ENTRY, "profile": "p" * 65}],
        [{**ENTRY, "character": ["hana"]}],
        [ENTRY, {**ENTRY, "at": 0}],
        [ENTRY] * (MOST_SEAT_CHANGES + 1),
    ],
)
def test_what_a_stranger_tells_of_seats_is_checked_and_kept(told: Any) -> None:
    record = played(kobayakawa(ANN, BEN, EASY), "flip", "flip").record
    strange = replace(record, extra={**record.extra, SEAT_CHANGES: told})
    match = Match.of(strange)
    assert not match.seat_changes
    assert match.record == strange
    match.change_seat(0, HANA)
    assert match.seat_changes == (SeatChange(2, 0, ANN),)


def test_changes_are_no_later_than_what_an_older_program_left_of_the_match() -> None:
    record = changed().record
    assert [change.at for change in seat_changes_of(replace(record, actions=record.actions[:1]))] == [1, 1]


def test_a_record_holds_so_many_changes() -> None:
    match = played(kobayakawa(ANN, EASY, NORMAL), "flip")
    told: list[Json] = [{"at": 0, "seat": 1, "name": str(number)} for number in range(MOST_SEAT_CHANGES)]
    match = Match.of(replace(match.record, extra={SEAT_CHANGES: told}))
    before = match.record
    with pytest.raises(MatchFullError):
        match.change_seat(1, BEN)
    assert (match.record, match.seats) == (before, Match.of(before).seats)
