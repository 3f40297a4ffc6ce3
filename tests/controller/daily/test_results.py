"""The results of daily deals and puzzles on disk."""

import errno
import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any, NoReturn

import pytest

from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily.results import DayDone, Results, Try
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.data_files import DAILY
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.game import AnyState

DAY = date(2026, 11, 23)
DEAL = Challenge("kobayakawa", DAY)


@pytest.fixture(scope="module")
def ended() -> AnyState:
    """A match that is over."""
    match = Match.new("kobayakawa", [Seat("Ann")] * 3, seed=1)
    while match.state.to_move is not None:
        match.act(match.state.legal_actions()[-1])
    return match.state


def test_the_first_try_counts_from_its_first_moment_to_its_end(tmp_path: Path, ended: AnyState) -> None:
    results = Results(tmp_path)
    assert results.tried(DEAL) is None
    results.begin(DEAL, "first")
    assert results.tried(DEAL) == Try("first")
    results.finish(DEAL, ended)
    assert ended.ranks is not None
    done = Try("first", ended.ranks[0], 3, ended.scores[0])
    assert results.tried(DEAL) == done
    assert Results(tmp_path).tried(DEAL) == done
    assert results.tried(Challenge("kobayakawa", DAY + timedelta(days=1))) is None


def test_a_file_of_many_people_is_read_again_with_those_who_played_last(tmp_path: Path) -> None:
    results = Results(tmp_path)
    people = [f"profile{number:03}" for number in range(203)]
    for number, person in enumerate(reversed(people)):
        results.answer(DAY + timedelta(days=number), person, right=True)
    again = Results(tmp_path)
    assert [person for person in people if not again.has_any(person)] == people[-3:]
    assert results.has_any(people[0])


def test_a_finished_try_is_never_changed(tmp_path: Path, ended: AnyState) -> None:
    results = Results(tmp_path)
    results.finish(DEAL, ended)
    assert results.tried(DEAL) is None
    results.begin(DEAL, "first")
    results.finish(DEAL, ended)
    before = (tmp_path / DAILY).read_bytes()
    results.finish(DEAL, ended)
    assert (tmp_path / DAILY).read_bytes() == before


def test_only_the_first_answer_to_a_puzzle_counts(tmp_path: Path) -> None:
    results = Results(tmp_path)
    assert results.solved(DAY) is None
    results.answer(DAY, right=False)
    results.answer(DAY, right=True)
    assert Results(tmp_path).solved(DAY) is False


def test_each_person_has_results_of_their_own(tmp_path: Path, ended: AnyState) -> None:
    one, other = Results(tmp_path), Results(tmp_path)
    one.begin(DEAL, "first")
    other.begin(DEAL, "anns", "ann")
    other.finish(DEAL, ended, "ann")
    one.answer(DAY, right=True)
    kept = Results(tmp_path)
    assert [kept.tried(DEAL, person) is None for person in ("", "ann", "ben")] == [False, False, True]
    assert (kept.tried(DEAL) or Try("")).match == "first"
    assert (kept.tried(DEAL, "ann") or Try("")).over
    assert [kept.solved(DAY, person) for person in ("", "ann")] == [True, None]
    assert kept.days_in_a_row(DAY, "ann") == 1


def test_days_in_a_row_end_today_or_yesterday(tmp_path: Path) -> None:
    results = Results(tmp_path)
    assert results.days_in_a_row(DAY) == 0
    for back in (1, 2, 4):
        results.answer(DAY - timedelta(days=back), right=False)
    results.begin(DEAL, "begun")
    assert results.days_in_a_row(DAY) == 2
    results.answer(DAY, right=True)
    assert results.days_in_a_row(DAY) == 3
    assert results.days_in_a_row(DAY + timedelta(days=2)) == 0


def test_a_clock_that_was_set_back_changes_no_other_day(tmp_path: Path) -> None:
    results = Results(tmp_path)
    results.answer(DAY, right=True)
    earlier = DAY - timedelta(days=3)
    results.answer(earlier, right=False)
    assert (results.solved(DAY), results.solved(earlier)) == (True, False)
    assert results.days_in_a_row(earlier) == 1


