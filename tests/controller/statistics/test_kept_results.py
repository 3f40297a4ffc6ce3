"""Results that no record tells any more stay; whatever is accepted is written, and read again."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable_gui.controller.saves.match_tally import TALLY, MatchEnd
from cardtable_gui.controller.saves.saved_match import FileVersion
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import NAMES, PROFILES, Seat
from cardtable_gui.controller.statistics import kept_results
from cardtable_gui.controller.statistics.database import Database
from cardtable_gui.controller.statistics.keeper import StatisticsKeeper
from cardtable_gui.controller.statistics.kept_results import KeptResults
from cardtable_gui.controller.statistics.match_results import MatchEntry, Opponent, PersonResult
from cardtable_gui.core.files.data_files import KEPT_RESULTS, STATISTICS
from cardtable_gui.core.files.limits import MAX_NAME_LENGTH
from cardtable_gui.core.files.record import MOST_SEED, dumps
from cardtable_gui.core.files.schema import LATEST_S, MOST
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.strict_json import Json, JsonError
from tests.controller.statistics.played import ANN, BEN, EASY, finished, put_away, recorded, result


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


@pytest.fixture
def keeper(store: Store, tmp_path: Path) -> StatisticsKeeper:
    return StatisticsKeeper(store, tmp_path)


def counted_anew(folder: Path) -> list[PersonResult]:
    """What counts after a start that finds no database."""
    (folder / STATISTICS).unlink()
    keeper = StatisticsKeeper(Store(folder), folder)
    keeper.update()
    return keeper.results()


@pytest.mark.parametrize("updated", [True, False])
def test_the_result_of_a_deleted_match_stays_even_if_the_database_is_lost(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path, updated: bool
) -> None:
    gone, _ = put_away(store, finished(seats=(ANN, BEN, EASY)), hints=2), put_away(store, finished(seed=2))
    keeper.update()
    before = keeper.results()
    store.remove_finished(gone)
    if updated:
        keeper.update()
    assert counted_anew(tmp_path) == before
    assert len(before) == 3


def test_a_match_that_was_played_on_and_deleted_stays_counted(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path
) -> None:
    match_id = store.new()
    record = recorded(finished(), match_id)
    store.write(match_id, dumps(replace(record, actions=record.actions[:3])))
    store.release(match_id)
    keeper.update()
    before = keeper.results()
    store.remove(match_id)
    assert [each.match for each in counted_anew(tmp_path)] == [each.match for each in before] == [match_id]


def test_a_match_that_never_counted_leaves_nothing(store: Store, keeper: StatisticsKeeper, tmp_path: Path) -> None:
    unfinished = store.new()
    store.write(unfinished, dumps(finished().branch(3).record))
    store.release(unfinished)
    of_bots = put_away(store, finished(seats=(EASY, EASY, EASY)))
    keeper.update()
    store.remove(unfinished)
    store.remove_finished(of_bots)
    keeper.update()
    assert not (tmp_path / KEPT_RESULTS).exists()


def test_records_that_vanish_without_the_program_leave_their_results(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path
) -> None:
    for seed in range(3):
        put_away(store, finished(seed=seed))
    keeper.update()
    before = keeper.results()
    shutil.rmtree(tmp_path / "finished")
    keeper.update()
    assert keeper.results() == counted_anew(tmp_path) == before
    assert len(before) == 3


def test_results_of_a_restored_backup_without_records_stay(tmp_path: Path) -> None:
    results = [replace(result(ended=number), match=f"m{number}") for number in range(3)]
    Database(tmp_path).add((), (), results)
    keeper = StatisticsKeeper(Store(tmp_path), tmp_path)
    keeper.update()
    assert keeper.results() == counted_anew(tmp_path)
    assert [each.match for each in keeper.results()] == ["m0", "m1", "m2"]


def test_a_record_that_comes_back_tells_its_own_result_again(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path
) -> None:
    match = put_away(store, finished())
    keeper.update()
    data = (tmp_path / "finished" / f"{match}.cardtable").read_bytes()
    store.remove_finished(match)
    keeper.update()
    before = keeper.results()
    (tmp_path / "finished" / f"{match}.cardtable").write_bytes(data)
    keeper.update()
    assert keeper.results() == counted_anew(tmp_path) == before


def test_erased_results_are_erased_everywhere_whatever_is_lost(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path
) -> None:
    gone, _ = put_away(store, finished()), put_away(store, finished(seed=2))
    keeper.update()
    store.remove_finished(gone)
    keeper.update()
    keeper.erase()
    # Not even the settings need to know.
    assert keeper.results() == counted_anew(tmp_path) == []
    keeper.update()
    assert keeper.results() == []
    assert len(keeper.entries()) == 1


def test_the_time_of_an_erasure_by_an_earlier_version_is_kept(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path
) -> None:
    put_away(store, finished())
    keeper.update(LATEST_S)
    assert keeper.results() == counted_anew(tmp_path) == []


@pytest.mark.parametrize("damage", [b"{", b'{"kept": 1, "erased": 0, "results": [3]}', b"\xff", b"[" * 100_000])
def test_a_damaged_file_is_set_aside_and_written_anew_from_the_database(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path, damage: bytes
) -> None:
    gone = put_away(store, finished())
    keeper.update()
    store.remove_finished(gone)
    keeper.update()
    before = keeper.results()
    (tmp_path / KEPT_RESULTS).write_bytes(damage)
    keeper.update()
    assert [each.name for each in store.set_aside.take()] == [KEPT_RESULTS]
    assert keeper.results() == counted_anew(tmp_path) == before
    assert len(before) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="not every name is one there")
def test_a_record_with_a_name_that_no_match_can_have_is_told_of_and_the_others_count(
    store: Store, keeper: StatisticsKeeper, tmp_path: Path
) -> None:
    good = put_away(store, finished())
    for name in (b"\xff\xfe.cardtable", b"a:b.cardtable", b".cardtable", b"line\nbreak.cardtable"):
        file = tmp_path / "finished" / os.fsdecode(name)
        file.write_text(dumps(recorded(finished(seed=2), "x")), encoding="utf-8")
    for _ in range(2):
        keeper.update()
        assert [each.match for each in keeper.results()] == [good]
    told = store.set_aside.take()
    assert len(told) == 4
    assert not any(each.moved for each in told)


SOMEBODY = Opponent("", None, "", "", 1, won=False)
NAME = st.text(st.characters(exclude_categories=["Cs"]), max_size=200)
COUNT = st.integers(0, MOST) | st.sampled_from([0, MOST])
AT = st.integers(0, LATEST_S) | st.sampled_from([0, LATEST_S])
MATCH = st.from_regex(r"\A[0-9a-z\u3042. ]{1,200}\Z").filter(lambda name: not name.startswith("."))


@st.composite
def opponents(draw: st.DrawFn, players: int) -> tuple[Opponent, ...]:
    """The others at a table, or nobody, as an earlier version told."""
    others = [
        Opponent(
            name=draw(NAME),
            level=draw(st.none() | NAME),
            profile=draw(NAME),
            character=draw(NAME),
            rank=draw(st.integers(1, players)),
            won=draw(st.booleans()),
        )
        for _ in range(players - 1)
    ]
    return tuple(others) if draw(st.booleans()) else ()


@st.composite
def results(draw: st.DrawFn) -> PersonResult:
    players = draw(st.integers(1, 20))
    return PersonResult(
        match=draw(MATCH),
        seat=draw(st.integers(0, players - 1)),
        game=draw(st.sampled_from(["godan", "x" * 100])),
        players=players,
        person=draw(NAME),
        profile=draw(st.none() | NAME),
        rivals=draw(NAME),
        rank=draw(st.integers(1, players)),
        score=draw(st.integers(-MOST, MOST)),
        share=draw(st.sampled_from([0.0, 1.0, 1 / 3])),
        ended=draw(AT),
        seconds=draw(st.none() | COUNT),
        undos=draw(COUNT),
        hints=draw(COUNT),
        played_on=draw(st.booleans()),
        decisions=draw(st.integers(0, 100_000)),
        loss=draw(st.floats(0, 100_000)),
        achievements=draw(st.none() | NAME),
        known_deal=draw(st.booleans()),
        house=draw(st.sampled_from(["", "house-1", "x" * MAX_NAME_LENGTH])),
        arranged=draw(st.sampled_from(["", "head_start", "seat_changes of-later", "x" * MAX_NAME_LENGTH])),
        opponents=draw(opponents(players)),
    )


@st.composite
def entries(draw: st.DrawFn) -> MatchEntry:
    players = draw(st.integers(1, 20))
    ranks = (1, *draw(st.lists(st.integers(1, players), min_size=players - 1, max_size=players - 1)))
    scores = draw(st.lists(st.integers(-MOST, MOST), min_size=players, max_size=players))
    won = draw(st.lists(st.booleans(), min_size=players, max_size=players))
    seats = tuple(Seat(draw(NAME), draw(st.none() | NAME)) for _ in range(players))
    end = MatchEnd(draw(AT), ranks, tuple(scores), tuple(won))
    seed = draw(st.sampled_from([-MOST_SEED, MOST_SEED, 0]))
    actions = draw(st.sampled_from([0, 100_000]))
    return MatchEntry(draw(MATCH), "godan", seats, actions, seed, end, draw(st.none() | COUNT))


@settings(max_examples=60, deadline=None)
@given(st.lists(results(), max_size=5), st.lists(entries(), max_size=5))
def test_whatever_the_database_and_the_file_accept_they_read_again(
    counted: list[PersonResult], listed: list[MatchEntry]
) -> None:
    unique = kept_results.by_key(counted)
    with TemporaryDirectory() as place:
        folder = Path(place)
        files = {each.match: each for each in listed}
        version = FileVersion(-(2**63 - 1), 2**63 - 1)
        Database(folder).add([(match, True, version, each) for match, each in files.items()], (), unique.values())
        anew = Database(folder)
        assert kept_results.by_key(anew.results()) == unique
        assert {each.match: each for each in anew.entries()} == files
        assert anew.seen().finished == dict.fromkeys(files, version)
        KeptResults(folder, SetAside(folder)).add(unique.values())
        assert KeptResults(folder, SetAside(folder)).read().results == unique
        assert not (folder / "damaged").exists()


@settings(max_examples=60, deadline=None)
@given(results())
def test_a_value_beyond_each_limit_is_refused_before_it_is_written(good: PersonResult) -> None:
    beyond = (
        {"match": "x" * 201},
        {"seat": good.players},
        {"game": "x" * 101},
        {"players": 21},
        {"person": "x" * 201},
        {"profile": "x" * 201},
        {"rivals": "x" * 201},
        {"rank": good.players + 1},
        {"score": MOST + 1},
        {"score": -MOST - 1},
        {"share": 1.01},
        {"ended": LATEST_S + 1},
        {"seconds": MOST + 1},
        {"undos": MOST + 1},
        {"hints": -1},
        {"decisions": 100_001},
        {"loss": 100_001.0},
        {"achievements": "x" * 10_001},
        {"arranged": "x" * 201},
        {"opponents": (SOMEBODY,) * good.players},
        {"opponents": (replace(SOMEBODY, rank=good.players + 1),) * (good.players - 1)},
        {"opponents": (replace(SOMEBODY, name="x" * 201),) * (good.players - 1)},
    )
    with TemporaryDirectory() as place:
        database = Database(Path(place))
        database.add((), (), [good])
        # Alone there is nobody else.
        for each in beyond[: -2 if good.players == 1 else len(beyond)]:
            with pytest.raises(JsonError):
                database.add((), (), [replace(good, **each)])
        assert database.results() == [good]


@settings(max_examples=40, deadline=None)
@given(st.lists(results(), min_size=3, max_size=12), st.data())
def test_the_file_holds_as_many_of_the_latest_results_as_it_may(
    counted: list[PersonResult], data: st.DataObject
) -> None:
    latest = sorted(kept_results.by_key(counted).values(), key=lambda each: -each.ended)
    wanted = data.draw(st.integers(0, len(latest)))
    with TemporaryDirectory() as place, pytest.MonkeyPatch.context() as patch:
        folder = Path(place)
        KeptResults(folder, SetAside(folder)).add(latest[:wanted])
        file = folder / KEPT_RESULTS
        size = file.stat().st_size if file.exists() else 0
        # As much room as these need, and then a little less.
        for room, most in ((size + 2 * kept_results._AROUND, wanted), (size - 1, wanted - 1)):
            if most < 0:
                continue
            patch.setattr(kept_results, "MOST_BYTES", room)
            file.unlink(missing_ok=True)
            KeptResults(folder, SetAside(folder)).add(latest)
            found = KeptResults(folder, SetAside(folder)).read().results
            assert not (folder / "damaged").exists()
            assert not file.exists() or file.stat().st_size <= room
            assert list(found.values()) == latest[: len(found)]
            assert len(found) >= most if most == wanted else len(found) <= most


@pytest.mark.parametrize("at", [1, LATEST_S])
@pytest.mark.parametrize("changed", [-(10**10), 0, 10**10, 32_503_680_000, 2**40])
def test_records_with_values_at_the_limits_count_and_are_read_again(tmp_path: Path, at: int, changed: int) -> None:
    store = Store(tmp_path)
    match = finished(seats=(ANN, EASY, BEN))
    ids = [store.new(), store.new()]
    told: dict[str, Json] = {
        "match": ids[0],
        "seconds": MOST,
        "undos": MOST,
        "hints": MOST,
        "played_on": True,
        "end": {"at": at, "ranks": [1, 3, 1], "scores": [MOST, -MOST, 0], "winners": [0, 2]},
    }
    extra: dict[str, Json] = {NAMES: ["", "x" * 500, ""], PROFILES: ["y" * 500, "", ""]}
    tallies: tuple[dict[str, Json], ...] = ({TALLY: told}, {})
    seats = ("n" * 200, "bot:" + "z" * 196, "")
    for match_id, tally in zip(ids, tallies, strict=True):
        record = replace(match.record, seats=seats, seed=-MOST_SEED, extra={**extra, **tally})
        store.write(match_id, dumps(record), over=True)
        store.release(match_id)
        try:
            os.utime(tmp_path / "finished" / f"{match_id}.cardtable", (changed, changed))
        except OSError:
            pytest.skip("no such time on this file system")
    keeper = StatisticsKeeper(store, tmp_path)
    keeper.update()
    found, listed = keeper.results(), keeper.entries()
    assert len(found) == 4
    assert len(listed) == 2
    anew = StatisticsKeeper(Store(tmp_path), tmp_path)
    anew.update()
    assert (anew.results(), anew.entries()) == (found, listed)
    assert store.set_aside.take() == []
