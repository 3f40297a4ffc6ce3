"""Exercises: when they come back, and how they are kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.practice import exercise as exercise_module
from cardtable_gui.controller.practice import exercises as exercises_module
from cardtable_gui.controller.practice.exercise import Exercise, dumps, loads
from cardtable_gui.controller.practice.exercises import Exercises, TooManyError
from cardtable_gui.controller.review.review import Judged, decisions_of
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.games import own_houses
from tests.support.recorded import ALL_GAMES, played

TODAY = date(2026, 11, 23)
SEATS = (Seat("Ann"), Seat("Ben"), Seat("Mio", "easy"))


def mistakes(match: Match) -> list[Exercise]:
    """All decisions of the first seat, as if each had given away 20 %."""
    found = []
    for index, decision in decisions_of(match, [0]):
        best = next(action for action in decision.view.legal_actions() if action != decision.chosen)
        verdict = Verdict(best, 0.3, 0.5, 0.02, 0.01)
        found.append(Exercise.of(match, Judged(index, 0, decision.chosen, verdict, 0.0), TODAY))
    return found


MATCH = played("gunjo", SEATS, most=40)
MISTAKES = mistakes(MATCH)
ONE = MISTAKES[0]


def test_it_rests_longer_each_time_it_is_solved_when_due() -> None:
    exercise, day, rests = ONE, TODAY, []
    for _ in range(6):
        assert exercise.is_due(day)
        exercise = exercise.answered(day, right=True)
        rests.append((exercise.due - day).days)
        assert not exercise.is_due(exercise.due - timedelta(days=1))
        day = exercise.due
    assert rests == [1, 3, 7, 21, 21, 21]


def test_a_right_answer_while_it_rests_changes_nothing_and_a_wrong_one_starts_it_over() -> None:
    resting = ONE.answered(TODAY, right=True).answered(TODAY + timedelta(days=1), right=True)
    later = TODAY + timedelta(days=2)
    assert resting.answered(later, right=True) == resting
    missed = resting.answered(later, right=False)
    assert missed.is_due(later)
    assert missed.answered(later, right=True).due == later + timedelta(days=1)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_it_comes_back_from_its_file_with_its_position(game: str) -> None:
    match = played(game, SEATS, most=30)
    for exercise in mistakes(match)[:3]:
        assert loads(exercise.id, dumps(exercise).encode()) == exercise
        at = len(exercise.record.actions)
        again = Match.of(exercise.record)
        assert again.state.view(0) == match.state_at(at).view(0)
        assert len(exercise.record.deals) == match.state_at(at).deal


@pytest.mark.parametrize("house", ["house-1", "house-2"])
def test_a_mistake_comes_back_by_the_house_rules_it_was_made_by(house: str) -> None:
    match = Match.new("godan", SEATS, seed=2, house=own_houses.content("godan", house))
    while len(match.steps) < 30:
        seat = match.state.to_move
        assert seat is not None
        match.act(match.package.policy.easy(match.state.view(seat), Random(len(match.steps))))
    for exercise in mistakes(match)[:4]:
        again = loads(exercise.id, dumps(exercise).encode())
        assert again == exercise
        assert Match.of(again.record).package.game is match.package.game
        assert again.known(match.package.game.notation(exercise.mistake.best)) is not None


def test_exercises_are_kept_once_and_those_due_for_longest_come_first(tmp_path: Path) -> None:
    store = Exercises(tmp_path)
    resting = ONE.answered(TODAY, right=True)
    assert store.add(resting)
    assert not store.add(replace(ONE, solved=7))
    for other in MISTAKES[1:3]:
        assert store.add(other)
    found = Exercises(tmp_path).all()
    assert found[-1] == resting
    assert {each.id for each in found[:2]} == {each.id for each in MISTAKES[1:3]}
    store.remove(ONE.id)
    store.remove(ONE.id)
    assert not store.has(ONE.id)
    assert len(store.all()) == 2


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _value: "",
        lambda _value: "[]",
        lambda value: json.dumps({**value, "format": "cardtable-record"}),
        lambda value: json.dumps({**value, "due": "tomorrow"}),
        lambda value: json.dumps({**value, "played": "fold"}),
        lambda value: json.dumps({**value, "solved": -1}),
        lambda value: json.dumps({**value, "verdicts": [7]}),
        lambda value: json.dumps({**value, "verdicts": [{**value["verdicts"][0], "chance": 2.5}]}),
        lambda value: json.dumps({**value, "record": {**value["record"], "game": "whist"}}),
    ],
)
def test_a_damaged_file_is_set_aside_and_told_once_and_the_others_stay(
    tmp_path: Path, spoil: Callable[[dict[str, Any]], str]
) -> None:
    set_aside = SetAside(tmp_path)
    store = Exercises(tmp_path, set_aside)
    store.add(ONE)
    store.add(MISTAKES[1])
    file = tmp_path / "practice" / f"{ONE.id}.exercise"
    text = spoil(json.loads(file.read_text(encoding="utf-8")))
    file.write_text(text, encoding="utf-8")
    for _ in range(2):
        assert store.all() == [MISTAKES[1]]
    (told,) = set_aside.take()
    assert told.place.read_text(encoding="utf-8") == text


def test_a_file_of_a_later_version_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Exercises(tmp_path)
    with monkeypatch.context() as later:
        later.setattr(exercise_module, "VERSION", 2)
        store.add(ONE)
    assert store.all() == []
    assert store.has(ONE.id)


def test_there_is_room_for_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercises_module, "MOST", 2)
    store = Exercises(tmp_path)
    store.add(ONE)
    store.add(MISTAKES[1])
    assert not store.add(ONE)
    with pytest.raises(TooManyError):
        store.add(MISTAKES[2])


def test_it_keeps_who_played_and_nothing_else_that_a_record_says() -> None:
    match = played("kobayakawa", (Seat("Ann"), Seat("Ben"), Seat("", "easy", character="mio")), most=20)
    record = replace(match.record, extra={**match.record.extra, "mine": [[[]]]})
    (exercise, *_) = mistakes(Match.of(record))
    assert exercise.record.extra == {"characters": ["", "", "mio"]}
    assert [seat.called for seat in exercise.position(Seat("Eri")).seats][2] == "Mio"


@pytest.mark.parametrize("names", [[[[["deep"]]]], ["Ann", "Ben"], {"0": "Ann"}, ["Ann", "Ben", 3]])
def test_a_stranger_s_names_are_not_taken_over_unless_they_are_names(names: Any) -> None:
    match = played("kobayakawa", (Seat("Ann"), Seat("Ben"), Seat("", "easy")), most=20)
    stranger = Match.of(replace(match.record, extra={"names": names, "characters": names}))
    (exercise, *_) = mistakes(stranger)
    assert exercise.record.extra == {}
    assert loads(exercise.id, dumps(exercise).encode()) == exercise


def test_who_has_no_name_is_one_of_the_cast_and_keeps_the_language() -> None:
    match = played("kobayakawa", (Seat("Ann"), Seat(""), Seat("Kai", "easy")), most=20)
    (exercise, *_) = mistakes(match)
    eri, other, kai = exercise.position(Seat("Eri", profile="5")).seats
    assert (eri, kai) == (Seat("Eri", profile="5"), Seat("Kai", "easy"))
    assert other == Seat("", "normal", character="hana")


def test_it_belongs_to_the_profile_by_which_it_was_played() -> None:
    match = played("kobayakawa", (Seat("Ann", profile="17"), Seat("Ben"), Seat("Kai", "easy")), most=20)
    (exercise, *_) = mistakes(match)
    assert exercise.profile == loads(exercise.id, dumps(exercise).encode()).profile == "17"
    assert "profiles" not in exercise.record.extra
    assert ONE.profile == loads(ONE.id, dumps(ONE).encode()).profile == ""