def test_a_streak_lasts_while_the_clock_is_back_and_when_it_goes_on(tmp_path: Path) -> None:
    results = Results(tmp_path)
    for back in range(5):
        results.answer(DAY - timedelta(days=back), right=True)
    for back in range(5):
        assert results.days_in_a_row(DAY - timedelta(days=back)) == 5, "it was later here already"
    results.answer(DAY - timedelta(days=4), right=False)
    results.answer(DAY - timedelta(days=200), right=True)
    results.answer(DAY + timedelta(days=200), right=True)
    assert results.days_in_a_row(DAY) == results.days_in_a_row(DAY + timedelta(days=1)) == 5
    assert results.days_in_a_row(DAY + timedelta(days=2)) == 0


def test_a_late_answer_shows_on_its_day_but_fills_no_gap(tmp_path: Path) -> None:
    results = Results(tmp_path)
    results.answer(DAY, right=True)
    results.answer(DAY - timedelta(days=1), right=True, late=True)
    results.answer(DAY - timedelta(days=2), right=True)
    kept = Results(tmp_path)
    assert kept.solved(DAY - timedelta(days=1)) is True
    assert kept.done(DAY - timedelta(days=1)).solved is True
    assert kept.days_in_a_row(DAY) == 1


def test_stars_come_after_the_end_once(tmp_path: Path, ended: AnyState) -> None:
    results = Results(tmp_path)
    results.award(DEAL, 3)
    results.begin(DEAL, "first")
    results.award(DEAL, 3)
    assert results.tried(DEAL) == Try("first")
    results.finish(DEAL, ended)
    assert results.done(DAY) == DayDone({DEAL.key: None}, None)
    before = results.tried(DEAL)
    assert before is not None
    results.award(DEAL, 2)
    results.award(DEAL, 3)
    kept = Results(tmp_path)
    assert kept.tried(DEAL) == replace(before, stars=2)
    assert kept.done(DAY) == DayDone({DEAL.key: 2}, None)


def test_stars_that_another_window_gave_stay(tmp_path: Path, ended: AnyState) -> None:
    one, other = Results(tmp_path), Results(tmp_path)
    one.begin(DEAL, "first")
    one.finish(DEAL, ended)
    other.reload()
    one.award(DEAL, 1)
    other.award(DEAL, 3)
    assert (Results(tmp_path).tried(DEAL) or Try("")).stars == 1
    assert (other.tried(DEAL) or Try("")).stars == 1


def test_a_try_is_kept_whole_when_nothing_of_it_could_be_written_in_time(tmp_path: Path, ended: AnyState) -> None:
    results = Results(tmp_path / "file" / "folder")
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError):
        results.begin(DEAL, "one")
    with pytest.raises(FileError):
        results.finish(DEAL, ended)
    with pytest.raises(FileError):
        results.award(DEAL, 2)
    (tmp_path / "file").unlink()
    results.answer(DAY, right=True)
    tried = Results(tmp_path / "file" / "folder").tried(DEAL)
    assert tried is not None
    assert (tried.match, tried.over, tried.stars) == ("one", True, 2)


def test_two_windows_keep_each_others_results(tmp_path: Path) -> None:
    one, other = Results(tmp_path), Results(tmp_path)
    one.answer(DAY, right=True)
    other.begin(DEAL, "match")
    one.reload()
    assert one.tried(DEAL) == Try("match")
    assert Results(tmp_path).solved(DAY) is True


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"days": 3}', b'{"format": "cardtable-daily", "days": []}'])
def test_a_file_that_is_damaged_counts_as_empty(tmp_path: Path, content: bytes) -> None:
    (tmp_path / DAILY).write_bytes(content)
    results = Results(tmp_path)
    assert results.days_in_a_row(DAY) == 0
    results.answer(DAY, right=True)
    assert Results(tmp_path).solved(DAY) is True


