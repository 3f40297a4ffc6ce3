"""The database of results follows the records on disk: nothing lost, nothing counted twice."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from cardtable_gui import i18n
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.review.review import decisions_of
from cardtable_gui.controller.review.review_form import KeptVerdict
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics.database_image import MIGRATIONS, SUMMED, changed
from cardtable_gui.controller.statistics.keeper import BATCH, StatisticsError, StatisticsKeeper
from cardtable_gui.core.files.data_files import STATISTICS
from cardtable_gui.core.files.limits import CancelledError
from cardtable_gui.core.files.record import dumps
from cardtable_gui.games import own_houses
from tests.controller.statistics.played import ANN, BEN, EASY, HANA, as_before, finished, put_away, recorded


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


@pytest.fixture
def keeper(store: Store, tmp_path: Path) -> StatisticsKeeper:
    return StatisticsKeeper(store, tmp_path)


def test_a_finished_match_counts_once_for_each_person(store: Store, keeper: StatisticsKeeper) -> None:
    match = finished(seats=(ANN, EASY, BEN))
    match_id = put_away(store, match, hints=2)
    for _ in range(3):
        keeper.update()
    found = keeper.results()
    assert [(each.match, each.seat, each.person) for each in found] == [(match_id, 0, "Ann"), (match_id, 2, "Ben")]
    ranks = match.state.ranks or ()
    assert [each.rank for each in found] == [ranks[0], ranks[2]]
    assert all(each.assisted and each.hints == 2 and each.rivals == "mixed" for each in found)


def test_a_match_with_a_chosen_deal_counts_apart(store: Store, keeper: StatisticsKeeper) -> None:
    drawn, chosen = put_away(store, finished()), put_away(store, finished(seed=2), known_deal=True)
    keeper.update()
    assert {each.match: (each.known_deal, each.assisted) for each in keeper.results()} == {
        drawn: (False, False),
        chosen: (True, True),
    }


def test_what_an_earlier_version_counted_is_asked_which_deals_were_chosen(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path
) -> None:
    chosen = put_away(store, finished(), known_deal=True)
    keeper.update()
    put_back(tmp_path / STATISTICS, 2)
    assert [each.known_deal for each in keeper.results()] == [False]
    assert [each.match for each in keeper.entries()] == [chosen]
    keeper.update()
    assert [each.known_deal for each in keeper.results()] == [True]


@pytest.mark.parametrize("version", [3, 4])
def test_what_an_earlier_version_counted_is_asked_which_house_was_played(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path, version: int
) -> None:
    for house in ("house-1", "house-2"):
        match = Match.new("godan", (ANN, EASY, EASY), seed=1, house=own_houses.content("godan", house))
        while (seat := match.state.to_move) is not None:
            match.act(match.package.policy.easy(match.state.view(seat), Random(len(match.steps))))
        put_away(store, match)
    put_away(store, finished())
    keeper.update()
    counted = sorted(each.house for each in keeper.results())
    assert counted == ["", "house-1", "house-2"]
    put_back(tmp_path / STATISTICS, version)
    assert {each.house for each in keeper.results()} == {""}
    keeper.update()
    assert sorted(each.house for each in keeper.results()) == counted


def put_back(file: Path, version: int) -> None:
    """Write the same results as an earlier version did."""
    file.write_bytes(changed(file.read_bytes(), partial(as_before, version=version)))


def test_what_an_earlier_version_counted_is_asked_who_played(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path
) -> None:
    put_away(store, finished(seats=(ANN, HANA, BEN)))
    keeper.update()
    told = {each.person: each.opponents for each in keeper.results()}
    put_back(tmp_path / STATISTICS, 5)
    assert {each.opponents for each in keeper.results()} == {()}
    keeper.update()
    assert {each.person: each.opponents for each in keeper.results()} == told
    assert {person: [each.name or each.character for each in others] for person, others in told.items()} == {
        "Ann": ["hana", "Ben"],
        "Ben": ["Ann", "hana"],
    }


def test_how_a_match_first_ended_for_the_others_stays(store: Store, keeper: StatisticsKeeper) -> None:
    match = finished(seats=(ANN, HANA, BEN))
    match_id = put_away(store, match)
    keeper.update()
    before = keeper.results()
    others = (finished(seats=(ANN, HANA, BEN), seed=seed) for seed in range(9))
    other = next(each for each in others if each.state.ranks != match.state.ranks)
    store.write(match_id, dumps(recorded(other, match_id)), over=True)
    keeper.update()
    assert keeper.results() == before


def test_a_result_names_the_profile_of_its_person(store: Store, keeper: StatisticsKeeper) -> None:
    put_away(store, finished(seats=(Seat("Ann", profile="a1"), BEN, EASY)))
    keeper.update()
    assert [each.profile for each in keeper.results()] == ["a1", None]


def test_shared_wins_count_in_part(store: Store, keeper: StatisticsKeeper) -> None:
    # Of this seed Ben shares the first place.
    match = finished(seats=(ANN, BEN, EASY, EASY), seed=17)
    assert match.state.ranks == (3, 1, 1, 4)
    put_away(store, match)
    keeper.update()
    assert [each.share for each in keeper.results()] == [0, 0.5]


def test_the_first_result_of_a_match_stays(store: Store, keeper: StatisticsKeeper) -> None:
    match_id = put_away(store, finished())
    keeper.update()
    (first,) = keeper.results()
    # After undoing the end, the match goes on; then the record is deleted.
    record = recorded(finished(), match_id)
    store.write(match_id, dumps(replace(record, actions=record.actions[:3])))
    keeper.update()
    assert keeper.results() == [first]
    assert keeper.entries() == []
    store.release(match_id)
    store.remove(match_id)
    keeper.update()
    assert keeper.results() == [first]


def test_a_match_that_was_over_counts_although_its_end_was_undone(store: Store, keeper: StatisticsKeeper) -> None:
    match_id = store.new()
    record = recorded(finished(), match_id)
    store.write(match_id, dumps(replace(record, actions=record.actions[:3])))
    keeper.update()
    assert [each.match for each in keeper.results()] == [match_id]


def test_records_of_earlier_versions_count_by_their_end_and_their_file(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path
) -> None:
    match_id = store.new()
    store.write(match_id, dumps(finished().record), over=True)
    os.utime(tmp_path / "finished" / f"{match_id}.cardtable", (1_000_000, 1_000_000))
    keeper.update()
    (found,) = keeper.results()
    assert (found.ended, found.seconds, found.assisted) == (1_000_000, None, False)
    assert found.rank == (finished().state.ranks or ())[0]


def test_records_from_elsewhere_are_listed_but_do_not_count(store: Store, keeper: StatisticsKeeper) -> None:
    match_id = store.new()
    store.write(match_id, dumps(recorded(finished(), "another")), over=True)
    keeper.update()
    assert keeper.results() == []
    (entry,) = keeper.entries()
    assert (entry.match, entry.game, entry.seats) == (match_id, "kobayakawa", finished().seats)


def test_matches_of_bots_are_listed_but_do_not_count(store: Store, keeper: StatisticsKeeper) -> None:
    put_away(store, finished(seats=(EASY, EASY, EASY)))
    keeper.update()
    assert keeper.results() == []
    assert len(keeper.entries()) == 1


def test_erased_results_stay_erased_even_if_the_database_is_lost(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path
) -> None:
    put_away(store, finished())
    keeper.update()
    since = keeper.erase()
    keeper.update(since)
    assert keeper.results() == []
    (tmp_path / STATISTICS).unlink()
    keeper.update(since)
    assert keeper.results() == []
    assert len(keeper.entries()) == 1


@pytest.mark.parametrize("damage", ["gone", "no database", "cut", "torn", "without tables"])
def test_a_lost_or_damaged_database_is_made_anew(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path, damage: str
) -> None:
    for seed in range(3):
        put_away(store, finished(seed=seed))
    keeper.update()
    before, file = keeper.results(), tmp_path / STATISTICS
    data = file.read_bytes()
    if damage == "gone":
        file.unlink()
    elif damage == "no database":
        file.write_bytes(b"not a database" * 100)
    elif damage == "cut":
        file.write_bytes(data[:5000])
    elif damage == "torn":
        file.write_bytes(data[:4096] + Random(1).randbytes(len(data) - 4096))
    else:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("DROP TABLE result")
    keeper.update()
    assert keeper.results() == before
    assert len(before) == 3
    assert [path.name for path in (tmp_path / "damaged").glob("*")] == ([] if damage == "gone" else [STATISTICS])


@pytest.mark.parametrize("version", range(len(MIGRATIONS)))
def test_a_database_of_each_earlier_version_is_brought_up_to_date(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path, version: int
) -> None:
    put_away(store, finished())
    with closing(sqlite3.connect(tmp_path / STATISTICS)) as connection:
        for statements in MIGRATIONS[:version]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {version}")
        connection.commit()
    if version >= SUMMED:
        file = tmp_path / STATISTICS
        file.write_bytes(changed(file.read_bytes(), lambda _: None))
    keeper.update()
    assert len(keeper.results()) == len(keeper.entries()) == 1
    with closing(sqlite3.connect(tmp_path / STATISTICS)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert not (tmp_path / "damaged").exists()


def test_a_review_that_is_made_later_joins_the_result_and_its_changes_do(
    store: Store, keeper: StatisticsKeeper
) -> None:
    match = finished(seats=(ANN, EASY, BEN))
    match_id = put_away(store, match)
    keeper.update()
    assert [each.decisions for each in keeper.results()] == [0, 0]
    kept = {
        index: KeptVerdict.of(decision, Verdict(decision.chosen, 0.25, 0.5, 0.0, 0.0))
        for index, decision in decisions_of(match)
    }
    anns = [index for index in kept if match.steps[index].seat == 0]
    for judged in (anns[:1], list(kept)):
        store.reviews.write(match_id, review_form.dumps({index: kept[index] for index in judged}, match.package.game))
        store.reviews.write("record-of-another", "{}")
        keeper.update()
        seats = [match.steps[index].seat for index in judged]
        assert [(each.decisions, each.loss) for each in keeper.results()] == [
            (seats.count(seat), 0.25 * seats.count(seat)) for seat in (0, 2)
        ]
    # Reviews are kept for a while only; what they said stays.
    before = keeper.results()
    store.reviews.remove(match_id)
    keeper.update()
    assert keeper.results() == before


def test_the_database_of_a_newer_version_is_left_alone(store: Store, keeper: StatisticsKeeper, tmp_path: Path) -> None:
    put_away(store, finished())
    keeper.update()
    file = tmp_path / STATISTICS
    newer = changed(file.read_bytes(), lambda found: found.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}"))
    file.write_bytes(newer)
    for use in (keeper.update, keeper.results, keeper.entries, keeper.erase):
        with pytest.raises(StatisticsError) as refused:
            use()
        assert "newer version" in i18n.text(refused.value.message)
    assert file.read_bytes() == newer
    assert store.set_aside.take() == []


def test_a_damaged_record_spoils_nothing(store: Store, keeper: StatisticsKeeper, tmp_path: Path) -> None:
    put_away(store, finished())
    (tmp_path / "finished" / "bad.cardtable").write_text("{", encoding="utf-8")
    keeper.update()
    assert len(keeper.results()) == 1
    assert [found.name for found in store.set_aside.take()] == ["bad.cardtable"]


def test_what_was_read_before_a_cancelled_update_is_kept(
    store: Store, keeper: StatisticsKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable_gui.controller.statistics.keeper.BATCH", 2)
    assert BATCH > 2
    for seed in range(5):
        put_away(store, finished(seed=seed))

    def cancel(done: int, total: int) -> None:
        assert total == 5
        if done == 3:
            raise CancelledError

    with pytest.raises(CancelledError):
        keeper.update(progress=cancel)
    assert len(keeper.results()) == 3
    keeper.update()
    assert len(keeper.results()) == 5


UPDATER = """
import sys
from pathlib import Path
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.statistics import keeper

keeper.BATCH = 1
folder = Path(sys.argv[1])
keeper.StatisticsKeeper(Store(folder), folder).update(progress=lambda done, total: print(done, flush=True))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_update_loses_nothing_and_counts_nothing_twice(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path, repository: Path
) -> None:
    ids = {put_away(store, finished(seed=seed % 3)) for seed in range(30)}
    for killed_at in (3, 17):
        with subprocess.Popen(
            [sys.executable, "-c", UPDATER, str(tmp_path)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(repository)},
        ) as updater:
            assert updater.stdout is not None
            for line in updater.stdout:
                if int(line) >= killed_at - 3:
                    updater.send_signal(signal.SIGKILL)
                    break
    keeper.update()
    found = [each.match for each in keeper.results()]
    assert len(found) == len(ids)
    assert set(found) == ids
    assert not (tmp_path / "damaged").exists()
