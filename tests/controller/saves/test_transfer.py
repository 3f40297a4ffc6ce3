"""Many records are exported to a folder and imported from one."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable_gui import i18n
from cardtable_gui.controller.saves import transfer
from cardtable_gui.controller.saves.notes import Note, Notes
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.controller.statistics.keeper import StatisticsKeeper
from cardtable_gui.core.files.limits import CancelledError
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.strict_json import Json
from tests.controller.statistics.played import finished, put_away


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "here")


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    folder = tmp_path / "exported"
    folder.mkdir()
    return folder


def test_what_was_exported_is_imported_with_tags_and_notes(store: Store, exported: Path, tmp_path: Path) -> None:
    matches = [put_away(store, finished(seed=seed)) for seed in (1, 2, 3)]
    note = Note(("close", "初勝利"), "Two lines\nof text.")
    assert transfer.export(store, matches, {matches[0]: note}, exported) == 3
    names = [f"kobayakawa-{seed}.cardtable" for seed in (1, 2, 3)]
    assert sorted(path.name for path in exported.iterdir()) == names
    there, notes = Store(tmp_path / "there"), Notes(tmp_path / "there")
    found = transfer.take_in(there, notes, sorted(exported.iterdir()))
    assert (found.new, found.known, found.refused) == (3, 0, [])
    assert list(notes.all().values()) == [note]
    keeper = StatisticsKeeper(there, tmp_path / "there")
    keeper.update()
    assert sorted(entry.seed for entry in keeper.entries()) == [1, 2, 3]
    # They were played elsewhere.
    assert keeper.results() == []


def test_a_match_that_is_there_already_is_not_imported_again(store: Store, exported: Path, tmp_path: Path) -> None:
    match = put_away(store, finished())
    for _ in range(2):
        transfer.export(store, [match], {}, exported)
    assert len(list(exported.iterdir())) == 2
    notes = Notes(tmp_path / "here")
    found = transfer.take_in(store, notes, exported.iterdir())
    assert (found.new, found.known) == (0, 2)
    found = transfer.take_in(Store(tmp_path / "there"), notes, exported.iterdir())
    assert (found.new, found.known) == (1, 1)


def test_an_imported_match_is_dated_by_its_end_or_its_file_but_never_in_the_future(
    exported: Path, tmp_path: Path
) -> None:
    end: Json = {"at": 1_000_000, "ranks": [1, 2, 3], "scores": [3, 2, 1], "winners": [0]}
    ended: Json = {"match": "x", "seconds": 1, "undos": 0, "hints": 0, "end": end}
    records = [finished(seed=seed).record for seed in range(3)]
    records[0] = replace(records[0], extra={**records[0].extra, "tally": ended})
    for seed, (record, changed) in enumerate(zip(records, (5_000_000, 2_000_000, 2**33), strict=True)):
        file = exported / f"{seed}.cardtable"
        file.write_text(dumps(record), encoding="utf-8")
        os.utime(file, (changed, changed))
    there, before = Store(tmp_path / "there"), time.time()
    transfer.take_in(there, Notes(tmp_path / "there"), sorted(exported.iterdir()))
    now, *dates = [each.modified.timestamp() for each in there.finished()]
    assert dates == [2_000_000, 1_000_000]
    assert before - 1 <= now <= time.time()
    keeper = StatisticsKeeper(there, tmp_path / "there")
    keeper.update()
    assert sorted(entry.end.at for entry in keeper.entries())[:2] == [1_000_000, 2_000_000]


def test_files_that_are_no_records_are_named_and_the_others_imported(
    store: Store, exported: Path, tmp_path: Path
) -> None:
    (exported / "bad.cardtable").write_text("{", encoding="utf-8")
    (exported / "good.cardtable").write_text(dumps(finished().record), encoding="utf-8")
    files = [*sorted(exported.iterdir()), exported / "missing.cardtable"]
    found = transfer.take_in(store, Notes(tmp_path / "here"), files)
    assert found.new == 1
    told = [i18n.text(message) for message in found.refused]
    assert ["bad.cardtable" in told[0], "missing.cardtable" in told[1]] == [True, True]


def test_an_unfinished_record_becomes_an_unfinished_match(store: Store, exported: Path, tmp_path: Path) -> None:
    (exported / "begun.cardtable").write_text(dumps(finished().branch(3).record), encoding="utf-8")
    transfer.take_in(store, Notes(tmp_path / "here"), exported.iterdir())
    assert [match.actions for match in store.unfinished()] == [3]
    assert store.finished() == []


def test_what_was_imported_before_a_cancelled_import_stays(store: Store, exported: Path, tmp_path: Path) -> None:
    for seed in range(3):
        (exported / f"{seed}.cardtable").write_text(dumps(finished(seed=seed).record), encoding="utf-8")

    def cancel(done: int, total: int) -> None:
        assert total == 3
        if done == 2:
            raise CancelledError

    with pytest.raises(CancelledError):
        transfer.take_in(store, Notes(tmp_path / "here"), exported.iterdir(), cancel)
    assert len(store.versions(finished=True)) == 2


def test_a_folder_that_cannot_be_written_is_told(store: Store, tmp_path: Path) -> None:
    match = put_away(store, finished())
    with pytest.raises(StoreError):
        transfer.export(store, [match], {}, tmp_path / "missing")
    assert transfer.export(store, ["deleted"], {}, tmp_path) == 0