@pytest.mark.parametrize(
    "days",
    [
        {"2026-11-23": {"kobayakawa": {"match": "../x"}}},
        {"2026-11-23": {"kobayakawa": {"match": "x", "rank": 0, "players": 3, "score": 1}}},
        {"2026-11-23": {"kobayakawa": {"match": "x", "rank": 2**70, "players": 3, "score": 1}}},
        {"2026-11-23": {"kobayakawa": {"match": "x", "score": True}}},
        {"2026-11-23": {"kobayakawa": {"match": "x", "rank": 1, "players": 3, "score": 1, "stars": 4}}},
        {"2026-11-23": {"kobayakawa": {"match": "x", "rank": 1, "players": 3, "score": 1, "stars": True}}},
        {"2026-11-23": {"puzzle": {"right": 1}}},
        {"2026-11-23": {"puzzle": {"right": True, "late": 0}}},
        {"2026-11-23": {"kobayakawa": []}},
        {"2026-11-23": 3},
        {"tomorrow": {}},
    ],
)
def test_content_that_was_read_and_is_wrong_is_set_aside_and_told(tmp_path: Path, days: dict[str, Any]) -> None:
    content = json.dumps({"format": "cardtable-daily", "version": 2, "days": days})
    (tmp_path / DAILY).write_text(content, encoding="utf-8")
    set_aside = SetAside(tmp_path)
    assert not Results(tmp_path, set_aside).has_any()
    (told,) = set_aside.take()
    assert (told.name, told.moved, told.place.read_text(encoding="utf-8")) == (DAILY, True, content)


def test_a_file_that_cannot_be_read_for_a_moment_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sync program or a virus scanner held it: it was set aside, the days in a row with it, and tries began anew."""
    before = Results(tmp_path)
    for back in range(5):
        before.answer(DAY - timedelta(days=back), right=True)
    before.begin(DEAL, "first")
    set_aside = SetAside(tmp_path)
    with monkeypatch.context() as moment:
        moment.setattr("cardtable_gui.core.files.plain_file.os.fstat", refuse)
        results = Results(tmp_path, set_aside)
        assert results.tried(DEAL) is None
        with pytest.raises(FileError):
            results.begin(DEAL, "second")
        with pytest.raises(FileError):
            results.answer(DAY, right=False)
    assert set_aside.take() == []
    results.reload()
    assert (results.tried(DEAL), results.solved(DAY), results.days_in_a_row(DAY)) == (Try("first"), True, 5)
    results.answer(DAY + timedelta(days=1), right=True)
    kept = Results(tmp_path)
    assert (kept.tried(DEAL), kept.days_in_a_row(DAY + timedelta(days=1))) == (Try("first"), 6)


def refuse(_handle: int) -> NoReturn:
    raise OSError(errno.EIO, "Input/output error")


def test_a_file_of_a_later_version_is_left_as_it_is(tmp_path: Path) -> None:
    content = b'{"format": "cardtable-daily", "version": 3, "people": []}'
    (tmp_path / DAILY).write_bytes(content)
    results = Results(tmp_path)
    with pytest.raises(FileError):
        results.answer(DAY, right=True)
    assert (results.solved(DAY), (tmp_path / DAILY).read_bytes()) == (True, content)


def test_what_a_later_version_adds_to_an_entry_is_kept(tmp_path: Path) -> None:
    entry = {"match": "x", "mood": "good"}
    content = {"format": "cardtable-daily", "version": 2, "days": {"2026-11-23": {"kobayakawa": entry}}}
    (tmp_path / DAILY).write_text(json.dumps(content), encoding="utf-8")
    Results(tmp_path).answer(DAY, right=True)
    assert json.loads((tmp_path / DAILY).read_bytes())["days"]["2026-11-23"]["kobayakawa"] == entry


def test_what_cannot_be_written_still_counts_in_this_window(tmp_path: Path) -> None:
    results = Results(tmp_path / "file" / "folder")
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError):
        results.answer(DAY, right=True)
    assert results.solved(DAY) is True
